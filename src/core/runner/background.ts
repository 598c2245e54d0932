import type { HookConfig } from '../../../generated/index.js';
import { type Semaphore, SemaphoreWait, SharedSlot } from '../../util/semaphore.js';
import { timeoutOf } from '../../util/timeouts.js';
import { couldNotRunBecause } from './could-not-run.js';
import type { HookRunResult } from './hook-type-runner.js';

/** Each queued hook keeps its input in memory. */
const MAX_QUEUED = 1000;

const DISPOSED = 'terminated: the hook system was disposed';

/** The background hooks of one runner: those with `"async": true`. */
export class BackgroundHooks {
  readonly #semaphore: Semaphore;
  readonly #running = new Set<Promise<void>>();
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(semaphore: Semaphore) {
    this.#semaphore = semaphore;
  }

  /** Aborts when background hooks have to end. The signal of a caller does not end them. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Tracks a run, which never rejects. */
  add(run: Promise<void>): void {
    const tracked = run.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  /** Runs a hook with a slot. It waits for the slot at most as long as its timeout; `onWait` is called before the wait. */
  async run(
    config: HookConfig,
    start: (slot: SharedSlot) => Promise<HookRunResult>,
    onWait: () => void,
  ): Promise<HookRunResult> {
    const failure = await this.#takeSlot(config, onWait);
    if (failure !== undefined) return failure;
    // A child process may outlive its hook, and keeps the slot until it has exited.
    const slot = new SharedSlot(this.#semaphore);
    slot.enter();
    try {
      const result = await start(slot);
      return result.aborted ? { ...result, error: new Error(DISPOSED) } : result;
    } finally {
      slot.leave();
    }
  }

  /** Resolves when no background hook runs. */
  async whenEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Resolves when no background hook runs. Hooks that still run after the timeout are aborted. */
  async endWithin(timeoutMs: number): Promise<void> {
    this.#timer ??= setTimeout(() => this.endNow(), timeoutMs);
    // A timer is a number in Cloudflare Workers.
    this.#timer.unref?.();
    await this.whenEnded();
  }

  endNow(): void {
    this.#end.abort();
  }

  /** Clears the timer. Called when no more hooks can start. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Returns undefined once a slot is taken, or the result of a hook that got none. */
  async #takeSlot(config: HookConfig, onWait: () => void): Promise<HookRunResult | undefined> {
    const semaphore = this.#semaphore;
    if (semaphore.take()) return undefined;
    if (semaphore.waiting >= MAX_QUEUED)
      return couldNotStart(`${semaphore.waiting} background hooks are queued already`);
    onWait();
    const timeoutMs = timeoutOf(config);
    switch (await new SemaphoreWait(semaphore, timeoutMs, this.signal).begin(false)) {
      case 'turn':
        return undefined;
      case 'too-long':
        return couldNotStart(
          `no slot was free for ${timeoutMs} ms, its timeout: at most ${semaphore.bound} background hooks run at once`,
        );
      default:
        return { success: false, aborted: true, skipped: 'aborted', error: new Error(DISPOSED) };
    }
  }
}

function couldNotStart(why: string): HookRunResult {
  return couldNotRunBecause(new Error(`cannot start the background hook: ${why}`));
}
