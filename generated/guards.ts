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
  HookBudgets,
  HookConfig,
  HookDefinition,
  HookRegistryEntry,
  HookSettings,
  HookTest,
  HookTestCase,
  HookTestExpectation,
  HooksMap,
  HttpHookConfig,
  ModelPrice,
  NotificationOutput,
  PluginHookConfig,
  PreCompressOutput,
  RuleHookConfig,
  SessionEndOutput,
  SessionStartOutput,
  SubagentStartOutput,
  SubagentStopOutput,
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
  validatorOfHookBudgets,
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
  validatorOfModelPrice,
  validatorOfNotificationInput,
  validatorOfNotificationOutput,
  validatorOfPluginHookConfig,
  validatorOfPreCompressInput,
  validatorOfPreCompressOutput,
  validatorOfRuleHookConfig,
  validatorOfSessionEndInput,
  validatorOfSessionEndOutput,
  validatorOfSessionStartInput,
  validatorOfSessionStartOutput,
  validatorOfSubagentStartInput,
  validatorOfSubagentStartOutput,
  validatorOfSubagentStopInput,
  validatorOfSubagentStopOutput,
  validatorOfWorkerCancel,
  validatorOfWorkerHello,
  validatorOfWorkerHookConfig,
  validatorOfWorkerRequest,
  validatorOfWorkerResponse,
} from './validators.js';

/** Returns true if the value is a valid AfterAgentOutput. */
export function validateAfterAgentOutput(input: unknown): input is AfterAgentOutput {
  return validatorOfAfterAgentOutput()(input);
}

/** Returns true if the value is a valid AfterModelOutput. */
export function validateAfterModelOutput(input: unknown): input is AfterModelOutput {
  return validatorOfAfterModelOutput()(input);
}

/** Returns true if the value is a valid AfterToolOutput. */
export function validateAfterToolOutput(input: unknown): input is AfterToolOutput {
  return validatorOfAfterToolOutput()(input);
}

/** Returns true if the value is a valid BeforeAgentOutput. */
export function validateBeforeAgentOutput(input: unknown): input is BeforeAgentOutput {
  return validatorOfBeforeAgentOutput()(input);
}

/** Returns true if the value is a valid BeforeModelOutput. */
export function validateBeforeModelOutput(input: unknown): input is BeforeModelOutput {
  return validatorOfBeforeModelOutput()(input);
}

/** Returns true if the value is a valid BeforeToolOutput. */
export function validateBeforeToolOutput(input: unknown): input is BeforeToolOutput {
  return validatorOfBeforeToolOutput()(input);
}

/** Returns true if the value is a valid BeforeToolSelectionOutput. */
export function validateBeforeToolSelectionOutput(input: unknown): input is BeforeToolSelectionOutput {
  return validatorOfBeforeToolSelectionOutput()(input);
}

/** Returns true if the value is a valid BusHookConfig. */
export function validateBusHookConfig(input: unknown): input is BusHookConfig {
  return validatorOfBusHookConfig()(input);
}

/** Returns true if the value is a valid CommandHookConfig. */
export function validateCommandHookConfig(input: unknown): input is CommandHookConfig {
  return validatorOfCommandHookConfig()(input);
}

/** Returns true if the value is a valid FunctionHookConfig. */
export function validateFunctionHookConfig(input: unknown): input is FunctionHookConfig {
  return validatorOfFunctionHookConfig()(input);
}

/** Returns true if the value is a valid HookBudgets. */
export function validateHookBudgets(input: unknown): input is HookBudgets {
  return validatorOfHookBudgets()(input);
}

/** Returns true if the value is a valid HookConfig. */
export function validateHookConfig(input: unknown): input is HookConfig {
  return validatorOfHookConfig()(input);
}

/** Returns true if the value is a valid HookDefinition. */
export function validateHookDefinition(input: unknown): input is HookDefinition {
  return validatorOfHookDefinition()(input);
}

/** Returns true if the value is a valid HookRegistryEntry. */
export function validateHookRegistryEntry(input: unknown): input is HookRegistryEntry {
  return validatorOfHookRegistryEntry()(input);
}

/** Returns true if the value is a valid HookSettings. */
export function validateHookSettings(input: unknown): input is HookSettings {
  return validatorOfHookSettings()(input);
}

/** Returns true if the value is a valid HookTest. */
export function validateHookTest(input: unknown): input is HookTest {
  return validatorOfHookTest()(input);
}

/** Returns true if the value is a valid HookTestCase. */
export function validateHookTestCase(input: unknown): input is HookTestCase {
  return validatorOfHookTestCase()(input);
}

/** Returns true if the value is a valid HookTestExpectation. */
export function validateHookTestExpectation(input: unknown): input is HookTestExpectation {
  return validatorOfHookTestExpectation()(input);
}

