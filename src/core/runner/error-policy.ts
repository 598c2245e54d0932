import type { HookConfig } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { attempt } from '../../util/errors.js';
import type { ErrorPolicy, HostConfigPort, Route } from '../contract/index.js';
import { isRestrictive } from '../outputs/hook-outputs.js';
import { canBlock } from '../registry/events.js';
import { nameOf } from '../registry/registered-hook.js';
import type { HookRunResult } from './hook-type-runner.js';
import type { ExecuteOptions } from './runner-options.js';

/** Policies that a caller chose for one event. */
type EventPolicies = Pick<ExecuteOptions, 'blocksUntrusted' | 'onError'>;

type PolicyConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getErrorPolicy'>;

/** Reasons why a hook could not be started, for instance on a busy machine or nested too deep. */
const NEVER_RAN: readonly HookRunResult['skipped'][] = ['not-asked', 'depth'];

/** Error of a hook that is not trusted when it is about to start. */
export class NotTrustedError extends Error {
  /** Reason with which the hook blocks the event, whatever the policy. */
  readonly blocks: string | undefined;

  constructor(message: string, blocks?: string) {
    super(message);
    this.blocks = blocks;
  }
}

/** Returns the error policy of a host: `block` if it cannot be read, `allow` if there is none. */
export function errorPolicyOf(config: PolicyConfig): ErrorPolicy {
  // A caller without types may return any text.
  return attempt(() => ((config.getErrorPolicy?.() ?? 'allow') === 'allow' ? 'allow' : 'block'), 'block');
}

/**
 * Applies the error policy to the result of a hook. A failed hook blocks only if its own policy, or else that of the event or
 * the host, is `block`. A hook that could not run blocks every event that can be blocked.
 */
export function applyErrorPolicy(
  config: HookConfig,
  route: Route,
  result: HookRunResult,
  host: PolicyConfig,
  event: EventPolicies = {},
): HookRunResult {
  if (result.skipped === 'untrusted' && canBlock(route)) {
    const blocks = result.error instanceof NotTrustedError ? result.error.blocks : undefined;
    if (blocks !== undefined) return blockWith(result, blocks);
    if (event.blocksUntrusted) return blockWith(result, `Hook "${nameOf(config)}" could not run: ${causeOf(result)}`);
  }
  if (NEVER_RAN.includes(result.skipped) && canBlock(route)) {
    return blockWith(result, `Hook "${nameOf(config)}" could not run: ${causeOf(result)}`);
  }
  // Exit code 2 is not a failure of a native hook. For a hook of another agent it can be one.
  const isBlock = result.exitCode === 2 && result.error === undefined;
  const failed = !result.success && !isBlock && !result.aborted && result.skipped !== 'aborted';
  const doubted = result.success ? doubtOf(result, route) : undefined;
  if (!(failed || doubted) || policyFor(config, host, event) !== 'block') return result;
  if (doubted !== undefined) return applyErrorPolicy(config, route, doubted, host, event);
  const blocked = blockWith(result, `Hook "${nameOf(config)}" failed and blocks on errors: ${causeOf(result)}`);
  // An event that cannot be blocked may have a result to withhold.
  return canBlock(route) ? blocked : { ...blocked, withheld: blocked.output?.reason };
}

/** Returns the result of a hook whose output is not understood as a failure. A block, an ask or a stop needs no doubt. */
function doubtOf({ doubt, warnings = [], ...result }: HookRunResult, route: Route): HookRunResult | undefined {
  if (doubt === undefined || (result.output && isRestrictive(route, result.output))) return undefined;
  const others = warnings.filter((warning) => warning !== doubt);
  return { ...result, success: false, error: new Error(doubt), ...(others.length > 0 && { warnings: others }) };
}

function policyFor(config: HookConfig, host: PolicyConfig, event: EventPolicies): ErrorPolicy {
  const own = 'onError' in config ? config.onError : undefined;
  return own ?? event.onError ?? errorPolicyOf(host);
}

/** Reads the message of an error. A value that a hook threw may throw again when it is read. */
function causeOf({ error }: HookRunResult): string {
  return attempt(() => error?.message, undefined) ?? 'it failed';
}

function blockWith(result: HookRunResult, reason: string): HookRunResult {
  return { ...result, output: { decision: 'deny', reason: cutReason(reason) } };
}
