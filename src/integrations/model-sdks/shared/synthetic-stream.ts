/** A stream of an SDK that no server sends, or that hooks hold back: it can do what the SDK's own can. */
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

  /** Two streams, each of which can be read at its own pace. */
  tee(): [SyntheticStream, SyntheticStream] {
    const source = this.#iterate();
    const queues: [Promise<IteratorResult<unknown>>[], Promise<IteratorResult<unknown>>[]] = [[], []];
    const branch = (own: Promise<IteratorResult<unknown>>[]) =>
      new SyntheticStream(
        () => ({
          next: () => {
            if (own.length === 0) {
              const step = source.next();
              for (const queue of queues) queue.push(step);
            }
            return own.shift() ?? source.next();
          },
        }),
        this.controller,
      );
    return [branch(queues[0]), branch(queues[1])];
  }

  /** One JSON value in each line, as the SDKs write it. */
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

/** A stream of the same class as another, with other pieces. */
export function streamLike(
  stream: unknown,
  iterate: () => AsyncIterator<unknown>,
  controller: AbortController,
): AsyncIterable<unknown> {
  const kind: unknown = typeof stream === 'object' && stream !== null ? stream.constructor : undefined;
  if (typeof kind !== 'function' || kind === Object) return new SyntheticStream(iterate, controller);
  const made: unknown = Reflect.construct(kind, [iterate, controller]);
  return isIterable(made) ? made : new SyntheticStream(iterate, controller);
}

export function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
