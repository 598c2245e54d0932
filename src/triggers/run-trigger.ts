import type {
  HookEventName,
  HookOutputOf,
  PreCompressTrigger,
  SessionEndReason,
  SessionStartSource,
} from '../../generated/index.js';
import type { EnumValue, FireOptions, SdkRequest } from '../contract/index.js';
import type { HookSystem, HostConfig } from '../system.js';
import { defaultHookTranslator } from '../translate/genai-v1.js';

/** What a trigger needs of the host. */
export type TriggerConfig = Pick<HostConfig, 'getHookSystem'>;

/** Undefined when hooks are off, and on any failure: only a decision of a hook may hold the agent back, never a fault. */
export async function runTrigger<T>(
  config: TriggerConfig,
  fire: (system: HookSystem) => Promise<T>,
): Promise<T | undefined> {
  try {
    const system = config.getHookSystem();
    if (system === undefined) return undefined;
    await system.initialize();
    return await fire(system);
  } catch {
    return undefined;
  }
}

/** How the model is told that a text comes neither from the user nor from a tool. */
export function systemText(message: string): string {
  return `[System] ${message}`;
}

/**
 * The request with the message as one more user turn: model APIs have no system role inside a conversation. A request
 * that cannot be read comes back as it is, for the SDK to judge.
 */
export function appendSystemMessage<Q extends SdkRequest>(request: Q, message: string): Q {
  try {
    const { messages } = defaultHookTranslator.toHookLLMRequest(request);
    const told = { role: 'user', content: systemText(message) } as const;
    return defaultHookTranslator.fromHookLLMRequest({ messages: [...messages, told] }, request);
  } catch {
    return request;
  }
}

/** Call it when a session begins. `getAdditionalContext()` is for the agent to start from; nothing can stop the session. */
export async function triggerSessionStartHook<S extends string>(
  config: TriggerConfig,
  source: EnumValue<S, SessionStartSource>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.SessionStart> | undefined> {
  const result = await runTrigger(config, (system) =>
    system.getEventHandler().fireSessionStartEvent({ source }, options),
  );
  return result?.finalOutput;
}

/** Call it when a session ends. Nothing can keep it open. */
export async function triggerSessionEndHook<S extends string>(
  config: TriggerConfig,
  reason: EnumValue<S, SessionEndReason>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.SessionEnd> | undefined> {
  const result = await runTrigger(config, (system) =>
    system.getEventHandler().fireSessionEndEvent({ reason }, options),
  );
  return result?.finalOutput;
}

/** Call it before the conversation is compressed. Nothing can prevent that. */
export async function triggerPreCompressHook<S extends string>(
  config: TriggerConfig,
  trigger: EnumValue<S, PreCompressTrigger>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.PreCompress> | undefined> {
  const result = await runTrigger(config, (system) =>
    system.getEventHandler().firePreCompressEvent({ trigger }, options),
  );
  return result?.finalOutput;
}

/** Call it when a turn begins. A block or a stop ends the turn; `getAdditionalContext()` belongs to this prompt. */
export async function triggerBeforeAgentHook(
  config: TriggerConfig,
  prompt: string,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.BeforeAgent> | undefined> {
  const result = await runTrigger(config, (system) =>
    system.getEventHandler().fireBeforeAgentEvent({ prompt }, options),
  );
  return result?.finalOutput;
}

/**
 * Call it when a turn ends. A block means one more turn with the reason as its prompt, and `stopHookActive` true at the
 * end of that one; a stop is the end. `shouldClearContext()` asks to forget the conversation.
 */
export async function triggerAfterAgentHook(
  config: TriggerConfig,
  prompt: string,
  promptResponse: string,
  stopHookActive: boolean,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.AfterAgent> | undefined> {
  const params = { prompt, promptResponse, stopHookActive };
  const result = await runTrigger(config, (system) => system.getEventHandler().fireAfterAgentEvent(params, options));
  return result?.finalOutput;
}
