import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDescriptors } from './support.js';

/** What a host has, and how much of it. */
export function belongings(): Map<string, number> {
  const counts = new Map([['descriptor', openDescriptors()]]);
  for (const name of process.getActiveResourcesInfo()) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const name of process.eventNames()) counts.set(`listener for ${String(name)}`, process.listenerCount(name));
  return counts;
}

/**
 * The memory of the process without garbage: what is in use, touched or not, and what is resident, whoever took it.
 * Not counted is what V8 keeps for objects to come: the same objects lie in 30 MB at one time and in 60 MB at another.
 */
export async function megabytes(): Promise<{ inUse: number; resident: number }> {
  let before = Number.POSITIVE_INFINITY;
  // One collection frees what the next one finds unreachable, so it is repeated until nothing more comes of it.
  for (;;) {
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const inUse = (heapUsed + external) / MEGABYTE;
    // Of the pages that V8 has taken, those it has never touched are not resident.
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
