// Made from schemas/ by npm run generate. Do not edit.

import {
  hookDefiner,
  type Reply,
  redactor,
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
  SubagentStartHookInput,
  SubagentStartOutput,
  SubagentStopHookInput,
  SubagentStopOutput,
} from '../types.js';
export * from '../../src/kit/index.js';
/** Merge rules of the fields that every output has. */
export const commonFields = {"continue":"and","stopReason":"join","suppressOutput":"or","systemMessage":"join","decision":"decision","reason":"reason","labels":"union"} as const;
/** Supported answers, merge rules and texts by event. */
export const kitEvents = {
  AfterAgent: {
    answers: {"allow":true,"deny":true,"stop":true,"addContext":"additionalContext","say":true},
    merge: {"clearContext":"or","additionalContext":"join"},
    texts: {},
  },
  AfterModel: {
    answers: {"stop":true,"replaceResponse":"llm_response","redact":true,"say":true},
    merge: {"llm_response":"last","keepToolCalls":"every"},
    texts: {"llm_response":{"text":"fallback","candidates":[{"content":{"parts":"parts?"}}]}},
  },
  AfterTool: {
    answers: {"stop":true,"addContext":"additionalContext","say":true},
    merge: {"additionalContext":"join","tool_result":"last","tailToolCallRequest":"last"},
    texts: {},
  },
  BeforeAgent: {
    answers: {"allow":true,"deny":true,"stop":true,"addContext":"additionalContext","say":true},
    merge: {"additionalContext":"join","prompt":"last"},
    texts: {},
  },
  BeforeModel: {
    answers: {"allow":true,"deny":true,"stop":true,"rewriteInput":"llm_request","respond":"llm_response","redact":true,"say":true},
    merge: {"llm_request":["merge",{"messages":"last","toolConfig":"tool-config"}],"llm_response":"last","system_instruction":"last","tool_results":"by-id"},
    texts: {"llm_request":{"messages":[{"content":"content"}]},"llm_response":{"text":"fallback","candidates":[{"content":{"parts":"parts?"}}]},"system_instruction":"text?","tool_results":[{"text":"text"}]},
  },
  BeforeTool: {
    answers: {"allow":true,"deny":true,"ask":true,"stop":true,"rewriteInput":"tool_input","addContext":"additionalContext","say":true},
    merge: {"tool_input":"merge","tool_input_mode":"mode","permissionDecision":"decision","permissionDecisionReason":"reason","additionalContext":"join"},
    texts: {},
  },
  BeforeToolSelection: {
    answers: {"stop":true,"restrictTools":"toolConfig","say":true},
    merge: {"toolConfig":"tool-config"},
    texts: {},
  },
  Notification: {
    answers: {"say":true},
    merge: {},
    texts: {},
  },
  PreCompress: {
    answers: {"say":true},
    merge: {},
    texts: {},
  },
  SessionEnd: {
    answers: {"say":true},
    merge: {},
    texts: {},
  },
  SessionStart: {
    answers: {"addContext":"additionalContext","say":true},
    merge: {"additionalContext":"join"},
    texts: {},
  },
  SubagentStart: {
    answers: {"allow":true,"deny":true,"stop":true,"addContext":"additionalContext","say":true},
    merge: {"additionalContext":"join"},
    texts: {},
  },
  SubagentStop: {
    answers: {"allow":true,"deny":true,"stop":true,"addContext":"additionalContext","say":true},
    merge: {"additionalContext":"join"},
    texts: {},
  },
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
  SubagentStart: SubagentStartHookInput;
  SubagentStop: SubagentStopHookInput;
}

/** Outputs that a hook may print, by event. */
export interface HookOutputs {
  AfterAgent: AfterAgentOutput;
  AfterModel: Omit<AfterModelOutput, 'decision'> & { decision?: "allow" | "approve" | null | undefined };
  AfterTool: Omit<AfterToolOutput, 'decision'> & { decision?: "allow" | "approve" | null | undefined };
  BeforeAgent: BeforeAgentOutput;
  BeforeModel: BeforeModelOutput;
  BeforeTool: BeforeToolOutput;
  BeforeToolSelection: Omit<BeforeToolSelectionOutput, 'decision'> & { decision?: "allow" | "approve" | null | undefined };
  Notification: Omit<NotificationOutput, 'decision'> & { decision?: "allow" | "approve" | null | undefined };
  PreCompress: Omit<PreCompressOutput, 'decision'> & { decision?: "allow" | "approve" | null | undefined };
  SessionEnd: Omit<SessionEndOutput, 'decision'> & { decision?: "allow" | "approve" | null | undefined };
  SessionStart: Omit<SessionStartOutput, 'decision'> & { decision?: "allow" | "approve" | null | undefined };
  SubagentStart: SubagentStartOutput;
  SubagentStop: SubagentStopOutput;
}
/** Return value of a hook of the event. */
export type HookReply<E extends keyof HookInputs> = Reply<HookOutputs[E], (typeof kitEvents)[E]>;
/** Runs the script as a hook of the event: reads standard input, calls the function, prints its output. Call it once. */
export const defineHook = hookDefiner<HookInputs, HookOutputs, typeof kitEvents>(kitEvents, commonFields);
/** Applies a redaction to every text of the event that is sent to the model or comes from it. Tool calls are kept. */
export const redact = redactor(kitEvents);
