import type { FireOptions, SdkRequest, SdkResponse } from '../contract/index.js';
import {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  displayFields,
  messageFields,
  stopFields,
} from './model-results.js';
import { runTrigger, type TriggerConfig } from './run-trigger.js';

/** Call it when the request is complete, right before it is sent. */
export async function fireBeforeModelHook<Q extends SdkRequest>(
  config: TriggerConfig,
  llmRequest: Q,
  options?: FireOptions,
): Promise<BeforeModelHookResult<Q>> {
  const params = { modelRequest: llmRequest };
  const result = await runTrigger(config, (system) => system.getEventHandler().fireBeforeModelEvent(params, options));
  const output = result?.finalOutput;
  if (result === undefined || output === undefined) return { blocked: false };
  const told = { ...messageFields(result), ...displayFields(result) };
  const stopped = output.shouldStopExecution();
  if (!stopped && !output.isBlockingDecision()) {
    const modifiedRequest = attempt(() => output.applyLLMRequestModifications(llmRequest)) ?? llmRequest;
    return { blocked: false, modifiedRequest, ...told };
  }
  // The refusal is settled before the answer is read: an answer that makes no sense must not undo it.
  const syntheticResponse = attempt(() => output.getSyntheticResponse());
  return {
    blocked: true,
    reason: output.getEffectiveReason(),
    ...(syntheticResponse !== undefined && { syntheticResponse }),
    ...(stopped && { stopped }),
    ...told,
  };
}

/** Call it once for each complete answer, with the request that was sent. */
export async function fireAfterModelHook<R extends SdkResponse>(
  config: TriggerConfig,
  llmRequest: SdkRequest,
  llmResponse: R,
  options?: FireOptions,
): Promise<AfterModelHookResult<R>> {
  const params = { modelRequest: llmRequest, modelResponse: llmResponse };
  const result = await runTrigger(config, (system) => system.getEventHandler().fireAfterModelEvent(params, options));
  const output = result?.finalOutput;
  if (result === undefined || output === undefined) return { response: llmResponse };
  const response = attempt(() => output.getModifiedResponse()) ?? llmResponse;
  return { response, ...stopFields(result), ...messageFields(result), ...displayFields(result) };
}

function attempt<T>(convert: () => T): T | undefined {
  try {
    return convert();
  } catch {
    return undefined;
  }
}
