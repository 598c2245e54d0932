import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateHome } from '../../../util/user-folders.js';

/** Longest path of a socket on all systems. */
const MAX_SOCKET_PATH = 100;

/** Returns the folder of the daemon's socket. The launcher script computes the same path. */
export function daemonFolder(): string {
  const ofProject = process.env['HOOKWRIGHT_DAEMON_FOLDER'] ?? '';
  return join(stateHome(), 'hookwright', OF_PROJECT.test(ofProject) ? ofProject : 'daemon');
}

/** A project with a package of its own has a daemon of its own: daemons of several programs would replace each other. */
const OF_PROJECT = /^daemon-\d{1,10}$/;

/** Returns the socket of the user's daemon. Undefined if the path is too long for a socket. */
export function socketPath(): string | undefined {
  const path = join(daemonFolder(), 'agents.sock');
  return path.length > MAX_SOCKET_PATH ? undefined : path;
}

/** File with the process id of the running daemon. */
export function pidFile(): string {
  return join(daemonFolder(), 'daemon.pid');
}

/** File with the port and the token for http hooks. */
export function httpFile(): string {
  return join(daemonFolder(), 'http.json');
}

/** Creates the folder for the user alone. Throws if it belongs to another user, or is a link. */
export function makeDaemonFolder(): string {
  const folder = daemonFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const own = process.getuid?.();
  if (!found.isDirectory() || (own !== undefined && found.uid !== own)) {
    throw new Error(`cannot use ${folder}: not a folder of this user`);
  }
  if ((found.mode & 0o077) !== 0) chmodSync(folder, 0o700);
  return folder;
}
