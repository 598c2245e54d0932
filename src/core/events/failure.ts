import type {
  AggregatedHookResult,
  BusErrorCode,
  HookEventName,
  HookFailureStage,
  HookOutput,
} from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';

/** What is known about a failure besides the error. */
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

  /** The message of an Error is lost in JSON otherwise. */
  toJSON(): Record<string, unknown> {
    const { name, message, stage, code, eventName, correlationId } = this;
    return { name, message, stage, code, eventName, correlationId };
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

/** What the result of an event looks like that no hook applies to. To compare with: results are made anew. */
export const EMPTY_SUCCESS_RESULT: Readonly<AggregatedHookResult> = Object.freeze({
  success: true,
  finalOutput: undefined,
  allOutputs: frozenList<HookOutput>(),
  errors: frozenList<Error>(),
  totalDuration: 0,
});

/** The type says that the list may be written to, which the result of an event must allow; writing to this one throws. */
function frozenList<T>(): T[] {
  const list: T[] = [];
  Object.freeze(list);
  return list;
}

/** The result of an event that no hook applies to. Nothing in it is shared with another call. */
export function makeEmptySuccessResult(): AggregatedHookResult {
  return { ...EMPTY_SUCCESS_RESULT, allOutputs: [], errors: [] };
}
