/** Slot of a semaphore with several users. It is given back when the last user leaves. */
export class SharedSlot {
  readonly #semaphore: { giveBack(): void };
  #users = 0;

  constructor(semaphore: { giveBack(): void }) {
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
