import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './exit.js';

/** Why nothing can be written at a path: of the folder that exists, because the system blames others. */
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
