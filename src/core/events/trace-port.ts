import type { AggregatedHookResult, HookExecutionResult, HookInput, HookTrace } from '../../../generated/index.js';
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

/** Options for traces: how many are kept in memory, and the file that they are written to. */
export interface TraceOptions extends TraceFileChoice {
  /** Number of traces that `getTraces` returns, at most 8192. Defaults to 100. */
  keep?: number | undefined;
}

/** Callback for each hook of an event that ends. */
export type OnHookEnd = (result: HookExecutionResult, index: number, run: HookRun) => void;

/** Port for the traces of events. Its methods do not throw. */
export interface TraceLog {
  /** Records an event whose hooks are about to run. Returns a callback for each hook that ends, if it is needed. */
  begin(record: EventRecord, plan: HookExecutionPlan, input: HookInput): OnHookEnd | undefined;
  /** Adds an event that ended. */
  add(record: EventRecord, aggregated?: AggregatedHookResult): void;
  /** Returns the latest traces, oldest first. */
  all(): HookTrace[];
  /** Subscribes to future traces. Returns an unsubscribe function. */
  listen(notify: (trace: HookTrace) => void): () => void;
  /** Replaces the trace file, from the next event on. */
  writeTo(choice: TraceFileChoice): void;
  /** Resolves when everything so far is written, or after a timeout. */
  flush(): Promise<void>;
}
