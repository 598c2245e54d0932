/** How many numbers each request chooses from; with as many requests as one worker is ever given they are still exact. */
const CHOICE = 2 ** 26;
/** After so many a worker has to be replaced. */
export const MAX_REQUESTS = 2 ** 26;

/**
 * The number of the nth request. Nobody can foresee it: a worker that prints what it was given, between its answers, must
 * not answer another event with that.
 */
export function makeId(nth: number): number {
  return nth * CHOICE + (chance() % CHOICE);
}

/** Many at once: to ask for one takes longer than to write a request. */
const drawn = new Uint32Array(256);
let left = 0;

function chance(): number {
  if (left === 0) {
    crypto.getRandomValues(drawn);
    left = drawn.length;
  }
  left -= 1;
  return drawn[left] ?? 0;
}

/** Which request a number belongs to, if it is the right one. */
export function requestNumber(id: number): number {
  return Math.floor(id / CHOICE);
}
