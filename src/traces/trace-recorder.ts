import type { AggregatedHookResult, HookExecutionResult, HookInput } from '../../generated/index.js';
import type { EventRecord } from '../core/events/event-record.js';
import { explainEventRecord } from '../core/events/trace.js';
import type { TraceFileChoice } from '../core/index.js';
import type { HookExecutionPlan } from '../core/planner/hook-planner.js';
import { guarded } from '../util/errors.js';
import type { FinishedRun, OpenTraceSink, TraceHost, TraceSink } from './trace-sink.js';
import type { TracedRecord, TraceWriter } from './trace-writer.js';

/** Opens the trace sink that writes a file, publishes lines, or both. */
export const openTraceSink: OpenTraceSink = (choice, host) =>
  choice.file === undefined && choice.nats === undefined ? undefined : new TraceRecorder({ ...choice }, host);

/** Trace sink that loads its writer when it is opened: few hosts write traces. */
class TraceRecorder implements TraceSink {
  readonly #writer: Promise<TraceWriter | undefined>;
  /** Ids and verdicts of events that have started, or have background hooks. */
  readonly #traced = new WeakMap<EventRecord, TracedRecord>();

  constructor(choice: TraceFileChoice, host: TraceHost) {
    this.#writer = loadWriter(choice, host);
  }

  start(record: EventRecord, plan: HookExecutionPlan, input: HookInput): void {
    const traced = this.#tracedOf(record);
    this.#write((writer) => writer.start(traced, record, plan, input));
  }

  hook(record: EventRecord, result: HookExecutionResult, run: FinishedRun): void {
    const traced = this.#tracedOf(record);
    this.#write((writer) => writer.hook(traced, record, result, run));
  }

  end(record: EventRecord, aggregated: AggregatedHookResult | undefined): void {
    const traced = this.#tracedOf(record);
    if (record.late === undefined) this.#traced.delete(record);
    const endedAt = Date.now();
    this.#write((writer) => writer.end(traced, record, aggregated, endedAt));
  }

  async flush(): Promise<void> {
    await (await this.#writer)?.flush();
  }

  #write(action: (writer: TraceWriter) => void): void {
    void this.#writer.then((writer) => writer && guarded(() => action(writer)));
  }

  /** The verdicts are made when the event starts: matchers are tested against a long name before it is cut. */
  #tracedOf(record: EventRecord): TracedRecord {
    const traced = this.#traced.get(record) ?? {
      id: newId(),
      sessionId: record.sessionId,
      verdicts: explainEventRecord(record),
    };
    this.#traced.set(record, traced);
    return traced;
  }
}

/** Loads the writer. Returns undefined if that fails: a host works without a trace file. */
async function loadWriter(choice: TraceFileChoice, host: TraceHost): Promise<TraceWriter | undefined> {
  try {
    const { TraceWriter } = await import('./trace-writer.js');
    return new TraceWriter(choice, host);
  } catch {
    return undefined;
  }
}

/** Made for the first event: loading cryptography is slow. */
let processId: string | undefined;
let events = 0;

/** Returns an id that is unique across processes. */
function newId(): string {
  processId ??= crypto.randomUUID().slice(0, 13);
  events += 1;
  return `${processId}-${events.toString(36)}`;
}
