import { abortListeners } from './abort-listeners.js';

/** A signal keeps the controller that ends it, so that whoever holds only the signal still hears of an abort. */
const controllers = new WeakMap<AbortSignal, AbortController>();
const forgotten = new FinalizationRegistry<() => void>((release) => release());

/**
 * A controller that aborts along with a caller's signal, for work whose end nobody tells: when all have let go of it, so does
 * the caller's signal, which holds neither it nor those who listen to it.
 */
export function forwardAbort(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) {
    controller.abort(signal.reason);
    return controller;
  }
  controllers.set(controller.signal, controller);
  const held = new WeakRef(controller.signal);
  const release = abortListeners.add(signal, () => abort(held.deref(), signal.reason));
  forgotten.register(controller.signal, release);
  return controller;
}

function abort(signal: AbortSignal | undefined, reason: unknown): void {
  if (signal !== undefined) controllers.get(signal)?.abort(reason);
}
