// Makes dist/: one bundle per entry, with shared chunks (esbuild), and declarations (tsc). The number of modules in src/
// costs nobody anything that way.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const types = join(dist, 'types');

/** What package.json names under `exports` and `bin`. */
const entries = {
  index: 'src/index.ts',
  bin: 'src/cli/bin.ts',
  'ai-sdk': 'src/ai-sdk/index.ts',
  anthropic: 'src/anthropic/index.ts',
  cli: 'src/cli/index.ts',
  contract: 'src/contract.ts',
  genai: 'src/genai/index.ts',
  kit: 'generated/kit/hook.ts',
  openai: 'src/openai/index.ts',
};

/** What is bundled, so that nobody who installs the package installs them; their licences go with it. */
const bundled = ['commander'];

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
  alias: Object.fromEntries(bundled.map((name) => [name, join(root, 'node_modules', name, 'index.js')])),
  plugins: [{ name: 'builtins-of-bundled-packages', setup: giveBuiltins }],
  chunkNames: 'chunks/[name]-[hash]',
  // Names stay, so that a stack trace can be read.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
});
chmodSync(join(dist, 'bin.js'), 0o755);
writeFileSync(join(dist, 'THIRD-PARTY.txt'), bundled.map(noticeOf).join('\n'));

/** A bundled CommonJS package asks for builtins by `require`, which a module does not have. */
function giveBuiltins({ onResolve, onLoad }) {
  onResolve({ filter: /^node:/ }, ({ kind, path }) =>
    kind === 'require-call' ? { path, namespace: 'builtin' } : undefined,
  );
  onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
    contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
  }));
}

function noticeOf(name) {
  const folder = join(root, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version} is part of this package:\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`;
}

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
