import { describe, expect, it } from 'vitest';
import { plannerOf } from '../../../support/core/planner/planned.js';
import { command } from '../../../support/core/registry/host.js';

const layersOf = (project: object[], user: object[]) => () => [
  { source: 'user' as const, hooks: { BeforeTool: [{ hooks: user.map((hook) => ({ ...command('x'), ...hook })) }] } },
  {
    source: 'project' as const,
    hooks: { BeforeTool: [{ hooks: project.map((hook) => ({ ...command('x'), ...hook })) }] },
  },
];

describe('duplicates', () => {
  it('run once, with the entry of the strongest source [PLN-7, X-62]', async () => {
    const { planner } = await plannerOf(undefined, {
      getHookLayers: layersOf(
        [command('a.sh', { name: 'mine', timeout: 1, onError: 'block' })],
        [command('a.sh', { name: 'yours', timeout: 5000 })],
      ),
    });
    const configs = planner.createExecutionPlan('BeforeTool')?.hookConfigs;
    expect(configs).toEqual([{ ...command('a.sh', { name: 'yours', timeout: 5000 }), source: 'user' }]);
  });

  it('do not change the order of the remaining hooks [PLN-7, REG-9]', async () => {
    const { plan, planner } = await plannerOf(undefined, {
      getHookLayers: layersOf(
        [command('same.sh'), command('p.sh')],
        [command('u.sh'), command('same.sh', { name: 'yours' })],
      ),
    });
    expect(plan('BeforeTool')).toEqual(['p.sh', 'u.sh', 'same.sh']);
    expect(planner.explain('BeforeTool')).toMatchObject([
      { name: 'same.sh', verdict: 'duplicate', duplicateOf: { source: 'user', config: { name: 'yours' } } },
      { name: 'p.sh', verdict: 'ran', index: 0 },
      { name: 'u.sh', verdict: 'ran', index: 1 },
      { name: 'yours', verdict: 'ran', index: 2 },
    ]);
  });

  it.each<[string, object, object, object]>([
    ['the longest timeout', { timeout: 200 }, { timeout: 900 }, { timeout: 900 }],
    ['the default timeout, which is longer', { timeout: 200 }, {}, { timeout: 60_000 }],
    ['a timeout that is longer than the default', {}, { timeout: 90_000 }, { timeout: 90_000 }],
    ['block, which is the strictest policy', { onError: 'allow' }, { onError: 'block' }, { onError: 'block' }],
    ['block over the policy of the host', {}, { onError: 'block' }, { onError: 'block' }],
    ['the policy of the host over allow', { onError: 'allow' }, {}, {}],
  ])('of one source use %s [PLN-7]', async (_what, first, second, merged) => {
    const { planner, registry } = await plannerOf({
      BeforeTool: [{ hooks: [command('a', first), command('a', { name: 'again', ...second })] }],
    });
    const config = planner.createExecutionPlan('BeforeTool')?.hookConfigs[0];
    expect(config).toEqual({ ...command('a', merged), source: 'project' });
    expect(Object.isFrozen(config)).toBe(true);
    expect(registry.getAllHooks()[0]?.config).toEqual({ ...command('a', first), source: 'project' });
  });

  it('are identified by command, not by name, matcher or timeout [PLN-7]', async () => {
    const { plan } = await plannerOf({
      BeforeTool: [
        { matcher: 'Edit', hooks: [command('a.sh', { name: 'one', timeout: 1 })] },
        { matcher: 'Edit|Write', hooks: [command('a.sh', { name: 'two' }), command('b.sh')] },
        { hooks: [command('a.sh')] },
      ],
    });
    expect(plan('BeforeTool', { toolName: 'Edit' })).toEqual(['a.sh', 'b.sh']);
  });

  it('are removed after matching: a hook that does not match replaces none [PLN-7]', async () => {
    const { planner } = await plannerOf({
      BeforeTool: [
        { matcher: 'Edit', hooks: [command('a.sh', { name: 'edit' })] },
        { matcher: 'Write', hooks: [command('a.sh', { name: 'write' })] },
      ],
    });
    expect(planner.createExecutionPlan('BeforeTool', { toolName: 'Write' })?.hookConfigs).toMatchObject([
      { name: 'write' },
    ]);
  });

  it.each<[string, object, object, number]>([
    ['args differ', { args: ['x'] }, { args: ['y'] }, 2],
    ['args are split differently', { args: ['x y'] }, { args: ['x', 'y'] }, 2],
    ['only one has args', { args: [] }, {}, 2],
    ['args are the same', { args: ['x'] }, { args: ['x'] }, 1],
    ['env differs', { env: { K: '1' } }, { env: { K: '2' } }, 2],
    ['only one has env', { env: { K: '1' } }, {}, 2],
    ['env is the same in another order', { env: { A: '1', B: '2' } }, { env: { B: '2', A: '1' } }, 1],
    ['env is the same as none', { env: {} }, {}, 1],
    ['env runs into the next variable', { env: { A: '1","B":"2' } }, { env: { A: '1', B: '2' } }, 2],
  ])('count %s [PLN-7]', async (_what, first, second, expected) => {
    const { plan } = await plannerOf({ BeforeTool: [{ hooks: [command('a', first), command('a', second)] }] });
    expect(plan('BeforeTool')).toHaveLength(expected);
  });

  it('cannot be faked by a name and a part of a command [PLN-7]', async () => {
    const { plan } = await plannerOf({
      BeforeTool: [{ hooks: [command('c', { name: 'a:b' }), command('b:c', { name: 'a' })] }],
    });
    expect(plan('BeforeTool')).toEqual(['c', 'b:c']);
  });

  it('are only removed within one event [PLN-7]', async () => {
    const hooks = [{ hooks: [command('a.sh')] }];
    const { plan } = await plannerOf({ BeforeTool: hooks, AfterTool: hooks });
    expect([plan('BeforeTool'), plan('AfterTool')]).toEqual([['a.sh'], ['a.sh']]);
  });

  it('are identified by object identity for functions and plugins [PLN-7]', async () => {
    const { registry, plan } = await plannerOf({
      BeforeTool: [
        {
          hooks: [
            { type: 'plugin', name: 'p' },
            { type: 'plugin', name: 'p' },
          ],
        },
      ],
    });
    const action = () => {};
    registry.registerHook({ type: 'function', name: 'one', action }, 'BeforeTool');
    registry.registerHook({ type: 'function', name: 'two', action }, 'BeforeTool');
    registry.registerHook({ type: 'function', name: 'one', action: () => {} }, 'BeforeTool');
    expect(plan('BeforeTool')).toEqual(['one', 'one', 'p', 'p']);
  });

  it('with different names are logged once, at registration [PLN-7]', async () => {
    const { logger, plan } = await plannerOf({
      BeforeTool: [
        {
          hooks: [command('a.sh', { name: 'one' }), command('a.sh', { name: 'two' }), command('b.sh'), command('b.sh')],
        },
      ],
    });
    for (const toolName of ['x', 'y', 'z']) plan('BeforeTool', { toolName });
    expect(logger.remarks).toEqual([expect.stringContaining('"two" is the same as "one"')]);
    expect(logger.warnings).toEqual([]);
  });

  it('replace nothing if they are disabled or not trusted [SEC-5]', async () => {
    const getHookLayers = layersOf([command('a.sh', { name: 'on' })], [command('a.sh', { name: 'off' })]);
    const untrusted = ({ source }: { source: string }) =>
      source === 'user' ? { trusted: false as const, why: 'new' } : (true as const);
    for (const port of [{ getDisabledHooks: () => ['off'] }, { isHookTrusted: untrusted }]) {
      const { planner, logger } = await plannerOf(undefined, { getHookLayers, ...port });
      expect(planner.createExecutionPlan('BeforeTool')?.hookConfigs).toMatchObject([{ name: 'on', source: 'project' }]);
      expect(logger.remarks).toEqual([]);
    }
  });

  it("of a project that is no longer trusted leave the user's hook in the plan [PLN-7, SEC-1, X-62]", async () => {
    let trusted = true;
    const { planner, registry } = await plannerOf(undefined, {
      getHookLayers: layersOf([command('a.sh', { name: 'copy' })], [command('a.sh', { name: 'guard' })]),
      isTrustedFolder: () => trusted,
    });
    const verdicts = () => planner.explain('BeforeTool').map(({ name, verdict }) => [name, verdict]);
    expect(verdicts()).toEqual([
      ['copy', 'duplicate'],
      ['guard', 'ran'],
    ]);
    trusted = false;
    await registry.reload();
    expect(verdicts()).toEqual([
      ['copy', 'untrusted'],
      ['guard', 'ran'],
    ]);
  });
});

