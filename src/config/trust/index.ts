export { commandText, describeUntrusted } from '../../core/registry/describe-hook.js';
export { fileState } from './file-paths.js';
export type { TrustEntry } from './fingerprint.js';
export { definitionKey } from './fingerprint.js';
export { type HookLocation, isInterpreter, programOf, readHookText } from './hook-text.js';
export { makePrivateFolder, projectHash, writeAtomically } from './private-file.js';
export {
  type PendingHook,
  ProjectTrust,
  type Trust,
  type TrustChange,
} from './project-trust.js';
