import { compare } from '../names.js';
import { type JsonSchema, walkSchema } from '../read/json.js';
import { titleOf } from './flatten.js';
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

/** Returns the part of the contract that its author releases: for a host, its own types and those that they refer to. */
export function releasedPart(model: Model): Bundle {
  const { $defs, ...rest } = bundle(model);
  const released = new Set<string>();
  const visit = (title: string): void => {
    if (released.has(title)) return;
    released.add(title);
    walkSchema($defs[title] ?? {}, ({ $ref }) => {
      if ($ref !== undefined) visit(titleOf($ref));
    });
  };
  const own = model.events.filter(({ input }) => !input.builtIn).map(({ ingress }) => ingress);
  for (const { title } of [...model.types.filter(({ builtIn }) => !builtIn), ...own]) visit(title);
  for (const { title, builtIn } of model.enums) if (!builtIn) visit(title);
  return { ...rest, $defs: Object.fromEntries(Object.entries($defs).filter(([title]) => released.has(title))) };
}

function withoutMetaSchema({ $schema: _metaSchema, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
