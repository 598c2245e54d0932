import type { NatsConnection } from '@nats-io/transport-node';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { decode } from './wire.js';

interface Way {
  readonly connection: NatsConnection;
  readonly subject: string;
  isConnected(): boolean;
  /** Is told what an operator should know, each thing once. */
  warn(text: string): void;
}

const ACK_TIMEOUT_MS = 5000;
/** So long after a line that nobody acknowledged, one asks again whether there is a stream. */
const ASK_AGAIN_MS = 30_000;

/** The lines of what hooks did on this host. Where a stream holds their subject each is acknowledged, else nobody can tell. */
export class TraceStream {
  readonly #way: Way;
  readonly #waiting = new Set<Promise<void>>();
  readonly #said = new Set<string>();
  #askAgainAt = 0;

  constructor(way: Way) {
    this.#way = way;
  }

  /** Never throws: a record that cannot be kept must not disturb the hooks. */
  publish(line: string): void {
    const { connection, subject, isConnected } = this.#way;
    // What is handed to a client that is cut off would pile up in memory.
    if (connection.isClosed() || !isConnected()) {
      this.#say('lines of the record are lost while the server is away');
      return;
    }
    const limit = connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (line.length > limit || Buffer.byteLength(line) > limit) {
      this.#say(`a line of the record is left out: the NATS server takes messages of ${limit} bytes`);
      return;
    }
    try {
      if (Date.now() >= this.#askAgainAt) this.#publishKept(line);
      else connection.publish(subject, line);
    } catch (error) {
      this.#say(`a line of the record could not be sent: ${messageOf(error)}`);
    }
  }

  /** Resolves when every line so far is acknowledged, or will not be. */
  async flush(): Promise<void> {
    await Promise.all(this.#waiting);
  }

  #publishKept(line: string): void {
    const { connection, subject } = this.#way;
    const asked = connection
      .request(subject, line, { timeout: ACK_TIMEOUT_MS })
      .then(({ data }) => checkAck(decode(data)))
      .catch((error: unknown) => this.#isNotKept(error))
      .finally(() => this.#waiting.delete(asked));
    this.#waiting.add(asked);
  }

  #isNotKept(error: unknown): void {
    this.#askAgainAt = Date.now() + ASK_AGAIN_MS;
    const { subject } = this.#way;
    this.#say(
      `no stream acknowledges ${subject} (${messageOf(error)}), so the record is best effort: only who listens now has it`,
    );
  }

  #say(text: string): void {
    const [kind = text] = text.split('(');
    if (this.#said.has(kind)) return;
    this.#said.add(kind);
    this.#way.warn(`nats: ${text}`);
  }
}

/** Anybody may answer; only a stream says which one it is, also when it is full and keeps nothing. */
function checkAck(ack: unknown): void {
  const { stream, error }: Record<string, unknown> = isRecord(ack) ? ack : {};
  if (typeof stream === 'string' && error === undefined) return;
  const description = isRecord(error) ? error['description'] : undefined;
  throw new Error(typeof description === 'string' ? description : 'the answer is no acknowledgement');
}
