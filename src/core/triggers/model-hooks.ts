import { HookEventName, type HookFireResult } from '../../../generated/index.js';
import type { AnswerBase, SdkRequest, SdkResponse, SdkToolConfig, SdkToolList } from '../contract/index.js';
import type { HookTranslator } from '../translator.js';
import { describeTools } from './describe-tools.js';
import {
  fireTrigger,
  hasHooksFor,
  runTrigger,
  type TranslatedFireOptions,
  type TriggerConfig,
  translatorFor,
  warnHost,
  withPolicy,
} from './run-trigger.js';

/** Call it when the request is complete, right before it is sent. */
export async function fireBeforeModelHook<Q extends SdkRequest>(
  config: TriggerConfig,
  llmRequest: Q,
  options?: TranslatedFireOptions,
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
    warnOfUnknownResults(config, eventName, output.getUnknownToolResults(llmRequest));
    return { blocked: false, modifiedRequest: applied.value ?? llmRequest, ...told };
  }
  // The refusal is settled before the answer is read: an answer that makes no sense must not undo it.
  const { value: syntheticResponse } = await apply(config, eventName, () =>
    output.getSyntheticResponse({ request: llmRequest }),
  );
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
  options?: TranslatedFireOptions,
): Promise<AfterModelHookResult<R>> {
  const params = { modelRequest: llmRequest, modelResponse: llmResponse };
  const eventName = HookEventName.AfterModel;
  const result = await fireTrigger(config, eventName, params, options);
  const output = result?.finalOutput;
  const base = { request: llmRequest, response: llmResponse };
  if (result?.withheld !== undefined) {
    const response = withheldResponse(translatorFor(config, options), base, result.withheld);
    return { response, withheld: result.withheld, ...stopFields(result) };
  }
  if (result === undefined || output === undefined) return { response: llmResponse };
  const { value = llmResponse } = await apply(config, eventName, () => output.getModifiedResponse(base));
  return { response: value, ...stopFields(result), ...messageFields(result), ...displayFields(result) };
}

/** Builds a response in the shape of the SDK that only says why there is no other. */
function withheldResponse(translator: HookTranslator, base: AnswerBase, reason: string): SdkResponse {
  const text = `Model response withheld: ${reason}`;
  for (const each of [base, {}]) {
    try {
      const response = translator.fromHookLLMResponse({ text }, each);
      if (response !== undefined) return response;
    } catch {
      // A response that cannot be read cannot be rewritten either: then one is made from nothing.
    }
  }
  return {};
}

/** Nothing is lost by an edit of what is not there, but whoever wrote it has taken one id for another. */
function warnOfUnknownResults(config: TriggerConfig, eventName: HookEventName, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const named = ids.map((id) => JSON.stringify(id)).join(', ');
  warnHost(
    config,
    `hooks: ${eventName}: the request has no tool result ${named}, so that an edit of it changes nothing`,
  );
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
  /** Reason why `response` is not the model's: a guard could not run and blocks on errors. */
  withheld?: string | undefined;
  /** For the model, in the next request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** What the hooks before a choice of tools want. Definitions are never taken away: `toolConfig` says what may be called. */
export interface BeforeToolSelectionHookResult<
  C extends SdkToolConfig = SdkToolConfig,
  T extends SdkToolList = SdkToolList,
  Q extends SdkRequest = SdkRequest,
> {
  /** The request with the choice in it, when a hook made one. */
  modifiedRequest?: Q | undefined;
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
export async function fireBeforeToolSelectionHook<
  C extends SdkToolConfig,
  T extends SdkToolList,
  Q extends ToolRequest<C, T> = ToolRequest<C, T>,
>(
  config: TriggerConfig,
  llmRequest: Q & ToolRequest<C, T>,
  options?: TranslatedFireOptions,
): Promise<BeforeToolSelectionHookResult<C, T, Q>> {
  const offered = () => translatorFor(config, options).toolsOf(llmRequest);
  // A tool may have to be asked what it is: not where no hook listens.
  const makeParams = async (heard: boolean) => {
    const availableTools = heard ? await describeTools(offered(), { signal: options?.signal }) : [];
    return { modelRequest: llmRequest, availableTools };
  };
  const eventName = HookEventName.BeforeToolSelection;
  const result = await runTrigger(config, eventName, (system) =>
    system.fireEventWith(eventName, makeParams, withPolicy(config, options)),
  );
  const output = result?.finalOutput;
  if (result === undefined || output === undefined) return {};
  const { value } = await apply(config, eventName, () => {
    const modifiedRequest = output.restrictTools(llmRequest);
    const selection = output.applyToolConfigModifications(selectionOf(llmRequest));
    return modifiedRequest === llmRequest ? selection : { ...selection, modifiedRequest };
  });
  return { ...value, ...stopFields(result), ...messageFields(result) };
}

/** Whether any hook reads what the model answers. */
export function hasResponseHooks(config: TriggerConfig): Promise<boolean> {
  return hasHooksFor(config, HookEventName.AfterModel);
}

/** Reports a response that no hook can read as a failure of the event. Returns the reason if it must be withheld. */
export async function failAfterModel(config: TriggerConfig, error: unknown): Promise<string | undefined> {
  const failed = await runTrigger(config, HookEventName.AfterModel, () => Promise.reject(error));
  return failed?.withheld;
}

function selectionOf<C, T>({ config, tools }: ToolRequest<C, T>): { toolConfig: C | undefined; tools: T | undefined } {
  return { toolConfig: config?.toolConfig, tools: config?.tools ?? tools };
}
