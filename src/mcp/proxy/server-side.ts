import { isRecord } from '../../values/json.js';
import { hasInexactNumber } from './exact-numbers.js';
import type { InFlight, Pending } from './in-flight.js';
import { decodeLine, isId } from './json-rpc.js';
import type { LineWriter } from './line-writer.js';
import { readLines, TOO_LONG } from './read-lines.js';
import type { ServerName } from './server-name.js';
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

/** A message, and how the server wrote it where it stood alone in its line. */
interface ServerMessage {
  readonly value: unknown;
  readonly line: Buffer | undefined;
  readonly bytes: number;
  readonly isExact: boolean;
}

/** What the server writes. Answers to calls of tools go through the hooks, everything else passes as it is. */
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
    // An answer that also has a method could be taken for either; hooks shall see it.
    if (result === undefined && error === undefined) return this.#pass(message);
    if (!isId(id)) return result === undefined ? this.#pass(message) : this.#unasked();
    const pending = this.#options.inFlight.get(id);
    if (pending !== undefined) return this.#answer(pending, message, value);
    const late = this.#options.inFlight.takeLate(id);
    if (late === undefined) return this.#unasked();
    // The client gave the call up, and its hooks with it.
    return late.isCall || late.onAnswer !== undefined ? undefined : this.#pass(message);
  }

  async #answer(pending: Pending, message: ServerMessage, value: Record<string, unknown>): Promise<void> {
    const { inFlight, name } = this.#options;
    const { result, error } = value;
    const { onAnswer } = pending;
    if (onAnswer === undefined) {
      // A call that the server has not got, or has answered already.
      if (pending.isCall) return this.#unasked();
      inFlight.delete(pending);
      name.learn(result);
      return this.#pass(message);
    }
    pending.onAnswer = undefined;
    const members = error === undefined ? { result } : { error };
    onAnswer({ members, bytes: message.bytes, line: message.isExact ? undefined : message.line });
  }

  async #pass({ value, line }: ServerMessage): Promise<void> {
    const { client } = this.#options;
    if (line !== undefined) return client.line(line);
    if (isRecord(value)) return client.message(value);
  }

  #unasked(): void {
    this.#options.tell('the server answered something that nobody asked: it was dropped');
  }
}
