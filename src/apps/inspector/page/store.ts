import type { EventRow, InspectorState, StreamLine, TracedHost, TraceSource } from '../api.js';
import type { Connection, StreamListener } from './stream.js';

/** Immutable state of the page. Every displayed change creates a new one. */
export interface Snapshot {
  readonly connection: Connection;
  /** True if all events that were stored when the page connected have arrived. */
  readonly caughtUp: boolean;
  readonly state: InspectorState | undefined;
  readonly source: TraceSource | undefined;
  readonly hosts: readonly TracedHost[];
  readonly rows: readonly EventRow[];
  /** Sequence number of the latest change. */
  readonly seq: number;
  /** Increases when settings, scripts or trust may have changed. */
  readonly changes: number;
}

/** Above this limit the oldest tenth of the rows is removed. */
const MAX_ROWS = 50_000;

/** Store of the events from the stream. Notifies listeners at most once per frame. */
export class TimelineStore implements StreamListener {
  #rows: EventRow[] = [];
  #indexes = new Map<string, number>();
  #hosts = new Map<number, TracedHost>();
  #snapshot: Snapshot = {
    connection: 'connecting',
    caughtUp: false,
    state: undefined,
    source: undefined,
    hosts: [],
    rows: [],
    seq: 0,
    changes: 0,
  };
  #next: Partial<Snapshot> | undefined;
  readonly #listeners = new Set<(snapshot: Snapshot) => void>();

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  since(): number {
    return this.#latest().seq;
  }

  connection(connection: Connection): void {
    this.#change({ connection });
  }

  line(line: StreamLine): void {
    if (line.kind === 'hello') this.#hello(line.seq, line.state);
    if (line.kind === 'event') this.#event(line.event, line.seq);
    if (line.kind === 'caught-up') this.#change({ caughtUp: true });
    if (line.kind === 'source') this.#change({ source: line.source });
    if (line.kind === 'host') this.#host(line.host);
    if (line.kind === 'changed') this.#change({ changes: this.#latest().changes + 1 });
  }

  #host(host: TracedHost): void {
    this.#hosts.set(host.pid, host);
    this.#change({ hosts: [...this.#hosts.values()] });
  }

  #hello(seq: number, state: InspectorState): void {
    // A lower number means that the server restarted, so the old rows are dropped.
    if (seq < this.#latest().seq) this.#forget();
    this.#hosts = new Map(state.hosts.map((host) => [host.pid, host]));
    const { source, hosts } = state;
    this.#change({ state, source, hosts, changes: this.#latest().changes + 1 });
  }

  #event(event: EventRow, seq: number): void {
    const index = this.#indexes.get(event.id);
    if (index === undefined) {
      this.#indexes.set(event.id, this.#rows.length);
      this.#rows.push(event);
    } else this.#rows[index] = event;
    if (this.#rows.length > MAX_ROWS) this.#dropOldest();
    this.#change({ seq: Math.max(seq, this.#latest().seq) });
  }

  #dropOldest(): void {
    this.#rows = this.#rows.slice(MAX_ROWS / 10);
    this.#indexes = new Map(this.#rows.map(({ id }, index) => [id, index]));
  }

  #forget(): void {
    this.#rows = [];
    this.#indexes.clear();
    this.#change({ seq: 0, caughtUp: false });
  }

  #latest(): Snapshot {
    return { ...this.#snapshot, ...this.#next };
  }

  #change(change: Partial<Snapshot>): void {
    if (this.#next === undefined) requestAnimationFrame(() => this.#publish());
    this.#next = { ...this.#next, ...change };
  }

  #publish(): void {
    this.#snapshot = { ...this.#latest(), rows: this.#rows.slice() };
    this.#next = undefined;
    for (const listener of this.#listeners) listener(this.#snapshot);
  }
}
