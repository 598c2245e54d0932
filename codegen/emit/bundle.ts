import type { JsonSchema } from '../json.js';
import type { Model } from '../model.js';
import { compare } from '../problem.js';
import type { Files } from './source.js';

export interface Bundle {
  $schema: string;
  title: string;
  description: string;
  version: string;
  $defs: { [title: string]: JsonSchema };
}

/** The whole contract in one document; references point inside it. */
export function bundle(model: Model): Bundle {
  const enums = model.enums.map(({ title, description, values }): [string, JsonSchema] => [
    title,
    { title, description, type: 'string', enum: values },
  ]);
  const types = [...model.types, ...model.events.map(({ ingress }) => ingress)];
  const defs = [...enums, ...types.map(({ title, schema }): [string, JsonSchema] => [title, withoutDialect(schema)])];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'hookwright',
    description: 'The contract of hookwright: what hooks read and write, what travels on the bus, and the settings.',
    version: model.version,
    $defs: Object.fromEntries(defs.sort(([a], [b]) => compare(a, b))),
  };
}

export function emitBundle(model: Model): Files {
  return new Map([['schema.json', `${JSON.stringify(bundle(model), null, 2)}\n`]]);
}

function withoutDialect({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
