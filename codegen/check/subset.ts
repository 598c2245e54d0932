import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../names.js';
import { escapePointer, isJsonObject, type Json, type JsonSchema } from '../read/json.js';
import { groups, type LoadedFile } from '../read/load.js';
import type { Report, SchemaFile } from './report.js';

/** Checks each schema against subset.schema.json, which lists the allowed keywords. Returns the valid and the repaired ones. */
export function checkSubset(files: readonly LoadedFile[], paths: ReadonlySet<string>, report: Report): SchemaFile[] {
  const subset = files.find(({ path }) => path === 'subset.schema.json');
  if (!subset && paths.has('subset.schema.json')) return [];
  if (!subset) {
    report('subset.schema.json', '', 'is missing', 'restore it: it declares every keyword that a schema may use');
    return [];
  }
  const check = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateSchema: false,
  }).compile<JsonSchema>(subset.json);
  const schemas: SchemaFile[] = [];
  for (const { path, json, ...origin } of files) {
    if (!groups.includes(path.split('/')[0] ?? '')) continue;
    const schema: unknown = structuredClone(json);
    if (check(schema)) {
      schemas.push({ path, schema, ...origin });
      continue;
    }
    const errors = usefulErrors(check.errors ?? []);
    for (const error of errors) report(path, pointerOf(error), textOf(error), helpOf(error));
    // Later checks read a repaired copy, so that one mistake does not hide the next.
    for (const error of errors) repair(schema, error);
    if (check(schema)) schemas.push({ path, schema, ...origin });
  }
  return schemas;
}

/** Drops the errors of each `anyOf` branch: the error about the structure is the useful one. */
function usefulErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.filter(
    ({ keyword, schemaPath }) => keyword !== 'anyOf' && !(keyword === 'const' && schemaPath.includes('/anyOf/')),
  );
}

/** Repairs a mistake with an obvious fix. Later checks skip a file that cannot be repaired. */
function repair(root: unknown, error: ErrorObject): void {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const parent = at(root, path);
  if (error.keyword === 'additionalProperties' && isJsonObject(parent)) {
    const key = String(error.params['additionalProperty']);
    const meant = nearest(key, allowedKeys(error));
    if (meant && !(meant in parent)) parent[meant] = parent[key] ?? null;
    delete parent[key];
  }
  if (isMissingDescription(error) && isJsonObject(parent)) parent['description'] = '-';
  // Without an optional key, later checks have nothing to report about it.
  if (error.keyword === 'enum' && path.at(-1)?.startsWith('x-')) replace(root, path, undefined);
  else if (error.keyword === 'enum') replace(root, path, error.params['allowedValues'][0]);
  if (error.keyword === 'const') replace(root, path, error.params['allowedValue']);
}

function replace(root: unknown, path: readonly string[], value: Json | undefined): void {
  const parent = at(root, path.slice(0, -1));
  const key = path.at(-1);
  if (!isJsonObject(parent) || key === undefined) return;
  if (value === undefined) delete parent[key];
  else parent[key] = value;
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
    return `${guess ? `did you mean "${guess}"? ` : ''}schemas/subset.schema.json lists every allowed key`;
  }
  if (isMissingDescription(error)) {
    return 'describe every property and every schema in one sentence: the reference page is generated from it';
  }
  if (error.keyword === 'enum') return `one of: ${JSON.stringify(error.params['allowedValues'])}`;
  const key = error.instancePath.split('/').findLast((name) => !/^\d+$/.test(name)) ?? '';
  return helpByKey.get(key) ?? 'schemas/subset.schema.json lists what is allowed here';
}

const helpByKey = new Map([
  ['$ref', 'write "../<folder>/<name>.schema.json": a reference names a whole file'],
  ['additionalProperties', 'leave it out, or write true or a schema: objects are open'],
  ['const', 'write a string or a boolean; for a number use "minimum" and "maximum"'],
  ['enum', 'list at least one string, each once'],
  ['name', 'begin with a capital letter, and use letters only: "BeforeDeploy"'],
  ['not', 'write {}: the property is never present'],
  ['since', 'write a version such as "1.0.0"'],
  ['title', 'begin with a capital letter, and use letters and digits only: "DeployPlan"'],
]);

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
