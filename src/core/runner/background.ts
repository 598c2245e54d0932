import type { HookConfig } from '../../../generated/index.js';
import type { Tenancy } from '../../runners/process/index.js';
import { ProcessSemaphore, processSemaphore } from '../../util/semaphore.js';
import { SemaphoreWait } from '../../util/semaphore-wait.js';
import { timeoutOf } from '../../util/timeouts.js';
import type { HookRunResult } from './hook-type-runner.js';

/** Of what may run at once, the others stay for those that are waited for. */
const SHARE = 0.25;
/** Each that waits holds its input. */
const MOST_WAITING = 1000;

let slots: ProcessSemaphore | undefined;

/** One for the whole process, like the bound that it is a part of. Where only one may run at all, it is not for these. */
function backgroundSlots(): ProcessSemaphore {
  const { bound } = processSemaphore;
  slots ??= new ProcessSemaphore(bound < 2 ? 0 : Math.max(1, Math.floor(bound * SHARE)));
  return slots;
}

/** The hooks of one runner that nobody waits for. */
export class BackgroundHooks {
  readonly #running = new Set<Promise<void>>();
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  /** Aborts when they are to end; a caller's signal does not end them. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Keeps count of one. It never rejects. */
  add(run: Promise<void>): void {
    const counted = run.finally(() => this.#running.delete(counted));
    this.#running.add(counted);
  }

  /** Runs one when its turn comes, which it waits for no longer than it may run. `mustWait` hears of it before the wait. */
  async inTurn(
    config: HookConfig,
    run: (tenancy: Tenancy) => Promise<HookRunResult>,
    mustWait: () => void,
  ): Promise<HookRunResult> {
    const all = backgroundSlots();
    if (!all.take()) {
      if (all.waiting >= MOST_WAITING) return notAsked(`${all.waiting} others were waiting already`);
      mustWait();
      const timeoutMs = timeoutOf(config);
      const end = await new SemaphoreWait(all, timeoutMs, this.signal).begin(false);
      if (end === 'too-long') {
        return notAsked(`no turn came for ${timeoutMs} ms, its timeout: ${all.bound} at most run in the background`);
      }
      if (end !== 'turn') return ended();
    }
    const turn = new Turn(all);
    turn.enter();
    try {
      return await run(turn);
    } finally {
      turn.leave();
    }
  }

  /** Resolves when none is left. */
  async whenEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Resolves when none is left; what is left after so long is ended. */
  async endWithin(milliseconds: number): Promise<void> {
    this.#timer ??= setTimeout(() => this.endNow(), milliseconds);
    // A timer is a number in Cloudflare Workers.
    this.#timer.unref?.();
    await this.whenEnded();
  }

  endNow(): void {
    this.#end.abort();
  }

  /** When none can begin any more. */
  close(): void {
    clearTimeout(this.#timer);
  }
}

/** A turn ends with the hook and all of its processes: one that does not heed its end still takes from what others need. */
class Turn implements Tenancy {
  readonly #slots: ProcessSemaphore;
  #within = 0;

  constructor(slots: ProcessSemaphore) {
    this.#slots = slots;
  }

  enter(): void {
    this.#within += 1;
  }

  leave(): void {
    this.#within -= 1;
    if (this.#within === 0) this.#slots.giveBack();
  }
}

/** What is said of those that did not come to their end. */
export const DISPOSED = 'ended, because the host is done with its hooks';

function ended(): HookRunResult {
  return { success: false, aborted: true, skipped: 'aborted', error: new Error(DISPOSED) };
}

function notAsked(why: string): HookRunResult {
  return { success: false, skipped: 'not-asked', error: new Error(`could not be started in the background: ${why}`) };
}
