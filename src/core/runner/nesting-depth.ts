import type { AsyncLocalStorage } from 'node:async_hooks';

/** Maximum nesting depth of agents inside hooks inside agents. */
export const MAX_DEPTH = 8;

/** Created with the first tracked call. */
let storage: AsyncLocalStorage<number> | undefined;
/** True once async tracking is on. It slows down every promise of the process, so it starts with the first reader. */
let isTracking = false;
/** Depth of the code that runs synchronously right now. */
let syncDepth: number | undefined;
/** Number of untracked calls, by depth. */
const untracked = new Map<number, number>();

/** Returns the nesting depth of the event that is handled now: agents inside hooks inside agents. Undefined for the host's own. */
export function nestingDepth(): number | undefined {
  isTracking = true;
  const depth = currentDepth();
  if (depth !== undefined || untracked.size === 0) return depth;
  // The caller can be any of these, and must not be rejected for the depth of another.
  return Math.min(...untracked.keys());
}

/** Returns the nesting depth without starting to track: it is lost after the first await of an untracked call. */
export function currentDepth(): number | undefined {
  return storage?.getStore() ?? syncDepth;
}

/** Handles a request from this depth. `work` calls `end` when it is done. */
export function serveAtDepth(depth: number, work: (end: () => void) => void): void {
  if (isTracking) {
    tracker().run(depth, work, () => {});
    return;
  }
  untracked.set(depth, (untracked.get(depth) ?? 0) + 1);
  runAtDepth(depth, () => work(() => endUntracked(depth)));
}

/** Runs a function that reads its depth, also after an await. */
export function trackedAtDepth<Result>(depth: number, work: () => Result): Result {
  isTracking = true;
  return tracker().run(depth, work);
}

/** Runs a function that may never read its depth. */
export function runAtDepth<Result>(depth: number, work: () => Result): Result {
  if (isTracking) return tracker().run(depth, work);
  const before = syncDepth;
  syncDepth = depth;
  try {
    return work();
  } finally {
    syncDepth = before;
  }
}

function tracker(): AsyncLocalStorage<number> {
  storage ??= new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<number>();
  return storage;
}

function endUntracked(depth: number): void {
  const left = (untracked.get(depth) ?? 0) - 1;
  if (left > 0) untracked.set(depth, left);
  else untracked.delete(depth);
}
