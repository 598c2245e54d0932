import { setDefaultTranslator } from './core/translator.js';
import { defaultHookTranslator } from './integrations/model-sdks/genai/translator.js';

// A program may import this entry alone.
setDefaultTranslator(defaultHookTranslator);

/**
 * Entry `hookwright/engine`: parts of the engine that a host built with `createHooks` does not need. Envelopes, outputs,
 * translators and buses.
 */
export {
  AfterAgentHookOutput,
  AfterModelHookOutput,
  AfterToolHookOutput,
  BeforeAgentHookOutput,
  BeforeModelHookOutput,
  BeforeToolHookOutput,
  BeforeToolSelectionHookOutput,
  SessionEndHookOutput,
  SessionStartHookOutput,
  SubagentStartHookOutput,
  SubagentStopHookOutput,
} from '../generated/entries/output-classes.js';
export { triggerSubagentStartHook, triggerSubagentStopHook } from '../generated/entries/triggers.js';
export { NotAskedError } from './core/contract/firing.js';
export type {
  AskPolicy,
  ErrorPolicy,
  FireOptions,
  HookAction,
  HookBus,
  HookBusRequest,
  HookExtension,
  HookLayer,
  MessageBus,
  SanitizationConfig,
  TrustAnswer,
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
export type { TraceFileChoice, TraceOptions } from './core/events/trace-port.js';
export { createHookOutput, DefaultHookOutput } from './core/outputs/hook-outputs.js';
export type {
  HookEventContext,
  HookExecutionPlan,
  HookPlanVerdict,
  InvalidGuard,
} from './core/planner/hook-planner.js';
export type { InProcessHook, RegisterHookOptions } from './core/registry/in-process-hook.js';
export type { RegistryProblem } from './core/registry/registry-problem.js';
export { HookTranslator } from './core/translator.js';
export { getHookOutcome, type HookOutcome } from './core/triggers/hook-outcome.js';
export { defaultHookTranslator, HookTranslatorGenAIv1 } from './integrations/model-sdks/genai/translator.js';
export { appendSystemMessage } from './integrations/model-sdks/shared/system-message.js';
export { convertPlainTextToHookOutput } from './runners/read-output.js';
export type { ExecuteOptions, HookRun, RunnerOptions } from './system/hook-runner.js';
export { InMemoryMessageBus } from './system/in-memory-message-bus.js';
export {
  type BusMessage,
  type BusRequest,
  type BusRequestOptions,
  HookRequestInFlightError,
  HookRequestTimeoutError,
  type OwnEventRequest,
} from './system/message-bus.js';
