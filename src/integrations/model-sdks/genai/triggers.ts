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
import { asSdkResponse } from './hook-response.js';

/** What the hooks before a model call want, in the types of the SDK. */
export interface BeforeModelHookResult extends Omit<BeforeResult<GenerateContentParameters>, 'syntheticResponse'> {
  /** The answer to give in the model's place. Without it the caller gives an empty one. */
  syntheticResponse?: GenerateContentResponse | undefined;
}

/** What the hooks after a model call want, in the types of the SDK. */
export interface AfterModelHookResult extends Omit<AfterResult, 'response'> {
  /** The answer to go on with; the caller's own object when no hook changed it. */
  response: GenerateContentResponse;
}

/** What the hooks before a choice of tools want, in the types of the SDK. */
export type BeforeToolSelectionHookResult = SelectionResult<ToolConfig, ToolListUnion>;

/** Call it when the request is complete, right before it is sent. */
export async function fireBeforeModelHook(
  config: TriggerConfig,
  llmRequest: GenerateContentParameters,
  options?: FireOptions,
): Promise<BeforeModelHookResult> {
  const { syntheticResponse, ...result } = await fireBefore(config, llmRequest, options);
  return syntheticResponse ? { ...result, syntheticResponse: asSdkResponse(syntheticResponse) } : result;
}

/** Call it once for each complete answer, with the request that was sent. */
export async function fireAfterModelHook(
  config: TriggerConfig,
  llmRequest: GenerateContentParameters,
  llmResponse: GenerateContentResponse,
  options?: FireOptions,
): Promise<AfterModelHookResult> {
  const result = await fireAfter(config, llmRequest, llmResponse, options);
  return { ...result, response: asSdkResponse(result.response) };
}

/** Call it before a request that offers tools is sent. */
export function fireBeforeToolSelectionHook(
  config: TriggerConfig,
  llmRequest: GenerateContentParameters,
  options?: FireOptions,
): Promise<BeforeToolSelectionHookResult> {
  return fireBeforeSelection(config, llmRequest, options);
}
