import { titleOf } from '../flatten.js';
import { type Json, type JsonSchema, mapSchema } from '../json.js';
import type { EventModel, Model } from '../model.js';
import { compare } from '../problem.js';
import { matcherSentence, matcherValues } from './matcher.js';
import { reachableEnums, reachableTypes } from './reach.js';
import { type Files, notice } from './source.js';
import { expandKeys } from './types.js';

type Schema = JsonSchema & { $comment?: string; examples?: Json[]; definitions?: { [title: string]: Schema } };

const root = 'HookSettings';
const definition = 'HookDefinition';

/**
 * The settings for editors, in the draft that editors read. Stricter than the contract, which lets unknown keys pass
 * for the sake of later versions: here they are typos.
 */
export function emitKitSettings(model: Model): Files {
  const types = reachableTypes([root], model);
  const settings = types.find(({ title }) => title === root)?.schema ?? {};
  const definitions = [
    ...types.filter(({ title }) => title !== root).map(({ title, schema }) => entry(title, expandKeys(schema, model))),
    ...reachableEnums(types, model).map(({ title, description, values }) =>
      entry(title, { description, type: 'string', enum: values }),
    ),
    ...model.events.map((event) => entry(definitionOf(event), eventDefinition(event, model))),
  ];
  const { additionalProperties: _open, properties, ...rest } = forEditors(settings);
  const schema: Schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: notice([]),
    title: root,
    ...rest,
    properties: { $schema: { description: 'The schema that an editor checks this file with.', type: 'string' }, ...properties },
    definitions: Object.fromEntries(definitions.sort(([a], [b]) => compare(a, b))),
  };
  return new Map([['kit/settings.schema.json', `${JSON.stringify(schema, null, 2)}\n`]]);
}
