import type { Msg, Subscription } from '@nats-io/transport-node';
import { messageOf } from '../../util/errors.js';
import type { NatsMessageBus } from './nats-message-bus.js';
import { eventSubject, isInbox } from './subjects.js';
import { encode } from './wire.js';

/** Service description for NATS tools. */
export interface NatsServiceOptions {
  /** Version of the serving program. */
  version: string;
  description?: string | undefined;
  metadata?: Readonly<Record<string, string>> | undefined;
  /** Called with warnings for operators. */
  onWarning?: ((text: string) => void) | undefined;
}

const NAME = 'hookwright';
const PROTOCOL = 'io.nats.micro.v1';

/** Makes a serving bus visible as a NATS service: responds to `$SRV.PING`, `$SRV.INFO` and `$SRV.STATS`. */
export class NatsService {
  readonly name = NAME;
  readonly id = crypto.randomUUID();
  readonly #bus: NatsMessageBus;
  readonly #options: NatsServiceOptions;
  readonly #startedAt = new Date().toISOString();
  readonly #subscriptions: readonly Subscription[];

  constructor(bus: NatsMessageBus, options: NatsServiceOptions) {
    this.#bus = bus;
    this.#options = options;
    this.#subscriptions = [
      ...this.#respondTo('PING', () => this.#about('ping')),
      ...this.#respondTo('INFO', () => this.#info()),
      ...this.#respondTo('STATS', () => this.#stats()),
    ];
  }

  /** Unregisters the service. */
  end(): void {
    if (this.#bus.connection.isClosed()) return;
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
  }

  /** Subscribes to requests for all services, for services of this name, and for this instance. */
  #respondTo(verb: string, make: () => object): Subscription[] {
    const callback = (error: Error | null, message: Msg): void => {
      if (error === null && isInbox(message.reply ?? '')) message.respond(encode(make()));
      else if (error !== null) this.#options.onWarning?.(`nats: ${messageOf(error)}`);
    };
    const subjects = [`$SRV.${verb}`, `$SRV.${verb}.${NAME}`, `$SRV.${verb}.${NAME}.${this.id}`];
    return subjects.map((subject) => this.#bus.connection.subscribe(subject, { callback }));
  }

  #about(kind: string): object {
    const { version, metadata = {} } = this.#options;
    return { type: `${PROTOCOL}.${kind}_response`, name: NAME, id: this.id, version, metadata };
  }

  #info(): object {
    const { description = 'runs hooks for agents' } = this.#options;
    return { ...this.#about('info'), description, endpoints: [{ ...this.#endpoint(), metadata: {} }] };
  }

  #stats(): object {
    const { requests, errors, lastError, processingTime } = this.#bus.served;
    const counts = {
      num_requests: requests,
      num_errors: errors,
      last_error: lastError,
      processing_time: processingTime,
      average_processing_time: requests === 0 ? 0 : Math.round(processingTime / requests),
    };
    return {
      ...this.#about('stats'),
      started: this.#startedAt,
      endpoints: [{ ...this.#endpoint(), ...counts }],
    };
  }

  #endpoint(): object {
    const { prefix, queue } = this.#bus;
    return { name: 'events', subject: eventSubject(prefix, '*'), queue_group: queue };
  }
}
