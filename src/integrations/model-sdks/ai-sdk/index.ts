export { getHookOutcome, type HookOutcome } from '../shared/hook-outcome.js';
export { ToolRefusedError, ToolStoppedError } from '../shared/tool-errors.js';
export type { WithHooksOptions } from '../shared/with-hooks.js';
export { type HookedModel, type HooksMiddleware, hooksMiddleware } from './hooks-middleware.js';
export { HookTranslatorAiSdk } from './translator.js';
export { stoppedByHook, withToolHooks } from './with-tool-hooks.js';
