import { type MessageBusMessage, MessageBusType } from '../../../../generated/index.js';
import type { MessageBus } from '../../../core/contract/index.js';
import type { TracePublisher } from '../../../core/events/trace-sink.js';
import type { NatsMessageBus } from '../../../integrations/nats/index.js';
import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';

type Handler = (message: unknown) => void;

/** Stands between the fleet and the hooks: nobody is answered before everything is ready, nor by hooks that may not run. */
export class RequestGate implements MessageBus<MessageBusMessage>, TracePublisher {
  readonly #handlers = new Map<Handler, string>();
  #bus: NatsMessageBus | undefined;
  /** Requests that wait until it is known whether the hooks are whole. */
  #held: (() => void)[] | undefined;
  #refusal: string | undefined;
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

  /** An answer is sent a turn later: an edit that its hooks did not survive has closed the door by then. */
  publish(message: MessageBusMessage): void {
    setImmediate(() => this.#send(message));
  }

  publishTrace(line: string): void {
    this.#bus?.publishTrace(line);
  }

  async flushTraces(): Promise<void> {
    await this.#bus?.flushTraces();
  }

  /** From here on the fleet is answered. */
  open(bus: NatsMessageBus): void {
    this.#bus = bus;
    for (const [handler, type] of this.#handlers) bus.subscribe(type, handler);
  }

  /** Requests wait from here on. */
  hold(): void {
    this.#held ??= [];
  }

  /** They are answered by the hooks, or refused with a reason, and so are those to come. */
  goOn(refusal?: string): void {
    this.#refusal = refusal;
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const deliver of held) deliver();
  }

  #deliver(handler: Handler, message: unknown): void {
    if (this.#held !== undefined) this.#held.push(() => this.#deliver(handler, message));
    else if (this.#refusal === undefined) handler(message);
    else this.#refuse(message, this.#refusal);
  }

  #send(message: MessageBusMessage): void {
    if (this.#held !== undefined) {
      this.#held.push(() => this.#send(message));
      return;
    }
    const refusal = this.#refusal ?? (this.#lenient ? undefined : whyUnheard(message));
    if (refusal === undefined) this.#bus?.publish(message);
    else this.#refuse(message, refusal);
  }

  #refuse(message: unknown, why: string): void {
    const { correlationId } = isRecord(message) ? message : {};
    this.#bus?.publish({
      type: MessageBusType.HOOK_EXECUTION_RESPONSE,
      correlationId: String(correlationId),
      success: false,
      error: { code: 'internal_error', message: why, details: { stage: 'internal', notAsked: true } },
    });
  }
}

/** Hooks that were trusted when this server began, and are not what they were then: nobody has been asked. */
function whyUnheard(message: MessageBusMessage): string | undefined {
  if (message.type !== MessageBusType.HOOK_EXECUTION_RESPONSE || !message.success) return undefined;
  const { hookResults = [], errors } = message.output;
  const unheard = hookResults.find(({ skipped }) => skipped === 'untrusted' || skipped === 'invalid');
  if (unheard === undefined) return undefined;
  return `this policy server has a hook that it may not run: ${messageOf(unheard.error ?? errors[0])}`;
}
