import { expect, it } from 'vitest';
import { combine } from '../../../src/kit/combine.js';

const STRICTER = ['approve', 'allow', 'ask', 'deny', 'block'];
const outputOf = (...outputs: object[]) => combine(outputs, {}).output;

it('of several decisions the stricter one stands, in whatever order they are said', () => {
  for (const [place, strict] of STRICTER.entries()) {
    for (const milder of STRICTER.slice(0, place)) {
      expect(outputOf({ decision: strict }, { decision: milder })).toEqual({ decision: strict });
      expect(outputOf({ decision: milder }, { decision: strict })).toEqual({ decision: strict });
    }
  }
});

it('what stops once stops, and texts follow one another', () => {
  expect(outputOf({ continue: false, stopReason: 'a' }, { continue: true, stopReason: 'b' })).toEqual({
    continue: false,
    stopReason: 'a\nb',
  });
});

it('what a hook may not return is named', () => {
  expect(() => combine(5, {})).toThrow('a hook returns answers, an output or nothing, and not');
  expect([combine(undefined, {}), combine(null, {}), combine([], {})].map(({ output }) => output)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a misspelt decision is not lost to consent, nor a refusal to a misspelt one', () => {
  for (const milder of ['approve', 'allow']) {
    expect(outputOf({ decision: 'dney' }, { decision: milder })).toEqual({ decision: 'dney' });
    expect(outputOf({ decision: milder }, { decision: 'dney' })).toEqual({ decision: 'dney' });
  }
  for (const stricter of ['ask', 'deny', 'block']) {
    expect(outputOf({ decision: 'dney' }, { decision: stricter })).toEqual({ decision: stricter });
    expect(outputOf({ decision: stricter }, { decision: 'dney' })).toEqual({ decision: stricter });
  }
});

it('what is hidden or forgotten once stays so, and what says nothing takes nothing back', () => {
  expect(outputOf({ suppressOutput: true }, { suppressOutput: false })).toEqual({ suppressOutput: true });
  expect(outputOf({ suppressOutput: false }, { suppressOutput: true })).toEqual({ suppressOutput: true });
  const clearing = (clearContext: unknown) => ({ hookSpecificOutput: { clearContext } });
  expect(outputOf(clearing(true), clearing(false), clearing(null))).toEqual(clearing(true));
  expect(outputOf({ decision: null }, { decision: 'deny' }, { decision: null })).toEqual({ decision: 'deny' });
});

it('a field that only the contract of a host has is as the later says', () => {
  const own = (value: unknown) => ({ hookSpecificOutput: { own: value } });
  expect(outputOf(own(1), own(2))).toEqual(own(2));
  expect(outputOf(own({ a: 1, b: 1 }), own({ b: 2 }))).toEqual(own({ a: 1, b: 2 }));
  expect(outputOf({ toString: 1 }, { toString: 2 })).toEqual({ toString: 2 });
});
