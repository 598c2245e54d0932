import { setMaxListeners } from 'node:events';

/** Ends everything under way at once. An event may also have a signal of its caller's. */
export class KillSwitch {
  readonly #controller = new AbortController();

  constructor() {
    // Every event under way listens here: there may be many, and each takes its listener away again.
    setMaxListeners(0, this.#controller.signal);
  }

  kill(): void {
    this.#controller.abort();
  }

  /** Does work with a signal that aborts when the caller's does, or when all is to end. */
  guard<T>(callers: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const killed = this.#controller.signal;
    return callers === undefined ? work(killed) : this.#either(callers, killed, work);
  }

  async #either<T>(callers: AbortSignal, killed: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const either = new AbortController();
    const abort = (): void => either.abort();
    if (callers.aborted || killed.aborted) abort();
    callers.addEventListener('abort', abort);
    killed.addEventListener('abort', abort);
    try {
      return await work(either.signal);
    } finally {
      callers.removeEventListener('abort', abort);
      killed.removeEventListener('abort', abort);
    }
  }
}
