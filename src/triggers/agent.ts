import type { HookEventName, HookOutputOf } from '../../generated/index.js';
import type { FireOptions } from '../contract/index.js';
import { runTrigger, type TriggerConfig } from './run-trigger.js';

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
