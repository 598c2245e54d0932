import { type HookConfig, type HookEventName, routes } from '../../../generated/index.js';
import type { Route } from '../../contract/index.js';
import { nameOf } from '../registry/registered-hook.js';
import type { HookOutcome } from './hook-kind.js';

/**
 * A failed hook lets the operation go on, unless it says that its failure is a refusal. One that could not even be asked
 * refuses where an event can be refused: its author had no say in that.
 */
export function applyErrorPolicy(config: HookConfig, eventName: HookEventName, outcome: HookOutcome): HookOutcome {
  if (outcome.skipped === 'not-asked' && canRefuse(eventName)) {
    return refused(outcome, `Hook "${nameOf(config)}" could not be asked: ${causeOf(outcome)}`);
  }
  const failed = !outcome.success && outcome.exitCode !== 2 && !outcome.aborted && outcome.skipped !== 'aborted';
  if (!failed || !('onError' in config) || config.onError !== 'block') return outcome;
  return refused(outcome, `Hook "${nameOf(config)}" failed and blocks on errors: ${causeOf(outcome)}`);
}

function canRefuse(eventName: HookEventName): boolean {
  const { effects }: Route = routes[eventName];
  return effects.includes('block');
}

/** What a hook throws may throw again when it is read, and that must not undo the refusal. */
function causeOf({ error }: HookOutcome): string {
  try {
    return error?.message ?? 'it failed';
  } catch {
    return 'it failed';
  }
}

function refused(outcome: HookOutcome, reason: string): HookOutcome {
  return { ...outcome, output: { decision: 'deny', reason } };
}
