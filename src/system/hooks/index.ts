// For programs that answer the events of many sessions.
export { openSessionFolder } from '../session-folder.js';
export { SessionScope } from './scope.js';
export type { Decision } from './types.js';
