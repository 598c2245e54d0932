import { HookEventName, type HookFireResult } from '../../generated/index.js';
import type { FireOptions, SdkRequest, SdkResponse, SdkToolConfig, SdkToolList } from '../contract/index.js';
import { describeTools } from './describe-tools.js';
import { fireTrigger, runTrigger, type TriggerConfig } from './run-trigger.js';

/** Call it when the request is complete, right before it is sent. */
export async function fireBeforeModelHook<Q extends SdkRequest>(
  config: TriggerConfig,
  llmRequest: Q,
  options?: FireOptions,
): Promise<BeforeModelHookResult<Q>> {
  const eventName = HookEventName.BeforeModel;
  const result = await fireTrigger(config, eventName, { modelRequest: llmRequest }, options);
  const output = result?.finalOutput;
  if (result === undefined || output === undefined) return { blocked: false };
  const told = { ...messageFields(result), ...displayFields(result) };
  const stopped = output.shouldStopExecution();
  if (!stopped && !output.isBlockingDecision()) {
    const applied = await apply(config, eventName, () => output.applyLLMRequestModifications(llmRequest));
    const refusal = applied.failed?.finalOutput;
    if (refusal !== undefined) return { blocked: true, reason: refusal.getEffectiveReason(), ...told };
    return { blocked: false, modifiedRequest: applied.value ?? llmRequest, ...told };
  }
  // The refusal is settled before the answer is read: an answer that makes no sense must not undo it.
  const { value: syntheticResponse } = await apply(config, eventName, () => output.getSyntheticResponse());
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
  const eventName = HookEventName.AfterModel;
  const result = await fireTrigger(config, eventName, params, options);
  const output = result?.finalOutput;
  if (result === undefined || output === undefined) return { response: llmResponse };
  const { value = llmResponse } = await apply(config, eventName, () => output.getModifiedResponse());
  return { response: value, ...stopFields(result), ...messageFields(result), ...displayFields(result) };
}

/** What became of an attempt to do as the hooks want. */
interface Applied<E extends HookEventName, T> {
  readonly value?: T;
  readonly failed?: HookFireResult<E> | undefined;
}

/** What hooks wrote and cannot be done is a failure of the event: it is told, and follows the error policy. */
async function apply<E extends HookEventName, T>(
  config: TriggerConfig,
  eventName: E,
  convert: () => T,
): Promise<Applied<E, T>> {
  try {
    return { value: convert() };
  } catch (error) {
    return { failed: await runTrigger(config, eventName, () => Promise.reject(error)) };
  }
}

/** What the hooks before a model call want. */
export interface BeforeModelHookResult<Q extends SdkRequest = SdkRequest> {
  /** The model must not be called: a hook refused, or asked the agent to stop. */
  blocked: boolean;
  reason?: string | undefined;
  /** The answer to give in the model's place. Without it the caller gives an empty one. */
  syntheticResponse?: SdkResponse | undefined;
  /** The request to send; the caller's own object when no hook changed it. */
  modifiedRequest?: Q | undefined;
  /** The agent shall end its loop. */
  stopped?: boolean | undefined;
  /** For the model, in this request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** What the hooks after a model call want. */
export interface AfterModelHookResult<R extends SdkResponse = SdkResponse> {
  /** The answer to go on with; the caller's own object when no hook changed it. */
  response: R | SdkResponse;
  /** The agent shall end its loop. */
  stopped?: boolean | undefined;
  reason?: string | undefined;
  /** For the model, in the next request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** What the hooks before a choice of tools want. Definitions are never taken away: `toolConfig` says what may be called. */
export interface BeforeToolSelectionHookResult<
  C extends SdkToolConfig = SdkToolConfig,
  T extends SdkToolList = SdkToolList,
> {
  toolConfig?: C | undefined;
  tools?: T | undefined;
  /** The agent shall end its loop. */
  stopped?: boolean | undefined;
  reason?: string | undefined;
  /** For the model, in this request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
}

/** What is left out when there is nothing to say. */
function messageFields({ systemMessage }: HookFireResult): { systemMessage?: string } {
  return systemMessage === undefined ? {} : { systemMessage };
}

function displayFields({ suppressOutput }: HookFireResult): { suppressOutput?: true } {
  return suppressOutput ? { suppressOutput } : {};
}

/** Of events at which a hook can stop the agent but not refuse. */
function stopFields({ shouldStop, stopReason }: HookFireResult): {
  stopped?: true;
  reason?: string | undefined;
} {
  return shouldStop ? { stopped: true, reason: stopReason } : {};
}

/** A request, whichever of the two places it keeps its tools in. */
type ToolRequest<C, T> = SdkRequest & {
  readonly config?: { readonly toolConfig?: C | undefined; readonly tools?: T | undefined } | undefined;
  readonly tools?: T | undefined;
};

/** Call it before a request that offers tools is sent. */
export async function fireBeforeToolSelectionHook<C extends SdkToolConfig, T extends SdkToolList>(
  config: TriggerConfig,
  llmRequest: ToolRequest<C, T>,
  options?: FireOptions,
): Promise<BeforeToolSelectionHookResult<C, T>> {
  // A tool may have to be asked what it is: not where no hook listens.
  const makeParams = async (heard: boolean) => {
    const availableTools = heard ? await describeTools(selectionOf(llmRequest).tools, { signal: options?.signal }) : [];
    return { modelRequest: llmRequest, availableTools };
  };
  const eventName = HookEventName.BeforeToolSelection;
  const result = await runTrigger(config, eventName, (system) => system.fireEventWith(eventName, makeParams, options));
  const output = result?.finalOutput;
  if (result === undefined || output === undefined) return {};
  const { value } = await apply(config, eventName, () => output.applyToolConfigModifications(selectionOf(llmRequest)));
  return { ...value, ...stopFields(result), ...messageFields(result) };
}

function selectionOf<C, T>({ config, tools }: ToolRequest<C, T>): { toolConfig: C | undefined; tools: T | undefined } {
  return { toolConfig: config?.toolConfig, tools: config?.tools ?? tools };
}
