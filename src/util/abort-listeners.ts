interface Listening {
  readonly callbacks: Set<() => void>;
  readonly onAbort: () => void;
}

/**
 * One listener per signal however many share it: Node warns of a leak from the eleventh on. `AbortSignal.any` is not it: what
 * it makes cannot be taken off again, and a host's signal that lives for long would remember every event.
 */
class AbortListeners {
  readonly #bySignal = new Map<AbortSignal, Listening>();

  /** Returns the removal; the last one takes the listener off the signal. */
  add(signal: AbortSignal, callback: () => void): () => void {
    const listening = this.#bySignal.get(signal) ?? this.#listen(signal);
    // A wrapper, so that the same callback may be added twice and is removed one at a time.
    const own = (): void => callback();
    listening.callbacks.add(own);
    return () => {
      listening.callbacks.delete(own);
      if (listening.callbacks.size === 0) this.#forget(signal, listening);
    };
  }

  #listen(signal: AbortSignal): Listening {
    const callbacks = new Set<() => void>();
    const listening: Listening = {
      callbacks,
      onAbort: () => {
        this.#forget(signal, listening);
        for (const callback of [...callbacks]) callback();
      },
    };
    this.#bySignal.set(signal, listening);
    signal.addEventListener('abort', listening.onAbort);
    return listening;
  }

  #forget(signal: AbortSignal, listening: Listening): void {
    if (this.#bySignal.get(signal) !== listening) return;
    this.#bySignal.delete(signal);
    signal.removeEventListener('abort', listening.onAbort);
  }
}

/** All of this process, since a caller may use one signal for everything. */
export const abortListeners = new AbortListeners();
