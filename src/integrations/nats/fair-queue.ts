/** Work of one client, waiting for its turn. It calls `end` once, and throws nothing. */
type Work = (end: () => void) => void;

/** A client that has more waiting than this is told so at once, instead of after its timeout. */
const LONGEST_QUEUE = 10_000;
const MOST_BYTES = 32 * 2 ** 20;
/** Of all clients: who asks decides what it is called, and could be many. */
const MOST_BYTES_OF_ALL = 8 * MOST_BYTES;

interface Queue {
  readonly works: { readonly work: Work; readonly bytes: number }[];
  bytes: number;
}

/** Bounds how much is done at once, and gives clients their turns one after another: a flood of one holds up only itself. */
export class FairQueue {
  readonly #bound: number;
  /** In the order of their next turns. */
  readonly #waiting = new Map<string, Queue>();
  #bytes = 0;
  #running = 0;
  #isHandingOut = false;
  #whenIdle: (() => void)[] = [];

  constructor(bound: number) {
    this.#bound = bound;
  }

  /** False when too much of this client waits already. */
  add(client: string, bytes: number, work: Work): boolean {
    if (this.#running < this.#bound) {
      this.#start(work);
      return true;
    }
    const queue = this.#waiting.get(client) ?? { works: [], bytes: 0 };
    if (queue.works.length >= LONGEST_QUEUE || queue.bytes + bytes > MOST_BYTES) return false;
    if (this.#bytes + bytes > MOST_BYTES_OF_ALL) return false;
    queue.works.push({ work, bytes });
    queue.bytes += bytes;
    this.#bytes += bytes;
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
    work(() => {
      this.#running -= 1;
      this.#handOut();
    });
  }

  /** In a loop: of a long line each may end at once, and would call the next from inside of itself. */
  #handOut(): void {
    if (this.#isHandingOut) return;
    this.#isHandingOut = true;
    for (let work = this.#next(); work !== undefined; work = this.#next()) this.#start(work);
    this.#isHandingOut = false;
    if (this.#running > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #next(): Work | undefined {
    if (this.#running >= this.#bound) return undefined;
    for (const [client, queue] of this.#waiting) {
      const next = queue.works.shift();
      this.#waiting.delete(client);
      // At the end of the line, behind all others who wait.
      if (queue.works.length > 0) this.#waiting.set(client, queue);
      if (next === undefined) continue;
      queue.bytes -= next.bytes;
      this.#bytes -= next.bytes;
      return next.work;
    }
    return undefined;
  }
}
