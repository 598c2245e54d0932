// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

import type {
  AfterAgentInput,
  AfterMergeInput,
  AfterModelInput,
  AfterToolInput,
  BeforeAgentInput,
  BeforeDeployInput,
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
  isAfterAgentInput,
  isAfterMergeInput,
  isAfterModelInput,
  isAfterToolInput,
  isBeforeAgentInput,
  isBeforeDeployInput,
  isBeforeModelInput,
  isBeforeToolInput,
  isBeforeToolSelectionInput,
  isHookExecutionRequest,
  isHookExecutionResponse,
  isNotificationInput,
  isPreCompressInput,
  isSessionEndInput,
  isSessionStartInput,
} from './validators.js';

/** Whether a value is a AfterAgentInput. */
export function validateAfterAgentInput(input: unknown): input is AfterAgentInput {
  return isAfterAgentInput(input);
}

/** Whether a value is a AfterMergeInput. */
export function validateAfterMergeInput(input: unknown): input is AfterMergeInput {
  return isAfterMergeInput(input);
}

/** Whether a value is a AfterModelInput. */
export function validateAfterModelInput(input: unknown): input is AfterModelInput {
  return isAfterModelInput(input);
}

/** Whether a value is a AfterToolInput. */
export function validateAfterToolInput(input: unknown): input is AfterToolInput {
  return isAfterToolInput(input);
}

/** Whether a value is a BeforeAgentInput. */
export function validateBeforeAgentInput(input: unknown): input is BeforeAgentInput {
  return isBeforeAgentInput(input);
}

/** Whether a value is a BeforeDeployInput. */
export function validateBeforeDeployInput(input: unknown): input is BeforeDeployInput {
  return isBeforeDeployInput(input);
}

/** Whether a value is a BeforeModelInput. */
export function validateBeforeModelInput(input: unknown): input is BeforeModelInput {
  return isBeforeModelInput(input);
}

/** Whether a value is a BeforeToolInput. */
export function validateBeforeToolInput(input: unknown): input is BeforeToolInput {
  return isBeforeToolInput(input);
}

/** Whether a value is a BeforeToolSelectionInput. */
export function validateBeforeToolSelectionInput(input: unknown): input is BeforeToolSelectionInput {
  return isBeforeToolSelectionInput(input);
}

/** Whether a value is a HookExecutionRequest. */
export function validateHookExecutionRequest(input: unknown): input is HookExecutionRequest {
  return isHookExecutionRequest(input);
}

/** Whether a value is a HookExecutionResponse. */
export function validateHookExecutionResponse(input: unknown): input is HookExecutionResponse {
  return isHookExecutionResponse(input);
}

/** Whether a value is a NotificationInput. */
export function validateNotificationInput(input: unknown): input is NotificationInput {
  return isNotificationInput(input);
}

/** Whether a value is a PreCompressInput. */
export function validatePreCompressInput(input: unknown): input is PreCompressInput {
  return isPreCompressInput(input);
}

/** Whether a value is a SessionEndInput. */
export function validateSessionEndInput(input: unknown): input is SessionEndInput {
  return isSessionEndInput(input);
}

/** Whether a value is a SessionStartInput. */
export function validateSessionStartInput(input: unknown): input is SessionStartInput {
  return isSessionStartInput(input);
}
