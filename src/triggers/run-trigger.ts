import type { SdkRequest } from '../contract/index.js';
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
