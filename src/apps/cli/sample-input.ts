import type { Cli } from './cli.js';
import { readDefinitions, type Schema } from './schemas.js';

/** The smallest value for every field that an input must have, by the schema. */
export async function sampleOf(cli: Cli, title: string): Promise<Schema> {
  const definitions = await readDefinitions(cli);
  return requiredFields(fieldOf(definitions, title), definitions);
}

function requiredFields(schema: unknown, definitions: unknown): Schema {
  const branches = fieldOf(schema, 'anyOf');
  // The last branch is the stable shape, which does not depend on a model SDK.
  if (Array.isArray(branches)) return requiredFields(branches.at(-1), definitions);
  const required = fieldOf(schema, 'required');
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.fromEntries(
    names.map((name) => [String(name), smallest(fieldOf(fieldOf(schema, 'properties'), String(name)), definitions)]),
  );
}

function smallest(schema: unknown, definitions: unknown): unknown {
  const reference = fieldOf(schema, '$ref');
  if (typeof reference === 'string') {
    return smallest(fieldOf(definitions, reference.replace('#/$defs/', '')), definitions);
  }
  const values = fieldOf(schema, 'enum');
  if (Array.isArray(values)) return values[0];
  const constant = fieldOf(schema, 'const');
  if (constant !== undefined) return constant;
  switch (fieldOf(schema, 'type')) {
    case 'object':
      return requiredFields(schema, definitions);
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return fieldOf(schema, 'minimum') ?? 0;
    default:
      return 'sample';
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
