import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the folder of the package that contains this module, wherever the build put it. */
export function packageFolder(): string {
  for (let dir = import.meta.dirname; dir !== dirname(dir); dir = dirname(dir)) {
    if (isPackage(join(dir, 'package.json'))) return dir;
  }
  throw new Error('cannot find the files of hookwright: no package.json above its code. Reinstall the package');
}

function isPackage(file: string): boolean {
  if (!existsSync(file)) return false;
  const { name }: { name?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return name === 'hookwright';
}
