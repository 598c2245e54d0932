import { type Dirent, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from './errors.js';
import { isFolder } from './files.js';
import { ignoresCase } from './real-paths.js';

/** Entries of folders that may still be compared. Afterwards, any folder counts as one that contains the file. */
export interface CompareBudget {
  left: number;
}

export const MAX_COMPARED = 20_000;

/**
 * Returns true if a path is one of some files, in one, or a folder that contains one. A pattern with `/` at its beginning is one
 * path; another one matches at any depth. `*` and `?` stand for parts of a name. `budget`: false if the disk cannot be read.
 */
export function covers(
  path: string,
  patterns: readonly string[],
  budget: CompareBudget | false = { left: MAX_COMPARED },
): boolean {
  const wanted = patterns.map((pattern) => partsOf(pattern));
  if (wanted.some((parts) => touches(partsOf(path), parts))) return true;
  if (budget === false) return false;
  const lower = patterns.map((pattern) => partsOf(pattern.toLowerCase()));
  const isCaseless = lower.some((parts) => touches(partsOf(path.toLowerCase()), parts)) && ignoresCase(folderAt(path));
  const anywhere = wanted.filter(([first]) => first !== '');
  return isCaseless || (anywhere.length > 0 && isFolder(path) && contains(path, anywhere, budget));
}

/** Returns the parts of a path. The first one of an absolute path is empty. */
function partsOf(path: string): string[] {
  return path
    .replace(/^[A-Za-z]:(?=[\\/])/, (drive) => `/${drive.toLowerCase()}`)
    .replace(/[\\/]+$/, '')
    .split(/[\\/]+/);
}

/** Returns true if a path is a file of a pattern or in it, or above the one path that a pattern stands for. */
function touches(path: readonly string[], pattern: readonly string[]): boolean {
  if (pattern[0] === '' || pattern[0] === '~') return beginsWith(path, pattern, Math.min(path.length, pattern.length));
  return path.some((_, start) => beginsWith(path.slice(start), pattern, pattern.length));
}

function beginsWith(path: readonly string[], pattern: readonly string[], length: number): boolean {
  return path.length >= length && pattern.slice(0, length).every((part, at) => matchesName(part, path[at] ?? ''));
}

/** Returns true if a folder contains a file of a pattern. Folders of packages do not count, unless they are asked about. */
function contains(top: string, patterns: readonly (readonly string[])[], budget: CompareBudget): boolean {
  const folders: string[][] = [[]];
  for (let inside = folders.shift(); inside !== undefined; inside = folders.shift()) {
    const entries: readonly Dirent[] = attempt(() => readdirSync(join(top, ...inside), { withFileTypes: true }), []);
    budget.left -= entries.length;
    if (budget.left < 0) return true;
    for (const entry of entries) {
      const parts = [...inside, entry.name];
      if (patterns.some((pattern) => beginsWith(parts.slice(-pattern.length), pattern, pattern.length))) return true;
      if (entry.isDirectory() && entry.name !== 'node_modules') folders.push(parts);
    }
  }
  return false;
}

function folderAt(path: string): string {
  return isFolder(path) || dirname(path) === path ? path : folderAt(dirname(path));
}

/** Compares a name with a pattern of `*` and `?`, in time linear in both. */
export function matchesName(pattern: string, name: string): boolean {
  let [at, read, star, after] = [0, 0, -1, 0];
  while (read < name.length) {
    if (pattern[at] === '*') {
      star = at;
      after = read;
      at += 1;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === name[read])) {
      at += 1;
      read += 1;
    } else if (star >= 0) {
      after += 1;
      read = after;
      at = star + 1;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}
