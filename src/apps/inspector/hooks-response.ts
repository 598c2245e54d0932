import { HookType, type HookVerdict } from '../../../generated/index.js';
import type { Contract, Route } from '../../core/contract/index.js';
import type { EventDetail, HookDetail, HookInfo, HookStats, HooksResponse, Tone } from './api.js';
import { routeIn } from './event-row.js';
import { durationOf, histogramOf, runStats } from './hook-stats.js';
import type { InspectedProject } from './inspected-project.js';
import { toneOf } from './tone.js';
import type { TraceStore } from './trace-store.js';

const MAX_LATEST = 200;

/** One run of a hook in one event. */
interface Run {
  readonly id: string;
  readonly event: string;
  readonly verdict: HookVerdict;
  readonly tone: Tone;
}

/** Returns every configured hook with its statistics, then the hooks that are only in the trace. */
export async function hooksResponse(project: InspectedProject, store: TraceStore): Promise<HooksResponse> {
  const { hooks, problems } = await project.hooks();
  const { runs, turns } = readRuns(store, project.contract);
  const configured = hooks.map((hook): HookInfo => {
    const key = keyOf(hook.event, hook);
    const stats = statsOf(runs.get(key), turns);
    runs.delete(key);
    return { ...hook, key, configured: true, stats };
  });
  const removed = [...runs].map(([key, hookRuns]) => removedHook(key, hookRuns, turns));
  return { hooks: withUniqueKeys([...configured, ...removed]), problems, turns };
}

/** Adds the conditions of rules, which the trace does not contain, from the current settings. */
export async function withRules(detail: EventDetail, project: InspectedProject): Promise<EventDetail> {
  if (!detail.hooks.some(({ type }) => type === HookType.Rule)) return detail;
  const { eventName } = detail.event;
  const configured = (await project.hooks()).hooks.map((hook) => [keyOf(hook.event, hook), hook.rule] as const);
  const rules = new Map(configured);
  return { ...detail, hooks: detail.hooks.map((hook) => ({ ...hook, rule: rules.get(keyOf(eventName, hook)) })) };
}

/** Makes the keys unique, because two hooks may be identical. */
function withUniqueKeys(hooks: readonly HookInfo[]): HookInfo[] {
  const seen = new Map<string, number>();
  return hooks.map((hook) => {
    const count = (seen.get(hook.key) ?? 0) + 1;
    seen.set(hook.key, count);
    return count === 1 ? hook : { ...hook, key: `${hook.key} ${count}` };
  });
}

function keyOf(
  event: string,
  { name, source, matcher }: Pick<HookVerdict, 'name' | 'source' | 'matcher'> | HookInfoKey | HookDetailKey,
) {
  return JSON.stringify([event, source, name, matcher ?? null]);
}

type HookDetailKey = Pick<HookDetail, 'name' | 'source' | 'matcher'>;
type HookInfoKey = Pick<HookInfo, 'name' | 'source' | 'matcher'>;

function readRuns(store: TraceStore, contract: Contract): { runs: Map<string, Run[]>; turns: number } {
  const runs = new Map<string, Run[]>();
  let turns = 0;
  for (const { row, hooks } of store.all()) {
    if (beginsTurn(routeIn(contract, row.eventName))) turns += 1;
    for (const { verdict } of hooks) {
      if (verdict.verdict !== 'ran') continue;
      const key = keyOf(row.eventName, verdict);
      const run = { id: row.id, event: row.eventName, verdict, tone: toneOf(verdict) };
      const known = runs.get(key);
      if (known === undefined) runs.set(key, [run]);
      else known.push(run);
    }
  }
  return { runs, turns };
}

/** Returns true for the event that begins an agent turn. */
function beginsTurn(route: Route | undefined): boolean {
  return route?.moment === 'turn-start';
}

function statsOf(runs: readonly Run[] | undefined, turns: number): HookStats | undefined {
  if (runs === undefined) return undefined;
  const verdicts = runs.map(({ verdict }) => verdict);
  const total = verdicts.reduce((sum, verdict) => sum + durationOf(verdict), 0);
  return {
    ...runStats(verdicts),
    total,
    latest: runs.slice(-MAX_LATEST).map(({ id, tone, verdict }) => ({ id, tone, duration: durationOf(verdict) })),
    histogram: histogramOf(verdicts),
    ...(turns > 0 && { perTurn: { runs: runs.length / turns, duration: total / turns } }),
  };
}

function removedHook(key: string, runs: readonly Run[], turns: number): HookInfo {
  const last = runs.at(-1);
  return {
    key,
    event: last?.event ?? '',
    name: last?.verdict.name ?? '',
    type: last?.verdict.type ?? '',
    source: last?.verdict.source ?? '',
    configured: false,
    matcher: last?.verdict.matcher,
    sequential: false,
    enabled: false,
    trusted: false,
    background: last?.verdict.background === true,
    enforced: last?.verdict.enforced !== false,
    why: 'the settings of this project do not have it, or no longer',
    config: '',
    problems: [],
    stats: statsOf(runs, turns),
  };
}
