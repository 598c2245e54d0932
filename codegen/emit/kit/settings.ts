import { referenceTo, titleOf } from '../../link/flatten.js';
import type { EventModel, Model } from '../../link/model.js';
import { compare } from '../../names.js';
import { type Json, type JsonSchema, mapSchema } from '../../read/json.js';
import { reachableEnums, reachableTypes } from '../reach.js';
import { matcherValues, matcherWords } from '../reference/words.js';
import type { Target } from '../target.js';
import { type Files, notice } from '../text.js';

/** A draft-07 schema for editors: `definitions` instead of `$defs`, and `examples` for completion. */
interface EditorSchema extends JsonSchema {
  $comment?: string;
  examples?: Json[];
  definitions?: { [title: string]: EditorSchema };
}

const rootTitle = 'HookSettings';
const definitionTitle = 'HookDefinition';

/**
 * Emits the schema of settings files for editors. It rejects unknown keys, which the contract allows for later versions,
 * because in an editor they are typos. Only the top level is open, because the file belongs to the host.
 */
export function emitKitSettings(model: Model, target: Target): Files {
  const types = reachableTypes([rootTitle], model.types);
  const definitions = [
    ...types.map(({ title, schema }): [string, EditorSchema] => [title, forEditors(nameEvents(schema, model))]),
    ...reachableEnums(types, model).map(({ title, description, values }): [string, EditorSchema] => [
      title,
      { description, type: 'string', enum: values },
    ]),
  ];
  const { [rootTitle]: root, ...others } = Object.fromEntries(definitions.sort(([a], [b]) => compare(a, b)));
  const { additionalProperties: _closed, properties, ...rest } = root ?? {};
  const $schema = { description: 'Schema of this file, for editors.', type: 'string' };
  const schema: EditorSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: notice(target),
    title: rootTitle,
    ...rest,
    properties: { $schema, ...properties },
    definitions: others,
  };
  return new Map([['kit/settings.schema.json', `${JSON.stringify(schema, null, 2)}\n`]]);
}

/** Adds a property per event to a map keyed by events, so that editors complete the names. */
function nameEvents(schema: JsonSchema, model: Model): JsonSchema {
  const { additionalProperties: entry, ...rest } = schema;
  if (schema['x-keys'] !== 'events' || typeof entry !== 'object') return schema;
  const definition = model.types.find(({ title }) => title === definitionTitle)?.schema ?? {};
  const events = model.events.map((event): [string, JsonSchema] => {
    const own = mapSchema(entry, (one) =>
      one.$ref === referenceTo(definitionTitle) ? definitionFor(event, definition, model) : one,
    );
    return [event.name, { ...own, description: event.summary }];
  });
  return { ...rest, properties: { ...rest.properties, ...Object.fromEntries(events) } };
}

/** Returns the hook definition of an event, with a description of its matcher. */
function definitionFor(event: EventModel, definition: JsonSchema, model: Model): JsonSchema {
  const shared = Object.keys(definition.properties ?? {}).map((name): [string, JsonSchema] => [
    name,
    { $ref: `${referenceTo(definitionTitle)}/properties/${name}` },
  ]);
  const values = matcherValues(event, model);
  const matcher: EditorSchema = {
    description: matcherWords(event),
    type: 'string',
    ...(values.length > 0 ? { examples: values } : {}),
  };
  return { ...definition, properties: { ...Object.fromEntries(shared), matcher } };
}

function forEditors(schema: JsonSchema): EditorSchema {
  return mapSchema(schema, (one) => {
    const { $schema, title, $ref, ...rest } = one;
    const words = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
    if ($ref !== undefined) return reference(`#/definitions/${titleOf($ref)}`, words);
    return one.properties && one.additionalProperties === undefined ? { ...words, additionalProperties: false } : words;
  });
}

/** Wraps a reference in `allOf` if it has siblings, which draft-07 ignores next to `$ref`. */
function reference($ref: string, siblings: JsonSchema): JsonSchema {
  return Object.keys(siblings).length === 0 ? { $ref } : { ...siblings, allOf: [{ $ref }] };
}
