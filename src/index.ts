export {
  triggerAfterAgentHook,
  triggerBeforeAgentHook,
  triggerPreCompressHook,
  triggerSessionEndHook,
  triggerSessionStartHook,
} from '../generated/entries/triggers.js';
export {
  BusErrorCode,
  ConfigSource,
  HookDecision,
  HookErrorPolicy,
  HookEventName,
  HookFailureStage,
  HookType,
  HookVerdictKind,
  LLMFinishReason,
  LLMRole,
  MessageBusType,
  NotificationType,
  PreCompressTrigger,
  SessionEndReason,
  SessionStartSource,
  ToolCallingMode,
} from '../generated/enums.js';
export * from '../generated/ingress.js';
export type {
  AggregatedHookResult,
  HookDefinition,
  HookFireResult,
  HookInput,
  HookOutput,
  HooksMap,
  HookTrace,
  HookTypes,
} from '../generated/types.js';
export type { HookMessage } from './config/dialects/index.js';
export type { PendingHook, SettingsProblem, Trust, TrustChange } from './config/settings/index.js';
export type { Contract } from './contract.js';
export type {
  ConfirmTool,
  DebugLogger,
  GuardChange,
  ToolConfirmationRequest,
  UntrustedPolicy,
} from './core/contract/index.js';
export { HookExecutionError } from './core/events/failure.js';
export type { HookProgress } from './core/events/progress.js';
export { HookAggregator } from './core/outputs/aggregator.js';
export { HookPlanner } from './core/planner/hook-planner.js';
export { HookRegistry } from './core/registry/hook-registry.js';
export { HookRegistryLoadError, HookRegistryNotInitializedError } from './core/registry/registry-problem.js';
export { type ExecuteToolOptions, executeToolWithHooks, type HookedToolResult } from './core/triggers/execute-tool.js';
export {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from './core/triggers/model.js';
export type { TriggerConfig } from './core/triggers/run-trigger.js';
export { type ToolContent, ToolErrorType, type ToolResult } from './core/triggers/tool-result.js';
export {
  fireAfterToolHook,
  fireBeforeToolHook,
  type ToolConfirmationDetails,
  type ToolTriggerOptions,
  triggerToolNotificationHook,
} from './core/triggers/tools.js';
export { type CreateConfigOptions, createConfig, type OwnedHostConfig } from './system/create-config.js';
export { HookEventHandler } from './system/event-handler.js';
export { HookRunner } from './system/hook-runner.js';
export * from './system/hook-system.js';
export { createHooks } from './system/hooks/create-hooks.js';
export { toModelText } from './system/hooks/tool-outcome.js';
export type {
  Approval,
  CreateHooksOptions,
  Decision,
  HookFireOptions,
  HookFunction,
  HookFunctionOptions,
  HookProblem,
  Hooks,
  HookTrust,
  LostGuard,
  ModelOutcome,
  Scope,
  Session,
  SessionOptions,
  Subscriptions,
  ToolOptions,
  ToolOutcome,
} from './system/hooks/types.js';
export { type LoadConfigOptions, type LoadedConfig, loadConfig } from './system/index.js';
export type { ConfirmGuard, GuardQuestionCall } from './system/person.js';
