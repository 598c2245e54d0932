// Installs the agents in pinned versions, outside the repository and without install scripts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../runtimes/runtimes.mjs';

const platform = `${process.platform}-${process.arch}`;

/** Packages by agent. `program` is a file of the package, `native` one of a package for this platform. */
export const PACKAGES = {
  claude: {
    title: 'Claude Code',
    package: '@anthropic-ai/claude-code',
    version: '2.1.326',
    native: `@anthropic-ai/claude-code-${platform}/claude`,
  },
  codex: {
    title: 'Codex',
    package: '@openai/codex',
    version: '0.169.0',
    native: `@openai/codex-${platform}/vendor/${rustTarget()}/bin/codex`,
  },
  gemini: {
    title: 'Gemini CLI',
    package: '@google/gemini-cli',
    version: '0.61.0',
    program: '@google/gemini-cli/bundle/gemini.js',
  },
  copilot: {
    title: 'Copilot CLI',
    package: '@github/copilot',
    version: '1.0.102',
    native: `@github/copilot-${platform}/copilot`,
  },
  qwen: {
    title: 'Qwen Code',
    package: '@qwen-code/qwen-code',
    version: '0.24.4',
    program: '@qwen-code/qwen-code/cli.js',
    node: 'node22',
  },
};

/** Folder of the installed agents. */
export function cacheFolder() {
  const { HOOKWRIGHT_AGENTS, XDG_CACHE_HOME } = process.env;
  return HOOKWRIGHT_AGENTS ?? join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'hookwright-agents');
}

/** Installs an agent unless it is there. Returns the command that starts it. Throws if it cannot be installed. */
export function install(name) {
  const { package: id, version, native, program, node } = PACKAGES[name];
  const folder = join(cacheFolder(), `${name}-${version}`);
  const file = join(folder, 'node_modules', native ?? program);
  if (installedVersion(folder, id) !== version || !existsSync(file)) npmInstall(folder, `${id}@${version}`);
  const installed = installedVersion(folder, id);
  if (installed !== version)
    throw new Error(`cannot install ${id}@${version}: npm installed ${installed ?? 'nothing'}`);
  if (!existsSync(file)) throw new Error(`cannot install ${id}@${version}: ${native ?? program} is missing`);
  if (native !== undefined) return [file];
  return [node === undefined ? process.execPath : pathOf(node), file];
}

function installedVersion(folder, id) {
  const manifest = join(folder, 'node_modules', id, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

/** Names the exact version, because npm otherwise takes an older one that fits `engines` of this Node. */
function npmInstall(folder, id) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', ['install', '--save-exact', ...options, id], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(`cannot install ${id}: ${(error?.message ?? stderr).trim().slice(0, 300)}`);
}

function rustTarget() {
  return `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-unknown-linux-musl`;
}
