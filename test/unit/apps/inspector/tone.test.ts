import { expect, it } from 'vitest';
import { toneOfEvent } from '../../../../src/apps/inspector/tone.js';

const allowed = { tone: 'allow' } as const;
const skipped = { tone: 'skipped' } as const;

it('distinguishes an event that ran no hook from one that hooks allowed', () => {
  expect(toneOfEvent('allow', undefined, [])).toBe('skipped');
  expect(toneOfEvent('allow', undefined, [skipped, skipped])).toBe('skipped');
  expect(toneOfEvent('allow', undefined, [skipped, allowed])).toBe('allow');
});

it('ranks the decision first, then a failure, then allow', () => {
  expect(toneOfEvent('deny', 'broken', [{ tone: 'failed' }])).toBe('deny');
  expect(toneOfEvent('allow', undefined, [allowed, { tone: 'failed' }])).toBe('failed');
  expect(toneOfEvent('allow', 'broken', [])).toBe('failed');
});
