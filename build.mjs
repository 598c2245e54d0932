// Makes dist/: one bundle per entry, with shared chunks (esbuild), and declarations (tsc). The number of modules in src/
// costs nobody anything that way.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const types = join(dist, 'types');

/** What package.json names under `exports`. */
const entries = {
  index: 'src/index.ts',
  contract: 'src/contract.ts',
  genai: 'src/genai/index.ts',
  kit: 'generated/kit/hook.ts',
};

removeBundles();
removeOrphanedDeclarations();
emitDeclarations();
await build({
  absWorkingDir: root,
  entryPoints: entries,
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  chunkNames: 'chunks/[name]-[hash]',
  // Names stay, so that a stack trace can be read.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
});

function emitDeclarations() {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function removeBundles() {
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist)) if (name !== 'types') rmSync(join(dist, name), { recursive: true });
}

/** The compiler leaves the declarations of a module that is gone. */
function removeOrphanedDeclarations() {
  if (!existsSync(types)) return;
  for (const name of readdirSync(types, { recursive: true })) {
    const file = join(types, name);
    if (!name.endsWith('.d.ts') || !statSync(file).isFile()) continue;
    if (!existsSync(join(root, relative(types, file).replace(/\.d\.ts$/, '.ts')))) rmSync(file);
  }
}
