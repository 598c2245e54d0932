import type { Msg, MsgHdrs, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { HookExecutionResponse } from '../../../generated/index.js';
import { type Contract, NotAskedError } from '../../core/contract/index.js';
import { HookRequestTimeoutError, type OwnEventRequest } from '../../core/message-bus.js';
import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import { messageOf } from '../../util/errors.js';
import { LooseMap } from '../../util/loose-map.js';
import { DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS } from '../../util/timeouts.js';
import { currentDepth } from './depth.js';
import { eventSubject } from './subjects.js';
import { answersTo, DEPTH_HEADER, decode, encode, readResponse, TIMEOUT_HEADER } from './wire.js';

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
export type SentRequest = OwnEventRequest & { correlationId: string };

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
  /** Of who asks here. */
  readonly contract: Contract;
  isConnected(): boolean;
  /** Is told of what came to the inbox and is no answer. */
  onStray(): void;
  /** Is told that a request was answered again: one of the two answers was not heard. */
  onSecondAnswer(): void;
}

interface Waiting {
  readonly subject: string;
  answer(message: Msg): void;
  fail(error: unknown): void;
}

const NO_RESPONDERS = 503;
/** The headers are sent too. */
const HEADER_ROOM = 128;
/** Of so many of the latest requests it is known that they were answered. */
const REMEMBERED = 1024;

/** The requests of this client that wait for an answer. All answers come to one inbox. */
export class SentRequests {
  readonly #client: Client;
  readonly #waiting = new LooseMap<Waiting>();
  /** Those that are sent when the servers are back: the client would drop them. */
  readonly #unsent = new Map<string, () => void>();
  /** The latest that were answered, each in the place that its number gives it. */
  readonly #answered: string[] = [];
  #inbox: Subscription | undefined;
  #next = 0;
  #header: { readonly depth: number; readonly timeout: number; readonly sent: MsgHdrs } | undefined;
  #ended: Error | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Resolves with the one response; throws or rejects when there is none in time, or when nobody could be asked. */
  ask(request: SentRequest, options: AskOptions): Promise<HookExecutionResponse> {
    const { eventName } = request;
    options.signal?.throwIfAborted();
    if (this.#ended !== undefined) throw this.#ended;
    const bytes = encoded(request);
    const subject = eventSubject(this.#client.prefix, typeof eventName === 'string' ? eventName : '');
    return this.#send(subject, bytes, request, options);
  }

  #checkSize({ byteLength }: Uint8Array): void {
    const limit = this.#client.connection.info?.max_payload;
    if (limit === undefined || byteLength + HEADER_ROOM <= limit) return;
    throw new NotAskedError(`the input is ${byteLength} bytes, and the NATS server takes messages of ${limit} bytes`);
  }

  #send(
    subject: string,
    bytes: Uint8Array,
    { correlationId, eventName }: SentRequest,
    { timeout = DEFAULT_TIMEOUT_MS, signal }: AskOptions,
  ): Promise<HookExecutionResponse> {
    this.#listen();
    const number = this.#next++;
    const id = number.toString(36);
    // A timer takes a number that is too large for it to mean at once.
    const wait = Math.min(timeout, MAX_TIMEOUT_MS);
    const publish = this.#publishing(subject, bytes, id, wait);
    return new Promise((resolve, reject) => {
      const release = (): void => {
        clearTimeout(timer);
        removeAbort?.();
        this.#waiting.delete(id);
        this.#unsent.delete(id);
      };
      const fail = (error: unknown): void => {
        release();
        reject(error);
      };
      const answer = (message: Msg): void => {
        if (isOfNobody(message)) {
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
        this.#answered[number % REMEMBERED] = id;
        try {
          resolve(readResponse(response, correlationId, eventName, this.#client.contract));
        } catch (error) {
          reject(error);
        }
      };
      const onTimeout = (): void => {
        if (this.#waiting.has(id)) fail(new HookRequestTimeoutError(correlationId, timeout));
      };
      // A host that stalled finds the timer due before it sees the answer that came in the meantime.
      const timer = setTimeout(() => afterPoll(onTimeout), wait);
      const removeAbort = signal && abortListeners.add(signal, () => fail(signal.reason));
      const send = (): void => {
        try {
          publish();
        } catch (error) {
          fail(error);
        }
      };
      this.#waiting.set(id, { subject, answer, fail });
      if (this.#client.isConnected()) send();
      else this.#unsent.set(id, send);
    });
  }

  #listen(): void {
    this.#inbox ??= this.#client.connection.subscribe(`${this.#client.inbox}.*`, {
      callback: (error, message) => {
        if (error === null) this.#hear(message);
        else this.#notHeard(error);
      },
    });
  }

  #publishing(subject: string, bytes: Uint8Array, id: string, timeout: number): () => void {
    const { connection, inbox } = this.#client;
    const headers = this.#headersFor(currentDepth() + 1, timeout);
    return () => {
      this.#checkSize(bytes);
      connection.publish(subject, bytes, { reply: `${inbox}.${id}`, headers });
    };
  }

  /** Those of the request before, which are the same for most. */
  #headersFor(depth: number, timeout: number): MsgHdrs {
    if (this.#header?.depth === depth && this.#header.timeout === timeout) return this.#header.sent;
    const sent = this.#client.headers();
    sent.set(DEPTH_HEADER, String(depth));
    sent.set(TIMEOUT_HEADER, String(timeout));
    this.#header = { depth, timeout, sent };
    return sent;
  }

  /** The servers are back. */
  reconnected(): void {
    const unsent = [...this.#unsent.values()];
    this.#unsent.clear();
    for (const send of unsent) send();
  }

  /** The connection has ended: no answer can come any more, and nobody waits for one. */
  end(error: Error): void {
    this.#ended = error;
    for (const { fail } of this.#waiting.values()) fail(error);
  }

  /** The server does not let this client ask there: nobody has to wait for that. */
  refused(subject: string, why: string): void {
    for (const waiting of this.#waiting.values()) {
      if (waiting.subject === subject) waiting.fail(new NotAskedError(why));
    }
  }

  /** The server does not let this client hear answers. The next request tries it again. */
  #notHeard(error: Error): void {
    this.#inbox = undefined;
    for (const { fail } of this.#waiting.values()) fail(new NotAskedError(messageOf(error)));
  }

  #hear(message: Msg): void {
    const id = message.subject.slice(this.#client.inbox.length + 1);
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) waiting.answer(message);
    else if (this.#answered[Number.parseInt(id, 36) % REMEMBERED] === id) this.#client.onSecondAnswer();
  }
}

/** NATS says so itself where nobody serves. What its client cannot read is not that; what it throws would end all that is heard. */
function isOfNobody(message: Msg): boolean {
  try {
    return message.data.length === 0 && message.headers?.code === NO_RESPONDERS;
  } catch {
    return false;
  }
}

function encoded(request: SentRequest): Uint8Array {
  try {
    return encode(request);
  } catch (error) {
    throw new UnsendableError(`the request cannot be written as JSON: ${messageOf(error)}`);
  }
}
