import { afterPoll } from './drain.js';

interface SharedListener {
  readonly callbacks: Set<() => void>;
  readonly onAbort: () => void;
}

/**
 * Adds one listener per signal, however many callbacks share it: Node warns about a leak from the eleventh listener on.
 * `AbortSignal.any` is not used because its listeners cannot be removed, so a long-lived signal would retain every event.
 */
class AbortListeners {
  readonly #bySignal = new Map<AbortSignal, SharedListener>();

  /** Returns an unsubscribe function. Removing the last callback removes the listener from the signal. */
  add(signal: AbortSignal, callback: () => void): () => void {
    const shared = this.#bySignal.get(signal) ?? this.#listen(signal);
    // A wrapper, so that the same callback can be added twice and removed one at a time.
    const wrapper = (): void => callback();
    shared.callbacks.add(wrapper);
    return () => {
      shared.callbacks.delete(wrapper);
      if (shared.callbacks.size === 0) this.#remove(signal, shared);
    };
  }

  #listen(signal: AbortSignal): SharedListener {
    const callbacks = new Set<() => void>();
    const shared: SharedListener = {
      callbacks,
      onAbort: () => {
        this.#remove(signal, shared);
        for (const callback of [...callbacks]) callback();
      },
    };
    this.#bySignal.set(signal, shared);
    signal.addEventListener('abort', shared.onAbort);
    return shared;
  }

  #remove(signal: AbortSignal, shared: SharedListener): void {
    if (this.#bySignal.get(signal) !== shared) return;
    this.#bySignal.delete(signal);
    signal.removeEventListener('abort', shared.onAbort);
  }
}

/** Process-wide, because a caller may use one signal for everything. */
export const abortListeners = new AbortListeners();

/** Controllers by their signal, so that a caller that holds only the signal keeps its controller alive. */
const controllers = new WeakMap<AbortSignal, AbortController>();
// Made on first use: some edge runtimes lack it.
let releaseWhenCollected: FinalizationRegistry<() => void> | undefined;

/**
 * Returns a controller that aborts together with a caller's signal, for work without a defined end. The caller's signal
 * holds neither the controller nor its listeners: both are released when they are garbage collected.
 */
export function forwardAbort(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) {
    controller.abort(signal.reason);
    return controller;
  }
  controllers.set(controller.signal, controller);
  const weakSignal = new WeakRef(controller.signal);
  const release = abortListeners.add(signal, () => {
    const forwarded = weakSignal.deref();
    if (forwarded !== undefined) controllers.get(forwarded)?.abort(signal.reason);
  });
  registry().register(controller.signal, release);
  return controller;
}

/** Limits of some work: its timeout, and the signals that abort it. */
interface WorkLimits {
  readonly signals: readonly (AbortSignal | undefined)[];
  readonly timeoutMs?: number | undefined;
}

/** Settles like the work. If a signal aborts or the time is up before, settles with what `giveUp` returns or throws. */
export function raceAbort<T>(
  work: PromiseLike<T>,
  { signals, timeoutMs }: WorkLimits,
  giveUp: (cause: 'abort' | 'timeout') => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let settled = false;
    const settle = (end: () => void): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      for (const remove of removals) remove();
      end();
    };
    const give = (cause: 'abort' | 'timeout'): void =>
      settle(() => {
        try {
          resolve(giveUp(cause));
        } catch (error) {
          reject(error);
        }
      });
    // After a stall of the host, the timer fires before a result that is there already.
    const onTimeout = (): void => afterPoll(() => give('timeout'));
    const timer = timeoutMs === undefined ? undefined : setTimeout(onTimeout, timeoutMs);
    // A caller without types may pass null.
    const present = signals.filter((signal): signal is AbortSignal => (signal ?? undefined) !== undefined);
    const removals = present.map((signal) => abortListeners.add(signal, () => give('abort')));
    // A signal that was aborted before has no event.
    if (present.some(({ aborted }) => aborted)) give('abort');
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}

/** Settles like the work, such as the response of a person, and rejects once the signal is aborted. */
export function unlessAborted<T>(work: PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  return raceAbort(work, { signals: [signal] }, () => {
    throw new Error('aborted');
  });
}

/** Resolves once the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else abortListeners.add(signal, resolve);
  });
}

/** Resolves after the given time, or as soon as the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeAbort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const removeAbort = abortListeners.add(signal, end);
    if (signal.aborted) end();
  });
}

function registry(): FinalizationRegistry<() => void> {
  releaseWhenCollected ??= new FinalizationRegistry((release) => release());
  return releaseWhenCollected;
}
