import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import { withSkips } from './dialects.js';
import { type EventFields, matchedValue } from './event-input.js';
import type { HookProject } from './project.js';
import { isChained } from './runtime.js';

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
