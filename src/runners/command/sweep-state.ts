import { lstatSync, renameSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Time without use after which the state of a hook is removed. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Folders that are checked before other work of the host gets its turn. */
const BATCH = 50;

const swept = new Set<string>();

/** Sweeps a folder in the background, once per process. */
export function sweepOnce(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  sweep(folder).catch(() => {
    // The next process tries again.
  });
}

/** Removes folders that were not used for a week. Does not keep the process alive. */
export async function sweep(folder: string): Promise<void> {
  const before = Date.now() - MAX_AGE_MS;
  const names = await readdir(folder);
  for (const [index, name] of names.entries()) {
    if (index % BATCH === 0) await delay(1, undefined, { ref: false });
    if (isOlder(join(folder, name), before)) await remove(folder, name, before);
  }
}

/** Moves the folder away first: a hook that starts now gets all of its state, or an empty folder, but never half of it. */
async function remove(folder: string, name: string, before: number): Promise<void> {
  const moved = join(folder, `removed-${process.pid}-${name}`);
  try {
    renameSync(join(folder, name), moved);
    if (isOlder(moved, before)) await rm(moved, { recursive: true, force: true });
    else renameSync(moved, join(folder, name));
  } catch {
    // A different process removes it, or uses it again.
  }
}

function isOlder(path: string, before: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.mtimeMs < before;
}
