import type { AsyncLocalStorage } from 'node:async_hooks';

/** Maximum nesting depth of agents inside hooks inside agents. */
export const MAX_DEPTH = 8;

/** Created with the first nested event: it slows down every promise of the process, and some runtimes lack it. */
let storage: AsyncLocalStorage<number> | undefined;

/** Returns the nesting depth of the event that is handled now: agents inside hooks inside agents. Undefined for the host's own. */
export function nestingDepth(): number | undefined {
  return storage?.getStore();
}

/** Runs a function at a nesting depth, which it keeps across every await. */
export function runAtDepth<Result>(depth: number, work: () => Result): Result {
  storage ??= new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<number>();
  return storage.run(depth, work);
}
