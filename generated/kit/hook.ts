// Made from schemas/ by npm run generate. Do not edit.

import {
  hookDefiner,
  type Reply,
} from '../../src/kit/index.js';
import type {
  AfterAgentHookInput,
  AfterAgentOutput,
  AfterModelHookInput,
  AfterModelOutput,
  AfterToolHookInput,
  AfterToolOutput,
  BeforeAgentHookInput,
  BeforeAgentOutput,
  BeforeModelHookInput,
  BeforeModelOutput,
  BeforeToolHookInput,
  BeforeToolOutput,
  BeforeToolSelectionHookInput,
  BeforeToolSelectionOutput,
  NotificationHookInput,
  NotificationOutput,
  PreCompressHookInput,
  PreCompressOutput,
  SessionEndHookInput,
  SessionEndOutput,
  SessionStartHookInput,
  SessionStartOutput,
} from '../types.js';
export * from '../../src/kit/index.js';
/** Supported answers by event, with the field that takes the value. */
export const hookAnswers = {
  AfterAgent: { allow: true, deny: true, stop: true, addContext: "additionalContext", say: true },
  AfterModel: { stop: true, replaceResponse: "llm_response", redact: true, say: true },
  AfterTool: { stop: true, addContext: "additionalContext", say: true },
  BeforeAgent: { allow: true, deny: true, stop: true, addContext: "additionalContext", say: true },
  BeforeModel: { allow: true, deny: true, stop: true, rewriteInput: "llm_request", respond: "llm_response", redact: true, say: true },
  BeforeTool: { allow: true, deny: true, ask: true, stop: true, rewriteInput: "tool_input", say: true },
  BeforeToolSelection: { stop: true, restrictTools: "toolConfig", say: true },
  Notification: { say: true },
  PreCompress: { say: true },
  SessionEnd: { say: true },
  SessionStart: { addContext: "additionalContext", say: true },
} as const;

/** Inputs of hooks, by event. */
export interface HookInputs {
  AfterAgent: AfterAgentHookInput;
  AfterModel: AfterModelHookInput;
  AfterTool: AfterToolHookInput;
  BeforeAgent: BeforeAgentHookInput;
  BeforeModel: BeforeModelHookInput;
  BeforeTool: BeforeToolHookInput;
  BeforeToolSelection: BeforeToolSelectionHookInput;
  Notification: NotificationHookInput;
  PreCompress: PreCompressHookInput;
  SessionEnd: SessionEndHookInput;
  SessionStart: SessionStartHookInput;
}

/** Outputs that a hook may print, by event. */
export interface HookOutputs {
  AfterAgent: AfterAgentOutput;
  AfterModel: AfterModelOutput;
  AfterTool: AfterToolOutput;
  BeforeAgent: BeforeAgentOutput;
  BeforeModel: BeforeModelOutput;
  BeforeTool: BeforeToolOutput;
  BeforeToolSelection: BeforeToolSelectionOutput;
  Notification: NotificationOutput;
  PreCompress: PreCompressOutput;
  SessionEnd: SessionEndOutput;
  SessionStart: SessionStartOutput;
}
/** Return value of a hook of the event. */
export type HookReply<E extends keyof HookInputs> = Reply<HookOutputs[E], (typeof hookAnswers)[E]>;
/** Runs the script as a hook of the event: reads standard input, calls the function, prints its output. Call it once. */
export const defineHook = hookDefiner<HookInputs, HookOutputs, typeof hookAnswers>(hookAnswers);
