import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingsFields, settingsHookTypes } from '../../../../generated/settings-fields.js';

const folder = join(import.meta.dirname, '../../../../schemas/settings');
const schemas = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));

it('contains every key that the schemas of the settings declare, and no other [GEN-1]', () => {
  for (const [title, fields] of Object.entries(settingsFields)) {
    const schema = schemas.find((each) => each.title === title);
    expect(Object.keys(fields)).toEqual(Object.keys(schema.properties));
  }
  expect(Object.keys(settingsFields['HookSettings']?.['sanitization'] ?? {})).toContain('allowedEnvironmentVariables');
  expect(Object.keys(settingsFields['HookSettings']?.['trace'] ?? {})).toEqual(['file', 'inputs', 'texts']);
});

it('lists the hook types that a settings file may declare [GEN-1]', () => {
  const definition = schemas.find(({ title }) => title === 'HookDefinition');
  expect(Object.keys(settingsHookTypes)).toHaveLength(definition.properties.hooks.items.anyOf.length);
  for (const [type, title] of Object.entries(settingsHookTypes)) {
    expect(schemas.find((each) => each.title === title).properties.type.const).toBe(type);
  }
});
