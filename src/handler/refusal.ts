import type { HostConfigPort, Route } from '../contract/index.js';
import { canRefuse } from '../engine/events.js';
import type { DefaultHookOutput } from '../engine/outputs/default-hook-output.js';
import { outputFor } from '../engine/outputs/hook-outputs.js';
import { errorPolicyOf } from '../engine/run/error-policy.js';
import type { HookExecutionError } from './failure.js';

export type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;

/** What a failure of the hooks themselves answers in their place, where the host wants it to block. */
export function refusalFor(
  route: Route,
  error: HookExecutionError,
  config: PolicyConfig,
): DefaultHookOutput | undefined {
  if (!canRefuse(route) || errorPolicyOf(config) !== 'block') return undefined;
  return outputFor(route, { decision: 'deny', reason: unaskedReason(error) });
}

export function unaskedReason(error: Error): string {
  return `the hooks could not be asked: ${error.message}`;
}
