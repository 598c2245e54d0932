// Makes dist/: one bundle per entry, with shared chunks (esbuild), and declarations (tsc). The number of modules in src/
// costs nobody anything that way.
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
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { removeOrphanedDeclarations, removePrivateDeclarations } from './build-types.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const types = join(dist, 'types');

/** What package.json names under `exports` and `bin`. */
const entries = {
  index: 'src/index.ts',
  bin: 'src/apps/cli/bin.ts',
  'ai-sdk': 'src/integrations/model-sdks/ai-sdk/index.ts',
  anthropic: 'src/integrations/model-sdks/anthropic/index.ts',
  cli: 'src/apps/cli/index.ts',
  contract: 'src/contract.ts',
  genai: 'src/integrations/model-sdks/genai/index.ts',
  kit: 'generated/kit/hook.ts',
  openai: 'src/integrations/model-sdks/openai/index.ts',
  mcp: 'src/integrations/mcp/index.ts',
  nats: 'src/integrations/nats/index.ts',
};

/** What is bundled, so that nobody who installs the package installs them; their licences go with it. */
const bundled = { commander: 'esm.mjs', 'smol-toml': 'dist/index.js' };
const bundledInPage = ['preact'];

removeBundles();
// `--bundles`: for whoever only runs them.
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
  alias: Object.fromEntries(
    Object.entries(bundled).map(([name, file]) => [name, join(root, 'node_modules', name, file)]),
  ),
  chunkNames: 'chunks/[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
};
const asModules = { name: 'bundled-packages-as-modules', setup: giveModules };
const copies = { name: 'copies-for-the-command', setup: giveCopies };
const draft = await build({ ...options, plugins: [asModules], write: false, metafile: true });
const wholeCore = { name: 'the-core-as-one-chunk', setup: (own) => giveCore(own, usersOfCore(draft.metafile.outputs)) };
await build({
  ...options,
  plugins: [asModules, copies, wholeCore],
  logOverride: { 'ignored-bare-import': 'silent' },
});
chmodSync(join(dist, 'bin.js'), 0o755);
await buildPage();
writeFileSync(join(dist, 'THIRD-PARTY.txt'), [...Object.keys(bundled), ...bundledInPage].map(noticeOf).join('\n'));
if (process.argv.includes('--to-pack')) {
  removePrivateDeclarations(types, Object.values(entries));
  packExamples();
}

/** Writes all examples of the contract into one file, which `hookwright generate` reads in a published package. */
function packExamples() {
  const folder = join(root, 'schemas/examples');
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.json'));
  const examples = paths
    .sort()
    .map((path) => [`examples/${path.replaceAll('\\', '/')}`, JSON.parse(readFileSync(join(folder, path), 'utf8'))]);
  writeFileSync(join(dist, 'examples.json'), JSON.stringify(Object.fromEntries(examples)));
}

/** The page of the inspector, as the browser loads it: one script, one style sheet, nothing from elsewhere. */
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

/**
 * A package that is CommonJS becomes one module first: else what esbuild adds for such packages is a file of its own, which
 * every entry loads.
 */
function giveModules({ onLoad }) {
  const builtins = { name: 'builtins-of-bundled-packages', setup: giveBuiltins };
  onLoad({ filter: /[\\/]commander[\\/]esm\.mjs$/ }, async ({ path }) => {
    // Drops its comments; the build that takes it over prints it in lines again.
    const whole = {
      ...options,
      entryPoints: [path],
      splitting: false,
      plugins: [builtins],
      write: false,
      minifyWhitespace: true,
    };
    const { outputFiles } = await build(whole);
    return { contents: outputFiles[0].text, loader: 'js' };
  });
}

/** It asks for builtins by `require`, which a module does not have. */
function giveBuiltins({ onResolve, onLoad }) {
  onResolve({ filter: /^node:/ }, ({ kind, path }) =>
    kind === 'require-call' ? { path, namespace: 'builtin' } : undefined,
  );
  onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
    contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
  }));
}

/** The modules that are loaded by themselves, at once or when needed, and use a part of what runs events. */
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
 * Each of them is given all of it. Chunks are cut by who imports what: without this the core falls into many, and a
 * process pays for every file that it reads. The import runs nothing, it only counts for the cut.
 */
function giveCore({ onResolve, onLoad }, users) {
  onResolve({ filter: /^the-core$/ }, () => ({ path: join(root, entries.index) }));
  onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) =>
    users.includes(path) && path !== join(root, entries.index)
      ? { contents: `import 'the-core';\n${readFileSync(path, 'utf8')}`, loader: 'ts' }
      : undefined,
  );
}

/**
 * What the command needs before the core it takes along as copies: a module that is used with the core and without it would be
 * one more file for everybody who imports the core.
 */
function giveCopies({ onResolve }) {
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
