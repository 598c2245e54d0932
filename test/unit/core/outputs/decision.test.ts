import { describe, expect, it } from 'vitest';
import { isBlocking, isDecision, strictestDecision, strictnessOf } from '../../../../src/core/outputs/decision.js';
import { HookDecision } from '../../../../src/index.js';

describe('isDecision', () => {
  it.each(Object.values(HookDecision))('accepts %s, as the contract does [AGG-3]', (decision) => {
    expect([isDecision(decision), strictestDecision([decision])]).toEqual([true, decision]);
  });

  it.each(['Deny', 'toString', 'constructor', '', null, undefined, 2, ['deny'], { deny: true }])(
    'rejects %j',
    (value) => {
      expect([isDecision(value), strictestDecision([value])]).toEqual([false, undefined]);
    },
  );

  it('ranks decisions in three levels of strictness [AGG-3]', () => {
    const steps = Object.values(HookDecision).map((decision) => [decision, strictnessOf(decision)]);
    expect(Object.fromEntries(steps)).toEqual({ allow: 0, approve: 0, ask: 1, block: 2, deny: 2 });
    expect(strictnessOf(undefined)).toBe(0);
    expect(Object.values(HookDecision).filter(isBlocking).toSorted()).toEqual(['block', 'deny']);
  });
});
