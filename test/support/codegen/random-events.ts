import fc from 'fast-check';
import type { Json, JsonObject } from '../../../codegen/read/json.js';
import { oddNames } from './odd-names.js';
import { fittingValue } from './schema-values.js';

/** Random properties of one event of a host. Some of them are wrong. */
export interface RandomEvent {
  input: JsonObject;
  required: string[];
  specific: JsonObject;
  event: JsonObject;
}

/** Types that every random contract has in common/. */
export const sharedTypes: Readonly<Record<string, JsonObject>> = {
  mood: { title: 'Mood', type: 'string', enum: ['calm', 'to-string', 'A_B'] },
  plan: {
    title: 'Plan',
    type: 'object',
    properties: {
      id: { description: 'Id.', type: 'string' },
      next: { description: 'Next.', $ref: '../common/plan.schema.json' },
    },
    required: ['id'],
  },
  'plan-list': { title: 'PlanList', type: 'array', items: { $ref: '../common/plan.schema.json' } },
  'any-plan': {
    title: 'AnyPlan',
    anyOf: [{ $ref: '../common/plan-list.schema.json' }, { $ref: '../common/plan.schema.json' }, { type: 'null' }],
  },
};

const references = [...Object.keys(sharedTypes), 'decision', 'tool-config', 'llm-usage'];

/** Names of fields: ordinary ones, often equal, and those that look like code. */
const fieldNames = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('stage', 'from_stage', 'details', 'details_mode', 'steps', 'tool_input') },
  { weight: 2, arbitrary: fc.constantFrom(...oddNames.filter((name) => name !== 'constructor'), 'toString') },
  { weight: 1, arbitrary: fc.constantFrom('additionalContext', 'clearContext', 'toolConfig', 'Stage', 'a_b', 'aB') },
);

const words = fc.constantFrom('a', 'b', 'calm', 'merge', 'replace', 'x-y', 'é', '"');

function simpleSchemas(): fc.Arbitrary<JsonObject> {
  return fc.oneof(
    fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('\\S', '^[a-z]+$') }, { requiredKeys: ['type'] }),
    fc.record({ type: fc.constant('string'), enum: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: fc.oneof(words, fc.boolean()) }),
    fc.record(
      {
        type: fc.constantFrom('number', 'integer'),
        minimum: fc.integer({ min: -3, max: 3 }),
        maximum: fc.integer({ min: 3, max: 9 }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ type: fc.constantFrom('boolean', 'null', 'object', 'array') }),
    fc.constantFrom(...references).map((name) => ({ $ref: `../common/${name}.schema.json` })),
    fc.constantFrom<JsonObject>(
      {},
      { type: 'string', 'x-ts': "Mood | 'x'" },
      { type: 'object', 'x-ts': 'Partial<Plan>' },
    ),
  );
}

const { schema: schemas } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 5, arbitrary: simpleSchemas() },
    { weight: 1, arbitrary: tie('schema').map((items) => ({ type: 'array', items })) },
    { weight: 1, arbitrary: tie('schema').map((values) => ({ type: 'object', additionalProperties: values })) },
    { weight: 1, arbitrary: fc.uniqueArray(tie('schema'), { minLength: 2, maxLength: 3 }).map((anyOf) => ({ anyOf })) },
    {
      weight: 2,
      arbitrary: fc.dictionary(fieldNames, tie('schema'), { maxKeys: 3, noNullPrototype: true }).chain((properties) =>
        requiredOf(properties).map((required) => ({
          type: 'object',
          properties: described(properties),
          ...(required.length > 0 ? { required } : {}),
        })),
      ),
    },
  ),
}));

function requiredOf(properties: JsonObject): fc.Arbitrary<string[]> {
  return fc.subarray(Object.keys(properties));
}

function described(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, describedOne(schema)]));
}

function describedOne(schema: Json): Json {
  return { description: 'A field.', ...Object(schema) };
}

/** Keys of fields that have an effect in some places and on some types only. */
const noise: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 24, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ default: fc.constantFrom<Json>('a', 1, true, [], {}, 'calm') }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<JsonObject>(
      { minimum: 5 },
      { pattern: '^b' },
      { enum: ['a'] },
      { type: 'string' },
      { required: ['a'] },
      { 'x-ts': 'string[]' },
      { 'x-ingress': 'required' },
      { 'x-invalid': 'unusable' },
      { 'x-chain': 'replace' },
      { not: {} },
    ),
  },
);

const merges = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('by-id', 'decision', 'every', 'join', 'merge', 'mode', 'or', 'tool-config') },
);

/** Returns a default that fits; none for a reference, which would have to be followed. */
function defaultOf(schema: JsonObject): JsonObject {
  const hasReference = JSON.stringify(schema).includes('"$ref"');
  return hasReference ? {} : { default: fittingValue(Object(schema), () => ({})) };
}

const inputFields = fc.dictionary(
  fieldNames,
  fc
    .tuple(schemas, noise, fc.nat(3))
    .map(([schema, more, chance]) => ({ ...schema, ...(chance === 0 ? defaultOf(schema) : {}), ...more })),
  { maxKeys: 4, noNullPrototype: true },
);

/** Types that a merge strategy often fits, besides the random ones. */
const mergeable = fc.constantFrom<JsonObject>(
  { type: 'string', 'x-merge': 'join' },
  { type: 'boolean', 'x-merge': 'or' },
  { type: 'boolean', 'x-merge': 'every' },
  { type: 'object', 'x-merge': 'merge' },
  { $ref: '../common/plan-list.schema.json', 'x-merge': 'by-id' },
  { $ref: '../common/decision.schema.json', 'x-merge': 'decision' },
  { $ref: '../common/tool-config.schema.json', 'x-merge': 'tool-config' },
);

const outputFields = fc.dictionary(
  fieldNames,
  fc.oneof(
    { weight: 2, arbitrary: mergeable },
    {
      weight: 1,
      arbitrary: fc.tuple(schemas, merges).map(([schema, merge]) => (merge ? { ...schema, 'x-merge': merge } : schema)),
    },
  ),
  { maxKeys: 4, noNullPrototype: true },
);

/** Random events: fields of all kinds, odd names, shared types, defaults and x- keys. */
export const randomEvents: fc.Arbitrary<RandomEvent> = fc.tuple(inputFields, outputFields).chain(([input, specific]) =>
  fc.record({
    input: fc.constant(described(input)),
    required: requiredOf(input),
    specific: fc.constant(described(specific)),
    event: fc.record(
      {
        merge: fc.constantFrom('or', 'replace', 'or', 'last'),
        effects: fc.oneof(
          { weight: 3, arbitrary: fc.constant<string[]>(['block']) },
          { weight: 1, arbitrary: fc.subarray(['stop', 'context', 'clear-context', 'edit-tool-input']) },
        ),
        matcher: fc.record({ field: nameIn(input), kind: fc.constantFrom('regex', 'whole') }),
      },
      { requiredKeys: ['merge', 'effects'] },
    ),
  }),
);

/** Returns a field for a matcher: mostly one with texts, if there is one. */
function nameIn(properties: JsonObject): fc.Arbitrary<string> {
  const names = Object.keys(properties);
  const texts = names.filter((name) => Object(properties[name])['type'] === 'string');
  return fc.constantFrom(...[...names.slice(0, 1), ...texts, ...texts, ...texts, 'stage'].slice(0, 4));
}
