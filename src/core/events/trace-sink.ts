import type { AggregatedHookResult, HookExecutionResult, HookInput } from '../../../generated/index.js';
import type { HookExecutionPlan } from '../planner/hook-planner.js';
import type { HookRun } from '../runner/hook-runner.js';
import type { EventRecord } from './event-record.js';

/** Options for a trace file and its contents. */
export interface TraceFileChoice {
  file?: string | undefined;
  /** Maximum size of the trace in bytes. The older half is in a second file that ends in `.1`. */
  maxBytes?: number | undefined;
  /** Also writes the inputs and outputs of hooks. */
  inputs?: boolean | undefined;
  /** Also writes the texts that hooks list in `needs`, such as the prompt of the user, if `inputs` is true. */
  texts?: boolean | undefined;
  /** Maximum size of each of these texts in bytes. */
  maxText?: number | undefined;
  /** Removes secrets from a text before it is written. */
  redact?: ((text: string) => string) | undefined;
  /** Publisher that gets every line too, such as a NatsMessageBus. */
  nats?: TracePublisher | undefined;
}

/** Publisher of trace lines, each one JSON text. */
export interface TracePublisher {
  publishTrace(line: string): void;
  /** Resolves when the lines so far have arrived. */
  flushTraces?(): Promise<void>;
}

/** Parts of the host that a trace sink uses. */
export interface TraceHost {
  sessionId?: (() => string) | undefined;
  /** Called once if nothing can be written. */
  notice?: ((text: string) => void) | undefined;
}

/** Run of one hook of a plan. */
export interface FinishedRun extends HookRun {
  readonly index: number;
  /** Input of the event. */
  readonly eventInput: HookInput;
  /** `late` if the event had ended before the hook. */
  readonly kind: 'hook' | 'late';
}

/** Port for a record of events outside of memory, such as a trace file. Its methods do not throw. */
export interface TraceSink {
  /** Records an event whose hooks are about to run. */
  start(record: EventRecord, plan: HookExecutionPlan, input: HookInput): void;
  /** Records a hook that ended. */
  hook(record: EventRecord, result: HookExecutionResult, run: FinishedRun): void;
  /** Records an event that ended. */
  end(record: EventRecord, aggregated: AggregatedHookResult | undefined): void;
  /** Resolves when everything so far is written. */
  flush(): Promise<void>;
}

/** Opens a trace sink. Returns undefined if the choice names no destination. */
export type OpenTraceSink = (choice: TraceFileChoice, host: TraceHost) => TraceSink | undefined;
