import { titleOf } from '../link/flatten.js';
import type { Model } from '../link/model.js';
import type { JsonSchema } from '../read/json.js';
import { type Files, importTypes, newSource, print } from './source.js';
import type { Target } from './target.js';

const definitionTitle = 'HookDefinition';

interface Fields {
  [name: string]: Fields;
}

/** Emits the known keys of settings files, to report unknown ones: the schema itself is open. */
export function emitSettingsFields(model: Model, target: Target): Files {
  const types = model.types.filter(
    ({ source, schema }) => source.startsWith('settings/') && schema.properties !== undefined,
  );
  const fields = Object.fromEntries(types.map(({ title, schema }) => [title, fieldsOf(schema)]));
  const statements = [
    importTypes(target.seam, ['SettingsFields']),
    `/** Fields of the settings file and of the objects in it, by title. */\nexport const settingsFields: Readonly<Record<string, SettingsFields>> = ${indented(fields)};`,
    `/** Hook types that a settings file may declare, with their titles. */\nexport const settingsHookTypes = ${indented(hookTypes(model))} as const;`,
  ];
  return new Map([['settings-fields.ts', print(newSource(statements.join('\n\n')), target)]]);
}

function fieldsOf(schema: JsonSchema): Fields {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fieldsOf(field)]);
  const branches = (schema.anyOf ?? []).map(fieldsOf);
  return Object.assign({}, ...branches, Object.fromEntries(own));
}

function hookTypes(model: Model): Record<string, string> {
  const definition = model.types.find(({ title }) => title === definitionTitle);
  const kinds = definition?.schema.properties?.['hooks']?.items?.anyOf ?? [];
  return Object.fromEntries(
    kinds.map(({ $ref = '' }) => {
      const kind = model.types.find(({ title }) => title === titleOf($ref));
      return [String(kind?.schema.properties?.['type']?.const), titleOf($ref)];
    }),
  );
}

function indented(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
