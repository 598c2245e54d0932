import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../../codegen/read/json.js';
import type { SourceFile } from '../../../codegen/read/load.js';
import { schemasDir } from './sources.js';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** Additions to a contract with one event named Ping and one message named Ring; all are optional. */
export interface Tiny {
  /** Properties of Ping's input. */
  input?: JsonObject;
  required?: string[];
  /** Properties of Ping's `hookSpecificOutput`. */
  specific?: JsonObject;
  /** Columns of Ping's `x-event`. */
  event?: JsonObject;
  /** Further schemas: path inside schemas/ to the content besides `$schema` and `description`. */
  files?: { [path: string]: JsonObject };
}

export function tinyContract({ input = {}, required = [], specific = {}, event = {}, files = {} }: Tiny): SourceFile[] {
  const schemas: { [path: string]: JsonObject } = {
    'common/base-input.schema.json': {
      ...object('HookInput', { hook_event_name: { type: 'string' } }),
      required: ['hook_event_name'],
    },
    'common/base-output.schema.json': object('HookOutput', { reason: { type: 'string' } }),
    'events/ping.input.schema.json': {
      ...object('PingHookInput', { hook_event_name: { const: 'Ping' }, ...input }),
      ...(required.length > 0 ? { required } : {}),
      allOf: [{ $ref: '../common/base-input.schema.json' }],
      'x-event': { name: 'Ping', when: 'Now.', merge: 'or', effects: [], since: '1.0.0', ...event },
    },
    'events/ping.output.schema.json': {
      ...object('PingOutput', {
        hookSpecificOutput: {
          type: 'object',
          properties: described({ hookEventName: { const: 'Ping' }, ...specific }),
        },
      }),
      allOf: [{ $ref: '../common/base-output.schema.json' }],
    },
    'bus/ring.schema.json': { ...object('Ring', { type: { const: 'ring' } }), 'x-message': 'ring' },
    ...files,
  };
  return [
    { path: 'contract.json', text: '{ "version": "1.0.0" }' },
    { path: 'subset.schema.json', text: readFileSync(join(schemasDir, 'subset.schema.json'), 'utf8') },
    ...Object.entries(schemas).map(([path, schema]) => ({
      path,
      text: JSON.stringify({ $schema: dialect, description: 'A schema.', ...schema }),
    })),
  ];
}

export function object(title: string, properties: JsonObject): JsonObject {
  return { title, type: 'object', properties: described(properties) };
}

/** Adds the descriptions that a contract must have. */
function described(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, withDescription(schema)]));
}

function withDescription(schema: Json): Json {
  return typeof schema === 'object' && schema !== null ? { description: 'A field.', ...schema } : schema;
}
