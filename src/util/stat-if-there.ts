import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Returns the stats of a path, or undefined if it does not exist. Throws on any other error. */
export async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
