import type {
  AggregatedHookResult,
  HookEventName,
  HookFireResult,
  HookOutput,
  HookTrace,
  ProcessedHookResult,
} from '../../../generated/index.js';
import type { HostConfigPort, Route } from '../contract/index.js';
import { createHookOutput, outputFor } from '../outputs/hook-outputs.js';
import { contractOf, routeOf } from '../registry/events.js';
import { type EventRecord, rejectedEventRecord } from './event-record.js';
import { buildFailureEnvelope, type HookExecutionError } from './failure.js';
import { failureDecision, type PolicyConfig } from './failure-decision.js';
import { traceOf } from './trace.js';

/**
 * The merged answers and what they mean, in one object. The trace is no field of its own: it is built when it is read.
 * The fields are only declared, so that each is written once.
 */
class FireResult implements HookFireResult {
  declare readonly success: boolean;
  declare readonly finalOutput: HookFireResult['finalOutput'];
  declare readonly allOutputs: AggregatedHookResult['allOutputs'];
  declare readonly errors: Error[];
  declare readonly totalDuration: number;
  declare readonly hookResults: AggregatedHookResult['hookResults'];
  declare readonly withheld: string | undefined;
  declare readonly aggregated: AggregatedHookResult;
  declare readonly shouldStop: boolean;
  declare readonly stopReason: string | undefined;
  declare readonly systemMessage: string | undefined;
  declare readonly suppressOutput: boolean;
  readonly #firing: EventRecord;

  constructor(processed: ProcessedHookResult, firing: EventRecord) {
    const { aggregated } = processed;
    this.success = aggregated.success;
    this.finalOutput = aggregated.finalOutput;
    this.allOutputs = aggregated.allOutputs;
    this.errors = aggregated.errors;
    this.totalDuration = aggregated.totalDuration;
    this.hookResults = aggregated.hookResults;
    this.withheld = aggregated.withheld;
    this.aggregated = aggregated;
    this.shouldStop = processed.shouldStop;
    this.stopReason = processed.stopReason;
    this.systemMessage = processed.systemMessage;
    this.suppressOutput = processed.suppressOutput;
    this.#firing = firing;
  }

  get trace(): HookTrace {
    return traceOf(this.#firing);
  }
}

/** The same for an event that no hook applies to, which is what most events are: made from constants, it costs half. */
class EmptyFireResult implements HookFireResult {
  declare readonly success: boolean;
  declare readonly finalOutput: undefined;
  declare readonly allOutputs: AggregatedHookResult['allOutputs'];
  declare readonly errors: Error[];
  declare readonly totalDuration: number;
  declare readonly hookResults: undefined;
  declare readonly aggregated: AggregatedHookResult;
  declare readonly shouldStop: boolean;
  declare readonly stopReason: undefined;
  declare readonly systemMessage: undefined;
  declare readonly suppressOutput: boolean;
  readonly #firing: EventRecord;

  constructor(firing: EventRecord) {
    const allOutputs: AggregatedHookResult['allOutputs'] = [];
    const errors: Error[] = [];
    this.success = true;
    this.finalOutput = undefined;
    this.allOutputs = allOutputs;
    this.errors = errors;
    this.totalDuration = 0;
    this.hookResults = undefined;
    this.aggregated = { success: true, finalOutput: undefined, allOutputs, errors, totalDuration: 0 };
    this.shouldStop = false;
    this.stopReason = undefined;
    this.systemMessage = undefined;
    this.suppressOutput = false;
    this.#firing = firing;
  }

  get trace(): HookTrace {
    return traceOf(this.#firing);
  }
}

export function emptyFireResult<E extends HookEventName>(firing: EventRecord<E>): HookFireResult<E> {
  return new EmptyFireResult(firing);
}

/** The aggregator makes the merged output an instance of its event's class; the overload says so to the caller. */
export function fireResult<E extends HookEventName>(
  firing: EventRecord<E>,
  processed: ProcessedHookResult,
): HookFireResult<E>;
export function fireResult(firing: EventRecord, processed: ProcessedHookResult): HookFireResult {
  return new FireResult(processed, firing);
}

/** The result of a name that is no event: no hook can be configured for it. */
export function refusedResult(processed: ProcessedHookResult, firing: EventRecord): HookFireResult {
  return new FireResult(processed, firing);
}

/** The result of an event that met no hook system at all. */
export function failedResult<E extends HookEventName>(
  eventName: E,
  error: HookExecutionError,
  config: FailingConfig,
): HookFireResult<E>;
export function failedResult(
  eventName: HookEventName,
  error: HookExecutionError,
  config: FailingConfig,
): HookFireResult {
  const route = routeFor(eventName, config);
  const envelope = { ...buildFailureEnvelope(error, error.stage), ...failureDecision(route, error, config) };
  return new FireResult(processCommonHookOutputFields(envelope, route), rejectedEventRecord(eventName, error));
}

type FailingConfig = PolicyConfig & Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getContract'>;

/** A contract that cannot be had may be what failed; ours has every event that is known by its type. */
function routeFor(eventName: HookEventName, config: FailingConfig): Route {
  try {
    return routeOf(contractOf(config), eventName);
  } catch {
    return routeOf(contractOf(undefined), eventName);
  }
}

/** The only reader of stop, message and display. Pure; the same answer however often it is asked. */
export function processCommonHookOutputFields(aggregated: AggregatedHookResult, route?: Route): ProcessedHookResult {
  let stopping: HookOutput | undefined;
  let lastMessage: string | undefined;
  let suppressOutput = false;
  for (const output of aggregated.allOutputs) {
    if (output.continue === false) stopping ??= output;
    if (output.suppressOutput === true) suppressOutput = true;
    lastMessage = messageIn(output) ?? lastMessage;
  }
  return {
    aggregated,
    shouldStop: stopping !== undefined,
    stopReason: stopping && reasonOf(stopping, aggregated, route),
    // Where the merge kept no message, the last one that says something: none is lost.
    systemMessage: messageIn(aggregated.finalOutput) ?? lastMessage,
    suppressOutput,
  };
}

/** The event's own class knows where a reason may stand. */
function reasonOf(output: HookOutput, { hookResults = [] }: AggregatedHookResult, route: Route | undefined): string {
  const answer = route ? outputFor(route, output) : createHookOutput(hookResults[0]?.eventName ?? '', output);
  return answer.getEffectiveReason().trim();
}

function messageIn(output: HookOutput | undefined): string | undefined {
  const message = output?.systemMessage;
  return message?.trim() ? message : undefined;
}
