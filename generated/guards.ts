// Made from schemas/ by npm run generate. Do not edit.

import {
  type Violation,
  violationsOf,
} from '../src/contract/index.js';
import type {
  AfterAgentHookInput,
  AfterAgentInput,
  AfterAgentOutput,
  AfterModelHookInput,
  AfterModelInput,
  AfterModelOutput,
  AfterToolHookInput,
  AfterToolInput,
  AfterToolOutput,
  AggregatedHookResult,
  BeforeAgentHookInput,
  BeforeAgentInput,
  BeforeAgentOutput,
  BeforeModelHookInput,
  BeforeModelInput,
  BeforeModelOutput,
  BeforeToolHookInput,
  BeforeToolInput,
  BeforeToolOutput,
  BeforeToolSelectionHookInput,
  BeforeToolSelectionInput,
  BeforeToolSelectionOutput,
  CommandHookConfig,
  FunctionHookConfig,
  HookConfig,
  HookDefinition,
  HookErrorInfo,
  HookExecutionFailure,
  HookExecutionRequest,
  HookExecutionResponse,
  HookExecutionResult,
  HookExecutionSuccess,
  HookFireResult,
  HookInput,
  HookOutput,
  HookRegistryEntry,
  HookSettings,
  HookToolConfig,
  HookTrace,
  HookVerdict,
  HooksMap,
  LLMCandidate,
  LLMCandidatePatch,
  LLMConfig,
  LLMMessage,
  LLMMessagePatch,
  LLMRequest,
  LLMRequestPatch,
  LLMResponse,
  LLMResponsePatch,
  LLMSafetyRating,
  LLMUsage,
  McpContext,
  NotificationHookInput,
  NotificationInput,
  NotificationOutput,
  PluginHookConfig,
  PreCompressHookInput,
  PreCompressInput,
  PreCompressOutput,
  ProcessedHookResult,
  SessionEndHookInput,
  SessionEndInput,
  SessionEndOutput,
  SessionStartHookInput,
  SessionStartInput,
  SessionStartOutput,
} from './types.js';
import { validate as afterAgentHookInputValidator } from './validators/after-agent-hook-input.js';
import { validate as afterAgentInputValidator } from './validators/after-agent-input.js';
import { validate as afterAgentOutputValidator } from './validators/after-agent-output.js';
import { validate as afterModelHookInputValidator } from './validators/after-model-hook-input.js';
import { validate as afterModelInputValidator } from './validators/after-model-input.js';
import { validate as afterModelOutputValidator } from './validators/after-model-output.js';
import { validate as afterToolHookInputValidator } from './validators/after-tool-hook-input.js';
import { validate as afterToolInputValidator } from './validators/after-tool-input.js';
import { validate as afterToolOutputValidator } from './validators/after-tool-output.js';
import { validate as aggregatedHookResultValidator } from './validators/aggregated-hook-result.js';
import { validate as beforeAgentHookInputValidator } from './validators/before-agent-hook-input.js';
import { validate as beforeAgentInputValidator } from './validators/before-agent-input.js';
import { validate as beforeAgentOutputValidator } from './validators/before-agent-output.js';
import { validate as beforeModelHookInputValidator } from './validators/before-model-hook-input.js';
import { validate as beforeModelInputValidator } from './validators/before-model-input.js';
import { validate as beforeModelOutputValidator } from './validators/before-model-output.js';
import { validate as beforeToolHookInputValidator } from './validators/before-tool-hook-input.js';
import { validate as beforeToolInputValidator } from './validators/before-tool-input.js';
import { validate as beforeToolOutputValidator } from './validators/before-tool-output.js';
import { validate as beforeToolSelectionHookInputValidator } from './validators/before-tool-selection-hook-input.js';
import { validate as beforeToolSelectionInputValidator } from './validators/before-tool-selection-input.js';
import { validate as beforeToolSelectionOutputValidator } from './validators/before-tool-selection-output.js';
import { validate as commandHookConfigValidator } from './validators/command-hook-config.js';
import { validate as functionHookConfigValidator } from './validators/function-hook-config.js';
import { validate as hookConfigValidator } from './validators/hook-config.js';
import { validate as hookDefinitionValidator } from './validators/hook-definition.js';
import { validate as hookErrorInfoValidator } from './validators/hook-error-info.js';
import { validate as hookExecutionFailureValidator } from './validators/hook-execution-failure.js';
import { validate as hookExecutionRequestValidator } from './validators/hook-execution-request.js';
import { validate as hookExecutionResponseValidator } from './validators/hook-execution-response.js';
import { validate as hookExecutionResultValidator } from './validators/hook-execution-result.js';
import { validate as hookExecutionSuccessValidator } from './validators/hook-execution-success.js';
import { validate as hookFireResultValidator } from './validators/hook-fire-result.js';
import { validate as hookInputValidator } from './validators/hook-input.js';
import { validate as hookOutputValidator } from './validators/hook-output.js';
import { validate as hookRegistryEntryValidator } from './validators/hook-registry-entry.js';
import { validate as hookSettingsValidator } from './validators/hook-settings.js';
import { validate as hookToolConfigValidator } from './validators/hook-tool-config.js';
import { validate as hookTraceValidator } from './validators/hook-trace.js';
import { validate as hookVerdictValidator } from './validators/hook-verdict.js';
import { validate as hooksMapValidator } from './validators/hooks-map.js';
import { validate as llmCandidateValidator } from './validators/llm-candidate.js';
import { validate as llmCandidatePatchValidator } from './validators/llm-candidate-patch.js';
import { validate as llmConfigValidator } from './validators/llm-config.js';
import { validate as llmMessageValidator } from './validators/llm-message.js';
import { validate as llmMessagePatchValidator } from './validators/llm-message-patch.js';
import { validate as llmRequestValidator } from './validators/llm-request.js';
import { validate as llmRequestPatchValidator } from './validators/llm-request-patch.js';
import { validate as llmResponseValidator } from './validators/llm-response.js';
import { validate as llmResponsePatchValidator } from './validators/llm-response-patch.js';
import { validate as llmSafetyRatingValidator } from './validators/llm-safety-rating.js';
import { validate as llmUsageValidator } from './validators/llm-usage.js';
import { validate as mcpContextValidator } from './validators/mcp-context.js';
import { validate as notificationHookInputValidator } from './validators/notification-hook-input.js';
import { validate as notificationInputValidator } from './validators/notification-input.js';
import { validate as notificationOutputValidator } from './validators/notification-output.js';
import { validate as pluginHookConfigValidator } from './validators/plugin-hook-config.js';
import { validate as preCompressHookInputValidator } from './validators/pre-compress-hook-input.js';
import { validate as preCompressInputValidator } from './validators/pre-compress-input.js';
import { validate as preCompressOutputValidator } from './validators/pre-compress-output.js';
import { validate as processedHookResultValidator } from './validators/processed-hook-result.js';
import { validate as sessionEndHookInputValidator } from './validators/session-end-hook-input.js';
import { validate as sessionEndInputValidator } from './validators/session-end-input.js';
import { validate as sessionEndOutputValidator } from './validators/session-end-output.js';
import { validate as sessionStartHookInputValidator } from './validators/session-start-hook-input.js';
import { validate as sessionStartInputValidator } from './validators/session-start-input.js';
import { validate as sessionStartOutputValidator } from './validators/session-start-output.js';

