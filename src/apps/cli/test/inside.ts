import { lstatSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { problem } from '../exit.js';

/** A path of a folder. Test files come with a project: no name and no link in it may lead a case out of its own folder. */
export function pathInside(folder: string, path: string): string {
  const file = resolve(folder, path);
  if (!file.startsWith(folder + sep) || !isInside(realpathSync(folder), nearestThere(file))) {
    throw problem(`${path} is outside of the project`);
  }
  return file;
}

function isInside(folder: string, path: string): boolean {
  try {
    const real = realpathSync(path);
    return real === folder || real.startsWith(folder + sep);
  } catch {
    // A link that leads to nothing yet: writing would make what it leads to.
    return false;
  }
}

/** The path, or the last part of it that there is, links included. */
function nearestThere(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined || dirname(path) === path) return path;
  return nearestThere(dirname(path));
}
