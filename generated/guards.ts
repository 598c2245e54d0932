// Made from schemas/ by npm run generate. Do not edit.

import {
  type GeneratedValidator,
  type Violation,
  violationsOf,
} from '../src/core/contract/index.js';
import type {
  AfterAgentOutput,
  AfterModelOutput,
  AfterToolOutput,
  BeforeAgentOutput,
  BeforeModelOutput,
  BeforeToolOutput,
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
  NotificationOutput,
  PluginHookConfig,
  PreCompressOutput,
  SessionEndOutput,
  SessionStartOutput,
  WorkerCancel,
  WorkerHello,
  WorkerHookConfig,
  WorkerRequest,
  WorkerResponse,
} from './types.js';
import {
  validatorOfAfterAgentInput,
  validatorOfAfterAgentOutput,
  validatorOfAfterModelInput,
  validatorOfAfterModelOutput,
  validatorOfAfterToolInput,
  validatorOfAfterToolOutput,
  validatorOfBeforeAgentInput,
  validatorOfBeforeAgentOutput,
  validatorOfBeforeModelInput,
  validatorOfBeforeModelOutput,
  validatorOfBeforeToolInput,
  validatorOfBeforeToolOutput,
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
  validatorOfNotificationInput,
  validatorOfNotificationOutput,
  validatorOfPluginHookConfig,
  validatorOfPreCompressInput,
  validatorOfPreCompressOutput,
  validatorOfSessionEndInput,
  validatorOfSessionEndOutput,
  validatorOfSessionStartInput,
  validatorOfSessionStartOutput,
  validatorOfWorkerCancel,
  validatorOfWorkerHello,
  validatorOfWorkerHookConfig,
  validatorOfWorkerRequest,
  validatorOfWorkerResponse,
} from './validators.js';

/** Whether a value is a AfterAgentOutput. */
export function validateAfterAgentOutput(input: unknown): input is AfterAgentOutput {
  return validatorOfAfterAgentOutput()(input);
}

/** Whether a value is a AfterModelOutput. */
export function validateAfterModelOutput(input: unknown): input is AfterModelOutput {
  return validatorOfAfterModelOutput()(input);
}

/** Whether a value is a AfterToolOutput. */
export function validateAfterToolOutput(input: unknown): input is AfterToolOutput {
  return validatorOfAfterToolOutput()(input);
}

/** Whether a value is a BeforeAgentOutput. */
export function validateBeforeAgentOutput(input: unknown): input is BeforeAgentOutput {
  return validatorOfBeforeAgentOutput()(input);
}

/** Whether a value is a BeforeModelOutput. */
export function validateBeforeModelOutput(input: unknown): input is BeforeModelOutput {
  return validatorOfBeforeModelOutput()(input);
}

/** Whether a value is a BeforeToolOutput. */
export function validateBeforeToolOutput(input: unknown): input is BeforeToolOutput {
  return validatorOfBeforeToolOutput()(input);
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

/** Whether a value is a NotificationOutput. */
export function validateNotificationOutput(input: unknown): input is NotificationOutput {
  return validatorOfNotificationOutput()(input);
}

/** Whether a value is a PluginHookConfig. */
export function validatePluginHookConfig(input: unknown): input is PluginHookConfig {
  return validatorOfPluginHookConfig()(input);
}

/** Whether a value is a PreCompressOutput. */
export function validatePreCompressOutput(input: unknown): input is PreCompressOutput {
  return validatorOfPreCompressOutput()(input);
}

/** Whether a value is a SessionEndOutput. */
export function validateSessionEndOutput(input: unknown): input is SessionEndOutput {
  return validatorOfSessionEndOutput()(input);
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
  AfterAgentInput: validatorOfAfterAgentInput,
  AfterAgentOutput: validatorOfAfterAgentOutput,
  AfterModelInput: validatorOfAfterModelInput,
  AfterModelOutput: validatorOfAfterModelOutput,
  AfterToolInput: validatorOfAfterToolInput,
  AfterToolOutput: validatorOfAfterToolOutput,
  BeforeAgentInput: validatorOfBeforeAgentInput,
  BeforeAgentOutput: validatorOfBeforeAgentOutput,
  BeforeModelInput: validatorOfBeforeModelInput,
  BeforeModelOutput: validatorOfBeforeModelOutput,
  BeforeToolInput: validatorOfBeforeToolInput,
  BeforeToolOutput: validatorOfBeforeToolOutput,
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
  NotificationInput: validatorOfNotificationInput,
  NotificationOutput: validatorOfNotificationOutput,
  PluginHookConfig: validatorOfPluginHookConfig,
  PreCompressInput: validatorOfPreCompressInput,
  PreCompressOutput: validatorOfPreCompressOutput,
  SessionEndInput: validatorOfSessionEndInput,
  SessionEndOutput: validatorOfSessionEndOutput,
  SessionStartInput: validatorOfSessionStartInput,
  SessionStartOutput: validatorOfSessionStartOutput,
  WorkerCancel: validatorOfWorkerCancel,
  WorkerHello: validatorOfWorkerHello,
  WorkerHookConfig: validatorOfWorkerHookConfig,
  WorkerRequest: validatorOfWorkerRequest,
  WorkerResponse: validatorOfWorkerResponse,
} as const satisfies Record<string, () => GeneratedValidator>;
/** The names of what the runtime checks: all but what only hooks read. */
export type CheckedName = keyof typeof validators;
/** Whether a string is such a name. */
export function isCheckedName(name: unknown): name is CheckedName {
  return typeof name === 'string' && Object.hasOwn(validators, name);
}

/** Everything that is wrong with a value; empty when it fits. */
export function violationsOfChecked(name: CheckedName, value: unknown): Violation[] {
  return violationsOf(validators[name](), value);
}
