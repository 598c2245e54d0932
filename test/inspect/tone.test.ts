import { expect, it } from 'vitest';
import { toneOfEvent } from '../../src/apps/inspector/tone.js';

const allowed = { tone: 'allow' } as const;
const skipped = { tone: 'skipped' } as const;

it('an event that no hook was asked about does not look like one that hooks have allowed', () => {
  expect(toneOfEvent('allow', undefined, [])).toBe('skipped');
  expect(toneOfEvent('allow', undefined, [skipped, skipped])).toBe('skipped');
  expect(toneOfEvent('allow', undefined, [skipped, allowed])).toBe('allow');
});

it('what an event came to stands above everything, and a failure above what passed', () => {
  expect(toneOfEvent('deny', 'broken', [{ tone: 'failed' }])).toBe('deny');
  expect(toneOfEvent('allow', undefined, [allowed, { tone: 'failed' }])).toBe('failed');
  expect(toneOfEvent('allow', 'broken', [])).toBe('failed');
});
