import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { hookClient, type WithHooksOptions } from '../shared/with-hooks.js';
import { chatPieces } from './chat-pieces.js';
import { HookTranslatorOpenAIChat } from './openai-chat.js';
import { HookTranslatorOpenAIResponses } from './openai-responses.js';
import { refusedCompletion, refusedResponse } from './refusals.js';
import { responsePieces } from './response-pieces.js';

export {
  type ExecuteToolOptions,
  executeToolWithHooks,
  type HookedToolResult,
} from '../../../core/triggers/execute-tool.js';
export { getHookOutcome, type HookOutcome } from '../shared/hook-outcome.js';
export { ToolRefusedError, ToolStoppedError } from '../shared/tool-errors.js';
export type { WithHooksOptions } from '../shared/with-hooks.js';
export { HookTranslatorOpenAIChat, HookTranslatorOpenAIResponses };

const chat = { translator: new HookTranslatorOpenAIChat(), pieces: chatPieces, refuse: refusedCompletion };
const responses = { translator: new HookTranslatorOpenAIResponses(), pieces: responsePieces, refuse: refusedResponse };

/** Where a client asks the model; some versions of the SDK have a place twice. */
const endpoints = {
  'chat.completions': chat,
  'beta.chat.completions': chat,
  responses,
  'beta.responses': responses,
};

/**
 * An OpenAI client with hooks around every chat completion and response, created or streamed: tool selection if tools are
 * on offer, before the model, the call, after the model. `signal` of a call ends its hooks too. What a hook says to the
 * model after a call travels with the next call of the same wrapper, so give each conversation a wrapper of its own.
 */
export function withHooks<C extends object>(client: C, config: TriggerConfig, options?: WithHooksOptions): C {
  return hookClient(client, config, { endpoints }, options);
}
