import type { Model } from '../model.js';
import type { Target } from '../target.js';
import { type Files, literal, newSource, print } from './source.js';

/** The names of the properties of everything that a settings file holds, so that a misspelt one can be told. */
export function emitProperties(model: Model, target: Target): Files {
  const rows = model.types
    .filter(({ source, schema }) => source.startsWith('settings/') && schema.properties !== undefined)
    .map(({ title, schema }) => `  ${title}: ${literal(Object.keys(schema.properties ?? {}))},`);
  const source = newSource();
  source.addStatements([
    `/** The properties that each contract of the settings knows. */\nexport const settingsProperties = {\n${rows.join('\n')}\n} as const;`,
  ]);
  return new Map([['properties.ts', print(source, target)]]);
}
