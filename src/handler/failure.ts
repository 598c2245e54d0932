import type { AggregatedHookResult, BusErrorCode, HookEventName, HookFailureStage } from '../../generated/index.js';

export interface FailureMeta {
  eventName?: HookEventName | undefined;
  correlationId?: string | undefined;
  /** What to tell about the error instead of the error itself. */
  details?: unknown;
}

/** What went wrong in the pipeline, and where. Told apart by its name, so that two copies of the package agree. */
export class HookExecutionError extends Error {
  override readonly name = 'HookExecutionError';
  readonly stage: HookFailureStage;
  readonly code: BusErrorCode;
  readonly details: unknown;
  readonly eventName?: HookEventName;
  readonly correlationId?: string;

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

/** The result of an event that no hook applies to. Nothing in it is shared with another call. */
export function makeEmptySuccessResult(): AggregatedHookResult {
  return { success: true, finalOutput: undefined, allOutputs: [], errors: [], totalDuration: 0 };
}

/** A text for whatever was thrown; never "[object Object]". */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  if (typeof error === 'string') return error;
  try {
    return JSON.stringify(error) ?? 'Unknown error';
  } catch {
    return 'Unknown error';
  }
}
