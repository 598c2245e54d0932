/** Work of one client. It calls `end` once and must not throw. */
type Work = (end: () => void) => void;

/** Limits per client. Requests beyond them are rejected at once instead of timing out in the queue. */
const MAX_QUEUE_LENGTH = 10_000;
const MAX_QUEUE_BYTES = 32 * 2 ** 20;
/** Limit for all clients together: a client chooses its name, and could pretend to be many. */
const MAX_TOTAL_BYTES = 8 * MAX_QUEUE_BYTES;

/** Limits concurrency and serves clients in turn, so that a flood of requests delays only its own client. */
export class FairQueue {
  readonly #concurrency: number;
  /** Queues by client, in the order in which they are served. */
  readonly #waiting = new Map<string, { works: { readonly work: Work; readonly bytes: number }[]; bytes: number }>();
  #bytes = 0;
  #running = 0;
  #isStartingNext = false;
  #whenIdle: (() => void)[] = [];

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** Runs or queues work. Returns false if a limit is reached. */
  add(client: string, bytes: number, work: Work): boolean {
    if (this.#running < this.#concurrency) {
      this.#start(work);
      return true;
    }
    const queue = this.#waiting.get(client) ?? { works: [], bytes: 0 };
    if (queue.works.length >= MAX_QUEUE_LENGTH || queue.bytes + bytes > MAX_QUEUE_BYTES) return false;
    if (this.#bytes + bytes > MAX_TOTAL_BYTES) return false;
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
      this.#startNext();
    });
  }

  /** Starts queued work in a loop instead of recursively: work that ends at once would otherwise overflow the stack. */
  #startNext(): void {
    if (this.#isStartingNext) return;
    this.#isStartingNext = true;
    for (let work = this.#next(); work !== undefined; work = this.#next()) this.#start(work);
    this.#isStartingNext = false;
    if (this.#running > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #next(): Work | undefined {
    if (this.#running >= this.#concurrency) return undefined;
    for (const [client, queue] of this.#waiting) {
      const next = queue.works.shift();
      this.#waiting.delete(client);
      // Re-inserted at the end, behind the other clients.
      if (queue.works.length > 0) this.#waiting.set(client, queue);
      if (next === undefined) continue;
      queue.bytes -= next.bytes;
      this.#bytes -= next.bytes;
      return next.work;
    }
    return undefined;
  }
}
