/** Set by `npm run long`, which runs every test in its long form. `tenth`: those with many random cases run a tenth. */
const long = process.env['HOOKWRIGHT_LONG'];
const isLong = long === '1' || long === 'tenth';

/** Returns the first value by default, the second in the long form. */
export function inLongForm<T>(bounded: T, whole: T): T {
  return isLong ? whole : bounded;
}

/** Returns the number of random cases: the first by default, the second in the long form. */
export function longRuns(bounded: number, whole: number): number {
  return inLongForm(bounded, long === 'tenth' ? Math.ceil(whole / 10) : whole);
}

/** Returns the runs of a property test: a quarter with a fixed seed, or all with random seeds in the long form. */
export function propertyRuns(whole: number): { readonly numRuns: number; readonly seed?: number } {
  return inLongForm({ numRuns: Math.ceil(whole / 4), seed: 20_260_105 }, { numRuns: whole });
}
