import type { Content, GenerateContentResponse } from '@google/genai';
import { abortListeners } from '../../../util/abort.js';
import { type ModelCall, shareOutcome } from '../shared/model-call.js';
import { joinChunks } from './sdk-response.js';

/** Result of a stream that was read to its end. */
export interface StreamEnd {
  /** Response after the hooks; undefined if they could not run. */
  readonly response: GenerateContentResponse | undefined;
  /** Model turns to send with the next request of the conversation. */
  readonly turns: readonly Content[];
  /** Last chunk that was delivered. */
  readonly last: GenerateContentResponse | undefined;
}

export type ResponseStream = AsyncGenerator<GenerateContentResponse, StreamEnd, undefined>;

/**
 * Yields the chunks of a response and runs the AfterModel hooks at the end. If `buffered` is true, yields only after
 * the hooks have run. If the caller aborts after the last chunk, the response is undefined.
 */
export async function* hookedResponseStream(
  source: AsyncIterable<GenerateContentResponse>,
  call: Pick<ModelCall<never, GenerateContentResponse>, 'afterStream' | 'ifAborted' | 'requeueMessages'>,
  buffered: boolean,
  onLateChange: () => void,
): ResponseStream {
  const chunks: GenerateContentResponse[] = [];
  let isComplete = false;
  try {
    for await (const chunk of source) {
      chunks.push(chunk);
      if (!buffered) yield chunk;
    }
    isComplete = true;
  } finally {
    if (!isComplete && chunks.length === 0) call.requeueMessages();
  }
  let joined: GenerateContentResponse | undefined;
  const runAfterHooks = () =>
    call.afterStream(() => {
      joined = joinChunks(chunks);
      return joined;
    });
  const response = await (buffered
    ? runAfterHooks()
    : runAfterHooks().catch((error: unknown) => call.ifAborted(error)));
  if (!buffered && response !== undefined && response !== joined) onLateChange();
  const delivered = response === undefined || response === joined ? chunks : [response];
  const last = (buffered ? delivered : chunks).at(-1);
  if (response && last) shareOutcome(response, last);
  if (buffered) yield* delivered;
  return { response, turns: delivered.flatMap(modelTurns), last };
}

/** Yields a response that hooks gave instead of the model, as one chunk. */
export async function* singleChunk(response: GenerateContentResponse): ResponseStream {
  yield response;
  return { response, turns: modelTurns(response), last: response };
}

/** The chunks of a stream as they arrive, and the response after the hooks at its end. */
export class HookedStream implements AsyncGenerator<GenerateContentResponse, undefined, undefined> {
  /**
   * Complete response after the hooks, once the stream was read to its end. The chunks are delivered before the hooks
   * run. Undefined if the stream was abandoned, aborted or broken. Never rejects.
   */
  readonly finalResponse: Promise<GenerateContentResponse | undefined>;
  readonly #steps: AsyncGenerator<GenerateContentResponse, undefined, undefined>;
  readonly #settle: (final: GenerateContentResponse | undefined) => void;
  readonly #abort: StreamAbort;
  #isStarted = false;

  /** `onUnread` is called if the stream ends before it was read; `abort` is triggered if the reader stops early. */
  constructor(source: ResponseStream, onUnread: () => void, abort = new StreamAbort()) {
    this.#abort = abort;
    let isSettled = false;
    let resolve: (final: GenerateContentResponse | undefined) => void;
    this.finalResponse = new Promise((resolveFinal) => {
      resolve = resolveFinal;
    });
    this.#settle = (final) => {
      if (isSettled) return;
      isSettled = true;
      abort.dispose();
      if (!this.#isStarted) onUnread();
      resolve(final);
    };
    this.#steps = this.#relay(source);
  }

  async *#relay(source: ResponseStream): AsyncGenerator<GenerateContentResponse, undefined, undefined> {
    this.#isStarted = true;
    try {
      const { response } = yield* source;
      this.#settle(response);
    } finally {
      this.#settle(undefined);
    }
    return undefined;
  }

  next(): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    return this.#steps.next();
  }

  /** Settles the end here too: a generator that was never started runs no `finally`. */
  async return(): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    this.#abort.trigger();
    try {
      return await this.#steps.return(undefined);
    } finally {
      this.#settle(undefined);
    }
  }

  async throw(error: unknown): Promise<IteratorResult<GenerateContentResponse, undefined>> {
    this.#abort.trigger();
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

/**
 * Aborts the requests of an abandoned stream, which the SDK leaves open. The SDK receives this signal instead of the
 * caller's; it also aborts when the caller's signal does.
 */
export class StreamAbort {
  readonly #controller = new AbortController();
  readonly #unsubscribe: (() => void) | undefined;

  constructor(caller?: AbortSignal) {
    if (caller === undefined) return;
    this.#unsubscribe = abortListeners.add(caller, () => this.#controller.abort(caller.reason));
    if (caller.aborted) this.#controller.abort(caller.reason);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Aborts the requests because the reader stopped early. */
  trigger(): void {
    this.#controller.abort();
  }

  /** Removes the listener from the caller's signal. */
  dispose(): void {
    this.#unsubscribe?.();
  }
}

/** Returns the response's turn for the next request of the conversation. */
export function modelTurns({ candidates }: GenerateContentResponse): Content[] {
  const content = candidates?.[0]?.content;
  return content === undefined ? [] : [content];
}
