import { compare } from '../names.js';
import type { JsonSchema } from '../read/json.js';
import type { Model } from './model.js';

/** The contract as one JSON Schema document. */
export interface Bundle {
  $schema: string;
  title: string;
  description: string;
  version: string;
  $defs: { [title: string]: JsonSchema };
}

/** Returns the whole contract as one document with internal references. */
export function bundle(model: Model): Bundle {
  const enums = model.enums.map(({ title, description, values }): [string, JsonSchema] => [
    title,
    { title, description, type: 'string', enum: values },
  ]);
  const types = [...model.types, ...model.events.map(({ ingress }) => ingress)];
  const defs = [
    ...enums,
    ...types.map(({ title, schema }): [string, JsonSchema] => [title, withoutMetaSchema(schema)]),
  ];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'hookwright',
    description: 'Contract of hookwright: inputs and outputs of hooks, bus messages, and settings.',
    version: model.version,
    $defs: Object.fromEntries(defs.sort(([a], [b]) => compare(a, b))),
  };
}

function withoutMetaSchema({ $schema: _metaSchema, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
