import { readFileSync, readlinkSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { isMissing } from './files.js';
import { isNamedRunning, ownProcessName } from './running-process.js';

const PAUSE_MS = 2;

/** Runs an action while no other process holds the lock. A lock whose process ended is taken over. Blocks the thread. */
export function withFileLock<T>(path: string, action: () => T, maxWaitMs = 5000): T {
  const until = Date.now() + maxWaitMs;
  while (!take(path)) {
    if (isAbandoned(path)) removeAbandoned(path, maxWaitMs);
    else if (Date.now() > until) throw new Error(`cannot lock ${path}: another process holds it`);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  try {
    return action();
  } finally {
    remove(path);
  }
}

/** Removes an abandoned lock under a lock of its own: else two processes could remove it, and one a lock that is held. */
function removeAbandoned(path: string, maxWaitMs: number): void {
  withFileLock(`${path}.next`, () => isAbandoned(path) && remove(path), maxWaitMs);
}

/** Takes the lock with the name of this process in one step, so that no lock is without its owner. */
function take(path: string): boolean {
  try {
    if (process.platform === 'win32') writeFileSync(path, ownProcessName(), { flag: 'wx' });
    else symlinkSync(ownProcessName(), path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path: string): boolean {
  try {
    const owner = process.platform === 'win32' ? readFileSync(path, 'utf8') : readlinkSync(path);
    // On Windows the name is written after the lock is taken.
    return owner !== '' && !isNamedRunning(owner);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
