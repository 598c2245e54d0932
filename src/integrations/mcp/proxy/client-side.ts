import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
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
import { readLines, TOO_LONG } from './read-lines.js';
import type { ToolCalls } from './tool-calls.js';
import { CALL, looksLikeCall, readToolRequest } from './tool-request.js';

export interface ClientSideOptions {
  readonly inFlight: InFlight;
  readonly calls: ToolCalls;
  readonly client: LineWriter;
  readonly server: LineWriter;
  readonly maxFrameBytes: number;
  readonly tell: (text: string) => void;
}

/** What the client writes. Every message is read, and written anew for the server, or goes no further. */
export class ClientSide {
  readonly #options: ClientSideOptions;

  constructor(options: ClientSideOptions) {
    this.#options = options;
  }

  /** Until the client has no more to say. */
  async read(input: AsyncIterable<Buffer>): Promise<void> {
    const { maxFrameBytes } = this.#options;
    for await (const line of readLines(input, maxFrameBytes)) {
      if (line === TOO_LONG) {
        await this.#refuse(new RejectedMessage(ErrorCode.parse, `the frame is longer than ${maxFrameBytes} bytes`));
      } else if (!isBlank(line)) await this.#takeLine(line);
    }
  }

  async #takeLine(line: Buffer): Promise<void> {
    try {
      const values = readClientLine(line);
      const bytes = Math.ceil(line.length / values.length);
      for (const value of values) await this.#take(value, bytes);
    } catch (error) {
      await this.#refuse(error);
    }
  }

  async #take(value: unknown, bytes: number): Promise<void> {
    try {
      await this.#pass(readClientMessage(value), bytes);
    } catch (error) {
      await this.#refuse(error);
    }
  }

  async #pass(message: ClientMessage, bytes: number): Promise<void> {
    const { server } = this.#options;
    if (message.kind === 'response') return server.message(message.frame);
    if (message.kind === 'request') return this.#request(message, bytes);
    const { method, params } = message;
    if (method === CALL || looksLikeCall(method)) {
      return this.#options.tell('a call of a tool without an id was not passed on: it could not be answered');
    }
    if (method === 'notifications/cancelled' && !this.#cancel(params)) return;
    return server.message(frameOf({ method, params }));
  }

  async #request(request: Request, bytes: number): Promise<void> {
    const { inFlight, calls, server } = this.#options;
    const { id, method } = request;
    if (looksLikeCall(method)) throw new RejectedMessage(ErrorCode.unknownMethod, `there is no method ${method}`, id);
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

  /** Whether the server has something to cancel. A call that hooks still decide about never gets there. */
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

  #refuse(error: unknown): Promise<void> {
    const refused =
      error instanceof RejectedMessage ? error : new RejectedMessage(ErrorCode.invalidRequest, messageOf(error));
    return this.#options.client.message(errorFrame(refused));
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}
