export { getHookOutcome, type HookOutcome } from '../sdk/hook-outcome.js';
export type { WithHooksOptions } from '../sdk/with-hooks.js';
export { HookTranslatorAiSdk } from '../translate/ai-sdk.js';
export { type HookedModel, type HooksMiddleware, hooksMiddleware } from './hooks-middleware.js';
export { stoppedByHook, ToolRefusedError, ToolStoppedError, withToolHooks } from './with-tool-hooks.js';
