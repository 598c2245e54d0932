export { contract, hookEvents } from '../generated/contract.js';
export * from '../generated/enums.js';
export * from '../generated/ingress.js';
export { CONTRACT_VERSION, isHookEventName } from '../generated/routes.js';
export type * from '../generated/types.js';
export type { PendingHook, SettingsProblem, Trust, TrustChange } from './config/settings/index.js';
export type { Contract } from './contract.js';
export { NotAskedError } from './core/contract/firing.js';
export type {
  AskPolicy,
  ConfirmTool,
  DebugLogger,
  ErrorPolicy,
  FireOptions,
  GuardChange,
  HookAction,
  HookBus,
  HookBusRequest,
  HookExtension,
  HookLayer,
  MessageBus,
  SanitizationConfig,
  ToolConfirmationRequest,
  TrustAnswer,
  UntrustedPolicy,
} from './core/contract/index.js';
export type * from './core/contract/sdk.js';
export type { EventHandlerOptions } from './core/events/event-handler.js';
export { processCommonHookOutputFields } from './core/events/event-result.js';
export {
  buildFailureEnvelope,
  EMPTY_SUCCESS_RESULT,
  type FailureMeta,
  HookExecutionError,
  makeEmptySuccessResult,
} from './core/events/failure.js';
export type { HookProgress } from './core/events/progress.js';
export type { TraceOptions } from './core/events/trace-log.js';
export type { TraceFileChoice } from './core/events/trace-sink.js';
export {
  type BusMessage,
  type BusRequest,
  type BusRequestOptions,
  HookRequestInFlightError,
  HookRequestTimeoutError,
  InMemoryMessageBus,
  type OwnEventRequest,
} from './core/message-bus.js';
export { HookAggregator } from './core/outputs/aggregator.js';
export {
  DefaultHookOutput,
  DefaultHookOutput as BeforeAgentHookOutput,
  DefaultHookOutput as SessionEndHookOutput,
  DefaultHookOutput as SessionStartHookOutput,
} from './core/outputs/default-hook-output.js';
export {
  ClearingHookOutput as AfterAgentHookOutput,
  createHookOutput,
  FollowUpHookOutput as AfterToolHookOutput,
  ModelRequestHookOutput as BeforeModelHookOutput,
  ModelResponseHookOutput as AfterModelHookOutput,
  RewriteHookOutput as BeforeToolHookOutput,
  ToolChoiceHookOutput as BeforeToolSelectionHookOutput,
} from './core/outputs/hook-outputs.js';
export type { HookExecutionPlan, HookPlanVerdict, InvalidGuard } from './core/planner/hook-planner.js';
export { type HookEventContext, HookPlanner } from './core/planner/hook-planner.js';
export { HookRegistry } from './core/registry/hook-registry.js';
export type { InProcessHook, RegisterHookOptions } from './core/registry/in-process-hook.js';
export {
  HookRegistryLoadError,
  HookRegistryNotInitializedError,
  type RegistryProblem,
} from './core/registry/registry-problem.js';
export { convertPlainTextToHookOutput } from './core/runner/read-output.js';
export { HookTranslator } from './core/translator.js';
export { type ExecuteToolOptions, executeToolWithHooks, type HookedToolResult } from './core/triggers/execute-tool.js';
export { getHookOutcome, type HookOutcome } from './core/triggers/hook-outcome.js';
export {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from './core/triggers/model.js';
export type { TriggerConfig } from './core/triggers/run-trigger.js';
export {
  triggerAfterAgentHook,
  triggerBeforeAgentHook,
  triggerPreCompressHook,
  triggerSessionEndHook,
  triggerSessionStartHook,
} from './core/triggers/session.js';
export { type ToolContent, ToolErrorType, type ToolResult } from './core/triggers/tool-result.js';
export {
  fireAfterToolHook,
  fireBeforeToolHook,
  type ToolConfirmationDetails,
  type ToolTriggerOptions,
  triggerToolNotificationHook,
} from './core/triggers/tools.js';
export { defaultHookTranslator, HookTranslatorGenAIv1 } from './integrations/model-sdks/genai/translator.js';
export { appendSystemMessage } from './integrations/model-sdks/shared/system-message.js';
export { type CreateConfigOptions, createConfig, type OwnedHostConfig } from './system/create-config.js';
export { HookEventHandler } from './system/event-handler.js';
export { type ExecuteOptions, type HookRun, HookRunner, type RunnerOptions } from './system/hook-runner.js';
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
