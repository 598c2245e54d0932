import { hookFailureStages } from '../../../generated/enum-tables.js';
import type {
  AggregatedHookResult,
  BusErrorCode,
  HookEventName,
  HookFailureStage,
  HookOutput,
} from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';

/** Context of a failure. */
export interface FailureMeta {
  eventName?: HookEventName | undefined;
  correlationId?: string | undefined;
  /** Details to report instead of the error itself. */
  details?: unknown;
}

/** Failure of the event pipeline, with its stage. */
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
    this.code = hookFailureStages[stage]?.code ?? 'internal_error';
    this.details = meta.details ?? error;
    if (meta.eventName !== undefined) this.eventName = meta.eventName;
    if (meta.correlationId !== undefined) this.correlationId = meta.correlationId;
  }

  /** Includes the message, which JSON leaves out of an Error. */
  toJSON(): Record<string, unknown> {
    const { name, message, stage, code, eventName, correlationId } = this;
    return { name, message, stage, code, eventName, correlationId };
  }
}

/** Builds the result of a failed event. */
export function buildFailureEnvelope(
  error: unknown,
  stage: HookFailureStage,
  meta?: FailureMeta,
): AggregatedHookResult {
  const normalized = error instanceof HookExecutionError ? error : new HookExecutionError(error, stage, meta);
  return { success: false, finalOutput: undefined, allOutputs: [], errors: [normalized], totalDuration: 0 };
}

/** Returns the failure of an event. A hook may throw the same class of error, but then there are results of hooks. */
export function failureOf({ errors, hookResults }: AggregatedHookResult): HookExecutionError | undefined {
  const [error] = errors;
  return hookResults === undefined && error instanceof HookExecutionError ? error : undefined;
}

/** Result of an event that no hook matches, for comparison. Events return new objects. */
export const EMPTY_SUCCESS_RESULT: Readonly<AggregatedHookResult> = Object.freeze({
  success: true,
  finalOutput: undefined,
  allOutputs: frozenList<HookOutput>(),
  errors: frozenList<Error>(),
  totalDuration: 0,
});

/** Returns a frozen list. Its type is mutable, as the type of a result requires. */
function frozenList<T>(): T[] {
  const list: T[] = [];
  Object.freeze(list);
  return list;
}

/** Returns a new result for an event that no hook matches. */
export function makeEmptySuccessResult(): AggregatedHookResult {
  return { success: true, finalOutput: undefined, allOutputs: [], errors: [], totalDuration: 0 };
}
