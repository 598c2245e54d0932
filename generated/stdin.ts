// Made from schemas/ by npm run generate. Do not edit.

import {
  type GeneratedValidator,
  type Violation,
  violationsOf,
} from '../src/core/contract/index.js';
import {
  type CheckedName,
  isCheckedName,
  violationsOfChecked,
} from './guards.js';
import type {
  AfterAgentHookInput,
  AfterModelHookInput,
  AfterToolHookInput,
  BeforeAgentHookInput,
  BeforeModelHookInput,
  BeforeToolHookInput,
  BeforeToolSelectionHookInput,
  NotificationHookInput,
  PreCompressHookInput,
  SessionEndHookInput,
  SessionStartHookInput,
} from './types.js';
import {
  validatorOfAfterAgentHookInput,
  validatorOfAfterModelHookInput,
  validatorOfAfterToolHookInput,
  validatorOfBeforeAgentHookInput,
  validatorOfBeforeModelHookInput,
  validatorOfBeforeToolHookInput,
  validatorOfBeforeToolSelectionHookInput,
  validatorOfNotificationHookInput,
  validatorOfPreCompressHookInput,
  validatorOfSessionEndHookInput,
  validatorOfSessionStartHookInput,
} from './stdin-validators.js';

/** Whether a value is a AfterAgentHookInput. */
export function validateAfterAgentHookInput(input: unknown): input is AfterAgentHookInput {
  return validatorOfAfterAgentHookInput()(input);
}

/** Whether a value is a AfterModelHookInput. */
export function validateAfterModelHookInput(input: unknown): input is AfterModelHookInput {
  return validatorOfAfterModelHookInput()(input);
}

/** Whether a value is a AfterToolHookInput. */
export function validateAfterToolHookInput(input: unknown): input is AfterToolHookInput {
  return validatorOfAfterToolHookInput()(input);
}

/** Whether a value is a BeforeAgentHookInput. */
export function validateBeforeAgentHookInput(input: unknown): input is BeforeAgentHookInput {
  return validatorOfBeforeAgentHookInput()(input);
}

/** Whether a value is a BeforeModelHookInput. */
export function validateBeforeModelHookInput(input: unknown): input is BeforeModelHookInput {
  return validatorOfBeforeModelHookInput()(input);
}

/** Whether a value is a BeforeToolHookInput. */
export function validateBeforeToolHookInput(input: unknown): input is BeforeToolHookInput {
  return validatorOfBeforeToolHookInput()(input);
}

/** Whether a value is a BeforeToolSelectionHookInput. */
export function validateBeforeToolSelectionHookInput(input: unknown): input is BeforeToolSelectionHookInput {
  return validatorOfBeforeToolSelectionHookInput()(input);
}

/** Whether a value is a NotificationHookInput. */
export function validateNotificationHookInput(input: unknown): input is NotificationHookInput {
  return validatorOfNotificationHookInput()(input);
}

/** Whether a value is a PreCompressHookInput. */
export function validatePreCompressHookInput(input: unknown): input is PreCompressHookInput {
  return validatorOfPreCompressHookInput()(input);
}

/** Whether a value is a SessionEndHookInput. */
export function validateSessionEndHookInput(input: unknown): input is SessionEndHookInput {
  return validatorOfSessionEndHookInput()(input);
}

/** Whether a value is a SessionStartHookInput. */
export function validateSessionStartHookInput(input: unknown): input is SessionStartHookInput {
  return validatorOfSessionStartHookInput()(input);
}
const validators = {
  AfterAgentHookInput: validatorOfAfterAgentHookInput,
  AfterModelHookInput: validatorOfAfterModelHookInput,
  AfterToolHookInput: validatorOfAfterToolHookInput,
  BeforeAgentHookInput: validatorOfBeforeAgentHookInput,
  BeforeModelHookInput: validatorOfBeforeModelHookInput,
  BeforeToolHookInput: validatorOfBeforeToolHookInput,
  BeforeToolSelectionHookInput: validatorOfBeforeToolSelectionHookInput,
  NotificationHookInput: validatorOfNotificationHookInput,
  PreCompressHookInput: validatorOfPreCompressHookInput,
  SessionEndHookInput: validatorOfSessionEndHookInput,
  SessionStartHookInput: validatorOfSessionStartHookInput,
} as const satisfies Record<string, () => GeneratedValidator>;
/** The names that getViolations knows. */
export type ContractName = CheckedName | keyof typeof validators;
/** Whether a string is such a name. */
export function isContractName(name: unknown): name is ContractName {
  return isCheckedName(name) || (typeof name === 'string' && Object.hasOwn(validators, name));
}

/** Everything that is wrong with a value; empty when it fits the contract. */
export function getViolations(contract: ContractName, value: unknown): Violation[] {
  return isCheckedName(contract) ? violationsOfChecked(contract, value) : violationsOf(validators[contract](), value);
}
