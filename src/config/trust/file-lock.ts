import { open, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from './private-file.js';

/** An older lock was left by a process that crashed: no update takes that long. */
const STALE_MS = 10_000;
const PATIENCE_MS = 30_000;

let taken = 0;

/**
 * Runs `work` while no other process holds the lock of the same path. The work checks `isHeld` before it writes: the lock
 * of a process that was suspended too long may have been removed.
 */
export async function withFileLock<T>(path: string, work: (isHeld: () => Promise<boolean>) => Promise<T>): Promise<T> {
  taken += 1;
  const lock = `${path}.lock`;
  const token = JSON.stringify([hostname(), process.pid, taken, Date.now()]);
  const isHeld = async (): Promise<boolean> => (await contentOf(lock)) === token;
  await acquire(lock, token);
  try {
    return await work(isHeld);
  } finally {
    if (await isHeld()) await rm(lock, { force: true });
  }
}

async function acquire(lock: string, token: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await create(lock, token))) {
    if (performance.now() > giveUpAt) throw new Error(`${lock} is held by another process; remove it if none runs`);
    await removeIfStale(lock);
    await delay(2 + Math.random() * 8);
  }
}

async function create(path: string, token: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(token);
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a stale lock. Only one process at a time may do so, and it checks the lock again, so that it never removes a lock
 * that another process has just created.
 */
async function removeIfStale(lock: string): Promise<void> {
  const token = await contentOf(lock);
  if (token === undefined || !(await isStale(lock, token))) return;
  const breaker = `${lock}.break`;
  if (!(await create(breaker, token))) {
    if (await isOld(breaker)) await rm(breaker, { force: true });
    return;
  }
  try {
    if ((await contentOf(lock)) === token) await rm(lock, { force: true });
  } finally {
    await rm(breaker, { force: true });
  }
}

async function isStale(lock: string, token: string): Promise<boolean> {
  return holderIsGone(token) || (await isOld(lock));
}

function holderIsGone(token: string): boolean {
  try {
    const [host, pid]: unknown[] = JSON.parse(token);
    if (host !== hostname() || typeof pid !== 'number') return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // The token may not be written yet, and the process of another user cannot be signalled but exists.
    return codeOf(error) === 'ESRCH';
  }
}

async function isOld(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > STALE_MS;
  } catch {
    return false;
  }
}

async function contentOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}
