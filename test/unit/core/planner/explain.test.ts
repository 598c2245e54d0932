import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HookDefinition } from '../../../../generated/index.js';
import { commandsOf, plannerOf } from '../../../support/core/planner/planned.js';
import { command } from '../../../support/core/registry/host.js';
import { propertyRuns } from '../../../support/long-form.js';

const REFUSED = '(?=(a+)+$)(a+)+$';

describe('explain', () => {
  it('gives a verdict and a reason for every configured hook, in order [PLN-11, SEC-5, MGT-3]', async () => {
    const { planner } = await plannerOf(
      {
        BeforeTool: [
          { hooks: [command('off.sh'), command('new.sh')] },
          { matcher: 'Edit', hooks: [command('a.sh', { name: 'first' })] },
          { matcher: 'Write', hooks: [command('b.sh')] },
          { matcher: REFUSED, hooks: [command('c.sh')] },
          { hooks: [command('a.sh', { name: 'second' }), command('d.sh')] },
        ],
      },
      {
        getDisabledHooks: () => ['off.sh'],
        isHookTrusted: ({ config }) =>
          config.type === 'command' && config.command === 'new.sh' ? { trusted: false, why: 'never seen' } : true,
      },
    );
    const verdicts = planner.explain('BeforeTool', { toolName: 'Edit' });
    expect(verdicts).toMatchObject([
      { name: 'off.sh', planned: false, verdict: 'disabled', why: 'it is disabled' },
      { name: 'new.sh', planned: false, verdict: 'untrusted', why: 'never seen' },
      { name: 'first', planned: true, verdict: 'ran', index: 0 },
      { name: 'b.sh', planned: false, verdict: 'matcher', why: 'matcher "Write" does not match "Edit"' },
      { name: 'c.sh', planned: false, verdict: 'refused-matcher', why: expect.stringContaining('is rejected') },
      {
        name: 'second',
        planned: false,
        verdict: 'duplicate',
        why: expect.stringContaining('"first" (project)'),
        duplicateOf: { config: { name: 'first' } },
      },
      { name: 'd.sh', planned: true, verdict: 'ran', index: 1 },
    ]);
    expect(verdicts.map(({ entry }) => entry.eventName)).toEqual(Array(7).fill('BeforeTool'));
  });

  it('returns no verdicts for an event without hooks [PLN-9]', async () => {
    const { planner } = await plannerOf({});
    expect(planner.explain('BeforeTool', { toolName: 'Edit' })).toEqual([]);
  });

  it('explains an earlier plan from the hooks of that time [MGT-3]', async () => {
    const { planner, registry } = await plannerOf({ BeforeTool: [{ hooks: [command('a.sh')] }] });
    const earlier = registry.getRegisteredHooks('BeforeTool');
    registry.setHookEnabled('a.sh', false);
    expect(planner.explain('BeforeTool', { toolName: 'Edit' })).toMatchObject([{ verdict: 'disabled' }]);
    expect(planner.explain('BeforeTool', { toolName: 'Edit' }, earlier)).toMatchObject([{ verdict: 'ran' }]);
  });

  const definition: fc.Arbitrary<HookDefinition> = fc.record({
    matcher: fc.constantFrom(undefined, '*', 'a', '^a', 'a|b', 'b', '(', REFUSED, '^(a+)+$'),
    sequential: fc.constantFrom(undefined, true, false),
    hooks: fc.array(
      fc.constantFrom('1', '2', '3', '4').map((text) => command(text, { name: `name ${text}` })),
      { maxLength: 3 },
    ),
  });
  const names = fc.subarray(['name 1', 'name 2', 'name 3']);

  it('agrees with the plan for any configuration [PLN-1, PLN-7, PLN-9]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('BeforeTool' as const, 'SessionStart' as const, 'BeforeModel' as const),
        fc.array(definition, { maxLength: 5 }),
        names,
        names,
        fc.constantFrom(undefined, '', 'a', 'b', 'ab', '(', 'a'.repeat(300)),
        async (eventName, definitions, disabled, untrusted, value) => {
          const { planner } = await plannerOf(
            { [eventName]: definitions },
            {
              getDisabledHooks: () => disabled,
              isHookTrusted: ({ config }) =>
                untrusted.includes(config.name ?? '') ? { trusted: false, why: 'new' } : true,
            },
          );
          const context = { toolName: value, trigger: value };
          const verdicts = planner.explain(eventName, context);
          const planned = verdicts.filter((verdict) => verdict.planned);
          expect(verdicts).toHaveLength(definitions.flatMap(({ hooks }) => hooks).length);
          expect(planned.map(({ index }) => index)).toEqual(planned.map((_, index) => index));
          const commands = planned.map(({ entry }) => (entry.config.type === 'command' ? entry.config.command : ''));
          expect(commandsOf(planner.createExecutionPlan(eventName, context)) ?? []).toEqual(commands);
          for (const verdict of verdicts) if (!verdict.planned) expect(verdict.why).not.toBe('');
        },
      ),
      propertyRuns(500),
    );
  });
});
