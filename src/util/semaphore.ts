import { abortListeners } from './abort.js';
import { afterPoll } from './drain.js';

const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 250;

export interface Waiter {
  /** Called once the waiter holds a slot. */
  onTurn(): void;
}

/**
 * Limits how many things run at once. Waiters are served in order. If the system lacks the resources for a start, all waiters
 * pause until a slot is given back or a delay has passed; then one of them probes whether starts succeed again.
 */
export class Semaphore {
  readonly #queue = new Set<Waiter>();
  /** Waiters whose start failed although they held a slot. They are served before the queue. */
  readonly #sentBack = new Set<Waiter>();
  readonly #readBound: () => number;
  #bound: number | undefined;
  #taken = 0;
  #state: 'open' | 'paused' | 'probing' = 'open';
  #pause: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #probesQueue = false;

  /** A function is called once, at the first use. */
  constructor(bound: number | (() => number)) {
    this.#readBound = typeof bound === 'number' ? () => bound : bound;
  }

  get bound(): number {
    this.#bound ??= this.#readBound();
    return this.#bound;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#queue.size + this.#sentBack.size;
  }

  /** Takes a free slot. Returns false if there is none, or if others wait for one. */
  take(): boolean {
    if (this.#state !== 'open' || this.#taken >= this.bound || this.waiting > 0) return false;
    this.#taken += 1;
    return true;
  }

  enter(waiter: Waiter, sentBack = false): void {
    (sentBack ? this.#sentBack : this.#queue).add(waiter);
    this.#serve();
  }

  leave(waiter: Waiter): void {
    if (!this.#queue.delete(waiter)) this.#sentBack.delete(waiter);
  }

  /** Reports a successful start. If it was the probe, the others follow. */
  started(): void {
    if (this.#state === 'probing') this.#open();
  }

  /** Gives a slot back. Its resources are free again, so a pause ends. */
  giveBack(): void {
    this.#taken -= 1;
    this.#open();
  }

  /** Gives a slot back after a start that failed for lack of resources. */
  giveBackAndPause(): void {
    this.#taken -= 1;
    this.#state = 'paused';
    if (this.#pause !== undefined) return;
    // The waiters themselves keep the host alive.
    this.#pause = setTimeout(() => this.#probe(), this.#pauseMs);
    this.#pause.unref?.();
    this.#pauseMs = Math.min(MAX_PAUSE_MS, this.#pauseMs * 2);
  }

  #probe(): void {
    this.#pause = undefined;
    if (this.waiting === 0) {
      this.#open();
      return;
    }
    this.#state = 'probing';
    // Alternates, so that a command that can never start does not hold up the queue.
    this.#probesQueue = !this.#probesQueue;
    this.#serveNext(this.#probesQueue);
  }

  #open(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#state = 'open';
    this.#serve();
  }

  #serve(): void {
    let served = true;
    while (served && this.#state === 'open') served = this.#serveNext(false);
  }

  #serveNext(queueFirst: boolean): boolean {
    if (this.#taken >= this.bound) return false;
    const [first, second] = queueFirst ? [this.#queue, this.#sentBack] : [this.#sentBack, this.#queue];
    const waiter = firstOf(first) ?? firstOf(second);
    if (waiter === undefined) return false;
    this.leave(waiter);
    this.#taken += 1;
    waiter.onTurn();
    return true;
  }
}

function firstOf(waiters: ReadonlySet<Waiter>): Waiter | undefined {
  const { value } = waiters.values().next();
  return value;
}

export type WaitResult = 'turn' | 'aborted' | 'disposed' | 'too-long';

/** Waits for slots. The timeout applies to all waits together. */
export class SemaphoreWait {
  readonly #semaphore: Semaphore;
  readonly #signals: readonly AbortSignal[];
  #leftMs: number;
  #end: ((end: WaitResult) => void) | undefined;

  constructor(semaphore: Semaphore, timeoutMs: number, ...signals: readonly (AbortSignal | undefined)[]) {
    this.#semaphore = semaphore;
    this.#signals = signals.filter((signal) => signal !== undefined);
    this.#leftMs = timeoutMs;
  }

  /** Resolves with 'turn' once a slot is taken. The timer keeps the host alive, because a result is still expected. */
  begin(sentBack: boolean): Promise<WaitResult> {
    return new Promise((resolve) => {
      const since = performance.now();
      const waiter = { onTurn: () => end('turn') };
      const end = (how: WaitResult): void => {
        if (this.#end !== end) return;
        this.#end = undefined;
        clearTimeout(timer);
        for (const remove of removals) remove();
        this.#semaphore.leave(waiter);
        this.#leftMs -= performance.now() - since;
        resolve(how);
      };
      this.#end = end;
      // After a stall of the host, the timer is due before the exits of other processes are noticed.
      const timer = setTimeout(() => afterPoll(() => end('too-long')), Math.max(0, this.#leftMs));
      const removals = this.#signals.map((signal) => abortListeners.add(signal, () => end('aborted')));
      if (this.#signals.some(({ aborted }) => aborted)) end('aborted');
      else this.#semaphore.enter(waiter, sentBack);
    });
  }

  end(how: 'aborted' | 'disposed'): void {
    this.#end?.(how);
  }
}

/** Slot with several users. It is given back when the last of them leaves. */
export class SharedSlot {
  readonly #semaphore: Semaphore;
  #users = 0;

  constructor(semaphore: Semaphore) {
    this.#semaphore = semaphore;
  }

  enter(): void {
    this.#users += 1;
  }

  leave(): void {
    this.#users -= 1;
    if (this.#users === 0) this.#semaphore.giveBack();
  }
}
