import type { AggregatedHookResult, HookEventName, HookExecutionResult } from '../../../generated/index.js';
import { guarded, messageOf } from '../../util/errors.js';
import type { DebugLogger, Route } from '../contract/index.js';
import { isBlocking } from '../outputs/decision.js';
import { decisionIn } from '../outputs/hook-outputs.js';
import { isEnforced } from '../registry/enforcement.js';
import { canBlock } from '../registry/events.js';
import { nameOf } from '../registry/registered-hook.js';
import { WarningLogger } from './warning-logger.js';

const MAX_TEXT = 4096;
/** Warnings about the output of one hook that are logged; the trace has all of them. */
const MAX_WARNINGS = 10;

/** Writes what happened to the host's logger. Whatever the logger does, nothing else changes. */
export class HookLog implements DebugLogger {
  /** True if records and debug lines are logged besides warnings, so that it is worth building them. */
  readonly enabled: boolean;
  readonly #logger: DebugLogger | undefined;

  constructor(logger: DebugLogger | undefined) {
    this.#logger = logger;
    this.enabled = logger !== undefined && !(logger instanceof WarningLogger);
  }

  /** True if warnings are logged. */
  get hasLogger(): boolean {
    return this.#logger !== undefined;
  }

  /** Logs one record per hook, one summary per event and one line for people. */
  fired({ eventName, route, matched, ran }: FiredEvent, aggregated: AggregatedHookResult): void {
    if (this.#logger === undefined) return;
    for (const result of aggregated.hookResults ?? []) if (!result.background) this.ended(result, route);
    if (!this.enabled) return;
    this.log('hook:batch_summary', summaryOf(eventName, route, aggregated, ran.duration));
    const target = matched === undefined ? '' : ` for '${matched}'`;
    this.debug(`${eventName} fired${target}: ${describe(route, aggregated, ran.duration)}`);
  }

  log(tag: string, record?: unknown): void {
    guarded(() => this.#logger?.log(tag, record));
  }

  debug(...details: unknown[]): void {
    guarded(() => (this.#logger?.debug ? this.#logger.debug(...details) : this.#logger?.log('hook:debug', details)));
  }

  warn(...details: unknown[]): void {
    guarded(() => (this.#logger?.warn ? this.#logger.warn(...details) : this.#logger?.log('hook:warn', details)));
  }

  /** Logs the result of one hook, which may be a background hook. */
  ended(result: HookExecutionResult, route: Route): void {
    if (this.enabled) this.log('hook:result', recordOf(result));
    const { hookConfig, eventName, skipped, warnings = [] } = result;
    // If the hook could not run, the failure says why.
    for (const warning of skipped === undefined ? warnings.slice(0, MAX_WARNINGS) : [])
      this.#warnAbout(result, warning, `hook ${nameOf(hookConfig)} on ${eventName}: ${warning}`);
    if (result.success || isIntentionalBlock(result)) return;
    // Whoever aborts knows it.
    if (!this.enabled && isAborted(result)) return;
    const record = recordOf(result);
    const { hookName, exitCode, stderr, errorMessage = 'unknown' } = record;
    this.log('hook:failure', { ...record, error: result.error });
    const text = `hook ${hookName} failed on ${eventName}${effectOf(result, route)}: ${errorMessage}`;
    const cause = exitCode === undefined ? errorMessage.replaceAll(/\d+/g, '') : `exit code ${exitCode}`;
    this.#warnAbout(result, cause, text, { exitCode, stderr });
  }

  /** Warns of a hook. Its text may hold what the hook printed, which is no part of the cause. */
  #warnAbout({ eventName, hookConfig }: HookExecutionResult, what: string, text: string, ...details: unknown[]): void {
    const logger = this.#logger;
    const cause = JSON.stringify([eventName, hookConfig.source, nameOf(hookConfig), what]);
    if (logger instanceof WarningLogger) logger.warnAbout(cause, text);
    else this.warn(text, ...details);
  }
}

/** What follows from a failed hook that could have blocked. */
function effectOf({ hookConfig, output, exitCode }: HookExecutionResult, route: Route): string {
  if (!canBlock(route) || !isEnforced(hookConfig) || isBlocking(output && decisionIn(route, output))) return '';
  return exitCode === 1 ? ', so it blocked nothing (exit code 2 blocks)' : ', so it blocked nothing';
}

/** What a line about an event needs to know of it. */
interface FiredEvent {
  readonly eventName: HookEventName;
  readonly route: Route;
  readonly matched: string | undefined;
  /** From its start to its end, which for hooks side by side is less than the sum of theirs. */
  readonly ran: { readonly duration: number };
}

function summaryOf(eventName: HookEventName, route: Route, aggregated: AggregatedHookResult, wallClockMs: number) {
  const { hookResults = [], totalDuration } = aggregated;
  const hookCount = hookResults.length;
  const successCount = hookResults.filter((result) => result.success).length;
  const blockedCount = hookResults.filter(({ output }) => output && isBlocking(decisionIn(route, output))).length;
  return {
    eventName,
    hookCount,
    totalHooks: hookCount,
    successCount,
    failureCount: hookCount - successCount,
    blockedCount,
    totalDuration,
    wallClockMs,
  };
}

function describe(route: Route, aggregated: AggregatedHookResult, wallClockMs: number): string {
  const { hookResults = [], errors, success } = aggregated;
  const count = hookResults.length;
  if (count === 0 && errors.length === 0) return '0 hooks matched, skipped';
  const refusedOnly = hookResults.every((result) => result.success || isIntentionalBlock(result));
  const ending = success ? 'success' : refusedOnly && errors.length === 0 ? 'blocked' : 'failure';
  const effect = rewritesRequest(route, aggregated) ? ' (modified request)' : '';
  return `${count} ${count === 1 ? 'hook' : 'hooks'}, ${Math.round(wallClockMs)}ms, ${ending}${effect}`;
}

function rewritesRequest({ effects, chain }: Route, { finalOutput }: AggregatedHookResult): boolean {
  if (chain === undefined || !effects.includes('edit-request')) return false;
  return finalOutput?.hookSpecificOutput?.[chain.from] !== undefined;
}

function isAborted({ aborted, skipped }: HookExecutionResult): boolean {
  return aborted === true || skipped === 'aborted';
}

/** Exit code 2 is an answer, not an accident. */
function isIntentionalBlock({ exitCode, error }: HookExecutionResult): boolean {
  return exitCode === 2 && error === undefined;
}

function recordOf({ eventName, hookConfig, duration, success, exitCode, stdout, stderr, error }: HookExecutionResult) {
  return {
    eventName,
    hookName: nameOf(hookConfig),
    hookType: hookConfig.type,
    duration,
    success,
    exitCode,
    stdout: capped(stdout),
    stderr: capped(stderr),
    ...(error === undefined ? {} : { errorMessage: capped(messageOf(error)) }),
  };
}

function capped(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= MAX_TEXT) return text;
  return `${text.slice(0, MAX_TEXT)}... (${text.length - MAX_TEXT} more)`;
}
