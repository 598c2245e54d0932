import type { AggregatedHookResult, HookEventName, HookExecutionResult } from '../../generated/index.js';
import type { DebugLogger, Route } from '../contract/index.js';
import { isBlocking } from '../engine/decision.js';
import { decisionIn } from '../engine/outputs/hook-outputs.js';
import { nameOf } from '../engine/registry/registered-hook.js';
import { guarded, messageOf } from '../values/errors.js';

const MAX_TEXT = 4096;

/** Writes what happened to the host's logger. Whatever the logger does, nothing else changes. */
export class HookLog implements DebugLogger {
  readonly #logger: DebugLogger | undefined;

  constructor(logger: DebugLogger | undefined) {
    this.#logger = logger;
  }

  get enabled(): boolean {
    return this.#logger !== undefined;
  }

  /** One record per hook, one summary per event, one line for people. */
  fired({ eventName, route, matched, ran }: FiredEvent, aggregated: AggregatedHookResult): void {
    if (this.#logger === undefined) return;
    for (const result of aggregated.hookResults ?? []) if (!result.background) this.ended(result);
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

  /** One hook, which may be one that nobody waited for. */
  ended(result: HookExecutionResult): void {
    const record = recordOf(result);
    this.log('hook:result', record);
    if (result.success || isIntentionalBlock(result)) return;
    this.log('hook:failure', { ...record, error: result.error });
    this.warn(`hook ${record.hookName} failed on ${result.eventName}: ${record.errorMessage ?? 'unknown'}`, {
      exitCode: record.exitCode,
      stderr: record.stderr,
    });
  }
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
