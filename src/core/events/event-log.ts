import type { AggregatedHookResult, HookExecutionResult } from '../../../generated/index.js';
import { guarded } from '../../util/errors.js';
import type { DebugLogger, Route } from '../contract/index.js';
import type { EventRecord } from './event-record.js';

/** Port for records of hooks and events in the host's log. Its methods do not throw. */
export interface EventLog {
  warn(text: string): void;
  /** Logs the result of one hook, which may be a background hook. */
  hook(result: HookExecutionResult, route: Route): void;
  /** Logs an event that ended, with its hooks. */
  end(record: EventRecord & { readonly route: Route }, aggregated: AggregatedHookResult): void;
}

/** Warns through the host's logger. Errors of the logger are ignored. */
export function warnThrough(logger: DebugLogger | undefined, ...details: unknown[]): void {
  guarded(() => (logger?.warn ? logger.warn(...details) : logger?.log('hook:warn', details)));
}
