import { isRecord } from '../../values/json.js';

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
