// Installs the packed package in a folder outside of the repository, and runs the programs of examples/programs there.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { pack } from '../../../bench/packed-size.mjs';

export const repo = resolve(import.meta.dirname, '../../..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const TIMEOUT_MS = 60_000;

/** Packs the built package, and installs it as a user does. */
export function installPacked() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-programs-')));
  const archive = pack(repo, folder, '--ignore-scripts');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  const options = ['--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--offline'];
  execFileSync(npm, ['install', ...options, archive], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Packs the built package, and unpacks it without installing it. */
export function unpackPacked() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-unpacked-')));
  const archive = pack(repo, folder, '--ignore-scripts');
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return { folder: join(folder, 'package'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Creates a host with a home and a project of its own. `links` has the folders of its other packages, by name. */
export function makeHost(installed, name, links = {}) {
  const host = mkdtempSync(join(installed, 'host-'));
  const program = join(host, name);
  cpSync(join(repo, 'examples/programs', name), program);
  for (const [linked, folder] of Object.entries(links)) {
    const link = join(host, 'node_modules', linked);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folder, link);
  }
  const [home, project] = [join(host, 'home'), join(host, 'project')];
  for (const folder of [home, project]) mkdirSync(folder);
  const { XDG_CONFIG_HOME: _config, XDG_STATE_HOME: _state, HOOKWRIGHT_LOCKED: _locked, ...own } = process.env;
  const env = { ...own, HOME: home };
  const write = (file, content) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  return {
    program,
    project,
    env,
    writeUserSettings: (hooks) => write(join(home, '.config/hookwright/settings.json'), { enableHooks: true, hooks }),
    writeProject: (file, content) => write(join(project, file), content),
    start: (args = [], more = {}) =>
      spawn(process.execPath, [program, ...args], { cwd: project, env: { ...env, ...more } }),
    run: (args = [], more = {}, file = program) =>
      promisify(execFile)(process.execPath, [file, ...args], {
        cwd: project,
        env: { ...env, ...more },
        timeout: TIMEOUT_MS,
      }),
    /** Trusts the hooks of the project, as a person does who read them. */
    trust: () => {
      const bin = join(installed, 'node_modules/.bin/hookwright');
      execFileSync(process.execPath, [bin, 'trust', '--yes'], { cwd: project, env, stdio: 'pipe' });
    },
  };
}
