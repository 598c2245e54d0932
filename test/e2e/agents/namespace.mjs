// Network namespace of the agents: loopback alone, processes and files that end with it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './install.mjs';

/** Folder that is an empty file system of its own inside the namespace, so that nothing is left behind however it ends. */
export function scratchFolder() {
  return join(cacheFolder(), 'scratch');
}

const SET_UP = 'mount -t tmpfs -o mode=700 hookwright "$0" && ip link set lo up && exec "$@"';

function unshareArguments(command) {
  const user = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const spaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  return [...user, ...spaces, '--', 'sh', '-c', SET_UP, scratchFolder(), ...command];
}

/** Returns why the namespace cannot be made here, or undefined. */
export function whyNoNamespace() {
  mkdirSync(scratchFolder(), { recursive: true });
  const { status, stderr, error } = spawnSync('unshare', unshareArguments(['true']), {
    encoding: 'utf8',
    env: withSbin(),
  });
  if (status === 0) return undefined;
  return `cannot make a network namespace: ${(error?.message ?? stderr).trim()}. Run on Linux with unshare and ip, as root or with user namespaces.`;
}

/** Starts a Node program inside the namespace. It ends when its stdin closes, so it never outlives its parent. */
export function spawnInNamespace(args) {
  return spawn('unshare', unshareArguments([process.execPath, ...args]), {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: withSbin(),
  });
}

/** Ends this process when its parent is gone. As the first process of the namespace it takes all others with it. */
export function endWithParent() {
  process.stdin.on('end', () => process.exit(4)).resume();
}

function withSbin() {
  return { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };
}

/** Throws unless loopback is the only network device and there is no route: nothing that is sent can leave. */
export function assertIsolated(proc = '/proc/self/net') {
  const devices = linesOf(join(proc, 'dev'), 2).map((line) => line.split(':')[0]?.trim());
  const routes = linesOf(join(proc, 'route'), 1);
  const others = devices.filter((device) => device !== 'lo');
  if (devices.length === 1 && others.length === 0 && routes.length === 0) return;
  const found = others.length > 0 ? `the devices ${others.join(', ')} are reachable` : `${routes.length} routes`;
  throw new Error(
    `cannot start an agent: not in a network namespace with loopback alone: ${found}. Use npm run agents.`,
  );
}

function linesOf(file, skipped) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(skipped);
}
