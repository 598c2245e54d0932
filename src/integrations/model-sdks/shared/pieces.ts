/** How an answer of an SDK comes in pieces. */
export interface Pieces {
  /** The answer that pieces add up to; throws when they add up to none. */
  whole(pieces: readonly unknown[]): object;
  /** What there is to show of an answer that failed on its way; undefined when it did not. */
  failure?(pieces: readonly unknown[]): unknown[] | undefined;
  /** The pieces of an answer that a hook wrote, for whoever builds the answer of them again. */
  split(answer: object): unknown[];
}

/** What a stream needs of the call that it belongs to. */
export interface StreamedCall {
  afterPieces(whole: () => object): Promise<object | undefined>;
  undelivered(): void;
}

export interface StreamOptions {
  /** Pieces are given as they come, before any hook could see the answer. */
  readonly live: boolean;
  /** Whoever reads has gone, so that what came is not the answer. */
  isAbandoned(): boolean;
  /** The answer as the hooks left it. */
  concluded(answer: object): void;
  /** Called if hooks changed an answer that was given live. */
  changedTooLate(): void;
}

/** The pieces of a model's answer, held until the hooks have seen all of it, or as they come. */
export async function* hookedPieces(
  source: AsyncIterable<unknown>,
  call: StreamedCall,
  pieces: Pieces,
  { live, isAbandoned, concluded, changedTooLate }: StreamOptions,
): AsyncGenerator<unknown, undefined, undefined> {
  const came: unknown[] = [];
  try {
    for await (const piece of source) {
      came.push(piece);
      if (live) yield piece;
    }
  } finally {
    if (came.length === 0) call.undelivered();
  }
  if (came.length === 0 || isAbandoned()) return undefined;
  const failure = pieces.failure?.(came);
  if (failure !== undefined) {
    if (!live) yield* failure;
    return undefined;
  }
  let whole: object | undefined;
  const answer = await call.afterPieces(() => {
    whole = pieces.whole(came);
    return whole;
  });
  if (answer !== undefined) concluded(answer);
  if (live) {
    if (answer !== undefined && answer !== whole) changedTooLate();
    return undefined;
  }
  yield* answer === undefined || answer === whole ? came : pieces.split(answer);
  return undefined;
}

/** The same, so that whoever goes before the end ends the source too, even while it is waited for. */
export function abortableStream(
  steps: AsyncGenerator<unknown, undefined, undefined>,
  abandon: () => void,
): AsyncGenerator<unknown, undefined, undefined> {
  let ended = false;
  const next = async (): Promise<IteratorResult<unknown, undefined>> => {
    try {
      const step = await steps.next();
      if (step.done) ended = true;
      return step;
    } catch (error) {
      ended = true;
      throw error;
    }
  };
  const leave = (): void => {
    if (!ended) abandon();
    ended = true;
  };
  return {
    next,
    return: () => {
      leave();
      return steps.return(undefined);
    },
    throw: (error) => {
      leave();
      return steps.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
