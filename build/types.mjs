// Removes outdated declarations from dist/types/. The compiler itself never removes any.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Removes the declarations of deleted modules. A declaration has the same relative path as its module. */
export function removeOrphanedDeclarations(types, sources) {
  if (!existsSync(types)) return;
  for (const file of filesIn(types)) {
    if (!file.endsWith('.d.ts')) continue;
    if (!existsSync(join(sources, relative(types, file).replace(/\.d\.ts$/, '.ts')))) rmSync(file);
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
