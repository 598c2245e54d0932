import type { HookHost } from '../../../core/triggers/run-trigger.js';
import { fieldsOf, itemsOf } from '../../../util/json.js';
import { hookClient, type WithHooksOptions } from '../shared/client.js';
import { chatStreamFormat } from './chat/stream.js';
import { HookTranslatorOpenAIChat } from './chat/translator.js';
import { responseStreamFormat } from './responses/stream.js';
import { HookTranslatorOpenAIResponses } from './responses/translator.js';

const chat = { translator: new HookTranslatorOpenAIChat(), streamFormat: chatStreamFormat, refuse: refusedCompletion };
const responses = {
  translator: new HookTranslatorOpenAIResponses(),
  streamFormat: responseStreamFormat,
  refuse: refusedResponse,
};

/** Resources that call the model, by path. Some SDK versions have a resource under two paths. */
const endpoints = {
  'chat.completions': chat,
  'beta.chat.completions': chat,
  responses,
  'beta.responses': responses,
};

/**
 * Returns an OpenAI client with hooks around every chat completion and response, created or streamed: tool selection if
 * the request offers tools, before the model, the call, after the model. Aborting the `signal` of a call cancels its
 * hooks too. A system message from a hook after a call is sent with the next call of the same wrapper, so use one
 * wrapper per conversation.
 */
export function withHooks<C extends object>(client: C, host: HookHost, options?: WithHooksOptions): C {
  return hookClient(client, host, { endpoints }, options);
}

/** Returns an empty completion as a refusal, in the SDK's field for it. */
function refusedCompletion(empty: object, refusal: string): object {
  const choices = itemsOf(fieldsOf(empty)['choices']).map(fieldsOf);
  return {
    ...empty,
    choices: choices.map((choice) => ({ ...choice, message: { ...fieldsOf(choice['message']), refusal } })),
  };
}

/** Returns an empty response as a refusal. */
function refusedResponse(empty: object, refusal: string): object {
  const id = `msg_hook_${crypto.randomUUID()}`;
  const content = [{ type: 'refusal', refusal }];
  return { ...empty, output: [{ id, type: 'message', role: 'assistant', status: 'completed', content }] };
}
