import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { statFile } from './file-seal.js';

/** Returns a path relative to the project if it is inside of it, else unchanged. */
export function shownPath(path: string, project: string): string {
  const inside = relative(project, path);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return path;
  return inside.replaceAll(sep, '/');
}

/** Returns whether a command can start a file. */
export function fileState(path: string): 'absent' | 'not executable' | 'executable' {
  const stats = statFile(path);
  if (stats === undefined) return 'absent';
  return (stats.mode & 0o111n) === 0n ? 'not executable' : 'executable';
}

export function isProgram(path: string): boolean {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true && (stats.mode & 0o111) !== 0;
  } catch {
    // A shell skips such a path too.
    return false;
  }
}

export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    // It does not exist.
    return path;
  }
}

export function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
