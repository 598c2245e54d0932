import type { AggregatedHookResult, HookExecutionResult, HookInput, HookTrace } from '../../generated/index.js';
import {
  type EventRecord,
  type HookEnd,
  isNamed,
  type LateResults,
  MAX_TEXT,
  shortenedText,
} from '../core/events/event-record.js';
import { explainEventRecord, hookEndOf, traceOf, verdictOf } from '../core/events/trace.js';
import type { OnHookEnd, TraceFileChoice, TraceLog, TraceOptions } from '../core/index.js';
import type { HookExecutionPlan } from '../core/planner/hook-planner.js';
import { hasBackground } from '../core/registry/enforcement.js';
import { cutText } from '../util/cut-text.js';
import { Listeners } from '../util/listeners.js';
import { RingBuffer } from '../util/ring-buffer.js';
import { settleBefore } from '../util/timeouts.js';
import type { OpenTraceSink, TraceHost, TraceSink } from './trace-sink.js';

const DEFAULT_KEEP = 100;
/** Size of all traces that are kept, whatever their number. */
const MAX_BYTES = 8_000_000;
const MAX_FLUSH_MS = 5000;
/** Size of a hook's result without its texts, in characters. */
const HOOK_END_LENGTH = 256;

/** Keeps the latest traces, notifies listeners, and passes events to the trace sink. Traces are built when they are read. */
export class LatestTraces implements TraceLog {
  readonly #ring: RingBuffer<EventRecord>;
  readonly #host: TraceHost;
  readonly #open: OpenTraceSink;
  readonly #listeners = new Listeners<HookTrace>();
  #sink: TraceSink | undefined;
  /** Pending writes of sinks that were replaced. */
  #closing: Promise<unknown> = Promise.resolve();

  constructor({ keep = DEFAULT_KEEP, ...choice }: TraceOptions, host: TraceHost, open: OpenTraceSink) {
    this.#ring = new RingBuffer(keep, MAX_BYTES);
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

  /** Adds an event that ended. Events without configured hooks are passed to the sink only if something happened. */
  add(record: EventRecord, aggregated?: AggregatedHookResult): void {
    if (record.late !== undefined) record.late.hasEventEnded = true;
    if (isWritten(record)) this.#sink?.end(record, aggregated);
    shorten(record);
    this.#ring.add(record, lengthOf(record));
    this.#listeners.notify(() => traceOf(record));
  }

  /** Returns the latest traces, oldest first. */
  all(): HookTrace[] {
    return this.#ring.all().map(traceOf);
  }

  /** Subscribes to future traces. Returns an unsubscribe function. */
  listen(notify: (trace: HookTrace) => void): () => void {
    return this.#listeners.add(notify);
  }

  /** Resolves when everything so far is written, or after a timeout: a disk that hangs must not hang the host. */
  async flush(): Promise<void> {
    await settleBefore(Promise.all([this.#closing, this.#sink?.flush()]), MAX_FLUSH_MS);
  }
}

function newLateResults(record: EventRecord): LateResults {
  return { verdicts: explainEventRecord(record), endings: new Map(), hasEventEnded: false };
}

/** Adds the result of a background hook. A trace that was returned before does not change. */
function addLateResult(record: EventRecord, late: LateResults, index: number, ending: HookEnd): void {
  late.endings.set(index, ending);
  const position = late.verdicts.findIndex((verdict) => verdict.planned && verdict.index === index);
  const verdict = late.verdicts[position];
  if (record.trace === undefined || verdict === undefined) return;
  record.trace = { ...record.trace, hooks: record.trace.hooks.with(position, verdictOf(verdict, ending, record)) };
}

/** Returns true if any hook is configured for the event, whether it matches or not. */
function hasHooks({ eventName, route, hooks }: EventRecord): boolean {
  if (hooks === undefined || route === undefined || !isNamed(eventName, route)) return false;
  return hooks.has(eventName);
}

function isWritten(record: EventRecord): boolean {
  const { error, clearedLabel, budgets } = record;
  return error !== undefined || clearedLabel !== undefined || budgets !== undefined || hasHooks(record);
}

/** Cuts the texts of a record that ended, so that keeping it costs little. */
function shorten(record: EventRecord): void {
  const { ran, matched, correlationId, error, callId } = record;
  if (callId !== undefined) record.callId = cutText(callId, MAX_TEXT);
  if (error !== undefined) record.error = cutText(error, MAX_TEXT);
  if (correlationId !== undefined) record.correlationId = cutText(correlationId, MAX_TEXT);
  if (ran.warnings.length > 0) {
    record.ran = { ...ran, warnings: ran.warnings.map((warning) => cutText(warning, MAX_TEXT)) };
  }
  const short = matched && cutText(matched, MAX_TEXT);
  if (short === undefined || short === matched) return;
  // The trace is built before the value is cut: matchers are tested against all of it.
  const trace = traceOf(record);
  record.matched = short;
  trace.matched = short;
  for (const verdict of trace.hooks) if (verdict.why !== undefined) verdict.why = shortenedText(verdict.why);
}

/** Returns the number of characters in the texts of a record. */
function lengthOf(record: EventRecord): number {
  const { eventName, matched = '', correlationId = '', error = '', callId = '', labels = [], ran, late } = record;
  const texts = [eventName, matched, correlationId, error, callId, ...labels, ...ran.warnings];
  let length = lengthOfAll(texts);
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
