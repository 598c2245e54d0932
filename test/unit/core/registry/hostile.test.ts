import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HookEventName, validateCommandHookConfig, validatePluginHookConfig } from '../../../../generated/index.js';
import { HookPlanner } from '../../../../src/core/planner/hook-planner.js';
import { nameOf } from '../../../../src/core/registry/registered-hook.js';
import { command, fromCode, load, namesOf } from '../../../support/core/registry/host.js';
import { propertyRuns } from '../../../support/long-form.js';

const EVENTS = Object.values(HookEventName);
const GOOD = command('good.sh');
const json = fc.jsonValue();
const eventKey = fc.oneof(fc.constantFrom(...EVENTS, 'enabled', 'disabled', '__proto__', 'constructor'), fc.string());
const nearlyHook = fc.record(
  {
    type: fc.oneof(fc.constantFrom('command', 'plugin', 'function', 'runtime'), json),
    command: fc.oneof(fc.string(), json),
    name: fc.oneof(fc.string(), json),
    timeout: fc.oneof(fc.integer(), json),
    args: fc.oneof(fc.array(fc.string()), json),
    env: fc.oneof(fc.dictionary(fc.string(), fc.string()), json),
  },
  { requiredKeys: [] },
);
const nearlyDefinition = fc.record(
  {
    matcher: fc.oneof(fc.string(), fc.constantFrom('(', '*', '^(a+)+$'), json),
    sequential: fc.oneof(fc.boolean(), json),
    hooks: fc.oneof(fc.array(fc.oneof(nearlyHook, json)), json),
  },
  { requiredKeys: [] },
);
const nearlySettings = fc.dictionary(eventKey, fc.oneof(fc.array(fc.oneof(nearlyDefinition, json)), json));

describe('registry with arbitrary JSON settings', () => {
  it('never throws, and explains everything it ignores [REG-5, REG-7, REG-13]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, nearlySettings), async (settings) => {
        const { registry, logger } = await load(fromCode(settings));
        const problems = registry.getProblems();
        expect(logger.warnings).toHaveLength(problems.length);
        for (const { where, what, help } of problems) {
          expect(where.startsWith('project')).toBe(true);
          expect(what.length * help.length).toBeGreaterThan(0);
        }
        const planner = new HookPlanner(registry);
        for (const event of EVENTS) planner.createExecutionPlan(event, { toolName: 'Edit', trigger: 'auto' });
      }),
      propertyRuns(500),
    );
  });

  it('keeps every valid entry, in order, next to invalid ones [REG-5, REG-13]', async () => {
    const bad = fc.oneof(nearlyHook, json).filter((hook) => !isGood(hook));
    await fc.assert(
      fc.asyncProperty(nearlySettings, fc.array(bad), fc.array(bad), json, async (settings, before, after, odd) => {
        const definitions = [odd, { hooks: [...before, command('first.sh'), ...after, command('last.sh')] }, odd];
        const { registry } = await load(fromCode({ ...settings, BeforeTool: definitions }));
        expect(namesOf(registry, 'BeforeTool')).toEqual(['first.sh', 'last.sh']);
      }),
      propertyRuns(300),
    );
  });

  it.each([null, 5, {}, '', 'a.sh'])('keeps a plugin and names it, whatever its command: %j [REG-6]', async (odd) => {
    const { registry } = await load(fromCode({ AfterTool: [{ hooks: [{ type: 'plugin', command: odd }] }] }));
    const names = registry.getHooksForEvent('AfterTool').map(({ config }) => nameOf(config));
    expect(names).toEqual([typeof odd === 'string' ? odd : 'plugin']);
  });

  it('keeps exactly the hooks that fit their contract [REG-4, REG-5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nearlyHook), async (hooks) => {
        const { registry } = await load(fromCode({ AfterTool: [{ hooks }] }));
        const kept = registry.getHooksForEvent('AfterTool').map(({ config: { source, ...config } }) => config);
        expect(kept).toEqual(hooks.filter(isGood).map(withoutPrototypes));
        const refused = registry.getProblems().filter(({ severity }) => severity === 'error');
        expect(refused.length + kept.length).toBe(hooks.length);
        expect(registry.getRegisteredHooks('AfterTool')).toHaveLength(hooks.length);
      }),
      propertyRuns(300),
    );
  });
});

function withoutPrototypes(hook: object): unknown {
  return JSON.parse(JSON.stringify(hook), (key, value) => (key === '__proto__' ? undefined : value));
}

function isGood(hook: unknown): boolean {
  return validateCommandHookConfig(hook) || validatePluginHookConfig(hook);
}

