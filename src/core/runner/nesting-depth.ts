import type { AsyncLocalStorage } from 'node:async_hooks';

/** Made when somebody is followed: a process that asks nobody loads nothing for it. */
let storage: AsyncLocalStorage<number> | undefined;
/** To follow work through all that it waits for slows down every promise of the process: nobody pays before one asks. */
let isFollowed = false;
/** Of what runs this moment, and has waited for nothing yet. */
let present: number | undefined;
/** How much is under way that is not followed, by its depth. */
const unfollowed = new Map<number, number>();

/** Of what answers somebody else's event: how many agents, hooks and fleets stand before it. None for the host's own events. */
export function nestingDepth(): number | undefined {
  isFollowed = true;
  const known = currentDepth();
  if (known !== undefined || unfollowed.size === 0) return known;
  // It may come from any of these: none may be refused for the depth of another.
  return Math.min(...unfollowed.keys());
}

/** The same, for who takes it along itself: it is known until it waits for something. */
export function currentDepth(): number | undefined {
  return storage?.getStore() ?? present;
}

/** Runs what answers a request that came from this deep, and gives it what to call at its end. */
export function serveAtDepth(depth: number, work: (end: () => void) => void): void {
  if (isFollowed) {
    followed().run(depth, work, () => {});
    return;
  }
  unfollowed.set(depth, (unfollowed.get(depth) ?? 0) + 1);
  runAtDepth(depth, () => work(() => endUnfollowed(depth)));
}

/** Runs a part of it that asks for its depth, also after it has waited. */
export function trackedAtDepth<Result>(depth: number, work: () => Result): Result {
  isFollowed = true;
  return followed().run(depth, work);
}

/** Runs a part of it that may never ask. */
export function runAtDepth<Result>(depth: number, work: () => Result): Result {
  if (isFollowed) return followed().run(depth, work);
  const before = present;
  present = depth;
  try {
    return work();
  } finally {
    present = before;
  }
}

function followed(): AsyncLocalStorage<number> {
  storage ??= new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<number>();
  return storage;
}

function endUnfollowed(depth: number): void {
  const left = (unfollowed.get(depth) ?? 0) - 1;
  if (left > 0) unfollowed.set(depth, left);
  else unfollowed.delete(depth);
}
