import { type JsonSchema, walkSchema } from '../read/json.js';
import { describeKinds, isAlways, type Kind, kindsOf, resolved, type SchemasByPath } from './kinds.js';
import type { Report, SchemaFile } from './report.js';

/** Place of a schema inside the contract, by the use that the runtime makes of it. */
type Place = 'file' | 'input field' | 'output field' | 'specific field' | 'inside';

type PlacedKey = 'default' | 'x-chain' | 'x-ingress' | 'x-invalid' | 'x-keys' | 'x-merge' | 'x-translate';

interface KeyRule {
  key: PlacedKey;
  places: readonly Place[];
  /** Place of the key, for the message. */
  where: string;
}

const rules: readonly KeyRule[] = [
  { key: 'default', places: ['input field', 'output field', 'specific field'], where: 'a field of an event' },
  { key: 'x-chain', places: ['specific field'], where: 'a property of hookSpecificOutput' },
  { key: 'x-ingress', places: ['input field'], where: "a field of an event's input" },
  { key: 'x-invalid', places: ['output field', 'specific field'], where: "a field of an event's output" },
  { key: 'x-keys', places: ['file'], where: 'the map that a file describes' },
  { key: 'x-merge', places: ['specific field'], where: 'a property of hookSpecificOutput' },
  { key: 'x-translate', places: ['input field'], where: "a field of an event's input" },
];

/** Checks that each `x-` key is in a place where it has an effect, and fits the JSON type of its schema. */
export function checkXKeys(schemas: readonly SchemaFile[], byPath: SchemasByPath, report: Report): void {
  for (const { path, schema: root } of schemas) {
    walkSchema(root, (schema, pointer) => {
      checkPlaces(path, pointer, schema, root, report);
      checkKeyMap(path, pointer, schema, report);
      checkInvalid(path, pointer, schema, byPath, report);
      checkIngress(path, pointer, schema, root, report);
      checkTranslation(path, pointer, schema, byPath, report);
      checkRedact(path, pointer, schema, byPath, report);
    });
  }
}

function checkPlaces(path: string, pointer: string, schema: JsonSchema, root: JsonSchema, report: Report): void {
  const place = placeOf(path, pointer);
  for (const { key, places, where } of rules) {
    if (schema[key] === undefined || places.includes(place) || isDocumented(path, pointer, key, schema, root)) continue;
    const help = `remove it: it belongs to ${where}`;
    report(path, `${pointer}/${key}`, `"${key}" has no effect here`, help);
  }
}

function placeOf(path: string, pointer: string): Place {
  const [, side] = /^(?:events\/.*\.|common\/base-)(input|output)\.schema\.json$/.exec(path) ?? [];
  if (pointer === '') return 'file';
  if (/^\/properties\/[^/]*$/.test(pointer)) {
    if (side !== undefined) return side === 'input' ? 'input field' : 'output field';
  }
  const isSpecific = /^\/properties\/hookSpecificOutput\/properties\/[^/]*$/.test(pointer);
  return isSpecific && side === 'output' && path.startsWith('events/') ? 'specific field' : 'inside';
}

/** Returns true for a default of settings or of a frame, which the runtime applies, and for a merge rule inside a merged object. */
function isDocumented(path: string, pointer: string, key: PlacedKey, schema: JsonSchema, root: JsonSchema): boolean {
  if (key === 'default' && path.startsWith('common/')) return isFalseForRules(pointer, schema, root);
  if (key === 'default') return pointer !== '' && /^(?:bus|results|settings|worker)\//.test(path);
  return key === 'x-merge' && path.startsWith('common/') && /^\/properties\/[^/]*$/.test(pointer);
}

/** Returns true for an optional boolean, which is false for a rule if it is missing. */
function isFalseForRules(pointer: string, schema: JsonSchema, { required = [], properties = {} }: JsonSchema): boolean {
  const [, name = ''] = /^\/properties\/([^/]*)$/.exec(pointer) ?? [];
  return properties[name] === schema && schema.default === false && !required.includes(name);
}

