import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { escapePointer, isJsonObject, type Json, type JsonSchema } from './json.js';
import type { Report, SchemaFile } from './lint.js';
import { groups, type LoadedFile } from './load.js';
import { nearest } from './nearest.js';

/** Checks each file against dialect.schema.json, the one list of allowed keywords. */
export function lintDialect(files: readonly LoadedFile[], known: ReadonlySet<string>, report: Report): SchemaFile[] {
  const dialect = files.find(({ path }) => path === 'dialect.schema.json');
  if (!dialect && known.has('dialect.schema.json')) return [];
  if (!dialect) {
    report('dialect.schema.json', '', 'is missing', 'restore it: it declares every keyword that a schema may use');
    return [];
  }
  const check = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateSchema: false,
  }).compile<JsonSchema>(dialect.json);
  const schemas: SchemaFile[] = [];
  for (const { path, json, ...origin } of files) {
    if (!groups.includes(path.split('/')[0] ?? '')) continue;
    const schema: unknown = structuredClone(json);
    if (check(schema)) {
      schemas.push({ path, schema, ...origin });
      continue;
    }
    const errors = sharpest(check.errors ?? []);
    for (const error of errors) report(path, pointerOf(error), textOf(error), helpOf(error));
    // The other passes read on in a repaired copy, so that one mistake does not hide the next.
    for (const error of errors) repair(schema, error);
    if (check(schema)) schemas.push({ path, schema, ...origin });
  }
  return schemas;
}

/** A choice between forms fails with an error for each form; the one about the structure is of use. */
function sharpest(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.filter(
    ({ keyword, schemaPath }) => keyword !== 'anyOf' && !(keyword === 'const' && schemaPath.includes('/anyOf/')),
  );
}

/** Makes good what has an obvious cure; anything else keeps the file from the passes that follow. */
function repair(root: unknown, error: ErrorObject): void {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const place = at(root, path);
  if (error.keyword === 'additionalProperties' && isJsonObject(place)) {
    const key = String(error.params['additionalProperty']);
    const meant = nearest(key, allowedKeys(error));
    if (meant && !(meant in place)) place[meant] = place[key] ?? null;
    delete place[key];
  }
  if (isMissingDescription(error) && isJsonObject(place)) place['description'] = '-';
  if (error.keyword === 'enum') replace(root, path, error.params['allowedValues'][0]);
  if (error.keyword === 'const') replace(root, path, error.params['allowedValue']);
}

function replace(root: unknown, path: readonly string[], value: Json): void {
  const parent = at(root, path.slice(0, -1));
  const key = path.at(-1);
  if (isJsonObject(parent) && key !== undefined) parent[key] = value;
}

function at(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return node[Number(key)];
    return isJsonObject(node) ? node[key] : undefined;
  }, root);
}

function pointerOf(error: ErrorObject): string {
  const name = error.params['additionalProperty'] ?? error.params['missingProperty'];
  return typeof name === 'string' ? `${error.instancePath}/${escapePointer(name)}` : error.instancePath;
}

function textOf(error: ErrorObject): string {
  if (error.keyword === 'additionalProperties') return `unknown key "${error.params['additionalProperty']}"`;
  if (error.keyword === 'required') return `"${error.params['missingProperty']}" is missing`;
  if (error.keyword === 'const') {
    return `must be ${JSON.stringify(error.params['allowedValue'])}, found ${JSON.stringify(error.data)}`;
  }
  return `${error.message}, found ${JSON.stringify(error.data)}`;
}

function helpOf(error: ErrorObject): string {
  if (error.keyword === 'additionalProperties') {
    const guess = nearest(String(error.params['additionalProperty']), allowedKeys(error));
    return `${guess ? `did you mean "${guess}"? ` : ''}schemas/dialect.schema.json lists every allowed key`;
  }
  if (isMissingDescription(error)) {
    return 'every property and every schema says in a sentence what it is: the reference page is made from it';
  }
  if (error.keyword === 'enum') return `one of: ${JSON.stringify(error.params['allowedValues'])}`;
  return 'schemas/dialect.schema.json says what is expected here';
}

function isMissingDescription({ keyword, params }: ErrorObject): boolean {
  return keyword === 'required' && params['missingProperty'] === 'description';
}

function allowedKeys({ parentSchema }: ErrorObject): string[] {
  const properties: unknown = parentSchema?.['properties'];
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

function unescapePointer(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
