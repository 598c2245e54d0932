import type { AggregatedHookResult, HookEventName, HookExecutionResult } from '../../generated/index.js';
import type { DebugLogger } from '../contract/index.js';
import { nameOf } from '../engine/registry/registered-hook.js';
import { guarded, messageOf } from './failure.js';

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
  fired(eventName: HookEventName, matched: string | undefined, aggregated: AggregatedHookResult): void {
    if (this.#logger === undefined) return;
    const { hookResults = [], totalDuration } = aggregated;
    for (const result of hookResults) this.#result(result);
    const hookCount = hookResults.length;
    const successCount = hookResults.filter((result) => result.success).length;
    const failureCount = hookCount - successCount;
    this.log('hook:batch_summary', { eventName, hookCount, successCount, failureCount, totalDuration });
    const target = matched === undefined ? '' : ` for '${matched}'`;
    this.debug(`${eventName} fired${target}: ${describe(aggregated)}`);
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

  #result(result: HookExecutionResult): void {
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

function describe({ hookResults = [], totalDuration, errors, success }: AggregatedHookResult): string {
  const count = hookResults.length;
  if (count === 0 && errors.length === 0) return '0 hooks matched, skipped';
  const refusedOnly = hookResults.every((result) => result.success || isIntentionalBlock(result));
  const ending = success ? 'success' : refusedOnly && errors.length === 0 ? 'blocked' : 'failure';
  return `${count} ${count === 1 ? 'hook' : 'hooks'}, ${Math.round(totalDuration)}ms, ${ending}`;
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
