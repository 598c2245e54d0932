import type { NatsConnection } from '@nats-io/transport-node';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { decode } from './wire.js';

/** Options for publishing trace lines. */
interface TraceStreamOptions {
  readonly connection: NatsConnection;
  readonly subject: string;
  isConnected(): boolean;
  /** Called with warnings for operators, once each. */
  warn(text: string): void;
}

const ACK_TIMEOUT_MS = 5000;
/** After a missing acknowledgement, lines are published without one for this long. */
const ACK_RETRY_MS = 30_000;

/** Publishes trace lines of this host. A JetStream stream acknowledges them; without one, delivery is best effort. */
export class TraceStream {
  readonly #options: TraceStreamOptions;
  readonly #pending = new Set<Promise<void>>();
  readonly #warned = new Set<string>();
  #retryAckAt = 0;

  constructor(options: TraceStreamOptions) {
    this.#options = options;
  }

  /** Publishes a line. Never throws, because hooks must not depend on it. */
  publish(line: string): void {
    const { connection, subject, isConnected } = this.#options;
    // The client would buffer the lines in memory while it is disconnected.
    if (connection.isClosed() || !isConnected()) {
      this.#warnOnce('trace lines are lost while the server is not reachable');
      return;
    }
    const limit = connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (line.length > limit || Buffer.byteLength(line) > limit) {
      this.#warnOnce(`a trace line is dropped: the NATS server accepts at most ${limit} bytes`);
      return;
    }
    try {
      if (Date.now() >= this.#retryAckAt) this.#publishWithAck(line);
      else connection.publish(subject, line);
    } catch (error) {
      this.#warnOnce(`cannot send a trace line: ${messageOf(error)}`);
    }
  }

  /** Resolves when every line so far is acknowledged, or will not be. */
  async flush(): Promise<void> {
    await Promise.all(this.#pending);
  }

  #publishWithAck(line: string): void {
    const { connection, subject } = this.#options;
    const acknowledged = connection
      .request(subject, line, { timeout: ACK_TIMEOUT_MS })
      .then(({ data }) => checkAck(decode(data)))
      .catch((error: unknown) => this.#notAcknowledged(error))
      .finally(() => this.#pending.delete(acknowledged));
    this.#pending.add(acknowledged);
  }

  #notAcknowledged(error: unknown): void {
    this.#retryAckAt = Date.now() + ACK_RETRY_MS;
    const { subject } = this.#options;
    this.#warnOnce(
      `no stream acknowledges ${subject} (${messageOf(error)}): traces are best effort, only current subscribers receive them`,
    );
  }

  #warnOnce(text: string): void {
    const [kind = text] = text.split('(');
    if (this.#warned.has(kind)) return;
    this.#warned.add(kind);
    this.#options.warn(`nats: ${text}`);
  }
}

/** Throws if a response is not a stream's acknowledgement, or reports an error, such as a full stream. */
function checkAck(ack: unknown): void {
  const { stream, error }: Record<string, unknown> = isRecord(ack) ? ack : {};
  if (typeof stream === 'string' && error === undefined) return;
  const description = isRecord(error) ? error['description'] : undefined;
  throw new Error(typeof description === 'string' ? description : 'the response is not an acknowledgement');
}
