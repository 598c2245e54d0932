/** Work of one client, waiting for its turn. */
type Work = () => Promise<void>;

/** A client that has more waiting than this is told so at once, instead of after its timeout. */
const LONGEST_QUEUE = 10_000;

/** Bounds how much is done at once, and gives clients their turns one after another: a flood of one holds up only itself. */
export class FairTurns {
  readonly #bound: number;
  /** In the order of their next turns. */
  readonly #waiting = new Map<string, Work[]>();
  #running = 0;
  #whenIdle: (() => void)[] = [];

  constructor(bound: number) {
    this.#bound = bound;
  }

  /** False when too much of this client waits already. */
  add(client: string, work: Work): boolean {
    if (this.#running < this.#bound) {
      this.#start(work);
      return true;
    }
    const queue = this.#waiting.get(client) ?? [];
    if (queue.length >= LONGEST_QUEUE) return false;
    queue.push(work);
    this.#waiting.set(client, queue);
    return true;
  }

  /** Resolves when nothing runs or waits. */
  idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  #start(work: Work): void {
    this.#running += 1;
    void work().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  #next(): void {
    for (const [client, queue] of this.#waiting) {
      const work = queue.shift();
      this.#waiting.delete(client);
      // At the end of the line, behind all others who wait.
      if (queue.length > 0) this.#waiting.set(client, queue);
      if (work === undefined) continue;
      this.#start(work);
      return;
    }
    if (this.#running > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}
