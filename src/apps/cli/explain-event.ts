import { HookType, type HookVerdict } from '../../../generated/index.js';
import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import { withSkips } from './dialects.js';
import { type EventFields, matchedValue } from './event-input.js';
import { fireEvent } from './fire-report.js';
import type { HookProject } from './project.js';
import { ConfigSource, isChained } from './runtime.js';

/** Hooks that an event would run, and why the others would not run. */
export interface Explanation {
  readonly event: string;
  readonly matched: string | undefined;
  readonly mode: 'sequential' | 'parallel';
  readonly hooks: readonly HookPlanVerdict[];
}

/**
 * Explains an event without running a hook. Hooks of dialects are tested against the complete input, if there is one.
 */
export async function explainEvent(
  project: HookProject,
  route: ReturnType<HookProject['route']>,
  input: EventFields,
  whole: EventFields | undefined,
  aliases?: readonly string[],
): Promise<Explanation> {
  const context = project.contextOf(route, input, aliases);
  const planned = project.explain(await project.registry(), route.eventName, context);
  const hooks = whole === undefined ? planned : await withSkips(planned, project, route, whole);
  const isSequential = hooks.some((hook) => hook.planned && isChained(hook.entry));
  const mode = isSequential ? 'sequential' : 'parallel';
  return { event: route.eventName, matched: matchedValue(route, input), mode, hooks };
}

/**
 * Evaluates the rules among planned hooks, and returns their verdicts. That changes nothing: a rule starts no program, and the
 * session is a new one.
 */
export async function evaluateRules(
  project: HookProject,
  route: ReturnType<HookProject['route']>,
  input: EventFields,
  hooks: readonly HookPlanVerdict[],
): Promise<ReadonlyMap<HookPlanVerdict, HookVerdict>> {
  const rules = hooks.flatMap((hook) => {
    const { config } = hook.entry;
    return hook.planned && config.type === HookType.Rule ? [{ hook, config }] : [];
  });
  if (rules.length === 0) return new Map();
  // Each in a name of its own, so that equal rules are not left out.
  const configs = rules.map(({ config: { source: _, ...config } }, at) => ({ ...config, name: String(at) }));
  const layers = [{ source: ConfigSource.User, hooks: { [route.eventName]: [{ hooks: configs }] } }];
  const system = await project.system({ layers });
  try {
    const { hooks: verdicts } = await fireEvent({ project, system, route, input });
    const byName = new Map(verdicts.map((verdict) => [verdict.name, verdict]));
    return new Map(
      rules.flatMap(({ hook }, at) => {
        const verdict = byName.get(String(at));
        return verdict === undefined ? [] : [[hook, verdict] as const];
      }),
    );
  } finally {
    await project.release(system);
  }
}

/** Returns a verdict as a plain object for JSON output. */
export function plainVerdict(hook: HookPlanVerdict) {
  const { entry, name, planned, verdict, why } = hook;
  const { config, source, matcher } = entry;
  const refusal = hook.planned ? undefined : hook.refusal;
  return {
    name,
    type: config.type,
    source,
    matcher,
    runs: planned,
    enforced: config.enforce !== false,
    background: config.async === true,
    verdict: planned ? undefined : verdict,
    why,
    refusal,
  };
}
