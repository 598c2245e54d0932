// Made from schemas/ by npm run generate. Do not edit.

import type {
  AfterAgentInput,
  AfterModelInput,
  AfterToolInput,
  BeforeAgentInput,
  BeforeModelInput,
  BeforeToolInput,
  BeforeToolSelectionInput,
  HookExecutionRequest,
  HookExecutionResponse,
  NotificationInput,
  PreCompressInput,
  SessionEndInput,
  SessionStartInput,
  SubagentStartInput,
  SubagentStopInput,
} from './types.js';
import {
  validatorOfAfterAgentInput,
  validatorOfAfterModelInput,
  validatorOfAfterToolInput,
  validatorOfBeforeAgentInput,
  validatorOfBeforeModelInput,
  validatorOfBeforeToolInput,
  validatorOfBeforeToolSelectionInput,
  validatorOfHookExecutionRequest,
  validatorOfHookExecutionResponse,
  validatorOfNotificationInput,
  validatorOfPreCompressInput,
  validatorOfSessionEndInput,
  validatorOfSessionStartInput,
  validatorOfSubagentStartInput,
  validatorOfSubagentStopInput,
} from './validators.js';

/** Returns true if the value is a valid AfterAgentInput. */
export function validateAfterAgentInput(input: unknown): input is AfterAgentInput {
  return validatorOfAfterAgentInput()(input);
}

/** Returns true if the value is a valid AfterModelInput. */
export function validateAfterModelInput(input: unknown): input is AfterModelInput {
  return validatorOfAfterModelInput()(input);
}

/** Returns true if the value is a valid AfterToolInput. */
export function validateAfterToolInput(input: unknown): input is AfterToolInput {
  return validatorOfAfterToolInput()(input);
}

/** Returns true if the value is a valid BeforeAgentInput. */
export function validateBeforeAgentInput(input: unknown): input is BeforeAgentInput {
  return validatorOfBeforeAgentInput()(input);
}

/** Returns true if the value is a valid BeforeModelInput. */
export function validateBeforeModelInput(input: unknown): input is BeforeModelInput {
  return validatorOfBeforeModelInput()(input);
}

/** Returns true if the value is a valid BeforeToolInput. */
export function validateBeforeToolInput(input: unknown): input is BeforeToolInput {
  return validatorOfBeforeToolInput()(input);
}

/** Returns true if the value is a valid BeforeToolSelectionInput. */
export function validateBeforeToolSelectionInput(input: unknown): input is BeforeToolSelectionInput {
  return validatorOfBeforeToolSelectionInput()(input);
}

/** Returns true if the value is a valid HookExecutionRequest. */
export function validateHookExecutionRequest(input: unknown): input is HookExecutionRequest {
  return validatorOfHookExecutionRequest()(input);
}

/** Returns true if the value is a valid HookExecutionResponse. */
export function validateHookExecutionResponse(input: unknown): input is HookExecutionResponse {
  return validatorOfHookExecutionResponse()(input);
}

/** Returns true if the value is a valid NotificationInput. */
export function validateNotificationInput(input: unknown): input is NotificationInput {
  return validatorOfNotificationInput()(input);
}

/** Returns true if the value is a valid PreCompressInput. */
export function validatePreCompressInput(input: unknown): input is PreCompressInput {
  return validatorOfPreCompressInput()(input);
}

/** Returns true if the value is a valid SessionEndInput. */
export function validateSessionEndInput(input: unknown): input is SessionEndInput {
  return validatorOfSessionEndInput()(input);
}

/** Returns true if the value is a valid SessionStartInput. */
export function validateSessionStartInput(input: unknown): input is SessionStartInput {
  return validatorOfSessionStartInput()(input);
}

/** Returns true if the value is a valid SubagentStartInput. */
export function validateSubagentStartInput(input: unknown): input is SubagentStartInput {
  return validatorOfSubagentStartInput()(input);
}

/** Returns true if the value is a valid SubagentStopInput. */
export function validateSubagentStopInput(input: unknown): input is SubagentStopInput {
  return validatorOfSubagentStopInput()(input);
}
