import { abortListeners } from './abort-listeners.js';

/** Resolves with the answer. Rejects once the signal is aborted: a person who is asked may never answer. */
export async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return answer;
  let release = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    const abort = (): void => reject(new Error('aborted'));
    release = abortListeners.add(signal, abort);
    // Whoever shows the question may have aborted before there was a promise to wait for.
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([aborted, answer]);
  } finally {
    release();
  }
}
