// Removes outdated and private declarations from dist/types/. The compiler itself never removes any.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Removes the declarations of deleted modules. A declaration has the same relative path as its module. */
export function removeOrphanedDeclarations(types, sources) {
  if (!existsSync(types)) return;
  for (const file of filesIn(types)) {
    if (!file.endsWith('.d.ts')) continue;
    if (!existsSync(join(sources, relative(types, file).replace(/\.d\.ts$/, '.ts')))) rmSync(file);
  }
}

/** Removes declarations that no entry imports, directly or indirectly. The compiler has to emit them again. */
export function removePrivateDeclarations(types, entries) {
  const kept = new Set();
  for (const path of entries) keepDeclarations(join(types, path.replace(/\.ts$/, '.d.ts')), kept);
  for (const file of filesIn(types)) if (!kept.has(file)) rmSync(file);
}

function keepDeclarations(file, kept) {
  if (kept.has(file)) return;
  kept.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\..+?)\.js['"]/g)) {
    keepDeclarations(join(dirname(file), `${path}.d.ts`), kept);
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
