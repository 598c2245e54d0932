export {
  type ExecuteToolOptions,
  executeToolWithHooks,
  type HookedToolResult,
} from '../../../core/triggers/execute-tool.js';
export { getHookOutcome, type HookOutcome } from '../../../core/triggers/hook-outcome.js';
export type { WithHooksOptions } from '../shared/client.js';
export { ToolRefusedError, ToolStoppedError } from '../shared/tool-output.js';
export { withHooks } from './client.js';
export { HookTranslatorAnthropic } from './translator.js';
