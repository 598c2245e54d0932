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
  validatorOfAfterAgentHookInput,
  validatorOfAfterAgentInput,
  validatorOfAfterAgentOutput,
  validatorOfAfterMergeHookInput,
  validatorOfAfterMergeInput,
  validatorOfAfterMergeOutput,
  validatorOfAfterModelHookInput,
  validatorOfAfterModelInput,
  validatorOfAfterModelOutput,
  validatorOfAfterToolHookInput,
  validatorOfAfterToolInput,
  validatorOfAfterToolOutput,
  validatorOfBeforeAgentHookInput,
  validatorOfBeforeAgentInput,
  validatorOfBeforeAgentOutput,
  validatorOfBeforeDeployHookInput,
  validatorOfBeforeDeployInput,
  validatorOfBeforeDeployOutput,
  validatorOfBeforeModelHookInput,
  validatorOfBeforeModelInput,
  validatorOfBeforeModelOutput,
  validatorOfBeforeToolHookInput,
  validatorOfBeforeToolInput,
  validatorOfBeforeToolOutput,
  validatorOfBeforeToolSelectionHookInput,
  validatorOfBeforeToolSelectionInput,
  validatorOfBeforeToolSelectionOutput,
  validatorOfBusHookConfig,
  validatorOfCommandHookConfig,
  validatorOfFunctionHookConfig,
  validatorOfHookConfig,
  validatorOfHookDefinition,
  validatorOfHookExecutionRequest,
  validatorOfHookExecutionResponse,
  validatorOfHookRegistryEntry,
  validatorOfHookSettings,
  validatorOfHookTest,
  validatorOfHookTestCase,
  validatorOfHookTestExpectation,
  validatorOfHooksMap,
  validatorOfHttpHookConfig,
  validatorOfNotificationHookInput,
  validatorOfNotificationInput,
  validatorOfNotificationOutput,
  validatorOfPluginHookConfig,
  validatorOfPreCompressHookInput,
  validatorOfPreCompressInput,
  validatorOfPreCompressOutput,
  validatorOfSessionEndHookInput,
  validatorOfSessionEndInput,
  validatorOfSessionEndOutput,
  validatorOfSessionStartHookInput,
  validatorOfSessionStartInput,
  validatorOfSessionStartOutput,
  validatorOfWorkerCancel,
  validatorOfWorkerHello,
  validatorOfWorkerHookConfig,
  validatorOfWorkerRequest,
  validatorOfWorkerResponse,
} from './validators.js';

/** Whether a value is a AfterAgentHookInput. */
export function validateAfterAgentHookInput(input: unknown): input is AfterAgentHookInput {
  return validatorOfAfterAgentHookInput()(input);
}

/** Whether a value is a AfterAgentOutput. */
export function validateAfterAgentOutput(input: unknown): input is AfterAgentOutput {
  return validatorOfAfterAgentOutput()(input);
}

/** Whether a value is a AfterMergeHookInput. */
export function validateAfterMergeHookInput(input: unknown): input is AfterMergeHookInput {
  return validatorOfAfterMergeHookInput()(input);
}

/** Whether a value is a AfterMergeOutput. */
export function validateAfterMergeOutput(input: unknown): input is AfterMergeOutput {
  return validatorOfAfterMergeOutput()(input);
}

/** Whether a value is a AfterModelHookInput. */
export function validateAfterModelHookInput(input: unknown): input is AfterModelHookInput {
  return validatorOfAfterModelHookInput()(input);
}

/** Whether a value is a AfterModelOutput. */
export function validateAfterModelOutput(input: unknown): input is AfterModelOutput {
  return validatorOfAfterModelOutput()(input);
}

/** Whether a value is a AfterToolHookInput. */
export function validateAfterToolHookInput(input: unknown): input is AfterToolHookInput {
  return validatorOfAfterToolHookInput()(input);
}

/** Whether a value is a AfterToolOutput. */
export function validateAfterToolOutput(input: unknown): input is AfterToolOutput {
  return validatorOfAfterToolOutput()(input);
}

/** Whether a value is a BeforeAgentHookInput. */
export function validateBeforeAgentHookInput(input: unknown): input is BeforeAgentHookInput {
  return validatorOfBeforeAgentHookInput()(input);
}

/** Whether a value is a BeforeAgentOutput. */
export function validateBeforeAgentOutput(input: unknown): input is BeforeAgentOutput {
  return validatorOfBeforeAgentOutput()(input);
}

/** Whether a value is a BeforeDeployHookInput. */
export function validateBeforeDeployHookInput(input: unknown): input is BeforeDeployHookInput {
  return validatorOfBeforeDeployHookInput()(input);
}

/** Whether a value is a BeforeDeployOutput. */
export function validateBeforeDeployOutput(input: unknown): input is BeforeDeployOutput {
  return validatorOfBeforeDeployOutput()(input);
}

/** Whether a value is a BeforeModelHookInput. */
export function validateBeforeModelHookInput(input: unknown): input is BeforeModelHookInput {
  return validatorOfBeforeModelHookInput()(input);
}

