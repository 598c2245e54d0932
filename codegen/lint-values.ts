import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type JsonSchema, resolveReference, walkSchema } from './json.js';
import type { Report, SchemaFile } from './lint.js';
import { memberName } from './names.js';
import { nearest } from './nearest.js';

/** What a keyword says must hold of its own schema: a required name exists, a default fits, a pattern compiles. */
export function lintValues(schemas: readonly SchemaFile[], report: Report): void {
  const byPath = new Map(schemas.map(({ path, schema }) => [path, schema]));
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  for (const { path, schema } of schemas) ajv.addSchema(schema, path);
  for (const { path, schema: root } of schemas) {
    lintMembers(path, root, report);
    walkSchema(root, (schema, pointer) => {
      lintRequired(path, pointer, schema, byPath, report);
      lintPattern(path, pointer, schema, report);
      lintDefault(path, pointer, schema, ajv, report);
      if (schema.allOf && pointer !== '')
        report(
          path,
          `${pointer}/allOf`,
          'only a whole event builds on a base',
          'write its properties out, or use $ref',
        );
    });
  }
}

function lintRequired(
  path: string,
  pointer: string,
  schema: JsonSchema,
  byPath: ReadonlyMap<string, JsonSchema>,
  report: Report,
): void {
  const bases = (schema.allOf ?? []).map(({ $ref = '' }) => byPath.get(resolveReference($ref)));
  if (bases.includes(undefined)) return;
  const inherited = bases.flatMap((base) => Object.keys(base?.properties ?? {}));
  const names = new Set([...Object.keys(schema.properties ?? {}), ...inherited]);
  for (const [index, name] of (schema.required ?? []).entries()) {
    if (names.has(name)) continue;
    const guess = nearest(name, names);
    const help = guess ? `did you mean "${guess}"?` : 'declare the property';
    report(path, `${pointer}/required/${index}`, `requires "${name}", which is not a property`, help);
  }
}

function lintPattern(path: string, pointer: string, { pattern }: JsonSchema, report: Report): void {
  if (pattern === undefined) return;
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const text = `is not a regular expression: ${error instanceof Error ? error.message : error}`;
    report(path, `${pointer}/pattern`, text, 'write one that JavaScript reads with the "u" flag');
  }
}

function lintDefault(path: string, pointer: string, schema: JsonSchema, ajv: Ajv2020, report: Report): void {
  if (schema.default === undefined) return;
  const validate = compileAt(`${path}#${pointer}`, ajv);
  if (!validate || validate(schema.default)) return;
  const text = `the default ${JSON.stringify(schema.default)} is not a valid value`;
  report(path, `${pointer}/default`, text, ajv.errorsText(validate.errors, { dataVar: 'default' }));
}

/** A schema that does not compile has a problem of its own, reported where it is. */
function compileAt(reference: string, ajv: Ajv2020): ValidateFunction | undefined {
  try {
    return ajv.getSchema(reference);
  } catch {
    return undefined;
  }
}

/** The values of a named enum become the member names of a const object. */
function lintMembers(path: string, { enum: values = [] }: JsonSchema, report: Report): void {
  const owners = new Map<string, string>();
  for (const [index, value] of values.entries()) {
    const name = memberName(value);
    const owner = owners.get(name);
    if (!/^[A-Za-z_]\w*$/.test(name))
      report(path, `/enum/${index}`, `"${value}" gives no member name`, 'use letters, digits, "-" and "_"');
    else if (owner !== undefined)
      report(path, `/enum/${index}`, `"${value}" and "${owner}" are both the member ${name}`, 'change one of them');
    else owners.set(name, value);
  }
}
