import type { Msg } from '@nats-io/transport-node';
import { type HookExecutionResponse, MessageBusType } from '../../../generated/index.js';
import { cutText } from '../../util/cut-text.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { LooseMap } from '../../util/loose-map.js';
import { MAX_DEPTH, readDepth, serveAtDepth } from './depth.js';
import { FairQueue } from './fair-queue.js';
import { clientOf, isInbox, lastToken, tokenOf } from './subjects.js';
import { DEPTH_HEADER, decisionOnly, decode, encode, failureResponse, TIMEOUT_HEADER } from './wire.js';

/** What this server has done so far. */
export interface ServedCounts {
  requests: number;
  errors: number;
  lastError: string;
  /** In nanoseconds, as the tools of NATS show it. */
  processingTime: number;
}

interface Served {
  readonly message: Msg;
  /** What the client called its request; none when it had no id that can be returned. */
  readonly clientId: string | undefined;
  /** In milliseconds, as `performance.now` counts them. */
  readonly startedAt: number;
  end(): void;
}

/** A request that waits for its turn. */
interface Turn {
  readonly message: Msg;
  readonly depth: number;
  /** After that nobody waits for its answer any more. */
  readonly until: number;
}

type Deliver = (message: Readonly<Record<string, unknown>>) => void;

/** The requests that wait for an answer of this process. Each has an id of its own: two clients may choose the same. */
export class ReceivedRequests {
  readonly counts: ServedCounts = { requests: 0, errors: 0, lastError: '', processingTime: 0 };
  readonly #waiting = new LooseMap<Served>();
  readonly #turns: FairQueue;
  readonly #deliver: Deliver;
  readonly #maxPayload: () => number | undefined;

  constructor(concurrency: number, deliver: Deliver, maxPayload: () => number | undefined) {
    this.#turns = new FairQueue(concurrency);
    this.#deliver = deliver;
    this.#maxPayload = maxPayload;
  }

  /** A message on the subject of an event. Whatever it holds, it is answered once. */
  take(message: Msg): void {
    this.counts.requests += 1;
    const { reply = '' } = message;
    // Whoever asks wants an answer; a message that leaves no room for one is no request.
    if (reply === '') this.#countError('a request without a reply subject');
    else if (!isInbox(reply)) this.#countError(`a request whose answer should go to ${reply}, which is no inbox`);
    else this.#waitForTurn(message, clientOf(reply));
  }

