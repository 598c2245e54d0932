import { describe, expect, it } from 'vitest';
import { HookPlanner } from '../../../../src/core/planner/hook-planner.js';
import { command, fromJson, load, namesOf } from '../../../support/core/registry/host.js';

const hooks = {
  BeforeTool: [{ hooks: [command('a.sh', { name: 'guard' }), command('b.sh')] }],
  AfterTool: [{ hooks: [command('c.sh', { name: 'guard' })] }],
};

describe('setHookEnabled', () => {
  it('creates a disabled entry if its name or command is listed [REG-10]', async () => {
    const { registry } = await load(
      {
        BeforeTool: [{ hooks: [command('a.sh', { name: 'guard' }), command('b.sh'), command('c.sh', { name: 'c' })] }],
      },
      { getDisabledHooks: () => ['guard', 'b.sh', 'c.sh', 'unknown'] },
    );
    expect(registry.getAllHooks().map(({ enabled }) => enabled)).toEqual([false, false, true]);
  });

  it('reports and ignores values that are not names in the list of disabled hooks [REG-10]', async () => {
    const { registry } = await load(hooks, { getDisabledHooks: () => fromJson([5, null, 'guard']) });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['b.sh']);
    expect(registry.getProblems().map(({ where }) => where)).toEqual(['getDisabledHooks[0]', 'getDisabledHooks[1]']);
  });

  it('toggles every entry with a name or command [MGT-1]', async () => {
    const { registry, logger } = await load(hooks);
    registry.setHookEnabled('guard', false);
    registry.setHookEnabled('b.sh', false);
    expect(registry.getAllHooks().map(({ enabled }) => enabled)).toEqual([false, false, false]);
    registry.setHookEnabled('guard', true);
    expect(namesOf(registry, 'BeforeTool')).toEqual(['guard']);
    expect(namesOf(registry, 'AfterTool')).toEqual(['guard']);
    expect(logger.warnings).toEqual([]);
  });

  it.each(['unknown', '', 'a.sh', '__proto__'])(
    'warns about the unknown name %j and changes nothing [MGT-1]',
    async (name) => {
      const { registry, logger } = await load(hooks);
      const { revision } = registry;
      registry.setHookEnabled(name, false);
      expect(logger.warnings).toEqual([expect.stringContaining(`${JSON.stringify(name)}: no hook has this name`)]);
      expect(registry.revision).toBe(revision);
      expect(registry.getAllHooks().every(({ enabled }) => enabled)).toBe(true);
    },
  );

  it('lists all entries in a copy, even disabled ones [MGT-2]', async () => {
    const { registry } = await load(hooks, { getDisabledHooks: () => ['guard'] });
    const all = registry.getAllHooks();
    expect(all).toHaveLength(3);
    all.length = 0;
    expect(registry.getAllHooks()).toHaveLength(3);
  });

  it('plans an entry again after it is enabled [MGT-3]', async () => {
    const { registry } = await load({ BeforeTool: [{ hooks: [command('a.sh')] }] });
    const planner = new HookPlanner(registry);
    const plan = () => planner.createExecutionPlan('BeforeTool', { toolName: 'Edit' });
    expect(plan()?.hookConfigs).toHaveLength(1);
    registry.setHookEnabled('a.sh', false);
    expect(plan()).toBeNull();
    registry.setHookEnabled('a.sh', true);
    expect(plan()?.hookConfigs).toHaveLength(1);
  });

  it.each([true, false])('keeps a state of %s over reloads [MGT-4, REG-14]', async (enabled) => {
    const { registry } = await load(hooks, { getDisabledHooks: () => (enabled ? ['guard'] : []) });
    registry.setHookEnabled('guard', enabled);
    await registry.reload();
    await registry.reload();
    expect(registry.getAllHooks().map((entry) => entry.enabled)).toEqual([enabled, true, enabled]);
  });

  it('keeps the state of a hook that is missing during one reload [REG-14]', async () => {
    let current: typeof hooks | undefined = hooks;
    const { registry } = await load(undefined, { getHooks: () => current });
    registry.setHookEnabled('guard', false);
    current = undefined;
    await registry.reload();
    current = hooks;
    await registry.reload();
    expect(namesOf(registry, 'BeforeTool')).toEqual(['b.sh']);
  });

  it('does not change an entry that was returned before [MGT-3]', async () => {
    const { registry } = await load(hooks);
    const [entry] = registry.getAllHooks();
    registry.setHookEnabled('guard', false);
    expect(entry?.enabled).toBe(true);
  });
});
