const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

export interface Waiter {
  /** A slot is yours. */
  onTurn(): void;
}

/**
 * The bound on commands that run at once. Whoever finds no slot stands in line; when the system has too little to start
 * another, all wait until one of ours ended or a pause is over, and then one goes ahead to see.
 */
export class ProcessSemaphore {
  readonly #line = new Set<Waiter>();
  /** Had a slot and could not be started: they go before the line. */
  readonly #sentBack = new Set<Waiter>();
  readonly #readBound: () => number;
  #bound: number | undefined;
  #taken = 0;
  #state: 'open' | 'paused' | 'probing' = 'open';
  #pause: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #probeLine = false;

  /** A function is called with the first use. */
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
    return this.#line.size + this.#sentBack.size;
  }

  /** A slot at once, or false: then there is a line to stand in. */
  take(): boolean {
    if (this.#state !== 'open' || this.#taken >= this.bound || this.waiting > 0) return false;
    this.#taken += 1;
    return true;
  }

  enter(waiter: Waiter, sentBack = false): void {
    (sentBack ? this.#sentBack : this.#line).add(waiter);
    this.#serve();
  }

  leave(waiter: Waiter): void {
    if (!this.#line.delete(waiter)) this.#sentBack.delete(waiter);
  }

  /** What has the slot was started: if it went ahead to see, the others may follow. */
  started(): void {
    if (this.#state !== 'probing') return;
    this.#open();
  }

  /** What had the slot is gone, and with it what it took of the system. */
  giveBack(): void {
    this.#taken -= 1;
    this.#open();
  }

  /** What had the slot could not be started, because the system has too little. */
  giveBackForLack(): void {
    this.#taken -= 1;
    this.#state = 'paused';
    if (this.#pause !== undefined) return;
    // Those who wait keep the host alive themselves.
    this.#pause = setTimeout(() => this.#probe(), this.#pauseMs);
    this.#pause.unref?.();
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 2);
  }

  #probe(): void {
    this.#pause = undefined;
    if (this.waiting === 0) {
      this.#open();
      return;
    }
    this.#state = 'probing';
    // By turns, so that a command that the system never has enough for does not stand in everybody's way.
    this.#probeLine = !this.#probeLine;
    this.#serveNext(this.#probeLine);
  }

  #open(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#state = 'open';
    this.#serve();
  }

  #serve(): void {
    while (this.#state === 'open' && this.#serveNext(false)) {
      // Until the slots or those who wait are used up.
    }
  }

  #serveNext(lineFirst: boolean): boolean {
    if (this.#taken >= this.bound) return false;
    const [first, second] = lineFirst ? [this.#line, this.#sentBack] : [this.#sentBack, this.#line];
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
