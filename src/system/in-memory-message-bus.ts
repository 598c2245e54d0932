import {
  type HookExecutionResponse,
  type MessageBusMessage,
  MessageBusType,
  validateHookExecutionResponse,
} from '../../generated/index.js';
import type { MessageBus } from '../core/contract/index.js';
import { raceAbort } from '../util/abort.js';
import { guarded } from '../util/errors.js';
import { isRecord } from '../util/json.js';
import { DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS } from '../util/timeouts.js';
import {
  type BusMessage,
  type BusRequest,
  type BusRequestOptions,
  HookRequestInFlightError,
  HookRequestTimeoutError,
} from './message-bus.js';

/** Message bus inside one process. A listener that throws affects neither the publisher nor other listeners. */
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
      // The type of the message cannot be read.
      this.#report(error);
    }
  }

  /** Returns the number of listeners, for one type or for all. */
  listenerCount(type?: string): number {
    if (type !== undefined) return this.#listeners.get(type)?.size ?? 0;
    return [...this.#listeners.values()].reduce((count, { size }) => count + size, 0);
  }

  /** Publishes a request and resolves with its response. Rejects if a request with the same id is pending. */
  async request(request: BusRequest, options: BusRequestOptions = {}): Promise<HookExecutionResponse> {
    const { eventName, input, origin } = request;
    const correlationId = hasText(request.correlationId) ? request.correlationId : crypto.randomUUID();
    if (this.#inFlight.has(correlationId)) throw new HookRequestInFlightError(correlationId);
    options.signal?.throwIfAborted();
    const response = this.#responseTo(correlationId, options);
    const message = { type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName, input, correlationId };
    this.publish(origin === undefined ? message : { ...message, origin });
    return response;
  }

  #responseTo(
    correlationId: string,
    { timeout = DEFAULT_TIMEOUT_MS, signal }: BusRequestOptions,
  ): Promise<HookExecutionResponse> {
    // A timer with a larger delay fires at once.
    const limits = { signals: [signal], timeoutMs: Math.min(timeout, MAX_TIMEOUT_MS) };
    let unsubscribe = (): void => {};
    const release = (): void => {
      unsubscribe();
      this.#inFlight.delete(correlationId);
    };
    const response = new Promise<HookExecutionResponse>((resolve, reject) => {
      this.#inFlight.add(correlationId);
      unsubscribe = this.subscribe(MessageBusType.HOOK_EXECUTION_RESPONSE, (message) => {
        if (!isRecord(message) || message['correlationId'] !== correlationId) return;
        release();
        if (validateHookExecutionResponse(message)) resolve(message);
        else reject(new TypeError(`the response to the hook request ${correlationId} does not fit its contract`));
      });
    });
    return raceAbort(response, limits, (cause) => {
      release();
      throw cause === 'abort' ? signal?.reason : new HookRequestTimeoutError(correlationId, timeout);
    });
  }

  #deliver(handler: Listener['handler'], message: unknown): void {
    try {
      const returned: unknown = handler(message);
      if (returned instanceof Promise) returned.catch((error: unknown) => this.#report(error));
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    guarded(() => this.#onListenerError?.(error));
  }
}

function hasText(id: unknown): id is string {
  return typeof id === 'string' && id !== '';
}

/** Subscription. The same function may subscribe twice. */
interface Listener {
  readonly handler: (message: unknown) => void;
}
