import type { GenerateContentParameters, GenerateContentResponse, ToolConfig, ToolListUnion } from '@google/genai';
import type { FireOptions } from '../../../core/contract/index.js';
import {
  type AfterModelHookResult as AfterResult,
  type BeforeModelHookResult as BeforeResult,
  fireAfterModelHook as fireAfter,
  fireBeforeModelHook as fireBefore,
  fireBeforeToolSelectionHook as fireBeforeSelection,
  type BeforeToolSelectionHookResult as SelectionResult,
} from '../../../core/triggers/model.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { asSdkResponse } from './sdk-response.js';

/** Result of the hooks before a model call, in the types of the SDK. */
export interface BeforeModelHookResult extends Omit<BeforeResult<GenerateContentParameters>, 'syntheticResponse'> {
  /** Response to return instead of calling the model. If it is missing, return an empty one. */
  syntheticResponse?: GenerateContentResponse | undefined;
}

/** Result of the hooks after a model call, in the types of the SDK. */
export interface AfterModelHookResult extends Omit<AfterResult, 'response'> {
  /** Response to continue with; the caller's own object if no hook changed it. */
  response: GenerateContentResponse;
}

/** Result of the hooks before tool selection, in the types of the SDK. */
export type BeforeToolSelectionHookResult = SelectionResult<ToolConfig, ToolListUnion>;

/** Runs the BeforeModel hooks. Call it when the request is complete, right before it is sent. */
export async function fireBeforeModelHook(
  config: TriggerConfig,
  llmRequest: GenerateContentParameters,
  options?: FireOptions,
): Promise<BeforeModelHookResult> {
  const { syntheticResponse, ...result } = await fireBefore(config, llmRequest, options);
  return syntheticResponse ? { ...result, syntheticResponse: asSdkResponse(syntheticResponse) } : result;
}

/** Runs the AfterModel hooks. Call it once for each complete response, with the request that was sent. */
export async function fireAfterModelHook(
  config: TriggerConfig,
  llmRequest: GenerateContentParameters,
  llmResponse: GenerateContentResponse,
  options?: FireOptions,
): Promise<AfterModelHookResult> {
  const result = await fireAfter(config, llmRequest, llmResponse, options);
  return { ...result, response: asSdkResponse(result.response) };
}

/** Runs the BeforeToolSelection hooks. Call it before you send a request that offers tools. */
export function fireBeforeToolSelectionHook(
  config: TriggerConfig,
  llmRequest: GenerateContentParameters,
  options?: FireOptions,
): Promise<BeforeToolSelectionHookResult> {
  return fireBeforeSelection(config, llmRequest, options);
}
