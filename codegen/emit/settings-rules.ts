import type { Model } from '../link/model.js';
import { type Files, literal, newSource, print, propertyKey } from './source.js';
import type { Target } from './target.js';

/** Emits the settings that a project cannot decide, and the values that count while a setting is invalid. */
export function emitSettingsRules(model: Model, target: Target): Files {
  const settings = model.types.find(({ source }) => source === 'settings/settings.schema.json');
  if (target.core === undefined || settings === undefined) return new Map();
  const rows = Object.entries(settings.schema.properties ?? {}).flatMap(([name, schema]) => {
    const { 'x-scope': scope, 'x-strictest': strictest } = schema;
    if (scope === undefined && strictest === undefined) return [];
    const cells = Object.entries({ scope, strictest }).filter(([, value]) => value !== undefined);
    return [`  ${propertyKey(name)}: { ${cells.map(([key, value]) => `${key}: ${literal(value)}`).join(', ')} },`];
  });
  const table = [
    '/** Rules for settings that need more than their type, by name. */',
    'export const settingsRules: Readonly<Record<string, {',
    "  /** `user` if a project's settings file cannot contain the setting. */",
    "  readonly scope?: 'user';",
    '  /** Value that counts while the setting is invalid. */',
    '  readonly strictest?: string | boolean;',
    '}>> = {',
    ...rows,
    '};',
  ];
  return new Map([['settings-rules.ts', print(newSource(table.join('\n')), target)]]);
}
