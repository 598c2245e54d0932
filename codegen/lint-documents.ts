import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { escapePointer, isJsonObject, type Json, type JsonObject } from './json.js';
import type { Report } from './lint.js';
import type { LoadedFile } from './load.js';
import { nearest } from './nearest.js';

const META = 'dialects/document.schema.json';

/** The documents about other agents' hooks; their meta-schema stands beside them and is none. */
export function documentsIn<File extends { path: string }>(files: readonly File[]): File[] {
  return files.filter(({ path }) => path.startsWith('dialects/') && !path.endsWith('.schema.json'));
}

/** Checks each document against its meta-schema, then that whatever it names exists. */
export function lintDocuments(files: readonly LoadedFile[], eventNames: readonly string[], report: Report): void {
  const documents = documentsIn(files);
  if (documents.length === 0) return;
  const meta = files.find(({ path }) => path === META);
  if (meta === undefined) {
    report(META, '', 'is missing', 'restore it: it says what a dialect document may hold');
    return;
  }
  const check = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateSchema: false }).compile(
    meta.json,
  );
  for (const { path, json } of documents) {
    if (check(json)) lintNames(path, json, eventNames, report);
    else for (const error of sharpest(check.errors ?? [])) report(path, pointerOf(error), textOf(error), helpOf(error));
  }
}

function lintNames(path: string, document: JsonObject, eventNames: readonly string[], report: Report): void {
  const wrong = (pointer: string, what: string, name: string, known: Iterable<string>): void => {
    const names = [...known];
    const guess = nearest(name, names);
    const help = guess ? `did you mean ${JSON.stringify(guess)}?` : `known are ${names.join(', ')}`;
    report(path, pointer, `there is no ${what} ${JSON.stringify(name)}`, help);
  };
  const mustBe = (pointer: string, what: string, name: Json | undefined, known: readonly string[]): void => {
    if (typeof name === 'string' && !known.includes(name)) wrong(pointer, what, name, known);
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
    lintMatch(`${at}/match`, event, objectIn(objectIn(document, 'bases'), String(event['base'] ?? 'default')), mustBe);
  }
  const fed = Object.values(objectIn(document, 'events')).map((event) => isJsonObject(event) && event['on']);
  for (const [index, name] of listIn(document, 'unfed').entries()) {
    mustBe(`/unfed/${index}`, 'event', name, eventNames);
    if (typeof name === 'string' && fed.includes(name))
      report(path, `/unfed/${index}`, `${JSON.stringify(name)} is fed`, 'take it out, or out of "events"');
  }
  for (const table of ['perEvent', 'max']) {
    for (const name of Object.keys(objectIn(objectIn(document, 'timeout'), table))) {
      mustBe(`/timeout/${table}/${escapePointer(name)}`, 'event', name, keysOf('events'));
    }
  }
  lintWords(document, '', mustBe);
}

type MustBe = (pointer: string, what: string, name: Json | undefined, known: readonly string[]) => void;

function lintMatch(pointer: string, event: JsonObject, base: JsonObject, mustBe: MustBe): void {
  const { match } = event;
  if (typeof match !== 'string' || match.startsWith('$')) return;
  mustBe(pointer, 'field', match, ['tool', ...Object.keys(base), ...Object.keys(objectIn(event, 'input'))]);
}

/** What the runtime supplies; `args.` takes any name. */
const WORDS = [
  '$event',
  '$callId',
  '$turnId',
  '$loopCount',
  '$hostVersion',
  '$file.text',
  '$tool.name',
  '$tool.input',
  '$tool.claude',
  '$tool.role',
  '$tool.mcp.server',
  '$tool.mcp.tool',
];

/** A dollar at the front of a text or a path that is none of ours would reach scripts as it is written. */
function lintWords(value: Json, pointer: string, mustBe: MustBe): void {
  if (typeof value === 'string') {
    if (/^\$(?![.{])/.test(value) && !value.startsWith('$tool.args.')) mustBe(pointer, 'value', value, WORDS);
    return;
  }
  if (Array.isArray(value)) for (const [index, item] of value.entries()) lintWords(item, `${pointer}/${index}`, mustBe);
  if (!isJsonObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const at = `${pointer}/${escapePointer(key)}`;
    if (key !== '$' && key !== '$schema') lintWords(key, at, mustBe);
    if (key !== '$schema') lintWords(child, at, mustBe);
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

/** A choice between forms fails with an error for each form; what is wrong at the very place is of use. */
function sharpest(errors: readonly ErrorObject[]): ErrorObject[] {
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
  const written = keyword === 'enum' ? data : params['additionalProperty'];
  const guess = typeof written === 'string' ? nearest(written, names) : undefined;
  return `${guess ? `did you mean "${guess}"? ` : ''}schemas/${META} says what is expected here`;
}

function propertiesOf(schema: unknown): object {
  const properties = isJsonObject(schema) ? schema['properties'] : undefined;
  return isJsonObject(properties) ? properties : {};
}
