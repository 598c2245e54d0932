import type { AggregatedHookResult, HookExecutionResult, HookInput, HookTrace } from '../../../generated/index.js';
import { guarded } from '../../util/errors.js';
import { settleBefore } from '../../util/timeouts.js';
import type { HookExecutionPlan } from '../planner/hook-planner.js';
import { hasBackground } from '../registry/enforcement.js';
import type { HookRun } from '../runner/hook-runner.js';
import type { EventRecord, HookEnd, LateResults } from './event-record.js';
import { addLateResult, explainEventRecord, hasHooks, hookEndOf, traceOf } from './trace.js';
import { isLongText, shortenedText, TraceRing } from './trace-ring.js';
import type { OpenTraceSink, TraceFileChoice, TraceHost, TraceSink } from './trace-sink.js';

/** Callback for each hook of an event that ends. */
type OnHookEnd = (result: HookExecutionResult, index: number, run: HookRun) => void;

/** Options for traces: how many are kept in memory, and the file that they are written to. */
export interface TraceOptions extends TraceFileChoice {
  /** Number of traces that `getTraces` returns, at most 8192. Defaults to 100. */
  keep?: number | undefined;
}

const DEFAULT_KEEP = 100;
const MAX_FLUSH_MS = 5000;
/** Size of a hook's result without its texts, in characters. */
const HOOK_END_LENGTH = 256;

interface Listener {
  readonly notify: (trace: HookTrace) => void;
}

/** Keeps the latest traces, notifies listeners, and passes events to the trace sink. Traces are built when they are read. */
export class TraceLog {
  readonly #ring: TraceRing<EventRecord>;
  readonly #host: TraceHost;
  readonly #open: OpenTraceSink;
  #listeners: readonly Listener[] = [];
  #sink: TraceSink | undefined;
  /** Pending writes of sinks that were replaced. */
  #closing: Promise<unknown> = Promise.resolve();

  constructor({ keep = DEFAULT_KEEP, ...choice }: TraceOptions, host: TraceHost, open: OpenTraceSink) {
    this.#ring = new TraceRing(keep);
    this.#host = host;
    this.#open = open;
    this.#sink = open(choice, host);
  }

  /** Replaces the trace file, from the next event on. */
  writeTo(choice: TraceFileChoice): void {
    if (this.#sink !== undefined) this.#closing = Promise.all([this.#closing, this.#sink.flush()]);
    this.#sink = this.#open(choice, this.#host);
  }

  /** Records an event whose hooks are about to run. Returns a callback for each hook that ends, if it is needed. */
  begin(record: EventRecord, plan: HookExecutionPlan, input: HookInput): OnHookEnd | undefined {
    const sink = this.#sink;
    sink?.start(record, plan, input);
    const late = hasBackground(plan.hookConfigs) ? newLateResults(record) : undefined;
    record.late = late;
    if (sink === undefined && late === undefined) return undefined;
    return (result, index, run) => {
      if (late !== undefined && result.hookConfig.async === true) this.#addLate(record, late, result, index);
      const kind = late?.hasEventEnded ? 'late' : 'hook';
      sink?.hook(record, result, { ...run, index, eventInput: input, kind });
    };
  }

  #addLate(record: EventRecord, late: LateResults, result: HookExecutionResult, index: number): void {
    if (record.route === undefined) return;
    const ending = hookEndOf(record.route, result);
    addLateResult(record, late, index, ending);
    if (late.hasEventEnded) this.#ring.grow(record, lengthOfEnd(ending));
  }

  /** Adds an event that ended. Events without configured hooks are not passed to the sink, unless they failed. */
  add(record: EventRecord, aggregated?: AggregatedHookResult): void {
    if (record.late !== undefined) record.late.hasEventEnded = true;
    if (record.error !== undefined || hasHooks(record)) this.#sink?.end(record, aggregated);
    shorten(record);
    this.#ring.add(record, lengthOf(record));
    for (const { notify } of this.#listeners) guarded(() => notify(traceOf(record)));
  }

  /** Returns the latest traces, oldest first. */
  all(): HookTrace[] {
    return this.#ring.all().map(traceOf);
  }

  /** Subscribes to future traces. Returns an unsubscribe function. */
  listen(notify: (trace: HookTrace) => void): () => void {
    const listener = { notify };
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Resolves when everything so far is written, or after a timeout: a disk that hangs must not hang the host. */
  async flush(): Promise<void> {
    await settleBefore(Promise.all([this.#closing, this.#sink?.flush()]), MAX_FLUSH_MS);
  }
}

function newLateResults(record: EventRecord): LateResults {
  return { verdicts: explainEventRecord(record), endings: new Map(), hasEventEnded: false };
}

function shorten(record: EventRecord): void {
  const { ran, matched, correlationId, error } = record;
  if (isLongText(error)) record.error = shortenedText(error);
  if (isLongText(correlationId)) record.correlationId = shortenedText(correlationId);
  if (ran.warnings.some(isLongText)) {
    record.ran = { ...ran, warnings: ran.warnings.map((warning) => shortenedText(warning)) };
  }
  if (!isLongText(matched)) return;
  // The trace is built before the value is cut: matchers are tested against all of it.
  const trace = traceOf(record);
  record.matched = shortenedText(matched);
  if (record.matched !== undefined) trace.matched = record.matched;
  for (const verdict of trace.hooks) if (verdict.why !== undefined) verdict.why = shortenedText(verdict.why);
}

/** Returns the number of characters in the texts of a record. */
function lengthOf({ eventName, matched = '', correlationId = '', error = '', ran, late }: EventRecord): number {
  let length = eventName.length + matched.length + correlationId.length + error.length + lengthOfAll(ran.warnings);
  for (const end of ran.endings) length += lengthOfEnd(end);
  if (late !== undefined) for (const end of late.endings.values()) length += lengthOfEnd(end);
  return length;
}

function lengthOfEnd({ reason = '', error = '', would, warnings = [] }: HookEnd): number {
  const texts = [reason, error, would?.reason ?? '', ...(would?.sets ?? []), ...warnings];
  return HOOK_END_LENGTH + lengthOfAll(texts);
}

function lengthOfAll(texts: readonly string[]): number {
  return texts.reduce((length, text) => length + text.length, 0);
}
