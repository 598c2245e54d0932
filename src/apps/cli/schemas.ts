import type { Cli } from './cli.js';

export type Schema = Readonly<Record<string, unknown>>;

/** Every schema of the contract, by its title. */
export async function readDefinitions(cli: Cli): Promise<Schema> {
  const bundle: { $defs?: Schema } = JSON.parse(await cli.readGenerated('schema.json'));
  return bundle.$defs ?? {};
}

/** A schema with everything it refers to. */
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
