import type { HookConfig } from '../../../generated/index.js';
import { cutReason } from '../outputs/cut-text.js';
import { nameOf } from '../registry/registered-hook.js';
import type { HookOutcome } from './hook-kind.js';

/** A failed hook lets the operation go on, unless it says that its failure is a refusal. */
export function applyErrorPolicy(config: HookConfig, outcome: HookOutcome): HookOutcome {
  const failed = !outcome.success && outcome.exitCode !== 2 && !outcome.aborted && outcome.skipped !== 'aborted';
  if (!failed || !('onError' in config) || config.onError !== 'block') return outcome;
  const cause = outcome.error?.message ?? 'it failed';
  return {
    ...outcome,
    output: { decision: 'deny', reason: cutReason(`Hook "${nameOf(config)}" failed and blocks on errors: ${cause}`) },
  };
}
