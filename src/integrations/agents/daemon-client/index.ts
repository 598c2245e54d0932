export { readHttpAccess } from '../daemon/http-access.js';
export { announceSession, askDaemon, forgetSession } from './ask-daemon.js';
