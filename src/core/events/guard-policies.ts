import type { HookEventName, HookRegistryEntry } from '../../../generated/index.js';
import { attempt, messageOf } from '../../util/errors.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import type { FireOptions, GuardedCall, HostConfigPort, NotTrusted, UntrustedPolicy } from '../contract/index.js';
import { blocksUntrusted, isInvalidGuard, isUntrustedGuard } from '../planner/invalid-guard.js';
import { type CompletePlan, type HookExecutionPlan, isPlannable, planHooks } from '../planner/plan-hooks.js';
import type { RegisteredHook } from '../registry/registered-hook.js';
import type { ExecuteOptions } from '../runner/hook-runner.js';
import { type Fields, matcherFacts, namesOf, type Side } from './event-input.js';
import type { EventRecord, PlannedEventRecord } from './event-record.js';
import type { KnownPlan } from './event-result.js';

/** Parts of the host that decide about guards which cannot run. */
export type GuardPolicyConfig = Pick<
  HostConfigPort<unknown, unknown, HookRegistryEntry, unknown>,
  'getUntrustedPolicy' | 'getGuardQuestions' | 'isHookStillTrusted' | 'getHookVersion'
>;

/** Returns the plan that an event would have had, without the planner: an event that is not valid is not planned. */
export function lostPlan(
  { eventName, route, hooks }: PlannedEventRecord<HookEventName>,
  fields: Fields,
  side: Side,
): KnownPlan {
  if (hooks === undefined) return undefined;
  const registered = hooks.get(eventName) ?? [];
  const facts = matcherFacts(route, fields, side);
  const names = namesOf({ ...facts, route });
  const guards = registered.filter(blocksAlways);
  const plan = planHooks(eventName, registered.filter(isPlannable), guards, names, facts.ofServer);
  // An invalid guard counts as lost like any other.
  return plan && { ...plan, invalid: [] };
}

/** Returns true if a guard cannot run and blocks, whatever the policies. */
function blocksAlways(hook: RegisteredHook): boolean {
  return isInvalidGuard(hook) || (isUntrustedGuard(hook) && blocksUntrusted(hook));
}

/** Returns the policy of an event for guards that are not trusted. Defaults to `block` if the host fails to return it. */
export function untrustedPolicyOf(config: GuardPolicyConfig, options: FireOptions | undefined): UntrustedPolicy {
  // A caller without types may pass null, which is not `warn`.
  if (options?.untrusted !== undefined) return options.untrusted;
  return attempt(() => config.getUntrustedPolicy?.() ?? 'warn', 'block');
}

/** Applies the policy for guards that are not trusted: unless it is `warn`, they block like guards that are not valid. */
export function withUntrustedPolicy(
  plan: HookExecutionPlan,
  record: EventRecord,
  policy: () => UntrustedPolicy,
): HookExecutionPlan {
  const { untrusted = [] } = plan;
  if (untrusted.length === 0 || policy() === 'warn') return plan;
  record.blocksUntrusted = true;
  return { ...plan, invalid: [...(plan.invalid ?? []), ...untrusted], isHeard: true };
}

/** Asks the open questions about the guards of a plan. Returns undefined if there are none. */
export function settleQuestions(
  config: GuardPolicyConfig,
  plan: CompletePlan,
  { eventName, matched }: EventRecord,
  fields: Fields,
  options: FireOptions | undefined,
): Promise<void> | undefined {
  if (config.getGuardQuestions === undefined || options?.signal?.aborted) return undefined;
  const entries = [...plan.entries, ...plan.invalid.map(({ entry }) => entry)];
  const toolInput: unknown = fields['toolInput'] ?? fields['tool_input'];
  const call: GuardedCall = {
    toolName: matched ?? eventName,
    toolInput: isRecord(toolInput) ? toolInput : {},
    untrusted: options?.untrusted,
    signal: options?.signal,
  };
  // If the host cannot ask, its guards stay as they are.
  return attempt(() => config.getGuardQuestions?.()?.settle(entries, call), undefined);
}

/** Returns the check that the runner makes right before each hook of a plan starts. Undefined if the host has none. */
export function trustCheck(config: GuardPolicyConfig, { entries }: CompletePlan): ExecuteOptions['whyUntrusted'] {
  return config.isHookStillTrusted && ((index) => entries[index] && whyUntrusted(config, entries[index]));
}

/**
 * Returns the lookup for the version of each hook of a plan. Undefined if the host has none. If the host fails, there is no
 * version: then the files that the command names are used.
 */
export function versionLookup(config: GuardPolicyConfig, { entries }: CompletePlan): ExecuteOptions['versionOf'] {
  if (config.getHookVersion === undefined) return undefined;
  return (index) => attempt(() => entries[index] && config.getHookVersion?.(entries[index]), undefined);
}

/** Returns why a hook is not trusted. If the host fails, the hook is not trusted. */
function whyUntrusted(
  config: GuardPolicyConfig,
  entry: HookRegistryEntry,
): Pick<NotTrusted, 'why' | 'blocks'> | undefined {
  try {
    const trust: unknown = config.isHookStillTrusted?.(entry);
    if (trust === true) return undefined;
    const { why, blocks } = fieldsOf(trust);
    return {
      why: typeof why === 'string' ? why : 'the host no longer trusts it',
      blocks: typeof blocks === 'string' ? blocks : undefined,
    };
  } catch (error) {
    return { why: `isHookStillTrusted() of the host failed: ${messageOf(error)}` };
  }
}
