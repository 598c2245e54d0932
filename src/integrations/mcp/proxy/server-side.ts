import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { readLines, TOO_LONG } from '../../../util/lines.js';
import { hasInexactNumber } from './exact-numbers.js';
import type { InFlight, Pending } from './in-flight.js';
import { decodeLine, ErrorCode, errorFrame, isId } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';
import type { ServerName } from './server-name.js';
import { hasRepeatedMember, knownMembers, ownError, responseMembers, twinIn } from './server-response.js';
import type { ToolCalls } from './tool-calls.js';

/** The parts of the proxy that the server side uses. */
export interface ServerSideOptions {
  readonly inFlight: InFlight;
  readonly calls: ToolCalls;
  readonly name: ServerName;
  readonly client: LineWriter;
  readonly maxFrameBytes: number;
  readonly warn: (text: string) => void;
}

/** Reading from the server pauses while results of this size wait for hooks or for the client. */
const MAX_HELD_BYTES = 64 * 1024 * 1024;

/** A message of the server. */
interface ServerMessage {
  readonly value: unknown;
  /** The line, if the message is alone in it. */
  readonly line: Buffer | undefined;
  readonly bytes: number;
  /** True if no number changes when the message is parsed and serialised. */
  readonly isExact: boolean;
}

/**
 * Reads what the server writes. Responses to tool calls go through the hooks. Everything else is serialised again for the
 * client, so that no reader finds more in it than was read here.
 */
export class ServerSide {
  readonly #options: ServerSideOptions;

  constructor(options: ServerSideOptions) {
    this.#options = options;
  }

  /** Reads until the server closes its output. */
  async read(output: AsyncIterable<Buffer>): Promise<void> {
    const { maxFrameBytes, warn, calls } = this.#options;
    for await (const line of readLines(output, maxFrameBytes)) {
      if (line === TOO_LONG) warn(`dropped a line of the server: it is longer than ${maxFrameBytes} bytes`);
      else for (const message of this.#messagesIn(line)) await this.#take(message);
      await calls.held.below(MAX_HELD_BYTES);
    }
  }

  #messagesIn(line: Buffer): ServerMessage[] {
    const text = decodeLine(line);
    if (text?.trim() === '') return [];
    try {
      if (text === undefined) throw new Error('not UTF-8');
      const value: unknown = JSON.parse(text);
      const isExact = !hasInexactNumber(text);
      if (!Array.isArray(value)) return [{ value, line, bytes: line.length, isExact }];
      return value.map((each: unknown) => ({ value: each, line: undefined, bytes: line.length, isExact: true }));
    } catch {
      this.#options.warn('dropped a line of the server: it is not a JSON message');
      return [];
    }
  }

  async #take(message: ServerMessage): Promise<void> {
    const { value } = message;
    if (!isRecord(value)) return this.#options.warn('dropped a message of the server: it is not an object');
    const { id, result, error } = value;
    const twin = twinIn(value);
    if (twin !== undefined) return this.#reject(id, twin);
    // A response that also has a method is ambiguous: it is treated as a response, so that hooks see it.
    if (result === undefined && error === undefined) return this.#pass(message, value);
    if (!isId(id)) return result === undefined ? this.#pass(message, value) : this.#dropUnexpected();
    const pending = this.#options.inFlight.get(id);
    if (pending !== undefined) return this.#respond(pending, message, value);
    const late = this.#options.inFlight.takeLate(id);
    if (late === undefined) return this.#dropUnexpected();
    // The client cancelled the call, and its hooks were cancelled too.
    return late.isCall || late.onResponse !== undefined ? undefined : this.#pass(message, value);
  }

  async #respond(pending: Pending, message: ServerMessage, value: Record<string, unknown>): Promise<void> {
    const { inFlight, name } = this.#options;
    const { onResponse } = pending;
    if (onResponse === undefined) {
      // The call was not sent to the server, or has its response already.
      if (pending.isCall) return this.#dropUnexpected();
      inFlight.delete(pending);
      name.learn(value['result']);
      return this.#pass(message, value);
    }
    pending.onResponse = undefined;
    const members = responseMembers(value);
    const isPlain = 'result' in members && !Object.hasOwn(value, 'error');
    const line = message.isExact || !isPlain ? undefined : ownLine(message, value);
    onResponse({ members, bytes: message.bytes, line });
  }

  /** Drops an ambiguous response and answers the request with an error. */
  async #reject(id: unknown, twin: string): Promise<void> {
    const { inFlight, client, warn } = this.#options;
    const why = `cannot read a response of the server: ${JSON.stringify(twin)} differs from a member only in case`;
    warn(`${why}. It was dropped`);
    const pending = isId(id) ? inFlight.get(id) : undefined;
    if (pending === undefined) return;
    const { onResponse } = pending;
    pending.onResponse = undefined;
    if (onResponse !== undefined) return onResponse({ members: { error: ownError(why) }, bytes: 0, line: undefined });
    if (pending.isCall) return;
    inFlight.delete(pending);
    return client.message(errorFrame({ code: ErrorCode.internal, message: why, id: pending.id }));
  }

  async #pass(message: ServerMessage, value: Record<string, unknown>): Promise<void> {
    const { client, warn } = this.#options;
    const line = message.isExact ? undefined : ownLine(message, value);
    if (line !== undefined) return client.line(line);
    try {
      await client.message(knownMembers(value));
    } catch (error) {
      const deep = ownLine(message, value);
      if (deep !== undefined) return client.line(deep);
      warn(`cannot pass on a message of the server: ${messageOf(error)}. It was dropped`);
    }
  }

  #dropUnexpected(): void {
    this.#options.warn('dropped a response of the server: no pending request has its id');
  }
}

/** Returns the line as the server wrote it, if every reader finds the same in it. */
function ownLine({ line }: ServerMessage, value: Record<string, unknown>): Buffer | undefined {
  if (line === undefined || Object.keys(knownMembers(value)).length < Object.keys(value).length) return undefined;
  return hasRepeatedMember(line.toString('utf8'), value) ? undefined : line;
}
