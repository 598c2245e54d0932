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
} from './validators.js';

/** Whether a value is a AfterAgentInput. */
export function validateAfterAgentInput(input: unknown): input is AfterAgentInput {
  return validatorOfAfterAgentInput()(input);
}

/** Whether a value is a AfterModelInput. */
export function validateAfterModelInput(input: unknown): input is AfterModelInput {
  return validatorOfAfterModelInput()(input);
}

/** Whether a value is a AfterToolInput. */
export function validateAfterToolInput(input: unknown): input is AfterToolInput {
  return validatorOfAfterToolInput()(input);
}

/** Whether a value is a BeforeAgentInput. */
export function validateBeforeAgentInput(input: unknown): input is BeforeAgentInput {
  return validatorOfBeforeAgentInput()(input);
}

/** Whether a value is a BeforeModelInput. */
export function validateBeforeModelInput(input: unknown): input is BeforeModelInput {
  return validatorOfBeforeModelInput()(input);
}

/** Whether a value is a BeforeToolInput. */
export function validateBeforeToolInput(input: unknown): input is BeforeToolInput {
  return validatorOfBeforeToolInput()(input);
}

/** Whether a value is a BeforeToolSelectionInput. */
export function validateBeforeToolSelectionInput(input: unknown): input is BeforeToolSelectionInput {
  return validatorOfBeforeToolSelectionInput()(input);
}

/** Whether a value is a HookExecutionRequest. */
export function validateHookExecutionRequest(input: unknown): input is HookExecutionRequest {
  return validatorOfHookExecutionRequest()(input);
}

/** Whether a value is a HookExecutionResponse. */
export function validateHookExecutionResponse(input: unknown): input is HookExecutionResponse {
  return validatorOfHookExecutionResponse()(input);
}

/** Whether a value is a NotificationInput. */
export function validateNotificationInput(input: unknown): input is NotificationInput {
  return validatorOfNotificationInput()(input);
}

/** Whether a value is a PreCompressInput. */
export function validatePreCompressInput(input: unknown): input is PreCompressInput {
  return validatorOfPreCompressInput()(input);
}

/** Whether a value is a SessionEndInput. */
export function validateSessionEndInput(input: unknown): input is SessionEndInput {
  return validatorOfSessionEndInput()(input);
}

/** Whether a value is a SessionStartInput. */
export function validateSessionStartInput(input: unknown): input is SessionStartInput {
  return validatorOfSessionStartInput()(input);
}
