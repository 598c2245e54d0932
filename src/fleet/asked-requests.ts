import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { HookExecutionRequest, HookExecutionResponse } from '../../generated/index.js';
import { HookRequestTimeoutError } from '../bus/in-memory-message-bus.js';
import { NotAskedError } from '../contract/index.js';
import { abortListeners } from '../values/abort-listeners.js';
import { messageOf } from '../values/errors.js';
import { currentDepth } from './depth.js';
import { eventSubject } from './subjects.js';
import { answersTo, DEPTH_HEADER, decode, encode, readResponse } from './wire.js';

/** Nobody serves what was asked for. */
export class NoHookServerError extends Error {
  override readonly name = 'NoHookServerError';

  constructor(subject: string) {
    super(`nobody answers on ${subject}: no policy server of this fleet is running`);
  }
}

/** A request that JSON has no form for. */
export class UnsendableError extends NotAskedError {
  override readonly name = 'UnsendableError';
}

/** A request as it travels. */
export type SentRequest = HookExecutionRequest & { correlationId: string };

/** How long to wait for an answer. */
export interface AskOptions {
  /** How long to wait for the response, in milliseconds. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

interface Client {
  readonly connection: NatsConnection;
  readonly headers: typeof import('@nats-io/transport-node').headers;
  readonly inbox: string;
  readonly prefix: string;
  /** Is told of what came to the inbox and is no answer. */
  onStray(): void;
}

interface Waiting {
  readonly subject: string;
  answer(message: Msg): void;
  fail(error: unknown): void;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const NO_RESPONDERS = 503;

/** The requests of this client that wait for an answer. All answers come to one inbox. */
export class AskedRequests {
  readonly #client: Client;
  readonly #waiting = new Map<string, Waiting>();
  #inbox: Subscription | undefined;
  #next = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Resolves with the one response; rejects when there is none in time, or when nobody could be asked. */
  async ask(request: SentRequest, options: AskOptions): Promise<HookExecutionResponse> {
    const { correlationId, eventName } = request;
    options.signal?.throwIfAborted();
    const bytes = encoded(request);
    const subject = eventSubject(this.#client.prefix, typeof eventName === 'string' ? eventName : '');
    this.#checkSize(bytes);
    return readResponse(await this.#send(subject, bytes, correlationId, options), correlationId, eventName);
  }

  #checkSize({ byteLength }: Uint8Array): void {
    const limit = this.#client.connection.info?.max_payload;
    // The headers are sent too.
    const room = limit === undefined ? Number.POSITIVE_INFINITY : limit - 64;
    if (byteLength <= room) return;
    throw new NotAskedError(`the input is ${byteLength} bytes, and the NATS server takes messages of ${limit} bytes`);
  }

  #send(
    subject: string,
    bytes: Uint8Array,
    correlationId: string,
    { timeout = DEFAULT_TIMEOUT_MS, signal }: AskOptions,
  ): Promise<unknown> {
    const { connection, headers } = this.#client;
    this.#inbox ??= connection.subscribe(`${this.#client.inbox}.*`, {
      callback: (error, message) => {
        if (error === null) this.#hear(message);
        else this.#notHeard(error);
      },
    });
    const id = (this.#next++).toString(36);
    const header = headers();
    header.set(DEPTH_HEADER, String(currentDepth() + 1));
    return new Promise((resolve, reject) => {
      const release = (): void => {
        clearTimeout(timer);
        removeAbort?.();
        this.#waiting.delete(id);
      };
      const fail = (error: unknown): void => {
        release();
        reject(error);
      };
      const answer = (message: Msg): void => {
        if (message.data.length === 0 && message.headers?.code === NO_RESPONDERS) {
          fail(new NoHookServerError(subject));
          return;
        }
        // Whoever does not know what was asked has no say in it, and the answer may still come.
        const response = decode(message.data);
        if (!answersTo(response, correlationId)) {
          this.#client.onStray();
          return;
        }
        release();
        resolve(response);
      };
      const onTimeout = (): void => fail(new HookRequestTimeoutError(correlationId, timeout));
      // A timer takes a number that is too large for it to mean at once.
      const timer = setTimeout(onTimeout, Math.min(timeout, LONGEST_TIMEOUT_MS));
      const removeAbort = signal && abortListeners.add(signal, () => fail(signal.reason));
      this.#waiting.set(id, { subject, answer, fail });
      try {
        connection.publish(subject, bytes, { reply: `${this.#client.inbox}.${id}`, headers: header });
      } catch (error) {
        fail(error);
      }
    });
  }

  /** The server does not let this client ask there: nobody has to wait for that. */
  refused(subject: string, why: string): void {
    for (const waiting of [...this.#waiting.values()]) {
      if (waiting.subject === subject) waiting.fail(new NotAskedError(why));
    }
  }

  /** The server does not let this client hear answers. The next request tries it again. */
  #notHeard(error: Error): void {
    this.#inbox = undefined;
    for (const { fail } of [...this.#waiting.values()]) fail(new NotAskedError(messageOf(error)));
  }

  #hear(message: Msg): void {
    this.#waiting.get(message.subject.slice(this.#client.inbox.length + 1))?.answer(message);
  }
}

function encoded(request: SentRequest): Uint8Array {
  try {
    return encode(request);
  } catch (error) {
    throw new UnsendableError(`the request cannot be written as JSON: ${messageOf(error)}`);
  }
}
