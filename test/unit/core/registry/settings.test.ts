import { describe, expect, it } from 'vitest';
import { HookEventName } from '../../../../generated/index.js';
import { command, fromCode, fromJson, load, namesOf } from '../../../support/core/registry/host.js';

const GOOD = command('good.sh');
const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
};

describe('reading hooks', () => {
  it('accepts a map from event name to definitions [REG-1]', async () => {
    const { registry, logger } = await load({
      BeforeTool: [{ hooks: [command('a.sh')] }, { hooks: [command('b.sh'), command('c.sh')] }],
      SessionEnd: [{ hooks: [command('d.sh')] }],
    });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh', 'b.sh', 'c.sh']);
    expect(namesOf(registry, 'SessionEnd')).toEqual(['d.sh']);
    expect(logger.warnings).toEqual([]);
  });

  it.each(Object.values(HookEventName))('registers hooks of %s [REG-2]', async (eventName) => {
    const { registry } = await load({ [eventName]: [{ hooks: [GOOD] }] });
    expect(registry.getHooksForEvent(eventName)).toMatchObject([{ eventName, enabled: true, config: GOOD }]);
    expect(registry.getProblems()).toEqual([]);
  });

  it.each(['getHooks gives undefined', 'getHooks gives null', 'getHooks gives an empty map'])(
    'has no hooks and no problems if %s [REG-1]',
    async (title) => {
      const hooks = title.endsWith('map') ? {} : title.endsWith('null') ? fromJson(null) : undefined;
      const { registry } = await load(hooks);
      expect([registry.getAllHooks(), registry.getProblems()]).toEqual([[], []]);
    },
  );

  it('copies matcher and sequential of a definition to its hooks [REG-3]', async () => {
    const { registry } = await load({
      BeforeTool: [{ matcher: 'Edit', sequential: true, hooks: [command('a.sh'), command('b.sh')] }, { hooks: [GOOD] }],
    });
    const [first, second, third] = registry.getHooksForEvent('BeforeTool');
    expect(first).toMatchObject({ matcher: 'Edit', sequential: true });
    expect(second).toMatchObject({ matcher: 'Edit', sequential: true });
    expect(third).not.toHaveProperty('matcher');
    expect(third).not.toHaveProperty('sequential');
  });

  it.each([
    ['without hooks', { matcher: 'x' }, '/hooks is required'],
    ['with hooks that are not a list', { hooks: { type: 'command' } }, '/hooks must be array'],
    ['that is a string', 'a.sh', 'not an object'],
    ['that is null', null, 'not an object'],
    ['that is a list', [GOOD], 'not an object'],
  ])('ignores only a definition %s [REG-3]', async (_what, definition, expected) => {
    const { registry, logger } = await load(fromJson({ BeforeTool: [definition, { hooks: [GOOD] }] }));
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(logger.warnings).toEqual([expect.stringContaining('project BeforeTool[0]:')]);
    expect(logger.warnings[0]).toContain(expected);
  });

  it('keeps name, description, args, env, timeout and onError as they are [REG-4]', async () => {
    const full = { name: 'n', description: 'd', args: ['x'], env: { K: 'V' }, timeout: 5, onError: 'block' as const };
    const { registry } = await load({ BeforeTool: [{ hooks: [command('a.sh', full)] }] });
    expect(registry.getAllHooks()[0]?.config).toEqual({ ...command('a.sh', full), source: 'project' });
  });

  it.each([
    ['an unknown type', { type: 'comand', command: 'x.sh' }, 'did you mean "command"?'],
    ['no type', { command: 'x.sh' }, '/type is required'],
    ['a type that is not a string', { type: 5, command: 'x.sh' }, '/type must be'],
    ['no command', { type: 'command', name: 'x.sh' }, '/command is required'],
    ['an empty command', { type: 'command', command: '', name: 'x.sh' }, '/command must not be blank'],
    ['a blank command', { type: 'command', command: ' \n', name: 'x.sh' }, '/command must not be blank'],
    ['a command that is not a string', { type: 'command', command: ['x'], name: 'x.sh' }, '/command must be string'],
    ['two mistakes', { type: 'command', name: 'x.sh', timeout: 0 }, '/command is required; /timeout must be'],
  ])('ignores a hook with %s, with one warning that names it [REG-5]', async (_what, hook, expected) => {
    const { registry, logger } = await load(
      fromJson({ BeforeTool: [{ hooks: [command('first.sh'), hook, command('last.sh')] }] }),
    );
    expect(namesOf(registry, 'BeforeTool')).toEqual(['first.sh', 'last.sh']);
    expect(logger.warnings).toEqual([expect.stringContaining('project BeforeTool[0].hooks[1] "x.sh": ')]);
    expect(logger.warnings[0]).toContain(expected);
    expect(registry.getProblems()).toEqual([
      {
        where: 'project BeforeTool[0].hooks[1] "x.sh"',
        what: expect.any(String),
        help: expect.any(String),
        severity: 'error',
      },
    ]);
  });

  it('accepts a plugin, even one with a command [REG-6]', async () => {
    const { registry, logger } = await load(
      fromJson({ BeforeTool: [{ hooks: [{ type: 'plugin', command: 'x.sh' }] }] }),
    );
    expect(registry.getAllHooks()).toMatchObject([{ config: { type: 'plugin' }, enabled: true }]);
    expect(logger.warnings).toEqual([expect.stringContaining('unknown key "command"')]);
  });

  it.each(['function', 'runtime'])('ignores a hook of type %s in settings [REG-5]', async (type) => {
    const { registry } = await load(fromJson({ BeforeTool: [{ hooks: [{ type, name: 'f', action: 'x' }, GOOD] }] }));
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(registry.getProblems()).toMatchObject([{ what: expect.stringContaining('exists only in code') }]);
  });

  it('ignores a hook of type function in settings, even with a function [REG-5]', async () => {
    const hooks = [{ type: 'function', name: 'f', action: () => {} }, GOOD];
    const { registry } = await load(fromCode({ BeforeTool: [{ hooks }] }));
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(registry.getProblems()).toMatchObject([
      { where: 'project BeforeTool[0].hooks[0] "f"', what: expect.stringContaining('exists only in code') },
    ]);
  });

  it('skips an unknown event with a warning that names the nearest one [REG-7]', async () => {
    const { registry, logger } = await load(
      fromJson({ BeforTool: [{ hooks: [GOOD] }], AfterTool: [{ hooks: [GOOD] }] }),
    );
    expect(registry.getAllHooks()).toHaveLength(1);
    expect(logger.warnings).toEqual([expect.stringMatching(/project BeforTool: .*did you mean BeforeTool\?/)]);
  });

  it('lists the events if none is close [REG-7]', async () => {
    const { logger } = await load(fromJson({ OnLoad: [], constructor: [], toString: [], ['x'.repeat(5000)]: [] }));
    expect(logger.warnings).toHaveLength(4);
    for (const warning of logger.warnings) expect(warning).toContain('BeforeTool, ');
  });

  it('skips the settings fields enabled, disabled and notifications without a warning [REG-7]', async () => {
    const { registry, logger } = await load({
      enabled: true,
      disabled: ['good.sh'],
      notifications: false,
      BeforeTool: [{ hooks: [GOOD] }],
    });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(logger.warnings).toEqual([]);
  });

  it.each([{ hooks: [GOOD] }, 'good.sh', 5, null, true])(
    'skips definitions that are not a list: %j [REG-7]',
    async (value) => {
      const { registry, logger } = await load(fromJson({ BeforeTool: value, AfterTool: [{ hooks: [GOOD] }] }));
      expect(registry.getAllHooks()).toHaveLength(1);
      expect(logger.warnings).toEqual([expect.stringContaining('project BeforeTool: the definitions must be a list')]);
    },
  );

  it.each([5, 'x', true, [], [{ BeforeTool: [] }]])(
    'reports hooks that are not an object: %j [REG-7]',
    async (value) => {
      const { registry, logger } = await load(fromJson(value));
      expect(registry.getAllHooks()).toEqual([]);
      expect(logger.warnings).toEqual([expect.stringContaining('project: the hooks must be an object')]);
    },
  );
});

