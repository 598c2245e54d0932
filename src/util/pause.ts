import { abortListeners } from './abort-listeners.js';

/** Resolves after a while, or at once when it is to end. */
export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeAbort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const removeAbort = abortListeners.add(stop, end);
    if (stop.aborted) end();
  });
}
