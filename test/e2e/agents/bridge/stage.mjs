// Writes a row whose hook is hookwright: native hooks in hookwright's settings, and in those of the agent what `install` writes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stage } from '../stage.mjs';
import { nativeInAgent } from './native.mjs';

const BIN = resolve(import.meta.dirname, '../../../../dist/bin.js');

/** Writes a row into a folder. Returns what its agent has to be started with. */
export function stageBridge(driver, row, folder, urls) {
  const { mcp } = stage(nativeInAgent, row, folder);
  const { hooks: _hooks, version: _version, ...rest } = driver.settings({}, undefined, { mcp, layer: 'user' });
  const files = {
    ...(Object.keys(rest).length > 0 && { [driver.files.user]: rest }),
    ...driver.setUp?.({ url: urls.model, mcp, folder }),
    ...(mcp && driver.mcpFiles?.(mcp.command, mcp.args)),
  };
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  }
  install(driver, row, folder);
  return { mcp };
}

function install(driver, { options = [] }, folder) {
  const http = process.env['AGENTS_HTTP'] ? ['--http'] : [];
  const args = ['install', '--agent', driver.dialect, '--user', '--yes', ...http, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd: join(folder, 'project'),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: join(folder, 'home') },
  });
  if (status !== 0) throw new Error(`hookwright ${args.join(' ')}: ${stderr}${stdout}`);
}

/** Ends the daemon that the calls of a row started. */
export function endDaemon(folder) {
  const file = join(folder, 'home/.local/state/hookwright/daemon/daemon.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid > 1 && existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL');
}