describe('registered hooks', () => {
  it('are deeply frozen [REG-13]', async () => {
    const { registry } = await load({ BeforeTool: [{ hooks: [command('a.sh', { args: ['x'], env: { K: 'V' } })] }] });
    const [entry] = registry.getAllHooks();
    if (entry?.config.type !== 'command') throw new Error('a command was expected');
    const parts = [entry, entry.config, entry.config.args, entry.config.env];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual([true, true, true, true]);
    expect(parts).not.toContain(undefined);
  });

  it("are not affected by later changes of the host's objects [REG-13]", async () => {
    const hook = command('a.sh', { args: ['x'], env: { K: 'V' } });
    const definition = { matcher: 'Edit', hooks: [hook] };
    const { registry } = await load({ BeforeTool: [definition] });
    const before = structuredClone(registry.getAllHooks());
    Object.assign(hook, { command: 'evil.sh' });
    Object.assign(hook, { args: ['y'] });
    definition.matcher = 'Write';
    definition.hooks.length = 0;
    expect(registry.getAllHooks()).toEqual(before);
  });

  it("are copied without writing to the host's objects, even frozen or shared ones [REG-13]", async () => {
    const shared = [{ matcher: 'Edit', hooks: [command('a.sh', { env: { K: 'V' } })] }];
    const hooks = deepFreeze({ BeforeTool: shared, AfterTool: shared });
    const copy = structuredClone(hooks);
    const { registry } = await load(undefined, {
      getHookLayers: () => [
        { source: 'project', hooks },
        { source: 'user', hooks },
      ],
    });
    expect(hooks).toEqual(copy);
    expect(registry.getHooksForEvent('BeforeTool').map(({ source, config }) => [source, config.source])).toEqual([
      ['project', 'project'],
      ['user', 'user'],
    ]);
  });

  it.each([
    ['matcher', 5],
    ['matcher', null],
    ['matcher', ['Edit']],
    ['sequential', 'yes'],
    ['sequential', 1],
    ['sequential', null],
  ])('omit only a definition whose %s is %j [REG-13]', async (field, value) => {
    const { registry, logger } = await load(
      fromJson({ BeforeTool: [{ [field]: value, hooks: [command('bad.sh')] }, { hooks: [GOOD] }] }),
    );
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(logger.warnings).toEqual([expect.stringContaining(`project BeforeTool[0]: /${field} must be`)]);
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, '60000', null, true])(
    'omit only a hook whose timeout is %s [REG-13]',
    async (timeout) => {
      const hooks = [command('bad.sh', { timeout }), GOOD];
      const { registry, logger } = await load({ BeforeTool: [{ hooks }] });
      expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
      expect(logger.warnings).toEqual([
        expect.stringContaining('project BeforeTool[0].hooks[0] "bad.sh": /timeout must'),
      ]);
    },
  );

  it.each([1, 60_000, 2 ** 31 - 1, undefined])('may have a timeout of %s [REG-13, REG-4]', async (timeout) => {
    const { registry } = await load({ BeforeTool: [{ hooks: [command('a.sh', { timeout })] }] });
    expect(registry.getHooksForEvent('BeforeTool')[0]?.config.timeout).toBe(timeout);
  });

  it.each([
    ['name', 5],
    ['name', ' '],
    ['args', 'x'],
    ['args', [5]],
    ['env', { K: 5 }],
    ['onError', 'deny'],
  ])('omit only a hook whose %s is %j [REG-13]', async (field, value) => {
    const hooks = [command('bad.sh', { [field]: value }), GOOD];
    const { registry, logger } = await load(fromJson({ BeforeTool: [{ hooks }] }));
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(logger.warnings).toEqual([expect.stringContaining(`"bad.sh": /${field}`)]);
  });
});

describe('matchers at registration', () => {
  it.each([
    ['that is not a regular expression', 'write(', 'is not a valid regular expression'],
    ['that looks like a glob', 'write_*', 'not a glob'],
    ['that is rejected', '(?=(a+)+$)(a+)+$', 'is rejected'],
  ])(
    'warns once for a definition with a matcher %s, and keeps its hooks [PLN-11]',
    async (_what, matcher, expected) => {
      const { registry, logger } = await load({ BeforeTool: [{ matcher, hooks: [command('a.sh'), command('b.sh')] }] });
      expect(logger.warnings).toEqual([expect.stringContaining(expected)]);
      expect(registry.getProblems()).toMatchObject([{ where: 'project BeforeTool[0]' }]);
      expect(registry.getAllHooks()).toHaveLength(2);
    },
  );

  it('warns about a matcher on an event without a value to match [PLN-5]', async () => {
    const { logger } = await load({
      BeforeModel: [
        { matcher: 'Edit', hooks: [GOOD] },
        { matcher: '*', hooks: [GOOD] },
      ],
    });
    expect(logger.warnings).toEqual([expect.stringContaining('project BeforeModel[0]: matcher "Edit" is ignored')]);
  });
});
