import type { GenerateContentResponse } from '@google/genai';

export interface StreamEnds {
  /** Every chunk has come. What it resolves to is the final response. It rejects only when the caller aborted: then there is none. */
  complete(chunks: readonly GenerateContentResponse[]): Promise<GenerateContentResponse | undefined>;
  /** The stream ended before anything came. */
  unheard(): void;
}

/** The chunks of a model as they come, and at the end of them the answer as the hooks left it. */
export class HookedStream implements AsyncGenerator<GenerateContentResponse, undefined, undefined> {
  /**
   * The complete answer, when the stream has been read to its end; its chunks were shown before any hook could see it.
   * Undefined when the stream was abandoned, aborted or broken. It never rejects.
   */
  readonly finalResponse: Promise<GenerateContentResponse | undefined>;
  readonly #chunks: GenerateContentResponse[] = [];
  readonly #steps: AsyncGenerator<GenerateContentResponse, undefined, undefined>;
  readonly #settle: (final: GenerateContentResponse | undefined) => void;

  constructor(source: AsyncIterable<GenerateContentResponse>, ends: StreamEnds) {
    let settled = false;
    let resolve: (final: GenerateContentResponse | undefined) => void;
    this.finalResponse = new Promise((resolveFinal) => {
      resolve = resolveFinal;
    });
    this.#settle = (final) => {
      if (settled) return;
      settled = true;
      if (final === undefined && this.#chunks.length === 0) ends.unheard();
      resolve(final);
    };
    this.#steps = this.#relay(source, ends);
  }

  async *#relay(
    source: AsyncIterable<GenerateContentResponse>,
    ends: StreamEnds,
  ): AsyncGenerator<GenerateContentResponse, undefined, undefined> {
    try {
      for await (const chunk of source) {
        this.#chunks.push(chunk);
        yield chunk;
      }
      this.#settle(await this.#final(ends));
    } finally {
      this.#settle(undefined);
    }
    return undefined;
  }

  /** An abort after the last chunk is the caller's own: all chunks were given, and only the final response is missing. */
  async #final(ends: StreamEnds): Promise<GenerateContentResponse | undefined> {
    try {
      return await ends.complete(this.#chunks);
    } catch {
      return undefined;
    }
  }

  next(): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    return this.#steps.next();
  }

  /** A generator that was never started knows nothing of its end, so the end is settled here as well. */
  async return(): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    try {
      return await this.#steps.return(undefined);
    } finally {
      this.#settle(undefined);
    }
  }

  async throw(error: unknown): Promise<IteratorResult<GenerateContentResponse, undefined>> {
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
