import { messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { hasInexactNumber } from './exact-numbers.js';
import type { InFlight, Pending } from './in-flight.js';
import { decodeLine, ErrorCode, errorFrame, isId } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';
import { readLines, TOO_LONG } from './read-lines.js';
import type { ServerName } from './server-name.js';
import { answerIn, hasRepeatedMember, knownMembers, ownError, twinIn } from './server-response.js';
import type { ToolCalls } from './tool-calls.js';

export interface ServerSideOptions {
  readonly inFlight: InFlight;
  readonly calls: ToolCalls;
  readonly name: ServerName;
  readonly client: LineWriter;
  readonly maxFrameBytes: number;
  readonly tell: (text: string) => void;
}

/** Results that wait for hooks, or for a client that does not read, stop the server beyond this. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;

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

  /** Until the server has no more to say. */
  async read(output: AsyncIterable<Buffer>): Promise<void> {
    const { maxFrameBytes, tell, calls } = this.#options;
    for await (const line of readLines(output, maxFrameBytes)) {
      if (line === TOO_LONG) tell(`the server wrote a line of more than ${maxFrameBytes} bytes, which was dropped`);
      else for (const message of this.#messagesIn(line)) await this.#take(message);
      await calls.held.below(MOST_HELD_BYTES);
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
      this.#options.tell('the server wrote a line that is no message, which was dropped');
      return [];
    }
  }

  async #take(message: ServerMessage): Promise<void> {
    const { value } = message;
    if (!isRecord(value)) return this.#options.tell('the server wrote something that is no message: it was dropped');
    const { id, result, error } = value;
    const twin = twinIn(value);
    if (twin !== undefined) return this.#reject(id, twin);
    // An answer that also has a method could be taken for either; hooks shall see it.
    if (result === undefined && error === undefined) return this.#pass(message, value);
    if (!isId(id)) return result === undefined ? this.#pass(message, value) : this.#unasked();
    const pending = this.#options.inFlight.get(id);
    if (pending !== undefined) return this.#answer(pending, message, value);
    const late = this.#options.inFlight.takeLate(id);
    if (late === undefined) return this.#unasked();
    // The client gave the call up, and its hooks with it.
    return late.isCall || late.onAnswer !== undefined ? undefined : this.#pass(message, value);
  }

  async #answer(pending: Pending, message: ServerMessage, value: Record<string, unknown>): Promise<void> {
    const { inFlight, name } = this.#options;
    const { onAnswer } = pending;
    if (onAnswer === undefined) {
      // A call that the server has not got, or has answered already.
      if (pending.isCall) return this.#unasked();
      inFlight.delete(pending);
      name.learn(value['result']);
      return this.#pass(message, value);
    }
    pending.onAnswer = undefined;
    const members = answerIn(value);
    const isPlain = 'result' in members && !Object.hasOwn(value, 'error');
    const line = message.isExact || !isPlain ? undefined : ownLine(message, value);
    onAnswer({ members, bytes: message.bytes, line });
  }

  /** Answers a request for the server if its response can be read in two ways. */
  async #reject(id: unknown, twin: string): Promise<void> {
    const { inFlight, client, tell } = this.#options;
    const why = `cannot read a response of the server: ${JSON.stringify(twin)} differs from a member only in case`;
    tell(`${why}. It was dropped`);
    const pending = isId(id) ? inFlight.get(id) : undefined;
    if (pending === undefined) return;
    const { onAnswer } = pending;
    pending.onAnswer = undefined;
    if (onAnswer !== undefined) return onAnswer({ members: { error: ownError(why) }, bytes: 0, line: undefined });
    if (pending.isCall) return;
    inFlight.delete(pending);
    return client.message(errorFrame({ code: ErrorCode.internal, message: why, id: pending.id }));
  }

  async #pass(message: ServerMessage, value: Record<string, unknown>): Promise<void> {
    const { client, tell } = this.#options;
    const line = message.isExact ? undefined : ownLine(message, value);
    if (line !== undefined) return client.line(line);
    try {
      await client.message(knownMembers(value));
    } catch (error) {
      const deep = ownLine(message, value);
      if (deep !== undefined) return client.line(deep);
      tell(`cannot pass on a message of the server: ${messageOf(error)}. It was dropped`);
    }
  }

  #unasked(): void {
    this.#options.tell('the server answered something that nobody asked: it was dropped');
  }
}

/** Returns the line as the server wrote it, if every reader finds the same in it. */
function ownLine({ line }: ServerMessage, value: Record<string, unknown>): Buffer | undefined {
  if (line === undefined || Object.keys(knownMembers(value)).length < Object.keys(value).length) return undefined;
  return hasRepeatedMember(line.toString('utf8'), value) ? undefined : line;
}