/** Whether a value is a BeforeModelOutput. */
export function validateBeforeModelOutput(input: unknown): input is BeforeModelOutput {
  return validatorOfBeforeModelOutput()(input);
}

/** Whether a value is a BeforeToolHookInput. */
export function validateBeforeToolHookInput(input: unknown): input is BeforeToolHookInput {
  return validatorOfBeforeToolHookInput()(input);
}

/** Whether a value is a BeforeToolOutput. */
export function validateBeforeToolOutput(input: unknown): input is BeforeToolOutput {
  return validatorOfBeforeToolOutput()(input);
}

/** Whether a value is a BeforeToolSelectionHookInput. */
export function validateBeforeToolSelectionHookInput(input: unknown): input is BeforeToolSelectionHookInput {
  return validatorOfBeforeToolSelectionHookInput()(input);
}

/** Whether a value is a BeforeToolSelectionOutput. */
export function validateBeforeToolSelectionOutput(input: unknown): input is BeforeToolSelectionOutput {
  return validatorOfBeforeToolSelectionOutput()(input);
}

/** Whether a value is a BusHookConfig. */
export function validateBusHookConfig(input: unknown): input is BusHookConfig {
  return validatorOfBusHookConfig()(input);
}

/** Whether a value is a CommandHookConfig. */
export function validateCommandHookConfig(input: unknown): input is CommandHookConfig {
  return validatorOfCommandHookConfig()(input);
}

/** Whether a value is a FunctionHookConfig. */
export function validateFunctionHookConfig(input: unknown): input is FunctionHookConfig {
  return validatorOfFunctionHookConfig()(input);
}

/** Whether a value is a HookConfig. */
export function validateHookConfig(input: unknown): input is HookConfig {
  return validatorOfHookConfig()(input);
}

/** Whether a value is a HookDefinition. */
export function validateHookDefinition(input: unknown): input is HookDefinition {
  return validatorOfHookDefinition()(input);
}

/** Whether a value is a HookRegistryEntry. */
export function validateHookRegistryEntry(input: unknown): input is HookRegistryEntry {
  return validatorOfHookRegistryEntry()(input);
}

/** Whether a value is a HookSettings. */
export function validateHookSettings(input: unknown): input is HookSettings {
  return validatorOfHookSettings()(input);
}

/** Whether a value is a HookTest. */
export function validateHookTest(input: unknown): input is HookTest {
  return validatorOfHookTest()(input);
}

/** Whether a value is a HookTestCase. */
export function validateHookTestCase(input: unknown): input is HookTestCase {
  return validatorOfHookTestCase()(input);
}

/** Whether a value is a HookTestExpectation. */
export function validateHookTestExpectation(input: unknown): input is HookTestExpectation {
  return validatorOfHookTestExpectation()(input);
}

/** Whether a value is a HooksMap. */
export function validateHooksMap(input: unknown): input is HooksMap {
  return validatorOfHooksMap()(input);
}

/** Whether a value is a HttpHookConfig. */
export function validateHttpHookConfig(input: unknown): input is HttpHookConfig {
  return validatorOfHttpHookConfig()(input);
}

/** Whether a value is a NotificationHookInput. */
export function validateNotificationHookInput(input: unknown): input is NotificationHookInput {
  return validatorOfNotificationHookInput()(input);
}

/** Whether a value is a NotificationOutput. */
export function validateNotificationOutput(input: unknown): input is NotificationOutput {
  return validatorOfNotificationOutput()(input);
}

/** Whether a value is a PluginHookConfig. */
export function validatePluginHookConfig(input: unknown): input is PluginHookConfig {
  return validatorOfPluginHookConfig()(input);
}

/** Whether a value is a PreCompressHookInput. */
export function validatePreCompressHookInput(input: unknown): input is PreCompressHookInput {
  return validatorOfPreCompressHookInput()(input);
}

/** Whether a value is a PreCompressOutput. */
export function validatePreCompressOutput(input: unknown): input is PreCompressOutput {
  return validatorOfPreCompressOutput()(input);
}

/** Whether a value is a SessionEndHookInput. */
export function validateSessionEndHookInput(input: unknown): input is SessionEndHookInput {
  return validatorOfSessionEndHookInput()(input);
}

/** Whether a value is a SessionEndOutput. */
export function validateSessionEndOutput(input: unknown): input is SessionEndOutput {
  return validatorOfSessionEndOutput()(input);
}

/** Whether a value is a SessionStartHookInput. */
export function validateSessionStartHookInput(input: unknown): input is SessionStartHookInput {
  return validatorOfSessionStartHookInput()(input);
}

/** Whether a value is a SessionStartOutput. */
export function validateSessionStartOutput(input: unknown): input is SessionStartOutput {
  return validatorOfSessionStartOutput()(input);
}

/** Whether a value is a WorkerCancel. */
export function validateWorkerCancel(input: unknown): input is WorkerCancel {
  return validatorOfWorkerCancel()(input);
}

