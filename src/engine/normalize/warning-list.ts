const MOST = 20;

/** Keeps the first warnings and counts the rest: an output may be wrong in very many places. */
export class WarningList {
  readonly #first: string[] = [];
  #others = 0;

  add(warning: () => string): void {
    if (this.#first.length < MOST) this.#first.push(warning());
    else this.#others += 1;
  }

  toArray(): string[] {
    return this.#others === 0 ? this.#first : [...this.#first, `and ${this.#others} more warnings about this output`];
  }
}
