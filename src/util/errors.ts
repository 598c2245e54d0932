/** What was thrown, as an error: anything can be, also what has no text. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(messageOf(thrown));
}

/** A text for whatever was thrown, even for an object that throws when it is looked at; never "[object Object]". */
export function messageOf(error: unknown): string {
  try {
    if (error instanceof Error) return `${error.message || error.name}`;
    if (typeof error === 'string') return error;
    return JSON.stringify(error) ?? 'Unknown error';
  } catch {
    return 'Unknown error';
  }
}

/** Calls what belongs to the host. Whatever it throws, or rejects with, changes nothing. */
export function guarded(call: () => unknown): void {
  try {
    const answer = call();
    if (answer instanceof Promise) answer.catch(() => {});
  } catch {
    // The host's own function failed; the result of an event does not depend on it.
  }
}
