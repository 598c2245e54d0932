import type { AggregatedHookResult, HookExecutionResult, HookInput, HookTrace } from '../../../generated/index.js';
import type { TraceFileChoice, TraceHost, TraceWriter } from '../../traces/trace-writer.js';
import { guarded } from '../../util/errors.js';
import { settleBefore } from '../../util/timeouts.js';
import type { HookExecutionPlan } from '../planner/hook-planner.js';
import { hasBackground } from '../registry/enforcement.js';
import type { HookRun } from '../runner/hook-runner.js';
import {
  type EventRecord,
  type HookEnd,
  type LateResults,
  NOTHING_RAN,
  type TracedEventRecord,
} from './event-record.js';
import { KnownEvent } from './known-event.js';
import { addLateResult, explainEventRecord, hasHooks, hookEndOf, traceOf } from './trace.js';
import { isLongText, shortenedText, TraceRing } from './trace-ring.js';

/** Hears of each hook of an event that ended. */
type TraceHook = (result: HookExecutionResult, index: number, run: HookRun) => void;

/** How many traces are kept, and the file that they are written to. */
export interface TraceOptions extends TraceFileChoice {
  /** How many traces are kept for getTraces, at most 8192. */
  keep?: number | undefined;
}

const DEFAULT_KEEP = 100;
const LONGEST_FLUSH_MS = 5000;
const SMALL_TEXT = 128;
/** What an ending holds beside its texts, as characters. */
const ENDING_LENGTH = 256;

interface Listener {
  readonly tell: (trace: HookTrace) => void;
}

/** Keeps the latest traces, tells listeners, and writes the file. Nothing is built unless somebody wants it. */
export class TraceLog {
  /** An event that nothing is known of but when it was stands for itself. */
  readonly #ring: TraceRing<EventRecord | KnownEvent>;
  #listeners: readonly Listener[] = [];
  #writer: Promise<TraceWriter | undefined> | undefined;
  /** What goes to a file that no more events are written to. */
  #closing: Promise<unknown> = Promise.resolve();
  readonly #host: TraceHost;

  constructor({ keep = DEFAULT_KEEP, ...choice }: TraceOptions = {}, host: TraceHost = {}) {
    this.#ring = new TraceRing(keep);
    this.#host = host;
    this.writeTo(choice);
  }

  /** From the next event on there is this file, or none. */
  writeTo(choice: TraceFileChoice): void {
    const writer = this.#writer;
    if (writer !== undefined) {
      const before = this.#closing;
      this.#closing = writer.then((each) => each?.flush()).then(() => before);
    }
    const isWanted = choice.file !== undefined || choice.nats !== undefined;
    this.#writer = isWanted ? openWriter({ ...choice }, this.#host) : undefined;
  }

  /** Before the hooks of an event run. What it returns hears of each that ends; nothing where no file is wanted. */
  begin(firing: EventRecord, plan: HookExecutionPlan, input: HookInput): TraceHook | undefined {
    const written = this.#writer && this.#beginWriting(this.#writer, firing, plan, input);
    if (!hasBackground(plan.hookConfigs)) return written;
    const late = { verdicts: explainEventRecord(firing), endings: new Map(), hasEventEnded: false };
    firing.late = late;
    return (result, index, run) => {
      if (result.hookConfig.async === true) this.#addLate(firing, late, result, index);
      written?.(result, index, run);
    };
  }

