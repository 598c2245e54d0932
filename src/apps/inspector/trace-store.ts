import type { HookTraceLine } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { joinTraceLines, parseTraceLine } from '../../traces/read-trace.js';
import type { EventDetail, EventRow, TracedHost } from './api.js';
import { eventDetail } from './event-detail.js';
import { eventRow, type TracedHook, tracedHooks } from './event-row.js';

/** Limits of memory, because an inspector may run for days. */
const MAX_EVENTS = 20_000;
const MAX_CHARACTERS = 96 * 1024 * 1024;
const MAX_FOUND = 1000;
const MAX_HOSTS = 100;

/** Event built from the trace lines received so far. */
export interface StoredEvent {
  readonly row: EventRow;
  readonly hooks: readonly TracedHook[];
}

interface Entry extends StoredEvent {
  row: EventRow;
  hooks: readonly TracedHook[];
  /** Lines as text. The detail is built from them on request. */
  readonly texts: string[];
  /** Parsed lines, until the event has ended. */
  lines: HookTraceLine[] | undefined;
}

export interface StoreOptions {
  readonly contract: Contract;
  /** Returns true if a process is running. Undefined if hosts run on other machines. */
  readonly isAlive?: ((pid: number) => boolean) | undefined;
  readonly maxEvents?: number | undefined;
}

/** Store of the events of a trace in their current state. */
export class TraceStore {
  readonly #options: StoreOptions;
  /** Events in the order of their last change. */
  readonly #events = new Map<string, Entry>();
  readonly #running = new Set<string>();
  readonly #hosts = new Map<number, TracedHost>();
  readonly #listeners = new Set<() => void>();
  #seq = 0;
  #forgotten = 0;
  #characters = 0;
  #unreadable = 0;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  get seq(): number {
    return this.#seq;
  }

  get size(): number {
    return this.#events.size;
  }

  /** Number of invalid lines. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** Events before this number have been removed. */
  get forgottenBefore(): number {
    return this.#forgotten;
  }

  get hosts(): readonly TracedHost[] {
    return [...this.#hosts.values()];
  }

  /** Subscribes to changes. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Adds complete lines. */
  push(texts: readonly string[]): void {
    const changed = new Set<string>();
    for (const text of texts) {
      const id = text.trim() === '' ? undefined : this.#add(text);
      if (id !== undefined) changed.add(id);
    }
    for (const id of changed) this.#update(id);
    this.#removeOldest();
    if (changed.size > 0) this.#notify();
  }

  /** Checks whether hosts have exited during an event. */
  checkHosts(): void {
    const { isAlive } = this.#options;
    if (isAlive === undefined) return;
    const changed = [...this.#hosts.values()].filter(({ pid, alive }) => alive !== isAlive(pid));
    for (const host of changed) this.#hosts.set(host.pid, { ...host, alive: !host.alive });
    const pids = new Set(changed.map(({ pid }) => pid));
    for (const id of this.#running) if (pids.has(this.#events.get(id)?.row.pid ?? -1)) this.#update(id);
    if (changed.length > 0) this.#notify();
  }

  /** Yields the events that changed after a sequence number, oldest change first. */
  *since(seq: number): Generator<EventRow> {
    for (const { row } of this.#events.values()) if (row.seq > seq) yield row;
  }

  all(): Iterable<StoredEvent> {
    return this.#events.values();
  }

  detail(id: string, command: string): EventDetail | undefined {
    const entry = this.#events.get(id);
    const [event] = entry === undefined ? [] : joinTraceLines(linesOf(entry));
    return entry && event && eventDetail(event, entry.row, this.#options.contract, command);
  }

  /** Returns the ids of the events whose trace lines contain a text, newest first. */
  find(text: string): string[] {
    const searched = JSON.stringify(text).slice(1, -1).toLowerCase();
    const found: string[] = [];
    for (const [id, { texts }] of [...this.#events].reverse()) {
      if (found.length === MAX_FOUND) break;
      if (texts.some((each) => each.toLowerCase().includes(searched))) found.push(id);
    }
    return found;
  }

  #add(text: string): string | undefined {
    const line = parseTraceLine(text);
    if (line === undefined) {
      this.#unreadable += 1;
      return undefined;
    }
    const entry = this.#events.get(line.id) ?? this.#newEntry(line);
    // The record of a fleet is read again after a disconnect.
    if (entry.texts.includes(text)) return undefined;
    entry.lines ??= linesOf(entry);
    entry.lines.push(line);
    entry.texts.push(text);
    this.#characters += text.length;
    return line.id;
  }

  #newEntry(line: HookTraceLine): Entry {
    const { id, pid, session_id: sessionId } = line;
    const row = eventRow({ ...EMPTY, id }, [], { contract: this.#options.contract, seq: 0, isLost: false });
    const entry: Entry = { row, hooks: [], texts: [], lines: [] };
    this.#events.set(id, entry);
    this.#running.add(id);
    if (!this.#hosts.has(pid)) this.#addHost({ pid, sessionId, alive: this.#options.isAlive?.(pid) });
    return entry;
  }

  #addHost(host: TracedHost): void {
    this.#hosts.set(host.pid, host);
    if (this.#hosts.size <= MAX_HOSTS) return;
    const [oldest] = this.#hosts.keys();
    if (oldest !== undefined) this.#hosts.delete(oldest);
  }

  /** Rebuilds an event from its lines. Invalid lines are counted and must not end the inspector. */
  #update(id: string): void {
    const entry = this.#events.get(id);
    const [event] = entry === undefined ? [] : joinTraceLines(linesOf(entry));
    if (entry === undefined || event === undefined) return;
    try {
      const isLost = this.#hosts.get(event.pid)?.alive === false;
      entry.hooks = tracedHooks(event);
      entry.row = eventRow(event, entry.hooks, { contract: this.#options.contract, seq: this.#seq + 1, isLost });
    } catch {
      this.#unreadable += 1;
      this.#remove(id, entry);
      return;
    }
    this.#seq += 1;
    // The map is ordered by the latest change.
    this.#events.delete(id);
    this.#events.set(id, entry);
    if (event.end === undefined) return;
    this.#running.delete(id);
    entry.lines = undefined;
  }

  #removeOldest(): void {
    const { maxEvents = MAX_EVENTS } = this.#options;
    for (const [id, entry] of this.#events) {
      if (this.#events.size <= maxEvents && this.#characters <= MAX_CHARACTERS) return;
      this.#forgotten = entry.row.seq + 1;
      this.#remove(id, entry);
    }
  }

  #remove(id: string, { texts }: Entry): void {
    this.#events.delete(id);
    this.#running.delete(id);
    for (const text of texts) this.#characters -= text.length;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const EMPTY = {
  pid: 0,
  session_id: '',
  eventName: '',
  agent: undefined,
  program: undefined,
  turnId: undefined,
  callId: undefined,
  start: undefined,
  hooks: [],
  late: [],
  end: undefined,
} as const;

function linesOf({ lines, texts }: Entry): HookTraceLine[] {
  return lines ?? texts.map(parseTraceLine).filter((line) => line !== undefined);
}
