import type {
  AggregatedHookResult,
  HookExecutionResult,
  HookInput,
  HookTraceLine,
  HookTraceText,
} from '../../generated/index.js';
import { type EventRecord, shortenedText } from '../core/events/event-record.js';
import { agentFields, hookEndOf, traceOf, verdictOf } from '../core/events/trace.js';
import type { TraceFileChoice } from '../core/index.js';
import type { HookExecutionPlan, HookPlanVerdict } from '../core/planner/hook-planner.js';
import { attempt, guarded } from '../util/errors.js';
import { defined } from '../util/json.js';
import { TraceFile } from './trace-file.js';
import { findOrigins } from './trace-origins.js';
import type { FinishedRun, TraceHost } from './trace-sink.js';

/** Id and verdicts that all lines of one event share. */
export interface TracedRecord {
  readonly id: string;
  /** Undefined for the session of the host. */
  readonly sessionId: string | undefined;
  readonly verdicts: readonly HookPlanVerdict[];
}

const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
const DEFAULT_MAX_TEXT = 64 * 1024;
const VERSION = 1;

/** Writes the lines of an event: its start, the end of each hook, its end. */
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

  start(traced: TracedRecord, record: EventRecord, { sequential }: HookExecutionPlan, input: HookInput): void {
    const { eventName, correlationId, matched, startedAt } = record;
    const hooks = traced.verdicts.flatMap(({ planned, name, entry }, hook) =>
      planned ? [{ hook, name, type: entry.config.type, source: entry.source }] : [],
    );
    this.#append({
      ...this.#about(traced),
      kind: 'start',
      startedAt: timeOf(startedAt),
      eventName,
      ...agentFields(record),
      ...defined({ matched: shortenedText(matched), correlationId: shortenedText(correlationId) }),
      sequential,
      hooks,
      ...this.#texts({ input: () => JSON.stringify(input) }),
    });
  }

  hook(traced: TracedRecord, record: EventRecord, result: HookExecutionResult, run: FinishedRun): void {
    const { eventName, route } = record;
    const { kind, queuedAt, startedAt, endedAt, index, eventInput } = run;
    const input = this.#choice.texts === true ? run.inputWithTexts : run.input;
    const hook = verdictIndex(traced.verdicts, index);
    const verdict = traced.verdicts[hook];
    if (verdict === undefined || route === undefined) return;
    const texts = this.#texts({
      input: () => (input === eventInput ? undefined : JSON.stringify(input)),
      stdout: () => result.stdout,
      stderr: () => result.stderr,
      output: () => JSON.stringify(result.output ?? result.unenforcedOutput),
    });
    // The runner has cut it already.
    if (result.truncated) for (const text of [texts.stdout, texts.stderr]) if (text) text.cut = true;
    this.#append({
      ...this.#about(traced),
      kind,
      eventName,
      hook,
      queuedAt: timeOf(queuedAt),
      ...defined({ startedAt: startedAt === undefined ? undefined : timeOf(startedAt) }),
      endedAt: timeOf(endedAt),
      ...verdictOf(verdict, hookEndOf(route, result), record),
      ...texts,
    });
  }

  end(traced: TracedRecord, record: EventRecord, aggregated: AggregatedHookResult | undefined, endedAt: number): void {
    const { sessionId: _, ...trace } = traceOf(record);
    this.#append({
      ...this.#about(traced),
      kind: 'end',
      ...trace,
      endedAt: timeOf(endedAt),
      ...defined({ origins: originsOf(traced, record, aggregated) }),
      ...this.#texts({ output: () => JSON.stringify(aggregated?.finalOutput) }),
    });
  }

  async flush(): Promise<void> {
    const { nats } = this.#choice;
    const published = nats?.flushTraces?.().catch(() => {
      // The publisher reports its own failures.
    });
    await Promise.all([this.#file?.flush(), published]);
  }

  #about({ id, sessionId }: TracedRecord): { v: number; id: string; pid: number; session_id: string } {
    return { v: VERSION, id, pid: process.pid, session_id: sessionId ?? this.#sessionId() };
  }

  #sessionId(): string {
    return attempt(() => String(this.#host.sessionId?.() ?? ''), '');
  }

  #append(line: HookTraceLine): void {
    const { redact, nats } = this.#choice;
    const text = redact === undefined ? JSON.stringify(line) : JSON.stringify(line, redacting(redact));
    this.#file?.append(text);
    guarded(() => nats?.publishTrace(text));
  }

  /** Returns the texts of a line, redacted and cut, if inputs are written. */
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
      // Redacted before it is cut: half of a secret would not be recognised.
      return cut(redact === undefined ? text : String(redact(text)), maxText);
    } catch {
      // A text that cannot be written or redacted is left out.
      return { text: '', cut: true };
    }
  }
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Cuts a text to a number of bytes, between characters. */
function cut(text: string, maxBytes: number): HookTraceText {
  if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return { text };
  const head = Buffer.from(text).subarray(0, maxBytes);
  return { text: new TextDecoder().decode(head, { stream: true }), cut: true };
}

/** Fields with texts of hooks, tools and models. */
const FREE_TEXTS: ReadonlySet<string> = new Set(['reason', 'because', 'why', 'error', 'matched', 'label', 'by']);
/** Lists of such texts. */
const FREE_LISTS: ReadonlySet<string> = new Set(['warnings', 'labels']);

function redacting(redact: (text: string) => string): (key: string, value: unknown) => unknown {
  const safe = (text: unknown): unknown => {
    if (typeof text !== 'string') return text;
    try {
      return String(redact(text));
    } catch {
      return '(omitted: it could not be made safe)';
    }
  };
  return (key, value) => {
    if (FREE_TEXTS.has(key)) return safe(value);
    return FREE_LISTS.has(key) && Array.isArray(value) ? value.map(safe) : value;
  };
}

/** Returns the index of a planned hook among all configured hooks. */
function verdictIndex(verdicts: readonly HookPlanVerdict[], index: number): number {
  return verdicts.findIndex((verdict) => verdict.planned && verdict.index === index);
}

function originsOf(
  { verdicts }: TracedRecord,
  { route }: EventRecord,
  { finalOutput, hookResults = [] }: Partial<AggregatedHookResult> = {},
): Record<string, number[]> | undefined {
  if (finalOutput === undefined || route === undefined) return undefined;
  const indexes = verdictIndexes(hookResults, verdicts);
  const origins = findOrigins(hookResults, finalOutput, route).map(([field, results]) => {
    return [field, results.map((result) => indexes.get(result) ?? -1).filter((index) => index >= 0)] as const;
  });
  return Object.fromEntries(origins.filter(([, hooks]) => hooks.length > 0));
}

/** Returns the verdict of each result. Results are in the order of the plan; guards that block without running come last. */
function verdictIndexes(
  results: readonly HookExecutionResult[],
  verdicts: readonly HookPlanVerdict[],
): Map<HookExecutionResult, number> {
  const blocking = verdicts.flatMap((verdict, index) =>
    !verdict.planned && verdict.refusal !== undefined ? [index] : [],
  );
  const isInvalid = ({ skipped }: HookExecutionResult): boolean => skipped === 'invalid';
  const ran = results.filter((result) => !isInvalid(result));
  const invalid = results.filter(isInvalid);
  return new Map([
    ...ran.map((result, index) => [result, verdictIndex(verdicts, index)] as const),
    ...invalid.map((result, index) => [result, blocking[index] ?? -1] as const),
  ]);
}
