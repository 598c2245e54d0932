import { abortListeners } from './abort.js';
import { afterPoll } from './drain.js';
import type { ProcessSemaphore } from './semaphore.js';

export type WaitResult = 'turn' | 'aborted' | 'disposed' | 'too-long';

/** How long one command may wait for its turn, in all its waits together: as long as it may run. */
export class SemaphoreWait {
  readonly #slots: ProcessSemaphore;
  readonly #signals: readonly AbortSignal[];
  #leftMs: number;
  #end: ((end: WaitResult) => void) | undefined;

  constructor(slots: ProcessSemaphore, timeoutMs: number, ...signals: readonly (AbortSignal | undefined)[]) {
    this.#slots = slots;
    this.#signals = signals.filter((signal) => signal !== undefined);
    this.#leftMs = timeoutMs;
  }

  /** With 'turn' a slot is taken. The timer keeps the host alive: it waits for a result. */
  begin(sentBack: boolean): Promise<WaitResult> {
    return new Promise((resolve) => {
      const since = performance.now();
      const waiter = { onTurn: () => end('turn') };
      const end = (how: WaitResult): void => {
        if (this.#end !== end) return;
        this.#end = undefined;
        clearTimeout(timer);
        for (const remove of removals) remove();
        this.#slots.leave(waiter);
        this.#leftMs -= performance.now() - since;
        resolve(how);
      };
      this.#end = end;
      // A host that stalled finds the timer due before it sees that others have ended.
      const timer = setTimeout(() => afterPoll(() => end('too-long')), Math.max(0, this.#leftMs));
      const removals = this.#signals.map((signal) => abortListeners.add(signal, () => end('aborted')));
      if (this.#signals.some(({ aborted }) => aborted)) end('aborted');
      else this.#slots.enter(waiter, sentBack);
    });
  }

  end(how: 'aborted' | 'disposed'): void {
    this.#end?.(how);
  }
}
