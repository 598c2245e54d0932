import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<number>();

/** Of what answers somebody else's event: how many agents, hooks and fleets stand before it. None for the host's own events. */
export function askedDepth(): number | undefined {
  return storage.getStore();
}

/** Runs what answers a request that came from this deep. */
export function atDepth<Result>(depth: number, work: () => Result): Result {
  return storage.run(depth, work);
}
