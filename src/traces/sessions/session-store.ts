import { type SessionChange, SessionLedger } from './session-ledger.js';

/** Ledger of one session, and where its changes are kept. */
export interface SessionRecord {
  /** Returns the ledger with all changes so far, also those of other processes. */
  read(): SessionLedger;
  record(change: SessionChange): void;
  /** Why labels and counts may be missing: the record could not be read or kept. Undefined if they are complete. */
  readonly whyLost?: string | undefined;
}

/** Port: keeps the state of sessions. */
export interface SessionStore {
  /** Opens a session: the state that it had, or a new one with the labels of the session that it continues. */
  open(sessionId: string, options?: { forkOf?: string | undefined }): SessionRecord;
  /** Releases what an ended session does not need. Its usage and labels are kept for a resume. */
  close(sessionId: string): void;
}

/** Number of ended sessions that are kept for a resume. Those with labels matter to guards. */
const MAX_ENDED = 100;
const MAX_LABELLED = 10_000;

/** Keeps sessions in this process. */
export class MemorySessionStore implements SessionStore {
  readonly #open = new Map<string, MemoryRecord>();
  /** Ended sessions as JSON, which takes less memory. */
  readonly #ended = new Map<string, string>();
  readonly #labelled = new Map<string, string>();
  readonly #warn: (text: string) => void;
  #hasWarned = false;

  constructor(warn: (text: string) => void = () => {}) {
    this.#warn = warn;
  }

  open(sessionId: string, { forkOf }: { forkOf?: string | undefined } = {}): SessionRecord {
    const known = this.#find(sessionId);
    const record = known ?? new MemoryRecord();
    this.#ended.delete(sessionId);
    this.#labelled.delete(sessionId);
    this.#open.set(sessionId, record);
    if (known === undefined && forkOf !== undefined) {
      for (const change of this.#find(forkOf)?.read().heritage() ?? []) record.record(change);
    }
    return record;
  }

  close(sessionId: string): void {
    const record = this.#open.get(sessionId);
    if (record === undefined) return;
    this.#open.delete(sessionId);
    const ledger = record.read();
    const [kept, limit] = ledger.labels.size > 0 ? [this.#labelled, MAX_LABELLED] : [this.#ended, MAX_ENDED];
    kept.set(sessionId, JSON.stringify(ledger.snapshot()));
    if (kept.size <= limit) return;
    const [oldest = ''] = kept.keys();
    kept.delete(oldest);
    if (kept === this.#labelled) this.#reportForgotten(oldest);
  }

  /** Once: from then on, every ended session with labels replaces one. */
  #reportForgotten(sessionId: string): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    const cause = `memory keeps those of the last ${MAX_LABELLED} ended sessions`;
    this.#warn(
      `cannot keep the labels of session ${sessionId} for a resume: ${cause}. Keep sessions on disk: sessions: 'folder'`,
    );
  }

  #find(sessionId: string): MemoryRecord | undefined {
    const ended = this.#labelled.get(sessionId) ?? this.#ended.get(sessionId);
    return this.#open.get(sessionId) ?? (ended === undefined ? undefined : new MemoryRecord(JSON.parse(ended)));
  }
}

class MemoryRecord implements SessionRecord {
  readonly #ledger = new SessionLedger();

  constructor(snapshot?: SessionChange) {
    if (snapshot !== undefined) this.#ledger.apply(snapshot);
  }

  read(): SessionLedger {
    return this.#ledger;
  }

  record(change: SessionChange): void {
    this.#ledger.apply(change);
  }
}
