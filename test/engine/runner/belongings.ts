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

export function residentMegabytes(): number {
  return process.memoryUsage().rss / 1024 / 1024;
}

export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
