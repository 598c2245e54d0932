/** One listener per signal however many processes share it: Node warns of a leak from the eleventh on. */
export class AbortListeners {
  readonly #bySignal = new Map<AbortSignal, Set<() => void>>();

  /** Returns the removal; the last one takes the listener off the signal. */
  add(signal: AbortSignal, onAbort: () => void): () => void {
    const callbacks = this.#bySignal.get(signal) ?? this.#listen(signal);
    callbacks.add(onAbort);
    return () => {
      callbacks.delete(onAbort);
      if (callbacks.size === 0 && this.#bySignal.get(signal) === callbacks) this.#forget(signal);
    };
  }

  readonly #abort = (event: Event): void => {
    for (const [signal, callbacks] of this.#bySignal) {
      if (signal !== event.target) continue;
      this.#forget(signal);
      for (const callback of [...callbacks]) callback();
    }
  };

  #listen(signal: AbortSignal): Set<() => void> {
    const callbacks = new Set<() => void>();
    this.#bySignal.set(signal, callbacks);
    signal.addEventListener('abort', this.#abort);
    return callbacks;
  }

  #forget(signal: AbortSignal): void {
    this.#bySignal.delete(signal);
    signal.removeEventListener('abort', this.#abort);
  }
}
