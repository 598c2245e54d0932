import type { SdkRequest } from '../contract/index.js';
import { defaultHookTranslator } from '../translate/index.js';

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
