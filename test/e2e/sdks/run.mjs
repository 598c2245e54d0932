// The real clients of the model SDKs against servers on this machine, on the Node that they need.
//   npm run sdks                      everything
//   npm run sdks -- streams tools     only these files
//   npm run sdks -- --built paths     only this file, with the bundles and types as they are
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import '../../support/system/temporary-state.mjs';
import { pathOf } from '../runtimes/runtimes.mjs';

const LIMIT_MS = process.env.HOOKWRIGHT_LONG === '1' ? 2_400_000 : 420_000;

const here = import.meta.dirname;
const repo = resolve(here, '../../..');
const isBuilt = process.argv.includes('--built');
const asked = process.argv.slice(2).filter((argument) => argument !== '--built');
const files = readdirSync(here).filter((name) => name.endsWith('.test.mjs'));
const chosen = asked.length === 0 ? files : files.filter((name) => asked.includes(name.replace('.test.mjs', '')));

install();
if (!isBuilt) {
  run('the build', process.execPath, ['build/main.mjs']);
  run('the types', process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'test/e2e/sdks']);
}
run('the tests', pathOf('node22'), [
  '--test',
  '--test-force-exit',
  '--test-concurrency=2',
  '--test-reporter=spec',
  ...chosen.map((name) => join(here, name)),
]);

/** Installs the SDKs if the lock file differs from the installed versions. */
function install() {
  const kept = join(here, 'node_modules/.package-lock.json');
  const lock = join(here, 'package-lock.json');
  if (existsSync(kept) && statSync(kept).mtimeMs >= statSync(lock).mtimeMs) return;
  run('the install', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', here]);
}

function run(what, command, args) {
  const { status, signal } = spawnSync(command, args, {
    cwd: repo,
    stdio: 'inherit',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  if (status === 0) return;
  console.error(`${what} ended with ${signal ?? status}`);
  process.exit(1);
}
