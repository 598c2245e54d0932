import type { GenerateContentResponse } from '@google/genai';
import type { FunctionCallLoop } from './function-calling.js';
import { StreamAbort } from './stream-abort.js';

/** The chunks of a model as they come, and at the end of them the answer as the hooks left it. */
export class HookedStream implements AsyncGenerator<GenerateContentResponse, undefined, undefined> {
  /**
   * The complete answer, when the stream has been read to its end; its chunks were shown before any hook could see it.
   * Undefined when the stream was abandoned, aborted or broken. It never rejects.
   */
  readonly finalResponse: Promise<GenerateContentResponse | undefined>;
  readonly #steps: AsyncGenerator<GenerateContentResponse, undefined, undefined>;
  readonly #settle: (final: GenerateContentResponse | undefined) => void;
  readonly #leaving: StreamAbort;
  #begun = false;

  /** `unread` is told when the stream ends before anybody has begun to read it, `leaving` when somebody goes early. */
  constructor(source: FunctionCallLoop, unread: () => void, leaving = new StreamAbort()) {
    this.#leaving = leaving;
    let settled = false;
    let resolve: (final: GenerateContentResponse | undefined) => void;
    this.finalResponse = new Promise((resolveFinal) => {
      resolve = resolveFinal;
    });
    this.#settle = (final) => {
      if (settled) return;
      settled = true;
      leaving.over();
      if (!this.#begun) unread();
      resolve(final);
    };
    this.#steps = this.#relay(source);
  }

  async *#relay(source: FunctionCallLoop): AsyncGenerator<GenerateContentResponse, undefined, undefined> {
    this.#begun = true;
    try {
      const { answer } = yield* source;
      this.#settle(answer);
    } finally {
      this.#settle(undefined);
    }
    return undefined;
  }

  next(): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    return this.#steps.next();
  }

  /** A generator that was never started knows nothing of its end, so the end is settled here as well. */
  async return(): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    this.#leaving.leave();
    try {
      return await this.#steps.return(undefined);
    } finally {
      this.#settle(undefined);
    }
  }

  async throw(error: unknown): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    this.#leaving.leave();
    try {
      return await this.#steps.throw(error);
    } finally {
      this.#settle(undefined);
    }
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}
