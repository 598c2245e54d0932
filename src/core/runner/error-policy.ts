import type { HookConfig } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import type { ErrorPolicy, HostConfigPort, Route } from '../contract/index.js';
import { canBlock } from '../registry/events.js';
import { nameOf } from '../registry/registered-hook.js';
import type { HookRunResult } from './hook-type-runner.js';
import { NotTrustedError } from './not-trusted-error.js';
import type { ExecuteOptions } from './runner-options.js';

/** Policies that a caller chose for one event. */
type EventPolicies = Pick<ExecuteOptions, 'blocksUntrusted' | 'onError'>;

type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;

/** A policy that cannot be read is taken for the strict one: a host that has one at all wants to be sure. */
export function errorPolicyOf(config: PolicyConfig): ErrorPolicy {
  try {
    // A caller without types may return any text.
    return (config.getErrorPolicy?.() ?? 'allow') === 'allow' ? 'allow' : 'block';
  } catch {
    return 'block';
  }
}

/**
 * A failed hook lets the operation go on, unless it, or else the host, says that its failure is a refusal. One that could
 * not even be asked refuses where an event can be refused: its author had no say in that.
 */
export function applyErrorPolicy(
  config: HookConfig,
  route: Route,
  outcome: HookRunResult,
  host: PolicyConfig,
  event: EventPolicies = {},
): HookRunResult {
  if (outcome.skipped === 'untrusted' && canBlock(route)) {
    const blocks = outcome.error instanceof NotTrustedError ? outcome.error.blocks : undefined;
    if (blocks !== undefined) return refused(outcome, blocks);
    if (event.blocksUntrusted) return refused(outcome, `Hook "${nameOf(config)}" could not run: ${causeOf(outcome)}`);
  }
  if (isUnasked(outcome) && canBlock(route)) {
    return refused(outcome, `Hook "${nameOf(config)}" could not be asked: ${causeOf(outcome)}`);
  }
  // With exit code 2 a hook of ours refuses, which is no failure; for another agent's it may be one.
  const isRefusal = outcome.exitCode === 2 && outcome.error === undefined;
  const failed = !outcome.success && !isRefusal && !outcome.aborted && outcome.skipped !== 'aborted';
  if (!failed || policyFor(config, host, event) !== 'block') return outcome;
  const judged = refused(outcome, `Hook "${nameOf(config)}" failed and blocks on errors: ${causeOf(outcome)}`);
  // An event that cannot block has a result, or nothing that could be held back.
  return canBlock(route) ? judged : { ...judged, withheld: judged.output?.reason };
}

/** A machine that is too busy, an input that cannot be written, hooks that start agents that start hooks. */
function isUnasked({ skipped }: HookRunResult): boolean {
  return skipped === 'not-asked' || skipped === 'depth';
}

function policyFor(config: HookConfig, host: PolicyConfig, event: EventPolicies): ErrorPolicy {
  const own = 'onError' in config ? config.onError : undefined;
  return own ?? event.onError ?? errorPolicyOf(host);
}

/** What a hook throws may throw again when it is read, and that must not undo the refusal. */
function causeOf({ error }: HookRunResult): string {
  try {
    return error?.message ?? 'it failed';
  } catch {
    return 'it failed';
  }
}

function refused(outcome: HookRunResult, reason: string): HookRunResult {
  return { ...outcome, output: { decision: 'deny', reason: cutReason(reason) } };
}
