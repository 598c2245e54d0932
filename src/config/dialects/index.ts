export type { HookMessage } from './adapter.js';
export { patchedFiles } from './built-in/patch.js';
export { readToml } from './built-in/toml.js';
export { ToolCall } from './dialect-tool.js';
export {
  type DialectLocation,
  type DialectPlugin,
  Dialects,
  type DialectsOptions,
  type ReadDialectFile,
} from './dialects.js';
export { HostTools } from './host-tools.js';
export { fill, lookupIn, textOf } from './templates.js';
export { timeoutMs } from './timeout.js';
export { ToolFactsFinder } from './tool-facts.js';
export { resultPart } from './tool-response.js';
