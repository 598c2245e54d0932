import { pollsOnlyWhenIdle } from './runtime-abilities.js';

/** If no data arrives for this long after the exit, other processes hold the streams open. */
const QUIET_MS = 50;
const MAX_DRAIN_MS = 300;
const IDLE_MS = 20;

/** Time to wait for output after a command has exited or was terminated. */
export class Drain {
  readonly #deadline = performance.now() + MAX_DRAIN_MS;
  #quietUntil = Number.POSITIVE_INFINITY;

  /** Starts to count silence. */
  commandExited(): void {
    this.#quietUntil = performance.now() + QUIET_MS;
  }

  sawData(): void {
    if (this.#quietUntil !== Number.POSITIVE_INFINITY) this.#quietUntil = performance.now() + QUIET_MS;
  }

  /** Zero or less once the wait is over. */
  get remainingMs(): number {
    return Math.min(this.#deadline, this.#quietUntil) - performance.now();
  }
}

/**
 * Runs a callback after pending I/O has been processed. After a stall of the host, timers fire before the output and exits of
 * processes are read, so what a timer sees may be out of date.
 */
export function afterPoll(callback: () => void): void {
  if (pollsOnlyWhenIdle) setTimeout(() => setImmediate(callback), IDLE_MS);
  else setImmediate(() => setImmediate(callback));
}
