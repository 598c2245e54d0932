/** Calls what belongs to the host. Whatever it throws, or rejects with, changes nothing. */
export function guarded(call: () => unknown): void {
  try {
    const answer = call();
    if (answer instanceof Promise) answer.catch(() => {});
  } catch {
    // The host's own function failed; the result of an event does not depend on it.
  }
}
