import { AsyncLocalStorage } from 'node:async_hooks';

/** A fleet that asks a fleet that asks a fleet goes no further than agents that hooks start do. */
export const MAX_DEPTH = 8;

/** Of a host that a hook started. The environment is slow to read, and this does not change. */
const OWN_DEPTH = readDepth(process.env['HOOKWRIGHT_DEPTH']);

const storage = new AsyncLocalStorage<number>();

/** How many fleets stand between the agent and what runs now. */
export function currentDepth(): number {
  return storage.getStore() ?? OWN_DEPTH;
}

/** Runs what answers a request that came from this deep. */
export function atDepth<Result>(depth: number, work: () => Result): Result {
  return storage.run(depth, work);
}

export function readDepth(text: string | undefined): number {
  const depth = Number.parseInt(text ?? '0', 10);
  return depth > 0 ? depth : 0;
}
