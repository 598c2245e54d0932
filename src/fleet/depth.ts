import { AsyncLocalStorage } from 'node:async_hooks';

/** A fleet that asks a fleet that asks a fleet goes no further than agents that hooks start do. */
export const MAX_DEPTH = 8;

const storage = new AsyncLocalStorage<number>();

/** How many fleets stand between the agent and what runs now. */
export function currentDepth(): number {
  return storage.getStore() ?? ownDepth();
}

/** Runs what answers a request that came from this deep. */
export function atDepth<Result>(depth: number, work: () => Result): Result {
  return storage.run(depth, work);
}

/** Of a host that a hook started. */
function ownDepth(): number {
  return readDepth(process.env['HOOKWRIGHT_DEPTH']);
}

export function readDepth(text: string | undefined): number {
  const depth = Number.parseInt(text ?? '0', 10);
  return depth > 0 ? depth : 0;
}
