import type { WorkerHookConfig, WorkerResponse } from '../../../generated/index.js';
import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import { timeoutOf } from '../../util/timeouts.js';
import type { LongRunningSpec } from '../process/index.js';

/** How an errand ended. */
export type WorkerCallEnd =
  | { readonly how: 'answered'; readonly response: WorkerResponse; readonly pid: number; readonly tookMs: number }
  | { readonly how: 'timed-out'; readonly pid: number }
  /** Without a number it was never given to a worker. */
  | { readonly how: 'aborted'; readonly pid: number | undefined }
  | { readonly how: 'refused'; readonly why: Error }
  /** No worker answers it: the command has to run once, for as long as is left. */
  | { readonly how: 'one-shot'; readonly why: string; readonly leftMs: number };

/** Whoever was given an errand. */
export interface WorkerLink {
  readonly pid: number;
  /** Nobody waits for the answer any more. */
  cancel(errand: WorkerCall): void;
  /** Its time is over, and there is no answer. */
  hung(errand: WorkerCall): void;
}

export interface WorkerCallOptions {
  readonly config: WorkerHookConfig;
  /** The event as JSON, in one line. */
  readonly input: string;
  readonly maxOutputBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly whyNotStart: (() => Error | undefined) | undefined;
  /** Another text as soon as what the command runs has changed. */
  readonly version: () => string;
  /** What to start when no worker is there. */
  readonly spec: () => LongRunningSpec;
}

/** One event on its way to a worker and back. At any moment it has at most one timer, which keeps the host alive. */
export class WorkerCall {
  readonly needs: WorkerCallOptions;
  readonly timeoutMs: number;
  readonly end: Promise<WorkerCallEnd>;
  #resolve: (end: WorkerCallEnd) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #removeAbort: (() => void) | undefined;
  #bearer: WorkerLink | undefined;
  #sentAt = 0;
  #settled = false;

  constructor(needs: WorkerCallOptions) {
    this.needs = needs;
    this.timeoutMs = timeoutOf(needs.config);
    this.end = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    const { signal } = needs;
    if (signal) this.#removeAbort = abortListeners.add(signal, () => afterPoll(() => this.abort()));
  }

  get isSettled(): boolean {
    return this.#settled;
  }

  get isGiven(): boolean {
    return this.#bearer !== undefined;
  }

  /** Until its turn comes, which may take as long as the hook may. */
  wait(): void {
    this.#arm(() => this.runOneShot(`its worker was not free for ${this.timeoutMs} ms, which is its timeout`));
  }

  /** From here on its own time runs. */
  given(bearer: WorkerLink): void {
    this.#bearer = bearer;
    this.#sentAt = performance.now();
    this.#arm(() => {
      this.#settle({ how: 'timed-out', pid: bearer.pid });
      bearer.hung(this);
    });
  }

  answer(response: WorkerResponse): void {
    const { pid = 0 } = this.#bearer ?? {};
    this.#settle({ how: 'answered', response, pid, tookMs: performance.now() - this.#sentAt });
  }

  refuse(why: Error): void {
    this.#settle({ how: 'refused', why });
  }

  abort(): void {
    if (this.#settled) return;
    this.#settle({ how: 'aborted', pid: this.#bearer?.pid });
    this.#bearer?.cancel(this);
  }

  runOneShot(why: string): void {
    const spentMs = this.#bearer === undefined ? 0 : performance.now() - this.#sentAt;
    this.#settle({ how: 'one-shot', why, leftMs: Math.max(1, Math.ceil(this.timeoutMs - spentMs)) });
  }

  #arm(onTimeout: () => void): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => {
      // A host that stalled finds the timer due before it sees the answer that came in the meantime.
      afterPoll(() => {
        if (this.#timer === timer) onTimeout();
      });
    }, this.timeoutMs);
    this.#timer = timer;
  }

  #settle(end: WorkerCallEnd): void {
    if (this.#settled) return;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#removeAbort?.();
    this.#resolve(end);
  }
}
