export { getHookOutcome, type HookOutcome } from '../sdk/hook-outcome.js';
export { ToolRefusedError, ToolStoppedError } from '../sdk/tool-errors.js';
export type { WithHooksOptions } from '../sdk/with-hooks.js';
export { HookTranslatorAiSdk } from '../translate/ai-sdk.js';
export { type HookedModel, type HooksMiddleware, hooksMiddleware } from './hooks-middleware.js';
export { stoppedByHook, withToolHooks } from './with-tool-hooks.js';
