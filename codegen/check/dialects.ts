import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../names.js';
import { escapePointer, isJsonObject, type Json, type JsonObject } from '../read/json.js';
import type { LoadedFile } from '../read/load.js';
import type { Report } from './report.js';

/** Meta-schema of the documents. */
export const META = 'dialects/document.schema.json';

/** Returns the documents that describe other agents' hooks, without their meta-schema. */
export function dialectDocuments<File extends { path: string }>(files: readonly File[]): File[] {
  return files.filter(({ path }) => path.startsWith('dialects/') && !path.endsWith('.schema.json'));
}

/** Checks each document against its meta-schema, then the names that it refers to. */
export function checkDialects(files: readonly LoadedFile[], eventNames: readonly string[], report: Report): void {
  // The built-in ones were checked before they were published. The package has only their names.
  const documents = dialectDocuments(files).filter(({ builtIn }) => !builtIn);
  if (documents.length === 0) return;
  const meta = files.find(({ path }) => path === META);
  if (meta === undefined) {
    report(META, '', 'is missing', 'restore it: it lists what a dialect document may contain');
    return;
  }
  const check = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateSchema: false }).compile(
    meta.json,
  );
  for (const { path, json } of documents) {
    if (check(json)) checkNames(path, json, eventNames, report);
    else
      for (const error of usefulErrors(check.errors ?? []))
        report(path, pointerOf(error), textOf(error), helpOf(error));
  }
}

function checkNames(path: string, document: JsonObject, eventNames: readonly string[], report: Report): void {
  const mustBe: MustBe = (pointer, what, name, names) => {
    if (typeof name !== 'string' || names.includes(name)) return;
    const guess = nearest(name, names);
    const help = guess ? `did you mean ${JSON.stringify(guess)}?` : `use one of: ${names.join(', ')}`;
    report(path, pointer, `there is no ${what} ${JSON.stringify(name)}`, help);
  };
  const keysOf = (name: string): string[] => Object.keys(objectIn(document, name));
  if (path !== `dialects/${String(document['dialect'])}.json`) {
    report(path, '/dialect', 'must be the name of the file', `write ${JSON.stringify(path.slice(9, -5))}`);
  }
  for (const [name, event] of Object.entries(objectIn(document, 'events'))) {
    if (!isJsonObject(event)) continue;
    const at = `/events/${escapePointer(name)}`;
    mustBe(`${at}/on`, 'event', event['on'], eventNames);
    mustBe(`${at}/base`, 'base', event['base'] ?? 'default', keysOf('bases'));
    mustBe(`${at}/matcher`, 'matcher', event['matcher'] ?? 'default', keysOf('matchers'));
    for (const [index, group] of listIn(event, 'output').entries()) {
      mustBe(`${at}/output/${index}`, 'group of rules', group, keysOf('output'));
    }
    checkMatch(`${at}/match`, event, objectIn(objectIn(document, 'bases'), String(event['base'] ?? 'default')), mustBe);
  }
  const install = objectIn(document, 'install');
  for (const name of Object.keys(objectIn(install, 'events')))
    mustBe(`/install/events/${escapePointer(name)}`, 'event', name, keysOf('events'));
  const { event: tested } = objectIn(install, 'selfTest');
  mustBe('/install/selfTest/event', 'installed event', tested, Object.keys(objectIn(install, 'events')));
  const fed = Object.values(objectIn(document, 'events')).map((event) => isJsonObject(event) && event['on']);
  for (const [index, name] of listIn(document, 'unfed').entries()) {
    mustBe(`/unfed/${index}`, 'event', name, eventNames);
    if (typeof name === 'string' && fed.includes(name))
      report(path, `/unfed/${index}`, `${JSON.stringify(name)} is in "events"`, 'remove it here or from "events"');
  }
  for (const table of ['perEvent', 'max']) {
    for (const name of Object.keys(objectIn(objectIn(document, 'timeout'), table))) {
      mustBe(`/timeout/${table}/${escapePointer(name)}`, 'event', name, keysOf('events'));
    }
  }
  checkVariables(document, '', mustBe);
}

/** Reports a name that is not in the list. */
type MustBe = (pointer: string, what: string, name: Json | undefined, names: readonly string[]) => void;

function checkMatch(pointer: string, event: JsonObject, base: JsonObject, mustBe: MustBe): void {
  const { match } = event;
  if (typeof match !== 'string' || match.startsWith('$')) return;
  mustBe(pointer, 'field', match, ['tool', ...Object.keys(base), ...Object.keys(objectIn(event, 'input'))]);
}

/** Values that the runtime supplies; `$tool.args.` takes any name. */
const VARIABLES = [
  '$event',
  '$callId',
  '$durationMs',
  '$turnId',
  '$loopCount',
  '$hostVersion',
  '$file.text',
  '$tool.name',
  '$tool.input',
  '$tool.response',
  '$tool.claude',
  '$tool.role',
  '$tool.mcp.server',
  '$tool.mcp.tool',
  '$result.text',
  '$result.stdout',
  '$result.stderr',
];

/** Reports unknown variables: they would reach scripts as literal text. */
function checkVariables(value: Json, pointer: string, mustBe: MustBe): void {
  if (typeof value === 'string') {
    if (/^\$(?![.{])/.test(value) && !value.startsWith('$tool.args.')) mustBe(pointer, 'value', value, VARIABLES);
    return;
  }
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) checkVariables(item, `${pointer}/${index}`, mustBe);
  if (!isJsonObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const at = `${pointer}/${escapePointer(key)}`;
    if (key !== '$' && key !== '$schema') checkVariables(key, at, mustBe);
    if (key !== '$schema') checkVariables(child, at, mustBe);
  }
}

function objectIn(value: JsonObject, name: string): JsonObject {
  const child = value[name];
  return isJsonObject(child) ? child : {};
}

function listIn(value: JsonObject, name: string): Json[] {
  const child = value[name];
  return Array.isArray(child) ? child : [];
}

/** Drops the errors of each `anyOf` branch, unless there are no others. */
function usefulErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const useful = errors.filter(
    ({ keyword, schemaPath }) => keyword !== 'propertyNames' && !schemaPath.includes('/anyOf/'),
  );
  return useful.length > 0 ? useful : [...errors];
}

function pointerOf({ instancePath, params, propertyName }: ErrorObject): string {
  const name = propertyName ?? params['additionalProperty'] ?? params['missingProperty'];
  return typeof name === 'string' ? `${instancePath}/${escapePointer(name)}` : instancePath;
}

function textOf({ keyword, params, message, data }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `unknown key "${params['additionalProperty']}"`;
  if (keyword === 'required') return `"${params['missingProperty']}" is missing`;
  return `${message}, found ${JSON.stringify(data)}`;
}

function helpOf({ keyword, params, data, parentSchema }: ErrorObject): string {
  const allowed: unknown = keyword === 'enum' ? params['allowedValues'] : Object.keys(propertiesOf(parentSchema));
  const names = Array.isArray(allowed) ? allowed.map(String) : [];
  const value = keyword === 'enum' ? data : params['additionalProperty'];
  const guess = typeof value === 'string' ? nearest(value, names) : undefined;
  return `${guess ? `did you mean "${guess}"? ` : ''}schemas/${META} lists what is allowed here`;
}

function propertiesOf(schema: unknown): object {
  const properties = isJsonObject(schema) ? schema['properties'] : undefined;
  return isJsonObject(properties) ? properties : {};
}
