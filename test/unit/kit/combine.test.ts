import { expect, it } from 'vitest';
import { combine } from '../../../src/kit/combine.js';

const STRICTER = ['approve', 'allow', 'ask', 'deny', 'block'];
const outputOf = (...outputs: object[]) => combine(outputs, {}).output;

it('combine uses the strictest of several decisions, in any order', () => {
  for (const [place, strict] of STRICTER.entries()) {
    for (const milder of STRICTER.slice(0, place)) {
      expect(outputOf({ decision: strict }, { decision: milder })).toEqual({ decision: strict });
      expect(outputOf({ decision: milder }, { decision: strict })).toEqual({ decision: strict });
    }
  }
});

it('combine stops if any answer stops, and joins texts', () => {
  expect(outputOf({ continue: false, stopReason: 'a' }, { continue: true, stopReason: 'b' })).toEqual({
    continue: false,
    stopReason: 'a\nb',
  });
});

it('combine rejects a value that a hook may not return, and names it', () => {
  expect(() => combine(5, {})).toThrow('a hook must return answers, an output or nothing, not');
  expect([combine(undefined, {}), combine(null, {}), combine([], {})].map(({ output }) => output)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('combine keeps a misspelt decision over allow, and a block over a misspelt decision', () => {
  for (const milder of ['approve', 'allow']) {
    expect(outputOf({ decision: 'dney' }, { decision: milder })).toEqual({ decision: 'dney' });
    expect(outputOf({ decision: milder }, { decision: 'dney' })).toEqual({ decision: 'dney' });
  }
  for (const stricter of ['ask', 'deny', 'block']) {
    expect(outputOf({ decision: 'dney' }, { decision: stricter })).toEqual({ decision: stricter });
    expect(outputOf({ decision: stricter }, { decision: 'dney' })).toEqual({ decision: stricter });
  }
});

it('combine keeps flags that any answer sets, and ignores empty values', () => {
  expect(outputOf({ suppressOutput: true }, { suppressOutput: false })).toEqual({ suppressOutput: true });
  expect(outputOf({ suppressOutput: false }, { suppressOutput: true })).toEqual({ suppressOutput: true });
  const clearing = (clearContext: unknown) => ({ hookSpecificOutput: { clearContext } });
  expect(outputOf(clearing(true), clearing(false), clearing(null))).toEqual(clearing(true));
  expect(outputOf({ decision: null }, { decision: 'deny' }, { decision: null })).toEqual({ decision: 'deny' });
});

it("combine uses the later value of a field that only a host's contract declares", () => {
  const own = (value: unknown) => ({ hookSpecificOutput: { own: value } });
  expect(outputOf(own(1), own(2))).toEqual(own(2));
  expect(outputOf(own({ a: 1, b: 1 }), own({ b: 2 }))).toEqual(own({ a: 1, b: 2 }));
  expect(outputOf({ toString: 1 }, { toString: 2 })).toEqual({ toString: 2 });
});
