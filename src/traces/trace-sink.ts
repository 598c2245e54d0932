import type { AggregatedHookResult, HookExecutionResult, HookInput } from '../../generated/index.js';
import type { EventRecord } from '../core/events/event-record.js';
import type { TraceFileChoice } from '../core/index.js';
import type { HookExecutionPlan } from '../core/planner/hook-planner.js';
import type { HookRun } from '../core/runner/hook-runner.js';

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
