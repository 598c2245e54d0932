import type { HookEventName, HookOutputOf } from '../../generated/index.js';
import type { HostConfigPort } from '../contract/index.js';
import { createHookOutput } from '../engine/outputs/hook-outputs.js';
import { canRefuse, errorPolicyOf } from '../engine/run/error-policy.js';
import type { HookExecutionError } from './failure.js';

export type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;

/** What a failure of the hooks themselves answers in their place, where the host wants it to block. */
export function refusalFor<E extends HookEventName>(
  eventName: E,
  error: HookExecutionError,
  config: PolicyConfig,
): HookOutputOf<E> | undefined {
  if (!canRefuse(eventName) || errorPolicyOf(config) !== 'block') return undefined;
  return createHookOutput(eventName, { decision: 'deny', reason: unaskedReason(error) });
}

export function unaskedReason(error: Error): string {
  return `the hooks could not be asked: ${error.message}`;
}
