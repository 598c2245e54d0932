// Supported runtimes with exact versions, as npm packages that contain the binary.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const ARCHITECTURES = {
  x64: { node: 'x64', bun: 'x64', deno: 'x64', workerd: '64' },
  arm64: { node: 'arm64', bun: 'aarch64', deno: 'arm64', workerd: 'arm64' },
};
const arch = ARCHITECTURES[process.arch];

/** Runtimes of `npm run runtimes`. `host` is the Node that runs this. */
export const RUNTIMES = {
  host: { title: `Node ${process.versions.node}`, args: [] },
  node22: nodeOf('22.23.3'),
  node24: nodeOf('24.21.0'),
  bun: { title: 'Bun 1.4.4', package: `@oven/bun-linux-${arch?.bun}`, version: '1.4.4', binary: 'bin/bun', args: [] },
  deno: {
    title: 'Deno 2.9.6',
    package: `@deno/linux-${arch?.deno}-glibc`,
    version: '2.9.6',
    binary: 'deno',
    args: ['run', '--allow-all', '--no-lock', '--no-prompt'],
  },
};

const DENO_ARGS = ['run', '--no-lock', '--no-prompt'];

/** Restricted runtimes, and the expected reason of each hook type. */
export const RESTRICTED = {
  'deno-bare': {
    title: 'Deno without permissions',
    runtime: RUNTIMES.deno,
    args: DENO_ARGS,
    reasons: { function: /^function no$/, program: /--allow-env/, http: /--allow-net/ },
  },
  'deno-env': {
    title: 'Deno with --allow-env',
    runtime: RUNTIMES.deno,
    args: [...DENO_ARGS, '--allow-env'],
    reasons: { function: /^function no$/, program: /--allow-run/, http: /--allow-net/ },
  },
  'deno-run': {
    title: 'Deno with --allow-env and --allow-run',
    runtime: RUNTIMES.deno,
    args: [...DENO_ARGS, '--allow-env', '--allow-run'],
    reasons: { function: /^function no$/, program: /^(command|exec|worker) no$/, http: /--allow-net/ },
  },
  workerd: workerdOf('2025-10-01'),
  'workerd-old': workerdOf('2024-12-01'),
};

function workerdOf(compatibilityDate) {
  return {
    title: `workerd with nodejs_compat of ${compatibilityDate}`,
    runtime: {
      package: `@cloudflare/workerd-linux-${arch?.workerd}`,
      version: '1.20260426.1',
      binary: 'bin/workerd',
    },
    compatibilityDate,
    reasons: { function: /^function no$/, program: /No such module "node:/, http: /^http no$/ },
  };
}

function nodeOf(version) {
  return { title: `Node ${version}`, package: `node-linux-${arch?.node}`, version, binary: 'bin/node', args: [] };
}

/** Returns the path of a runtime's binary, and downloads it the first time. */
export function pathOf(name) {
  return pathOfRuntime(RUNTIMES[name] ?? RESTRICTED[name].runtime);
}

export function pathOfRuntime(runtime) {
  if (runtime.package === undefined) return process.execPath;
  if (process.platform !== 'linux' || arch === undefined) {
    throw new Error(
      `the runtimes are fetched for Linux on x64 or arm64, not for ${process.platform} on ${process.arch}`,
    );
  }
  const folder = join(cacheFolder(), `${runtime.package.replaceAll('/', '+')}-${runtime.version}`);
  const binary = join(folder, 'node_modules', runtime.package, runtime.binary);
  if (!existsSync(binary)) fetch(runtime, folder);
  return binary;
}

/** Returns the download folder, which is kept between runs and accessible to this user only. */
function cacheFolder() {
  const folder = join(tmpdir(), `hookwright-runtimes-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== userInfo().uid || (mode & 0o077) !== 0)
    throw new Error(`${folder} belongs to another user or is accessible to others: remove it`);
  return folder;
}

/** Installs into a temporary folder and renames it, because another run may download the same runtime. */
function fetch(runtime, folder) {
  const parts = mkdtempSync(`${folder}-`);
  try {
    writeFileSync(join(parts, 'package.json'), JSON.stringify({ private: true }));
    const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', '--prefix', parts];
    execFileSync('npm', ['install', ...flags, `${runtime.package}@${runtime.version}`], {
      cwd: parts,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (!existsSync(join(folder, 'node_modules'))) renameSync(parts, folder);
  } finally {
    rmSync(parts, { recursive: true, force: true });
  }
}
