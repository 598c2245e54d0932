import { pause } from '../../../util/abort.js';
import type { TraceSource } from '../../inspector/api.js';
import type { TraceFeed, TraceSink } from '../../inspector/trace-feed.js';
import type { FleetTraceOptions } from '../commands/fleet-trace-options.js';
import { messageOf } from '../exit.js';
import { followFleetTrace } from '../trace/fleet-trace.js';

const TRY_AGAIN_AFTER_MS = 2000;

/** Follows the record of a fleet: what a stream has kept of it, and what comes. */
export class FleetFeed implements TraceFeed {
  readonly isLocal = false;
  readonly #options: FleetTraceOptions;

  constructor(options: FleetTraceOptions) {
    this.#options = options;
  }

  async follow(sink: TraceSink, stop: AbortSignal): Promise<void> {
    const { nats } = this.#options;
    const places = [nats === undefined || nats === true ? (process.env['NATS_URL'] ?? 'this machine') : nats];
    const tell = (state: TraceSource['state'], why?: string): void =>
      sink.source({ state, kind: 'fleet', places, why });
    let state: TraceSource['state'] | undefined;
    const now = (next: TraceSource['state'], why?: string): void => {
      if (next !== state || why !== undefined) tell(next, why);
      state = next;
    };
    now('waiting', 'nothing has come yet; hosts publish with trace: { nats }');
    while (!stop.aborted) {
      const lines = new Batch(sink);
      // Only what comes shows that somebody is there.
      const onLine = (line: string): void => {
        now('following');
        lines.add(line.trimEnd());
      };
      try {
        await followFleetTrace(this.#options, { all: true, signal: stop, onLine, tell: (why) => now('waiting', why) });
        if (!stop.aborted) now('broken', 'the connection has ended');
      } catch (error) {
        now('broken', messageOf(error));
      }
      await pause(TRY_AGAIN_AFTER_MS, stop);
    }
  }
}

/** Lines that come together are handed over together. */
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