  #waitForTurn(message: Msg, client: string): void {
    const { data } = message;
    const headers = readHeaders(message);
    if (headers === undefined) {
      this.#refuse(message, idIn(decode(data)), UNREADABLE);
      return;
    }
    const until = performance.now() + headers.timeout;
    const isTaken = this.#turns.add(client, data.byteLength, (end) => {
      this.#takeTurn({ message, depth: headers.depth, until }, end);
    });
    if (!isTaken) this.#refuse(message, idIn(decode(data)), TOO_MANY);
  }

  /** Sends the answer of this process to whoever asked; false when it answers none of them. */
  answer(response: HookExecutionResponse): boolean {
    const served = this.#waiting.get(response.correlationId);
    if (served === undefined) return false;
    this.#waiting.delete(response.correlationId);
    const { message, clientId = response.correlationId, startedAt } = served;
    this.counts.processingTime += Math.round((performance.now() - startedAt) * 1e6);
    if (!response.success) this.#countError(response.error.message);
    const sent = { ...response };
    sent.correlationId = clientId;
    this.#respond(message, sent);
    served.end();
    return true;
  }

  /** Resolves when every request taken so far is answered. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  #takeTurn({ message, depth, until }: Turn, end: () => void): void {
    const request = decode(message.data);
    const refusal = performance.now() > until ? EXPIRED : refusalOf(message, request, depth);
    const clientId = idIn(request);
    if (refusal === undefined) {
      serveAtDepth(depth, (endAtDepth) => {
        this.#serve(message, isRecord(request) ? request : {}, clientId, () => {
          endAtDepth();
          end();
        });
      });
      return;
    }
    this.#refuse(message, clientId, refusal);
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
    this.#waiting.set(correlationId, {
      message,
      clientId,
      startedAt: performance.now(),
      end,
    });
    const type = MessageBusType.HOOK_EXECUTION_REQUEST;
    this.#deliver({ type, eventName, input: inputOf(request), correlationId });
  }

  #refuse(message: Msg, clientId: string | undefined, why: string): void {
    this.#countError(why);
    const details = { stage: 'envelope', notAsked: true };
    this.#respond(message, failureResponse(clientId ?? crypto.randomUUID(), 'invalid_request', why, details));
  }

  /** Never throws: one message that cannot be answered must not end a server that answers many. */
  #respond(message: Msg, response: HookExecutionResponse): void {
    try {
      message.respond(this.#fitting(response));
    } catch (error) {
      // The connection has ended, or the client's own id leaves no room: whoever asked hears nothing from here.
      this.#countError(messageOf(error));
    }
  }

  /** The answer as it travels; as much as decides where all of it cannot. */
  #fitting(response: HookExecutionResponse): Uint8Array {
    const bytes = encodedOrWhy(response);
    if (typeof bytes === 'string') return encode(decisionOnly(response, bytes));
    const limit = this.#maxPayload() ?? Number.POSITIVE_INFINITY;
    if (bytes.byteLength <= limit) return bytes;
    const why = `the answer is ${bytes.byteLength} bytes, and the NATS server takes messages of ${limit} bytes`;
    return encode(decisionOnly(response, why));
  }

  #countError(text: string): void {
    this.counts.errors += 1;
    this.counts.lastError = cutText(text, LONGEST_ERROR);
  }
}

/** What operators are shown of an error; a client may have written most of it. */
const LONGEST_ERROR = 1024;
/** As much of a name as is quoted to whoever sent it. */
const LONGEST_NAME = 200;
const EXPIRED = 'this request waited for its turn until nobody waited for its answer any more';

function encodedOrWhy(response: HookExecutionResponse): Uint8Array | string {
  try {
    return encode(response);
  } catch (error) {
    return `the answer cannot be written as JSON: ${messageOf(error)}`;
  }
}

const TOO_MANY = 'too many requests of this client wait already';
const UNREADABLE = 'the request is not valid: its headers cannot be read';

/** Why a message is not even looked at as a request. */
function refusalOf(message: Msg, request: unknown, depth: number): string | undefined {
  if (!isRecord(request)) return 'the request is not valid: it is no JSON object';
  const { eventName } = request;
  if (typeof eventName === 'string' && tokenOf(eventName) !== lastToken(message.subject)) {
    const name = JSON.stringify(cutText(eventName, LONGEST_NAME));
    return `the request is for ${name}, but it came on ${cutText(message.subject, LONGEST_NAME)}`;
  }
  if (depth <= MAX_DEPTH) return undefined;
  return `this request came through ${depth} agents and fleets, and they nest at most ${MAX_DEPTH} deep`;
}

interface Headers {
  readonly depth: number;
  /** How long the client waits, as far as it says so, in milliseconds. */
  readonly timeout: number;
}

/** None where the client of NATS cannot read them: what it throws would end all that this process hears. */
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

/** Where the event happened is what the client says; where hooks run is not the client's to choose. */
function inputOf({ input, origin }: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(input)) return input;
  const fields = Object.hasOwn(input, 'origin') ? withoutOrigin(input) : input;
  if (!isRecord(origin)) return fields;
  const { cwd, session_id } = origin;
  return { ...fields, origin: { ...texts({ cwd, session_id }), told: true } };
}

function withoutOrigin({ origin: _claimed, ...fields }: Readonly<Record<string, unknown>>): object {
  return fields;
}

function texts(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
}
