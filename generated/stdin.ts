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
  SubagentStartHookInput,
  SubagentStopHookInput,
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
  validatorOfSubagentStartHookInput,
  validatorOfSubagentStopHookInput,
} from './stdin-validators.js';

/** Returns true if the value is a valid AfterAgentHookInput. */
export function validateAfterAgentHookInput(input: unknown): input is AfterAgentHookInput {
  return validatorOfAfterAgentHookInput()(input);
}

/** Returns true if the value is a valid AfterModelHookInput. */
export function validateAfterModelHookInput(input: unknown): input is AfterModelHookInput {
  return validatorOfAfterModelHookInput()(input);
}

/** Returns true if the value is a valid AfterToolHookInput. */
export function validateAfterToolHookInput(input: unknown): input is AfterToolHookInput {
  return validatorOfAfterToolHookInput()(input);
}

/** Returns true if the value is a valid BeforeAgentHookInput. */
export function validateBeforeAgentHookInput(input: unknown): input is BeforeAgentHookInput {
  return validatorOfBeforeAgentHookInput()(input);
}

/** Returns true if the value is a valid BeforeModelHookInput. */
export function validateBeforeModelHookInput(input: unknown): input is BeforeModelHookInput {
  return validatorOfBeforeModelHookInput()(input);
}

/** Returns true if the value is a valid BeforeToolHookInput. */
export function validateBeforeToolHookInput(input: unknown): input is BeforeToolHookInput {
  return validatorOfBeforeToolHookInput()(input);
}

/** Returns true if the value is a valid BeforeToolSelectionHookInput. */
export function validateBeforeToolSelectionHookInput(input: unknown): input is BeforeToolSelectionHookInput {
  return validatorOfBeforeToolSelectionHookInput()(input);
}

/** Returns true if the value is a valid NotificationHookInput. */
export function validateNotificationHookInput(input: unknown): input is NotificationHookInput {
  return validatorOfNotificationHookInput()(input);
}

/** Returns true if the value is a valid PreCompressHookInput. */
export function validatePreCompressHookInput(input: unknown): input is PreCompressHookInput {
  return validatorOfPreCompressHookInput()(input);
}

/** Returns true if the value is a valid SessionEndHookInput. */
export function validateSessionEndHookInput(input: unknown): input is SessionEndHookInput {
  return validatorOfSessionEndHookInput()(input);
}

/** Returns true if the value is a valid SessionStartHookInput. */
export function validateSessionStartHookInput(input: unknown): input is SessionStartHookInput {
  return validatorOfSessionStartHookInput()(input);
}

/** Returns true if the value is a valid SubagentStartHookInput. */
export function validateSubagentStartHookInput(input: unknown): input is SubagentStartHookInput {
  return validatorOfSubagentStartHookInput()(input);
}

/** Returns true if the value is a valid SubagentStopHookInput. */
export function validateSubagentStopHookInput(input: unknown): input is SubagentStopHookInput {
  return validatorOfSubagentStopHookInput()(input);
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
  SubagentStartHookInput: validatorOfSubagentStartHookInput,
  SubagentStopHookInput: validatorOfSubagentStopHookInput,
} as const satisfies Record<string, () => GeneratedValidator>;
/** Names that getViolations accepts. */
export type ContractName = CheckedName | keyof typeof validators;
/** Returns true if the value is a name that getViolations accepts. */
export function isContractName(name: unknown): name is ContractName {
  return isCheckedName(name) || (typeof name === 'string' && Object.hasOwn(validators, name));
}

/** Returns all violations of a value; empty if it is valid. */
export function getViolations(contract: ContractName, value: unknown): Violation[] {
  return isCheckedName(contract) ? violationsOfChecked(contract, value) : violationsOf(validators[contract](), value);
}
