import { lstatSync, readFileSync, readlinkSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './errors.js';
import { isMissing } from './files.js';
import { isNamedRunning, ownProcessName } from './running-process.js';

const PAUSE_MS = 2;
/** Age of an abandoned lock of another machine or container, whose processes are not known here. No action takes that long. */
const STALE_MS = 10_000;

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
  const owner = `${ownProcessName()}@${hostname()}`;
  try {
    if (process.platform === 'win32') writeFileSync(path, owner, { flag: 'wx' });
    else symlinkSync(owner, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path: string): boolean {
  try {
    const owner = process.platform === 'win32' ? readFileSync(path, 'utf8') : readlinkSync(path);
    const [name, host = hostname()] = owner.split('@');
    if (host !== hostname()) return Date.now() - lstatSync(path).mtimeMs > STALE_MS;
    // On Windows the name is written after the lock is taken.
    return name !== undefined && name !== '' && !isNamedRunning(name);
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
