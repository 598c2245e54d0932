// Made from schemas/ by npm run generate. Do not edit.

import type {
  EnumValue,
  FireOptions,
} from '../../src/core/contract/index.js';
import {
  fireTrigger,
  type TriggerConfig,
} from '../../src/core/triggers/run-trigger.js';
import {
  HookEventName,
  type PreCompressTrigger,
  type SessionEndReason,
  type SessionStartSource,
} from '../enums.js';
import type {
  HookOutputOf,
} from '../types.js';

/** Fires AfterAgent. Call it when a turn ends. After a block, run one more turn with the reason as its prompt, and pass `stopHookActive` as true when that turn ends. A stop ends the loop. If `shouldClearContext()` is true, clear the conversation. */
export async function triggerAfterAgentHook(config: TriggerConfig, prompt: string, promptResponse: string, stopHookActive: boolean, options?: FireOptions): Promise<HookOutputOf<HookEventName.AfterAgent> | undefined> {
  const params = { prompt, promptResponse, stopHookActive };
  const result = await fireTrigger(config, HookEventName.AfterAgent, params, options);
  return result?.finalOutput;
}

/** Fires BeforeAgent. Call it when a turn begins. A block or a stop ends the turn; use `getModifiedPrompt()` instead of the prompt if it returns one, and add `getAdditionalContext()`. */
export async function triggerBeforeAgentHook(config: TriggerConfig, prompt: string, options?: FireOptions): Promise<HookOutputOf<HookEventName.BeforeAgent> | undefined> {
  const params = { prompt };
  const result = await fireTrigger(config, HookEventName.BeforeAgent, params, options);
  return result?.finalOutput;
}

/** Fires PreCompress. Call it before the conversation is compressed. No hook can prevent that. */
export async function triggerPreCompressHook<S extends string>(config: TriggerConfig, trigger: EnumValue<S, PreCompressTrigger>, options?: FireOptions): Promise<HookOutputOf<HookEventName.PreCompress> | undefined> {
  const params = { trigger };
  const result = await fireTrigger(config, HookEventName.PreCompress, params, options);
  return result?.finalOutput;
}

/** Fires SessionEnd. Call it when a session ends. No hook can keep it open. */
export async function triggerSessionEndHook<S extends string>(config: TriggerConfig, reason: EnumValue<S, SessionEndReason>, options?: FireOptions): Promise<HookOutputOf<HookEventName.SessionEnd> | undefined> {
  const params = { reason };
  const result = await fireTrigger(config, HookEventName.SessionEnd, params, options);
  return result?.finalOutput;
}

/** Fires SessionStart. Call it when a session begins. Add `getAdditionalContext()` to the agent's context; no hook can stop the session. */
export async function triggerSessionStartHook<S extends string>(config: TriggerConfig, source: EnumValue<S, SessionStartSource>, options?: FireOptions): Promise<HookOutputOf<HookEventName.SessionStart> | undefined> {
  const params = { source };
  const result = await fireTrigger(config, HookEventName.SessionStart, params, options);
  return result?.finalOutput;
}

/** Fires SubagentStart. Call it before a subagent begins. A block or a stop keeps it from running; add `getAdditionalContext()` to its prompt. */
export async function triggerSubagentStartHook(config: TriggerConfig, agentType: string, prompt: string, options?: FireOptions): Promise<HookOutputOf<HookEventName.SubagentStart> | undefined> {
  const params = { agentType, prompt };
  const result = await fireTrigger(config, HookEventName.SubagentStart, params, options);
  return result?.finalOutput;
}

/** Fires SubagentStop. Call it when a subagent is done. After a block, run it once more with the reason as its prompt, and pass `stopHookActive` as true when that ends. A stop ends the agent. */
export async function triggerSubagentStopHook(config: TriggerConfig, agentType: string, prompt: string, promptResponse: string, stopHookActive: boolean, options?: FireOptions): Promise<HookOutputOf<HookEventName.SubagentStop> | undefined> {
  const params = { agentType, prompt, promptResponse, stopHookActive };
  const result = await fireTrigger(config, HookEventName.SubagentStop, params, options);
  return result?.finalOutput;
}