  #beginWriting(
    writer: Promise<TraceWriter | undefined>,
    firing: EventRecord,
    plan: HookExecutionPlan,
    input: HookInput,
  ): TraceHook {
    const traced = tracedFiring(firing);
    const write = (action: (each: TraceWriter) => void): void => {
      void writer.then((each) => each && guarded(() => action(each)));
    };
    write((each) => each.start(traced, firing, plan, input));
    return (result, index, run) => {
      const kind = firing.late?.hasEventEnded ? 'late' : 'hook';
      write((each) => each.hook(traced, firing, result, { ...run, index, given: input, kind }));
    };
  }

  #addLate(firing: EventRecord, late: LateResults, result: HookExecutionResult, index: number): void {
    if (firing.route === undefined) return;
    const ending = hookEndOf(firing.route, result);
    addLateResult(firing, late, index, ending);
    if (late.hasEventEnded) this.#ring.grow(firing, textOfEnding(ending));
  }

  add(firing: EventRecord, aggregated?: AggregatedHookResult): void {
    if (firing.late !== undefined) firing.late.hasEventEnded = true;
    if (this.#writer !== undefined) this.#write(this.#writer, firing, aggregated);
    if (isSmall(firing)) this.#ring.addSmall(firing);
    else {
      shorten(firing);
      this.#ring.add(firing, textIn(firing));
    }
    if (this.#listeners.length > 0) this.#tell(firing);
  }

  #tell(firing: EventRecord): void {
    for (const { tell } of this.#listeners) guarded(() => tell(traceOf(firing)));
  }

  /** The same for an event without a hook or a failure. */
  addEmpty(firing: EventRecord): void {
    if (isSmall(firing) && this.#listeners.length === 0 && this.#writer === undefined) this.#ring.addSmall(firing);
    else this.add(firing);
  }

  /** The same with nothing to tell but when it was. False, and nothing is kept, where somebody wants to hear of it. */
  addPassed(event: KnownEvent): boolean {
    if (this.#listeners.length > 0) return false;
    this.#ring.addAgain(event, Date.now());
    return true;
  }

  /** The latest traces, oldest first. */
  all(): HookTrace[] {
    return this.#ring.all((entry, time) => traceOf(entry instanceof KnownEvent ? entry.passedAt(time) : entry));
  }

  listen(tell: (trace: HookTrace) => void): () => void {
    const listener = { tell };
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Resolves when everything so far is written, or when that takes too long: a disk that hangs must not hang a host. */
  async flush(): Promise<void> {
    if (this.#writer !== undefined)
      this.#closing = Promise.all([this.#closing, this.#writer.then((each) => each?.flush())]);
    await settleBefore(this.#closing, LONGEST_FLUSH_MS);
  }

  /** An event that no hook is configured for leaves no line: it happens all the time, and there is nothing to tell. */
  #write(
    writer: Promise<TraceWriter | undefined>,
    firing: EventRecord,
    aggregated: AggregatedHookResult | undefined,
  ): void {
    if (firing.error === undefined && !hasHooks(firing)) return;
    const traced = tracedFiring(firing);
    firing.traced = undefined;
    const endedAt = Date.now();
    void writer.then((each) => each && guarded(() => each.end(traced, firing, aggregated, endedAt)));
  }
}

function tracedFiring(firing: EventRecord): TracedEventRecord {
  firing.traced ??= { id: newId(), verdicts: explainEventRecord(firing) };
  return firing.traced;
}

/** Few hosts want a file, so few load what writes it. Never rejects: a host can do without the file. */
async function openWriter(choice: TraceFileChoice, host: TraceHost): Promise<TraceWriter | undefined> {
  try {
    const { TraceWriter } = await import('../../traces/trace-writer.js');
    return new TraceWriter(choice, host);
  } catch {
    return undefined;
  }
}

/** Made for the first event: a process that only imports this has no use for cryptography, which is slow to load. */
let processId: string | undefined;
let events = 0;

/** Unlike that of any other event, in whichever process. */
function newId(): string {
  processId ??= crypto.randomUUID().slice(0, 13);
  events += 1;
  return `${processId}-${events.toString(36)}`;
}

/** Whether nothing of it needs to be measured or cut: the way of most events, so it is kept short. */
function isSmall({ ran, matched, correlationId, error }: EventRecord): boolean {
  if (ran !== NOTHING_RAN || error !== undefined || correlationId !== undefined) return false;
  return matched === undefined || matched.length <= SMALL_TEXT;
}

function shorten(firing: EventRecord): void {
  const { ran, matched, correlationId, error } = firing;
  if (isLongText(error)) firing.error = shortenedText(error);
  if (isLongText(correlationId)) firing.correlationId = shortenedText(correlationId);
  if (ran.warnings.some(isLongText)) {
    firing.ran = { ...ran, warnings: ran.warnings.map((warning) => shortenedText(warning)) };
  }
  if (!isLongText(matched)) return;
  // Before it is cut, the trace is built: the matchers were tested against all of it.
  const trace = traceOf(firing);
  firing.matched = shortenedText(matched);
  if (firing.matched !== undefined) trace.matched = firing.matched;
  for (const verdict of trace.hooks) if (verdict.why !== undefined) verdict.why = shortenedText(verdict.why);
}

/** How many characters of its own a trace holds. */
function textIn({ eventName, matched, correlationId, error, ran, late }: EventRecord): number {
  let length = eventName.length + lengthOf(matched) + lengthOf(correlationId) + lengthOf(error);
  length += lengthOfAll(ran.warnings);
  for (const ending of ran.endings) length += textOfEnding(ending);
  if (late !== undefined) for (const ending of late.endings.values()) length += textOfEnding(ending);
  return length;
}

function textOfEnding({ reason, error, would, warnings }: HookEnd): number {
  const said = ENDING_LENGTH + lengthOf(reason) + lengthOf(error) + lengthOfAll(warnings);
  return would === undefined ? said : said + lengthOf(would.reason) + lengthOfAll(would.sets);
}

function lengthOfAll(texts: readonly string[] | undefined): number {
  return texts === undefined ? 0 : texts.reduce((length, text) => length + text.length, 0);
}

function lengthOf(text: string | undefined): number {
  return text === undefined ? 0 : text.length;
}
