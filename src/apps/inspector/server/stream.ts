import type { ServerResponse } from 'node:http';
import type { InspectorState, StreamLine } from '../api.js';
import type { TraceStore } from '../trace-store.js';

/** So many rows go out in one piece: a page that is slow gets the next ones when it has read these. */
const ROWS_AT_ONCE = 500;
const BEAT_EVERY_MS = 5000;

export interface Streamed {
  readonly store: TraceStore;
  readonly state: () => InspectorState;
  /** Tells of changes of settings or trust; returns the way to stop it. */
  onProjectChange(listener: () => void): () => void;
  /** Tells of changes of where lines come from. */
  onSourceChange(listener: () => void): () => void;
}

/**
 * Tells one page of what is there and what comes. Nothing is queued for it: what changed is looked up when the page has
 * taken what came before, so that one that never reads costs nothing.
 */
export class EventStream {
  readonly #streamed: Streamed;
  readonly #response: ServerResponse;
  readonly #stops: (() => void)[];
  readonly #hosts = new Map<number, boolean | undefined>();
  #seq: number;
  #forgotten = 0;
  #isCaughtUp = false;
  #isWriting = false;
  #waiting = new Map<StreamLine['kind'], StreamLine>();

  constructor(response: ServerResponse, streamed: Streamed, since: number) {
    this.#response = response;
    this.#streamed = streamed;
    this.#seq = since;
    const beat = setInterval(() => this.#later({ kind: 'beat' }), BEAT_EVERY_MS);
    this.#stops = [
      () => clearInterval(beat),
      streamed.store.onChange(() => this.#wake()),
      streamed.onProjectChange(() => this.#later({ kind: 'changed' })),
      streamed.onSourceChange(() => this.#later({ kind: 'source', source: streamed.state().source })),
    ];
    const { hosts } = streamed.store;
    for (const { pid, alive } of hosts) this.#hosts.set(pid, alive);
    response.on('close', () => this.end());
    this.#later({ kind: 'hello', seq: streamed.store.seq, state: streamed.state() });
  }

  end(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#response.end();
  }

  /** Of each kind the latest counts. */
  #later(line: StreamLine): void {
    this.#waiting.set(line.kind, line);
    this.#wake();
  }

  #wake(): void {
    if (this.#isWriting) return;
    this.#isWriting = true;
    // Changes that come together go out together.
    setImmediate(() => this.#write());
  }

  #write(): void {
    const lines = this.#nextLines();
    if (this.#stops.length === 0 || lines.length === 0) {
      this.#isWriting = false;
      return;
    }
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    if (this.#response.write(text)) setImmediate(() => this.#write());
    else this.#response.once('drain', () => this.#write());
  }

  #nextLines(): StreamLine[] {
    const first = [...this.#waiting.values()];
    this.#waiting = new Map();
    const rows: StreamLine[] = [];
    for (const event of this.#streamed.store.since(this.#seq)) {
      rows.push({ kind: 'event', seq: event.seq, event });
      if (rows.length === ROWS_AT_ONCE) break;
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
    if (this.#isCaughtUp || rows === ROWS_AT_ONCE) return marks;
    this.#isCaughtUp = true;
    return [...marks, { kind: 'caught-up', seq, events: size }];
  }
}
