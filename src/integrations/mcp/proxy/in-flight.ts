import { ErrorCode, type Id, RejectedMessage } from './json-rpc.js';
import { CALL } from './tool-request.js';

/** The server's response to a call. */
export interface CallResponse {
  /** Result or error of the response. */
  readonly members: { readonly result: unknown } | { readonly error: unknown };
  /** The server's own line, if it is a plain result with a number that JavaScript would round. */
  readonly line: Buffer | undefined;
  readonly bytes: number;
}

/** A request of the client that has no response yet. */
export class Pending {
  readonly id: Id;
  readonly method: string;
  /** Size of the request. */
  readonly bytes: number;
  readonly #cancelled = new AbortController();
  /** Set while the server has the request. */
  onResponse: ((response: CallResponse) => void) | undefined;
  wasSent = false;
  /** Stored until it is sent to the client. */
  response: CallResponse | undefined;

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

const MAX_PENDING = 10_000;
const MAX_PENDING_BYTES = 256 * 1024 * 1024;

/**
 * The client's pending requests by id; a server may return the id as a string or as a number. Ids of cancelled requests stay
 * reserved for a while, so that a late response is not taken for the response to another request.
 */
export class InFlight {
  readonly #pending = new Map<string, Pending>();
  readonly #late = new Map<string, Pending>();
  #bytes = 0;

  /** Adds a request. Throws RejectedMessage if the id is in use or the limits are reached. */
  add(pending: Pending): void {
    const key = String(pending.id);
    if (this.#pending.has(key) || this.#late.has(key)) {
      throw new RejectedMessage(ErrorCode.invalidRequest, 'the id is in use by another request', pending.id);
    }
    if (this.#pending.size >= MAX_PENDING || this.#bytes + pending.bytes > MAX_PENDING_BYTES) {
      throw new RejectedMessage(ErrorCode.busy, 'too many requests are pending', pending.id);
    }
    this.#pending.set(key, pending);
    this.#bytes += pending.bytes;
  }

  get(id: Id): Pending | undefined {
    return this.#pending.get(String(id));
  }

  /** Returns and removes a cancelled request. */
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

  /** Moves a request to the cancelled ones: the server may still respond to it. */
  expectLate(pending: Pending): void {
    this.delete(pending);
    const [oldest] = this.#late.keys();
    if (this.#late.size >= MAX_PENDING && oldest !== undefined) this.#late.delete(oldest);
    this.#late.set(String(pending.id), pending);
  }

  cancel(matches: (pending: Pending) => boolean = () => true): void {
    for (const pending of this.#pending.values()) if (matches(pending)) pending.cancel();
  }
}
