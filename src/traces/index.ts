export { HookLog, WarningLogger } from './hook-log.js';
export { openTraceSink } from './trace-recorder.js';
