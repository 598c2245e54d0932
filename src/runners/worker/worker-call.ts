import type { WorkerHookConfig, WorkerResponse } from '../../../generated/index.js';
import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import { timeoutOf } from '../../util/timeouts.js';
import type { LongRunningSpec } from '../process/index.js';

/** End of a call. */
export type WorkerCallEnd =
  | { readonly how: 'answered'; readonly response: WorkerResponse; readonly pid: number; readonly tookMs: number }
  | { readonly how: 'timed-out'; readonly pid: number }
  /** Without a pid, it was never sent to a worker. */
  | { readonly how: 'aborted'; readonly pid: number | undefined }
  | { readonly how: 'refused'; readonly why: Error }
  /** No worker can answer: the command has to run once, with the time that is left. */
  | { readonly how: 'one-shot'; readonly why: string; readonly leftMs: number };

/** Worker to which a call was sent. */
export interface WorkerLink {
  readonly pid: number;
  /** Cancels a call whose response is no longer needed. */
  cancel(call: WorkerCall): void;
  /** Called when a call timed out. */
  onTimeout(call: WorkerCall): void;
}

export interface WorkerCallOptions {
  readonly config: WorkerHookConfig;
  /** Event as one line of JSON. */
  readonly input: string;
  /** Folder for the private state of the hook. */
  readonly stateDir?: string | undefined;
  readonly maxOutputBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly whyNotStart: (() => Error | undefined) | undefined;
  /** Returns the version of the command's files. */
  readonly version: () => string;
  /** Returns the process to start if no worker runs. */
  readonly spec: () => LongRunningSpec;
}

/** One event that is sent to a worker, until its response. It has at most one timer, which keeps the host alive. */
export class WorkerCall {
  readonly options: WorkerCallOptions;
  readonly timeoutMs: number;
  readonly end: Promise<WorkerCallEnd>;
  #resolve: (end: WorkerCallEnd) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #removeAbort: (() => void) | undefined;
  #link: WorkerLink | undefined;
  #sentAt = 0;
  #settled = false;

  constructor(options: WorkerCallOptions) {
    this.options = options;
    this.timeoutMs = timeoutOf(options.config);
    this.end = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    const { signal } = options;
    if (signal) this.#removeAbort = abortListeners.add(signal, () => afterPoll(() => this.abort()));
  }

  get isSettled(): boolean {
    return this.#settled;
  }

  get isSent(): boolean {
    return this.#link !== undefined;
  }

  /** Starts the timer for the wait for a worker, which may take as long as the hook itself. */
  wait(): void {
    this.#arm(() => this.runOneShot(`its worker was not free for ${this.timeoutMs} ms, its timeout`));
  }

  /** Starts the timeout of the hook. */
  sentTo(link: WorkerLink): void {
    this.#link = link;
    this.#sentAt = performance.now();
    this.#arm(() => {
      this.#settle({ how: 'timed-out', pid: link.pid });
      link.onTimeout(this);
    });
  }

  answer(response: WorkerResponse): void {
    const { pid = 0 } = this.#link ?? {};
    this.#settle({ how: 'answered', response, pid, tookMs: performance.now() - this.#sentAt });
  }

  refuse(why: Error): void {
    this.#settle({ how: 'refused', why });
  }

  abort(): void {
    if (this.#settled) return;
    this.#settle({ how: 'aborted', pid: this.#link?.pid });
    this.#link?.cancel(this);
  }

  runOneShot(why: string): void {
    const spentMs = this.#link === undefined ? 0 : performance.now() - this.#sentAt;
    this.#settle({ how: 'one-shot', why, leftMs: Math.max(1, Math.ceil(this.timeoutMs - spentMs)) });
  }

  #arm(onTimeout: () => void): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => {
      // After a stall of the host, the timer fires before the response is read.
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
