// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

import {
  type GeneratedValidator,
  type Violation,
  violationsOf,
} from 'hookwright/contract';
import type {
  AfterAgentHookInput,
  AfterAgentOutput,
  AfterMergeHookInput,
  AfterMergeOutput,
  AfterModelHookInput,
  AfterModelOutput,
  AfterToolHookInput,
  AfterToolOutput,
  BeforeAgentHookInput,
  BeforeAgentOutput,
  BeforeDeployHookInput,
  BeforeDeployOutput,
  BeforeModelHookInput,
  BeforeModelOutput,
  BeforeToolHookInput,
  BeforeToolOutput,
  BeforeToolSelectionHookInput,
  BeforeToolSelectionOutput,
  BusHookConfig,
  CommandHookConfig,
  FunctionHookConfig,
  HookConfig,
  HookDefinition,
  HookRegistryEntry,
  HookSettings,
  HookTest,
  HookTestCase,
  HookTestExpectation,
  HooksMap,
  HttpHookConfig,
  NotificationHookInput,
  NotificationOutput,
  PluginHookConfig,
  PreCompressHookInput,
  PreCompressOutput,
  SessionEndHookInput,
  SessionEndOutput,
  SessionStartHookInput,
  SessionStartOutput,
  WorkerCancel,
  WorkerHello,
  WorkerHookConfig,
  WorkerRequest,
  WorkerResponse,
} from './types.js';
import {
  isAfterAgentHookInput,
  isAfterAgentInput,
  isAfterAgentOutput,
  isAfterMergeHookInput,
  isAfterMergeInput,
  isAfterMergeOutput,
  isAfterModelHookInput,
  isAfterModelInput,
  isAfterModelOutput,
  isAfterToolHookInput,
  isAfterToolInput,
  isAfterToolOutput,
  isBeforeAgentHookInput,
  isBeforeAgentInput,
  isBeforeAgentOutput,
  isBeforeDeployHookInput,
  isBeforeDeployInput,
  isBeforeDeployOutput,
  isBeforeModelHookInput,
  isBeforeModelInput,
  isBeforeModelOutput,
  isBeforeToolHookInput,
  isBeforeToolInput,
  isBeforeToolOutput,
  isBeforeToolSelectionHookInput,
  isBeforeToolSelectionInput,
  isBeforeToolSelectionOutput,
  isBusHookConfig,
  isCommandHookConfig,
  isFunctionHookConfig,
  isHookConfig,
  isHookDefinition,
  isHookExecutionRequest,
  isHookExecutionResponse,
  isHookRegistryEntry,
  isHookSettings,
  isHookTest,
  isHookTestCase,
  isHookTestExpectation,
  isHooksMap,
  isHttpHookConfig,
  isNotificationHookInput,
  isNotificationInput,
  isNotificationOutput,
  isPluginHookConfig,
  isPreCompressHookInput,
  isPreCompressInput,
  isPreCompressOutput,
  isSessionEndHookInput,
  isSessionEndInput,
  isSessionEndOutput,
  isSessionStartHookInput,
  isSessionStartInput,
  isSessionStartOutput,
  isWorkerCancel,
  isWorkerHello,
  isWorkerHookConfig,
  isWorkerRequest,
  isWorkerResponse,
} from './validators.js';

/** Whether a value is a AfterAgentHookInput. */
export function validateAfterAgentHookInput(input: unknown): input is AfterAgentHookInput {
  return isAfterAgentHookInput(input);
}

/** Whether a value is a AfterAgentOutput. */
export function validateAfterAgentOutput(input: unknown): input is AfterAgentOutput {
  return isAfterAgentOutput(input);
}

/** Whether a value is a AfterMergeHookInput. */
export function validateAfterMergeHookInput(input: unknown): input is AfterMergeHookInput {
  return isAfterMergeHookInput(input);
}

/** Whether a value is a AfterMergeOutput. */
export function validateAfterMergeOutput(input: unknown): input is AfterMergeOutput {
  return isAfterMergeOutput(input);
}

/** Whether a value is a AfterModelHookInput. */
export function validateAfterModelHookInput(input: unknown): input is AfterModelHookInput {
  return isAfterModelHookInput(input);
}

/** Whether a value is a AfterModelOutput. */
export function validateAfterModelOutput(input: unknown): input is AfterModelOutput {
  return isAfterModelOutput(input);
}

/** Whether a value is a AfterToolHookInput. */
export function validateAfterToolHookInput(input: unknown): input is AfterToolHookInput {
  return isAfterToolHookInput(input);
}

/** Whether a value is a AfterToolOutput. */
export function validateAfterToolOutput(input: unknown): input is AfterToolOutput {
  return isAfterToolOutput(input);
}

/** Whether a value is a BeforeAgentHookInput. */
export function validateBeforeAgentHookInput(input: unknown): input is BeforeAgentHookInput {
  return isBeforeAgentHookInput(input);
}

