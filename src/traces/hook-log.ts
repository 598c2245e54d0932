import type {
  AggregatedHookResult,
  HookExecutionResult,
  HookLogRecords,
  HookResultRecord,
  HookSummaryRecord,
} from '../../generated/index.js';
import type { DebugLogger, Route } from '../core/contract/index.js';
import { type EventLog, warnThrough } from '../core/events/event-log.js';
import type { EventRecord } from '../core/events/event-record.js';
import { isBlocking } from '../core/outputs/decision.js';
import { decisionIn } from '../core/outputs/hook-outputs.js';
import { isEnforced } from '../core/registry/enforcement.js';
import { canBlock } from '../core/registry/events.js';
import { nameOf } from '../core/registry/registered-hook.js';
import { guarded, messageOf } from '../util/errors.js';
import { RunBudgets } from './run-budgets.js';

const MAX_TEXT = 4096;
/** Warnings about the output of one hook that are logged; the trace has all of them. */
const MAX_WARNINGS = 10;

/** Longest text from which a cause is derived. */
const MAX_CAUSE = 500;
/** Ids differ from event to event and are not part of a cause. */
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/** Logger for warnings only. No records are built for it. */
export class WarningLogger implements DebugLogger {
  readonly #print: (cause: string, text: string) => void;

  constructor(print: (cause: string, text: string) => void) {
    this.#print = print;
  }

  log(): void {}

  debug(): void {}

  warn(...details: unknown[]): void {
    const text = String(details[0]);
    this.warnAbout(text.slice(0, MAX_CAUSE).replaceAll(UUID, ''), text);
  }

  /** Warns of a cause whose text may differ each time. */
  warnAbout(cause: string, text: string): void {
    this.#print(cause, text);
  }
}

/** Writes records and warnings to the host's logger. Errors of the logger are ignored. */
export class HookLog implements DebugLogger, EventLog {
  /** True if records and debug lines are logged besides warnings, so that it is worth building them. */
  readonly enabled: boolean;
  readonly #logger: DebugLogger | undefined;
  readonly #budgets = new RunBudgets((text) => this.warn(`hooks: ${text}`));

  constructor(logger: DebugLogger | undefined) {
    this.#logger = logger;
    this.enabled = logger !== undefined && !(logger instanceof WarningLogger);
  }

  /** Logs one record per hook, one summary per event and one line for people. */
  end(
    { eventName, route, matched, ran }: EventRecord & { readonly route: Route },
    aggregated: AggregatedHookResult,
  ): void {
    if (this.#logger === undefined) return;
    for (const result of aggregated.hookResults ?? []) if (!result.background) this.hook(result, route);
    if (!this.enabled) return;
    this.#record('hook:batch_summary', summaryOf(eventName, route, aggregated, ran.duration));
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
    warnThrough(this.#logger, ...details);
  }

  #record<Tag extends keyof HookLogRecords>(tag: Tag, record: HookLogRecords[Tag]): void {
    this.log(tag, record);
  }

  hook(result: HookExecutionResult, route: Route): void {
    if (this.#logger === undefined) return;
    this.#budgets.add(result);
    if (this.enabled) this.#record('hook:result', recordOf(result));
    const { hookConfig, eventName, skipped, warnings = [] } = result;
    // If the hook could not run, the failure says why.
    for (const warning of skipped === undefined ? warnings.slice(0, MAX_WARNINGS) : [])
      this.#warnAbout(result, warning, `hook ${nameOf(hookConfig)} on ${eventName}: ${warning}`);
    if (result.success || isIntentionalBlock(result)) return;
    // The caller aborted it and needs no warning.
    if (!this.enabled && (result.aborted === true || result.skipped === 'aborted')) return;
    const record = recordOf(result);
    const { hookName, exitCode, stderr, errorMessage = 'unknown' } = record;
    this.#record('hook:failure', { ...record, error: result.error });
    const text = `hook ${hookName} failed on ${eventName}${effectOf(result, route)}: ${errorMessage}`;
    const cause = exitCode === undefined ? errorMessage.replaceAll(/\d+/g, '') : `exit code ${exitCode}`;
    this.#warnAbout(result, cause, text, { exitCode, stderr });
  }

  /** Warns of a hook. The text may contain what the hook printed, which is not part of the cause. */
  #warnAbout({ eventName, hookConfig }: HookExecutionResult, kind: string, text: string, ...details: unknown[]): void {
    const logger = this.#logger;
    const cause = JSON.stringify([eventName, hookConfig.source, nameOf(hookConfig), kind]);
    if (logger instanceof WarningLogger) logger.warnAbout(cause, text);
    else this.warn(text, ...details);
  }
}

/** Describes the effect of a failed hook that could have blocked. */
function effectOf({ hookConfig, output, exitCode }: HookExecutionResult, route: Route): string {
  if (!canBlock(route) || !isEnforced(hookConfig) || isBlocking(output && decisionIn(route, output))) return '';
  return exitCode === 1 ? ', so it blocked nothing (exit code 2 blocks)' : ', so it blocked nothing';
}

function summaryOf(
  eventName: string,
  route: Route,
  aggregated: AggregatedHookResult,
  wallClockMs: number,
): HookSummaryRecord {
  const { hookResults = [], totalDuration } = aggregated;
  const hookCount = hookResults.length;
  const successCount = hookResults.filter((result) => result.success).length;
  const blockedCount = hookResults.filter(
    ({ output, ignored }) => output && ignored === undefined && isBlocking(decisionIn(route, output)),
  ).length;
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
  const blockedOnly = hookResults.every((result) => result.success || isIntentionalBlock(result));
  const ending = success ? 'success' : blockedOnly && errors.length === 0 ? 'blocked' : 'failure';
  const effect = rewritesRequest(route, aggregated) ? ' (modified request)' : '';
  return `${count} ${count === 1 ? 'hook' : 'hooks'}, ${Math.round(wallClockMs)}ms, ${ending}${effect}`;
}

function rewritesRequest({ effects, chain }: Route, { finalOutput }: AggregatedHookResult): boolean {
  if (chain === undefined || !effects.includes('edit-request')) return false;
  return finalOutput?.hookSpecificOutput?.[chain.from] !== undefined;
}

/** Returns true for exit code 2, which is a decision and not a failure. */
function isIntentionalBlock({ exitCode, error }: HookExecutionResult): boolean {
  return exitCode === 2 && error === undefined;
}

function recordOf(result: HookExecutionResult): HookResultRecord {
  const { eventName, hookConfig, duration, success, exitCode, stdout, stderr, error } = result;
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
