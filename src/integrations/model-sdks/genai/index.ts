export { getHookOutcome, type HookOutcome } from '../shared/hook-outcome.js';
export type { HookedStream } from './hooked-stream.js';
export {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from './triggers.js';
export { type ClientParts, type HookedClient, type HookedModels, type ModelMethods, withHooks } from './with-hooks.js';
