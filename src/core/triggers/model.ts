import { HookEventName, type HookFireResult, type HookOutputOf } from '../../../generated/index.js';
import { describeTools } from '../../util/describe-tools.js';
import type { AnswerBase, SdkRequest, SdkResponse, SdkToolConfig, SdkToolList } from '../contract/index.js';
import { isUndecided } from '../events/event-result.js';
import { type HookTranslator, translatorFor } from '../translator.js';
import {
  fireTrigger,
  hasHooksFor,
  type ModelTriggerOptions,
  runTrigger,
  type TranslatedFireOptions,
  type TriggerConfig,
  warnHost,
  withPolicy,
} from './run-trigger.js';
import { questionAbout, requestConfirmation } from './tool-call.js';

/** Fires BeforeModel. Call it when the request is complete, right before it is sent. */
export async function fireBeforeModelHook<Q extends SdkRequest>(
  config: TriggerConfig,
  llmRequest: Q,
  options?: ModelTriggerOptions,
): Promise<BeforeModelHookResult<Q>> {
  const eventName = HookEventName.BeforeModel;
  let refusal: string | undefined;
  const settleAsk = async (output: HookOutputOf<typeof eventName>) => {
    if (output.shouldStopExecution()) return undefined;
    const question = questionAbout(eventName, {}, output);
    const asked = await requestConfirmation(config, question, { signal: options?.signal });
    refusal = asked?.blocks;
    return asked?.ask;
  };
  const result = await runTrigger(config, eventName, (system) =>
    system.fireEvent(eventName, { modelRequest: llmRequest }, { ...withPolicy(config, options), settleAsk }),
  );
  const output = result?.finalOutput;
  if (result === undefined) return { blocked: false };
  const common = { ...messageFields(result), ...displayFields(result) };
  const stopped = output?.shouldStopExecution() === true;
  const isHeld = stopped || output?.isBlockingDecision() === true;
  if (!isHeld && isUndecided(result)) refusal ??= 'aborted';
  if (refusal !== undefined) return { blocked: true, reason: refusal, ...common };
  if (output === undefined) return { blocked: false };
  if (!isHeld) {
    const applied = await apply(config, eventName, () => output.applyLLMRequestModifications(llmRequest));
    const block = applied.failed?.finalOutput;
    if (block !== undefined) return { blocked: true, reason: block.getEffectiveReason(), ...common };
    warnOfUnknownResults(config, eventName, output.getUnknownToolResults(llmRequest));
    return { blocked: false, modifiedRequest: applied.value ?? llmRequest, ...common };
  }
  // The call is blocked even if the response of the hook is invalid.
  const { value: syntheticResponse } = await apply(config, eventName, () =>
    output.getSyntheticResponse({ request: llmRequest }),
  );
  return {
    blocked: true,
    reason: output.getEffectiveReason(),
    ...(syntheticResponse !== undefined && { syntheticResponse }),
    ...(stopped && { stopped }),
    ...common,
  };
}

/** Fires AfterModel. Call it once for each complete response, with the request that was sent. */
export async function fireAfterModelHook<R extends SdkResponse>(
  config: TriggerConfig,
  llmRequest: SdkRequest,
  llmResponse: R,
  options?: ModelTriggerOptions,
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

/** Builds a response in the shape of the SDK with the reason as its text. */
function withheldResponse(translator: HookTranslator, base: AnswerBase, reason: string): SdkResponse {
  const text = `Model response withheld: ${reason}`;
  for (const each of [base, {}]) {
    try {
      const response = translator.fromHookLLMResponse({ text }, each);
      if (response !== undefined) return response;
    } catch {
      // A response that cannot be read is replaced by a new one.
    }
  }
  return {};
}

/** Warns of edits to tool results that the request does not contain: their ids are probably wrong. */
function warnOfUnknownResults(config: TriggerConfig, eventName: HookEventName, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const named = ids.map((id) => JSON.stringify(id)).join(', ');
  warnHost(config, `hooks: ${eventName}: the request has no tool result ${named}, so the edit of it changes nothing`);
}

/** Result of applying the output of hooks. */
interface Applied<E extends HookEventName, T> {
  readonly value?: T;
  readonly failed?: HookFireResult<E> | undefined;
}

/** Applies the output of hooks. If it cannot be applied, the event fails, by the error policy. */
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

/** Result of the hooks before a model call. */
export interface BeforeModelHookResult<Q extends SdkRequest = SdkRequest> {
  /** True if the model must not be called: a hook blocked the call or stopped the agent. */
  blocked: boolean;
  reason?: string | undefined;
  /** Response to use instead of the model's. If undefined, use an empty one. */
  syntheticResponse?: SdkResponse | undefined;
  /** Request to send. The caller's object if no hook changed it. */
  modifiedRequest?: Q | undefined;
  /** True if the agent must end its loop. */
  stopped?: boolean | undefined;
  /** Text to add to this request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** Result of the hooks after a model call. */
export interface AfterModelHookResult<R extends SdkResponse = SdkResponse> {
  /** Response to use. The caller's object if no hook changed it. */
  response: R | SdkResponse;
  /** True if the agent must end its loop. */
  stopped?: boolean | undefined;
  reason?: string | undefined;
  /** Reason why `response` is not the model's: a guard could not run and blocks on errors. */
  withheld?: string | undefined;
  /** Text to add to the next request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** Result of the hooks before the model selects tools. Definitions are never removed: `toolConfig` restricts the calls. */
export interface BeforeToolSelectionHookResult<
  C extends SdkToolConfig = SdkToolConfig,
  T extends SdkToolList = SdkToolList,
  Q extends SdkRequest = SdkRequest,
> {
  /** Request with the restrictions, if a hook set any. */
  modifiedRequest?: Q | undefined;
  toolConfig?: C | undefined;
  tools?: T | undefined;
  /** True if the agent must end its loop. */
  stopped?: boolean | undefined;
  reason?: string | undefined;
  /** Text to add to this request: see `appendSystemMessage`. */
  systemMessage?: string | undefined;
}

function messageFields({ systemMessage }: HookFireResult): { systemMessage?: string } {
  return systemMessage === undefined ? {} : { systemMessage };
}

function displayFields({ suppressOutput }: HookFireResult): { suppressOutput?: true } {
  return suppressOutput ? { suppressOutput } : {};
}

function stopFields({ shouldStop, stopReason }: HookFireResult): {
  stopped?: true;
  reason?: string | undefined;
} {
  return shouldStop ? { stopped: true, reason: stopReason } : {};
}

/** Request with its tools in either of two places. */
type ToolRequest<C, T> = SdkRequest & {
  readonly config?: { readonly toolConfig?: C | undefined; readonly tools?: T | undefined } | undefined;
  readonly tools?: T | undefined;
};

/** Fires BeforeToolSelection. Call it before a request that offers tools is sent. */
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
  // Describing a tool may be slow, so it is done only for hooks.
  const makeParams = async (hasHooks: boolean) => {
    const availableTools = hasHooks ? await describeTools(offered(), { signal: options?.signal }) : [];
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

/** Returns true if any hook reads the responses of the model. */
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
