import { type TriggerConfig, warnHost } from '../../../core/triggers/run-trigger.js';
import { isAsyncIterable } from '../../../util/async-iterable.js';
import type { RecordedChunks } from './call-record.js';

/** Chunk format of an SDK's streams. */
export interface StreamFormat extends RecordedChunks<unknown> {
  /** Returns the chunks to deliver if the response failed midway; undefined if it did not fail. */
  failure?(chunks: readonly unknown[]): unknown[] | undefined;
  /** Splits a response that a hook wrote into chunks. */
  split(response: object): unknown[];
}

/** Methods of a call that its stream needs. */
export interface StreamedCall {
  afterStream(join: () => object): Promise<object | undefined>;
  requeueMessages(): void;
}

export interface StreamOptions {
  /** True if chunks are delivered as they arrive, before the hooks run. */
  readonly live: boolean;
  /** Returns true if the reader stopped early, so that the chunks are not the whole response. */
  isAbandoned(): boolean;
  /** Called with the response after the hooks. */
  onResponse(response: object): void;
  /** Called if hooks changed a response that was already delivered. */
  onLateChange(): void;
}

/** Yields the chunks of a model's response, buffered until the hooks have run, or live. */
export async function* hookedChunks(
  source: AsyncIterable<unknown>,
  call: StreamedCall,
  format: StreamFormat,
  { live, isAbandoned, onResponse, onLateChange }: StreamOptions,
): AsyncGenerator<unknown, undefined, undefined> {
  const chunks: unknown[] = [];
  try {
    for await (const chunk of source) {
      chunks.push(chunk);
      if (live) yield chunk;
    }
  } finally {
    if (chunks.length === 0) call.requeueMessages();
  }
  if (chunks.length === 0 || isAbandoned()) return undefined;
  const failure = format.failure?.(chunks);
  if (failure !== undefined) {
    if (!live) yield* failure;
    return undefined;
  }
  let joined: object | undefined;
  const response = await call.afterStream(() => {
    joined = format.join(chunks);
    return joined;
  });
  if (response !== undefined) onResponse(response);
  if (live) {
    if (response !== undefined && response !== joined) onLateChange();
    return undefined;
  }
  yield* response === undefined || response === joined ? chunks : format.split(response);
  return undefined;
}

/** Returns the generator with an early `return` or `throw` that also aborts the source, even during a pending read. */
export function abortableStream(
  steps: AsyncGenerator<unknown, undefined, undefined>,
  abort: () => void,
): AsyncGenerator<unknown, undefined, undefined> {
  let isEnded = false;
  const next = async (): Promise<IteratorResult<unknown, undefined>> => {
    try {
      const step = await steps.next();
      if (step.done) isEnded = true;
      return step;
    } catch (error) {
      isEnded = true;
      throw error;
    }
  };
  const abortSource = (): void => {
    if (!isEnded) abort();
    isEnded = true;
  };
  return {
    next,
    return: () => {
      abortSource();
      return steps.return(undefined);
    },
    throw: (error) => {
      abortSource();
      return steps.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** A stream that no server sent, or that is buffered for hooks. Has the methods of the SDKs' streams. */
export class SyntheticStream implements AsyncIterable<unknown> {
  readonly controller: AbortController;
  readonly #iterate: () => AsyncIterator<unknown>;

  constructor(iterate: () => AsyncIterator<unknown>, controller = new AbortController()) {
    this.#iterate = iterate;
    this.controller = controller;
  }

  [Symbol.asyncIterator](): AsyncIterator<unknown> {
    return this.#iterate();
  }

  /** Returns two streams that can be read independently. */
  tee(): [SyntheticStream, SyntheticStream] {
    const source = this.#iterate();
    const queues: [Promise<IteratorResult<unknown>>[], Promise<IteratorResult<unknown>>[]] = [[], []];
    const branch = (ownQueue: Promise<IteratorResult<unknown>>[]) =>
      new SyntheticStream(
        () => ({
          next: () => {
            if (ownQueue.length === 0) {
              const step = source.next();
              for (const queue of queues) queue.push(step);
            }
            return ownQueue.shift() ?? source.next();
          },
        }),
        this.controller,
      );
    return [branch(queues[0]), branch(queues[1])];
  }

  /** Encodes one JSON value per line, like the SDKs. */
  toReadableStream(): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    const steps = this.#iterate();
    return new ReadableStream({
      async pull(controller) {
        const step = await steps.next();
        if (step.done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(step.value)}\n`));
      },
      async cancel() {
        await steps.return?.();
      },
    });
  }
}

/** Returns a stream of the same class with other chunks. */
export function streamLike(
  stream: unknown,
  iterate: () => AsyncIterator<unknown>,
  controller: AbortController,
): AsyncIterable<unknown> {
  const streamClass: unknown = typeof stream === 'object' && stream !== null ? stream.constructor : undefined;
  if (typeof streamClass !== 'function' || streamClass === Object) return new SyntheticStream(iterate, controller);
  const created: unknown = Reflect.construct(streamClass, [iterate, controller]);
  return isAsyncIterable(created) ? created : new SyntheticStream(iterate, controller);
}

/** Returns a function that warns, once, that AfterModel hooks changed a response whose chunks the host already has. */
export function lateRewriteWarning(config: TriggerConfig, advice: string): () => void {
  let hasWarned = false;
  return () => {
    if (hasWarned) return;
    hasWarned = true;
    warnHost(
      config,
      `hooks: AfterModel: cannot apply a hook's change to a live stream: its chunks were already delivered. ${advice}`,
    );
  };
}