/** Whether a value is a AfterAgentHookInput. */
export function validateAfterAgentHookInput(input: unknown): input is AfterAgentHookInput {
  return afterAgentHookInputValidator(input);
}

/** Whether a value is a AfterAgentInput. */
export function validateAfterAgentInput(input: unknown): input is AfterAgentInput {
  return afterAgentInputValidator(input);
}

/** Whether a value is a AfterAgentOutput. */
export function validateAfterAgentOutput(input: unknown): input is AfterAgentOutput {
  return afterAgentOutputValidator(input);
}

/** Whether a value is a AfterModelHookInput. */
export function validateAfterModelHookInput(input: unknown): input is AfterModelHookInput {
  return afterModelHookInputValidator(input);
}

/** Whether a value is a AfterModelInput. */
export function validateAfterModelInput(input: unknown): input is AfterModelInput {
  return afterModelInputValidator(input);
}

/** Whether a value is a AfterModelOutput. */
export function validateAfterModelOutput(input: unknown): input is AfterModelOutput {
  return afterModelOutputValidator(input);
}

/** Whether a value is a AfterToolHookInput. */
export function validateAfterToolHookInput(input: unknown): input is AfterToolHookInput {
  return afterToolHookInputValidator(input);
}

/** Whether a value is a AfterToolInput. */
export function validateAfterToolInput(input: unknown): input is AfterToolInput {
  return afterToolInputValidator(input);
}

