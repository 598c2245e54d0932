import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './exit.js';

/**
 * Returns why a path cannot be written, naming the nearest existing folder. System errors name the missing path
 * instead.
 */
export function whyUnwritable(path: string): string | undefined {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return codeOf(error) === 'EROFS' ? `${folder} is read-only` : `${folder} cannot be written`;
  }
}
