export { fileState, isInterpreter, readHookText } from './coverage.js';
export type { JudgedEntry } from './fingerprint.js';
export { definitionKey } from './fingerprint.js';
export { programOf } from './hidden-code.js';
export {
  type PendingHook,
  ProjectTrust,
  type ProjectTrustOptions,
  type Trust,
  type TrustChange,
} from './project-trust.js';
