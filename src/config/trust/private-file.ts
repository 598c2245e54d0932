import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256 } from '../../util/canonical-json.js';

/** Error for a file that other users can write. */
export class NotPrivateError extends Error {
  override readonly name = 'NotPrivateError';
}

const OTHERS_WRITE = 0o022;

/** Reads a file that only the user can write. Returns undefined if it does not exist. */
export function readPrivateFile(path: string): string | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new NotPrivateError(`${path} is not a regular file`);
    checkOwner(path, stats);
    checkOwner(dirname(path), lstatSync(dirname(path)));
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

function checkOwner(path: string, { uid, mode }: { uid: number; mode: number }): void {
  // Windows has no such owners; its profile folder is private.
  const own = process.getuid?.();
  if (own === undefined) return;
  if (uid !== own) throw new NotPrivateError(`${path} belongs to another user (${uid})`);
  if ((mode & OTHERS_WRITE) !== 0) throw new NotPrivateError(`${path} can be written by others`);
}

let written = 0;

/** Writes a file atomically: readers see the old text or the new one, even after a power failure. */
export async function writeAtomically(path: string, text: string, mode: number): Promise<void> {
  written += 1;
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}.${written}.new`);
  try {
    const file = await open(fresh, 'wx', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Returns a file name for a project, by its real path. */
export function projectHash(project: string): string {
  return sha256(project);
}
