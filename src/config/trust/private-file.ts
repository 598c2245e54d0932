import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256 } from '../../util/canonical-json.js';
import { isMissing } from '../../util/files.js';

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
    if (isMissing(error)) return undefined;
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
export function writeAtomically(path: string, text: string, mode: number): void {
  written += 1;
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}.${written}.new`);
  try {
    const file = openSync(fresh, 'wx', mode);
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/** Returns a file name for a project, by its real path. */
export function projectHash(project: string): string {
  return sha256(project);
}