describe('sequential', () => {
  const hook = (text: string, sequential?: boolean, matcher?: string) => ({
    matcher,
    sequential,
    hooks: [command(text)],
  });

  it.each<[string, ReturnType<typeof hook>[], boolean]>([
    ['no planned hook is', [hook('a'), hook('b', false)], false],
    ['the first is', [hook('a', true), hook('b')], true],
    ['the last is', [hook('a'), hook('b', true)], true],
    ['a merged duplicate is', [hook('a'), hook('b'), hook('a', true)], true],
    ['only a hook that does not match is', [hook('a'), hook('b', true, 'Write')], false],
  ])('plan: %s [PLN-8]', async (_what, definitions, expected) => {
    const { planner } = await plannerOf({ BeforeTool: definitions });
    expect(planner.createExecutionPlan('BeforeTool', { toolName: 'Edit' })?.sequential).toBe(expected);
  });

  it('plan is not caused by a disabled or untrusted hook [PLN-8, SEC-5]', async () => {
    const BeforeTool = [hook('a'), hook('b', true), hook('a', true)];
    const disabled = await plannerOf({ BeforeTool: BeforeTool.slice(0, 2) }, { getDisabledHooks: () => ['b'] });
    expect(disabled.planner.createExecutionPlan('BeforeTool')?.sequential).toBe(false);
    const untrusted = await plannerOf(
      { BeforeTool },
      {
        isHookTrusted: (entry) => (entry.sequential ? { trusted: false, why: 'new' } : true),
      },
    );
    expect(untrusted.planner.createExecutionPlan('BeforeTool')).toMatchObject({
      sequential: false,
      hookConfigs: [{ command: 'a' }],
    });
  });
});
