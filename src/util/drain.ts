import { pollsOnlyWhenIdle } from './runtime-abilities.js';

/** After the command's own exit, this long without a byte means that what holds the streams open is someone else. */
const QUIET_MS = 50;
const LONGEST_MS = 300;
const IDLE_MS = 20;

/** How long output is still waited for once a command has ended or was told to. */
export class Drain {
  readonly #deadline = performance.now() + LONGEST_MS;
  #quietUntil = Number.POSITIVE_INFINITY;

  /** Silence counts only once the command itself is gone. */
  commandExited(): void {
    this.#quietUntil = performance.now() + QUIET_MS;
  }

  sawData(): void {
    if (this.#quietUntil !== Number.POSITIVE_INFINITY) this.#quietUntil = performance.now() + QUIET_MS;
  }

  /** Zero or less when the waiting is over. */
  get remainingMs(): number {
    return Math.min(this.#deadline, this.#quietUntil) - performance.now();
  }
}

/**
 * Runs after pending I/O was looked at. A host that stalled finds its timers due before it sees what the processes did
 * in the meantime; only after a poll is the state the real one.
 */
export function afterPoll(callback: () => void): void {
  if (pollsOnlyWhenIdle) setTimeout(() => setImmediate(callback), IDLE_MS);
  else setImmediate(() => setImmediate(callback));
}
