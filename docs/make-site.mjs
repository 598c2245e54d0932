// Builds the site of docs/site into .build/site. Installs its packages if its lock file has changed.
//   npm run docs                   builds
//   npm run docs -- --dev          serves the pages while you edit them
//   npm run docs -- --check        builds, and tries the site in a browser
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite } from './site/check.mjs';

const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
});
const site = join(import.meta.dirname, 'site');
const lock = readFileSync(join(site, 'package-lock.json'), 'utf8');
const installed = join(site, 'node_modules/.installed-lock.json');

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(installed, lock);
}
run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', options.dev ? 'dev' : 'build', '.']);
if (options.check) await checkSite(join(site, '../../.build/site'));

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: site, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
