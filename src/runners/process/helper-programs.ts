import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';

/** These belong to the system wherever one works. */
const systemDirectories: readonly string[] = ['/bin', '/usr/bin'];
const MOST_KEPT = 100;
const found = new Map<string, string | undefined>();

/**
 * The absolute path of a program that we start for ourselves. Nothing of a project may take its place: only absolute
 * entries of PATH count, and none that lies in a working directory.
 */
export function helperProgram(name: string, cwd?: string): string | undefined {
  const { PATH = '' } = process.env;
  const places = [hostDirectory(), cwd];
  const key = [name, PATH, ...places].join('\0');
  if (found.has(key)) return found.get(key);
  if (found.size >= MOST_KEPT) found.clear();
  const program = findProgram(name, PATH, places.flatMap(realPath));
  found.set(key, program);
  return program;
}

export function findProgram(name: string, path: string, workingDirectories: readonly string[]): string | undefined {
  const isOutside = (place: string): boolean =>
    realPath(place).some((real) => workingDirectories.every((directory) => !isInside(real, directory)));
  const directories = path.split(delimiter).filter((directory) => directory.startsWith('/'));
  for (const directory of directories) {
    const file = join(directory, name);
    const safe = systemDirectories.includes(directory) || (isOutside(directory) && isOutside(file));
    if (safe && isProgram(file)) return file;
  }
  return undefined;
}

/** Everything is inside the root, so that to work there tells nothing. */
function isInside(path: string, directory: string): boolean {
  if (directory === sep) return false;
  return path === directory || path.startsWith(directory + sep);
}

/** Undefined when it was deleted under the host. */
function hostDirectory(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/** Empty for what is not there. */
function realPath(path: string | undefined): string[] {
  try {
    return path === undefined ? [] : [realpathSync(path)];
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
