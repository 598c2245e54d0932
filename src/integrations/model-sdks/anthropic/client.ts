import type { HookHost } from '../../../core/triggers/run-trigger.js';
import { hookClient, type WithHooksOptions } from '../shared/client.js';
import { sessionRunners } from './session-tools.js';
import { messageStreamFormat } from './stream.js';
import { HookTranslatorAnthropic } from './translator.js';

const messages = {
  translator: new HookTranslatorAnthropic(),
  streamFormat: messageStreamFormat,
  refuse: refusedMessage,
};

const endpoints = { messages, 'beta.messages': messages };

/** Returns an empty message as a refusal, with the reason as its text for hosts that display nothing else. */
function refusedMessage(empty: object, reason: string): object {
  const stop_details = { type: 'refusal', category: null, explanation: reason };
  return { ...empty, content: [{ type: 'text', text: reason, citations: null }], stop_reason: 'refusal', stop_details };
}

/**
 * Returns an Anthropic client with hooks around every message, created or streamed: tool selection if the request
 * offers tools, before the model, the call, after the model. Aborting the `signal` of a call cancels its hooks too. A
 * system message from a hook after a call is sent with the next call of the same wrapper, so use one wrapper per
 * conversation.
 */
export function withHooks<C extends object>(client: C, host: HookHost, options?: WithHooksOptions): C {
  return hookClient(client, host, { endpoints, runners: sessionRunners }, options);
}
