export { getHookOutcome, type HookOutcome } from './hook-outcome.js';
export type { HookedStream } from './hooked-stream.js';
export { type HookedModels, type ModelMethods, withHooks } from './with-hooks.js';
