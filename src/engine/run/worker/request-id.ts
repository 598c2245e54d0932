/** How many numbers each request chooses from; with as many requests as one worker is ever given they are still exact. */
const CHOICE = 2 ** 26;
/** After so many a worker has to be replaced. */
export const MOST_REQUESTS = 2 ** 26;

/**
 * The number of the nth request. Nobody can foresee it: a worker that prints what it was given, between its answers, must
 * not answer another event with that.
 */
export function makeId(nth: number): number {
  const [chosen = 0] = crypto.getRandomValues(new Uint32Array(1));
  return nth * CHOICE + (chosen % CHOICE);
}

/** Which request a number belongs to, if it is the right one. */
export function nthOf(id: number): number {
  return Math.floor(id / CHOICE);
}
