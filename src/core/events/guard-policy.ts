import type { HookRegistryEntry } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import type { FireOptions, GuardedCall, HostConfigPort, UntrustedPolicy } from '../contract/index.js';
import type { CompletePlan, HookExecutionPlan } from '../planner/hook-planner.js';
import type { Fields } from './event-input.js';
import type { EventRecord } from './event-record.js';

export type GuardPolicyConfig = Pick<
  HostConfigPort<unknown, unknown, HookRegistryEntry, unknown>,
  'getUntrustedPolicy' | 'getGuardQuestions'
>;

/** Returns the policy of an event for guards that are not trusted. A host that fails to name its policy has a strict one. */
export function untrustedPolicyOf(config: GuardPolicyConfig, options: FireOptions | undefined): UntrustedPolicy {
  if (options?.untrusted !== undefined) return options.untrusted;
  try {
    return config.getUntrustedPolicy?.() ?? 'warn';
  } catch {
    return 'block';
  }
}

/** Applies the policy for guards that are not trusted: unless it is `warn`, they block like guards that are not valid. */
export function withUntrustedPolicy(
  plan: HookExecutionPlan,
  firing: EventRecord,
  policy: () => UntrustedPolicy,
): HookExecutionPlan {
  const { untrusted = [] } = plan;
  if (untrusted.length === 0) return plan;
  firing.hasUntrustedGuard = true;
  if (policy() === 'warn') return plan;
  firing.blocksUntrusted = true;
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
  const given: unknown = fields['toolInput'] ?? fields['tool_input'];
  const call: GuardedCall = {
    toolName: matched ?? eventName,
    toolInput: isRecord(given) ? given : {},
    untrusted: options?.untrusted,
    signal: options?.signal,
  };
  try {
    return config.getGuardQuestions()?.settle(entries, call);
  } catch {
    // A host that cannot ask leaves its guards as they are.
    return undefined;
  }
}
