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
