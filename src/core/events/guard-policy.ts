import type { HookRegistryEntry } from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import type { FireOptions, GuardedCall, HostConfigPort, NotTrusted, UntrustedPolicy } from '../contract/index.js';
import type { CompletePlan, HookExecutionPlan } from '../planner/hook-planner.js';
import type { ExecuteOptions } from '../runner/hook-runner.js';
import type { Fields } from './event-input.js';
import type { EventRecord } from './event-record.js';

export type GuardPolicyConfig = Pick<
  HostConfigPort<unknown, unknown, HookRegistryEntry, unknown>,
  'getUntrustedPolicy' | 'getGuardQuestions' | 'isHookStillTrusted' | 'getHookVersion'
>;

/** Returns the policy of an event for guards that are not trusted. Defaults to `block` if the host fails to return it. */
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
  try {
    return config.getGuardQuestions()?.settle(entries, call);
  } catch {
    // If the host cannot ask, its guards stay as they are.
    return undefined;
  }
}

/** Returns the check that the runner makes right before each hook of a plan starts. Undefined if the host has none. */
export function trustCheck(config: GuardPolicyConfig, { entries }: CompletePlan): ExecuteOptions['whyUntrusted'] {
  return config.isHookStillTrusted && ((index) => entries[index] && whyUntrusted(config, entries[index]));
}

/** Returns the lookup for the version of each hook of a plan. Undefined if the host has none. */
export function versionLookup(config: GuardPolicyConfig, { entries }: CompletePlan): ExecuteOptions['versionOf'] {
  return config.getHookVersion && ((index) => entries[index] && versionOf(config, entries[index]));
}

/** Returns undefined if the host fails: then the files that the command names are used. */
function versionOf(config: GuardPolicyConfig, entry: HookRegistryEntry): string | undefined {
  try {
    return config.getHookVersion?.(entry);
  } catch {
    return undefined;
  }
}

/** Returns why a hook is not trusted. A host that fails to answer does not trust it. */
function whyUntrusted(
  config: GuardPolicyConfig,
  entry: HookRegistryEntry,
): Pick<NotTrusted, 'why' | 'blocks'> | undefined {
  try {
    const answer: unknown = config.isHookStillTrusted?.(entry);
    if (answer === true) return undefined;
    const { why, blocks } = fieldsOf(answer);
    return {
      why: typeof why === 'string' ? why : 'the host does not trust it any more',
      blocks: typeof blocks === 'string' ? blocks : undefined,
    };
  } catch (error) {
    return { why: `isHookStillTrusted() of the host failed: ${messageOf(error)}` };
  }
}
