import {
  HookEventName,
  type HookOutputOf,
  type PreCompressTrigger,
  type SessionEndReason,
  type SessionStartSource,
} from '../../../generated/index.js';
import type { EnumValue, FireOptions } from '../contract/index.js';
import { fireTrigger, type TriggerConfig } from './run-trigger.js';

/** Fires SessionStart. Call it when a session begins. Add `getAdditionalContext()` to the agent's context; no hook can stop the session. */
export async function triggerSessionStartHook<S extends string>(
  config: TriggerConfig,
  source: EnumValue<S, SessionStartSource>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.SessionStart> | undefined> {
  const result = await fireTrigger(config, HookEventName.SessionStart, { source }, options);
  return result?.finalOutput;
}

/** Fires SessionEnd. Call it when a session ends. No hook can keep it open. */
export async function triggerSessionEndHook<S extends string>(
  config: TriggerConfig,
  reason: EnumValue<S, SessionEndReason>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.SessionEnd> | undefined> {
  const result = await fireTrigger(config, HookEventName.SessionEnd, { reason }, options);
  return result?.finalOutput;
}

/** Fires PreCompress. Call it before the conversation is compressed. No hook can prevent that. */
export async function triggerPreCompressHook<S extends string>(
  config: TriggerConfig,
  trigger: EnumValue<S, PreCompressTrigger>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.PreCompress> | undefined> {
  const result = await fireTrigger(config, HookEventName.PreCompress, { trigger }, options);
  return result?.finalOutput;
}

/** Fires BeforeAgent. Call it when a turn begins. A block or a stop ends the turn; add `getAdditionalContext()` to the prompt. */
export async function triggerBeforeAgentHook(
  config: TriggerConfig,
  prompt: string,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.BeforeAgent> | undefined> {
  const result = await fireTrigger(config, HookEventName.BeforeAgent, { prompt }, options);
  return result?.finalOutput;
}

/**
 * Fires AfterAgent. Call it when a turn ends. After a block, run one more turn with the reason as its prompt, and pass
 * `stopHookActive` as true when that turn ends. A stop ends the loop. If `shouldClearContext()` is true, clear the conversation.
 */
export async function triggerAfterAgentHook(
  config: TriggerConfig,
  prompt: string,
  promptResponse: string,
  stopHookActive: boolean,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.AfterAgent> | undefined> {
  const params = { prompt, promptResponse, stopHookActive };
  const result = await fireTrigger(config, HookEventName.AfterAgent, params, options);
  return result?.finalOutput;
}
