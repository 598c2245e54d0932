import type {
  AggregatedHookResult,
  HookEventName,
  HookFireResult,
  HookTrace,
  ProcessedHookResult,
} from '../../generated/index.js';
import type { LazyTrace } from './trace.js';

/** The merged answers and what they mean, in one object. The trace is no field of its own: it is built when it is read. */
class FireResult implements HookFireResult {
  readonly success: boolean;
  readonly finalOutput: HookFireResult['finalOutput'];
  readonly allOutputs: AggregatedHookResult['allOutputs'];
  readonly errors: Error[];
  readonly totalDuration: number;
  readonly hookResults: AggregatedHookResult['hookResults'];
  readonly aggregated: AggregatedHookResult;
  readonly shouldStop: boolean;
  readonly stopReason: string | undefined;
  readonly systemMessage: string | undefined;
  readonly suppressOutput: boolean;
  readonly #trace: LazyTrace;

  constructor(processed: ProcessedHookResult, trace: LazyTrace) {
    const { aggregated } = processed;
    this.success = aggregated.success;
    this.finalOutput = aggregated.finalOutput;
    this.allOutputs = aggregated.allOutputs;
    this.errors = aggregated.errors;
    this.totalDuration = aggregated.totalDuration;
    this.hookResults = aggregated.hookResults;
    this.aggregated = aggregated;
    this.shouldStop = processed.shouldStop;
    this.stopReason = processed.stopReason;
    this.systemMessage = processed.systemMessage;
    this.suppressOutput = processed.suppressOutput;
    this.#trace = trace;
  }

  get trace(): HookTrace {
    return this.#trace.value;
  }
}

/** The aggregator makes the merged output an instance of its event's class; the overload says so to the caller. */
export function fireResult<E extends HookEventName>(
  eventName: E,
  processed: ProcessedHookResult,
  trace: LazyTrace,
): HookFireResult<E>;
export function fireResult(
  _eventName: HookEventName,
  processed: ProcessedHookResult,
  trace: LazyTrace,
): HookFireResult {
  return new FireResult(processed, trace);
}

/** The result of a name that is no event: no hook can be configured for it. */
export function refusedResult(processed: ProcessedHookResult, trace: LazyTrace): HookFireResult {
  return new FireResult(processed, trace);
}
