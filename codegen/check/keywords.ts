import { type JsonSchema, walkSchema } from '../read/json.js';
import { describeKinds, kindsOf, type SchemasByPath } from './kinds.js';
import type { Report, SchemaFile } from './report.js';

type Keyword = keyof JsonSchema;

/** Types that a keyword applies to. */
const typesOf: readonly [Keyword, readonly string[]][] = [
  ['properties', ['object']],
  ['required', ['object']],
  ['additionalProperties', ['object']],
  ['items', ['array']],
  ['enum', ['string']],
  ['pattern', ['string']],
  ['minimum', ['number', 'integer']],
  ['maximum', ['number', 'integer']],
];

/** Keywords that describe values by themselves, so that no other keyword may restrict them further. */
const alone: readonly Keyword[] = ['$ref', 'anyOf', 'not'];

/** Rejects keywords that have no effect, and those that contradict each other. */
export function checkKeywords(schemas: readonly SchemaFile[], byPath: SchemasByPath, report: Report): void {
  for (const { path, schema: root } of schemas) {
    walkSchema(root, (schema, pointer) => {
      const reportKey: ReportKey = (key, text, help) => report(path, `${pointer}/${key}`, text, help);
      if (pointer !== '') checkRootKeys(schema, reportKey);
      checkAlone(schema, reportKey);
      checkType(schema, reportKey);
      checkConstant(schema, byPath, reportKey);
      checkRange(schema, reportKey);
      checkMap(schema, reportKey);
      checkForms(schema, reportKey);
      checkAbsent(schema, reportKey);
    });
    if (root.not) report(path, '/not', 'no value is valid', 'use "not" only for a property that is never present');
  }
}

type ReportKey = (key: string, text: string, help: string) => void;

function checkRootKeys(schema: JsonSchema, reportKey: ReportKey): void {
  const help = 'remove it, or move the schema to a file of its own';
  for (const key of ['title', '$schema'] as const) {
    if (schema[key] !== undefined) reportKey(key, `"${key}" has an effect only at the top of a file`, help);
  }
}

function checkAlone(schema: JsonSchema, reportKey: ReportKey): void {
  const owner = alone.find((key) => schema[key] !== undefined);
  if (owner === undefined) return;
  const others: Keyword[] = ['type', 'const', 'allOf', ...typesOf.map(([key]) => key), ...alone];
  for (const key of new Set(others)) {
    if (key === owner || schema[key] === undefined) continue;
    reportKey(key, `"${key}" cannot be next to "${owner}"`, placeFor(key, owner));
  }
}

function placeFor(key: string, owner: string): string {
  if (owner === '$ref') return `remove "${key}", or write it in the file that "$ref" names`;
  return owner === 'anyOf' ? `remove "${key}", or write it in each form of "anyOf"` : `remove "${key}" or "${owner}"`;
}

/** Rejects a keyword that says nothing about the type: `minimum` on a string. */
function checkType(schema: JsonSchema, reportKey: ReportKey): void {
  if (alone.some((key) => schema[key] !== undefined)) return;
  for (const [key, types] of typesOf) {
    if (schema[key] === undefined || types.includes(schema.type ?? '')) continue;
    const needed = types.map((type) => `"${type}"`).join(' or ');
    if (schema.type === undefined) reportKey(key, `"${key}" needs the type ${needed}`, `add "type": ${needed}`);
    else
      reportKey(
        key,
        `"${key}" has no effect on the type "${schema.type}"`,
        `remove it, or change the type to ${needed}`,
      );
  }
}

function checkConstant(schema: JsonSchema, byPath: SchemasByPath, reportKey: ReportKey): void {
  const { const: value, type, enum: values = [], pattern } = schema;
  const [kind] = value === undefined ? [] : kindsOf({ const: value }, byPath);
  if (kind !== undefined && type !== undefined && type !== kind) {
    reportKey(
      'const',
      `the constant is ${describeKinds([kind])}, but the type is "${type}"`,
      `remove "type", or write "${kind}"`,
    );
  }
  if (value !== undefined && schema.enum) reportKey('enum', '"enum" cannot be next to "const"', 'remove one of them');
  const texts = [
    ...values.map((one, index) => ['enum', `enum/${index}`, one] as const),
    ['const', 'const', value] as const,
  ];
  for (const [key, at, text] of texts) {
    if (typeof text !== 'string' || pattern === undefined || matches(text, pattern)) continue;
    reportKey(
      at,
      `${JSON.stringify(text)} does not match the pattern ${pattern}`,
      `remove "pattern", or correct "${key}"`,
    );
  }
}

/** Returns true if the pattern matches, or if it is invalid, which another check reports. */
function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

function checkRange({ type, minimum, maximum }: JsonSchema, reportKey: ReportKey): void {
  if (minimum === undefined || maximum === undefined) return;
  const isEmpty = type === 'integer' ? Math.ceil(minimum) > Math.floor(maximum) : minimum > maximum;
  const numbers = type === 'integer' ? 'integer' : 'number';
  if (isEmpty)
    reportKey('minimum', `no ${numbers} is between ${minimum} and ${maximum}`, 'correct "minimum" or "maximum"');
}

/** Rejects an object that is also a map: TypeScript requires that known properties have the type of the others. */
function checkMap(schema: JsonSchema, reportKey: ReportKey): void {
  if (!schema.properties || typeof schema.additionalProperties !== 'object' || schema['x-keys']) return;
  const help = 'describe either the properties, or the values of a map';
  reportKey('additionalProperties', '"additionalProperties" with a schema cannot be next to "properties"', help);
}

/** Rejects forms of `anyOf` that make others useless. */
function checkForms({ anyOf = [] }: JsonSchema, reportKey: ReportKey): void {
  const seen = new Map<string, number>();
  for (const [index, { description: _, ...form }] of anyOf.entries()) {
    const key = JSON.stringify(form);
    const first = seen.get(key);
    seen.set(key, first ?? index);
    if (first !== undefined) reportKey(`anyOf/${index}`, `is the same form as anyOf/${first}`, 'remove one of them');
    if (isAnything(form))
      reportKey(`anyOf/${index}`, 'accepts every value', 'remove the other forms, or give this one a type');
    if (form.not) reportKey(`anyOf/${index}/not`, 'accepts no value', 'remove this form');
  }
}

function isAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => key.startsWith('x-'));
}

/** Rejects `not: {}` where a value must exist. */
function checkAbsent(
  { properties = {}, required = [], items, additionalProperties }: JsonSchema,
  reportKey: ReportKey,
): void {
  for (const [index, name] of required.entries()) {
    if (!Object.hasOwn(properties, name) || !properties[name]?.not) continue;
    reportKey(
      `required/${index}`,
      `requires "${name}", which is never present`,
      'remove the name, or describe the property',
    );
  }
  const help = 'use "not" only for a property that is never present';
  if (items?.not) reportKey('items/not', 'no item is valid', help);
  if (typeof additionalProperties === 'object' && additionalProperties.not) {
    reportKey('additionalProperties/not', 'no value is valid', help);
  }
}
