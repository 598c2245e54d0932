/** Returns milliseconds of a clock that is never set back. */
export function monotonicNow(): number {
  return performance.now();
}
