export { Daemon, type DaemonOptions } from './daemon.js';
export { chooseHttpAccess, type HttpAccess, readHttpAccess, removeHttpAccess, writeHttpAccess } from './http-access.js';
export { daemonFolder, socketPath } from './paths.js';
