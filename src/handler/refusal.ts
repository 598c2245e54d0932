import { type HookEventName, type HookOutputOf, routes } from '../../generated/index.js';
import type { ErrorPolicy, HostConfigPort, Route } from '../contract/index.js';
import { createHookOutput } from '../engine/outputs/hook-outputs.js';
import type { HookExecutionError } from './failure.js';

export type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;

/** A policy that cannot be read is taken for the strict one: a host that has one at all wants to be sure. */
export function errorPolicyOf(config: PolicyConfig): ErrorPolicy {
  try {
    return config.getErrorPolicy?.() ?? 'allow';
  } catch {
    return 'block';
  }
}

/** Whether a hook of the event may refuse what it is about. */
export function canRefuse(eventName: HookEventName): boolean {
  const { effects }: Route = routes[eventName];
  return effects.includes('block');
}

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
