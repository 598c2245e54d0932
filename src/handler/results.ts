import type {
  AggregatedHookResult,
  BusErrorCode,
  HookEventName,
  HookFailureStage,
  HookFireResult,
  HookOutput,
  HookTrace,
  ProcessedHookResult,
} from '../../generated/index.js';
import { DefaultHookOutput } from '../engine/outputs/default-hook-output.js';
import { createHookOutput } from '../engine/outputs/hook-outputs.js';
import { type Firing, traceOf } from './trace.js';

export interface FailureMeta {
  eventName?: HookEventName | undefined;
  correlationId?: string | undefined;
  /** What to tell about the error instead of the error itself. */
  details?: unknown;
}

/** What went wrong in the pipeline, and where. */
export class HookExecutionError extends Error {
  override readonly name = 'HookExecutionError';
  readonly stage: HookFailureStage;
  readonly code: BusErrorCode;
  readonly details: unknown;
  declare readonly eventName?: HookEventName;
  declare readonly correlationId?: string;

  constructor(error: unknown, stage: HookFailureStage, meta: FailureMeta = {}) {
    super(messageOf(error), { cause: error });
    this.stage = stage;
    this.code = codes[stage] ?? 'internal_error';
    this.details = meta.details ?? error;
    if (meta.eventName !== undefined) this.eventName = meta.eventName;
    if (meta.correlationId !== undefined) this.correlationId = meta.correlationId;
  }
}

const codes: { readonly [Stage in HookFailureStage]?: BusErrorCode } = {
  envelope: 'invalid_request',
  routing: 'unsupported_event',
  validation: 'validation_failure',
  translation: 'translation_failure',
};

/** The one shape of every failure. */
export function buildFailureEnvelope(
  error: unknown,
  stage: HookFailureStage,
  meta?: FailureMeta,
): AggregatedHookResult {
  const normalized = error instanceof HookExecutionError ? error : new HookExecutionError(error, stage, meta);
  return { success: false, finalOutput: undefined, allOutputs: [], errors: [normalized], totalDuration: 0 };
}

/** What an envelope was made for. A hook may throw such an error too, but then there are results of hooks. */
export function failureOf({ errors, hookResults }: AggregatedHookResult): HookExecutionError | undefined {
  const [error] = errors;
  return hookResults === undefined && error instanceof HookExecutionError ? error : undefined;
}

/** The result of an event that no hook applies to. Nothing in it is shared with another call. */
export function makeEmptySuccessResult(): AggregatedHookResult {
  return { success: true, finalOutput: undefined, allOutputs: [], errors: [], totalDuration: 0 };
}

/** A text for whatever was thrown, even for an object that throws when it is looked at; never "[object Object]". */
export function messageOf(error: unknown): string {
  try {
    if (error instanceof Error) return `${error.message || error.name}`;
    if (typeof error === 'string') return error;
    return JSON.stringify(error) ?? 'Unknown error';
  } catch {
    return 'Unknown error';
  }
}

/** Calls what belongs to the host. Whatever it throws, or rejects with, changes nothing. */
export function guarded(call: () => unknown): void {
  try {
    const answer = call();
    if (answer instanceof Promise) answer.catch(() => {});
  } catch {
    // The host's own function failed; the result of an event does not depend on it.
  }
}

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
  declare readonly aggregated: AggregatedHookResult;
  declare readonly shouldStop: boolean;
  declare readonly stopReason: string | undefined;
  declare readonly systemMessage: string | undefined;
  declare readonly suppressOutput: boolean;
  readonly #firing: Firing;

  constructor(processed: ProcessedHookResult, firing: Firing) {
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
    this.#firing = firing;
  }

  get trace(): HookTrace {
    return traceOf(this.#firing);
  }
}

/** The same for an event that no hook applies to, which is what most events are: made from constants, it costs half. */
class EmptyFireResult implements HookFireResult {
  readonly success = true;
  readonly finalOutput: undefined = undefined;
  readonly allOutputs: AggregatedHookResult['allOutputs'] = [];
  readonly errors: Error[] = [];
  readonly totalDuration = 0;
  readonly hookResults: undefined = undefined;
  readonly aggregated: AggregatedHookResult = {
    success: true,
    finalOutput: undefined,
    allOutputs: this.allOutputs,
    errors: this.errors,
    totalDuration: 0,
  };
  readonly shouldStop = false;
  readonly stopReason: undefined = undefined;
  readonly systemMessage: undefined = undefined;
  readonly suppressOutput = false;
  readonly #firing: Firing;

  constructor(firing: Firing) {
    this.#firing = firing;
  }

  get trace(): HookTrace {
    return traceOf(this.#firing);
  }
}

export function emptyFireResult<E extends HookEventName>(firing: Firing<E>): HookFireResult<E> {
  return new EmptyFireResult(firing);
}

/** The aggregator makes the merged output an instance of its event's class; the overload says so to the caller. */
export function fireResult<E extends HookEventName>(
  firing: Firing<E>,
  processed: ProcessedHookResult,
): HookFireResult<E>;
export function fireResult(firing: Firing, processed: ProcessedHookResult): HookFireResult {
  return new FireResult(processed, firing);
}

/** The result of a name that is no event: no hook can be configured for it. */
export function refusedResult(processed: ProcessedHookResult, firing: Firing): HookFireResult {
  return new FireResult(processed, firing);
}

/** The only reader of stop, message and display. Pure; the same answer however often it is asked. */
export function processCommonHookOutputFields(aggregated: AggregatedHookResult): ProcessedHookResult {
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
    stopReason: stopping && reasonOf(stopping, aggregated),
    // Where the merge kept no message, the last one that says something: none is lost.
    systemMessage: messageIn(aggregated.finalOutput) ?? lastMessage,
    suppressOutput,
  };
}

/** The event's own class knows where a reason may stand. */
function reasonOf(output: HookOutput, { hookResults = [] }: AggregatedHookResult): string {
  const [result] = hookResults;
  const answer = result ? createHookOutput(result.eventName, output) : new DefaultHookOutput(output);
  return answer.getEffectiveReason().trim();
}

function messageIn(output: HookOutput | undefined): string | undefined {
  const message = output?.systemMessage;
  return message?.trim() ? message : undefined;
}
