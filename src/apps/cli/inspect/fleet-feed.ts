import { pause } from '../../../util/abort.js';
import type { TraceSource } from '../../inspector/api.js';
import type { TraceFeed, TraceSink } from '../../inspector/trace-feed.js';
import type { FleetTraceOptions } from '../commands/options.js';
import { messageOf } from '../exit.js';
import { followFleetTrace } from '../trace/fleet-trace.js';

const RETRY_DELAY_MS = 2000;

/** Feed of a fleet's record: the stored lines of a stream, then new ones. */
export class FleetFeed implements TraceFeed {
  readonly isLocal = false;
  readonly #options: FleetTraceOptions;

  constructor(options: FleetTraceOptions) {
    this.#options = options;
  }

  async follow(sink: TraceSink, stop: AbortSignal): Promise<void> {
    const { nats } = this.#options;
    const places = [nats === undefined || nats === true ? (process.env['NATS_URL'] ?? 'this machine') : nats];
    const report = (state: TraceSource['state'], why?: string): void =>
      sink.source({ state, kind: 'fleet', places, why });
    let state: TraceSource['state'] | undefined;
    const setState = (next: TraceSource['state'], why?: string): void => {
      if (next !== state || why !== undefined) report(next, why);
      state = next;
    };
    setState('waiting', 'no event has arrived yet; hosts publish with trace: { nats }');
    while (!stop.aborted) {
      const lines = new Batch(sink);
      // Only a received line proves that a host publishes.
      const onLine = (line: string): void => {
        setState('following');
        lines.add(line.trimEnd());
      };
      try {
        await followFleetTrace(this.#options, {
          all: true,
          signal: stop,
          onLine,
          warn: (why) => setState('waiting', why),
        });
        if (!stop.aborted) setState('broken', 'the connection has ended');
      } catch (error) {
        setState('broken', messageOf(error));
      }
      await pause(RETRY_DELAY_MS, stop);
    }
  }
}

/** Collects the lines of one tick and passes them on together. */
class Batch {
  readonly #sink: TraceSink;
  #lines: string[] = [];

  constructor(sink: TraceSink) {
    this.#sink = sink;
  }

  add(line: string): void {
    if (this.#lines.length === 0) setImmediate(() => this.#sink.lines(this.#lines.splice(0)));
    this.#lines.push(line);
  }
}
