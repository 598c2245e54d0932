export type { HookMessage } from './adapter.js';
export { readToml } from './built-in/toml.js';
export {
  type DialectLocation,
  type DialectPlugin,
  Dialects,
  type DialectsOptions,
  isFileOf,
  type ReadDialectFile,
} from './dialects.js';
export { GuardedCalls } from './guarded-calls.js';
export { expandPath, guardedFiles } from './guarded-files.js';
export { HostTools } from './host-tools.js';
export type { StoredEntry } from './stored-entry.js';
export { ToolFactsFinder } from './tool-facts.js';
