import { isRecord } from '../../../util/json.js';
import { settleBefore } from '../../../util/timeouts.js';
import { type CallResponse, type InFlight, Pending } from './in-flight.js';
import { frameOf } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';

/** Member of `_meta` with the name of a server that needs no handshake. */
const INFO_KEY = 'io.modelcontextprotocol/serverInfo';

/** The server's name for hooks: the configured name, or the first name that the server reports. */
export class ServerName {
  #name: string | undefined;

  constructor(configured: string | undefined) {
    this.#name = configured;
  }

  get value(): string | undefined {
    return this.#name;
  }

  /** Takes the name from a result, unless it is set. Not for results of tool calls, which tools control. */
  learn(result: unknown): void {
    if (this.#name !== undefined || !isRecord(result)) return;
    const { serverInfo, _meta } = result;
    const info = isRecord(serverInfo) ? serverInfo : isRecord(_meta) ? _meta[INFO_KEY] : undefined;
    const name = isRecord(info) ? info['name'] : undefined;
    if (typeof name === 'string' && name.trim() !== '') this.#name = name;
  }
}

const DISCOVER = 'server/discover';
const DISCOVER_TIMEOUT_MS = 10_000;

/** Requests the server's description with the client's `_meta`. Resolves with undefined if there is no result in time. */
export async function requestName(inFlight: InFlight, server: LineWriter, meta: object): Promise<unknown> {
  const pending = new Pending(`hookwright-${crypto.randomUUID()}`, DISCOVER, 0);
  let response: CallResponse | undefined;
  const responded = new Promise<void>((resolve) => {
    pending.onResponse = (received) => {
      response = received;
      resolve();
    };
  });
  inFlight.add(pending);
  try {
    await server.message(frameOf({ id: pending.id, method: DISCOVER, params: { _meta: meta } }));
    await settleBefore(responded, DISCOVER_TIMEOUT_MS);
  } finally {
    if (response === undefined) inFlight.expectLate(pending);
    else inFlight.delete(pending);
  }
  return response !== undefined && 'result' in response.members ? response.members.result : undefined;
}
