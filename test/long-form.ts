/** Set by `npm run long`, which runs every test that asks for it. */
const isLong = process.env['HOOKWRIGHT_LONG'] === '1';

/** As much as every test run can afford, and in the long form all of it. */
export function inLongForm<T>(bounded: T, whole: T): T {
  return isLong ? whole : bounded;
}
