const MOST = 20;

/** Keeps the first warnings and counts the rest: an output may be wrong in very many places. */
export class WarningList {
  #first: string[] | undefined;
  #others = 0;

  add(warning: () => string): void {
    this.#first ??= [];
    if (this.#first.length < MOST) this.#first.push(warning());
    else this.#others += 1;
  }

  /** Adds a warning before all others, so that it is not merely counted. */
  addFirst(warning: string): void {
    const others = this.#first ?? [];
    this.#first = [warning, ...others.slice(0, MOST - 1)];
    this.#others += Math.max(0, others.length - (MOST - 1));
  }

  toArray(): string[] {
    const first = this.#first ?? [];
    return this.#others === 0 ? first : [...first, `and ${this.#others} more warnings about this output`];
  }
}
