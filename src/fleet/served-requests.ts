import type { Msg } from '@nats-io/transport-node';
import type { HookExecutionResponse } from '../../generated/index.js';
import { messageOf } from '../values/errors.js';
import { isRecord } from '../values/json.js';
import { atDepth, MAX_DEPTH, readDepth } from './depth.js';
import { FairTurns } from './fair-turns.js';
import { clientOf, isInbox, lastToken, tokenOf } from './subjects.js';
import { DEPTH_HEADER, decisionOnly, decode, encode, failureResponse } from './wire.js';

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
  readonly eventName: string;
  /** What the client called its request; none when it had no id that can be returned. */
  readonly clientId: string | undefined;
  readonly startedAt: bigint;
  done(): void;
}

type Deliver = (message: Readonly<Record<string, unknown>>) => void;

/** The requests that wait for an answer of this process. Each has an id of its own: two clients may choose the same. */
export class ServedRequests {
  readonly counts: ServedCounts = { requests: 0, errors: 0, lastError: '', processingTime: 0 };
  readonly #waiting = new Map<string, Served>();
  readonly #turns: FairTurns;
  readonly #deliver: Deliver;
  readonly #maxPayload: () => number | undefined;

  constructor(concurrency: number, deliver: Deliver, maxPayload: () => number | undefined) {
    this.#turns = new FairTurns(concurrency);
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
    else if (!this.#turns.add(clientOf(reply), message.data.byteLength, () => this.#takeTurn(message))) {
      this.#refuse(message, idIn(decode(message.data)), TOO_MANY, { notAsked: true });
    }
  }

  /** Sends the answer of this process to whoever asked; false when it answers none of them. */
  answer(response: HookExecutionResponse): boolean {
    const served = this.#waiting.get(response.correlationId);
    if (served === undefined) return false;
    this.#waiting.delete(response.correlationId);
    const { message, eventName, clientId = response.correlationId, startedAt } = served;
    this.counts.processingTime += Number(process.hrtime.bigint() - startedAt);
    if (!response.success) this.#countError(response.error.message);
    try {
      message.respond(this.#fitting({ ...response, correlationId: clientId }, eventName));
    } catch (error) {
      // The connection has ended: whoever asked hears nothing more from here.
      this.#countError(messageOf(error));
    }
    served.done();
    return true;
  }

  /** Resolves when every request taken so far is answered. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  async #takeTurn(message: Msg): Promise<void> {
    const request = decode(message.data);
    const refusal = refusalOf(message, request);
    const clientId = idIn(request);
    if (refusal !== undefined) this.#refuse(message, clientId, refusal, { notAsked: true });
    else await this.#serve(message, isRecord(request) ? request : {}, clientId);
  }

  #serve(message: Msg, request: Readonly<Record<string, unknown>>, clientId: string | undefined): Promise<void> {
    const correlationId = crypto.randomUUID();
    const { eventName } = request;
    return new Promise((done) => {
      this.#waiting.set(correlationId, {
        message,
        eventName: typeof eventName === 'string' ? eventName : '',
        clientId,
        startedAt: process.hrtime.bigint(),
        done,
      });
      atDepth(depthOf(message), () => this.#deliver({ eventName, input: inputOf(request), correlationId }));
    });
  }

  #fitting(response: HookExecutionResponse, eventName: string): Uint8Array {
    const bytes = encode(response);
    const limit = this.#maxPayload() ?? Number.POSITIVE_INFINITY;
    if (bytes.byteLength <= limit) return bytes;
    const why = `the answer is ${bytes.byteLength} bytes, and the NATS server takes messages of ${limit} bytes`;
    return encode(decisionOnly(response, eventName, why));
  }

  #refuse(message: Msg, clientId: string | undefined, why: string, details: object = {}): void {
    this.#countError(why);
    const stage = { stage: 'envelope', ...details };
    message.respond(encode(failureResponse(clientId ?? crypto.randomUUID(), 'invalid_request', why, stage)));
  }

  #countError(text: string): void {
    this.counts.errors += 1;
    this.counts.lastError = text;
  }
}

const TOO_MANY = 'too many requests of this client wait already';

/** Why a message is not even looked at as a request. */
function refusalOf(message: Msg, request: unknown): string | undefined {
  if (!isRecord(request)) return 'the request is not valid: it is no JSON object';
  const { eventName } = request;
  if (typeof eventName === 'string' && tokenOf(eventName) !== lastToken(message.subject)) {
    return `the request is for ${JSON.stringify(eventName)}, but it came on ${message.subject}`;
  }
  const depth = depthOf(message);
  if (depth <= MAX_DEPTH) return undefined;
  return `this request came through ${depth} agents and fleets, and they nest at most ${MAX_DEPTH} deep`;
}

function depthOf({ headers }: Msg): number {
  return readDepth(headers?.get(DEPTH_HEADER));
}

function idIn(request: unknown): string | undefined {
  const id = isRecord(request) ? request['correlationId'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Where the event happened is what the client says; where hooks run is not the client's to choose. */
function inputOf({ input, origin }: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(input)) return input;
  const { origin: _claimed, ...fields } = input;
  if (!isRecord(origin)) return fields;
  const { cwd, session_id } = origin;
  return { ...fields, origin: { ...texts({ cwd, session_id }), told: true } };
}

function texts(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
}
