import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { NatsConnection, NodeConnectionOptions, Subscription } from '@nats-io/transport-node';
import { type HookExecutionResponse, type MessageBusMessage, MessageBusType } from '../../../generated/index.js';
import type { Contract, MessageBus } from '../../core/contract/index.js';
import {
  type BusMessage,
  type BusRequest,
  HookRequestInFlightError,
  InMemoryMessageBus,
  type OwnEventRequest,
} from '../../core/message-bus.js';
import { contractOf } from '../../core/registry/events.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { settleBefore } from '../../util/timeouts.js';
import { loadClient, type Nats } from './load-client.js';
import { ReceivedRequests, type ServedCounts } from './received-requests.js';
import { type AskOptions, type SentRequest, SentRequests, UnsendableError } from './sent-requests.js';
import { checkedInboxPrefix, checkedPrefix, DEFAULT_PREFIX, eventSubject, tokenOf, traceSubject } from './subjects.js';
import { TraceStream } from './trace-stream.js';
import { failureResponse } from './wire.js';

/** How this process takes part in a fleet. */
export interface NatsBusOptions {
  /** What every subject begins with; fleets with different ones do not hear each other. */
  prefix?: string | undefined;
  /** Of the servers of one queue, each request reaches one. */
  queue?: string | undefined;
  /** How many requests this process answers at once. */
  concurrency?: number | undefined;
  /** Whose events this process asks for: the classes of their outputs are its. The built-in one unless given. */
  contract?: Contract | undefined;
  /** Is told what an operator should know. */
  onWarning?: ((text: string) => void) | undefined;
  /** Is told that the server does not let this process answer requests: it hears none. */
  onServingRefused?: ((error: Error) => void) | undefined;
}

const DEFAULT_CONCURRENCY = 256;
const LONGEST_DRAIN_MS = 5000;
/** A node that has gone without a word is left for another in less than a minute: the client alone would wait six. */
const CLIENT_DEFAULTS = {
  name: 'hookwright',
  maxReconnectAttempts: -1,
  pingInterval: 15_000,
  // A server that does not let it in, because it starts or its accounts are being edited, may do so later.
  ignoreAuthErrorAbort: true,
};