/** Returns true if the value is a valid HooksMap. */
export function validateHooksMap(input: unknown): input is HooksMap {
  return validatorOfHooksMap()(input);
}

/** Returns true if the value is a valid HttpHookConfig. */
export function validateHttpHookConfig(input: unknown): input is HttpHookConfig {
  return validatorOfHttpHookConfig()(input);
}

/** Returns true if the value is a valid ModelPrice. */
export function validateModelPrice(input: unknown): input is ModelPrice {
  return validatorOfModelPrice()(input);
}

/** Returns true if the value is a valid NotificationOutput. */
export function validateNotificationOutput(input: unknown): input is NotificationOutput {
  return validatorOfNotificationOutput()(input);
}

/** Returns true if the value is a valid PluginHookConfig. */
export function validatePluginHookConfig(input: unknown): input is PluginHookConfig {
  return validatorOfPluginHookConfig()(input);
}

/** Returns true if the value is a valid PreCompressOutput. */
export function validatePreCompressOutput(input: unknown): input is PreCompressOutput {
  return validatorOfPreCompressOutput()(input);
}

/** Returns true if the value is a valid RuleHookConfig. */
export function validateRuleHookConfig(input: unknown): input is RuleHookConfig {
  return validatorOfRuleHookConfig()(input);
}

/** Returns true if the value is a valid SessionEndOutput. */
export function validateSessionEndOutput(input: unknown): input is SessionEndOutput {
  return validatorOfSessionEndOutput()(input);
}

/** Returns true if the value is a valid SessionStartOutput. */
export function validateSessionStartOutput(input: unknown): input is SessionStartOutput {
  return validatorOfSessionStartOutput()(input);
}

/** Returns true if the value is a valid SubagentStartOutput. */
export function validateSubagentStartOutput(input: unknown): input is SubagentStartOutput {
  return validatorOfSubagentStartOutput()(input);
}

/** Returns true if the value is a valid SubagentStopOutput. */
export function validateSubagentStopOutput(input: unknown): input is SubagentStopOutput {
  return validatorOfSubagentStopOutput()(input);
}

/** Returns true if the value is a valid WorkerCancel. */
export function validateWorkerCancel(input: unknown): input is WorkerCancel {
  return validatorOfWorkerCancel()(input);
}

/** Returns true if the value is a valid WorkerHello. */
export function validateWorkerHello(input: unknown): input is WorkerHello {
  return validatorOfWorkerHello()(input);
}

/** Returns true if the value is a valid WorkerHookConfig. */
export function validateWorkerHookConfig(input: unknown): input is WorkerHookConfig {
  return validatorOfWorkerHookConfig()(input);
}

/** Returns true if the value is a valid WorkerRequest. */
export function validateWorkerRequest(input: unknown): input is WorkerRequest {
  return validatorOfWorkerRequest()(input);
}

/** Returns true if the value is a valid WorkerResponse. */
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
  HookBudgets: validatorOfHookBudgets,
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
  ModelPrice: validatorOfModelPrice,
  NotificationInput: validatorOfNotificationInput,
  NotificationOutput: validatorOfNotificationOutput,
  PluginHookConfig: validatorOfPluginHookConfig,
  PreCompressInput: validatorOfPreCompressInput,
  PreCompressOutput: validatorOfPreCompressOutput,
  RuleHookConfig: validatorOfRuleHookConfig,
  SessionEndInput: validatorOfSessionEndInput,
  SessionEndOutput: validatorOfSessionEndOutput,
  SessionStartInput: validatorOfSessionStartInput,
  SessionStartOutput: validatorOfSessionStartOutput,
  SubagentStartInput: validatorOfSubagentStartInput,
  SubagentStartOutput: validatorOfSubagentStartOutput,
  SubagentStopInput: validatorOfSubagentStopInput,
  SubagentStopOutput: validatorOfSubagentStopOutput,
  WorkerCancel: validatorOfWorkerCancel,
  WorkerHello: validatorOfWorkerHello,
  WorkerHookConfig: validatorOfWorkerHookConfig,
  WorkerRequest: validatorOfWorkerRequest,
  WorkerResponse: validatorOfWorkerResponse,
} as const satisfies Record<string, () => GeneratedValidator>;
/** Names of the types that the runtime validates: all except those that only hooks read. */
export type CheckedName = keyof typeof validators;
/** Returns true if the value is the name of a type that the runtime validates. */
export function isCheckedName(name: unknown): name is CheckedName {
  return typeof name === 'string' && Object.hasOwn(validators, name);
}

/** Returns all violations of a value; empty if it is valid. */
export function violationsOfChecked(name: CheckedName, value: unknown): Violation[] {
  return violationsOf(validators[name](), value);
}
