export { getHookOutcome, type HookOutcome } from '../../../core/triggers/hook-outcome.js';
export type { WithHooksOptions } from '../shared/client.js';
export { ToolRefusedError, ToolStoppedError } from '../shared/tool-output.js';
export { type HookedModel, type HooksMiddleware, hooksMiddleware } from './middleware.js';
export { stoppedByHook, withToolHooks } from './tools.js';
export { HookTranslatorAiSdk } from './translator.js';