/** Whether a value is a AfterToolOutput. */
export function validateAfterToolOutput(input: unknown): input is AfterToolOutput {
  return afterToolOutputValidator(input);
}

/** Whether a value is a AggregatedHookResult. */
export function validateAggregatedHookResult(input: unknown): input is AggregatedHookResult {
  return aggregatedHookResultValidator(input);
}

/** Whether a value is a BeforeAgentHookInput. */
export function validateBeforeAgentHookInput(input: unknown): input is BeforeAgentHookInput {
  return beforeAgentHookInputValidator(input);
}

/** Whether a value is a BeforeAgentInput. */
export function validateBeforeAgentInput(input: unknown): input is BeforeAgentInput {
  return beforeAgentInputValidator(input);
}

/** Whether a value is a BeforeAgentOutput. */
export function validateBeforeAgentOutput(input: unknown): input is BeforeAgentOutput {
  return beforeAgentOutputValidator(input);
}

/** Whether a value is a BeforeModelHookInput. */
export function validateBeforeModelHookInput(input: unknown): input is BeforeModelHookInput {
  return beforeModelHookInputValidator(input);
}

/** Whether a value is a BeforeModelInput. */
export function validateBeforeModelInput(input: unknown): input is BeforeModelInput {
  return beforeModelInputValidator(input);
}

/** Whether a value is a BeforeModelOutput. */
export function validateBeforeModelOutput(input: unknown): input is BeforeModelOutput {
  return beforeModelOutputValidator(input);
}

/** Whether a value is a BeforeToolHookInput. */
export function validateBeforeToolHookInput(input: unknown): input is BeforeToolHookInput {
  return beforeToolHookInputValidator(input);
}

/** Whether a value is a BeforeToolInput. */
export function validateBeforeToolInput(input: unknown): input is BeforeToolInput {
  return beforeToolInputValidator(input);
}

/** Whether a value is a BeforeToolOutput. */
export function validateBeforeToolOutput(input: unknown): input is BeforeToolOutput {
  return beforeToolOutputValidator(input);
}

/** Whether a value is a BeforeToolSelectionHookInput. */
export function validateBeforeToolSelectionHookInput(input: unknown): input is BeforeToolSelectionHookInput {
  return beforeToolSelectionHookInputValidator(input);
}

/** Whether a value is a BeforeToolSelectionInput. */
export function validateBeforeToolSelectionInput(input: unknown): input is BeforeToolSelectionInput {
  return beforeToolSelectionInputValidator(input);
}

/** Whether a value is a BeforeToolSelectionOutput. */
export function validateBeforeToolSelectionOutput(input: unknown): input is BeforeToolSelectionOutput {
  return beforeToolSelectionOutputValidator(input);
}

