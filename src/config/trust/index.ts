export { commandText, describeUntrusted } from '../../core/registry/describe-hook.js';
export { fileState } from './file-paths.js';
export type { TrustEntry } from './fingerprint.js';
export { definitionKey } from './fingerprint.js';
export { programOf } from './hidden-code.js';
export { type HookLocation, isInterpreter, readHookText } from './hook-text.js';
export { makePrivateFolder } from './private-file.js';
export {
  type PendingHook,
  ProjectTrust,
  type Trust,
  type TrustChange,
} from './project-trust.js';
export { projectHash, stateFolder } from './state-folder.js';
