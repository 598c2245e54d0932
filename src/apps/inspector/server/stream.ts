import type { ServerResponse } from 'node:http';
import type { InspectorState, StreamLine } from '../api.js';
import type { TraceStore } from '../trace-store.js';

/** Maximum rows per write. A slow page gets the next ones after it has read these. */
const MAX_ROWS_PER_WRITE = 500;
const HEARTBEAT_INTERVAL_MS = 5000;

export interface Streamed {
  readonly store: TraceStore;
  readonly state: () => InspectorState;
  /** Subscribes to changes of settings or trust. Returns an unsubscribe function. */
  onProjectChange(listener: () => void): () => void;
  /** Subscribes to changes of the trace source. Returns an unsubscribe function. */
  onSourceChange(listener: () => void): () => void;
}

/**
 * Stream of events to one page. It has no queue: changes are looked up after the previous write has drained, so a page
 * that never reads uses no memory.
 */
export class EventStream {
  readonly #streamed: Streamed;
  readonly #response: ServerResponse;
  readonly #unsubscribers: (() => void)[];
  readonly #hosts = new Map<number, boolean | undefined>();
  #seq: number;
  #forgotten = 0;
  #isCaughtUp = false;
  #isWriting = false;
  #scheduled = new Map<StreamLine['kind'], StreamLine>();

  constructor(response: ServerResponse, streamed: Streamed, since: number) {
    this.#response = response;
    this.#streamed = streamed;
    this.#seq = since;
    const beat = setInterval(() => this.#schedule({ kind: 'beat' }), HEARTBEAT_INTERVAL_MS);
    this.#unsubscribers = [
      () => clearInterval(beat),
      streamed.store.onChange(() => this.#wake()),
      streamed.onProjectChange(() => this.#schedule({ kind: 'changed' })),
      streamed.onSourceChange(() => this.#schedule({ kind: 'source', source: streamed.state().source })),
    ];
    const { hosts } = streamed.store;
    for (const { pid, alive } of hosts) this.#hosts.set(pid, alive);
    response.on('close', () => this.end());
    this.#schedule({ kind: 'hello', seq: streamed.store.seq, state: streamed.state() });
  }

  end(): void {
    for (const stop of this.#unsubscribers.splice(0)) stop();
    this.#response.end();
  }

  /** Schedules a line. A later line of the same kind replaces it. */
  #schedule(line: StreamLine): void {
    this.#scheduled.set(line.kind, line);
    this.#wake();
  }

  #wake(): void {
    if (this.#isWriting) return;
    this.#isWriting = true;
    // Changes of one tick are sent together.
    setImmediate(() => this.#write());
  }

  #write(): void {
    const lines = this.#nextLines();
    if (this.#unsubscribers.length === 0 || lines.length === 0) {
      this.#isWriting = false;
      return;
    }
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    if (this.#response.write(text)) setImmediate(() => this.#write());
    else this.#response.once('drain', () => this.#write());
  }

  #nextLines(): StreamLine[] {
    const first = [...this.#scheduled.values()];
    this.#scheduled = new Map();
    const rows: StreamLine[] = [];
    for (const event of this.#streamed.store.since(this.#seq)) {
      rows.push({ kind: 'event', seq: event.seq, event });
      if (rows.length === MAX_ROWS_PER_WRITE) break;
    }
    const last = rows.at(-1);
    if (last !== undefined && 'seq' in last) this.#seq = last.seq;
    return [...first, ...rows, ...this.#hostLines(), ...this.#marks(rows.length)];
  }

  #hostLines(): StreamLine[] {
    return this.#streamed.store.hosts.flatMap((host) => {
      if (this.#hosts.has(host.pid) && this.#hosts.get(host.pid) === host.alive) return [];
      this.#hosts.set(host.pid, host.alive);
      return [{ kind: 'host', host }];
    });
  }

  #marks(rows: number): StreamLine[] {
    const { forgottenBefore: before, seq, size } = this.#streamed.store;
    const marks: StreamLine[] = before === this.#forgotten ? [] : [{ kind: 'forgotten', before }];
    this.#forgotten = before;
    if (this.#isCaughtUp || rows === MAX_ROWS_PER_WRITE) return marks;
    this.#isCaughtUp = true;
    return [...marks, { kind: 'caught-up', seq, events: size }];
  }
}