/** Whether a value is a CommandHookConfig. */
export function validateCommandHookConfig(input: unknown): input is CommandHookConfig {
  return commandHookConfigValidator(input);
}

/** Whether a value is a FunctionHookConfig. */
export function validateFunctionHookConfig(input: unknown): input is FunctionHookConfig {
  return functionHookConfigValidator(input);
}

/** Whether a value is a HookConfig. */
export function validateHookConfig(input: unknown): input is HookConfig {
  return hookConfigValidator(input);
}

/** Whether a value is a HookDefinition. */
export function validateHookDefinition(input: unknown): input is HookDefinition {
  return hookDefinitionValidator(input);
}

/** Whether a value is a HookErrorInfo. */
export function validateHookErrorInfo(input: unknown): input is HookErrorInfo {
  return hookErrorInfoValidator(input);
}

/** Whether a value is a HookExecutionFailure. */
export function validateHookExecutionFailure(input: unknown): input is HookExecutionFailure {
  return hookExecutionFailureValidator(input);
}

/** Whether a value is a HookExecutionRequest. */
export function validateHookExecutionRequest(input: unknown): input is HookExecutionRequest {
  return hookExecutionRequestValidator(input);
}

/** Whether a value is a HookExecutionResponse. */
export function validateHookExecutionResponse(input: unknown): input is HookExecutionResponse {
  return hookExecutionResponseValidator(input);
}

/** Whether a value is a HookExecutionResult. */
export function validateHookExecutionResult(input: unknown): input is HookExecutionResult {
  return hookExecutionResultValidator(input);
}

/** Whether a value is a HookExecutionSuccess. */
export function validateHookExecutionSuccess(input: unknown): input is HookExecutionSuccess {
  return hookExecutionSuccessValidator(input);
}

/** Whether a value is a HookFireResult. */
export function validateHookFireResult(input: unknown): input is HookFireResult {
  return hookFireResultValidator(input);
}

/** Whether a value is a HookInput. */
export function validateHookInput(input: unknown): input is HookInput {
  return hookInputValidator(input);
}

/** Whether a value is a HookOutput. */
export function validateHookOutput(input: unknown): input is HookOutput {
  return hookOutputValidator(input);
}

/** Whether a value is a HookRegistryEntry. */
export function validateHookRegistryEntry(input: unknown): input is HookRegistryEntry {
  return hookRegistryEntryValidator(input);
}

/** Whether a value is a HookSettings. */
export function validateHookSettings(input: unknown): input is HookSettings {
  return hookSettingsValidator(input);
}

/** Whether a value is a HookToolConfig. */
export function validateHookToolConfig(input: unknown): input is HookToolConfig {
  return hookToolConfigValidator(input);
}

/** Whether a value is a HookTrace. */
export function validateHookTrace(input: unknown): input is HookTrace {
  return hookTraceValidator(input);
}

/** Whether a value is a HookVerdict. */
export function validateHookVerdict(input: unknown): input is HookVerdict {
  return hookVerdictValidator(input);
}

/** Whether a value is a HooksMap. */
export function validateHooksMap(input: unknown): input is HooksMap {
  return hooksMapValidator(input);
}

/** Whether a value is a LLMCandidate. */
export function validateLLMCandidate(input: unknown): input is LLMCandidate {
  return llmCandidateValidator(input);
}

/** Whether a value is a LLMCandidatePatch. */
export function validateLLMCandidatePatch(input: unknown): input is LLMCandidatePatch {
  return llmCandidatePatchValidator(input);
}

/** Whether a value is a LLMConfig. */
export function validateLLMConfig(input: unknown): input is LLMConfig {
  return llmConfigValidator(input);
}

/** Whether a value is a LLMMessage. */
export function validateLLMMessage(input: unknown): input is LLMMessage {
  return llmMessageValidator(input);
}

