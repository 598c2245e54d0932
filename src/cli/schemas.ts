import { readFileSync } from 'node:fs';
import type { Cli } from './cli.js';
import { messageOf, problem } from './exit.js';

export type Schema = Readonly<Record<string, unknown>>;

/** The text of a generated file. */
export function readGenerated(cli: Cli, path: string): string {
  const file = cli.generatedFile(path);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw problem(`a generated file cannot be read: ${messageOf(error)}`, 'install the package again');
  }
}

/** Every schema of the contract, by its title. */
export function readDefinitions(cli: Cli): Schema {
  const bundle: { $defs?: Schema } = JSON.parse(readGenerated(cli, 'schema.json'));
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
