import { guarded } from './errors.js';

interface Listener<Value> {
  readonly notify: (value: Value) => void;
}

/** List of listeners. The same function may be added twice, and a listener that throws does not affect the others. */
export class Listeners<Value> {
  #list: readonly Listener<Value>[] = [];

  get size(): number {
    return this.#list.length;
  }

  /** Adds a listener. Returns an unsubscribe function. */
  add(notify: (value: Value) => void): () => void {
    const listener = { notify };
    this.#list = [...this.#list, listener];
    return () => {
      this.#list = this.#list.filter((each) => each !== listener);
    };
  }

  /** Calls every listener with a value, which is made only if there is one. */
  notify(make: () => Value): void {
    for (const { notify } of this.#list) guarded(() => notify(make()));
  }
}
