/** How much of something there is, for those who wait until there is less. */
export class Gauge {
  #amount = 0;
  #waiting: { readonly limit: number; readonly resolve: () => void }[] = [];

  add(amount = 1): void {
    this.#amount += amount;
  }

  remove(amount = 1): void {
    this.#amount -= amount;
    const ready = this.#waiting.filter(({ limit }) => this.#amount < limit);
    if (ready.length === 0) return;
    this.#waiting = this.#waiting.filter(({ limit }) => this.#amount >= limit);
    for (const { resolve } of ready) resolve();
  }

  below(limit: number): Promise<void> | undefined {
    if (this.#amount < limit) return undefined;
    return new Promise((resolve) => this.#waiting.push({ limit, resolve }));
  }
}
