import { raceAbort } from './abort.js';

export const DEFAULT_TIMEOUT_MS = 60_000;
/** Longest delay that a timer accepts; Node runs a longer one at once. */
export const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Returns the timeout of a hook. Defaults to 60 seconds, also for a number that a timer does not accept. */
export function timeoutOf({ timeout }: { timeout?: number | undefined }): number {
  return timeout !== undefined && timeout >= 1 && timeout <= MAX_TIMEOUT_MS ? timeout : DEFAULT_TIMEOUT_MS;
}

/** Resolves when the work is done or the time has passed, whichever is first. Leaves no timer behind. */
export async function settleBefore(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  await raceAbort<unknown>(work, { signals: [], timeoutMs }, () => undefined);
}
