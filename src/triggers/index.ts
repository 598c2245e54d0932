export { triggerAfterAgentHook, triggerBeforeAgentHook } from './agent.js';
export { executeToolWithHooks } from './execute-tool.js';
export { fireAfterModelHook, fireBeforeModelHook } from './model-hooks.js';
export type {
  AfterModelHookResult,
  BeforeModelHookResult,
  BeforeToolSelectionHookResult,
} from './model-results.js';
export type { TriggerConfig } from './run-trigger.js';
export { triggerPreCompressHook, triggerSessionEndHook, triggerSessionStartHook } from './session.js';
export { appendSystemMessage } from './system-message.js';
export { fireAfterToolHook, fireBeforeToolHook, type ToolTriggerOptions } from './tool-hooks.js';
export { type ToolConfirmationDetails, triggerToolNotificationHook } from './tool-notification.js';
export { type ToolContent, ToolErrorType, type ToolResult } from './tool-result.js';
export { fireBeforeToolSelectionHook } from './tool-selection.js';
