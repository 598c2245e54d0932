import { expect, it } from 'vitest';
import { histogramOf, runStats } from '../../../../src/apps/inspector/hook-stats.js';

const took = (...durations: number[]) => durations.map((duration) => ({ duration }));

it('reports p50, p95 and max of the durations', () => {
  const upTo100 = took(...Array.from({ length: 100 }, (_, index) => 100 - index));
  expect(runStats(upTo100)).toMatchObject({ count: 100, p50: 51, p95: 96, max: 100 });
  expect(runStats(took(7))).toMatchObject({ count: 1, p50: 7, p95: 7, max: 7 });
  expect(runStats([{}])).toMatchObject({ count: 1, max: 0 });
  expect(runStats([])).toEqual({ count: 0, p50: 0, p95: 0, max: 0, failures: 0, blocks: 0, wouldBlock: 0 });
});

it('counts failures, blocks, and blocks that were not enforced', () => {
  const runs = [
    { error: 'broken' },
    { decision: 'deny' },
    { decision: 'block' },
    { decision: 'allow' },
    { decision: 'ask' },
    { would: { decision: 'deny' } },
    { would: { decision: 'allow' } },
  ] as const;
  expect(runStats(runs)).toMatchObject({ failures: 1, blocks: 2, wouldBlock: 1 });
});

it('counts each run in the first bucket that fits, the longest in the last', () => {
  const counted = (...durations: number[]) =>
    histogramOf(took(...durations))
      .filter(({ count }) => count > 0)
      .map(({ upTo, count }) => [upTo, count]);
  const limits = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
  expect(histogramOf([]).map(({ upTo }) => upTo)).toEqual([...limits, null]);
  expect(counted(...limits)).toEqual(limits.map((limit) => [limit, 1]));
  expect(counted(0, 1, 1.1, 5000.1, 9000)).toEqual([
    [1, 2],
    [2, 1],
    [null, 2],
  ]);
});
