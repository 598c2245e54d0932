import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { hookClient, type WithHooksOptions } from '../shared/with-hooks.js';
import { messagePieces } from './message-pieces.js';
import { sessionRunners } from './session-tools.js';
import { HookTranslatorAnthropic } from './translator.js';

export {
  type ExecuteToolOptions,
  executeToolWithHooks,
  type HookedToolResult,
} from '../../../core/triggers/execute-tool.js';
export { getHookOutcome, type HookOutcome } from '../shared/hook-outcome.js';
export { ToolRefusedError, ToolStoppedError } from '../shared/tool-errors.js';
export type { WithHooksOptions } from '../shared/with-hooks.js';
export { HookTranslatorAnthropic };

const messages = { translator: new HookTranslatorAnthropic(), pieces: messagePieces, refuse: refusedMessage };

const endpoints = { messages, 'beta.messages': messages };

/** Returns an empty message as a refusal, with the reason as its text for hosts that show nothing else. */
function refusedMessage(empty: object, reason: string): object {
  const stop_details = { type: 'refusal', category: null, explanation: reason };
  return { ...empty, content: [{ type: 'text', text: reason, citations: null }], stop_reason: 'refusal', stop_details };
}

/**
 * An Anthropic client with hooks around every message, created or streamed: tool selection if tools are on offer, before
 * the model, the call, after the model. `signal` of a call ends its hooks too. What a hook says to the model after a call
 * travels with the next call of the same wrapper, so give each conversation a wrapper of its own.
 */
export function withHooks<C extends object>(client: C, config: TriggerConfig, options?: WithHooksOptions): C {
  return hookClient(client, config, { endpoints, runners: sessionRunners }, options);
}
