import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { attempt } from './errors.js';

/** Returns the stats of a path, or undefined if it does not exist. Throws on any other error. */
export async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns the stats of a path, or undefined if it does not exist or cannot be read. */
export function statOrUndefined(path: string): Stats | undefined {
  return attempt(() => statSync(path, { throwIfNoEntry: false }), undefined);
}

/** Returns the text of a file, or undefined if it cannot be read. */
export function readText(path: string): string | undefined {
  return attempt(() => readFileSync(path, 'utf8'), undefined);
}

/** Returns the names in a folder, or no names if it cannot be read. */
export function namesInFolder(path: string): string[] {
  return attempt(() => readdirSync(path), []);
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function isFolder(path: string): boolean {
  return statOrUndefined(path)?.isDirectory() === true;
}

/** Returns true for a file that has an execute bit. */
export function isProgram(path: string): boolean {
  const stats = statOrUndefined(path);
  return stats?.isFile() === true && (stats.mode & 0o111) !== 0;
}

/** Resolves all links of a path. Returns a path that does not exist unchanged. */
export function realPath(path: string): string {
  return attempt(() => realpathSync.native(path), path);
}

/** Returns true if a path is the folder or below it. Compares texts: resolve links first where they matter. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Returns the first bytes of a file as latin1 text, or undefined if it is not a file or cannot be read. */
export function readHead(path: string, bytes: number): string | undefined {
  // Opening a named pipe would wait for a writer.
  if (!statOrUndefined(path)?.isFile()) return undefined;
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    const head = Buffer.alloc(bytes);
    return head.toString('latin1', 0, readSync(descriptor, head, 0, bytes, 0));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
