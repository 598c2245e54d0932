export * from '../generated/index.js';
export {
  type BusRequest,
  type BusRequestOptions,
  HookRequestTimeoutError,
  InMemoryMessageBus,
} from './bus/in-memory-message-bus.js';
export { type CreateConfigOptions, createConfig } from './config/create-config.js';
export type * from './contract/index.js';
export { HookAggregator } from './engine/aggregator.js';
export * from './engine/outputs/index.js';
export type { HookExecutionPlan, HookPlanVerdict } from './engine/planner/execution-plan.js';
export type { HookEventContext } from './engine/planner/hook-planner.js';
export { HookPlanner } from './engine/planner/hook-planner.js';
export type { InProcessHook, RegisterHookOptions } from './engine/registry/declare-hooks.js';
export { HookRegistry } from './engine/registry/hook-registry.js';
export type { RegistryProblem } from './engine/registry/registry-problem.js';
export { HookRegistryLoadError, HookRegistryNotInitializedError } from './engine/registry/registry-problem.js';
export { type ExecuteOptions, HookRunner, type RunnerOptions } from './engine/runner.js';
export { processCommonHookOutputFields } from './handler/common-output.js';
export { type EventHandlerOptions, HookEventHandler } from './handler/event-handler.js';
export {
  buildFailureEnvelope,
  type FailureMeta,
  HookExecutionError,
  makeEmptySuccessResult,
} from './handler/failure.js';
export type { TraceOptions } from './handler/trace-log.js';
export * from './system.js';
export { defaultHookTranslator, HookTranslator, HookTranslatorGenAIv1 } from './translate/index.js';
export * from './triggers/index.js';
