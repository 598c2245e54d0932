import { describe, expect, it } from 'vitest';
import { emitSettingsRules } from '../../../codegen/emit/settings-rules.js';
import { ownTarget } from '../../../codegen/emit/target.js';
import { contract } from '../../../generated/index.js';
import { settingsRules } from '../../../generated/settings-rules.js';
import { checkSettings } from '../../../src/config/settings/check-settings.js';
import { locationOf } from '../../../src/config/settings/locations.js';
import { settingsState } from '../../../src/config/settings/settings-state.js';
import { modelOf, problemsOf } from '../../support/codegen/generator.js';
import { edited, repositorySources, set } from '../../support/codegen/sources.js';

const SETTINGS = 'settings/settings.schema.json';
const VALUES = {
  projectHooks: 'never',
  onError: 'block',
  sanitization: {},
  locked: true,
  trace: true,
  protect: 'off',
  prices: { m: { input: 1, output: 1 } },
};
const ofUser = Object.keys(settingsRules).filter((name) => settingsRules[name]?.scope === 'user');

/** Returns the effective settings of one file, with a hook. */
function stateOf(source: 'project' | 'user', settings: object) {
  const hooks = { BeforeTool: [{ hooks: [{ type: 'command', command: 'true' }] }] };
  const layer = { ...locationOf(`/${source}.json`, source), settings: { enableHooks: true, hooks, ...settings } };
  const {
    errorPolicyAbove,
    whyExtensionOff: _why,
    layers: _layers,
    ...state
  } = settingsState([layer], {
    onByDefault: false,
    contract,
  });
  return JSON.stringify({ ...state, policy: errorPolicyAbove(-1) });
}

describe('Settings that a project cannot set', () => {
  it.each(ofUser)('are reported and have no effect: %s [SEC-5]', (name) => {
    const value = Object.entries({ ...VALUES, httpAllowedEnv: ['TOKEN'], allowHttp: true }).find(
      ([key]) => key === name,
    );
    const settings = { [name]: value?.[1] };
    expect(value, 'add a value for the new setting').toBeDefined();
    expect(checkSettings(settings, true, contract).map(({ message }) => message)).toContain(
      `a project cannot set ${name}`,
    );
    expect(checkSettings(settings, false, contract)).toEqual([]);
    expect(stateOf('project', settings)).toBe(stateOf('project', {}));
    expect(stateOf('user', settings)).not.toBe(stateOf('user', {}));
  });

  it('come from the schema [GEN-1] [SEC-5]', () => {
    const model = modelOf(
      edited(
        repositorySources(),
        set(SETTINGS, '/properties/dialects/x-scope', 'user'),
        set(SETTINGS, '/properties/allowHttp/x-scope'),
      ),
    );
    const rules = emitSettingsRules(model, ownTarget).get('settings-rules.ts');
    expect(rules).toContain('  dialects: { scope: "user" },');
    expect(rules).not.toContain('allowHttp');
    const { schema } = model.types.find(({ title }) => title === 'HookSettings') ?? {};
    expect(schema?.properties?.['dialects']?.description).toMatch(/ Not in a project's own files\.$/);
  });
});

describe('An invalid setting', () => {
  const strict = Object.entries(settingsRules).filter(([, { strictest }]) => strictest !== undefined);

  it.each(strict)('counts as the strictest value of the schema: %s [SEC-5]', (name, { strictest }) => {
    expect(checkSettings({ [name]: 42 }, false, contract)).toMatchObject([
      { help: `until it is fixed, it is ${JSON.stringify(strictest)}` },
    ]);
    expect(stateOf('user', { [name]: 42 })).toBe(stateOf('user', { [name]: strictest }));
  });

  it.each([
    ['a strictest value that is invalid', SETTINGS, '/properties/projectHooks/x-strictest', 'always'],
    ['a strictest value of an enum', 'common/on-error.schema.json', '/x-strictest', 'block'],
    ['the strictness of a setting', SETTINGS, '/properties/onError/x-edit', 'free'],
    [
      'the scope of a nested field',
      SETTINGS,
      '/properties/sanitization/properties/allowedEnvironmentVariables/x-scope',
      'user',
    ],
  ])('cannot have %s [GEN-1]', async (_what, file, pointer, value) => {
    expect(await problemsOf(edited(repositorySources(), set(file, pointer, value)))).toEqual([
      expect.objectContaining({ file, pointer }),
    ]);
  });
});
