import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import { withSkips } from './dialects.js';
import { type EventFields, matchedIn } from './event-input.js';
import type { HookProject } from './project.js';
import { isChained } from './runtime.js';

/** Which hooks an event would run, and why the others would not. */
export interface Explanation {
  readonly event: string;
  readonly matched: string | undefined;
  readonly mode: 'sequential' | 'parallel';
  readonly hooks: readonly HookPlanVerdict[];
}

/** Runs nothing. Hooks of other agents look at the whole input, where there is one. */
export async function explainEvent(
  project: HookProject,
  route: ReturnType<HookProject['route']>,
  input: EventFields,
  whole: EventFields | undefined,
): Promise<Explanation> {
  const planned = project.explain(await project.registry(), route.eventName, project.contextOf(route, input));
  const hooks = whole === undefined ? planned : await withSkips(planned, project, route, whole);
  const isSequential = hooks.some((hook) => hook.planned && isChained(hook.entry));
  const mode = isSequential ? 'sequential' : 'parallel';
  return { event: route.eventName, matched: matchedIn(route, input), mode, hooks };
}

/** As plain values. */
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
