export { Daemon, type DaemonOptions } from './daemon.js';
export { type HttpAccess, makeHttpAccess, readHttpAccess } from './http-access.js';
export { daemonFolder, socketPath } from './paths.js';
