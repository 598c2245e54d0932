import { expect, it } from 'vitest';
import { commonFields, kitEvents } from '../../../generated/kit/hook.js';
import { combine } from '../../../src/kit/combine.js';

const LEVELS = [['approve', 'allow'], ['ask'], ['deny', 'block']];
const combined = (reply: unknown) => combine(reply, kitEvents.AfterAgent, commonFields);
const outputOf = (...outputs: object[]) => combined(outputs).output;

it('combine uses the strictest of several decisions, in any order', () => {
  for (const [place, level] of LEVELS.entries()) {
    for (const strict of level) {
      for (const milder of LEVELS.slice(0, place).flat()) {
        expect(outputOf({ decision: strict }, { decision: milder })).toEqual({ decision: strict });
        expect(outputOf({ decision: milder }, { decision: strict })).toEqual({ decision: strict });
      }
    }
  }
});

it('combine keeps the first of equally strict decisions, as the host does', () => {
  for (const [one, other] of [
    ['deny', 'block'],
    ['block', 'deny'],
    ['allow', 'approve'],
    ['approve', 'allow'],
  ]) {
    expect(outputOf({ decision: one }, { decision: other })).toEqual({ decision: one });
  }
});

it('combine keeps only the reasons of the strictest decision, as the host does', () => {
  const [mild, strict] = [
    { decision: 'allow', reason: 'fine' },
    { decision: 'deny', reason: 'no' },
  ];
  expect(outputOf(mild, strict, { reason: 'a note' })).toEqual(strict);
  expect(outputOf(strict, mild)).toEqual(strict);
  expect(outputOf(strict, { decision: 'block', reason: 'never' })).toEqual({ decision: 'deny', reason: 'no\nnever' });
  expect(outputOf(mild, { decision: 'deny' })?.['reason']).toBeUndefined();
});

it('combine keeps a text when another answer has a value that is not a text', () => {
  expect(outputOf({ systemMessage: 'a' }, { systemMessage: 7 })).toEqual({ systemMessage: 'a' });
  expect(outputOf({ systemMessage: 7 }, { systemMessage: 'a' })).toEqual({ systemMessage: 'a' });
  expect(outputOf({ systemMessage: 'a' }, { systemMessage: ' ' })).toEqual({ systemMessage: 'a' });
});

it('combine stops if any answer stops, and joins texts', () => {
  expect(outputOf({ continue: false, stopReason: 'a' }, { continue: true, stopReason: 'b' })).toEqual({
    continue: false,
    stopReason: 'a\nb',
  });
});

it('combine rejects a value that a hook may not return, and names it', () => {
  expect(() => combined(5)).toThrow('a hook must return answers, an output or nothing, not');
  expect([undefined, null, []].map(combined).map(({ output }) => output)).toEqual([undefined, undefined, undefined]);
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

it('combine uses the later value of a field that the contract does not declare, as the host does', () => {
  const own = (value: unknown) => ({ hookSpecificOutput: { own: value } });
  expect(outputOf(own(1), own(2))).toEqual(own(2));
  expect(outputOf(own({ a: 1, b: 1 }), own({ b: 2 }))).toEqual(own({ b: 2 }));
  expect(outputOf({ toString: 1 }, { toString: 2 })).toEqual({ toString: 2 });
});
