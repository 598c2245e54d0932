import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { escapePointer, isJsonObject, type JsonSchema, walkSchema } from './json.js';
import { lintEvents } from './lint-events.js';
import type { LoadedFile } from './load.js';
import { nearest } from './nearest.js';
import type { Problem } from './problem.js';

export interface SchemaFile {
  path: string;
  schema: JsonSchema;
}

export type Report = (file: string, pointer: string, text: string, help: string) => void;

/** Finds every problem in the contract; the passes behind it may then trust what they read. */
export function lint(files: readonly LoadedFile[]): { schemas: SchemaFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (file, pointer, text, help) => problems.push({ file, pointer, text, help });
  lintVersion(files, report);
  const schemas = lintDialect(files, report);
  const known = new Set(files.map(({ path }) => path));
  for (const { path, schema } of schemas) lintReferences(path, schema, known, report);
  lintTitles(schemas, report);
  for (const file of schemas) lintNames(file, schemas, report);
  lintMessages(schemas, report);
  lintEvents(schemas, known, report);
  return { schemas, problems };
}

function lintVersion(files: readonly LoadedFile[], report: Report): void {
  const version = files.find(({ path }) => path === 'contract.json')?.json['version'];
  if (typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version)) return;
  report(
    'contract.json',
    '/version',
    `expected a version such as "1.0.0", found ${JSON.stringify(version)}`,
    'write { "version": "1.0.0" }',
  );
}

/** Checks each file against dialect.schema.json, the one list of allowed keywords. */
function lintDialect(files: readonly LoadedFile[], report: Report): SchemaFile[] {
  const dialect = files.find(({ path }) => path === 'dialect.schema.json');
  if (!dialect) {
    report('dialect.schema.json', '', 'is missing', 'restore it: it declares every keyword that a schema may use');
    return [];
  }
  const check = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile<JsonSchema>(dialect.json);
  const schemas: SchemaFile[] = [];
  for (const { path, json } of files) {
    if (!/^(bus|common|events|results|settings)\//.test(path)) continue;
    if (check(json)) schemas.push({ path, schema: json });
    else for (const error of sharpest(check.errors ?? [])) report(path, pointerOf(error), textOf(error), helpOf(error));
  }
  return schemas;
}

/** Of the errors that a choice between forms produces, only the one about the choice itself is of use, unless a deeper one exists. */
function sharpest(errors: readonly ErrorObject[]): ErrorObject[] {
  const useful = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'const');
  return useful.length > 0 ? useful : [...errors];
}

function pointerOf(error: ErrorObject): string {
  const name = error.params['additionalProperty'] ?? error.params['missingProperty'];
  return typeof name === 'string' ? `${error.instancePath}/${escapePointer(name)}` : error.instancePath;
}

function textOf(error: ErrorObject): string {
  if (error.keyword === 'additionalProperties') return `unknown key "${error.params['additionalProperty']}"`;
  if (error.keyword === 'required') return `"${error.params['missingProperty']}" is missing`;
  return `${error.message}, found ${JSON.stringify(error.data)}`;
}

function helpOf(error: ErrorObject): string {
  if (error.keyword === 'additionalProperties') {
    const allowed = Object.keys(
      isJsonObject(error.parentSchema?.['properties']) ? error.parentSchema['properties'] : {},
    );
    const guess = nearest(String(error.params['additionalProperty']), allowed);
    return `${guess ? `did you mean "${guess}"? ` : ''}schemas/dialect.schema.json lists every allowed key`;
  }
  if (error.keyword === 'required' && error.params['missingProperty'] === 'description') {
    return 'every property and every schema says in a sentence what it is: the reference page is made from it';
  }
  if (error.keyword === 'enum') return `one of: ${JSON.stringify(error.params['allowedValues'])}`;
  return 'schemas/dialect.schema.json says what is expected here';
}

function lintReferences(path: string, root: JsonSchema, known: ReadonlySet<string>, report: Report): void {
  walkSchema(root, (schema, pointer) => {
    if (schema.$ref === undefined) return;
    const target = resolveReference(schema.$ref);
    if (known.has(target)) return;
    const guess = nearest(target, known);
    report(
      path,
      `${pointer}/$ref`,
      `refers to ${target}, which does not exist`,
      guess ? `did you mean "../${guess}"?` : 'write that file or correct the reference',
    );
  });
}

/** References go up one folder and down into another, so that the path inside schemas/ is what follows. */
export function resolveReference(reference: string): string {
  return reference.replace(/^\.\.\//, '');
}

function lintTitles(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map<string, string>();
  for (const { path, schema } of schemas) {
    const title = schema.title ?? '';
    const owner = owners.get(title);
    if (owner)
      report(
        path,
        '/title',
        `the title "${title}" is taken by ${owner}`,
        'every title becomes a type, so it must be unique',
      );
    else owners.set(title, path);
  }
}

function lintNames({ path, schema: root }: SchemaFile, schemas: readonly SchemaFile[], report: Report): void {
  const ajv = new Ajv2020({ strict: false });
  walkSchema(root, (schema, pointer) => {
    const names = new Set([...Object.keys(schema.properties ?? {}), ...inheritedNames(schema, schemas)]);
    for (const [index, name] of (schema.required ?? []).entries()) {
      if (names.has(name)) continue;
      const guess = nearest(name, names);
      report(
        path,
        `${pointer}/required/${index}`,
        `requires "${name}", which is not a property`,
        guess ? `did you mean "${guess}"?` : 'declare the property',
      );
    }
    if (schema.default !== undefined && !schema.$ref && !ajv.validate(schema, schema.default)) {
      report(
        path,
        `${pointer}/default`,
        `the default ${JSON.stringify(schema.default)} is not a valid value`,
        `${ajv.errorsText()}`,
      );
    }
  });
}

function inheritedNames(schema: JsonSchema, schemas: readonly SchemaFile[]): string[] {
  const bases = (schema.allOf ?? []).map(({ $ref }) =>
    schemas.find(({ path }) => $ref !== undefined && path === resolveReference($ref)),
  );
  return bases.flatMap((base) => Object.keys(base?.schema.properties ?? {}));
}

function lintMessages(schemas: readonly SchemaFile[], report: Report): void {
  for (const { path, schema } of schemas) {
    const isMessage = path.startsWith('bus/');
    if (isMessage === (schema['x-message'] !== undefined)) continue;
    if (isMessage)
      report(path, '/x-message', 'a bus message needs "x-message"', 'give it the value that its `type` has');
    else report(path, '/x-message', 'only a schema in bus/ is a message', 'move the file to bus/ or remove the key');
  }
}
