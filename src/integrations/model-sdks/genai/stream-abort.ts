import { abortListeners } from '../../../util/abort.js';

/**
 * Ends the requests of a stream that nobody reads any more, which the SDK leaves open: it is given this signal in place of the
 * caller's, and it aborts with that one too.
 */
export class StreamAbort {
  readonly #controller = new AbortController();
  readonly #forget: (() => void) | undefined;

  constructor(caller?: AbortSignal) {
    if (caller === undefined) return;
    this.#forget = abortListeners.add(caller, () => this.#controller.abort(caller.reason));
    if (caller.aborted) this.#controller.abort(caller.reason);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Somebody has gone before the end. */
  leave(): void {
    this.#controller.abort();
  }

  /** There is nothing left to end. */
  over(): void {
    this.#forget?.();
  }
}
