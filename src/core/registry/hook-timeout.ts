const DEFAULT_TIMEOUT_MS = 60_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** The default also for a number that no timer takes: it would end the hook at once. */
export function timeoutOf({ timeout }: { timeout?: number | undefined }): number {
  return timeout !== undefined && timeout >= 1 && timeout <= LONGEST_TIMEOUT_MS ? timeout : DEFAULT_TIMEOUT_MS;
}
