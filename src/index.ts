export { contract, hookEvents } from '../generated/contract.js';
export * from '../generated/enums.js';
export * from '../generated/ingress.js';
export { CONTRACT_VERSION, isHookEventName } from '../generated/routes.js';
export type * from '../generated/types.js';
export {
  type BusMessage,
  type BusRequest,
  type BusRequestOptions,
  HookRequestInFlightError,
  HookRequestTimeoutError,
  InMemoryMessageBus,
  type OwnEventRequest,
} from './bus/in-memory-message-bus.js';
export { type CreateConfigOptions, createConfig, type OwnedHostConfig } from './config/create-config.js';
export type {
  AskPolicy,
  Contract,
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
  TrustAnswer,
  UntrustedPolicy,
} from './contract/index.js';
export { NotAskedError } from './contract/not-asked.js';
export type * from './contract/sdk.js';
export { HookAggregator } from './engine/aggregator.js';
export {
  DefaultHookOutput,
  DefaultHookOutput as BeforeAgentHookOutput,
  DefaultHookOutput as SessionEndHookOutput,
  DefaultHookOutput as SessionStartHookOutput,
} from './engine/outputs/default-hook-output.js';
export {
  ClearingHookOutput as AfterAgentHookOutput,
  createHookOutput,
  FollowUpHookOutput as AfterToolHookOutput,
  ModelRequestHookOutput as BeforeModelHookOutput,
  ModelResponseHookOutput as AfterModelHookOutput,
  RewriteHookOutput as BeforeToolHookOutput,
  ToolChoiceHookOutput as BeforeToolSelectionHookOutput,
} from './engine/outputs/hook-outputs.js';
export type { HookExecutionPlan, HookPlanVerdict, InvalidGuard } from './engine/planner/hook-planner.js';
export { type HookEventContext, HookPlanner } from './engine/planner/hook-planner.js';
export { HookRegistry } from './engine/registry/hook-registry.js';
export type { InProcessHook, RegisterHookOptions } from './engine/registry/in-process-hook.js';
export {
  HookRegistryLoadError,
  HookRegistryNotInitializedError,
  type RegistryProblem,
} from './engine/registry/registry-problem.js';
export { convertPlainTextToHookOutput } from './engine/run/plain-text.js';
export { type ExecuteOptions, type HookRun, HookRunner, type RunnerOptions } from './engine/runner.js';
export { type EventHandlerOptions, HookEventHandler } from './handler/event-handler.js';
export {
  buildFailureEnvelope,
  EMPTY_SUCCESS_RESULT,
  type FailureMeta,
  HookExecutionError,
  makeEmptySuccessResult,
} from './handler/failure.js';
export { processCommonHookOutputFields } from './handler/fire-result.js';
export type { HookProgress } from './handler/progress.js';
export type { TraceOptions } from './handler/trace-log.js';
export type { TraceFileChoice } from './handler/trace-writer.js';
export {
  type LoadConfigOptions,
  type LoadedConfig,
  loadConfig,
  type PendingHook,
  type SettingsProblem,
  type Trust,
  type TrustChange,
} from './settings/index.js';
export * from './system.js';
export { defaultHookTranslator, HookTranslatorGenAIv1 } from './translate/genai-v1.js';
export { HookTranslator } from './translate/hook-translator.js';
export type { ConfirmTool, ToolConfirmationRequest } from './triggers/ask-person.js';
export { type ExecuteToolOptions, executeToolWithHooks, type HookedToolResult } from './triggers/execute-tool.js';
export { getHookOutcome, type HookOutcome } from './triggers/hook-outcome.js';
export {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from './triggers/model-hooks.js';
export {
  appendSystemMessage,
  type TriggerConfig,
  triggerAfterAgentHook,
  triggerBeforeAgentHook,
  triggerPreCompressHook,
  triggerSessionEndHook,
  triggerSessionStartHook,
} from './triggers/run-trigger.js';
export {
  fireAfterToolHook,
  fireBeforeToolHook,
  type ToolConfirmationDetails,
  type ToolTriggerOptions,
  triggerToolNotificationHook,
} from './triggers/tool-hooks.js';
export { type ToolContent, ToolErrorType, type ToolResult } from './triggers/tool-result.js';
