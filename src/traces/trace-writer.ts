import type {
  AggregatedHookResult,
  HookExecutionResult,
  HookInput,
  HookTraceLine,
  HookTraceText,
} from '../../generated/index.js';
import type { EventRecord, TracedEventRecord } from '../core/events/event-record.js';
import { defined, hookEndOf, traceOf, verdictOf } from '../core/events/trace.js';
import { findOrigins } from '../core/events/trace-origins.js';
import { shortenedText } from '../core/events/trace-ring.js';
import type { HookExecutionPlan, HookPlanVerdict } from '../core/planner/hook-planner.js';
import type { HookRun } from '../core/runner/hook-runner.js';
import { guarded } from '../util/errors.js';
import { TraceFile } from './trace-file.js';

/** Whether there is a file of traces, and what stands in it. */
export interface TraceFileChoice {
  file?: string | undefined;
  /** All that is kept of the file, the older half of it beside it with the ending `.1`. */
  maxBytes?: number | undefined;
  /** Also what hooks read and wrote. */
  inputs?: boolean | undefined;
  /** As many bytes of each of these texts are kept. */
  maxText?: number | undefined;
  /** Takes out of a text what must not be kept. */
  redact?: ((text: string) => string) | undefined;
  /** Where every line is published too, such as a NatsMessageBus. */
  nats?: TraceSink | undefined;
}

/** Takes the lines of traces, each as one JSON text. */
export interface TraceSink {
  publishTrace(line: string): void;
  /** Resolves when the lines so far have arrived. */
  flushTraces?(): Promise<void>;
}

/** What the writer needs of the host. */
export interface TraceHost {
  sessionId?: (() => string) | undefined;
  /** Is told, once, why nothing can be written. */
  notice?: ((text: string) => void) | undefined;
}

/** When a hook of the plan ran, on what, and what the event began with. */
export interface FinishedRun extends HookRun {
  readonly index: number;
  readonly given: HookInput;
  /** `late` when its event had ended before it. */
  readonly kind: 'hook' | 'late';
}

const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
const DEFAULT_MAX_TEXT = 64 * 1024;
const VERSION = 1;

/** Writes what happens to an event, as it happens: its start, the end of each hook, its end. */
export class TraceWriter {
  readonly #file: TraceFile | undefined;
  readonly #choice: TraceFileChoice;
  readonly #host: TraceHost;

  constructor(choice: TraceFileChoice, host: TraceHost) {
    const { file, maxBytes = DEFAULT_MAX_BYTES } = choice;
    this.#file = file === undefined ? undefined : new TraceFile({ file, maxBytes, notice: host.notice });
    this.#choice = choice;
    this.#host = host;
  }

