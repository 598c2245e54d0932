import type { SdkRequest } from '../../../core/contract/index.js';
import { getDefaultTranslator, type HookTranslator } from '../../../core/translator.js';
import { systemText } from '../../../core/triggers/run-trigger.js';

/**
 * Adds a message to a request as a user turn: model APIs have no system role inside a conversation. Returns the request itself if
 * it cannot be read.
 */
export function appendSystemMessage<Q extends SdkRequest>(
  request: Q,
  message: string,
  translator: HookTranslator = getDefaultTranslator(),
): Q {
  try {
    const { messages } = translator.toHookLLMRequest(request);
    const added = { role: 'user', content: systemText(message) } as const;
    return translator.fromHookLLMRequest({ messages: [...messages, added] }, request);
  } catch {
    return request;
  }
}
