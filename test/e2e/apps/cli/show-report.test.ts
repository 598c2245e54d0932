import { expect, it } from 'vitest';
import { executionModes, wouldHaveDone } from '../../../../src/apps/cli/show-report.js';

it('describes in one line what a hook would have done, with its reason', () => {
  expect(wouldHaveDone({ would: { decision: 'deny', stop: true, sets: ['tool_input', 'x'], reason: 'a\nb' } })).toBe(
    'deny, stop, set tool_input, x: a b',
  );
  expect(wouldHaveDone({ would: { decision: 'deny' } })).toBe('deny');
  expect(wouldHaveDone({ would: { stop: true, reason: '' } })).toBe('stop');
  expect(wouldHaveDone({ would: { sets: ['llm_request'] } })).toBe('set llm_request');
});

it('returns undefined for a hook that would have done nothing', () => {
  expect([wouldHaveDone({}), wouldHaveDone({ would: { reason: 'why' } })]).toEqual([undefined, undefined]);
});

it('names background hooks and hooks that are not enforced', () => {
  expect(executionModes({ async: true, enforce: false })).toEqual(['in the background', 'not enforced']);
  expect([executionModes({}), executionModes({ async: false, enforce: true })]).toEqual([[], []]);
});