function checkKeyMap(path: string, pointer: string, schema: JsonSchema, report: Report): void {
  if (schema['x-keys'] === undefined || typeof schema.additionalProperties === 'object') return;
  const help = 'describe the values with "additionalProperties", or remove the key';
  report(path, `${pointer}/x-keys`, '"x-keys" has an effect only on a map', help);
}

/** Rejects `x-invalid` on a field that every value fits. */
function checkInvalid(path: string, pointer: string, schema: JsonSchema, byPath: SchemasByPath, report: Report): void {
  if (schema['x-invalid'] === undefined || kindsOf(schema, byPath).size < 6) return;
  const help = 'give the field a type, or remove the key';
  report(path, `${pointer}/x-invalid`, '"x-invalid" has no effect: every value is valid', help);
}

function checkIngress(path: string, pointer: string, schema: JsonSchema, root: JsonSchema, report: Report): void {
  if (schema['x-ingress'] === undefined || placeOf(path, pointer) !== 'input field') return;
  const isRequired = root.required?.some((name) => root.properties?.[name] === schema);
  if (schema['x-ingress'] === 'engine') {
    if (path.startsWith('events/') && !isRequired && !schema.default && !schema['x-translate']) return;
    const text = 'only an optional field of an event, without default and translation, is set by the engine';
    report(
      path,
      `${pointer}/x-ingress`,
      text,
      'remove the key, or "default", "x-translate" and the name in "required"',
    );
    return;
  }
  if (isRequired && schema.default !== undefined) return;
  const help = 'add a default and list the field in "required", or remove the key';
  report(path, `${pointer}/x-ingress`, '"x-ingress" has an effect only on a required field with a default', help);
}

const kindsOfCodec: Readonly<Record<string, Kind>> = {
  llmRequest: 'object',
  llmResponse: 'object',
  systemInstruction: 'string',
  toolCalls: 'array',
  toolResults: 'array',
};

function checkTranslation(
  path: string,
  pointer: string,
  schema: JsonSchema,
  byPath: SchemasByPath,
  report: Report,
): void {
  const translate = schema['x-translate'];
  if (!translate) return;
  const at = `${pointer}/x-translate`;
  const kind = kindsOfCodec[translate.codec];
  if (kind !== undefined && !isAlways(schema, [kind], byPath)) {
    const found = describeKinds(kindsOf(schema, byPath));
    const text = `the codec "${translate.codec}" returns ${describeKinds([kind])}, but the field is ${found}`;
    report(path, `${at}/codec`, text, 'change the type of the field, or the codec');
  }
  if (schema.default !== undefined) {
    const text = 'a translated field cannot have a default';
    report(path, `${pointer}/default`, text, 'remove it: the value is always translated');
  }
  const base = byPath.get('common/base-input.schema.json')?.properties ?? {};
  if (Object.hasOwn(base, translate.raw)) {
    const text = `"${translate.raw}" is already a field of every event`;
    report(path, `${at}/raw`, text, 'the raw name is only used in requests: choose another one');
  }
}

/** Rejects `x-redact` where the kits do not look for texts, and on values that are not texts. */
function checkRedact(path: string, pointer: string, schema: JsonSchema, byPath: SchemasByPath, report: Report): void {
  if (schema['x-redact'] === undefined) return;
  const at = `${pointer}/x-redact`;
  const isOutput = /\.output\.schema\.json$/.test(path) && pointer.startsWith('/properties/hookSpecificOutput/');
  if (!/\/properties\/[^/]*$/.test(pointer) || !(isOutput || path.startsWith('common/'))) {
    report(path, at, '"x-redact" has no effect here', 'remove it: it belongs to a text in hookSpecificOutput');
  } else if (!isAlways(schema, ['string', 'array'], byPath)) {
    const found = describeKinds(kindsOf(schema, byPath));
    report(path, at, `"x-redact" needs a text or a list of parts, but the field is ${found}`, 'remove the key');
  }
}

/** Returns true for a list of objects with a required text `id`. */
export function isListById(schema: JsonSchema, byPath: SchemasByPath): boolean {
  const { items } = resolved(schema, byPath);
  const item = items && resolved(items, byPath);
  const { id } = item?.properties ?? {};
  return item?.required?.includes('id') === true && id !== undefined && isAlways(id, ['string'], byPath);
}
