import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { NatsConnection, NodeConnectionOptions, Subscription } from '@nats-io/transport-node';
import { type HookExecutionResponse, type MessageBusMessage, MessageBusType } from '../../../generated/index.js';
import type { Contract, MessageBus } from '../../core/contract/index.js';
import { contractOf } from '../../core/registry/events.js';
import {
  type BusMessage,
  type BusRequest,
  HookRequestInFlightError,
  InMemoryMessageBus,
  type OwnEventRequest,
} from '../../system/index.js';
import { attempt, messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { settleBefore } from '../../util/timeouts.js';
import { loadClient, type Nats } from './load-client.js';
import { ReceivedRequests, type ServedCounts } from './received-requests.js';
import { type AskOptions, type SentRequest, SentRequests, UnsendableError } from './sent-requests.js';
import { checkedInboxPrefix, checkedPrefix, DEFAULT_PREFIX, eventSubject, tokenOf, traceSubject } from './subjects.js';
import { TraceStream } from './trace-stream.js';
import { failureResponse } from './wire.js';

/** Options for the bus. */
export interface NatsBusOptions {
  /** Prefix of all subjects. Processes with different prefixes are separate. */
  prefix?: string | undefined;
  /** Queue group: each request is delivered to one server of the group. */
  queue?: string | undefined;
  /** Maximum number of requests that this process serves at once. */
  concurrency?: number | undefined;
  /** Contract with the events that this process requests and their output classes. Defaults to the built-in one. */
  contract?: Contract | undefined;
  /** Called with warnings for operators. */
  onWarning?: ((text: string) => void) | undefined;
  /** Called if the NATS server does not permit this process to receive requests. */
  onServingRefused?: ((error: Error) => void) | undefined;
}

const DEFAULT_CONCURRENCY = 256;
const MAX_DRAIN_MS = 5000;
/** Detects a dead node in less than a minute; the client's own defaults take six. */
const CLIENT_DEFAULTS = {
  name: 'hookwright',
  maxReconnectAttempts: -1,
  pingInterval: 15_000,
  // Keeps trying if authentication fails: the server may be starting, or its accounts may be being edited.
  ignoreAuthErrorAbort: true,
};

/** A message bus between processes. Each request is served by one server of the queue group, on any machine. */
export class NatsMessageBus implements MessageBus<MessageBusMessage> {
  /** The NATS connection, for other uses. */
  readonly connection: NatsConnection;
  readonly prefix: string;
  readonly queue: string;
  /** Listeners of this process. */
  readonly #local: InMemoryMessageBus;
  readonly #inFlight = new Set<string>();
  readonly #sent: SentRequests;
  readonly #received: ReceivedRequests;
  readonly #traces: TraceStream;
  readonly #onWarning: (text: string) => void;
  readonly #onServingRefused: NatsBusOptions['onServingRefused'];
  #serving: Subscription | undefined;
  readonly #warned = new Set<string>();
  #connected = true;

  private constructor(connection: NatsConnection, nats: Nats, inbox: string, options: NatsBusOptions) {
    this.connection = connection;
    this.prefix = checkedPrefix(options.prefix ?? DEFAULT_PREFIX);
    this.queue = tokenOf(options.queue ?? DEFAULT_PREFIX);
    this.#onWarning = options.onWarning ?? ((text) => process.emitWarning(text, 'HookwrightWarning'));
    this.#onServingRefused = options.onServingRefused;
    this.#local = new InMemoryMessageBus({
      onListenerError: (error) => this.#onWarning(`nats: a listener failed: ${messageOf(error)}`),
    });
    this.#sent = new SentRequests({
      connection,
      headers: nats.headers,
      inbox,
      prefix: this.prefix,
      contract: contractOf({ getContract: () => options.contract }),
      isConnected: () => this.#connected,
      onUnexpectedMessage: () => this.#warnOnce(UNEXPECTED_MESSAGE),
      onDuplicateResponse: () => this.#warnOnce(DUPLICATE_RESPONSE),
    });
    const { concurrency = DEFAULT_CONCURRENCY } = options;
    this.#received = new ReceivedRequests(
      Number.isInteger(concurrency) && concurrency > 0 ? concurrency : DEFAULT_CONCURRENCY,
      (request) => this.#deliver(request),
      () => connection.info?.max_payload,
    );
    this.#traces = new TraceStream({
      connection,
      subject: traceSubject(this.prefix, hostname()),
      isConnected: () => this.#connected,
      warn: this.#onWarning,
    });
    void this.#watchConnection();
    void connection.closed().then((error) => this.#closed(error));
  }

  /** Connects with the options of the NATS client. Reconnects whenever the connection is lost. */
  static async connect(client: NodeConnectionOptions = {}, options: NatsBusOptions = {}): Promise<NatsMessageBus> {
    const nats = await loadClient();
    const inboxPrefix = checkedInboxPrefix(client.inboxPrefix ?? '_INBOX');
    const connection = await nats.connect({ ...CLIENT_DEFAULTS, ...client });
    const bus = new NatsMessageBus(connection, nats, nats.createInbox(inboxPrefix), options);
    if (connection.info?.auth_required !== true) bus.#onWarning(OPEN_SERVER);
    return bus;
  }

  /** Statistics about the requests that this process has served. */
  get served(): Readonly<ServedCounts> {
    return this.#received.counts;
  }

  /** Adds a listener. While there are listeners for requests, this process is a server of the queue group. */
  subscribe(type: string, handler: (message: unknown) => void): () => void {
    const unsubscribe = this.#local.subscribe(type, handler);
    this.#updateServing();
    return () => {
      unsubscribe();
      this.#updateServing();
    };
  }

  /** Returns the number of listeners in this process, for one type or for all. */
  listenerCount(type?: string): number {
    return this.#local.listenerCount(type);
  }

  /** Publishes a message. A request goes to a server, and its response to local listeners. A response goes to its client. */
  publish(message: BusMessage): void {
    if (!isRequest(message)) {
      if (!this.#received.respond(message)) this.#local.publish(message);
      return;
    }
    void this.#respondLocally(message);
  }

  /** Sends a request to a server of the event and resolves with the response. */
  async request(
    { eventName, input, correlationId: requestedId, origin }: BusRequest,
    options: AskOptions = {},
  ): Promise<HookExecutionResponse> {
    const correlationId = typeof requestedId === 'string' && requestedId !== '' ? requestedId : crypto.randomUUID();
    if (this.#inFlight.has(correlationId)) throw new HookRequestInFlightError(correlationId);
    this.#inFlight.add(correlationId);
    try {
      const type = MessageBusType.HOOK_EXECUTION_REQUEST;
      return this.#publishLocally(await this.#sent.ask({ type, eventName, input, correlationId, origin }, options));
    } finally {
      this.#inFlight.delete(correlationId);
    }
  }

  /** Stops taking requests. Resolves when all requests taken so far are answered. */
  async stopServing(): Promise<void> {
    await this.#stopServing();
    await this.#received.idle();
  }

  /** Publishes a trace line of this host. It is stored if a JetStream stream captures its subject. */
  publishTrace(line: string): void {
    this.#traces.publish(line);
  }

  /** Resolves when the trace lines published so far are acknowledged, or will not be. */
  flushTraces(): Promise<void> {
    return this.#traces.flush();
  }

  /** Stops taking requests, answers those taken so far, and closes the connection. */
  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    // Lets the client detect a lost connection first: draining a dead socket would throw.
    await setImmediate();
    await setImmediate();
    await this.stopServing();
    await this.#traces.flush();
    // A lost connection cannot be drained.
    if (this.#connected) await settleBefore(ignoreErrors(this.connection.drain()), MAX_DRAIN_MS);
    await this.connection.close();
  }

  #updateServing(): void {
    if (this.#local.listenerCount(MessageBusType.HOOK_EXECUTION_REQUEST) === 0) {
      void this.#stopServing();
      return;
    }
    this.#serving ??= this.connection.subscribe(eventSubject(this.prefix, '*'), {
      queue: this.queue,
      callback: (error, message) => {
        if (error === null) this.#received.take(message);
        else this.#servingDenied(error);
      },
    });
  }

  #servingDenied(error: Error): void {
    this.#warnOnce(`nats: ${messageOf(error)}`);
    this.#onServingRefused?.(error);
  }

  /** Stops receiving requests. Requests already in transit are still received and answered. */
  async #stopServing(): Promise<void> {
    const serving = this.#serving;
    this.#serving = undefined;
    if (serving === undefined || serving.isClosed() || this.connection.isClosed()) return;
    if (this.#connected) await settleBefore(ignoreErrors(serving.drain()), MAX_DRAIN_MS);
    else serving.unsubscribe();
  }

  async #watchConnection(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') this.#connected = false;
      if (status.type === 'reconnect') this.#reconnected();
      if (status.type === 'error') this.#connectionError(status.error);
    }
  }

  #reconnected(): void {
    this.#connected = true;
    this.#sent.reconnected();
  }

  #closed(error: unknown): void {
    this.#connected = false;
    this.#sent.end(new Error(`the NATS connection was closed${error instanceof Error ? `: ${messageOf(error)}` : ''}`));
    if (error instanceof Error)
      this.#warnOnce(`nats: the connection was closed and is not reopened: ${messageOf(error)}`);
  }

  /** Fails the requests to a subject that the server does not permit. NATS reports this asynchronously, by subject. */
  #connectionError(error: Error): void {
    const isForbidden = 'operation' in error && error.operation === 'publish' && 'subject' in error;
    if (isForbidden && typeof error.subject === 'string') this.#sent.denied(error.subject, messageOf(error));
    this.#warnOnce(`nats: ${messageOf(error)}`);
  }

  #warnOnce(text: string): void {
    if (this.#warned.has(text)) return;
    this.#warned.add(text);
    this.#onWarning(text);
  }

  #deliver(request: Readonly<Record<string, unknown>>): void {
    const message: unknown = request;
    if (!isMessage(message)) return;
    if (this.#local.listenerCount(message.type) > 0) this.#local.publish(message);
    else
      this.#received.respond(
        failureResponse(idOf(message), 'internal_error', ENDED, { stage: 'internal', notAsked: true }),
      );
  }

  /** Sends a published request and publishes its response locally. A request that cannot be sent gets a failure response. */
  async #respondLocally(request: OwnEventRequest): Promise<void> {
    const correlationId = idOf(request);
    try {
      this.#publishLocally(await this.#sent.ask(sentForm(request, correlationId), {}));
    } catch (error) {
      if (error instanceof UnsendableError) {
        this.#local.publish(failureResponse(correlationId, 'internal_error', error.message, { stage: 'internal' }));
      } else {
        this.#onWarning(`nats: no response to the hook request ${correlationId}: ${messageOf(error)}`);
      }
    }
  }

  /** Delivers a response to local listeners too, like the in-memory bus. */
  #publishLocally(response: HookExecutionResponse): HookExecutionResponse {
    this.#local.publish(response);
    return response;
  }
}

