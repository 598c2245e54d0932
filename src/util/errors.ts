/** Converts a thrown value to an Error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(messageOf(thrown));
}

/** Returns the message of a thrown value, even if reading it throws; never "[object Object]". */
export function messageOf(error: unknown): string {
  try {
    if (error instanceof Error) return `${error.message || error.name}`;
    if (typeof error === 'string') return error;
    return JSON.stringify(error) ?? 'Unknown error';
  } catch {
    return 'Unknown error';
  }
}

/** Returns the code of a system error, such as ENOENT. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Returns what a function returns, or the fallback if it throws. */
export function attempt<T>(call: () => T, fallback: T): T {
  try {
    return call();
  } catch {
    return fallback;
  }
}

/** Calls a function of the host. Ignores errors and rejections. */
export function guarded(call: () => unknown): void {
  try {
    const result = call();
    if (result instanceof Promise) result.catch(() => {});
  } catch {
    // The result of an event does not depend on the host's function.
  }
}

/** Calls a port of the host. If it throws, warns with its name: what it would have returned is unknown. */
export function askPort<T>(port: string, call: () => T, unknown: T, warn: (text: string) => unknown): T {
  try {
    return call();
  } catch (error) {
    warn(`${port}() of the host failed: ${messageOf(error)}`);
    return unknown;
  }
}

/** Returns the kind of a value, for messages. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return value === null || value === undefined
    ? String(value)
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
