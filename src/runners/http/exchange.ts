import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { explainRuntimeLimit } from '../../core/runner/could-not-run.js';
import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import type { Connection } from './connections.js';
import type { Answer } from './read-answer.js';

export interface ExchangeSpec {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  /** For the whole exchange, once there is a connection; and before that as long again to wait for one. */
  readonly timeoutMs: number;
  /** As much of an answer as is read. */
  readonly maxBytes: number;
  readonly signals: readonly AbortSignal[];
  /** Asked with a connection in hand: why nothing must be sent after all. */
  readonly whyNotStart?: (() => Error | undefined) | undefined;
}

/**
 * `not-asked`: no connection was free for as long as the timeout. `refused`: when one was, nothing was to be sent. `not-taken`:
 * the service broke off before it had all of the request.
 */
export type ExchangeEnd =
  | ({ readonly kind: 'answered' } & Answer)
  | { readonly kind: 'failed' | 'not-taken'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: Error }
  | { readonly kind: 'aborted'; readonly asked: boolean }
  | { readonly kind: 'too-long' | 'timed-out' | 'not-asked' };

/** One request and its response. Never rejects, and leaves no timer and no listener behind. */
export function exchange(connection: Connection, spec: ExchangeSpec): Promise<ExchangeEnd> {
  return new Promise((resolve) => new Exchange(connection, spec, resolve).begin());
}

const EMPTY = Buffer.alloc(0);
/** A timer that fires so much too late says that the host stood still. */
const STALLED_MS = 100;

class Exchange {
  readonly #connection: Connection;
  readonly #spec: ExchangeSpec;
  readonly #resolve: (end: ExchangeEnd) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #removals: readonly (() => void)[];
  readonly #since = performance.now();
  #request: ClientRequest | undefined;
  #asking = false;
  #wasAsked = false;
  #connected = false;
  #retried = false;
  #dueAt: number;
  #stalled = false;
  #bytesBefore = 0;
  #ended = false;

  constructor(connection: Connection, spec: ExchangeSpec, resolve: (end: ExchangeEnd) => void) {
    this.#connection = connection;
    this.#spec = spec;
    this.#resolve = resolve;
    // A host that stalled finds the timer due before it sees the answer that came in the meantime.
    this.#timer = setTimeout(() => this.#expire(), spec.timeoutMs);
    this.#dueAt = this.#since + spec.timeoutMs;
    this.#removals = spec.signals.map((each) => abortListeners.add(each, () => this.#abort()));
  }

  begin(): void {
    if (this.#spec.signals.some(({ aborted }) => aborted)) this.#abort();
    else this.#send();
  }

  #send(): void {
    try {
      const request = this.#connection.request(this.#spec.headers);
      this.#request = request;
      request.on('socket', (socket: Socket) => this.#write(request, socket));
      request.on('response', (response) => this.#read(response));
      request.on('close', () => this.#fail(request, 'closed the connection without an answer'));
      request.on('error', (error) => (this.#isStale(request) ? this.#again() : this.#onError(request, error)));
    } catch (error) {
      this.#end({ kind: 'failed', why: describe(error) });
    }
  }

  /** With a connection in hand. */
  #write(request: ClientRequest, socket: Socket): void {
    if (this.#ended) return;
    const why = this.#wasAsked ? undefined : this.#spec.whyNotStart?.();
    if (why !== undefined) {
      this.#end({ kind: 'refused', why });
      return;
    }
    this.#bytesBefore = socket.bytesRead;
    // Only the first wait for a connection is no part of the exchange.
    if (!this.#wasAsked && performance.now() - this.#since > 1) this.#startTime();
    this.#asking = true;
    this.#wasAsked = true;
    this.#noteConnection(socket);
    request.end(this.#spec.body);
  }

  #noteConnection(socket: Socket): void {
    this.#connected = !socket.connecting;
    if (this.#connected) return;
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => {
      this.#connected = true;
    });
  }

  #startTime(): void {
    this.#timer.refresh();
    this.#dueAt = performance.now() + this.#spec.timeoutMs;
  }

  /** Whether a kept connection turned out to be closed, so that the service has not seen the request. */
  #isStale(request: ClientRequest): boolean {
    if (this.#ended || this.#retried || this.#request !== request) return false;
    return request.reusedSocket && request.socket?.bytesRead === this.#bytesBefore;
  }

  #again(): void {
    this.#retried = true;
    this.#asking = false;
    this.#connection.forgetIdle();
    this.#send();
  }

  #read(response: IncomingMessage): void {
    const chunks: Buffer[] = [];
    let length = 0;
    const cut = (): void => this.#end({ kind: 'failed', why: 'its answer was cut off' });
    response.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > this.#spec.maxBytes) this.#end({ kind: 'too-long' });
      else chunks.push(chunk);
    });
    response.on('end', () => {
      const { statusCode: status = 0, headers, complete } = response;
      if (!complete) return cut();
      const encoding = headers['content-encoding']?.trim().toLowerCase();
      const [only = EMPTY] = chunks;
      const body = chunks.length > 1 ? Buffer.concat(chunks) : only;
      this.#end({ kind: 'answered', status, body, encoding: encoding === 'identity' ? undefined : encoding });
    });
    response.on('error', cut);
    response.on('close', cut);
  }

  /** A host that stood still may have kept the request back all that time: then it starts anew, once. */
  #expire(): void {
    if (!this.#stalled && performance.now() - this.#dueAt > STALLED_MS) {
      this.#stalled = true;
      this.#startTime();
      return;
    }
    const dueAt = this.#dueAt;
    afterPoll(() => {
      if (dueAt === this.#dueAt) this.#end({ kind: this.#asking ? 'timed-out' : 'not-asked' });
    });
  }

  #abort(): void {
    this.#end({ kind: 'aborted', asked: this.#wasAsked });
  }

  #onError(request: ClientRequest, error: Error): void {
    const why = describe(error);
    // A runtime that permits no connection has sent nothing.
    if (explainRuntimeLimit(error) !== undefined) this.#end({ kind: 'not-taken', why });
    else this.#fail(request, why);
  }

  /** What a request says that another has taken the place of no longer counts, nor what one says after its end. */
  #fail(request: ClientRequest, why: string): void {
    if (this.#request !== request) return;
    // What makes an input large must not get it past a service that takes no such.
    const wasTaken = request.writableFinished || !this.#connected;
    this.#end({ kind: wasTaken ? 'failed' : 'not-taken', why });
  }

  #end(end: ExchangeEnd): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    for (const remove of this.#removals) remove();
    // A connection is kept for the next event when the answer came whole, and the request was taken whole before it.
    if (end.kind !== 'answered' || !this.#request?.writableFinished) this.#request?.destroy();
    this.#resolve(end);
  }
}

/** Node's errors may hold what was received; a text does not. Where several addresses were tried, only a code is said. */
export function describe(error: unknown): string {
  const code = isRecord(error) && typeof error['code'] === 'string' ? error['code'] : undefined;
  const said = error instanceof Error && error.message === '' ? code : undefined;
  return `the request failed: ${said ?? messageOf(error)}`;
}
