export { readHttpAccess } from '../daemon/http-access.js';
export { announceSession, askDaemon, endOutdatedDaemon, forgetSession } from './ask-daemon.js';
