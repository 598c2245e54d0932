import { hookDecisions } from '../../../generated/enum-tables.js';
import type { HookVerdict } from '../../../generated/index.js';
import { percentile } from '../../util/percentile.js';

/** Counts and durations of a hook's runs. Durations are milliseconds. */
export interface RunStats {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly failures: number;
  readonly blocks: number;
  /** Number of runs that would have blocked, if the hook had been enforced. */
  readonly wouldBlock: number;
}

type Run = Pick<HookVerdict, 'duration' | 'error' | 'decision' | 'would'>;

export function runStats(runs: readonly Run[]): RunStats {
  const durations = runs.map(durationOf);
  const at = (share: number): number => percentile(durations, share);
  return {
    count: runs.length,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
    failures: runs.filter(({ error }) => error !== undefined).length,
    blocks: runs.filter(({ decision }) => isBlocking(decision)).length,
    wouldBlock: runs.filter(({ would }) => isBlocking(would?.decision)).length,
  };
}

const LIMITS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

/** Counts runs per duration bucket. The last bucket has no limit. */
export function histogramOf(runs: readonly Run[]): { upTo: number | null; count: number }[] {
  const counts = [...LIMITS, null].map((upTo) => ({ upTo, count: 0 }));
  for (const run of runs) {
    const bucket = counts.find(({ upTo }) => upTo === null || durationOf(run) <= upTo);
    if (bucket !== undefined) bucket.count += 1;
  }
  return counts;
}

export function durationOf({ duration = 0 }: Pick<HookVerdict, 'duration'>): number {
  return duration;
}

function isBlocking(decision: HookVerdict['decision']): boolean {
  // A newer host may write other decisions.
  return decision !== undefined && hookDecisions[decision]?.blocks === true;
}
