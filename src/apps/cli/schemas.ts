import type { Cli } from './cli.js';

export type Schema = Readonly<Record<string, unknown>>;

/** Returns every schema of the contract by title. */
export async function readDefinitions(cli: Cli): Promise<Schema> {
  const bundle: { $defs?: Schema } = JSON.parse(await cli.readGenerated('schema.json'));
  return bundle.$defs ?? {};
}

/** Returns a schema with all definitions that it refers to. */
export function selfContained(title: string, definitions: Schema): object {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(definitions[name]);
    }
  };
  visit(definitions[title]);
  const own: unknown = definitions[title];
  const $defs = Object.fromEntries([...used].sort().map((name) => [name, definitions[name]]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(typeof own === 'object' ? own : {}),
    ...(used.size > 0 ? { $defs } : {}),
  };
}

/** Returns the names of the fields that any of the schemas declares. */
export async function fieldsOfSchema(cli: Cli, titles: readonly string[]): Promise<string[]> {
  const definitions = await readDefinitions(cli);
  return [...new Set(titles.flatMap((title) => declaredFields(fieldOf(definitions, title))))];
}

function declaredFields(schema: unknown): string[] {
  const branches = fieldOf(schema, 'anyOf');
  const inner = Array.isArray(branches) ? branches.flatMap(declaredFields) : [];
  return [...inner, ...Object.keys(fieldOf(schema, 'properties') ?? {})];
}

/** Returns the smallest valid value for each required field of a schema. */
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
