import type { AggregatedHookResult } from '../../../generated/index.js';
import type { HostConfigPort, Route } from '../contract/index.js';
import { outputFor } from '../outputs/hook-outputs.js';
import type { CompletePlan } from '../planner/hook-planner.js';
import { isEnforced } from '../registry/enforcement.js';
import { canBlock } from '../registry/events.js';
import { errorPolicyOf } from '../runner/error-policy.js';
import type { HookExecutionError } from './failure.js';

export type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;

type FailureDecision = Pick<AggregatedHookResult, 'finalOutput' | 'withheld'>;

/** Hooks of a failed event: null if none matched, undefined if unknown. */
export type KnownPlan = CompletePlan | null | undefined;

/** Returns the decision of an event whose hooks could not run. If the event cannot block, its result is withheld instead. */
export function failureDecision(
  route: Route,
  error: HookExecutionError,
  config: PolicyConfig,
  plan?: KnownPlan,
): FailureDecision {
  if (!blocksOnFailure(route, error, config, plan)) return { finalOutput: undefined };
  const reason = couldNotRunReason(error);
  if (!canBlock(route)) return { finalOutput: undefined, withheld: reason };
  return { finalOutput: outputFor(route, { decision: 'deny', reason }) };
}

/** Stages at which the input is built. */
const INPUT_STAGES: readonly string[] = ['validation', 'translation'];

/** An input that no hook could read blocks whatever the policy: a model must not be able to switch guards off. */
function blocksOnFailure(route: Route, { stage }: HookExecutionError, config: PolicyConfig, plan: KnownPlan): boolean {
  if (plan === null || plan?.isHeard === false) return false;
  if (plan !== undefined && INPUT_STAGES.includes(stage) && canBlock(route)) return true;
  if (errorPolicyOf(config) === 'block') return true;
  return plan?.hookConfigs.some((hook) => isEnforced(hook) && 'onError' in hook && hook.onError === 'block') === true;
}

export function couldNotRunReason(error: Error): string {
  return `the hooks could not be asked: ${error.message}`;
}
