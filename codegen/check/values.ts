import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { memberName, nearest } from '../names.js';
import { type JsonSchema, resolveReference, walkSchema } from '../read/json.js';
import type { Report, SchemaFile } from './report.js';

/** Checks the values of keywords: required names exist, defaults are valid, patterns compile. Our own are checked by us. */
export function checkValues(schemas: readonly SchemaFile[], report: Report): void {
  const byPath = new Map(schemas.map(({ path, schema }) => [path, schema]));
  const ajv = new Ajv2020({ strict: false, validateSchema: false, ownProperties: true });
  for (const { path, schema } of schemas) ajv.addSchema(schema, path);
  for (const { path, schema: root, builtIn } of schemas) {
    if (builtIn) continue;
    checkMembers(path, root, report);
    walkSchema(root, (schema, pointer) => {
      checkRequired(path, pointer, schema, byPath, report);
      checkPattern(path, pointer, schema, report);
      checkDefault(path, pointer, schema, ajv, report);
      checkSetting(path, pointer, schema, report);
      if (schema.allOf && !(pointer === '' && /^(?:events|results|traces)\//.test(path)))
        report(
          path,
          `${pointer}/allOf`,
          'only an event schema can build on a base',
          'list its properties, or use $ref',
        );
    });
  }
}

function checkRequired(
  path: string,
  pointer: string,
  schema: JsonSchema,
  byPath: ReadonlyMap<string, JsonSchema>,
  report: Report,
): void {
  const bases = (schema.allOf ?? []).map(({ $ref = '' }) => byPath.get(resolveReference($ref)));
  if (bases.includes(undefined) || schema.type !== 'object') return;
  const inherited = bases.flatMap((base) => Object.keys(base?.properties ?? {}));
  const names = new Set([...Object.keys(schema.properties ?? {}), ...inherited]);
  for (const [index, name] of (schema.required ?? []).entries()) {
    if (names.has(name)) continue;
    const guess = nearest(name, names);
    const help = guess ? `did you mean "${guess}"?` : 'declare the property';
    report(path, `${pointer}/required/${index}`, `requires "${name}", which is not a property`, help);
  }
}

function checkPattern(path: string, pointer: string, { pattern }: JsonSchema, report: Report): void {
  if (pattern === undefined) return;
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const text = `is not a regular expression: ${error instanceof Error ? error.message : error}`;
    report(path, `${pointer}/pattern`, text, 'write a pattern that JavaScript accepts with the "u" flag');
  }
}

function checkDefault(path: string, pointer: string, schema: JsonSchema, ajv: Ajv2020, report: Report): void {
  for (const key of ['default', 'x-strictest'] as const) {
    const value = schema[key];
    const validate = value === undefined ? undefined : compileAt(`${path}#${pointer}`, ajv);
    if (!validate || validate(value)) continue;
    const text = `the ${key} ${JSON.stringify(value)} is not a valid value`;
    report(path, `${pointer}/${key}`, text, ajv.errorsText(validate.errors, { dataVar: key }));
  }
}

/** Rejects rules for settings anywhere else, where no code would read them. */
function checkSetting(path: string, pointer: string, schema: JsonSchema, report: Report): void {
  const isSetting = path === 'settings/settings.schema.json' && /^\/properties\/[^/]+$/.test(pointer);
  for (const key of ['x-scope', 'x-strictest'] as const) {
    if (schema[key] === undefined || isSetting) continue;
    report(path, `${pointer}/${key}`, `only a setting has "${key}"`, 'remove it');
  }
  const isOfHook = /^settings\/[^/]+-hook\.schema\.json$/.test(path) && /^\/properties\/[^/]+$/.test(pointer);
  if (schema['x-edit'] === undefined || isOfHook) return;
  report(path, `${pointer}/x-edit`, 'only a property of a hook type has "x-edit"', 'remove it');
}

/** Compiles a subschema. Returns undefined if that fails; the cause is reported by another check. */
function compileAt(reference: string, ajv: Ajv2020): ValidateFunction | undefined {
  try {
    return ajv.getSchema(reference);
  } catch {
    return undefined;
  }
}

/** Checks the values of a named enum: each becomes a member name of a const object. */
function checkMembers(path: string, { enum: values = [] }: JsonSchema, report: Report): void {
  const owners = new Map<string, string>();
  for (const [index, value] of values.entries()) {
    const name = memberName(value);
    const owner = owners.get(name);
    if (!/^[A-Za-z_]\w*$/.test(name))
      report(path, `/enum/${index}`, `"${value}" cannot become a member name`, 'use letters, digits, "-" and "_"');
    else if (owner !== undefined)
      report(path, `/enum/${index}`, `"${value}" and "${owner}" are both the member ${name}`, 'change one of them');
    else owners.set(name, value);
  }
}
