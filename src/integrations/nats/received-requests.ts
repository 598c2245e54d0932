import type { Msg } from '@nats-io/transport-node';
import { type HookExecutionResponse, MessageBusType } from '../../../generated/index.js';
import { cutText } from '../../util/cut-text.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { LooseMap } from '../../util/loose-map.js';
import { MAX_DEPTH, runAtDepth } from '../../util/nesting-depth.js';
import { FairQueue } from './fair-queue.js';
import { clientOf, isInbox, lastToken, tokenOf } from './subjects.js';
import { DEPTH_HEADER, decisionOnly, decode, encode, failureResponse, readDepth, TIMEOUT_HEADER } from './wire.js';

/** Statistics of this server. */
export interface ServedCounts {
  requests: number;
  errors: number;
  lastError: string;
  /** In nanoseconds, the unit of NATS tools. */
  processingTime: number;
}

/** A request that is being served. */
interface RunningRequest {
  readonly message: Msg;
  /** The client's id of the request; undefined if it has no usable id. */
  readonly clientId: string | undefined;
  /** Value of `performance.now()`. */
  readonly startedAt: number;
  end(): void;
}

/** A request in the queue. */
interface QueuedRequest {
  readonly message: Msg;
  readonly depth: number;
  /** The client's timeout, as a value of `performance.now()`. */
  readonly expiresAt: number;
}

type Deliver = (message: Readonly<Record<string, unknown>>) => void;

/** The requests that this process serves. Each gets a new id, because two clients may choose the same id. */
export class ReceivedRequests {
  readonly counts: ServedCounts = { requests: 0, errors: 0, lastError: '', processingTime: 0 };
  readonly #running = new LooseMap<RunningRequest>();
  readonly #queue: FairQueue;
  readonly #deliver: Deliver;
  readonly #maxPayload: () => number | undefined;

  constructor(concurrency: number, deliver: Deliver, maxPayload: () => number | undefined) {
    this.#queue = new FairQueue(concurrency);
    this.#deliver = deliver;
    this.#maxPayload = maxPayload;
  }

  /** Takes a message on the subject of an event. It gets exactly one response, even if it is invalid. */
  take(message: Msg): void {
    this.counts.requests += 1;
    const { reply = '' } = message;
    if (reply === '') this.#countError('a request has no reply subject');
    else if (!isInbox(reply)) this.#countError(`a request has the reply subject ${reply}, which is not an inbox`);
    else this.#enqueue(message, clientOf(reply));
  }

