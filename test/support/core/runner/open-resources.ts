import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDescriptors } from './support.js';

/** Counts the open resources of this process, by name. */
export function openResources(): Map<string, number> {
  const counts = new Map([['descriptor', openDescriptors()]]);
  for (const name of process.getActiveResourcesInfo()) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const name of process.eventNames()) counts.set(`listener for ${String(name)}`, process.listenerCount(name));
  return counts;
}

/**
 * Returns the memory of this process after garbage collection: in use, and resident. Excludes the spare pages of V8, which
 * vary between 30 and 60 MB for the same objects.
 */
export async function memoryInMegabytes(): Promise<{ inUse: number; resident: number }> {
  let before = Number.POSITIVE_INFINITY;
  // One collection makes further objects unreachable, so repeat until nothing more is freed.
  for (;;) {
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const inUse = (heapUsed + external) / MEGABYTE;
    // Pages that V8 reserved but never touched are not resident.
    const spare = getHeapStatistics().total_physical_size - heapUsed;
    if (before - inUse < 0.1) return { inUse, resident: (rss - spare) / MEGABYTE };
    before = inUse;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const MEGABYTE = 1024 * 1024;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