/** Whether a value is a LLMMessagePatch. */
export function validateLLMMessagePatch(input: unknown): input is LLMMessagePatch {
  return llmMessagePatchValidator(input);
}

/** Whether a value is a LLMRequest. */
export function validateLLMRequest(input: unknown): input is LLMRequest {
  return llmRequestValidator(input);
}

/** Whether a value is a LLMRequestPatch. */
export function validateLLMRequestPatch(input: unknown): input is LLMRequestPatch {
  return llmRequestPatchValidator(input);
}

/** Whether a value is a LLMResponse. */
export function validateLLMResponse(input: unknown): input is LLMResponse {
  return llmResponseValidator(input);
}

/** Whether a value is a LLMResponsePatch. */
export function validateLLMResponsePatch(input: unknown): input is LLMResponsePatch {
  return llmResponsePatchValidator(input);
}

/** Whether a value is a LLMSafetyRating. */
export function validateLLMSafetyRating(input: unknown): input is LLMSafetyRating {
  return llmSafetyRatingValidator(input);
}

/** Whether a value is a LLMUsage. */
export function validateLLMUsage(input: unknown): input is LLMUsage {
  return llmUsageValidator(input);
}

/** Whether a value is a McpContext. */
export function validateMcpContext(input: unknown): input is McpContext {
  return mcpContextValidator(input);
}

/** Whether a value is a NotificationHookInput. */
export function validateNotificationHookInput(input: unknown): input is NotificationHookInput {
  return notificationHookInputValidator(input);
}

/** Whether a value is a NotificationInput. */
export function validateNotificationInput(input: unknown): input is NotificationInput {
  return notificationInputValidator(input);
}

/** Whether a value is a NotificationOutput. */
export function validateNotificationOutput(input: unknown): input is NotificationOutput {
  return notificationOutputValidator(input);
}

/** Whether a value is a PluginHookConfig. */
export function validatePluginHookConfig(input: unknown): input is PluginHookConfig {
  return pluginHookConfigValidator(input);
}

/** Whether a value is a PreCompressHookInput. */
export function validatePreCompressHookInput(input: unknown): input is PreCompressHookInput {
  return preCompressHookInputValidator(input);
}

/** Whether a value is a PreCompressInput. */
export function validatePreCompressInput(input: unknown): input is PreCompressInput {
  return preCompressInputValidator(input);
}

/** Whether a value is a PreCompressOutput. */
export function validatePreCompressOutput(input: unknown): input is PreCompressOutput {
  return preCompressOutputValidator(input);
}

/** Whether a value is a ProcessedHookResult. */
export function validateProcessedHookResult(input: unknown): input is ProcessedHookResult {
  return processedHookResultValidator(input);
}

/** Whether a value is a SessionEndHookInput. */
export function validateSessionEndHookInput(input: unknown): input is SessionEndHookInput {
  return sessionEndHookInputValidator(input);
}

/** Whether a value is a SessionEndInput. */
export function validateSessionEndInput(input: unknown): input is SessionEndInput {
  return sessionEndInputValidator(input);
}

/** Whether a value is a SessionEndOutput. */
export function validateSessionEndOutput(input: unknown): input is SessionEndOutput {
  return sessionEndOutputValidator(input);
}

/** Whether a value is a SessionStartHookInput. */
export function validateSessionStartHookInput(input: unknown): input is SessionStartHookInput {
  return sessionStartHookInputValidator(input);
}

/** Whether a value is a SessionStartInput. */
export function validateSessionStartInput(input: unknown): input is SessionStartInput {
  return sessionStartInputValidator(input);
}

