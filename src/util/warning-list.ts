const MAX_WARNINGS = 20;

/** Keeps the first warnings about an output and counts the rest. */
export class WarningList {
  #first: string[] = [];
  #others = 0;

  add(warning: () => string): void {
    if (this.#first.length < MAX_WARNINGS) this.#first.push(warning());
    else this.#others += 1;
  }

  /** Adds a warning before all others, so that it is always kept. */
  addFirst(warning: string): void {
    this.#others += Math.max(0, this.#first.length - (MAX_WARNINGS - 1));
    this.#first = [warning, ...this.#first.slice(0, MAX_WARNINGS - 1)];
  }

  toArray(): string[] {
    return this.#others === 0 ? this.#first : [...this.#first, `and ${this.#others} more warnings about this output`];
  }
}
