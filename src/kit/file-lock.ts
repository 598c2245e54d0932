import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, pause } from './standard-io.js';

/** Time after which a run stops waiting. The default timeout of a hook is longer. */
const MAX_WAIT_MS = 30_000;
const MAX_PAUSE_MS = 20;

/** Locks that this thread holds. */
const held = new Set<string>();

/**
 * Runs an action while no other process or thread holds the lock, in TypeScript or Python. A lock is a file with the token of
 * its holder. If the holder was killed, its lock is taken over.
 */
export function withLock<T>(path: string, action: () => T): T {
  if (held.has(path)) throw new Error(`cannot lock ${path}: the function of state.update changes the same key`);
  acquire(path);
  held.add(path);
  try {
    return action();
  } finally {
    held.delete(path);
    remove(path);
  }
}

function acquire(path: string): void {
  const until = Date.now() + MAX_WAIT_MS;
  const own = makeToken();
  const offer = `${path}.${own}`;
  writeNew(offer, own);
  try {
    for (let pauseMs = 1; !take(path, offer, own); pauseMs = Math.min(MAX_PAUSE_MS, 2 * pauseMs)) {
      if (Date.now() > until) throw new Error(`cannot lock ${path} within ${MAX_WAIT_MS} ms: another run holds it`);
      pause(pauseMs * (0.5 + Math.random() / 2));
    }
  } finally {
    remove(offer);
  }
}

/** Returns true if the lock was free, or its holder is dead. A link appears together with its content. */
function take(path: string, offer: string, own: string): boolean {
  try {
    linkSync(offer, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const holder = readToken(path);
  return holder !== undefined && !isAlive(holder) && takeOver(path, offer, own, holder);
}

/**
 * Replaces the lock of a dead holder. Only one process at a time may do so, and no token is used twice, so that the lock of
 * another process that was faster is never replaced.
 */
function takeOver(path: string, offer: string, own: string, dead: string): boolean {
  const right = `${path.slice(0, path.lastIndexOf('/'))}/${TOKEN.test(dead) ? dead : 'unreadable'}.break`;
  if (!take(right, offer, own)) return false;
  try {
    if (readToken(path) !== dead) return false;
    replaceFile(path, own);
    return true;
  } finally {
    remove(right);
  }
}

/** Replaces a file: readers see the old text or the new one. */
export function replaceFile(path: string, text: string): void {
  const fresh = `${path}.${makeToken()}`;
  try {
    writeNew(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    remove(fresh);
    throw error;
  }
}

function writeNew(path: string, text: string): void {
  writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
}

function remove(path: string): void {
  rmSync(path, { force: true });
}

function readToken(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Process id, start time of the process if known, and random characters. */
const TOKEN = /^(\d+)\.(\d+)\.[0-9a-z]+$/;

function makeToken(): string {
  ownStart ??= readOwnStart();
  return `${process.pid}.${ownStart}.${Math.random().toString(36).slice(2)}`;
}

let ownStart: string | undefined;
/** Start time on systems without /proc. */
const UNKNOWN = '0';

function readOwnStart(): string {
  try {
    // In a container, /proc may show the processes of another one.
    return readlinkSync('/proc/self') === String(process.pid) ? startOf(process.pid) : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** Returns the start time of a process. Throws if it has ended, or if the system has no /proc. */
function startOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name of the program, in brackets, may contain blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended, though its parent has not noticed yet.
  if (fields[0] === 'Z' || fields[0] === 'X') throw new Error(`process ${pid} has ended`);
  return fields[19] ?? UNKNOWN;
}

/** Returns true if the holder runs. Another process may have got its id since. */
function isAlive(token: string): boolean {
  const [, id = '', start] = TOKEN.exec(token) ?? [];
  if (id === '') return false;
  const pid = Number(id);
  try {
    if (start !== UNKNOWN && readOwnStart() !== UNKNOWN) return startOf(pid) === start;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Without permission to inspect it, the process runs.
    return codeOf(error) === 'EPERM' || codeOf(error) === 'EACCES';
  }
}