/** Whether a value is a SessionStartOutput. */
export function validateSessionStartOutput(input: unknown): input is SessionStartOutput {
  return sessionStartOutputValidator(input);
}
const validators = {
  AfterAgentHookInput: afterAgentHookInputValidator,
  AfterAgentInput: afterAgentInputValidator,
  AfterAgentOutput: afterAgentOutputValidator,
  AfterModelHookInput: afterModelHookInputValidator,
  AfterModelInput: afterModelInputValidator,
  AfterModelOutput: afterModelOutputValidator,
  AfterToolHookInput: afterToolHookInputValidator,
  AfterToolInput: afterToolInputValidator,
  AfterToolOutput: afterToolOutputValidator,
  AggregatedHookResult: aggregatedHookResultValidator,
  BeforeAgentHookInput: beforeAgentHookInputValidator,
  BeforeAgentInput: beforeAgentInputValidator,
  BeforeAgentOutput: beforeAgentOutputValidator,
  BeforeModelHookInput: beforeModelHookInputValidator,
  BeforeModelInput: beforeModelInputValidator,
  BeforeModelOutput: beforeModelOutputValidator,
  BeforeToolHookInput: beforeToolHookInputValidator,
  BeforeToolInput: beforeToolInputValidator,
  BeforeToolOutput: beforeToolOutputValidator,
  BeforeToolSelectionHookInput: beforeToolSelectionHookInputValidator,
  BeforeToolSelectionInput: beforeToolSelectionInputValidator,
  BeforeToolSelectionOutput: beforeToolSelectionOutputValidator,
  CommandHookConfig: commandHookConfigValidator,
  FunctionHookConfig: functionHookConfigValidator,
  HookConfig: hookConfigValidator,
  HookDefinition: hookDefinitionValidator,
  HookErrorInfo: hookErrorInfoValidator,
  HookExecutionFailure: hookExecutionFailureValidator,
  HookExecutionRequest: hookExecutionRequestValidator,
  HookExecutionResponse: hookExecutionResponseValidator,
  HookExecutionResult: hookExecutionResultValidator,
  HookExecutionSuccess: hookExecutionSuccessValidator,
  HookFireResult: hookFireResultValidator,
  HookInput: hookInputValidator,
  HookOutput: hookOutputValidator,
  HookRegistryEntry: hookRegistryEntryValidator,
  HookSettings: hookSettingsValidator,
  HookToolConfig: hookToolConfigValidator,
  HookTrace: hookTraceValidator,
  HookVerdict: hookVerdictValidator,
  HooksMap: hooksMapValidator,
  LLMCandidate: llmCandidateValidator,
  LLMCandidatePatch: llmCandidatePatchValidator,
  LLMConfig: llmConfigValidator,
  LLMMessage: llmMessageValidator,
  LLMMessagePatch: llmMessagePatchValidator,
  LLMRequest: llmRequestValidator,
  LLMRequestPatch: llmRequestPatchValidator,
  LLMResponse: llmResponseValidator,
  LLMResponsePatch: llmResponsePatchValidator,
  LLMSafetyRating: llmSafetyRatingValidator,
  LLMUsage: llmUsageValidator,
  McpContext: mcpContextValidator,
  NotificationHookInput: notificationHookInputValidator,
  NotificationInput: notificationInputValidator,
  NotificationOutput: notificationOutputValidator,
  PluginHookConfig: pluginHookConfigValidator,
  PreCompressHookInput: preCompressHookInputValidator,
  PreCompressInput: preCompressInputValidator,
  PreCompressOutput: preCompressOutputValidator,
  ProcessedHookResult: processedHookResultValidator,
  SessionEndHookInput: sessionEndHookInputValidator,
  SessionEndInput: sessionEndInputValidator,
  SessionEndOutput: sessionEndOutputValidator,
  SessionStartHookInput: sessionStartHookInputValidator,
  SessionStartInput: sessionStartInputValidator,
  SessionStartOutput: sessionStartOutputValidator,
};
/** The names that getViolations knows. */
export type ContractName = keyof typeof validators;
/** Everything that is wrong with a value; empty when it fits the contract. */
export function getViolations(contract: ContractName, value: unknown): Violation[] {
  return violationsOf(validators[contract], value);
}
