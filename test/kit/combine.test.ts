import { expect, it } from 'vitest';
import { combine } from '../../src/kit/combine.js';

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
