import type { HostConfigPort, Route } from '../contract/index.js';
import { canRefuse } from '../engine/events.js';
import type { DefaultHookOutput } from '../engine/outputs/default-hook-output.js';
import { outputFor } from '../engine/outputs/hook-outputs.js';
import { errorPolicyOf } from '../engine/run/error-policy.js';
import type { HookExecutionError } from './failure.js';

export type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;

/**
 * Returns the block for a failed event, if the host wants failures to block. A request that cannot be translated blocks
 * whatever the host wants: the hooks that match it could not run.
 */
export function refusalFor(
  route: Route,
  error: HookExecutionError,
  config: PolicyConfig,
  hasGuards = false,
): DefaultHookOutput | undefined {
  const couldNotRun = hasGuards && error.stage === 'translation';
  if (!canRefuse(route) || (!couldNotRun && errorPolicyOf(config) !== 'block')) return undefined;
  return outputFor(route, { decision: 'deny', reason: unaskedReason(error) });
}

export function unaskedReason(error: Error): string {
  return `the hooks could not be asked: ${error.message}`;
}
