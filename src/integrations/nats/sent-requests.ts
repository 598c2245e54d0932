import type { Msg, MsgHdrs, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { HookExecutionResponse } from '../../../generated/index.js';
import { type Contract, NotAskedError } from '../../core/contract/index.js';
import { HookRequestTimeoutError, type OwnEventRequest } from '../../system/index.js';
import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import { attempt, messageOf } from '../../util/errors.js';
import { LooseMap } from '../../util/loose-map.js';
import { DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS } from '../../util/timeouts.js';
import { eventSubject } from './subjects.js';
import { currentDepth, DEPTH_HEADER, decode, encode, isResponseTo, readResponse, TIMEOUT_HEADER } from './wire.js';

/** No server is connected for the event. */
export class NoHookServerError extends Error {
  override readonly name = 'NoHookServerError';

  constructor(subject: string) {
    super(`no responders on ${subject}: is \`hookwright serve\` running?`);
  }
}

/** The request cannot be serialized. */
export class UnsendableError extends NotAskedError {
  override readonly name = 'UnsendableError';
}

/** A request with its id, ready to be serialized. */
export type SentRequest = OwnEventRequest & { correlationId: string };

/** Options for a request. */
export interface AskOptions {
  /** How long to wait for the response, in milliseconds. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** The connection and callbacks of the client. */
interface Client {
  readonly connection: NatsConnection;
  readonly headers: typeof import('@nats-io/transport-node').headers;
  readonly inbox: string;
  readonly prefix: string;
  /** Contract of this client. */
  readonly contract: Contract;
  isConnected(): boolean;
  /** Called for a message in the inbox that is not a response to the request. */
  onUnexpectedMessage(): void;
  /** Called for a second response to a request, which is dropped. */
  onDuplicateResponse(): void;
}

/** A request that waits for its response. */
interface PendingRequest {
  readonly subject: string;
  receive(message: Msg): void;
  fail(error: unknown): void;
}

const NO_RESPONDERS = 503;
/** Reserved for the headers, which count towards the size limit. */
const MAX_HEADER_BYTES = 128;
/** Number of answered requests for which a duplicate response is detected. */
const MAX_ANSWERED = 1024;

/** Sends requests and receives their responses, all in one inbox. */
export class SentRequests {
  readonly #client: Client;
  readonly #pending = new LooseMap<PendingRequest>();
  /** Requests to send after a reconnect: the NATS client would drop them. */
  readonly #unsent = new Map<string, () => void>();
  /** Ids of the latest answered requests, as a ring buffer indexed by request number. */
  readonly #answered: string[] = [];
  #inbox: Subscription | undefined;
  #next = 0;
  #header: { readonly depth: number; readonly timeout: number; readonly sent: MsgHdrs } | undefined;
  #ended: Error | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Sends a request and resolves with its response. Throws or rejects after the timeout, or if it cannot be sent. */
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
    if (limit === undefined || byteLength + MAX_HEADER_BYTES <= limit) return;
    throw new NotAskedError(`the input has ${byteLength} bytes, and the NATS server accepts at most ${limit} bytes`);
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
    // setTimeout would treat a larger number as 1 ms.
    const wait = Math.min(timeout, MAX_TIMEOUT_MS);
    const publish = this.#publishing(subject, bytes, id, wait);
    return new Promise((resolve, reject) => {
      const release = (): void => {
        clearTimeout(timer);
        removeAbort?.();
        this.#pending.delete(id);
        this.#unsent.delete(id);
      };
      const fail = (error: unknown): void => {
        release();
        reject(error);
      };
      const receive = (message: Msg): void => {
        if (isNoResponders(message)) {
          fail(new NoHookServerError(subject));
          return;
        }
        // A message without the id of the request does not count; the response may still come.
        const response = decode(message.data);
        if (!isResponseTo(response, correlationId)) {
          this.#client.onUnexpectedMessage();
          return;
        }
        release();
        this.#answered[number % MAX_ANSWERED] = id;
        try {
          resolve(readResponse(response, correlationId, eventName, this.#client.contract));
        } catch (error) {
          reject(error);
        }
      };
      const onTimeout = (): void => {
        if (this.#pending.has(id)) fail(new HookRequestTimeoutError(correlationId, timeout));
      };
      // After a stall of the event loop the timer fires before the response is read: poll for messages first.
      const timer = setTimeout(() => afterPoll(onTimeout), wait);
      const removeAbort = signal && abortListeners.add(signal, () => fail(signal.reason));
      const send = (): void => {
        try {
          publish();
        } catch (error) {
          fail(error);
        }
      };
      this.#pending.set(id, { subject, receive, fail });
      if (this.#client.isConnected()) send();
      else this.#unsent.set(id, send);
    });
  }

  #listen(): void {
    this.#inbox ??= this.#client.connection.subscribe(`${this.#client.inbox}.*`, {
      callback: (error, message) => {
        if (error === null) this.#receive(message);
        else this.#inboxDenied(error);
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

  /** Returns the headers; reuses those of the previous request if they are equal. */
  #headersFor(depth: number, timeout: number): MsgHdrs {
    if (this.#header?.depth === depth && this.#header.timeout === timeout) return this.#header.sent;
    const sent = this.#client.headers();
    sent.set(DEPTH_HEADER, String(depth));
    sent.set(TIMEOUT_HEADER, String(timeout));
    this.#header = { depth, timeout, sent };
    return sent;
  }

  /** Sends the requests that were waiting for a reconnect. */
  reconnected(): void {
    const unsent = [...this.#unsent.values()];
    this.#unsent.clear();
    for (const send of unsent) send();
  }

  /** Fails all requests, because the connection was closed. */
  end(error: Error): void {
    this.#ended = error;
    for (const { fail } of this.#pending.values()) fail(error);
  }

  /** Fails the requests to a subject that this client may not publish to. */
  denied(subject: string, why: string): void {
    for (const request of this.#pending.values()) {
      if (request.subject === subject) request.fail(new NotAskedError(why));
    }
  }

  /** Fails all requests if this client may not subscribe to its inbox. The next request subscribes again. */
  #inboxDenied(error: Error): void {
    this.#inbox = undefined;
    for (const { fail } of this.#pending.values()) fail(new NotAskedError(messageOf(error)));
  }

  #receive(message: Msg): void {
    const id = message.subject.slice(this.#client.inbox.length + 1);
    const request = this.#pending.get(id);
    if (request !== undefined) request.receive(message);
    else if (this.#answered[Number.parseInt(id, 36) % MAX_ANSWERED] === id) this.#client.onDuplicateResponse();
  }
}

/** Returns true if NATS reports that there are no responders. Headers that cannot be read must not end the subscription. */
function isNoResponders(message: Msg): boolean {
  return attempt(() => message.data.length === 0 && message.headers?.code === NO_RESPONDERS, false);
}

function encoded(request: SentRequest): Uint8Array {
  try {
    return encode(request);
  } catch (error) {
    throw new UnsendableError(`cannot serialize the request: ${messageOf(error)}`);
  }
}
