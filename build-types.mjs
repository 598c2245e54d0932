// Which declarations of dist/types/ stay: the compiler only ever adds to them.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Removes the declarations of modules that are gone: each lies where its module lies below the sources. */
export function removeOrphanedDeclarations(types, sources) {
  if (!existsSync(types)) return;
  for (const file of filesIn(types)) {
    if (!file.endsWith('.d.ts')) continue;
    if (!existsSync(join(sources, relative(types, file).replace(/\.d\.ts$/, '.ts')))) rmSync(file);
  }
}

/** Removes what none of the entries leads to: it is of no use to who installs the package. The compiler has to make it again. */
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
