// Builds dist/: one bundle per entry with shared chunks (esbuild), and declarations (tsc). Bundling makes the load time
// independent of the number of modules in src/.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { writeContractData } from './data.mjs';
import { simplifyLinks } from './links.mjs';
import { bundled, fileOfPackage, packagesAsModules } from './packages.mjs';
import { forgetBuild, isUpToDate, recordBuild } from './record.mjs';
import { rollUpDeclarations } from './rollup.mjs';
import { writeTidied } from './tidy.mjs';
import { removeOrphanedDeclarations } from './types.mjs';

const root = dirname(import.meta.dirname);
const dist = join(root, 'dist');
const types = join(dist, 'types');

/** Entries that package.json names under `exports` and `bin`. */
const entries = {
  index: 'src/index.ts',
  bin: 'src/apps/cli/bin.ts',
  'ai-sdk': 'src/integrations/model-sdks/ai-sdk/index.ts',
  anthropic: 'src/integrations/model-sdks/anthropic/index.ts',
  cli: 'src/apps/cli/index.ts',
  contract: 'src/contract.ts',
  engine: 'src/engine.ts',
  genai: 'src/integrations/model-sdks/genai/index.ts',
  kit: 'generated/kit/hook.ts',
  testing: 'src/testing.ts',
  openai: 'src/integrations/model-sdks/openai/index.ts',
  mcp: 'src/integrations/mcp/index.ts',
  nats: 'src/integrations/nats/index.ts',
};

const bundledInPage = ['preact'];

// Several commands build first. If nothing has changed, dist/ stays as it is, also for programs that use it now.
const isPlain = process.argv.length === 2;
if (isPlain && isUpToDate(root)) process.exit(0);
forgetBuild(root);
removeBundles();
// `--bundles` skips the declarations.
if (!process.argv.includes('--bundles')) {
  removeOrphanedDeclarations(types, root);
  emitDeclarations();
}
const options = {
  absWorkingDir: root,
  entryPoints: entries,
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  alias: fileOfPackage(root),
  chunkNames: 'chunks/[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
};
const asModules = packagesAsModules(root, options);
const copies = { name: 'copies-for-the-command', setup: copyForCommand };
const draft = await build({ ...options, plugins: [asModules], write: false, metafile: true });
const wholeCore = {
  name: 'the-core-as-one-chunk',
  setup: (own) => addWholeCore(own, usersOfCore(draft.metafile.outputs)),
};
const { outputFiles } = await build({
  ...options,
  plugins: [asModules, copies, wholeCore],
  logOverride: { 'ignored-bare-import': 'silent' },
  write: false,
});
writeTidied(simplifyLinks(outputFiles));
writeContractData(root, dist);
chmodSync(join(dist, 'bin.js'), 0o755);
await buildPage();
writeFileSync(join(dist, 'THIRD-PARTY.txt'), [...bundled, ...bundledInPage].map(noticeOf).join('\n'));
if (process.argv.includes('--to-pack')) {
  rollUpDeclarations(types, Object.values(entries));
}
if (isPlain) recordBuild(root);

/** Builds the inspector page: one script and one style sheet, without external resources. */
async function buildPage() {
  const page = join(root, 'src/apps/inspector/page');
  await build({
    absWorkingDir: root,
    entryPoints: { page: join(page, 'main.tsx'), 'page-style': join(page, 'page.css') },
    outdir: join(dist, 'inspect'),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome115', 'firefox115', 'safari16.4'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  renameSync(join(dist, 'inspect/page-style.css'), join(dist, 'inspect/page.css'));
  for (const name of ['index.html', 'icon.svg']) copyFileSync(join(page, name), join(dist, 'inspect', name));
}

/** Returns the entry points and lazily loaded modules that use a part of the core. */
function usersOfCore(outputs) {
  return Object.keys(outputs)
    .filter((path) => outputs[path].entryPoint !== undefined)
    .filter((path) => [...loadedWith(path, outputs)].some((each) => holdsCore(outputs[each])))
    .map((path) => join(root, outputs[path].entryPoint));
}

function loadedWith(path, outputs, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: next, kind, external } of outputs[path].imports) {
    if (kind === 'import-statement' && !external) loadedWith(next, outputs, found);
  }
  return found;
}

function holdsCore({ inputs }) {
  return Object.keys(inputs).some((path) => /^src\/core\/(events|outputs|planner|registry|runner)\//.test(path));
}

/**
 * Adds an import of the whole core to each of its users, so that the core becomes one chunk. esbuild splits chunks by
 * importers, and every file that a process reads takes time. The import runs no code.
 */
function addWholeCore({ onResolve, onLoad }, users) {
  onResolve({ filter: /^the-core$/ }, () => ({ path: join(root, entries.index) }));
  onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) =>
    users.includes(path) && path !== join(root, entries.index)
      ? { contents: `import 'the-core';\n${readFileSync(path, 'utf8')}`, loader: 'ts' }
      : undefined,
  );
}

/**
 * Copies the modules that the command needs before the core. A module that is used both with and without the core would
 * become another file that every importer of the core loads.
 */
function copyForCommand({ onResolve }) {
  onResolve({ filter: /[\\/]util[\\/](errors|json)\.js$/ }, ({ path, importer }) =>
    /[\\/]cli[\\/](exit|event-input)\.ts$/.test(importer)
      ? { path: join(root, 'src/util', basename(path, '.js')).concat('.ts'), suffix: '?of-the-command' }
      : undefined,
  );
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
