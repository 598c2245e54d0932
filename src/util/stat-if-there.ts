import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What a path leads to; undefined when there is nothing. Throws what else keeps it from being looked at. */
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
