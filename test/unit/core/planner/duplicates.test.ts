import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ConfigSource, HookErrorPolicy } from '../../../../generated/index.js';
import { plannerOf } from '../../../support/core/planner/planned.js';
import { command, fromJson } from '../../../support/core/registry/host.js';
import { propertyRuns } from '../../../support/long-form.js';

const RUNNING_ORDER: readonly ConfigSource[] = ['runtime', 'project', 'user', 'system', 'extensions'];
const STRENGTH: readonly ConfigSource[] = ['runtime', 'system', 'user', 'extensions', 'project'];
const REFUSED = '(?=(a+)+$)(a+)+$';

interface Copy {
  readonly command: string;
  readonly source: ConfigSource;
  readonly timeout: number | undefined;
  readonly onError: HookErrorPolicy | undefined;
  readonly matcher: string | undefined;
  readonly sequential: boolean;
  readonly state: 'runs' | 'disabled' | 'untrusted' | 'invalid';
}

const copy: fc.Arbitrary<Copy> = fc.record({
  command: fc.constantFrom('guard.sh', 'other.sh'),
  source: fc.constantFrom(...RUNNING_ORDER),
  timeout: fc.constantFrom(undefined, 1, 500, 60_000, 90_000),
  onError: fc.constantFrom(undefined, 'allow' as const, 'block' as const),
  matcher: fc.constantFrom(undefined, undefined, 'Edit', 'Write', REFUSED),
  sequential: fc.boolean(),
  state: fc.constantFrom('runs', 'runs', 'runs', 'disabled', 'untrusted', 'invalid'),
});

/** Puts each copy into its own layer, named after its index, so that layers come in any order. */
const layersOf = (copies: readonly Copy[]) =>
  copies.map(({ command: text, source, timeout, onError, matcher, sequential, state }, place) => {
    const hook = command(text, { name: `${place}`, timeout: state === 'invalid' ? '5s' : timeout, onError });
    return { source, hooks: fromJson({ BeforeTool: [{ matcher, sequential, hooks: [hook] }] }) };
  });

const namesOf = (copies: readonly Copy[], state: Copy['state']) =>
  copies.flatMap((each, place) => (each.state === state ? [`${place}`] : []));

/** Computes the expected plan independently of the planner. */
function expected(copies: readonly Copy[]) {
  const able = copies
    .map((each, place) => ({ ...each, name: `${place}` }))
    .filter(({ state, matcher }) => state === 'runs' && (matcher === undefined || matcher === 'Edit'))
    .sort((a, b) => RUNNING_ORDER.indexOf(a.source) - RUNNING_ORDER.indexOf(b.source));
  const hooks = able.flatMap((each) => {
    const equal = able.filter((other) => other.command === each.command);
    const [strongest] = STRENGTH.filter((source) => equal.some((other) => other.source === source));
    const same = equal.filter(({ source }) => source === strongest);
    if (same[0] !== each) return [];
    const policies = same.map(({ onError }) => onError ?? 'unsaid');
    const onError = ['block', 'unsaid', 'allow'].find((policy) => policies.some((other) => other === policy));
    return [{ name: each.name, timeout: Math.max(...same.map(({ timeout }) => timeout ?? 60_000)), onError }];
  });
  return { hooks, sequential: able.some(({ sequential }) => sequential) };
}

it('runs exactly one of several duplicates: that of the strongest source that can run [PLN-7, PLN-8, REG-9, X-62]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(copy, { maxLength: 8 }), async (copies) => {
      const untrusted = namesOf(copies, 'untrusted');
      const { planner } = await plannerOf(undefined, {
        getHookLayers: () => layersOf(copies),
        getDisabledHooks: () => namesOf(copies, 'disabled'),
        isHookTrusted: ({ config }) => (untrusted.includes(config.name ?? '') ? { trusted: false, why: 'new' } : true),
      });
      const context = { toolName: 'Edit' };
      const plan = planner.createExecutionPlan('BeforeTool', context);
      const { hooks, sequential } = expected(copies);
      const planned = (plan?.hookConfigs ?? []).map((config) => ({
        name: config.name,
        timeout: config.timeout ?? 60_000,
        onError: ('onError' in config ? config.onError : undefined) ?? 'unsaid',
      }));
      expect(planned).toEqual(hooks);
      expect(plan?.sequential ?? false).toBe(sequential);
      const verdicts = planner.explain('BeforeTool', context);
      expect(verdicts.flatMap(({ name, planned }) => (planned ? [name] : []))).toEqual(hooks.map(({ name }) => name));
      for (const verdict of verdicts) {
        if (verdict.verdict !== 'duplicate') continue;
        const standIn = verdicts.find(({ entry }) => entry === verdict.duplicateOf);
        expect(standIn?.planned).toBe(true);
        expect(verdict.why).toContain(`"${standIn?.name}" (${standIn?.entry.source})`);
      }
    }),
    propertyRuns(500),
  );
});
