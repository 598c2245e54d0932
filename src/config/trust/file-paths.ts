import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { statFile } from './file-seal.js';

/** A path as people write it: from the project where it is inside, else whole. */
export function shownPath(path: string, project: string): string {
  const inside = relative(project, path);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return path;
  return inside.replaceAll(sep, '/');
}

/** Whether a command could start a file. */
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
    // What cannot be looked at is passed by, as a shell does.
    return false;
  }
}

export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    // It vanished: then it is not inside anything.
    return path;
  }
}

export function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
