import type { AggregatedHookResult, HookEventName, HookExecutionResult } from '../../generated/index.js';
import type { DebugLogger } from '../contract/index.js';
import { nameOf } from '../engine/registry/registered-hook.js';

const MAX_TEXT = 4096;

/** Writes what happened to the host's logger. Whatever the logger does, nothing else changes. */
export class HookLog {
  readonly #logger: DebugLogger | undefined;

  constructor(logger: DebugLogger | undefined) {
    this.#logger = logger;
  }

  get enabled(): boolean {
    return this.#logger !== undefined;
  }

  /** One record per hook, one summary per event, one line for people. */
  fired(
    eventName: HookEventName,
    matched: string | undefined,
    { hookResults = [], totalDuration, errors, success }: AggregatedHookResult,
  ): void {
    if (this.#logger === undefined) return;
    for (const result of hookResults) this.#result(result);
    const successCount = hookResults.filter((result) => result.success).length;
    const hookCount = hookResults.length;
    this.#log('hook:batch_summary', {
      eventName,
      hookCount,
      successCount,
      failureCount: hookCount - successCount,
      totalDuration,
    });
    const target = matched === undefined ? '' : ` for '${matched}'`;
    const ending = success ? 'success' : 'failure';
    const ran =
      hookCount === 0 && errors.length === 0
        ? '0 hooks matched, skipped'
        : `${hookCount} ${hookCount === 1 ? 'hook' : 'hooks'}, ${Math.round(totalDuration)}ms, ${ending}`;
    this.debug(`${eventName} fired${target}: ${ran}`);
  }

  debug(...details: unknown[]): void {
    guarded(() => (this.#logger?.debug ? this.#logger.debug(...details) : this.#logger?.log('hook:debug', details)));
  }

  warn(...details: unknown[]): void {
    guarded(() => (this.#logger?.warn ? this.#logger.warn(...details) : this.#logger?.log('hook:warn', details)));
  }

  #result(result: HookExecutionResult): void {
    const record = recordOf(result);
    this.#log('hook:result', record);
    if (result.success || isIntentionalBlock(result)) return;
    this.#log('hook:failure', { ...record, error: result.error });
    this.warn(`hook ${record.hookName} failed on ${result.eventName}: ${record.errorMessage ?? 'unknown'}`, {
      exitCode: record.exitCode,
      stderr: record.stderr,
    });
  }

  #log(tag: string, record: unknown): void {
    guarded(() => this.#logger?.log(tag, record));
  }
}

/** Exit code 2 is an answer, not an accident. */
export function isIntentionalBlock({ exitCode, error }: HookExecutionResult): boolean {
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
    ...(error === undefined ? {} : { errorMessage: capped(error.message) }),
  };
}

function capped(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= MAX_TEXT) return text;
  return `${text.slice(0, MAX_TEXT)}... (${text.length - MAX_TEXT} more)`;
}

/** A logger may throw, or hand back a promise that fails. */
function guarded(write: () => unknown): void {
  try {
    const written = write();
    if (written instanceof Promise) written.catch(() => {});
  } catch {
    // The host's logger failed; the result of the event does not depend on it.
  }
}
