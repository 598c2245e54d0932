let clock: typeof performance | undefined;
let latest = 0;

/** Milliseconds of a clock that nobody sets. Node's global is a getter, slow to ask for each event and at an import. */
export function monotonicNow(): number {
  clock ??= performance;
  latest = clock.now();
  return latest;
}

/** How long it was from then to when the clock was last read: to read it costs as much as a promise. It is read where nobody has. */
export function elapsedSince(start: number): number {
  return (latest > start ? latest : monotonicNow()) - start;
}