/** Whether a value is a BeforeAgentOutput. */
export function validateBeforeAgentOutput(input: unknown): input is BeforeAgentOutput {
  return isBeforeAgentOutput(input);
}

/** Whether a value is a BeforeDeployHookInput. */
export function validateBeforeDeployHookInput(input: unknown): input is BeforeDeployHookInput {
  return isBeforeDeployHookInput(input);
}

/** Whether a value is a BeforeDeployOutput. */
export function validateBeforeDeployOutput(input: unknown): input is BeforeDeployOutput {
  return isBeforeDeployOutput(input);
}

/** Whether a value is a BeforeModelHookInput. */
export function validateBeforeModelHookInput(input: unknown): input is BeforeModelHookInput {
  return isBeforeModelHookInput(input);
}

/** Whether a value is a BeforeModelOutput. */
export function validateBeforeModelOutput(input: unknown): input is BeforeModelOutput {
  return isBeforeModelOutput(input);
}

/** Whether a value is a BeforeToolHookInput. */
export function validateBeforeToolHookInput(input: unknown): input is BeforeToolHookInput {
  return isBeforeToolHookInput(input);
}

/** Whether a value is a BeforeToolOutput. */
export function validateBeforeToolOutput(input: unknown): input is BeforeToolOutput {
  return isBeforeToolOutput(input);
}

/** Whether a value is a BeforeToolSelectionHookInput. */
export function validateBeforeToolSelectionHookInput(input: unknown): input is BeforeToolSelectionHookInput {
  return isBeforeToolSelectionHookInput(input);
}

/** Whether a value is a BeforeToolSelectionOutput. */
export function validateBeforeToolSelectionOutput(input: unknown): input is BeforeToolSelectionOutput {
  return isBeforeToolSelectionOutput(input);
}

/** Whether a value is a BusHookConfig. */
export function validateBusHookConfig(input: unknown): input is BusHookConfig {
  return isBusHookConfig(input);
}

/** Whether a value is a CommandHookConfig. */
export function validateCommandHookConfig(input: unknown): input is CommandHookConfig {
  return isCommandHookConfig(input);
}

/** Whether a value is a FunctionHookConfig. */
export function validateFunctionHookConfig(input: unknown): input is FunctionHookConfig {
  return isFunctionHookConfig(input);
}

/** Whether a value is a HookConfig. */
export function validateHookConfig(input: unknown): input is HookConfig {
  return isHookConfig(input);
}

/** Whether a value is a HookDefinition. */
export function validateHookDefinition(input: unknown): input is HookDefinition {
  return isHookDefinition(input);
}

/** Whether a value is a HookRegistryEntry. */
export function validateHookRegistryEntry(input: unknown): input is HookRegistryEntry {
  return isHookRegistryEntry(input);
}

/** Whether a value is a HookSettings. */
export function validateHookSettings(input: unknown): input is HookSettings {
  return isHookSettings(input);
}

/** Whether a value is a HookTest. */
export function validateHookTest(input: unknown): input is HookTest {
  return isHookTest(input);
}

/** Whether a value is a HookTestCase. */
export function validateHookTestCase(input: unknown): input is HookTestCase {
  return isHookTestCase(input);
}

/** Whether a value is a HookTestExpectation. */
export function validateHookTestExpectation(input: unknown): input is HookTestExpectation {
  return isHookTestExpectation(input);
}

/** Whether a value is a HooksMap. */
export function validateHooksMap(input: unknown): input is HooksMap {
  return isHooksMap(input);
}

/** Whether a value is a HttpHookConfig. */
export function validateHttpHookConfig(input: unknown): input is HttpHookConfig {
  return isHttpHookConfig(input);
}

/** Whether a value is a NotificationHookInput. */
export function validateNotificationHookInput(input: unknown): input is NotificationHookInput {
  return isNotificationHookInput(input);
}

/** Whether a value is a NotificationOutput. */
export function validateNotificationOutput(input: unknown): input is NotificationOutput {
  return isNotificationOutput(input);
}

/** Whether a value is a PluginHookConfig. */
export function validatePluginHookConfig(input: unknown): input is PluginHookConfig {
  return isPluginHookConfig(input);
}

/** Whether a value is a PreCompressHookInput. */
export function validatePreCompressHookInput(input: unknown): input is PreCompressHookInput {
  return isPreCompressHookInput(input);
}

/** Whether a value is a PreCompressOutput. */
export function validatePreCompressOutput(input: unknown): input is PreCompressOutput {
  return isPreCompressOutput(input);
}

/** Whether a value is a SessionEndHookInput. */
export function validateSessionEndHookInput(input: unknown): input is SessionEndHookInput {
  return isSessionEndHookInput(input);
}

/** Whether a value is a SessionEndOutput. */
export function validateSessionEndOutput(input: unknown): input is SessionEndOutput {
  return isSessionEndOutput(input);
}