/** Whether a value is a WorkerHello. */
export function validateWorkerHello(input: unknown): input is WorkerHello {
  return validatorOfWorkerHello()(input);
}

/** Whether a value is a WorkerHookConfig. */
export function validateWorkerHookConfig(input: unknown): input is WorkerHookConfig {
  return validatorOfWorkerHookConfig()(input);
}

/** Whether a value is a WorkerRequest. */
export function validateWorkerRequest(input: unknown): input is WorkerRequest {
  return validatorOfWorkerRequest()(input);
}

/** Whether a value is a WorkerResponse. */
export function validateWorkerResponse(input: unknown): input is WorkerResponse {
  return validatorOfWorkerResponse()(input);
}
const validators = {
  AfterAgentHookInput: validatorOfAfterAgentHookInput,
  AfterAgentInput: validatorOfAfterAgentInput,
  AfterAgentOutput: validatorOfAfterAgentOutput,
  AfterMergeHookInput: validatorOfAfterMergeHookInput,
  AfterMergeInput: validatorOfAfterMergeInput,
  AfterMergeOutput: validatorOfAfterMergeOutput,
  AfterModelHookInput: validatorOfAfterModelHookInput,
  AfterModelInput: validatorOfAfterModelInput,
  AfterModelOutput: validatorOfAfterModelOutput,
  AfterToolHookInput: validatorOfAfterToolHookInput,
  AfterToolInput: validatorOfAfterToolInput,
  AfterToolOutput: validatorOfAfterToolOutput,
  BeforeAgentHookInput: validatorOfBeforeAgentHookInput,
  BeforeAgentInput: validatorOfBeforeAgentInput,
  BeforeAgentOutput: validatorOfBeforeAgentOutput,
  BeforeDeployHookInput: validatorOfBeforeDeployHookInput,
  BeforeDeployInput: validatorOfBeforeDeployInput,
  BeforeDeployOutput: validatorOfBeforeDeployOutput,
  BeforeModelHookInput: validatorOfBeforeModelHookInput,
  BeforeModelInput: validatorOfBeforeModelInput,
  BeforeModelOutput: validatorOfBeforeModelOutput,
  BeforeToolHookInput: validatorOfBeforeToolHookInput,
  BeforeToolInput: validatorOfBeforeToolInput,
  BeforeToolOutput: validatorOfBeforeToolOutput,
  BeforeToolSelectionHookInput: validatorOfBeforeToolSelectionHookInput,
  BeforeToolSelectionInput: validatorOfBeforeToolSelectionInput,
  BeforeToolSelectionOutput: validatorOfBeforeToolSelectionOutput,
  BusHookConfig: validatorOfBusHookConfig,
  CommandHookConfig: validatorOfCommandHookConfig,
  FunctionHookConfig: validatorOfFunctionHookConfig,
  HookConfig: validatorOfHookConfig,
  HookDefinition: validatorOfHookDefinition,
  HookExecutionRequest: validatorOfHookExecutionRequest,
  HookExecutionResponse: validatorOfHookExecutionResponse,
  HookRegistryEntry: validatorOfHookRegistryEntry,
  HookSettings: validatorOfHookSettings,
  HookTest: validatorOfHookTest,
  HookTestCase: validatorOfHookTestCase,
  HookTestExpectation: validatorOfHookTestExpectation,
  HooksMap: validatorOfHooksMap,
  HttpHookConfig: validatorOfHttpHookConfig,
  NotificationHookInput: validatorOfNotificationHookInput,
  NotificationInput: validatorOfNotificationInput,
  NotificationOutput: validatorOfNotificationOutput,
  PluginHookConfig: validatorOfPluginHookConfig,
  PreCompressHookInput: validatorOfPreCompressHookInput,
  PreCompressInput: validatorOfPreCompressInput,
  PreCompressOutput: validatorOfPreCompressOutput,
  SessionEndHookInput: validatorOfSessionEndHookInput,
  SessionEndInput: validatorOfSessionEndInput,
  SessionEndOutput: validatorOfSessionEndOutput,
  SessionStartHookInput: validatorOfSessionStartHookInput,
  SessionStartInput: validatorOfSessionStartInput,
  SessionStartOutput: validatorOfSessionStartOutput,
  WorkerCancel: validatorOfWorkerCancel,
  WorkerHello: validatorOfWorkerHello,
  WorkerHookConfig: validatorOfWorkerHookConfig,
  WorkerRequest: validatorOfWorkerRequest,
  WorkerResponse: validatorOfWorkerResponse,
} as const satisfies Record<string, () => GeneratedValidator>;
/** The names that getViolations knows. */
export type ContractName = keyof typeof validators;
/** Whether a string is such a name. */
export function isContractName(name: unknown): name is ContractName {
  return typeof name === 'string' && Object.hasOwn(validators, name);
}

/** Everything that is wrong with a value; empty when it fits the contract. */
export function getViolations(contract: ContractName, value: unknown): Violation[] {
  return violationsOf(validators[contract](), value);
}
