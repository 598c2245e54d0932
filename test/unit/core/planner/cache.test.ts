import v8 from 'node:v8';
import vm from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HookEventContext } from '../../../../src/core/planner/hook-planner.js';
import { BoundedMap } from '../../../../src/util/bounded-map.js';
import { plannerOf } from '../../../support/core/planner/planned.js';
import { command } from '../../../support/core/registry/host.js';

const MATCHERS = ['Edit|Write', 'mcp__.*__write', '^(?!read_).*', '(a|a)*b', 'write(', '*'];
const manyHooks = (count: number) => ({
  BeforeTool: Array.from({ length: count }, (_, index) => ({
    matcher: `${MATCHERS[index % MATCHERS.length]}`,
    hooks: [command(`${index}.sh`)],
  })),
});
const edit: HookEventContext = { toolName: 'Edit' };
const none: HookEventContext = { toolName: 'read_file' };
const long: HookEventContext = { toolName: 'x'.repeat(300) };

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');
afterEach(() => vi.unstubAllGlobals());

/** Bytes per call; the smallest object takes more. */
const NOTHING = 4;

/**
 * Returns the minimum of many rounds. Allocations of a call show in every round; those of the compiler do not, although on a busy machine
 * it may take several rounds to finish.
 */
function bytesPerCall(call: () => unknown): number {
  const calls = 20_000;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 40 && least >= NOTHING; round += 1) {
    collectGarbage();
    const before = v8.getHeapStatistics().used_heap_size;
    for (let i = 0; i < calls; i += 1) call();
    const bytes = (v8.getHeapStatistics().used_heap_size - before) / calls;
    // A garbage collection during a round hides earlier allocations.
    if (bytes >= 0) least = Math.min(least, bytes);
  }
  return least;
}

describe('cached plans', () => {
  it('are the same frozen object each time [PLN-11]', async () => {
    const { planner } = await plannerOf(manyHooks(12));
    const plan = planner.createExecutionPlan('BeforeTool', edit);
    expect(plan?.hookConfigs.length).toBeGreaterThan(1);
    expect(planner.createExecutionPlan('BeforeTool', { toolName: 'Edit' })).toBe(plan);
    expect([Object.isFrozen(plan), Object.isFrozen(plan?.hookConfigs)]).toEqual([true, true]);
  });

  it('are not shared between values or events [PLN-11]', async () => {
    const hooks = [{ matcher: 'Edit', hooks: [command('a.sh')] }];
    const { plan } = await plannerOf({ BeforeTool: hooks, AfterTool: [...hooks, { hooks: [command('b.sh')] }] });
    for (let round = 0; round < 2; round += 1) {
      expect(plan('BeforeTool', { toolName: 'Edit' })).toEqual(['a.sh']);
      expect(plan('BeforeTool', { toolName: 'Read' })).toBeNull();
      expect(plan('AfterTool', { toolName: 'Edit' })).toEqual(['a.sh', 'b.sh']);
      expect(plan('AfterTool', { toolName: 'undefined' })).toEqual(['b.sh']);
      expect(plan('AfterTool')).toEqual(['a.sh', 'b.sh']);
    }
  });

  it('test no matcher and construct no RegExp [PLN-11]', async () => {
    let constructed = 0;
    const counting = new Proxy(RegExp, {
      construct(target, args, newTarget) {
        constructed += 1;
        return Reflect.construct(target, args, newTarget);
      },
    });
    vi.stubGlobal('RegExp', counting);
    const { planner, registry } = await plannerOf(manyHooks(12));
    expect(constructed).toBeGreaterThan(0);
    constructed = 0;
    const asked = vi.spyOn(RegExp.prototype, 'test');
    planner.createExecutionPlan('BeforeTool', edit);
    planner.explain('BeforeTool', edit);
    expect(asked.mock.calls.length).toBeGreaterThan(0);
    asked.mockClear();
    for (let i = 0; i < 10; i += 1) planner.createExecutionPlan('BeforeTool', edit);
    expect(asked).not.toHaveBeenCalled();
    registry.setHookEnabled('0.sh', false);
    planner.createExecutionPlan('BeforeTool', edit);
    expect(constructed).toBe(0);
  });

  it.each<[string, HookEventContext | undefined]>([
    ['hooks that match', edit],
    ['no hook that matches', none],
    ['a name too long to match', long],
    ['no name', undefined],
  ])('allocate nothing, with %s out of 1,000 [PLN-11]', async (_what, context) => {
    const { planner } = await plannerOf(manyHooks(1000));
    expect(bytesPerCall(() => planner.createExecutionPlan('BeforeTool', context))).toBeLessThan(NOTHING);
  });

  it('are measured by a check that detects allocations [PLN-11]', async () => {
    const { planner } = await plannerOf(manyHooks(1));
    let latest: unknown;
    const allocated = bytesPerCall(() => {
      latest = { plan: planner.createExecutionPlan('BeforeTool', edit) };
    });
    expect(latest).toMatchObject({ plan: { eventName: 'BeforeTool' } });
    expect(allocated).toBeGreaterThan(NOTHING);
  });

  it('are dropped on every change [PLN-11, MGT-3, REG-14]', async () => {
    let current = { BeforeTool: [{ hooks: [command('a.sh')] }] };
    const { plan, registry } = await plannerOf(undefined, { getHooks: () => current });
    expect(plan('BeforeTool', edit)).toEqual(['a.sh']);
    const remove = registry.registerHook({ type: 'function', name: 'f', action: () => {} }, 'BeforeTool');
    expect(plan('BeforeTool', edit)).toEqual(['f', 'a.sh']);
    registry.setHookEnabled('a.sh', false);
    expect(plan('BeforeTool', edit)).toEqual(['f']);
    remove();
    expect(plan('BeforeTool', edit)).toBeNull();
    current = { BeforeTool: [{ hooks: [command('b.sh')] }] };
    await registry.reload();
    expect(plan('BeforeTool', edit)).toEqual(['b.sh']);
  });

  it('are limited to 512 for an event; the oldest is evicted first [PLN-11]', async () => {
    const { planner } = await plannerOf({ BeforeTool: [{ hooks: [command('a.sh')] }] });
    const planFor = (index: number) => planner.createExecutionPlan('BeforeTool', { toolName: `tool ${index}` });
    const withoutName = planner.createExecutionPlan('BeforeTool');
    const first = planFor(0);
    for (let index = 1; index < 511; index += 1) planFor(index);
    expect(planner.createExecutionPlan('BeforeTool')).toBe(withoutName);
    planFor(511);
    expect(planFor(0)).toBe(first);
    planFor(512);
    expect(planFor(0)).not.toBe(first);
    expect(planner.createExecutionPlan('BeforeTool')).not.toBe(withoutName);
  });

  it('stay correct when there are more values than the cache holds [PLN-11]', async () => {
    const { plan } = await plannerOf({ BeforeTool: [{ matcher: '7$', hooks: [command('a.sh')] }] });
    for (let index = 0; index < 1200; index += 1) {
      const toolName = `tool ${index % 600}`;
      expect(plan('BeforeTool', { toolName })).toEqual(toolName.endsWith('7') ? ['a.sh'] : null);
    }
  });

  it('are not cached by a name that is too long to be matched [PLN-11]', async () => {
    const set = vi.spyOn(BoundedMap.prototype, 'set');
    const { planner } = await plannerOf(manyHooks(3));
    for (let index = 0; index < 20; index += 1)
      planner.createExecutionPlan('BeforeTool', { toolName: `${index}`.repeat(300) });
    expect(set.mock.calls.map(([value]) => value)).toEqual([undefined]);
  });
});