/** A bus between processes. What is published here is answered by one server of the queue, wherever it runs. */
export class NatsMessageBus implements MessageBus<MessageBusMessage> {
  /** The client of NATS, for everything that is not about hooks. */
  readonly connection: NatsConnection;
  readonly prefix: string;
  readonly queue: string;
  /** Listeners of this process. */
  readonly #local: InMemoryMessageBus;
  readonly #inFlight = new Set<string>();
  readonly #asked: SentRequests;
  readonly #served: ReceivedRequests;
  readonly #record: TraceStream;
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
    this.#asked = new SentRequests({
      connection,
      headers: nats.headers,
      inbox,
      prefix: this.prefix,
      contract: contractOf({ getContract: () => options.contract }),
      isConnected: () => this.#connected,
      onStray: () => this.#warnOnce(STRAY),
      onSecondAnswer: () => this.#warnOnce(SECOND_ANSWER),
    });
    const { concurrency = DEFAULT_CONCURRENCY } = options;
    this.#served = new ReceivedRequests(
      Number.isInteger(concurrency) && concurrency > 0 ? concurrency : DEFAULT_CONCURRENCY,
      (request) => this.#deliver(request),
      () => connection.info?.max_payload,
    );
    this.#record = new TraceStream({
      connection,
      subject: traceSubject(this.prefix, hostname()),
      isConnected: () => this.#connected,
      warn: this.#onWarning,
    });
    void this.#watchConnection();
    void connection.closed().then((error) => this.#hasEnded(error));
  }

  /** Connects as the options of the NATS client say, and stays connected: it comes back whenever the servers do. */
  static async connect(client: NodeConnectionOptions = {}, options: NatsBusOptions = {}): Promise<NatsMessageBus> {
    const nats = await loadClient();
    const inboxPrefix = checkedInboxPrefix(client.inboxPrefix ?? '_INBOX');
    const connection = await nats.connect({ ...CLIENT_DEFAULTS, ...client });
    const bus = new NatsMessageBus(connection, nats, nats.createInbox(inboxPrefix), options);
    if (connection.info?.auth_required !== true) bus.#onWarning(OPEN_SERVER);
    return bus;
  }

  /** What this process has answered. */
  get served(): Readonly<ServedCounts> {
    return this.#served.counts;
  }

  /** Listeners for requests make this process a server of the queue; the last that leaves ends that. */
  subscribe(type: string, handler: (message: unknown) => void): () => void {
    const unsubscribe = this.#local.subscribe(type, handler);
    this.#serveOrNot();
    return () => {
      unsubscribe();
      this.#serveOrNot();
    };
  }

  /** How many listeners of this process there are, of one type or of all. */
  listenerCount(type?: string): number {
    return this.#local.listenerCount(type);
  }

  /** A request goes to a server and its response to the listeners of this process; a response goes to whoever asked. */
  publish(message: BusMessage): void {
    if (!isRequest(message)) {
      if (!this.#served.answer(message)) this.#local.publish(message);
      return;
    }
    void this.#respondLocally(message);
  }

  /** Asks whoever serves the event, and resolves with the response. */
  async request(
    { eventName, input, correlationId: given, origin }: BusRequest,
    options: AskOptions = {},
  ): Promise<HookExecutionResponse> {
    const correlationId = typeof given === 'string' && given !== '' ? given : crypto.randomUUID();
    if (this.#inFlight.has(correlationId)) throw new HookRequestInFlightError(correlationId);
    this.#inFlight.add(correlationId);
    try {
      const type = MessageBusType.HOOK_EXECUTION_REQUEST;
      return this.#heard(await this.#asked.ask({ type, eventName, input, correlationId, origin }, options));
    } finally {
      this.#inFlight.delete(correlationId);
    }
  }

  /** Takes no more requests, and resolves when those it has taken are answered. */
  async stopServing(): Promise<void> {
    await this.#stopServing();
    await this.#served.idle();
  }

  /** Adds a line to the record of this host. It is kept where a stream of JetStream holds its subject. */
  publishTrace(line: string): void {
    this.#record.publish(line);
  }

  /** Resolves when the record so far has arrived, as far as anybody can tell. */
  flushTraces(): Promise<void> {
    return this.#record.flush();
  }

  /** Takes no more requests, answers those it has taken, and ends the connection. */
  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    // A server that has just gone is noticed first: its socket takes nothing more, and the client does not expect that.
    await setImmediate();
    await setImmediate();
    await this.stopServing();
    await this.#record.flush();
    // A server that is gone takes nothing any more, and nobody should wait for that.
    if (this.#connected) await settleBefore(ended(this.connection.drain()), LONGEST_DRAIN_MS);
    await this.connection.close();
  }

  #serveOrNot(): void {
    if (this.#local.listenerCount(MessageBusType.HOOK_EXECUTION_REQUEST) === 0) {
      void this.#stopServing();
      return;
    }
    this.#serving ??= this.connection.subscribe(eventSubject(this.prefix, '*'), {
      queue: this.queue,
      callback: (error, message) => {
        if (error === null) this.#served.take(message);
        else this.#mayNotServe(error);
      },
    });
  }

  #mayNotServe(error: Error): void {
    this.#warnOnce(`nats: ${messageOf(error)}`);
    this.#onServingRefused?.(error);
  }

  /** What the server has sent already still comes in, and is answered: its client must not wait for nobody. */
  async #stopServing(): Promise<void> {
    const serving = this.#serving;
    this.#serving = undefined;
    if (serving === undefined || serving.isClosed() || this.connection.isClosed()) return;
    if (this.#connected) await settleBefore(ended(serving.drain()), LONGEST_DRAIN_MS);
    else serving.unsubscribe();
  }

  async #watchConnection(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') this.#connected = false;
      if (status.type === 'reconnect') this.#isBack();
      if (status.type === 'error') this.#hasFailed(status.error);
    }
  }

  #isBack(): void {
    this.#connected = true;
    this.#asked.reconnected();
  }

  #hasEnded(error: unknown): void {
    this.#connected = false;
    this.#asked.end(
      new Error(`the connection to NATS has ended${error instanceof Error ? `: ${messageOf(error)}` : ''}`),
    );
    if (error instanceof Error) this.#warnOnce(`nats: the connection has ended for good: ${messageOf(error)}`);
  }

  /** What this client may not publish it is told later, by the subject. */
  #hasFailed(error: Error): void {
    const isForbidden = 'operation' in error && error.operation === 'publish' && 'subject' in error;
    if (isForbidden && typeof error.subject === 'string') this.#asked.refused(error.subject, messageOf(error));
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
      this.#served.answer(
        failureResponse(idOf(message), 'internal_error', ENDED, { stage: 'internal', notAsked: true }),
      );
  }

  /** The response to a request that nobody waits for. One that cannot even be sent is answered here. */
  async #respondLocally(request: OwnEventRequest): Promise<void> {
    const correlationId = idOf(request);
    try {
      this.#heard(await this.#asked.ask(sentForm(request, correlationId), {}));
    } catch (error) {
      if (error instanceof UnsendableError) {
        this.#local.publish(failureResponse(correlationId, 'internal_error', error.message, { stage: 'internal' }));
      } else {
        this.#onWarning(`nats: the hook request ${correlationId} was not answered: ${messageOf(error)}`);
      }
    }
  }

  /** Listeners of this process hear the response too, as they do on a bus inside one process. */
  #heard(response: HookExecutionResponse): HookExecutionResponse {
    this.#local.publish(response);
    return response;
  }
}

const OPEN_SERVER =
  'nats: the server lets in anybody, so anybody there may answer for the hooks: give agents and policy servers accounts of their own';

const STRAY =
  'nats: something came to the inbox of this client that is no answer to what it asked: who else may publish there?';

const SECOND_ANSWER =
  'nats: a request was answered twice, and only the first answer was heard: servers that share a prefix must share a queue';

const ENDED = 'this server has ended its hooks before the request had its turn';

/** A server that goes away while it is told goodbye has ended what should end. */
function ended(draining: Promise<unknown>): Promise<unknown> {
  return draining.catch(() => {});
}

function isRequest(message: BusMessage): message is OwnEventRequest {
  try {
    return message.type === MessageBusType.HOOK_EXECUTION_REQUEST;
  } catch {
    // A message that has no type to read reaches nobody.
    return false;
  }
}

function isMessage(value: unknown): value is MessageBusMessage {
  return isRecord(value) && typeof value['type'] === 'string';
}

/** Each field is read once. What the fields throw means that the request cannot be sent. */
function sentForm(request: OwnEventRequest, correlationId: string): SentRequest {
  try {
    const { type, eventName, input, origin } = request;
    return { type, eventName, input, correlationId, origin };
  } catch (error) {
    throw new UnsendableError(`the request cannot be read: ${messageOf(error)}`);
  }
}

/** The id is read once, and made up when there is none that can be returned. */
function idOf(request: BusMessage): string {
  try {
    const { correlationId } = request;
    return typeof correlationId === 'string' && correlationId !== '' ? correlationId : crypto.randomUUID();
  } catch {
    return crypto.randomUUID();
  }
}
