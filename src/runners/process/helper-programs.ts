import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { attempt } from '../../util/errors.js';
import { isInside } from '../../util/files.js';

/** Trusted even if they are the working directory. */
const SYSTEM_DIRECTORIES: readonly string[] = ['/bin', '/usr/bin'];
const MAX_CACHED = 100;
const cache = new Map<string, string | undefined>();

/**
 * Returns the absolute path of a helper program. A project must not be able to replace it: only absolute entries of PATH count,
 * and none inside a working directory.
 */
export function helperProgram(name: string, cwd?: string): string | undefined {
  const { PATH = '' } = process.env;
  // The host's working directory may have been deleted.
  const workingDirectories = [attempt(() => process.cwd(), undefined), cwd];
  const key = [name, PATH, ...workingDirectories].join('\0');
  if (cache.has(key)) return cache.get(key);
  if (cache.size >= MAX_CACHED) cache.clear();
  const program = findProgram(name, PATH, workingDirectories.flatMap(realPath));
  cache.set(key, program);
  return program;
}

export function findProgram(name: string, path: string, workingDirectories: readonly string[]): string | undefined {
  const isOutside = (candidate: string): boolean =>
    realPath(candidate).some((real) => workingDirectories.every((directory) => !contains(directory, real)));
  const directories = path.split(delimiter).filter((directory) => directory.startsWith('/'));
  for (const directory of directories) {
    const file = join(directory, name);
    const safe = SYSTEM_DIRECTORIES.includes(directory) || (isOutside(directory) && isOutside(file));
    if (safe && isProgram(file)) return file;
  }
  return undefined;
}

/** Returns false for the root directory: no program would be outside of it. */
function contains(directory: string, path: string): boolean {
  return directory !== sep && isInside(path, directory);
}

/** Returns an empty list if the path does not exist. */
function realPath(path: string | undefined): string[] {
  return attempt(() => (path === undefined ? [] : [realpathSync(path)]), []);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
