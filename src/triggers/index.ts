export { executeToolWithHooks } from './execute-tool.js';
export {
  triggerAfterAgentHook,
  triggerBeforeAgentHook,
  triggerPreCompressHook,
  triggerSessionEndHook,
  triggerSessionStartHook,
} from './lifecycle.js';
export type {
  AfterModelHookResult,
  BeforeModelHookResult,
  BeforeToolSelectionHookResult,
} from './model-hooks.js';
export { fireAfterModelHook, fireBeforeModelHook, fireBeforeToolSelectionHook } from './model-hooks.js';
export type { TriggerConfig } from './run-trigger.js';
export { appendSystemMessage } from './run-trigger.js';
export {
  fireAfterToolHook,
  fireBeforeToolHook,
  type ToolConfirmationDetails,
  type ToolContent,
  ToolErrorType,
  type ToolResult,
  type ToolTriggerOptions,
  triggerToolNotificationHook,
} from './tool-hooks.js';
