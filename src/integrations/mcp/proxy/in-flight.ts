import { ErrorCode, type Id, RejectedMessage } from './json-rpc.js';
import { CALL } from './tool-request.js';

/** What the server answered to a call. */
export interface Answer {
  /** Result or error of the response. */
  readonly members: { readonly result: unknown } | { readonly error: unknown };
  /** The server's own line, if it is a plain result with a number that JavaScript would round. */
  readonly line: Buffer | undefined;
  readonly bytes: number;
}

/** A request of the client that is not answered yet. */
export class Pending {
  readonly id: Id;
  readonly method: string;
  /** What it costs to keep. */
  readonly bytes: number;
  readonly #cancelled = new AbortController();
  /** Given while the server has the call. */
  onAnswer: ((answer: Answer) => void) | undefined;
  wasSent = false;
  /** Kept until the client has it. */
  answer: Answer | undefined;

  constructor(id: Id, method: string, bytes: number) {
    this.id = id;
    this.method = method;
    this.bytes = bytes;
  }

  get isCall(): boolean {
    return this.method === CALL;
  }

  get signal(): AbortSignal {
    return this.#cancelled.signal;
  }

  cancel(): void {
    this.#cancelled.abort();
  }
}

const MOST = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The requests of the client by their ids, which a server may give back as a text or as a number. Those of cancelled
 * requests stay known for a while: an answer that comes too late must not be taken for the answer to another.
 */
export class InFlight {
  readonly #pending = new Map<string, Pending>();
  readonly #late = new Map<string, Pending>();
  #bytes = 0;

  /** Throws Refused when the id is taken, or there is too much to keep. */
  add(pending: Pending): void {
    const key = String(pending.id);
    if (this.#pending.has(key) || this.#late.has(key)) {
      throw new RejectedMessage(ErrorCode.invalidRequest, 'the id is in use by another request', pending.id);
    }
    if (this.#pending.size >= MOST || this.#bytes + pending.bytes > MOST_BYTES) {
      throw new RejectedMessage(ErrorCode.busy, 'too many requests are waiting for their answers', pending.id);
    }
    this.#pending.set(key, pending);
    this.#bytes += pending.bytes;
  }

  get(id: Id): Pending | undefined {
    return this.#pending.get(String(id));
  }

  /** One that was cancelled, and is forgotten by this. */
  takeLate(id: Id): Pending | undefined {
    const late = this.#late.get(String(id));
    this.#late.delete(String(id));
    return late;
  }

  delete(pending: Pending): void {
    const key = String(pending.id);
    if (this.#pending.get(key) !== pending) return;
    this.#pending.delete(key);
    this.#bytes -= pending.bytes;
  }

  /** The server may answer it yet, or not. */
  expectLate(pending: Pending): void {
    this.delete(pending);
    const [oldest] = this.#late.keys();
    if (this.#late.size >= MOST && oldest !== undefined) this.#late.delete(oldest);
    this.#late.set(String(pending.id), pending);
  }

  cancel(which: (pending: Pending) => boolean = () => true): void {
    for (const pending of this.#pending.values()) if (which(pending)) pending.cancel();
  }
}
