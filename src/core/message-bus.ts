import {
  type HookExecutionRequest,
  type HookExecutionResponse,
  type HookOrigin,
  type MessageBusMessage,
  MessageBusType,
  validateHookExecutionResponse,
} from '../../generated/index.js';
import { abortListeners } from '../util/abort.js';
import { DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS } from '../util/timeouts.js';
import type { MessageBus } from './contract/index.js';

/** What to ask for on the bus. */
export interface BusRequest {
  /** An event of whoever answers: ours, or one of a host's own. */
  eventName: string;
  input: Record<string, unknown>;
  /** Made up when it is missing, empty or no text. */
  correlationId?: string | undefined;
  /** Where the event happened, for hooks that run elsewhere. */
  origin?: HookOrigin | undefined;
}

/** What is published: as the contract has it, or a request for an event of a host's own. */
export type BusMessage = MessageBusMessage | OwnEventRequest;

/** A request whose event no type here knows. */
export type OwnEventRequest = Omit<HookExecutionRequest, 'eventName'> & { eventName: string };

/** How long to wait for the answer. */
export interface BusRequestOptions {
  /** How long to wait for the response, in milliseconds. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Nobody answered a request in time. */
export class HookRequestTimeoutError extends Error {
  override readonly name = 'HookRequestTimeoutError';
  readonly correlationId: string;

  constructor(correlationId: string, timeoutMs: number) {
    super(
      `no response to the hook request ${correlationId} within ${timeoutMs} ms: is a hook system with this bus running?`,
    );
    this.correlationId = correlationId;
  }
}

/** A request is waiting under this id: its answer could not be told from that of another one. */
export class HookRequestInFlightError extends Error {
  override readonly name = 'HookRequestInFlightError';
  readonly correlationId: string;

  constructor(correlationId: string) {
    super(`a hook request ${correlationId} is still waiting for its response: give every request an id of its own`);
    this.correlationId = correlationId;
  }
}

/** A bus inside one process. A listener that throws disturbs neither the publisher nor the other listeners. */
export class InMemoryMessageBus implements MessageBus<MessageBusMessage> {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #inFlight = new Set<string>();
  readonly #onListenerError: ((error: unknown) => void) | undefined;

  constructor(options: { onListenerError?: (error: unknown) => void } = {}) {
    this.#onListenerError = options.onListenerError;
  }

  subscribe(type: string, handler: (message: unknown) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    const listener = { handler };
    listeners.add(listener);
    this.#listeners.set(type, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(type) === listeners) this.#listeners.delete(type);
    };
  }

  publish(message: BusMessage): void {
    try {
      for (const { handler } of [...(this.#listeners.get(message.type) ?? [])]) this.#deliver(handler, message);
    } catch (error) {
      // A message that has no type to read reaches nobody.
      this.#report(error);
    }
  }

  /** How many listeners there are, of one type or of all. */
  listenerCount(type?: string): number {
    if (type !== undefined) return this.#listeners.get(type)?.size ?? 0;
    return [...this.#listeners.values()].reduce((count, { size }) => count + size, 0);
  }

  /** Publishes a request and resolves with its response. An id that is in flight already is rejected at once. */
  async request(request: BusRequest, options: BusRequestOptions = {}): Promise<HookExecutionResponse> {
    const { eventName, input, correlationId: given, origin } = request;
    const correlationId = typeof given === 'string' && given !== '' ? given : crypto.randomUUID();
    if (this.#inFlight.has(correlationId)) throw new HookRequestInFlightError(correlationId);
    options.signal?.throwIfAborted();
    const response = this.#responseTo(correlationId, options);
    const said = origin === undefined ? {} : { origin };
    this.publish({ type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName, input, correlationId, ...said });
    return response;
  }

  #responseTo(
    correlationId: string,
    { timeout = DEFAULT_TIMEOUT_MS, signal }: BusRequestOptions,
  ): Promise<HookExecutionResponse> {
    return new Promise((resolve, reject) => {
      // A timer takes a number that is too large for it to mean at once.
      const delay = Math.min(timeout, MAX_TIMEOUT_MS);
      const release = (): void => {
        clearTimeout(timer);
        unsubscribe();
        removeAbort?.();
        this.#inFlight.delete(correlationId);
      };
      const onAbort = (): void => {
        release();
        reject(signal?.reason);
      };
      const onResponse = (message: unknown): void => {
        if (!isAnswerTo(correlationId, message)) return;
        release();
        if (validateHookExecutionResponse(message)) resolve(message);
        else reject(new TypeError(`the response to the hook request ${correlationId} does not fit its contract`));
      };
      const onTimeout = (): void => {
        release();
        reject(new HookRequestTimeoutError(correlationId, timeout));
      };
      this.#inFlight.add(correlationId);
      const unsubscribe = this.subscribe(MessageBusType.HOOK_EXECUTION_RESPONSE, onResponse);
      const timer = setTimeout(onTimeout, delay);
      const removeAbort = signal && abortListeners.add(signal, onAbort);
    });
  }

  #deliver(handler: Listener['handler'], message: unknown): void {
    try {
      const answer: unknown = handler(message);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#report(error));
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    try {
      this.#onListenerError?.(error);
    } catch {
      // The report of a failure must not become another one.
    }
  }
}

function isAnswerTo(correlationId: string, message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'correlationId' in message &&
    message.correlationId === correlationId
  );
}

/** An object of its own for each subscription: the same function may subscribe twice. */
interface Listener {
  readonly handler: (message: unknown) => void;
}
