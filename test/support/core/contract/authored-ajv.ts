import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { formatProblems } from '../../../../codegen/problem.js';
import type { Case } from '../../../../codegen/read/cases.js';
import type { Json } from '../../../../codegen/read/json.js';
import { parseSources, readSources } from '../../../../codegen/read/load.js';

/** Schema node as plain JSON: the oracle must not depend on how the generator reads schemas. */
export type SchemaNode = { [key: string]: unknown };

export interface AuthoredSchema {
  /** Path inside schemas/, with slashes on every platform. */
  readonly file: string;
  readonly title: string;
  readonly schema: SchemaNode;
}

export const schemasDir = fileURLToPath(new URL('../../../../schemas/', import.meta.url));

const groups = ['bus', 'common', 'events', 'results', 'settings', 'traces', 'worker'];

/** Returns every hand-written schema, in file order. */
export function readAuthoredSchemas(dir: string = schemasDir): AuthoredSchema[] {
  return groups.flatMap((group) =>
    readdirSync(join(dir, group))
      .filter((name) => name.endsWith('.schema.json'))
      .sort()
      .map((name) => readAuthored(dir, `${group}/${name}`)),
  );
}

function readAuthored(dir: string, file: string): AuthoredSchema {
  const schema = readJson(join(dir, file));
  const { title } = isNode(schema) ? schema : {};
  if (!isNode(schema) || typeof title !== 'string') throw new Error(`${file} has no title`);
  return { file, title, schema };
}

export interface AuthoredValidators {
  /** Returns the validator of a schema by title, compiled on first use. */
  validator(title: string): ValidateFunction;
  /** Returns the pointers of all violations, or an empty list if the value is valid. */
  failures(title: string, value: unknown): string[];
}

/** Compiles the schemas as written with Ajv: not flattened, found by path because they have no `$id`. */
export function compileAuthored(schemas: readonly AuthoredSchema[]): AuthoredValidators {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  for (const { file, schema } of schemas) ajv.addSchema(schema, file);
  const files = new Map(schemas.map(({ title, file }) => [title, file]));
  const validator = (title: string): ValidateFunction => {
    const compiled = ajv.getSchema(files.get(title) ?? '');
    if (!compiled) throw new Error(`no schema has the title ${title}`);
    return compiled;
  };
  return {
    validator,
    failures(title, value) {
      const validate = validator(title);
      return validate(value) === true ? [] : (validate.errors ?? []).map(placeOf);
    },
  };
}

/** Returns the JSON pointer of an error; a missing property has the pointer it would have. */
export function placeOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty }: { missingProperty?: unknown } = params;
  return typeof missingProperty === 'string' ? `${instancePath}/${escapePointer(missingProperty)}` : instancePath;
}

/** Returns the cases of every title, valid ones without `at`. */
export function readContractCases(dir: string = schemasDir): Case[] {
  const { cases, problems } = parseSources(readSources(dir));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return cases;
}

/** Returns the values of the valid cases of a title. */
export function validValues(title: string): Json[] {
  return readContractCases().flatMap((one) => (one.title === title && one.at === undefined ? [one.value] : []));
}

/** Calls `visit` for the schema and every schema inside it, with its JSON pointer. */
export function walkSchema(schema: SchemaNode, visit: (node: SchemaNode, pointer: string) => void, pointer = ''): void {
  visit(schema, pointer);
  for (const [key, value] of Object.entries(schema)) {
    const here = `${pointer}/${escapePointer(key)}`;
    if (holdsSchemas.has(key)) walkEach(value, visit, here);
    else if (isSchema.has(key) && isNode(value)) walkSchema(value, visit, here);
  }
}

// Other keywords contain data: a `default`, a `const` or an `x-` key is not a schema.
const isSchema = new Set(['items', 'additionalProperties', 'propertyNames', 'not', 'contains']);
const holdsSchemas = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'anyOf',
  'allOf',
  'oneOf',
]);

function walkEach(children: unknown, visit: (node: SchemaNode, pointer: string) => void, pointer: string): void {
  if (typeof children !== 'object' || children === null) return;
  for (const [key, child] of Object.entries(children)) {
    if (isNode(child)) walkSchema(child, visit, `${pointer}/${escapePointer(key)}`);
  }
}

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
