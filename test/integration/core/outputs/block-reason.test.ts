import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BeforeToolOutput } from '../../../../src/contract.js';
import { HookAggregator, type HookDecision, HookEventName } from '../../../../src/index.js';
import { ran } from '../../../support/core/outputs/hook-results.js';

function merged(...outputs: BeforeToolOutput[]) {
  const results = outputs.map((output) => ran('BeforeTool', output));
  return new HookAggregator().aggregateResults(results, 'BeforeTool').finalOutput;
}

const allows = { decision: 'allow', reason: 'Looks fine to me.' } as const;
const denies = { decision: 'deny', reason: 'Not on Friday.' } as const;
const permits = { hookSpecificOutput: { permissionDecision: 'allow', permissionDecisionReason: 'Fine.' } } as const;
const forbids = { hookSpecificOutput: { permissionDecision: 'deny', permissionDecisionReason: 'Never.' } } as const;

describe('Reason of a block', () => {
  it.each([
    ['allow, deny', [allows, denies], 'Not on Friday.'],
    ['deny, allow', [denies, allows], 'Not on Friday.'],
    ['permission to allow, permission to deny', [permits, forbids], 'Never.'],
    ['permission to allow, deny', [permits, denies], 'Not on Friday.'],
    ['allow, permission to deny', [allows, forbids], 'Never.'],
    ['both in one output', [{ ...allows, ...forbids }], 'Never.'],
    ['both in one output, the other way', [{ ...denies, ...permits }], 'Not on Friday.'],
    [
      'two that block, in order',
      [denies, allows, { decision: 'block', reason: 'No backup.' }],
      'Not on Friday.\nNo backup.',
    ],
    ['a block without a reason', [allows, { decision: 'deny' }], 'No reason provided'],
  ] as const)('is only that of hooks that block: %s [X-76]', (_what, outputs, reason) => {
    expect(merged(...outputs)?.getBlockingError()).toEqual({ blocked: true, reason });
  });

  it('never contains the reason of a hook that does not block [X-76]', () => {
    const decisions = fc.constantFrom<HookDecision>('allow', 'approve', 'ask', 'block', 'deny');
    const outputs = fc.array(fc.record({ decision: decisions, inPermission: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(outputs, (list) => {
        const isBlock = (decision: HookDecision) => decision === 'block' || decision === 'deny';
        fc.pre(list.some(({ decision }) => isBlock(decision)));
        const made = list.map(({ decision, inPermission }, at): BeforeToolOutput => {
          const text = `<${at} ${decision}>`;
          if (!inPermission) return { decision, reason: text };
          return { hookSpecificOutput: { permissionDecision: decision, permissionDecisionReason: text } };
        });
        const { reason } = merged(...made)?.getBlockingError() ?? {};
        const named = [...(reason ?? '').matchAll(/<\d+ (\w+)>/g)].map(([, decision]) => decision);
        expect(named.length).toBe(list.filter(({ decision }) => isBlock(decision)).length);
        expect(named.every((decision) => decision === 'block' || decision === 'deny')).toBe(true);
      }),
    );
  });

  it.each(Object.values(HookEventName))('contains the reasons of all hooks that block %s, in order [X-76]', (event) => {
    const denied = (reason: string) => ran(event, { decision: 'deny', reason });
    const results = [denied('first'), ran(event, { decision: 'allow', reason: 'fine' }), denied('second')];
    const { finalOutput } = new HookAggregator().aggregateResults(results, event);
    expect(finalOutput?.reason).toBe('first\nsecond');
  });

  it.each(['BeforeModel', 'BeforeToolSelection'] as const)('is truncated at 64 KiB on %s [X-76]', (event) => {
    const results = ['a', 'b'].map((letter) => ran(event, { decision: 'deny', reason: letter.repeat(50_000) }));
    const { finalOutput } = new HookAggregator().aggregateResults(results, event);
    expect(Buffer.byteLength(finalOutput?.reason ?? '')).toBeLessThanOrEqual(65_536);
  });

  it('does not include the reason of a stop [X-76]', () => {
    const output = merged({ continue: false, reason: 'Budget is spent.' }, denies);
    expect(output?.getBlockingError().reason).toBe('Not on Friday.');
  });
});

describe('Reason of an allow', () => {
  it('contains the reasons of all hooks', () => {
    expect(merged(allows, { decision: 'approve', reason: 'Tests pass.' })?.getEffectiveReason()).toBe(
      'Looks fine to me.\nTests pass.',
    );
  });
});
