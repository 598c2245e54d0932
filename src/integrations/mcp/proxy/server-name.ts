import { isRecord } from '../../../util/json.js';
import { settleBefore } from '../../../util/timeouts.js';
import { type Answer, type InFlight, Pending } from './in-flight.js';
import { frameOf } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';

/** Where a server that needs no handshake says who it is. */
const INFO_KEY = 'io.modelcontextprotocol/serverInfo';

/** What hooks know the server by: the name it was given, else what it called itself first. */
export class ServerName {
  #name: string | undefined;

  constructor(given: string | undefined) {
    this.#name = given;
  }

  get value(): string | undefined {
    return this.#name;
  }

  /** From the result of a request that is no call of a tool: tools do not name their server. */
  learn(result: unknown): void {
    if (this.#name !== undefined || !isRecord(result)) return;
    const { serverInfo, _meta } = result;
    const info = isRecord(serverInfo) ? serverInfo : isRecord(_meta) ? _meta[INFO_KEY] : undefined;
    const name = isRecord(info) ? info['name'] : undefined;
    if (typeof name === 'string' && name.trim() !== '') this.#name = name;
  }
}

const DISCOVER = 'server/discover';
const PATIENCE_MS = 10_000;

/** What a server says of itself, when it is asked by us in the words of its client; undefined when it does not. */
export async function requestName(inFlight: InFlight, server: LineWriter, meta: object): Promise<unknown> {
  const pending = new Pending(`hookwright-${crypto.randomUUID()}`, DISCOVER, 0);
  let answer: Answer | undefined;
  const answered = new Promise<void>((resolve) => {
    pending.onAnswer = (given) => {
      answer = given;
      resolve();
    };
  });
  inFlight.add(pending);
  try {
    await server.message(frameOf({ id: pending.id, method: DISCOVER, params: { _meta: meta } }));
    await settleBefore(answered, PATIENCE_MS);
  } finally {
    if (answer === undefined) inFlight.expectLate(pending);
    else inFlight.delete(pending);
  }
  return answer !== undefined && 'result' in answer.members ? answer.members.result : undefined;
}
