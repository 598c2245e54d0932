export { getHookOutcome, type HookOutcome } from '../../../core/triggers/hook-outcome.js';
export { type ClientParts, type HookedClient, type HookedModels, type ModelMethods, withHooks } from './client.js';
export type { HookedStream } from './stream.js';
export {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from './triggers.js';
