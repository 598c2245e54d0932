/** Set by `npm run long`, which runs every test that asks for it. */
const isLong = process.env['HOOKWRIGHT_LONG'] === '1';

/** As much as every test run can afford, and in the long form all of it. */
export function inLongForm<T>(bounded: T, whole: T): T {
  return isLong ? whole : bounded;
}

/** For a property: a quarter of the runs, always with the same values; in the long form all of them, each time with others. */
export function propertyRuns(whole: number): { readonly numRuns: number; readonly seed?: number } {
  return inLongForm({ numRuns: Math.ceil(whole / 4), seed: 20_260_105 }, { numRuns: whole });
}