describe('registry with values that JSON cannot represent', () => {
  const cyclic: Record<string, unknown> = { ...command('bad.sh'), env: {} };
  cyclic['env'] = cyclic;
  const twice: unknown[] = [];
  twice.push(twice, twice);
  const throwing = {
    type: 'command',
    name: 'bad.sh',
    get command(): string {
      throw new Error('no command for you');
    },
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const refusing = new Proxy(command('bad.sh'), {
    ownKeys() {
      throw new Error('no keys for you');
    },
  });
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const hostile: [string, unknown][] = [
    ['a getter that throws', throwing],
    ['a cycle', cyclic],
    ['a cycle with two ways round', { ...command('bad.sh'), more: twice }],
    ['a revoked proxy', revoked.proxy],
    ['a proxy that throws', refusing],
    ['a function', () => {}],
    ['a function inside', { ...command('bad.sh'), env: () => {} }],
    ['a symbol', Symbol('x')],
    ['a bigint inside', { ...command('bad.sh'), timeout: 5n }],
    ['a map where an object should be', { ...command('bad.sh'), env: new Map([['K', 'V']]) }],
    ['a date', new Date()],
    ['no value', undefined],
    ['a very deep list inside', { ...command('bad.sh'), more: deep }],
  ];

  it.each(hostile)('ignores only %s as a hook [REG-13]', async (_what, hook) => {
    const { registry, logger } = await load(fromCode({ BeforeTool: [{ hooks: [hook, GOOD] }] }));
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(logger.warnings).toEqual([expect.stringContaining('project BeforeTool[0].hooks[0]')]);
  });

  it.each(hostile)('ignores only %s as a definition [REG-13]', async (_what, definition) => {
    const { registry, logger } = await load(fromCode({ BeforeTool: [definition, { hooks: [GOOD] }] }));
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(logger.warnings).toEqual([expect.stringContaining('project BeforeTool[0]')]);
  });

  it.each(hostile.filter(([, value]) => value !== undefined))(
    'ignores only the event whose definitions are %s [REG-13]',
    async (_what, definitions) => {
      const { registry, logger } = await load(fromCode({ AfterTool: definitions, BeforeTool: [{ hooks: [GOOD] }] }));
      expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
      expect(logger.warnings).toEqual([expect.stringContaining('project AfterTool')]);
    },
  );

  it.each(hostile)('survives %s as the hooks map [REG-13]', async (_what, hooks) => {
    const { registry } = await load(fromCode(hooks), {
      getExtensions: () => [{ isActive: true, hooks: fromCode(hooks) }, fromCode(hooks)],
    });
    expect(registry.getAllHooks()).toEqual([]);
  });

  it('explains a hook that nests too deeply or contains itself [REG-13]', async () => {
    const hooks = [{ ...command('deep.sh'), more: deep }, cyclic];
    const { registry } = await load(fromCode({ BeforeTool: [{ hooks }] }));
    expect(registry.getProblems()).toMatchObject([
      { where: 'project BeforeTool[0].hooks[0] "deep.sh"', what: expect.stringContaining('deeper than 64 levels') },
      { where: 'project BeforeTool[0].hooks[1] "bad.sh"', what: expect.stringContaining('/env contains itself') },
    ]);
  });

  it('ignores only the event whose definitions cannot be read [REG-13]', async () => {
    const hooks = {
      get AfterTool(): never {
        throw new Error('no event for you');
      },
      BeforeTool: [{ hooks: [GOOD] }],
    };
    const { registry } = await load(hooks);
    expect(namesOf(registry, 'BeforeTool')).toEqual(['good.sh']);
    expect(registry.getProblems()).toMatchObject([
      { where: 'project AfterTool', what: expect.stringContaining('no event for you') },
    ]);
  });

  it('reads each value once, so that a proxy cannot change it after validation [REG-13]', async () => {
    let reads = 0;
    const shifty = {
      type: 'command',
      name: 'shifty',
      get timeout() {
        reads += 1;
        return reads === 1 ? 5 : -1;
      },
      command: 'a.sh',
    };
    const { registry } = await load(fromCode({ BeforeTool: [{ hooks: [shifty] }] }));
    expect(registry.getAllHooks()).toMatchObject([{ config: { timeout: 5 } }]);
  });

  it('accepts objects without a prototype and instances of classes [REG-13]', async () => {
    class Guard {
      readonly type = 'command';
      readonly command = 'guard.sh';
    }
    const bare = Object.assign(Object.create(null), command('bare.sh'));
    const { registry } = await load(fromCode({ BeforeTool: [{ hooks: [new Guard(), bare] }] }));
    expect(namesOf(registry, 'BeforeTool')).toEqual(['guard.sh', 'bare.sh']);
  });

  it('reads no prototype keys from settings [SEC-7]', async () => {
    const text = '{"type":"command","command":"a.sh","__proto__":{"timeout":1},"env":{"__proto__":"x","K":"V"}}';
    const { registry } = await load({ BeforeTool: [{ hooks: [JSON.parse(text)] }] });
    const [entry] = registry.getAllHooks();
    expect(entry?.config).toEqual({ ...command('a.sh', { env: { K: 'V' } }), source: 'project' });
    expect(entry?.config.timeout).toBeUndefined();
  });
});
