import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { readLines, TOO_LONG } from '../../../util/lines.js';
import { type InFlight, Pending } from './in-flight.js';
import {
  type ClientMessage,
  ErrorCode,
  errorFrame,
  frameOf,
  isId,
  RejectedMessage,
  type Request,
  readClientLine,
  readClientMessage,
} from './json-rpc.js';
import type { LineWriter } from './line-writer.js';
import type { ToolCalls } from './tool-calls.js';
import { CALL, looksLikeCall, readToolRequest } from './tool-request.js';

/** The parts of the proxy that the client side uses. */
export interface ClientSideOptions {
  readonly inFlight: InFlight;
  readonly calls: ToolCalls;
  readonly client: LineWriter;
  readonly server: LineWriter;
  readonly maxFrameBytes: number;
  readonly warn: (text: string) => void;
}

/** Reads the client's messages. Each is parsed and serialized again for the server, or rejected. */
export class ClientSide {
  readonly #options: ClientSideOptions;

  constructor(options: ClientSideOptions) {
    this.#options = options;
  }

  /** Reads until the client closes its output. */
  async read(input: AsyncIterable<Buffer>): Promise<void> {
    const { maxFrameBytes } = this.#options;
    for await (const line of readLines(input, maxFrameBytes)) {
      if (line === TOO_LONG) {
        await this.#reject(new RejectedMessage(ErrorCode.parse, `the frame is longer than ${maxFrameBytes} bytes`));
      } else if (!isBlank(line)) await this.#takeLine(line);
    }
  }

  async #takeLine(line: Buffer): Promise<void> {
    try {
      const values = readClientLine(line);
      const bytes = Math.ceil(line.length / values.length);
      for (const value of values) await this.#take(value, bytes);
    } catch (error) {
      await this.#reject(error);
    }
  }

  async #take(value: unknown, bytes: number): Promise<void> {
    try {
      await this.#pass(readClientMessage(value), bytes);
    } catch (error) {
      await this.#reject(error);
    }
  }

  async #pass(message: ClientMessage, bytes: number): Promise<void> {
    const { server } = this.#options;
    if (message.kind === 'response') return server.message(message.frame);
    if (message.kind === 'request') return this.#request(message, bytes);
    const { method, params } = message;
    if (method === CALL || looksLikeCall(method)) {
      return this.#options.warn('a tool call without an id was not forwarded: it has no response');
    }
    if (method === 'notifications/cancelled' && !this.#cancel(params)) return;
    return server.message(frameOf({ method, params }));
  }

  async #request(request: Request, bytes: number): Promise<void> {
    const { inFlight, calls, server } = this.#options;
    const { id, method } = request;
    if (looksLikeCall(method)) throw new RejectedMessage(ErrorCode.unknownMethod, `unknown method ${method}`, id);
    const call = method === CALL ? readToolRequest(request) : undefined;
    const pending = new Pending(id, method, bytes);
    inFlight.add(pending);
    if (call !== undefined) {
      void calls.run(pending, call);
      return;
    }
    try {
      await server.message(frameOf({ id, method, params: request.params }));
    } catch (error) {
      inFlight.delete(pending);
      throw new RejectedMessage(ErrorCode.invalidRequest, messageOf(error), id);
    }
  }

  /** Cancels a request. Returns true if the server has to be notified: a call that hooks still check was not sent to it. */
  #cancel(params: unknown): boolean {
    const { inFlight } = this.#options;
    const id = isRecord(params) ? params['requestId'] : undefined;
    const pending = isId(id) ? inFlight.get(id) : undefined;
    if (pending === undefined) return true;
    pending.cancel();
    if (pending.isCall && !pending.wasSent) inFlight.delete(pending);
    else inFlight.expectLate(pending);
    return !pending.isCall || pending.wasSent;
  }

  #reject(error: unknown): Promise<void> {
    const rejected =
      error instanceof RejectedMessage ? error : new RejectedMessage(ErrorCode.invalidRequest, messageOf(error));
    return this.#options.client.message(errorFrame(rejected));
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}
