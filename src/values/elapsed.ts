let clock: typeof performance | undefined;
let latest = 0;

/** Milliseconds of a clock that nobody sets. Node's global is a getter, slow to ask for each event and at an import. */
export function monotonicNow(): number {
  clock ??= performance;
  latest = clock.now();
  return latest;
}

/** The same as it was last read, for who comes right after somebody who read it: that costs as much as a promise. */
export function latestNow(): number {
  return latest;
}
