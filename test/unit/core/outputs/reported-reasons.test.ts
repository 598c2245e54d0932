import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HookExecutionResult } from '../../../../generated/index.js';
import { HookAggregator } from '../../../../src/core/outputs/aggregator.js';
import { withAdapter } from '../../../../src/core/registry/adapter-of.js';
import { propertyRuns } from '../../../support/long-form.js';

const RUNS = [undefined, {}, { reasons: 'first' }, { reasons: 'last' }] as const;
const decided = fc.record({
  dialect: fc.nat(RUNS.length - 1),
  decision: fc.constantFrom('allow', 'ask', 'deny', 'block', undefined),
  hasReason: fc.boolean(),
});

/** Returns the result of a hook; its reason names its decision and its position. */
function resultOf(
  {
    dialect,
    decision,
    hasReason,
  }: { dialect: number; decision?: 'allow' | 'ask' | 'deny' | 'block' | undefined; hasReason: boolean },
  at: number,
): HookExecutionResult {
  const config = { type: 'command', command: `hook ${at}` } as const;
  const run = RUNS[dialect];
  const adapter = run && { key: config.command, run, begin: () => ({ skip: 'not run here' }) };
  return {
    hookConfig: adapter === undefined ? config : withAdapter(config, adapter),
    eventName: 'BeforeTool',
    success: true,
    duration: 0,
    output: { ...(decision && { decision }), ...(hasReason && { reason: `${decision} ${at}` }) },
  };
}

describe('Reasons of a merged decision', () => {
  it('come from its hooks only, at most one of a dialect that reports one, and never none [AGG-7]', () => {
    fc.assert(
      fc.property(fc.array(decided, { minLength: 1, maxLength: 8 }), (hooks) => {
        const isBlock = (decision: unknown) => decision === 'deny' || decision === 'block';
        fc.pre(hooks.some(({ decision }) => isBlock(decision)));
        const { finalOutput } = new HookAggregator().aggregateResults(hooks.map(resultOf), 'BeforeTool');
        expect(finalOutput?.isBlockingDecision()).toBe(true);
        const reasons = finalOutput?.reason?.split('\n') ?? [];
        const positions = reasons.map((reason) => Number(reason.split(' ')[1]));
        const blocking = hooks
          .map((hook, at) => ({ ...hook, at }))
          .filter(({ decision, hasReason }) => isBlock(decision) && hasReason);
        expect(blocking.map(({ at }) => at)).toEqual(expect.arrayContaining(positions));
        for (const [dialect, run] of RUNS.entries()) {
          const own = blocking.filter((hook) => hook.dialect === dialect).map(({ at }) => at);
          const wanted =
            run && 'reasons' in run ? [own.at(run.reasons === 'first' ? 0 : -1)].filter((at) => at !== undefined) : own;
          expect(positions.filter((at) => hooks[at]?.dialect === dialect)).toEqual(wanted);
        }
      }),
      propertyRuns(200),
    );
  });
});