  #enqueue(message: Msg, client: string): void {
    const { data } = message;
    const headers = readHeaders(message);
    if (headers === undefined) {
      this.#reject(message, idIn(decode(data)), INVALID_HEADERS);
      return;
    }
    const expiresAt = performance.now() + headers.timeout;
    const isQueued = this.#queue.add(client, data.byteLength, (end) => {
      this.#start({ message, depth: headers.depth, expiresAt }, end);
    });
    if (!isQueued) this.#reject(message, idIn(decode(data)), TOO_MANY);
  }

  /** Sends a response to the client of its request. Returns false if no request has its id. */
  respond(response: HookExecutionResponse): boolean {
    const running = this.#running.get(response.correlationId);
    if (running === undefined) return false;
    this.#running.delete(response.correlationId);
    const { message, clientId = response.correlationId, startedAt } = running;
    this.counts.processingTime += Math.round((performance.now() - startedAt) * 1e6);
    if (!response.success) this.#countError(response.error.message);
    const sent = { ...response };
    sent.correlationId = clientId;
    this.#send(message, sent);
    running.end();
    return true;
  }

  /** Resolves when every request taken so far is answered. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  #start({ message, depth, expiresAt }: QueuedRequest, end: () => void): void {
    const request = decode(message.data);
    const rejection = performance.now() > expiresAt ? EXPIRED : rejectionReason(message, request, depth);
    const clientId = idIn(request);
    if (rejection === undefined) {
      runAtDepth(depth, () => this.#serve(message, isRecord(request) ? request : {}, clientId, end));
      return;
    }
    this.#reject(message, clientId, rejection);
    end();
  }

  #serve(
    message: Msg,
    request: Readonly<Record<string, unknown>>,
    clientId: string | undefined,
    end: () => void,
  ): void {
    const correlationId = crypto.randomUUID();
    const { eventName } = request;
    this.#running.set(correlationId, {
      message,
      clientId,
      startedAt: performance.now(),
      end,
    });
    const type = MessageBusType.HOOK_EXECUTION_REQUEST;
    // Without an origin, the event belongs to another process nevertheless.
    const origin = isRecord(request['origin']) ? request['origin'] : {};
    this.#deliver({ type, eventName, input: request['input'], origin, correlationId });
  }

  #reject(message: Msg, clientId: string | undefined, why: string): void {
    this.#countError(why);
    const details = { stage: 'envelope', notAsked: true };
    this.#send(message, failureResponse(clientId ?? crypto.randomUUID(), 'invalid_request', why, details));
  }

  /** Sends a response. Never throws, so that one failure does not end the server. */
  #send(message: Msg, response: HookExecutionResponse): void {
    try {
      message.respond(this.#encode(response));
    } catch (error) {
      // The connection is closed, or the client's id alone exceeds the size limit: no response can be sent.
      this.#countError(messageOf(error));
    }
  }

  /** Serializes a response. Reduces it to its decision if it is too large or cannot be serialized. */
  #encode(response: HookExecutionResponse): Uint8Array {
    const bytes = encodeOrReason(response);
    if (typeof bytes === 'string') return encode(decisionOnly(response, bytes));
    const limit = this.#maxPayload() ?? Number.POSITIVE_INFINITY;
    if (bytes.byteLength <= limit) return bytes;
    const why = `the response has ${bytes.byteLength} bytes, and the NATS server accepts at most ${limit} bytes`;
    return encode(decisionOnly(response, why));
  }

  #countError(text: string): void {
    this.counts.errors += 1;
    this.counts.lastError = cutText(text, MAX_ERROR_LENGTH);
  }
}

/** Errors are cut to this length, because they may contain text of a client. */
const MAX_ERROR_LENGTH = 1024;
const MAX_NAME_LENGTH = 200;
const EXPIRED = 'the request expired in the queue: its client no longer waits for a response';

function encodeOrReason(response: HookExecutionResponse): Uint8Array | string {
  try {
    return encode(response);
  } catch (error) {
    return `cannot serialize the response: ${messageOf(error)}`;
  }
}

const TOO_MANY = 'too many requests of this client are queued';
const INVALID_HEADERS = 'the request is not valid: its headers cannot be read';

/** Returns the reason to reject a message without running hooks, or undefined. */
function rejectionReason(message: Msg, request: unknown, depth: number): string | undefined {
  if (!isRecord(request)) return 'the request is not valid: it is not a JSON object';
  const { eventName } = request;
  if (typeof eventName === 'string' && tokenOf(eventName) !== lastToken(message.subject)) {
    const name = JSON.stringify(cutText(eventName, MAX_NAME_LENGTH));
    return `the request is for ${name}, but it came on ${cutText(message.subject, MAX_NAME_LENGTH)}`;
  }
  if (depth <= MAX_DEPTH) return undefined;
  return `the request has the nesting depth ${depth}, and at most ${MAX_DEPTH} is allowed`;
}

interface Headers {
  readonly depth: number;
  /** The client's timeout in milliseconds; Infinity if it is not specified. */
  readonly timeout: number;
}

/** Reads the headers. Returns undefined if the NATS client throws: an uncaught error would end the subscription. */
function readHeaders(message: Msg): Headers | undefined {
  try {
    const { headers } = message;
    const timeout = Number(headers?.get(TIMEOUT_HEADER));
    return {
      depth: readDepth(headers?.get(DEPTH_HEADER)),
      timeout: timeout > 0 ? timeout : Number.POSITIVE_INFINITY,
    };
  } catch {
    return undefined;
  }
}

function idIn(request: unknown): string | undefined {
  const id = isRecord(request) ? request['correlationId'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
