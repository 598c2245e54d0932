import { type HookConfig, HookErrorPolicy, type HookEventName, HookType } from '../../../generated/index.js';
import type { HookKey, RegisteredHook } from '../registry/registered-hook.js';

/** What to run for one event, in order. */
export interface HookExecutionPlan {
  readonly eventName: HookEventName;
  readonly hookConfigs: readonly HookConfig[];
  readonly sequential: boolean;
}

/** Whether a hook can apply at all, whatever the value. */
export function isPlannable(hook: RegisteredHook): boolean {
  return hook.entry.enabled && hook.matcher.mode !== 'refused';
}

/** Plans those of the plannable hooks that apply to a value; without a value all of them do. */
export function planHooks(
  eventName: HookEventName,
  plannable: readonly RegisteredHook[],
  value: string | undefined,
): HookExecutionPlan | null {
  const chosen = new Map<HookKey, HookConfig>();
  let sequential = false;
  for (const hook of plannable) {
    if (value !== undefined && !hook.matcher.test(value)) continue;
    const first = chosen.get(hook.key);
    chosen.set(hook.key, first === undefined ? hook.entry.config : stricter(first, hook.entry.config));
    if (hook.entry.sequential === true) sequential = true;
  }
  if (chosen.size === 0) return null;
  return Object.freeze({ eventName, hookConfigs: Object.freeze([...chosen.values()]), sequential });
}

/** The first of two same hooks stays, but a failure that one of them calls a block remains a block. */
function stricter(first: HookConfig, duplicate: HookConfig): HookConfig {
  if (first.type === HookType.Plugin || duplicate.type === HookType.Plugin) return first;
  if (duplicate.onError !== HookErrorPolicy.Block || first.onError === HookErrorPolicy.Block) return first;
  return Object.freeze({ ...first, onError: HookErrorPolicy.Block });
}