  start(traced: TracedEventRecord, firing: EventRecord, { sequential }: HookExecutionPlan, input: HookInput): void {
    const { eventName, correlationId, matched, startedAt } = firing;
    const hooks = traced.verdicts.flatMap(({ planned, name, entry }, hook) =>
      planned ? [{ hook, name, type: entry.config.type, source: entry.source }] : [],
    );
    this.#append({
      ...this.#about(traced),
      kind: 'start',
      startedAt: timeOf(startedAt),
      eventName,
      ...defined({ matched: shortenedText(matched), correlationId: shortenedText(correlationId) }),
      sequential,
      hooks,
      ...this.#texts({ input: () => JSON.stringify(input) }),
    });
  }

  hook(traced: TracedEventRecord, firing: EventRecord, result: HookExecutionResult, run: FinishedRun): void {
    const { eventName, route } = firing;
    const { kind, queuedAt, startedAt, endedAt, index, input, given } = run;
    const hook = placeOf(traced.verdicts, index);
    const verdict = traced.verdicts[hook];
    if (verdict === undefined || route === undefined) return;
    const texts = this.#texts({
      input: () => (input === given ? undefined : JSON.stringify(input)),
      stdout: () => result.stdout,
      stderr: () => result.stderr,
      output: () => JSON.stringify(result.output ?? result.unenforcedOutput),
    });
    // Not even the runner kept all of it.
    if (result.truncated) for (const text of [texts.stdout, texts.stderr]) if (text) text.cut = true;
    this.#append({
      ...this.#about(traced),
      kind,
      eventName,
      hook,
      queuedAt: timeOf(queuedAt),
      ...defined({ startedAt: startedAt === undefined ? undefined : timeOf(startedAt) }),
      endedAt: timeOf(endedAt),
      ...verdictOf(verdict, hookEndOf(route, result), firing),
      ...texts,
    });
  }

  end(
    traced: TracedEventRecord,
    firing: EventRecord,
    aggregated: AggregatedHookResult | undefined,
    endedAt: number,
  ): void {
    this.#append({
      ...this.#about(traced),
      kind: 'end',
      ...traceOf(firing),
      endedAt: timeOf(endedAt),
      ...defined({ origins: originsOf(traced, firing, aggregated) }),
      ...this.#texts({ output: () => JSON.stringify(aggregated?.finalOutput) }),
    });
  }

  async flush(): Promise<void> {
    const { nats } = this.#choice;
    const published = nats?.flushTraces?.().catch(() => {
      // Whoever takes the lines tells its own troubles.
    });
    await Promise.all([this.#file?.flush(), published]);
  }

  #about({ id }: TracedEventRecord): { v: number; id: string; pid: number; session_id: string } {
    return { v: VERSION, id, pid: process.pid, session_id: this.#sessionId() };
  }

  #sessionId(): string {
    try {
      return String(this.#host.sessionId?.() ?? '');
    } catch {
      // What a host fails to say is not said.
      return '';
    }
  }

  #append(line: HookTraceLine): void {
    const { redact, nats } = this.#choice;
    const text = redact === undefined ? JSON.stringify(line) : JSON.stringify(line, redacting(redact));
    this.#file?.append(text);
    guarded(() => nats?.publishTrace(text));
  }

  /** The texts that are wanted, each as much as is kept of it. */
  #texts<Name extends string>(
    sources: Readonly<Record<Name, () => string | undefined>>,
  ): Partial<Record<Name, HookTraceText>> {
    const texts: Partial<Record<Name, HookTraceText>> = {};
    if (this.#choice.inputs !== true) return texts;
    for (const name in sources) {
      const text = this.#text(sources[name]);
      if (text !== undefined) texts[name] = text;
    }
    return texts;
  }

  #text(read: () => string | undefined): HookTraceText | undefined {
    const { redact, maxText = DEFAULT_MAX_TEXT } = this.#choice;
    try {
      const text = read();
      if (text === undefined) return undefined;
      // All of it is handed over: half of a secret would not be known as one.
      return cut(redact === undefined ? text : String(redact(text)), maxText);
    } catch {
      // What cannot be written, or not be made safe, is left out.
      return { text: '', cut: true };
    }
  }
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Whole characters only. */
function cut(text: string, maxBytes: number): HookTraceText {
  if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return { text };
  const kept = Buffer.from(text).subarray(0, maxBytes);
  return { text: new TextDecoder().decode(kept, { stream: true }), cut: true };
}

/** What hooks, tools and models say in their own words; the texts of hooks are made safe before they are cut. */
const SPOKEN: ReadonlySet<string> = new Set(['reason', 'why', 'error', 'matched']);

function redacting(redact: (text: string) => string): (key: string, value: unknown) => unknown {
  const safe = (text: unknown): unknown => {
    if (typeof text !== 'string') return text;
    try {
      return String(redact(text));
    } catch {
      return '(left out: it could not be made safe)';
    }
  };
  return (key, value) => {
    if (SPOKEN.has(key)) return safe(value);
    return key === 'warnings' && Array.isArray(value) ? value.map(safe) : value;
  };
}

/** Where a hook of the plan stands among all that are configured. */
function placeOf(verdicts: readonly HookPlanVerdict[], index: number): number {
  return verdicts.findIndex((verdict) => verdict.planned && verdict.index === index);
}

function originsOf(
  { verdicts }: TracedEventRecord,
  { route }: EventRecord,
  { finalOutput, hookResults = [] }: Partial<AggregatedHookResult> = {},
): Record<string, number[]> | undefined {
  if (finalOutput === undefined || route === undefined) return undefined;
  const places = placesOf(hookResults, verdicts);
  const origins = findOrigins(hookResults, finalOutput, route).map(([field, results]) => {
    const found = results.map((result) => places.get(result) ?? -1).filter((place) => place >= 0);
    return [field, found] as const;
  });
  return Object.fromEntries(origins.filter(([, found]) => found.length > 0));
}

/** Those that ran have the order of the plan, and the guards that refuse because they are not valid come after them. */
function placesOf(
  results: readonly HookExecutionResult[],
  verdicts: readonly HookPlanVerdict[],
): Map<HookExecutionResult, number> {
  const refusing = verdicts.flatMap((verdict, place) =>
    !verdict.planned && verdict.refusal !== undefined ? [place] : [],
  );
  const isInvalid = ({ skipped }: HookExecutionResult): boolean => skipped === 'invalid';
  const ran = results.filter((result) => !isInvalid(result));
  const invalid = results.filter(isInvalid);
  return new Map([
    ...ran.map((result, index) => [result, placeOf(verdicts, index)] as const),
    ...invalid.map((result, index) => [result, refusing[index] ?? -1] as const),
  ]);
}
