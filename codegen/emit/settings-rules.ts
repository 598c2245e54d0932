import type { Model } from '../link/model.js';
import type { JsonSchema } from '../read/json.js';
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
  return new Map([['settings-rules.ts', print(newSource([...table, ...editTable(model)].join('\n')), target)]]);
}

/** Returns the table of properties of hooks that an edit may change without making another guard. */
function editTable(model: Model): string[] {
  const rows = model.types.flatMap(({ schema: { properties = {} } }) => {
    const cells = Object.entries(properties).flatMap(([name, { 'x-edit': edit, default: missing = null }]) =>
      // A missing value with a place in the list has no default.
      edit === undefined
        ? []
        : [
            `    ${propertyKey(name)}: { order: ${JSON.stringify(edit)}, missing: ${literal(ofList(edit) ? null : missing)} },`,
          ],
    );
    const type = properties['type']?.const;
    return cells.length === 0 || typeof type !== 'string' ? [] : [`  ${propertyKey(type)}: {`, ...cells, '  },'];
  });
  return [
    '',
    '/** Properties of hooks by type, with the effect of an edit. An edit of any other property makes another guard. */',
    'export const hookEdits: Readonly<Record<string, Readonly<Record<string, {',
    '  /** `free`: no effect. `longer`: a larger number is stricter. Otherwise the values, from the loosest to the strictest. */',
    "  readonly order: 'free' | 'longer' | readonly (readonly unknown[])[];",
    '  /** Value of a missing property. */',
    '  readonly missing: unknown;',
    '}>>>> = {',
    ...rows,
    '};',
  ];
}

function ofList(edit: NonNullable<JsonSchema['x-edit']>): boolean {
  return typeof edit !== 'string' && edit.flat().includes(null);
}