/** Whether a value is a SessionStartHookInput. */
export function validateSessionStartHookInput(input: unknown): input is SessionStartHookInput {
  return isSessionStartHookInput(input);
}

/** Whether a value is a SessionStartOutput. */
export function validateSessionStartOutput(input: unknown): input is SessionStartOutput {
  return isSessionStartOutput(input);
}

/** Whether a value is a WorkerCancel. */
export function validateWorkerCancel(input: unknown): input is WorkerCancel {
  return isWorkerCancel(input);
}

/** Whether a value is a WorkerHello. */
export function validateWorkerHello(input: unknown): input is WorkerHello {
  return isWorkerHello(input);
}

/** Whether a value is a WorkerHookConfig. */
export function validateWorkerHookConfig(input: unknown): input is WorkerHookConfig {
  return isWorkerHookConfig(input);
}

/** Whether a value is a WorkerRequest. */
export function validateWorkerRequest(input: unknown): input is WorkerRequest {
  return isWorkerRequest(input);
}

/** Whether a value is a WorkerResponse. */
export function validateWorkerResponse(input: unknown): input is WorkerResponse {
  return isWorkerResponse(input);
}
const validators = {
  AfterAgentHookInput: isAfterAgentHookInput,
  AfterAgentInput: isAfterAgentInput,
  AfterAgentOutput: isAfterAgentOutput,
  AfterMergeHookInput: isAfterMergeHookInput,
  AfterMergeInput: isAfterMergeInput,
  AfterMergeOutput: isAfterMergeOutput,
  AfterModelHookInput: isAfterModelHookInput,
  AfterModelInput: isAfterModelInput,
  AfterModelOutput: isAfterModelOutput,
  AfterToolHookInput: isAfterToolHookInput,
  AfterToolInput: isAfterToolInput,
  AfterToolOutput: isAfterToolOutput,
  BeforeAgentHookInput: isBeforeAgentHookInput,
  BeforeAgentInput: isBeforeAgentInput,
  BeforeAgentOutput: isBeforeAgentOutput,
  BeforeDeployHookInput: isBeforeDeployHookInput,
  BeforeDeployInput: isBeforeDeployInput,
  BeforeDeployOutput: isBeforeDeployOutput,
  BeforeModelHookInput: isBeforeModelHookInput,
  BeforeModelInput: isBeforeModelInput,
  BeforeModelOutput: isBeforeModelOutput,
  BeforeToolHookInput: isBeforeToolHookInput,
  BeforeToolInput: isBeforeToolInput,
  BeforeToolOutput: isBeforeToolOutput,
  BeforeToolSelectionHookInput: isBeforeToolSelectionHookInput,
  BeforeToolSelectionInput: isBeforeToolSelectionInput,
  BeforeToolSelectionOutput: isBeforeToolSelectionOutput,
  BusHookConfig: isBusHookConfig,
  CommandHookConfig: isCommandHookConfig,
  FunctionHookConfig: isFunctionHookConfig,
  HookConfig: isHookConfig,
  HookDefinition: isHookDefinition,
  HookExecutionRequest: isHookExecutionRequest,
  HookExecutionResponse: isHookExecutionResponse,
  HookRegistryEntry: isHookRegistryEntry,
  HookSettings: isHookSettings,
  HookTest: isHookTest,
  HookTestCase: isHookTestCase,
  HookTestExpectation: isHookTestExpectation,
  HooksMap: isHooksMap,
  HttpHookConfig: isHttpHookConfig,
  NotificationHookInput: isNotificationHookInput,
  NotificationInput: isNotificationInput,
  NotificationOutput: isNotificationOutput,
  PluginHookConfig: isPluginHookConfig,
  PreCompressHookInput: isPreCompressHookInput,
  PreCompressInput: isPreCompressInput,
  PreCompressOutput: isPreCompressOutput,
  SessionEndHookInput: isSessionEndHookInput,
  SessionEndInput: isSessionEndInput,
  SessionEndOutput: isSessionEndOutput,
  SessionStartHookInput: isSessionStartHookInput,
  SessionStartInput: isSessionStartInput,
  SessionStartOutput: isSessionStartOutput,
  WorkerCancel: isWorkerCancel,
  WorkerHello: isWorkerHello,
  WorkerHookConfig: isWorkerHookConfig,
  WorkerRequest: isWorkerRequest,
  WorkerResponse: isWorkerResponse,
} as const satisfies Record<string, GeneratedValidator>;
/** The names that getViolations knows. */
export type ContractName = keyof typeof validators;
/** Whether a string is such a name. */
export function isContractName(name: unknown): name is ContractName {
  return typeof name === 'string' && Object.hasOwn(validators, name);
}

/** Everything that is wrong with a value; empty when it fits the contract. */
export function getViolations(contract: ContractName, value: unknown): Violation[] {
  return violationsOf(validators[contract], value);
}
