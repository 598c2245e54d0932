// Tests that need the MCP SDK. Its packages are installed here, to keep them out of the root lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import '../../../support/system/temporary-state.mjs';

const here = import.meta.dirname;
const root = resolve(here, '../../../..');

function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Returns true if the installed packages match the lock file. */
function isInstalled() {
  const installed = join(here, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages } = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8'));
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(packages).every(([path, { version }]) => path === '' || there[path]?.version === version);
}

if (!isInstalled()) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], here);
run(process.execPath, ['build/main.mjs']);
run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'test/e2e/integrations/mcp/sdk']);
run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'test/e2e/integrations/mcp/vitest.config.ts',
]);