const OPEN_SERVER =
  'nats: the server requires no authentication, so any client can answer for the hooks. Give agents and policy servers their own accounts';

const UNEXPECTED_MESSAGE =
  'nats: a message in the inbox of this client is not a response to its request. Check who else may publish there';

const DUPLICATE_RESPONSE =
  'nats: a request was answered twice, and only the first response was used. Servers with the same prefix must use the same queue';

const ENDED = 'the server stopped serving before it could run the request';

/** Ignores errors while draining: the connection may close at the same time. */
function ignoreErrors(draining: Promise<unknown>): Promise<unknown> {
  return draining.catch(() => {});
}

function isRequest(message: BusMessage): message is OwnEventRequest {
  // The `type` getter throws: such a message has no listeners.
  return attempt(() => message.type === MessageBusType.HOOK_EXECUTION_REQUEST, false);
}

function isMessage(value: unknown): value is MessageBusMessage {
  return isRecord(value) && typeof value['type'] === 'string';
}

/** Copies the request, reading each field once. A getter that throws makes the request unsendable. */
function sentForm(request: OwnEventRequest, correlationId: string): SentRequest {
  try {
    const { type, eventName, input, origin } = request;
    return { type, eventName, input, correlationId, origin };
  } catch (error) {
    throw new UnsendableError(`cannot read the request: ${messageOf(error)}`);
  }
}

/** Returns the id of a request, or a new id if it has none. */
function idOf(request: BusMessage): string {
  try {
    const { correlationId } = request;
    return typeof correlationId === 'string' && correlationId !== '' ? correlationId : crypto.randomUUID();
  } catch {
    return crypto.randomUUID();
  }
}
