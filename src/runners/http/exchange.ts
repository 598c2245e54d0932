import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';
import type { Connection } from './connections.js';
import type { HttpResponse } from './read-http-response.js';

export interface ExchangeSpec {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  /** Timeout of the exchange once there is a connection. The wait for one may take as long. */
  readonly timeoutMs: number;
  /** Maximum size of a response. */
  readonly maxBytes: number;
  readonly signals: readonly AbortSignal[];
  /** Returns why nothing must be sent. Called once there is a connection. */
  readonly whyNotStart?: (() => Error | undefined) | undefined;
}

/**
 * End of an exchange. `not-asked`: no connection was free within the timeout. `refused`: `whyNotStart` returned an error.
 * `not-taken`: the service closed the connection before it had read the whole request.
 */
export type ExchangeEnd =
  | ({ readonly kind: 'answered' } & HttpResponse)
  | { readonly kind: 'failed' | 'not-taken'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: Error }
  | { readonly kind: 'aborted'; readonly asked: boolean }
  | { readonly kind: 'too-long' | 'timed-out' | 'not-asked' };

/** Sends a request and reads its response. Never rejects, and leaves no timer or listener behind. */
export function exchange(connection: Connection, spec: ExchangeSpec): Promise<ExchangeEnd> {
  return new Promise((resolve) => new Exchange(connection, spec, resolve).begin());
}

const EMPTY = Buffer.alloc(0);
/** A timer that fires this late means that the host was stalled. */
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
    // After a stall of the host, the timer fires before the response is read.
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
      request.on('close', () => this.#fail(request, 'closed the connection without a response'));
      request.on('error', (error) => (this.#isStale(request) ? this.#retry() : this.#onError(request, error)));
    } catch (error) {
      this.#end({ kind: 'failed', why: describe(error) });
    }
  }

  /** Sends the body once there is a connection. */
  #write(request: ClientRequest, socket: Socket): void {
    if (this.#ended) return;
    const why = this.#wasAsked ? undefined : this.#spec.whyNotStart?.();
    if (why !== undefined) {
      this.#end({ kind: 'refused', why });
      return;
    }
    this.#bytesBefore = socket.bytesRead;
    // The first wait for a connection does not count for the timeout.
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

  /** Returns true if a reused connection was closed before the service received the request. */
  #isStale(request: ClientRequest): boolean {
    if (this.#ended || this.#retried || this.#request !== request) return false;
    return request.reusedSocket && request.socket?.bytesRead === this.#bytesBefore;
  }

  #retry(): void {
    this.#retried = true;
    this.#asking = false;
    this.#connection.closeIdle();
    this.#send();
  }

  #read(response: IncomingMessage): void {
    const chunks: Buffer[] = [];
    let length = 0;
    const cut = (): void => this.#end({ kind: 'failed', why: 'its response was truncated' });
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

  /** Handles the timeout. A stalled host may not have sent the request yet: then the timer restarts, once. */
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
    // If the runtime permits no connection, nothing was sent.
    if (explainRuntimeLimit(error) !== undefined) this.#end({ kind: 'not-taken', why });
    else this.#fail(request, why);
  }

  /** Ends with a failure, unless the request was retried. */
  #fail(request: ClientRequest, why: string): void {
    if (this.#request !== request) return;
    // A large input must not bypass a guard whose service does not read it.
    const wasTaken = request.writableFinished || !this.#connected;
    this.#end({ kind: wasTaken ? 'failed' : 'not-taken', why });
  }

  #end(end: ExchangeEnd): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    for (const remove of this.#removals) remove();
    // The connection is reused only if request and response are complete.
    if (end.kind !== 'answered' || !this.#request?.writableFinished) this.#request?.destroy();
    this.#resolve(end);
  }
}

/** Describes an error without data that was received. If several addresses were tried, there is only a code. */
export function describe(error: unknown): string {
  const code = isRecord(error) && typeof error['code'] === 'string' ? error['code'] : undefined;
  const text = error instanceof Error && error.message === '' ? code : undefined;
  return `the request failed: ${text ?? messageOf(error)}`;
}
