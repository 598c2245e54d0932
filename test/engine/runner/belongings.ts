import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDescriptors } from './support.js';

/** What a host has, and how much of it. */
export function belongings(): Map<string, number> {
  const counts = new Map([['descriptor', openDescriptors()]]);
  for (const name of process.getActiveResourcesInfo()) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const name of process.eventNames()) counts.set(`listener for ${String(name)}`, process.listenerCount(name));
  return counts;
}

/** The memory of the process without garbage: all of it, and the part that is in use. */
export async function megabytes(): Promise<{ resident: number; live: number }> {
  let before = Number.POSITIVE_INFINITY;
  // One collection frees what the next one finds unreachable, so it is repeated until nothing more comes of it.
  for (;;) {
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const live = (heapUsed + external) / 1024 / 1024;
    if (before - live < 0.1) return { resident: rss / 1024 / 1024, live };
    before = live;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
