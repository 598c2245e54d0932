import type { HookExecutionResult } from '../../generated/index.js';
import { nameOf } from '../core/registry/registered-hook.js';
import { percentile } from '../util/percentile.js';

/** Number of runs that a budget is compared with. */
const BUDGET_RUNS = 50;

const SHARE = 0.95;

/** Durations of one run in milliseconds. */
type Run = Pick<HookExecutionResult, 'duration' | 'cpuDuration'>;

/** 95th percentiles of the last runs of a hook, in milliseconds. */
export interface RunTimes {
  readonly wall: number;
  /** Undefined if the CPU time of no run is known. */
  readonly cpu: number | undefined;
  /** True if there were enough runs, and the wall time exceeds the budget. */
  readonly exceeds: boolean;
}

/** Returns the times of the last runs of a hook. */
export function timesOf(runs: readonly Run[], budgetMs: number): RunTimes {
  const last = runs.slice(-BUDGET_RUNS);
  const wall = percentile(
    last.map(({ duration }) => duration),
    SHARE,
  );
  const cpu = last.flatMap(({ cpuDuration }) => (cpuDuration === undefined ? [] : [cpuDuration]));
  return {
    wall,
    cpu: cpu.length === 0 ? undefined : percentile(cpu, SHARE),
    exceeds: last.length === BUDGET_RUNS && wall > budgetMs,
  };
}

/** Warns of hooks that take longer than their `budget_ms`: once, and again only after they were fast enough. */
export class RunBudgets {
  readonly #warn: (text: string) => void;
  /** By event, type and name: the config of a hook is another object after each change of the settings. */
  readonly #histories = new Map<string, { runs: Run[]; isReported: boolean }>();

  constructor(warn: (text: string) => void) {
    this.#warn = warn;
  }

  /** Adds a run. A hook that did not run is not counted. */
  add(result: Run & Pick<HookExecutionResult, 'skipped' | 'hookConfig' | 'eventName'>): void {
    const { hookConfig: config, eventName } = result;
    const { budget_ms: budgetMs } = config;
    if (budgetMs === undefined || result.skipped !== undefined) return;
    const name = nameOf(config);
    const key = JSON.stringify([eventName, config.type, name]);
    const history = this.#histories.get(key) ?? { runs: [], isReported: false };
    this.#histories.set(key, history);
    const { duration, cpuDuration } = result;
    history.runs.push({ duration, ...(cpuDuration !== undefined && { cpuDuration }) });
    if (history.runs.length > BUDGET_RUNS) history.runs.shift();
    const times = timesOf(history.runs, budgetMs);
    if (times.exceeds && !history.isReported) this.#warn(describe(name, eventName, budgetMs, times));
    history.isReported = times.exceeds;
  }
}

function describe(name: string, eventName: string, budgetMs: number, { wall, cpu }: RunTimes): string {
  const used = cpu === undefined ? 'its CPU time is not known' : `its CPU time is ${Math.round(cpu)} ms`;
  const runs = `95th percentile of its last ${BUDGET_RUNS} runs`;
  return `the hook ${name} (${eventName}) takes ${Math.round(wall)} ms, and its budget_ms is ${budgetMs}; ${used} (${runs})`;
}
