/** What was thrown, as an error: anything can be, also what has no text. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  try {
    return new Error(String(thrown));
  } catch {
    return new Error('something was thrown that cannot be shown');
  }
}
