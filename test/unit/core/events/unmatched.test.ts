import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createConfig, HookPlanner } from '../../../../src/index.js';

const NAMES = ['read', 'write', 'read_all'];

type Step =
  | { readonly what: 'fire'; readonly name: string; readonly served: boolean }
  | { readonly what: 'add'; readonly matcher: string }
  | { readonly what: 'remove' }
  | { readonly what: 'switch'; readonly matcher: string; readonly on: boolean }
  | { readonly what: 'reload' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('fire'), name: fc.constantFrom(...NAMES), served: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('add'), matcher: fc.constantFrom(...NAMES) }) },
  fc.record({ what: fc.constant('remove') }),
  fc.record({ what: fc.constant('switch'), matcher: fc.constantFrom(...NAMES), on: fc.boolean() }),
  fc.record({ what: fc.constant('reload') }),
);

async function startSystem() {
  const system = createConfig({ workingDir: process.cwd() }).getHookSystem();
  if (system === undefined) throw new Error('hooks are on');
  await system.initialize();
  return system;
}

describe('repeatedly fired event', () => {
  it('runs the hooks of an uncached plan, whatever changed in between [PLN-1, PLN-7]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const system = await startSystem();
        const removals: (() => void)[] = [];
        const asked: string[] = [];
        for (const each of steps) {
          if (each.what === 'add') {
            const action = () => void asked.push(each.matcher);
            removals.push(
              system.registerHook({ type: 'function', name: each.matcher, action }, 'BeforeTool', {
                matcher: `^${each.matcher}`,
              }),
            );
          }
          if (each.what === 'remove') removals.shift()?.();
          if (each.what === 'switch') system.setHookEnabled(each.matcher, each.on);
          if (each.what === 'reload') await system.reload();
          if (each.what !== 'fire') continue;
          const mcpContext = { server_name: 'files', tool_name: 'other' };
          const served = each.served ? { mcpContext, originalRequestName: 'write' } : {};
          const context = { toolName: each.name, ofServer: each.served, requestedName: 'write' };
          const plan = new HookPlanner(system.getRegistry()).createExecutionPlan('BeforeTool', context);
          const due = plan?.hookConfigs.map(({ name }) => name) ?? [];
          asked.length = 0;
          const params = { toolName: each.name, toolInput: {}, ...served };
          const { trace } = await system.getEventHandler().fireBeforeToolEvent(params);
          expect(asked).toEqual(due);
          expect(trace.hooks.filter(({ verdict }) => verdict === 'ran').map(({ name }) => name)).toEqual(due);
          expect(trace.hooks.length).toBe(system.getRegistry().getRegisteredHooks('BeforeTool').length);
        }
        await system.dispose();
      }),
      { numRuns: 200 },
    );
  });

  it('runs the right hooks for more names than the plan cache holds', async () => {
    const system = await startSystem();
    const asked: string[] = [];
    const action = ({ tool_name }: { tool_name: string }) => void asked.push(tool_name);
    system.registerHook({ type: 'function', name: 'guard', action }, 'BeforeTool', { matcher: '^tool_7$' });
    const handler = system.getEventHandler();
    for (let round = 0; round < 2; round += 1) {
      for (let tool = 0; tool < 1100; tool += 1) {
        await handler.fireBeforeToolEvent({ toolName: `tool_${tool}`, toolInput: {} });
      }
    }
    expect(asked).toEqual(['tool_7', 'tool_7']);
    await system.dispose();
  });
});
