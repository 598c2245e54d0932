import {
  type HookEventName,
  type HookExecutionResponse,
  type MessageBusMessage,
  MessageBusType,
  validateHookExecutionResponse,
} from '../../generated/index.js';
import { abortListeners } from '../contract/abort-listeners.js';
import type { MessageBus } from '../contract/index.js';

export interface BusRequest {
  eventName: HookEventName;
  input: Record<string, unknown>;
  correlationId?: string | undefined;
}

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

const DEFAULT_TIMEOUT_MS = 60_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** A bus inside one process. A listener that throws disturbs neither the publisher nor the other listeners. */
export class InMemoryMessageBus implements MessageBus<MessageBusMessage> {
  readonly #listeners = new Map<string, Set<Listener>>();
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

  publish(message: MessageBusMessage): void {
    for (const { handler } of [...(this.#listeners.get(message.type) ?? [])]) this.#deliver(handler, message);
  }

  /** How many listeners there are, of one type or of all. */
  listenerCount(type?: string): number {
    if (type !== undefined) return this.#listeners.get(type)?.size ?? 0;
    return [...this.#listeners.values()].reduce((count, { size }) => count + size, 0);
  }

  /** Publishes a request and resolves with its response. */
  request(
    { eventName, input, correlationId: given }: BusRequest,
    options: BusRequestOptions = {},
  ): Promise<HookExecutionResponse> {
    const { timeout = DEFAULT_TIMEOUT_MS, signal } = options;
    const correlationId = given || crypto.randomUUID();
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const release = (): void => {
        clearTimeout(timer);
        unsubscribe();
        removeAbort?.();
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
      const unsubscribe = this.subscribe(MessageBusType.HOOK_EXECUTION_RESPONSE, onResponse);
      // A timer takes a number that is too large for it to mean at once.
      const timer = setTimeout(onTimeout, Math.min(timeout, LONGEST_TIMEOUT_MS));
      const removeAbort = signal && abortListeners.add(signal, onAbort);
      this.publish({ type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName, input, correlationId });
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
