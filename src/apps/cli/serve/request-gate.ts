import { type MessageBusMessage, MessageBusType } from '../../../../generated/index.js';
import type { MessageBus } from '../../../core/contract/index.js';
import type { TracePublisher } from '../../../core/index.js';
import type { NatsMessageBus } from '../../../integrations/nats/index.js';
import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';

type Handler = (message: unknown) => void;

/**
 * Message bus between the fleet and the hooks. Delivers no request before the server is ready, and rejects requests
 * while the hooks are invalid.
 */
export class RequestGate implements MessageBus<MessageBusMessage>, TracePublisher {
  readonly #handlers = new Map<Handler, string>();
  #bus: NatsMessageBus | undefined;
  /** Requests that wait until the hooks have been checked. */
  #held: (() => void)[] | undefined;
  #rejection: string | undefined;
  readonly #lenient: boolean;

  constructor({ lenient }: { readonly lenient: boolean }) {
    this.#lenient = lenient;
  }

  subscribe(type: string, handler: Handler): () => void {
    const own: Handler = (message) => this.#deliver(handler, message);
    this.#handlers.set(own, type);
    const unsubscribe = this.#bus?.subscribe(type, own);
    return () => {
      unsubscribe?.();
      this.#handlers.delete(own);
    };
  }

  /** Delays the response by one tick, so that a settings change that invalidated the hooks can reject it. */
  publish(message: MessageBusMessage): void {
    setImmediate(() => this.#send(message));
  }

  publishTrace(line: string): void {
    this.#bus?.publishTrace(line);
  }

  async flushTraces(): Promise<void> {
    await this.#bus?.flushTraces();
  }

  /** Starts to deliver requests. */
  open(bus: NatsMessageBus): void {
    this.#bus = bus;
    for (const [handler, type] of this.#handlers) bus.subscribe(type, handler);
  }

  /** Queues requests until resume() is called. */
  hold(): void {
    this.#held ??= [];
  }

  /** Delivers the queued requests, or rejects them and all later ones with the given reason. */
  resume(rejection?: string): void {
    this.#rejection = rejection;
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const deliver of held) deliver();
  }

  #deliver(handler: Handler, message: unknown): void {
    if (this.#held !== undefined) this.#held.push(() => this.#deliver(handler, message));
    else if (this.#rejection === undefined) handler(message);
    else this.#reject(message, this.#rejection);
  }

  #send(message: MessageBusMessage): void {
    if (this.#held !== undefined) {
      this.#held.push(() => this.#send(message));
      return;
    }
    const rejection = this.#rejection ?? (this.#lenient ? undefined : whyNotEnforced(message));
    if (rejection === undefined) this.#bus?.publish(message);
    else this.#reject(message, rejection);
  }

  #reject(message: unknown, why: string): void {
    const { correlationId } = isRecord(message) ? message : {};
    this.#bus?.publish({
      type: MessageBusType.HOOK_EXECUTION_RESPONSE,
      correlationId: String(correlationId),
      success: false,
      error: { code: 'internal_error', message: why, details: { stage: 'internal', notAsked: true } },
    });
  }
}

/** Returns why a response must be rejected: a hook is no longer trusted or valid, so it did not run. */
function whyNotEnforced(message: MessageBusMessage): string | undefined {
  if (message.type !== MessageBusType.HOOK_EXECUTION_RESPONSE || !message.success) return undefined;
  const { hookResults = [], errors } = message.output;
  const notRun = hookResults.find(({ skipped }) => skipped === 'untrusted' || skipped === 'invalid');
  if (notRun === undefined) return undefined;
  return `this policy server has a hook that it may not run: ${messageOf(notRun.error ?? errors[0])}`;
}
