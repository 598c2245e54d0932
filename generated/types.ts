// Made from schemas/ by npm run generate. Do not edit.

import type {
  ClearingHookOutputMethods,
  DefaultHookOutputMethods,
  FollowUpHookOutputMethods,
  HookAction,
  ModelRequestHookOutputMethods,
  ModelResponseHookOutputMethods,
  PromptHookOutputMethods,
  RewriteHookOutputMethods,
  SdkRequest,
  SdkResponse,
  ToolChoiceHookOutputMethods,
} from '../src/core/contract/index.js';
import type {
  BusErrorCode,
  ConfigSource,
  HookDecision,
  HookErrorPolicy,
  HookEventName,
  HookFailureStage,
  HookNeed,
  HookOpaquePolicy,
  HookOutputFormat,
  HookType,
  HookVerdictKind,
  LLMFinishReason,
  LLMRole,
  NotificationType,
  OnExceed,
  OnUnknown,
  PreCompressTrigger,
  SessionEndReason,
  SessionStartSource,
  ToolCallingMode,
} from './enums.js';
/**
 * A turn of the agent has ended with a response. The hook may make the agent continue.
 */
export interface AfterAgentHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'AfterAgent';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Prompt of the user.
   */
  prompt: string;
  /**
   * Response of the agent.
   */
  prompt_response: string;
  /**
   * True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.
   */
  stop_hook_active: boolean;
}

/**
 * Input of AfterAgent as a bus client sends it. A turn of the agent has ended with a response. The hook may make the agent continue.
 */
export interface AfterAgentInput {
  /**
   * Prompt of the user.
   */
  prompt: string;
  /**
   * Response of the agent.
   */
  prompt_response: string;
  /**
   * True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.
   */
  stop_hook_active?: boolean | undefined;
}

/**
 * Accept the response, or block: the reason becomes the next prompt.
 */
export interface AfterAgentOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'AfterAgent' | undefined;
    /**
     * True asks the host to clear the conversation so far.
     */
    clearContext?: boolean | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * Parameters of fireAfterAgentEvent.
 */
export interface AfterAgentParams {
  /**
   * Prompt of the user.
   */
  prompt: string;
  /**
   * Response of the agent.
   */
  promptResponse: string;
  /**
   * True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.
   */
  stopHookActive?: boolean | undefined;
}

/**
 * The model has responded. The hook may edit or replace the response.
 */
export interface AfterModelHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'AfterModel';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Request that was sent.
   */
  llm_request: LLMRequest;
  /**
   * Response of the model.
   */
  llm_response: LLMResponse;
  /**
   * Tool calls that the response requests. Absent if there are none.
   */
  tool_calls?: LLMToolCall[] | undefined;
  /**
   * Tokens of this call. Absent if the SDK reported none. Since 1.2.
   */
  usage?: ModelUsage | undefined;
}

/**
 * Input of AfterModel as a bus client sends it. The model has responded. The hook may edit or replace the response.
 */
export type AfterModelInput = AfterModelInputRaw | AfterModelInputStable;

/**
 * In the format of the model SDK.
 */
export interface AfterModelInputRaw {
  /**
   * Request that was sent. In the format of the model SDK.
   */
  model_request: object;
  /**
   * Ignored if model_request is given.
   */
  llm_request?: unknown;
  /**
   * Response of the model. In the format of the model SDK.
   */
  model_response: object;
  /**
   * Ignored if model_response is given.
   */
  llm_response?: unknown;
  /**
   * Ignored if model_response is given.
   */
  tool_calls?: unknown;
  /**
   * Ignored if model_response is given.
   */
  usage?: unknown;
}

/**
 * In the stable format.
 */
export interface AfterModelInputStable {
  /**
   * Not present.
   */
  model_request?: undefined;
  /**
   * Request that was sent.
   */
  llm_request: LLMRequest;
  /**
   * Not present.
   */
  model_response?: undefined;
  /**
   * Response of the model.
   */
  llm_response: LLMResponse;
  /**
   * Tool calls that the response requests. Absent if there are none.
   */
  tool_calls?: LLMToolCall[] | undefined;
  /**
   * Tokens of this call. Absent if the SDK reported none. Since 1.2.
   */
  usage?: ModelUsage | undefined;
}

/**
 * Edit or replace the response, hide it from the display, or stop the agent.
 */
export interface AfterModelOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'AfterModel' | undefined;
    /**
     * Response to use instead.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * `true` lets `llm_response` change the text only: the tool calls of the response stay.
     */
    keepToolCalls?: boolean | undefined;
  } | undefined;
}

/**
 * Parameters of fireAfterModelEvent.
 */
export interface AfterModelParams {
  /**
   * Request that was sent. In the format of the model SDK.
   */
  modelRequest: SdkRequest;
  /**
   * Response of the model. In the format of the model SDK.
   */
  modelResponse: SdkResponse;
}

/**
 * A tool has run. The hook may add context for the model, hide the result from the display, or replace it if the host consents.
 */
export interface AfterToolHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'AfterTool';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Name of the tool.
   */
  tool_name: string;
  /**
   * Arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * Result of the tool: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
   */
  tool_response: unknown;
  /**
   * MCP server that provides the tool, if any.
   */
  mcp_context?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
  /**
   * Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
   */
  tool_use_id?: string | undefined;
  /**
   * Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
   */
  assistant_text?: string | undefined;
  /**
   * Time that the tool took, in milliseconds. Since 1.2.
   */
  duration_ms?: number | undefined;
  /**
   * Folder of the project, as the session has it. The working directory may be another folder. Set by the engine. Since 1.4.
   */
  project?: string | undefined;
  /**
   * Home folder. Set by the engine. Since 1.4.
   */
  home?: string | undefined;
  /**
   * Effects of the command, for a tool that runs a shell. Set by the engine. Since 1.3.
   */
  command?: CommandFacts | undefined;
  /**
   * Facts about the file, for a tool that reads, writes or deletes one. Set by the engine. Since 1.3.
   */
  file?: FileFacts | undefined;
}

/**
 * Input of AfterTool as a bus client sends it. A tool has run. The hook may add context for the model, hide the result from the display, or replace it if the host consents.
 */
export interface AfterToolInput {
  /**
   * Name of the tool.
   */
  tool_name: string;
  /**
   * Arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * Result of the tool: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
   */
  tool_response: unknown;
  /**
   * MCP server that provides the tool, if any.
   */
  mcp_context?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
  /**
   * Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
   */
  tool_use_id?: string | undefined;
  /**
   * Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
   */
  assistant_text?: string | undefined;
  /**
   * Time that the tool took, in milliseconds. Since 1.2.
   */
  duration_ms?: number | undefined;
}

/**
 * Add context to the tool result, replace it, hide it from the display, or stop the agent.
 */
export interface AfterToolOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'AfterTool' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
    /**
     * Text that the model reads instead of the result. Needs the consent of the host: `hooksMay: ['replace-tool-result']`. Since 1.2.
     */
    tool_result?: string | undefined;
    /**
     * Tool call that the host may make right after this one.
     */
    tailToolCallRequest?: {
      /**
       * Name of the tool.
       */
      name: string;
      /**
       * Arguments of the tool call.
       */
      args: Record<string, unknown>;
    } | undefined;
  } | undefined;
}

/**
 * Parameters of fireAfterToolEvent.
 */
export interface AfterToolParams {
  /**
   * Name of the tool.
   */
  toolName: string;
  /**
   * Arguments of the tool call.
   */
  toolInput: Record<string, unknown>;
  /**
   * Result of the tool: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
   */
  toolResponse: unknown;
  /**
   * MCP server that provides the tool, if any.
   */
  mcpContext?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  originalRequestName?: string | undefined;
  /**
   * Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
   */
  toolUseId?: string | undefined;
  /**
   * Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
   */
  assistantText?: string | undefined;
  /**
   * Time that the tool took, in milliseconds. Since 1.2.
   */
  durationMs?: number | undefined;
}

/**
 * Outputs of all hooks of one event, merged into one.
 */
export interface AggregatedHookResult {
  /**
   * True if every hook ran without failure. It is independent of the decision.
   */
  success: boolean;
  /**
   * Merged output of all hooks; absent if no hook returned an output.
   */
  finalOutput?: HookOutput & DefaultHookOutputMethods | undefined;
  /**
   * Output of each hook, in order.
   */
  allOutputs: HookOutput[];
  /**
   * Errors of the hooks.
   */
  errors: Error[];
  /**
   * Sum of the durations of all hooks, in milliseconds.
   */
  totalDuration: number;
  /**
   * Result of each hook.
   */
  hookResults?: HookExecutionResult[] | undefined;
  /**
   * Reason to withhold the result that the event is about: a guard could not run and blocks on errors. Only for events that cannot block.
   */
  withheld?: string | undefined;
}

/**
 * A turn of the agent begins with a prompt. The hook may block it, rewrite the prompt or add context.
 */
export interface BeforeAgentHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeAgent';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Prompt of the user.
   */
  prompt: string;
}

/**
 * Input of BeforeAgent as a bus client sends it. A turn of the agent begins with a prompt. The hook may block it, rewrite the prompt or add context.
 */
export interface BeforeAgentInput {
  /**
   * Prompt of the user.
   */
  prompt: string;
}

/**
 * Block the turn, rewrite the prompt, add context to it, or stop the agent.
 */
export interface BeforeAgentOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeAgent' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
    /**
     * Prompt to use instead of the user's. Since 1.2.
     */
    prompt?: string | undefined;
  } | undefined;
}

/**
 * Parameters of fireBeforeAgentEvent.
 */
export interface BeforeAgentParams {
  /**
   * Prompt of the user.
   */
  prompt: string;
}

/**
 * A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model.
 */
export interface BeforeModelHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeModel';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Request to the model.
   */
  llm_request: LLMRequest;
  /**
   * System instruction for the model, as text. Absent if the request has none.
   */
  system_instruction?: string | undefined;
  /**
   * Tool results that the model is about to read, oldest first. Absent if the request has none.
   */
  tool_results?: LLMToolResult[] | undefined;
}

/**
 * Input of BeforeModel as a bus client sends it. A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model.
 */
export type BeforeModelInput = BeforeModelInputRaw | BeforeModelInputStable;

/**
 * In the format of the model SDK.
 */
export interface BeforeModelInputRaw {
  /**
   * Request to the model. In the format of the model SDK.
   */
  model_request: object;
  /**
   * Ignored if model_request is given.
   */
  llm_request?: unknown;
  /**
   * Ignored if model_request is given.
   */
  system_instruction?: unknown;
  /**
   * Ignored if model_request is given.
   */
  tool_results?: unknown;
}

/**
 * In the stable format.
 */
export interface BeforeModelInputStable {
  /**
   * Not present.
   */
  model_request?: undefined;
  /**
   * Request to the model.
   */
  llm_request: LLMRequest;
  /**
   * System instruction for the model, as text. Absent if the request has none.
   */
  system_instruction?: string | undefined;
  /**
   * Tool results that the model is about to read, oldest first. Absent if the request has none.
   */
  tool_results?: LLMToolResult[] | undefined;
}

/**
 * Change the request, block it, or respond instead of the model.
 */
export interface BeforeModelOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeModel' | undefined;
    /**
     * Changes to the request.
     */
    llm_request?: LLMRequestPatch | undefined;
    /**
     * Response to use instead of the model's; used if the request is blocked or stopped.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * System instruction to send instead. An empty text removes it.
     */
    system_instruction?: string | undefined;
    /**
     * Tool results with replacement texts, by id. Other results stay unchanged.
     */
    tool_results?: LLMToolResultPatch[] | undefined;
  } | undefined;
}

/**
 * Parameters of fireBeforeModelEvent.
 */
export interface BeforeModelParams {
  /**
   * Request to the model. In the format of the model SDK.
   */
  modelRequest: SdkRequest;
}

/**
 * A tool is about to run. The hook may block the call or change its arguments.
 */
export interface BeforeToolHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeTool';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Name of the tool.
   */
  tool_name: string;
  /**
   * Arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * MCP server that provides the tool, if any.
   */
  mcp_context?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
  /**
   * Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
   */
  tool_use_id?: string | undefined;
  /**
   * Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
   */
  assistant_text?: string | undefined;
  /**
   * Folder of the project, as the session has it. The working directory may be another folder. Set by the engine. Since 1.4.
   */
  project?: string | undefined;
  /**
   * Home folder. Set by the engine. Since 1.4.
   */
  home?: string | undefined;
  /**
   * Effects of the command, for a tool that runs a shell. Set by the engine. Since 1.3.
   */
  command?: CommandFacts | undefined;
  /**
   * Facts about the file, for a tool that reads, writes or deletes one. Set by the engine. Since 1.3.
   */
  file?: FileFacts | undefined;
}

/**
 * Input of BeforeTool as a bus client sends it. A tool is about to run. The hook may block the call or change its arguments.
 */
export interface BeforeToolInput {
  /**
   * Name of the tool.
   */
  tool_name: string;
  /**
   * Arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * MCP server that provides the tool, if any.
   */
  mcp_context?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
  /**
   * Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
   */
  tool_use_id?: string | undefined;
  /**
   * Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
   */
  assistant_text?: string | undefined;
}

/**
 * Block the tool call, change its arguments, add context for the model, or stop the agent.
 */
export interface BeforeToolOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeTool' | undefined;
    /**
     * Arguments to change. Others stay unchanged, unless `tool_input_mode` is `replace`.
     */
    tool_input?: Record<string, unknown> | undefined;
    /**
     * `replace` makes `tool_input` the complete arguments: missing ones are removed.
     */
    tool_input_mode?: 'merge' | 'replace' | undefined;
    /**
     * Alternative to `decision`; `block` and `deny` block the call.
     */
    permissionDecision?: HookDecision | undefined;
    /**
     * Reason for the decision; takes precedence over `reason`.
     */
    permissionDecisionReason?: string | undefined;
    /**
     * Text that is added for the model to read, after the result or the reason of a block.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * Parameters of fireBeforeToolEvent.
 */
export interface BeforeToolParams {
  /**
   * Name of the tool.
   */
  toolName: string;
  /**
   * Arguments of the tool call.
   */
  toolInput: Record<string, unknown>;
  /**
   * MCP server that provides the tool, if any.
   */
  mcpContext?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  originalRequestName?: string | undefined;
  /**
   * Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
   */
  toolUseId?: string | undefined;
  /**
   * Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
   */
  assistantText?: string | undefined;
}

/**
 * The model is about to be offered tools. The hook may restrict them.
 */
export interface BeforeToolSelectionHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeToolSelection';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Request to the model.
   */
  llm_request: LLMRequest;
  /**
   * Tools on offer.
   */
  available_tools: unknown[];
}

/**
 * Input of BeforeToolSelection as a bus client sends it. The model is about to be offered tools. The hook may restrict them.
 */
export type BeforeToolSelectionInput = BeforeToolSelectionInputRaw | BeforeToolSelectionInputStable;

/**
 * In the format of the model SDK.
 */
export interface BeforeToolSelectionInputRaw {
  /**
   * Request to the model. In the format of the model SDK.
   */
  model_request: object;
  /**
   * Ignored if model_request is given.
   */
  llm_request?: unknown;
  /**
   * Tools on offer.
   */
  available_tools: unknown[];
}

/**
 * In the stable format.
 */
export interface BeforeToolSelectionInputStable {
  /**
   * Not present.
   */
  model_request?: undefined;
  /**
   * Request to the model.
   */
  llm_request: LLMRequest;
  /**
   * Tools on offer.
   */
  available_tools: unknown[];
}

/**
 * Restrict the tools, or stop the agent.
 */
export interface BeforeToolSelectionOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeToolSelection' | undefined;
    /**
     * Tools that may be called. The lists of several hooks are united; `NONE` overrides all others.
     */
    toolConfig?: HookToolConfig | undefined;
  } | undefined;
}

/**
 * Parameters of fireBeforeToolSelectionEvent.
 */
export interface BeforeToolSelectionParams {
  /**
   * Request to the model. In the format of the model SDK.
   */
  modelRequest: SdkRequest;
  /**
   * Tools on offer.
   */
  availableTools?: unknown[] | undefined;
}

/**
 * Hook that sends the event to the responders on the host's bus, such as the policy servers of a fleet.
 */
export interface BusHookConfig {
  /**
   * Hook type.
   */
  type: 'bus';
  /**
   * Name shown in traces and used to enable or disable the hook.
   */
  name?: string | undefined;
  /**
   * Description of the hook.
   */
  description?: string | undefined;
  /**
   * Time limit for the response, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * Effect of a failure: no responder, a timeout, or failed responders.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records its output in the trace, without any effect.
   */
  enforce?: boolean | undefined;
  /**
   * Texts that the hook reads: `assistant_text`, `user_prompt`. Hooks that do not list them never receive them.
   */
  needs?: HookNeed[] | undefined;
  /**
   * Expected run time in milliseconds. If the 95th percentile of the last 50 runs is above it, a warning is logged.
   */
  budget_ms?: number | undefined;
  /**
   * Source of the hook; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * Effects of a shell command, as far as its text shows. Nothing is guessed: if a part cannot be resolved, `opaque` is true.
 */
export interface CommandFacts {
  /**
   * Programs that the command may run.
   */
  programs: CommandProgram[];
  /**
   * Files that it reads, as absolute paths. If links lead elsewhere, the path as written and the real one. A folder includes its contents.
   */
  reads: string[];
  /**
   * Files that it writes, as absolute paths. A folder includes its contents.
   */
  writes: string[];
  /**
   * Files that it deletes, as absolute paths. A folder includes its contents.
   */
  deletes: string[];
  /**
   * Files in `writes` that are outside of the project, without folders for temporary files. Since 1.4.
   */
  writes_outside: string[];
  /**
   * Files in `deletes` that are outside of the project, without folders for temporary files. Since 1.4.
   */
  deletes_outside: string[];
  /**
   * Hosts that it connects to.
   */
  hosts: string[];
  /**
   * What it reads that may contain passwords or keys: `secrets` are files, also in one-line programs, `folders` whole folders with such files, `environment` all variables, `stores` password stores. Since 1.4.
   */
  reveals: ('secrets' | 'folders' | 'environment' | 'stores')[];
  /**
   * What it changes that is hard to get back: the `system` with the home folder and the folders above the project, the whole `project`, many `files`, `disks`, or `controls`: files that control git, hooks, agents or a pipeline. Since 1.4.
   */
  changes: ('system' | 'project' | 'files' | 'disks' | 'controls')[];
  /**
   * What it does to a repository that is hard to get back, or that no check sees. Since 1.4.
   */
  git: (
    'force-push' | 'discarded-work' | 'rewritten-history' | 'skipped-checks' | 'changed-checks' | 'changed-settings'
  )[];
  /**
   * True if a program of it can send data to another machine. Absent if false. Since 1.4.
   */
  sends?: boolean | undefined;
  /**
   * True if a part of it runs as another user. Absent if false.
   */
  uses_sudo?: boolean | undefined;
  /**
   * True if a part of it runs in the background. Absent if false.
   */
  background?: boolean | undefined;
  /**
   * True if it runs code that is not in its text: a script, an interpreter, make or npm. Absent if false.
   */
  runs_code?: boolean | undefined;
  /**
   * True if a part of its text cannot be resolved.
   */
  opaque: boolean;
  /**
   * Facts that may lack entries, because the text cannot be resolved. Absent if none does. Since 1.4.
   */
  unresolved?: ('programs' | 'reads' | 'writes' | 'deletes' | 'hosts' | 'writes_outside' | 'deletes_outside')[] | undefined;
  /**
   * Why it is opaque.
   */
  why_opaque?: string | undefined;
}

/**
 * Hook that runs a command. Without `args`, `command` is shell text; with `args`, it is a program that is started without a shell.
 */
export interface CommandHookConfig {
  /**
   * Hook type.
   */
  type: 'command';
  /**
   * Shell text, or, if `args` is given, the path or name of a program.
   */
  command: string;
  /**
   * Arguments of the program. If given, no shell is used.
   */
  args?: string[] | undefined;
  /**
   * Name shown in traces and used to enable or disable the hook.
   */
  name?: string | undefined;
  /**
   * Description of the hook.
   */
  description?: string | undefined;
  /**
   * Time limit in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * Environment variables for this hook only.
   */
  env?: {
    [k: string]: string;
  } | undefined;
  /**
   * Effect of a failure: a crash, a timeout, or invalid output.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records its output in the trace, without any effect.
   */
  enforce?: boolean | undefined;
  /**
   * Texts that the hook reads: `assistant_text`, `user_prompt`. Hooks that do not list them never receive them.
   */
  needs?: HookNeed[] | undefined;
  /**
   * Expected run time in milliseconds. If the 95th percentile of the last 50 runs is above it, a warning is logged.
   */
  budget_ms?: number | undefined;
  /**
   * Source of the hook; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * Program that a command may run. A wrapper and the program that it runs are two entries.
 */
export interface CommandProgram {
  /**
   * Last part of its path.
   */
  name: string;
  /**
   * Path as written, if it is not only a name.
   */
  path?: string | undefined;
  /**
   * Arguments. A part that exists only at run time is as written: `$X`.
   */
  args: string[];
  /**
   * Variables that are set for this program only.
   */
  env?: {
    [k: string]: string;
  } | undefined;
  /**
   * Programs that run this one, from the outermost.
   */
  wrapped_by?: string[] | undefined;
}

/**
 * Facts about the file of a tool call. The file need not exist.
 */
export interface FileFacts {
  /**
   * Absolute path, without `.` and `..`.
   */
  path: string;
  /**
   * Path of the file that it leads to. Absent if it is the same. Conditions on `path` are also tried with it. Since 1.4.
   */
  real_path?: string | undefined;
  /**
   * True if the path, or the file that it leads to, is in the project.
   */
  inside_project: boolean;
  /**
   * True if the path is in the project, but leads to a file outside of it, or to one that cannot be determined. Absent if false.
   */
  is_symlink_out?: boolean | undefined;
  /**
   * True if the name is typical for a file with passwords or keys. Absent if false.
   */
  is_secret_like?: boolean | undefined;
}

/**
 * Hook that calls a function of the host. It exists only in code: settings cannot declare one.
 */
export interface FunctionHookConfig {
  /**
   * Hook type.
   */
  type: 'function';
  /**
   * Name shown in traces and used to enable or disable the hook.
   */
  name: string;
  /**
   * Function to call. It receives its own copy of the input and may return the same outputs as a script.
   */
  action: HookAction<HookInput, HookOutput>;
  /**
   * Description of the hook.
   */
  description?: string | undefined;
  /**
   * Time limit in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * Effect of a failure: an exception, a timeout, or an invalid return value.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records its output in the trace, without any effect.
   */
  enforce?: boolean | undefined;
  /**
   * Texts that the hook reads: `assistant_text`, `user_prompt`. Hooks that do not list them never receive them.
   */
  needs?: HookNeed[] | undefined;
  /**
   * Expected run time in milliseconds. If the 95th percentile of the last 50 runs is above it, a warning is logged.
   */
  budget_ms?: number | undefined;
  /**
   * Source of the hook; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * Agent of the session that an event belongs to.
 */
export interface HookAgent {
  /**
   * Id of the agent inside its session; `main` for the agent that the session began with.
   */
  id: string;
  /**
   * Type of a subagent, as its host calls it.
   */
  type?: string | undefined;
  /**
   * Id of the agent that started this one. Absent for the main agent.
   */
  parent_id?: string | undefined;
  /**
   * Number of agents above this one: 0 for the main agent.
   */
  depth: number;
}

/**
 * Limits of a session with all its subagents. They are checked before each model call and each tool call.
 */
export interface HookBudgets {
  /**
   * Input and output tokens.
   */
  tokens?: number | undefined;
  /**
   * Cost in US dollars. Needs `prices`.
   */
  cost_usd?: number | undefined;
  /**
   * Tool calls: with 3, the fourth is not run.
   */
  tool_calls?: number | undefined;
  /**
   * Model calls: with 3, the fourth is not sent.
   */
  model_calls?: number | undefined;
  /**
   * Minutes since the session began.
   */
  minutes?: number | undefined;
  /**
   * Effect of a limit that is reached.
   */
  onExceed?: OnExceed | undefined;
  /**
   * Effect if a response came without the figure.
   */
  onUnknown?: OnUnknown | undefined;
}

/**
 * Hook of any type.
 */
export type HookConfig =
  | BusHookConfig
  | CommandHookConfig
  | FunctionHookConfig
  | HttpHookConfig
  | PluginHookConfig
  | RuleHookConfig
  | WorkerHookConfig;

/**
 * One or more hooks with a matcher.
 */
export interface HookDefinition {
  /**
   * Regular expression that selects events, tested against the tool name or against the whole trigger of a session, notification or compression. Missing, empty and `*` match always.
   */
  matcher?: string | undefined;
  /**
   * True runs the hooks of this event one after another; each reads the changes of the one before.
   */
  sequential?: boolean | undefined;
  /**
   * Starter set that the rules were copied from. `init --rules` writes it. Since 1.4.
   */
  set?: {
    /**
     * Name of the set.
     */
    name: string;
    /**
     * Version of the set.
     */
    version: number;
    /**
     * Digest of the definition as it was copied. Another one means that it was edited.
     */
    digest?: string | undefined;
  } | undefined;
  /**
   * Hooks of the definition.
   */
  hooks: (BusHookConfig | CommandHookConfig | HttpHookConfig | PluginHookConfig | RuleHookConfig | WorkerHookConfig)[];
}

/**
 * Error as JSON.
 */
export interface HookErrorInfo {
  /**
   * Class of the error.
   */
  name?: string | undefined;
  /**
   * Error details.
   */
  message: string;
  [k: string]: unknown;
}

/**
 * Response to a request whose event could not be fired.
 */
export interface HookExecutionFailure {
  /**
   * Message type.
   */
  type: 'hook-execution-response';
  /**
   * Id of the request.
   */
  correlationId: string;
  /**
   * Always false: a stage of the pipeline failed.
   */
  success: false;
  /**
   * Decision, if the failure blocks the event or withholds its result; absent otherwise.
   */
  output?: AggregatedHookResult | undefined;
  /**
   * Error details.
   */
  error: {
    /**
     * Error code.
     */
    code?: BusErrorCode | undefined;
    /**
     * Error message for a person.
     */
    message: string;
    /**
     * Further details, for example the stage and the invalid fields of the input.
     */
    details?: unknown;
  };
}

/**
 * Request to fire an event. Exactly one response follows.
 */
export interface HookExecutionRequest {
  /**
   * Message type.
   */
  type: 'hook-execution-request';
  /**
   * Event to fire. An unknown name is answered with `unsupported_event`.
   */
  eventName: HookEventName;
  /**
   * Event input without the base fields: the server sets session, directory and event name.
   */
  input: Record<string, unknown>;
  /**
   * Id that is returned unchanged in the response. Generated if missing or empty.
   */
  correlationId: string;
  /**
   * Agent in which the event happened. Hooks read it as `origin`; it has no effect on the result.
   */
  origin?: HookOrigin | undefined;
}

/**
 * Response to a request to fire an event.
 */
export type HookExecutionResponse = HookExecutionSuccess | HookExecutionFailure;

/**
 * Result of running one hook.
 */
export interface HookExecutionResult {
  /**
   * Configuration of the hook.
   */
  hookConfig: HookConfig;
  /**
   * Event that the hook ran for.
   */
  eventName: HookEventName;
  /**
   * True if the hook ran without failure. A command that blocks with exit code 2 counts as not successful.
   */
  success: boolean;
  /**
   * Output of the hook.
   */
  output?: HookOutput | undefined;
  /**
   * Output that has no effect, because the hook is not enforced or runs in the background.
   */
  unenforcedOutput?: HookOutput | undefined;
  /**
   * Part of the condition of a rule that was true, and the item for which it was. Since 1.3.
   */
  because?: string | undefined;
  /**
   * True if the hook runs in the background. Its result follows later, in the trace.
   */
  background?: boolean | undefined;
  /**
   * Standard output of the hook.
   */
  stdout?: string | undefined;
  /**
   * Standard error of the hook.
   */
  stderr?: string | undefined;
  /**
   * Exit code; absent if a signal ended the process.
   */
  exitCode?: number | undefined;
  /**
   * Signal that ended the process.
   */
  signal?: string | undefined;
  /**
   * True if the timeout ended the hook.
   */
  timedOut?: boolean | undefined;
  /**
   * True if the hook wrote more than the limit.
   */
  truncated?: boolean | undefined;
  /**
   * True if the caller aborted the hook.
   */
  aborted?: boolean | undefined;
  /**
   * Reason why the hook was not started.
   */
  skipped?: HookVerdictKind | undefined;
  /**
   * Duration in milliseconds.
   */
  duration: number;
  /**
   * CPU time in milliseconds, if the hook has `budget_ms` and the time can be read. Since 1.2.
   */
  cpuDuration?: number | undefined;
  /**
   * Error details.
   */
  error?: Error | undefined;
  /**
   * Format in which the output was read.
   */
  outputFormat?: HookOutputFormat | undefined;
  /**
   * Warnings about the output.
   */
  warnings?: string[] | undefined;
  /**
   * Why the output may not say what its author meant. If the hook has `onError: block`, it has failed. Since 1.4.
   */
  doubt?: string | undefined;
  /**
   * Decision of the hook that has no effect, because the event cannot have it. Since 1.4.
   */
  ignored?: HookDecision | undefined;
  /**
   * Number of bytes on standard output.
   */
  stdoutBytes?: number | undefined;
  /**
   * Number of bytes on standard error.
   */
  stderrBytes?: number | undefined;
  /**
   * True if an `allow` of the hook skips the host's own prompt: the hook's dialect does so, and the host consents.
   */
  grant?: boolean | undefined;
  /**
   * Reason to withhold the result that the event is about, if the failure of the hook does so. Only for events that cannot block.
   */
  withheld?: string | undefined;
  /**
   * Replacement for the tool's result: the hook's dialect has it, and the host consents.
   */
  toolResult?: string | undefined;
}

/**
 * Response to a request whose event was fired. The output contains the decision, even if it blocks.
 */
export interface HookExecutionSuccess {
  /**
   * Message type.
   */
  type: 'hook-execution-response';
  /**
   * Id of the request.
   */
  correlationId: string;
  /**
   * Always true: the pipeline completed.
   */
  success: true;
  /**
   * Merged outputs of the hooks.
   */
  output: AggregatedHookResult;
  /**
   * Never present.
   */
  error?: undefined;
}

/**
 * Record in the host's log: a hook has failed. An intentional block is not a failure.
 */
export interface HookFailureRecord {
  /**
   * Event that the hook ran for.
   */
  eventName: string;
  /**
   * Name of the hook, or its command if it has none.
   */
  hookName: string;
  /**
   * Hook type.
   */
  hookType: HookType;
  /**
   * Duration in milliseconds.
   */
  duration: number;
  /**
   * True if the hook ran without failure. A command that blocks with exit code 2 counts as not successful.
   */
  success: boolean;
  /**
   * Exit code; absent without a process, or if a signal ended it.
   */
  exitCode?: number | undefined;
  /**
   * Standard output of the hook, cut to a limit.
   */
  stdout?: string | undefined;
  /**
   * Standard error of the hook, cut to a limit.
   */
  stderr?: string | undefined;
  /**
   * Message of the error, cut to a limit.
   */
  errorMessage?: string | undefined;
  /**
   * Error of the hook.
   */
  error?: Error | undefined;
}

/**
 * Result of firing an event: the merged outputs and what they mean.
 */
export interface HookFireResult<E extends HookEventName = HookEventName> {
  /**
   * True if every hook ran without failure. It is independent of the decision.
   */
  success: boolean;
  /**
   * Merged output of all hooks; absent if no hook returned an output.
   */
  finalOutput?: HookOutputOf<E> | undefined;
  /**
   * Output of each hook, in order.
   */
  allOutputs: HookOutput[];
  /**
   * Error details.
   */
  errors: Error[];
  /**
   * Sum of the durations of all hooks, in milliseconds.
   */
  totalDuration: number;
  /**
   * Result of each hook.
   */
  hookResults?: HookExecutionResult[] | undefined;
  /**
   * Reason to withhold the result that the event is about: a guard could not run and blocks on errors. Only for events that cannot block.
   */
  withheld?: string | undefined;
  /**
   * Merged outputs.
   */
  aggregated: AggregatedHookResult;
  /**
   * True if a hook stops the agent.
   */
  shouldStop: boolean;
  /**
   * Reason for stopping; absent if the agent continues.
   */
  stopReason?: string | undefined;
  /**
   * Message for the model.
   */
  systemMessage?: string | undefined;
  /**
   * True if the result is hidden from the display.
   */
  suppressOutput: boolean;
  /**
   * Hooks that ran, hooks that did not, and why.
   */
  trace: HookTrace;
}

/**
 * Fields that every hook reads on standard input, for every event.
 */
export interface HookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event that fired.
   */
  hook_event_name: HookEventName;
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
}

/**
 * Agent in which an event happened, if its hooks run on another machine.
 */
export interface HookOrigin {
  /**
   * Working directory of that agent.
   */
  cwd?: string | undefined;
  /**
   * Session of that agent.
   */
  session_id?: string | undefined;
  /**
   * Agent of that session.
   */
  agent?: HookAgent | undefined;
  /**
   * Turn of that agent.
   */
  turn_id?: string | undefined;
  /**
   * State of that session.
   */
  session?: HookSession | undefined;
  /**
   * True if the values come from the agent and are not verified.
   */
  told?: boolean | undefined;
}

/**
 * Fields that every hook may print on standard output, as one JSON object. All are optional. No output means: continue.
 */
export interface HookOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: Record<string, unknown> | undefined;
}

/**
 * One hook in the registry.
 */
export interface HookRegistryEntry {
  /**
   * Configuration of the hook.
   */
  config: HookConfig;
  /**
   * Source of the hook.
   */
  source: ConfigSource;
  /**
   * Event of the hook.
   */
  eventName: HookEventName;
  /**
   * Matcher of the hook.
   */
  matcher?: string | undefined;
  /**
   * True if the hook requests sequential execution.
   */
  sequential?: boolean | undefined;
  /**
   * Dialect of the hook and where it is declared, if it is not native.
   */
  dialect?: {
    /**
     * Name of the dialect.
     */
    name: string;
    /**
     * Event name in the dialect.
     */
    event: string;
    /**
     * File that declares the hook.
     */
    file?: string | undefined;
    /**
     * Line in the file, from 1.
     */
    line?: number | undefined;
    /**
     * Column in the file, from 1.
     */
    column?: number | undefined;
    /**
     * Working directory of the hook, if it is not the agent's.
     */
    cwd?: string | undefined;
    /**
     * Original entry in the file.
     */
    entry?: Record<string, unknown> | undefined;
    /**
     * Variables for directories, with their values.
     */
    variables?: {
      [k: string]: string;
    } | undefined;
  } | undefined;
  /**
   * True if the hook may run.
   */
  enabled: boolean;
}

/**
 * Record in the host's log: a hook has ended.
 */
export interface HookResultRecord {
  /**
   * Event that the hook ran for.
   */
  eventName: string;
  /**
   * Name of the hook, or its command if it has none.
   */
  hookName: string;
  /**
   * Hook type.
   */
  hookType: HookType;
  /**
   * Duration in milliseconds.
   */
  duration: number;
  /**
   * True if the hook ran without failure. A command that blocks with exit code 2 counts as not successful.
   */
  success: boolean;
  /**
   * Exit code; absent without a process, or if a signal ended it.
   */
  exitCode?: number | undefined;
  /**
   * Standard output of the hook, cut to a limit.
   */
  stdout?: string | undefined;
  /**
   * Standard error of the hook, cut to a limit.
   */
  stderr?: string | undefined;
  /**
   * Message of the error, cut to a limit.
   */
  errorMessage?: string | undefined;
}

/**
 * State of the session that an event belongs to.
 */
export interface HookSession {
  /**
   * Calls, tokens and cost so far.
   */
  usage?: SessionUsage | undefined;
  /**
   * Context window of the agent, where known.
   */
  context?: SessionContext | undefined;
  /**
   * Labels that hooks added to the session, in alphabetical order.
   */
  labels: string[];
  /**
   * Why labels and usage are not known: their record could not be read or kept. Rules that read them could not run. Absent if they are known. Since 1.4.
   */
  unknown?: string | undefined;
  /**
   * Number of times that this call, with the same tool and arguments, was made in this turn, counting this one. Only in tool events. Since 1.3.
   */
  repeats?: number | undefined;
}

/**
 * Part of a settings file that hookwright reads.
 */
export interface HookSettings {
  /**
   * True runs the hooks of this file. False also disables the hooks of weaker layers: the user's file is stronger than the project's, the system's stronger than both.
   */
  enableHooks?: boolean | undefined;
  /**
   * Hooks by event.
   */
  hooks?: HooksMap | undefined;
  /**
   * Hooks of this and of weaker layers that do not run, by name or command.
   */
  disabledHooks?: string[] | undefined;
  /**
   * Other agents whose hooks also run, in their own format. In a project's file it applies only to the files of the project.
   */
  dialects?: string[] | undefined;
  /**
   * Policy for project hooks: `never` run them, or run those that a person `trusted`. Not in a project's own files.
   */
  projectHooks?: 'never' | 'trusted' | undefined;
  /**
   * Effect of a failed hook of this file that does not set its own. Not in a project's own files.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Environment variables of the host that hooks may read. Not in a project's own files.
   */
  sanitization?: {
    /**
     * True hides variables that look like secrets.
     */
    enableEnvironmentVariableRedaction?: boolean | undefined;
    /**
     * Variables that hooks may read although they look like secrets.
     */
    allowedEnvironmentVariables?: string[] | undefined;
    /**
     * Variables that hooks can never read.
     */
    blockedEnvironmentVariables?: string[] | undefined;
  } | undefined;
  /**
   * True trusts exactly the project hooks that the project's lock file lists. Not in a project's own files.
   */
  locked?: boolean | undefined;
  /**
   * Policy for tool calls that would switch guards off. `ask`: calls that write hookwright's own files are blocked; a person is asked about those that write the hook settings of an agent, or change trust or the installation. `block`: all of them are blocked. `off`: none is. The strongest file decides. Since 1.4. Not in a project's own files.
   */
  protect?: 'ask' | 'block' | 'off' | undefined;
  /**
   * Trace file with the results of every hook. Not in a project's own files.
   */
  trace?:
    | boolean
    | {
        /**
         * Path of the trace file. Defaults to a file in the user's state directory.
         */
        file?: string | undefined;
        /**
         * True also records inputs and outputs of hooks.
         */
        inputs?: boolean | undefined;
        /**
         * True also records the texts that hooks get by `needs`, such as `user_prompt`. Needs `inputs`. Since 1.2.
         */
        texts?: boolean | undefined;
      } | undefined;
  /**
   * Environment variables that headers of http hooks may use. Not in a project's own files.
   */
  httpAllowedEnv?: string[] | undefined;
  /**
   * True lets http hooks use plain http to other machines. Not in a project's own files.
   */
  allowHttp?: boolean | undefined;
  /**
   * Limits of a session. The budgets of all layers apply.
   */
  budgets?: HookBudgets | undefined;
  /**
   * Prices of models in US dollars per million tokens, by name, for budgets of `cost_usd`. A name without its date also counts. Not in a project's own files.
   */
  prices?: {
    [k: string]: ModelPrice;
  } | undefined;
  /**
   * Settings for all hooks.
   */
  hooksConfig?: {
    /**
     * False disables all hooks.
     */
    enabled?: boolean | undefined;
    /**
     * Hooks that do not run, by name or command.
     */
    disabled?: string[] | undefined;
    /**
     * True if the host notifies the user about hooks.
     */
    notifications?: boolean | undefined;
  } | undefined;
}

/**
 * Record in the host's log: an event has ended. There is one for every event, also without hooks.
 */
export interface HookSummaryRecord {
  /**
   * Name of the event.
   */
  eventName: string;
  /**
   * Number of hooks that ran.
   */
  hookCount: number;
  /**
   * The same number, under its older name.
   */
  totalHooks: number;
  /**
   * Number of hooks without failure.
   */
  successCount: number;
  /**
   * Number of the other hooks.
   */
  failureCount: number;
  /**
   * Number of hooks that blocked.
   */
  blockedCount: number;
  /**
   * Sum of the durations of all hooks, in milliseconds.
   */
  totalDuration: number;
  /**
   * Time until the last hook ended, in milliseconds.
   */
  wallClockMs: number;
}

/**
 * File of hook tests, `*.hooktest.json`: events to fire, with the expected results.
 */
export interface HookTest {
  /**
   * Test cases, each with its own temporary project.
   */
  cases: HookTestCase[];
}

/**
 * One event that is fired in a temporary project, with the expected result.
 */
export interface HookTestCase {
  /**
   * Name of the case.
   */
  name: string;
  /**
   * Name of the event, ours or that of another agent, such as `PreToolUse`.
   */
  event: string;
  /**
   * Agent that the event and its input are written for, such as `claude-code`, if several agents have an event of that name.
   */
  dialect?: string | undefined;
  /**
   * Fields of the event, as hooks read them, or as the agent of the event sends them. Missing fields are filled in.
   */
  input?: Record<string, unknown> | undefined;
  /**
   * JSON file with further fields of the event; a path relative to this file.
   */
  inputFile?: string | undefined;
  /**
   * Files of the temporary project by path, in addition to those that hooks name.
   */
  files?: {
    [k: string]: string;
  } | undefined;
  /**
   * Expected result.
   */
  expect: HookTestExpectation;
}

/**
 * Expected result of an event. Fields that are not given are not checked, except that a failing hook fails the case.
 */
export interface HookTestExpectation {
  /**
   * Expected effect on the agent: it continues, is blocked, asks a person, or stops.
   */
  decision?: 'allow' | 'deny' | 'ask' | 'stop' | undefined;
  /**
   * Expected reason: the text, or a pattern.
   */
  reason?:
    | string
    | {
        /**
         * Regular expression that must match part of the text.
         */
        pattern: string;
      } | undefined;
  /**
   * Fields that the merged output must have, with these values.
   */
  output?: Record<string, unknown> | undefined;
  /**
   * Expected status of hooks, by name.
   */
  verdicts?: {
    [k: string]: HookVerdictKind;
  } | undefined;
  /**
   * Names of the hooks that must fail with an error or a timeout. No other hook may fail.
   */
  fails?: string[] | undefined;
  /**
   * Files of the project afterwards, by path: the text, a pattern, or false for a file that must not exist.
   */
  files?: {
    [k: string]:
      | string
      | {
          /**
           * Regular expression that must match part of the text.
           */
          pattern: string;
        }
      | false;
  } | undefined;
  /**
   * Time limit of the event in milliseconds.
   */
  within?: number | undefined;
}

/**
 * Tools that the model may call.
 */
export interface HookToolConfig {
  /**
   * Tool calling mode of the model.
   */
  mode?: ToolCallingMode | undefined;
  /**
   * Names of the tools that may be called.
   */
  allowedFunctionNames?: string[] | undefined;
}

/**
 * Record of one fired event: every hook configured for it, and its status.
 */
export interface HookTrace {
  /**
   * Event; for a rejected request, the requested name.
   */
  eventName: string;
  /**
   * Id of the request on the bus.
   */
  correlationId?: string | undefined;
  /**
   * Session of the event, if the host has several.
   */
  sessionId?: string | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: TracedAgent | undefined;
  /**
   * Agent program that the event came from, by the name of its dialect, if hookwright runs as its hook.
   */
  program?: string | undefined;
  /**
   * Turn of the event, where known. Since 1.2.
   */
  turnId?: string | undefined;
  /**
   * Id of the tool call, if hooks ran for it. Since 1.2.
   */
  callId?: string | undefined;
  /**
   * Value that matchers were tested against.
   */
  matched?: string | undefined;
  /**
   * Time when the event fired, in ISO-8601.
   */
  startedAt: string;
  /**
   * Duration of the event in milliseconds.
   */
  duration: number;
  /**
   * True if the hooks ran one after another.
   */
  sequential?: boolean | undefined;
  /**
   * True if every hook ran without failure.
   */
  success?: boolean | undefined;
  /**
   * Error outside of the hooks.
   */
  error?: string | undefined;
  /**
   * Stage in which the error happened.
   */
  stage?: HookFailureStage | undefined;
  /**
   * Result of an `ask` decision: `confirmed` or `declined` by a person; `refused` or `allowed` because no one could be asked.
   */
  ask?: 'confirmed' | 'declined' | 'refused' | 'allowed' | undefined;
  /**
   * Labels that the event added to the session. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Label that the host removed from the session with `session.clearLabel`. Since 1.2.
   */
  clearedLabel?: {
    /**
     * Label that was removed.
     */
    label: string;
    /**
     * Person or program that removed it.
     */
    by: string;
  } | undefined;
  /**
   * Budgets that were used up, or whose figure was not known, strictest effect first. Since 1.2.
   *
   * Items: Budget with its effect on the event.
   */
  budgets?: {
    /**
     * Effect on the event.
     */
    effect: 'stop' | 'block' | 'ask' | 'warn';
    /**
     * Budget and figure, in words.
     */
    text: string;
  }[] | undefined;
  /**
   * Warnings about the merged outputs, for example two hooks that set the same field.
   */
  warnings?: string[] | undefined;
  /**
   * Problems with the settings, for example an invalid file.
   */
  notes?: string[] | undefined;
  /**
   * Every hook configured for the event, in order.
   */
  hooks: HookVerdict[];
}

/**
 * Line of a trace file: an event has ended, with the status of every hook configured for it.
 */
export interface HookTraceEnd {
  /**
   * Event; for a rejected request, the requested name.
   */
  eventName: string;
  /**
   * Id of the request on the bus.
   */
  correlationId?: string | undefined;
  /**
   * Session of the event, if the host has several.
   */
  sessionId?: string | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: TracedAgent | undefined;
  /**
   * Agent program that the event came from, by the name of its dialect, if hookwright runs as its hook.
   */
  program?: string | undefined;
  /**
   * Turn of the event, where known. Since 1.2.
   */
  turnId?: string | undefined;
  /**
   * Id of the tool call, if hooks ran for it. Since 1.2.
   */
  callId?: string | undefined;
  /**
   * Value that matchers were tested against.
   */
  matched?: string | undefined;
  /**
   * Time when the event fired, in ISO-8601.
   */
  startedAt: string;
  /**
   * Duration of the event in milliseconds.
   */
  duration: number;
  /**
   * True if the hooks ran one after another.
   */
  sequential?: boolean | undefined;
  /**
   * True if every hook ran without failure.
   */
  success?: boolean | undefined;
  /**
   * Error outside of the hooks.
   */
  error?: string | undefined;
  /**
   * Stage in which the error happened.
   */
  stage?: HookFailureStage | undefined;
  /**
   * Result of an `ask` decision: `confirmed` or `declined` by a person; `refused` or `allowed` because no one could be asked.
   */
  ask?: 'confirmed' | 'declined' | 'refused' | 'allowed' | undefined;
  /**
   * Labels that the event added to the session. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Label that the host removed from the session with `session.clearLabel`. Since 1.2.
   */
  clearedLabel?: {
    /**
     * Label that was removed.
     */
    label: string;
    /**
     * Person or program that removed it.
     */
    by: string;
  } | undefined;
  /**
   * Budgets that were used up, or whose figure was not known, strictest effect first. Since 1.2.
   *
   * Items: Budget with its effect on the event.
   */
  budgets?: {
    /**
     * Effect on the event.
     */
    effect: 'stop' | 'block' | 'ask' | 'warn';
    /**
     * Budget and figure, in words.
     */
    text: string;
  }[] | undefined;
  /**
   * Warnings about the merged outputs, for example two hooks that set the same field.
   */
  warnings?: string[] | undefined;
  /**
   * Problems with the settings, for example an invalid file.
   */
  notes?: string[] | undefined;
  /**
   * Every hook configured for the event, in order.
   */
  hooks: HookVerdict[];
  /**
   * Version of the line format.
   */
  v: number;
  /**
   * Id of the event, on all its lines. Unique.
   */
  id: string;
  /**
   * Kind of line.
   */
  kind: 'end';
  /**
   * Process id of the host.
   */
  pid: number;
  /**
   * Session of the host.
   */
  session_id: string;
  /**
   * Origin of each field of the merged output: indexes into `hooks`.
   */
  origins?: {
    /**
     * Hooks that set this field.
     */
    [k: string]: number[];
  } | undefined;
  /**
   * Merged output, as JSON.
   */
  output?: HookTraceText | undefined;
  /**
   * Time when the event ended, in ISO-8601.
   */
  endedAt: string;
}

/**
 * Line of a trace file: a hook has ended. `late` means that its event ended before it.
 */
export interface HookTraceHook {
  /**
   * Name of the hook, or its command if it has none.
   */
  name: string;
  /**
   * Hook type.
   */
  type: HookType;
  /**
   * Source of the hook.
   */
  source: ConfigSource;
  /**
   * Dialect of the hook, if it is not native.
   */
  dialect?: string | undefined;
  /**
   * Matcher of the hook, if it has one.
   */
  matcher?: string | undefined;
  /**
   * Status of the hook: it ran, or the reason why not.
   */
  verdict: HookVerdictKind;
  /**
   * Reason in words, for a person.
   */
  why?: string | undefined;
  /**
   * Duration in milliseconds.
   */
  duration?: number | undefined;
  /**
   * CPU time in milliseconds, if the hook has `budget_ms` and the time can be read. Since 1.2.
   */
  cpuDuration?: number | undefined;
  /**
   * `budget_ms` of the hook. Since 1.2.
   */
  budgetMs?: number | undefined;
  /**
   * True if the hook ran without failure.
   */
  success?: boolean | undefined;
  /**
   * Exit code.
   */
  exitCode?: number | undefined;
  /**
   * Signal that ended the process.
   */
  signal?: string | undefined;
  /**
   * True if the timeout ended the hook.
   */
  timedOut?: boolean | undefined;
  /**
   * Decision of the hook.
   */
  decision?: HookDecision | undefined;
  /**
   * Reason for the decision.
   */
  reason?: string | undefined;
  /**
   * Decision of the hook that had no effect, because the event cannot have it. Since 1.4.
   */
  ignored?: HookDecision | undefined;
  /**
   * Why the output may not say what its author meant. Since 1.4.
   */
  doubt?: string | undefined;
  /**
   * Part of the condition of a rule that was true, and the item for which it was. Since 1.3.
   */
  because?: string | undefined;
  /**
   * True if the hook stops the agent.
   */
  stop?: boolean | undefined;
  /**
   * `false` if the hook's output has no effect.
   */
  enforced?: boolean | undefined;
  /**
   * True if the hook runs in the background.
   */
  background?: boolean | undefined;
  /**
   * Effect that the output would have had if it were enforced.
   */
  would?: {
    /**
     * Decision of the hook.
     */
    decision?: HookDecision | undefined;
    /**
     * Reason for the decision.
     */
    reason?: string | undefined;
    /**
     * True if the hook stops the agent.
     */
    stop?: boolean | undefined;
    /**
     * Other fields of the output, by name.
     */
    sets?: string[] | undefined;
  } | undefined;
  /**
   * Number of bytes on standard output.
   */
  stdoutBytes?: number | undefined;
  /**
   * Number of bytes on standard error.
   */
  stderrBytes?: number | undefined;
  /**
   * True if the hook wrote more than the limit.
   */
  truncated?: boolean | undefined;
  /**
   * Warnings about the output.
   */
  warnings?: string[] | undefined;
  /**
   * Error details.
   */
  error?: string | undefined;
  /**
   * Version of the line format.
   */
  v: number;
  /**
   * Id of the event, on all its lines. Unique.
   */
  id: string;
  /**
   * Kind of line.
   */
  kind: 'hook' | 'late';
  /**
   * Process id of the host.
   */
  pid: number;
  /**
   * Session of the host.
   */
  session_id: string;
  /**
   * Name of the event.
   */
  eventName: string;
  /**
   * Index among all hooks configured for the event.
   */
  hook: number;
  /**
   * Time when the hook was queued, in ISO-8601; it may have to wait for other hooks to finish.
   */
  queuedAt: string;
  /**
   * Time when the hook started; absent if it never started.
   */
  startedAt?: string | undefined;
  /**
   * Time when the hook ended.
   */
  endedAt: string;
  /**
   * Input of the hook as JSON, if it differs from the event's.
   */
  input?: HookTraceText | undefined;
  /**
   * Standard output of the hook.
   */
  stdout?: HookTraceText | undefined;
  /**
   * Standard error of the hook.
   */
  stderr?: HookTraceText | undefined;
  /**
   * Output of the hook, as JSON.
   */
  output?: HookTraceText | undefined;
}

/**
 * One line of a trace file. Lines of several events and processes may be interleaved.
 */
export type HookTraceLine = HookTraceStart | HookTraceHook | HookTraceEnd;

/**
 * Line of a trace file: an event fired, and these hooks are about to run.
 */
export interface HookTraceStart {
  /**
   * Version of the line format.
   */
  v: number;
  /**
   * Id of the event, on all its lines. Unique.
   */
  id: string;
  /**
   * Kind of line.
   */
  kind: 'start';
  /**
   * Process id of the host.
   */
  pid: number;
  /**
   * Session of the host.
   */
  session_id: string;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: TracedAgent | undefined;
  /**
   * Agent program that the event came from, by the name of its dialect, if hookwright runs as its hook.
   */
  program?: string | undefined;
  /**
   * Turn of the event, where known. Since 1.2.
   */
  turnId?: string | undefined;
  /**
   * Id of the tool call, if hooks ran for it. Since 1.2.
   */
  callId?: string | undefined;
  /**
   * Name of the event.
   */
  eventName: string;
  /**
   * Value that matchers were tested against.
   */
  matched?: string | undefined;
  /**
   * Id of the request on the bus.
   */
  correlationId?: string | undefined;
  /**
   * True if the hooks run one after another.
   */
  sequential: boolean;
  /**
   * Planned hooks, in order.
   *
   * Items: Planned hook.
   */
  hooks: {
    /**
     * Index among all hooks configured for the event.
     */
    hook: number;
    /**
     * Name of the hook, or its command if it has none.
     */
    name: string;
    /**
     * Hook type.
     */
    type: HookType;
    /**
     * Source of the hook.
     */
    source: ConfigSource;
  }[];
  /**
   * Input of the hooks, as JSON.
   */
  input?: HookTraceText | undefined;
  /**
   * Time when the event fired, in ISO-8601.
   */
  startedAt: string;
}

/**
 * Text in a trace file, up to the size limit.
 */
export interface HookTraceText {
  /**
   * Text after redaction by the host.
   */
  text: string;
  /**
   * True if the text is truncated. It cannot be replayed then.
   */
  cut?: boolean | undefined;
}

/**
 * Status of one configured hook when its event fired.
 */
export interface HookVerdict {
  /**
   * Name of the hook, or its command if it has none.
   */
  name: string;
  /**
   * Hook type.
   */
  type: HookType;
  /**
   * Source of the hook.
   */
  source: ConfigSource;
  /**
   * Dialect of the hook, if it is not native.
   */
  dialect?: string | undefined;
  /**
   * Matcher of the hook, if it has one.
   */
  matcher?: string | undefined;
  /**
   * Status of the hook: it ran, or the reason why not.
   */
  verdict: HookVerdictKind;
  /**
   * Reason in words, for a person.
   */
  why?: string | undefined;
  /**
   * Duration in milliseconds.
   */
  duration?: number | undefined;
  /**
   * CPU time in milliseconds, if the hook has `budget_ms` and the time can be read. Since 1.2.
   */
  cpuDuration?: number | undefined;
  /**
   * `budget_ms` of the hook. Since 1.2.
   */
  budgetMs?: number | undefined;
  /**
   * True if the hook ran without failure.
   */
  success?: boolean | undefined;
  /**
   * Exit code.
   */
  exitCode?: number | undefined;
  /**
   * Signal that ended the process.
   */
  signal?: string | undefined;
  /**
   * True if the timeout ended the hook.
   */
  timedOut?: boolean | undefined;
  /**
   * Decision of the hook.
   */
  decision?: HookDecision | undefined;
  /**
   * Reason for the decision.
   */
  reason?: string | undefined;
  /**
   * Decision of the hook that had no effect, because the event cannot have it. Since 1.4.
   */
  ignored?: HookDecision | undefined;
  /**
   * Why the output may not say what its author meant. Since 1.4.
   */
  doubt?: string | undefined;
  /**
   * Part of the condition of a rule that was true, and the item for which it was. Since 1.3.
   */
  because?: string | undefined;
  /**
   * True if the hook stops the agent.
   */
  stop?: boolean | undefined;
  /**
   * `false` if the hook's output has no effect.
   */
  enforced?: boolean | undefined;
  /**
   * True if the hook runs in the background.
   */
  background?: boolean | undefined;
  /**
   * Effect that the output would have had if it were enforced.
   */
  would?: {
    /**
     * Decision of the hook.
     */
    decision?: HookDecision | undefined;
    /**
     * Reason for the decision.
     */
    reason?: string | undefined;
    /**
     * True if the hook stops the agent.
     */
    stop?: boolean | undefined;
    /**
     * Other fields of the output, by name.
     */
    sets?: string[] | undefined;
  } | undefined;
  /**
   * Number of bytes on standard output.
   */
  stdoutBytes?: number | undefined;
  /**
   * Number of bytes on standard error.
   */
  stderrBytes?: number | undefined;
  /**
   * True if the hook wrote more than the limit.
   */
  truncated?: boolean | undefined;
  /**
   * Warnings about the output.
   */
  warnings?: string[] | undefined;
  /**
   * Error details.
   */
  error?: string | undefined;
}

/**
 * Hooks by event.
 */
export interface HooksMap {
  /**
   * Older form of `hooksConfig.enabled`.
   */
  enabled?: boolean | undefined;
  /**
   * Older form of `hooksConfig.disabled`.
   */
  disabled?: string[] | undefined;
  /**
   * Older form of `hooksConfig.notifications`.
   */
  notifications?: boolean | undefined;
  /**
   * A turn of the agent has ended with a response. The hook may make the agent continue.
   */
  AfterAgent?: HookDefinition[] | undefined;
  /**
   * The model has responded. The hook may edit or replace the response.
   */
  AfterModel?: HookDefinition[] | undefined;
  /**
   * A tool has run. The hook may add context for the model, hide the result from the display, or replace it if the host consents.
   */
  AfterTool?: HookDefinition[] | undefined;
  /**
   * A turn of the agent begins with a prompt. The hook may block it, rewrite the prompt or add context.
   */
  BeforeAgent?: HookDefinition[] | undefined;
  /**
   * A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model.
   */
  BeforeModel?: HookDefinition[] | undefined;
  /**
   * A tool is about to run. The hook may block the call or change its arguments.
   */
  BeforeTool?: HookDefinition[] | undefined;
  /**
   * The model is about to be offered tools. The hook may restrict them.
   */
  BeforeToolSelection?: HookDefinition[] | undefined;
  /**
   * The agent notifies the user. The hook may forward the message.
   */
  Notification?: HookDefinition[] | undefined;
  /**
   * The conversation is about to be compressed. The hook may save parts of it.
   */
  PreCompress?: HookDefinition[] | undefined;
  /**
   * A session ends. The hook may clean up or write a record.
   */
  SessionEnd?: HookDefinition[] | undefined;
  /**
   * A session begins. The hook may add context for the agent.
   */
  SessionStart?: HookDefinition[] | undefined;
  /**
   * An agent is about to start a subagent. `agent` is the subagent. The hook may block it or add context.
   */
  SubagentStart?: HookDefinition[] | undefined;
  /**
   * A subagent has finished its task. `agent` is the subagent. The hook may make it continue.
   */
  SubagentStop?: HookDefinition[] | undefined;
}

/**
 * Hook that calls a service: it sends the input by POST and reads the response like a script's output.
 */
export interface HttpHookConfig {
  /**
   * Hook type.
   */
  type: 'http';
  /**
   * URL of the service: https, or http on this machine. Redirects are not followed.
   */
  url: string;
  /**
   * Headers to send. `$NAME` and `${NAME}` are replaced by variables of the host's environment that `httpAllowedEnv` lists; `$$` is a dollar sign.
   */
  headers?: {
    [k: string]: string;
  } | undefined;
  /**
   * Name shown in traces and used to enable or disable the hook.
   */
  name?: string | undefined;
  /**
   * Description of the hook.
   */
  description?: string | undefined;
  /**
   * Time limit for the whole request, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * Maximum size of the input in bytes. A larger input blocks an event that can be blocked.
   */
  maxRequestBytes?: number | undefined;
  /**
   * Effect of a failure: the service cannot be reached, times out or returns an invalid response.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records its output in the trace, without any effect.
   */
  enforce?: boolean | undefined;
  /**
   * Texts that the hook reads: `assistant_text`, `user_prompt`. Hooks that do not list them never receive them.
   */
  needs?: HookNeed[] | undefined;
  /**
   * Expected run time in milliseconds. If the 95th percentile of the last 50 runs is above it, a warning is logged.
   */
  budget_ms?: number | undefined;
  /**
   * Source of the hook; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * One candidate of a model response.
 */
export interface LLMCandidate {
  /**
   * Content of the candidate.
   */
  content: {
    /**
     * Always `model`.
     */
    role: 'model';
    /**
     * Texts of the candidate.
     */
    parts: string[];
  };
  /**
   * Reason why the model stopped.
   */
  finishReason?: LLMFinishReason | undefined;
  /**
   * Index of the candidate.
   */
  index?: number | undefined;
  /**
   * Safety ratings of the candidate.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * One candidate of a model response as a hook may write it.
 */
export interface LLMCandidatePatch {
  /**
   * Content of the candidate.
   */
  content?: {
    /**
     * Always read as `model`.
     */
    role?: string | undefined;
    /**
     * Texts of the candidate, as strings or as objects with `text`. An empty list empties the candidate.
     */
    parts?: (
      | string
      | {
          /**
           * Text of the part.
           */
          text?: string | undefined;
        }
    )[] | undefined;
  } | undefined;
  /**
   * Reason why the model stopped. An unknown value is read as `OTHER`.
   */
  finishReason?: string | undefined;
  /**
   * Index of the candidate.
   */
  index?: number | undefined;
  /**
   * Safety ratings of the candidate.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * Settings of a model call that hooks can read and change. Other keys are passed through.
 */
export interface LLMConfig {
  /**
   * Sampling temperature.
   */
  temperature?: number | undefined;
  /**
   * Maximum number of tokens in the response.
   */
  maxOutputTokens?: number | undefined;
  /**
   * Probability mass to sample from (nucleus sampling).
   */
  topP?: number | undefined;
  /**
   * Number of candidate tokens to sample from.
   */
  topK?: number | undefined;
  /**
   * Texts that end the response.
   */
  stopSequences?: string[] | undefined;
  /**
   * Number of requested candidates.
   */
  candidateCount?: number | undefined;
  /**
   * Penalty for words that were already used.
   */
  presencePenalty?: number | undefined;
  /**
   * Penalty for frequent words.
   */
  frequencyPenalty?: number | undefined;
  [k: string]: unknown;
}

/**
 * One message of a conversation, as text.
 */
export interface LLMMessage {
  /**
   * Role of the speaker.
   */
  role: LLMRole;
  /**
   * Text of the message.
   */
  content: string;
}

/**
 * Message of a conversation as a hook may write it.
 */
export interface LLMMessagePatch {
  /**
   * Role of the speaker: `user`, `model` or `system`. `assistant` is read as `model`, any other value as `user`.
   */
  role: string;
  /**
   * Text of the message. The texts of a list are joined.
   */
  content: string | unknown[];
}

/**
 * Request to the model in a form that is the same for every model SDK. Contains text only.
 */
export interface LLMRequest {
  /**
   * Name of the model.
   */
  model: string;
  /**
   * Conversation, oldest message first. Messages without text are left out.
   */
  messages: LLMMessage[];
  /**
   * Settings of the call.
   */
  config?: LLMConfig | undefined;
  /**
   * Tools that the model may call.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * Changes to a request; missing fields stay unchanged. `messages`, if given, is the whole conversation. Images, tool calls and other parts that are not text stay with their message.
 */
export interface LLMRequestPatch {
  /**
   * Model to use instead.
   */
  model?: string | undefined;
  /**
   * Whole conversation to send instead.
   */
  messages?: LLMMessagePatch[] | undefined;
  /**
   * Settings to change; the others stay.
   */
  config?: LLMConfig | undefined;
  /**
   * Choice of tools to use instead.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * Response of the model in a form that is the same for every model SDK. Contains text only.
 */
export interface LLMResponse {
  /**
   * Text of the first candidate.
   */
  text?: string | undefined;
  /**
   * Candidates of the response.
   */
  candidates: LLMCandidate[];
  /**
   * Number of tokens that the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * Response that replaces the model's. `{ "text": "..." }` is enough.
 */
export interface LLMResponsePatch {
  /**
   * Text of the response, if there are no candidates.
   */
  text?: string | undefined;
  /**
   * Candidates of the response.
   */
  candidates?: LLMCandidatePatch[] | undefined;
  /**
   * Number of tokens that the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * Safety rating of a candidate by the model service.
 */
export interface LLMSafetyRating {
  /**
   * Category of harm.
   */
  category: string;
  /**
   * Probability of harm.
   */
  probability: string;
}

/**
 * Tool call that the model requests.
 */
export interface LLMToolCall {
  /**
   * Id of the call, or a number with `#` if the model's API has no ids.
   */
  id: string;
  /**
   * Name of the tool.
   */
  name: string;
  /**
   * Arguments of the call; the original text if they are not valid JSON.
   */
  args: unknown;
}

/**
 * Result of a tool, as the model is about to read it.
 */
export interface LLMToolResult {
  /**
   * Id of the call, or a number with `#` if the model's API has no ids.
   */
  id: string;
  /**
   * Name of the tool; empty if the request does not contain it.
   */
  name: string;
  /**
   * Text of the result, or its JSON if it has no text.
   */
  text: string;
}

/**
 * Replacement text for the result of a tool, as a hook may write it.
 */
export interface LLMToolResultPatch {
  /**
   * Id of the result.
   */
  id: string;
  /**
   * Replacement text or JSON.
   */
  text: string;
}

/**
 * Number of tokens that a call used.
 */
export interface LLMUsage {
  /**
   * Tokens of the request.
   */
  promptTokenCount?: number | undefined;
  /**
   * Tokens of the response.
   */
  candidatesTokenCount?: number | undefined;
  /**
   * Tokens of request and response together.
   */
  totalTokenCount?: number | undefined;
}

/**
 * MCP server that provides a tool.
 */
export interface McpContext {
  /**
   * Name of the MCP server.
   */
  server_name: string;
  /**
   * Address of the server.
   */
  server_uri?: string | undefined;
  /**
   * Name of the tool on that server.
   */
  tool_name?: string | undefined;
  /**
   * Command that started the server.
   */
  command?: string | undefined;
  /**
   * Arguments of that command.
   */
  args?: string[] | undefined;
  /**
   * Working directory of the server.
   */
  cwd?: string | undefined;
  /**
   * URL of a server reached over HTTP.
   */
  url?: string | undefined;
  /**
   * Address of a server reached over TCP.
   */
  tcp?: string | undefined;
  [k: string]: unknown;
}

/**
 * Prices of one model, in US dollars per million tokens.
 */
export interface ModelPrice {
  /**
   * Price of input tokens.
   */
  input: number;
  /**
   * Price of output tokens.
   */
  output: number;
  /**
   * Price of input that the model read from its cache. Defaults to that of other input.
   */
  cached?: number | undefined;
}

/**
 * Tokens of one model call. A figure that the SDK did not report is absent.
 */
export interface ModelUsage {
  /**
   * Tokens of the request, including `cached_tokens`.
   */
  input_tokens?: number | undefined;
  /**
   * Tokens of the response, including reasoning.
   */
  output_tokens?: number | undefined;
  /**
   * Tokens of the request that the model read from its cache.
   */
  cached_tokens?: number | undefined;
}

/**
 * The agent notifies the user. The hook may forward the message.
 */
export interface NotificationHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'Notification';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Text of the notification.
   */
  message: string;
  /**
   * Type of the notification: a known type, or a custom one of the host.
   */
  notification_type: NotificationType | (string & {});
  /**
   * Further details, depending on the type.
   */
  details: Record<string, unknown>;
  /**
   * Severity, as the host names it.
   */
  level?: string | undefined;
}

/**
 * Input of Notification as a bus client sends it. The agent notifies the user. The hook may forward the message.
 */
export interface NotificationInput {
  /**
   * Text of the notification.
   */
  message: string;
  /**
   * Type of the notification: a known type, or a custom one of the host.
   */
  notification_type?: NotificationType | (string & {}) | undefined;
  /**
   * Further details, depending on the type.
   */
  details?: Record<string, unknown> | undefined;
  /**
   * Severity, as the host names it.
   */
  level?: string | undefined;
}

/**
 * No decision: block and stop are ignored.
 */
export interface NotificationOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'Notification' | undefined;
  } | undefined;
}

/**
 * Parameters of fireNotificationEvent.
 */
export interface NotificationParams {
  /**
   * Text of the notification.
   */
  message: string;
  /**
   * Type of the notification: a known type, or a custom one of the host.
   */
  notificationType?: NotificationType | (string & {}) | undefined;
  /**
   * Further details, depending on the type.
   */
  details?: Record<string, unknown> | undefined;
  /**
   * Severity, as the host names it.
   */
  level?: string | undefined;
}

/**
 * Reserved. Accepted in settings, but never runs.
 */
export interface PluginHookConfig {
  /**
   * Hook type.
   */
  type: 'plugin';
  /**
   * Name shown in traces.
   */
  name?: string | undefined;
  /**
   * Description of the hook.
   */
  description?: string | undefined;
  /**
   * Time limit in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records its output in the trace, without any effect.
   */
  enforce?: boolean | undefined;
  /**
   * Texts that the hook reads: `assistant_text`, `user_prompt`. Hooks that do not list them never receive them.
   */
  needs?: HookNeed[] | undefined;
  /**
   * Expected run time in milliseconds. If the 95th percentile of the last 50 runs is above it, a warning is logged.
   */
  budget_ms?: number | undefined;
  /**
   * Source of the hook; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * The conversation is about to be compressed. The hook may save parts of it.
 */
export interface PreCompressHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'PreCompress';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Trigger of the compression.
   */
  trigger: PreCompressTrigger;
}

/**
 * Input of PreCompress as a bus client sends it. The conversation is about to be compressed. The hook may save parts of it.
 */
export interface PreCompressInput {
  /**
   * Trigger of the compression.
   */
  trigger: PreCompressTrigger;
}

/**
 * No decision: block and stop are ignored.
 */
export interface PreCompressOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'PreCompress' | undefined;
  } | undefined;
}

/**
 * Parameters of firePreCompressEvent.
 */
export interface PreCompressParams {
  /**
   * Trigger of the compression.
   */
  trigger: PreCompressTrigger;
}

/**
 * Meaning of the outputs for the caller: stop, message, display.
 */
export interface ProcessedHookResult {
  /**
   * Merged outputs.
   */
  aggregated: AggregatedHookResult;
  /**
   * True if a hook stops the agent.
   */
  shouldStop: boolean;
  /**
   * Reason for stopping; absent if the agent continues.
   */
  stopReason?: string | undefined;
  /**
   * Message for the model.
   */
  systemMessage?: string | undefined;
  /**
   * True if the result is hidden from the display.
   */
  suppressOutput: boolean;
}

/**
 * Hook without a script: a condition in CEL and its effects. It runs in the process of the host.
 */
export interface RuleHookConfig {
  /**
   * Hook type.
   */
  type: 'rule';
  /**
   * Name shown in traces and used to enable or disable the hook.
   */
  name?: string | undefined;
  /**
   * Description of the hook.
   */
  description?: string | undefined;
  /**
   * Condition in CEL, over the fields of the input. If it is true, the effects apply.
   */
  when: string;
  /**
   * Decision about the operation.
   */
  decision?: HookDecision | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Text that is added for the model to read.
   */
  context?: string | undefined;
  /**
   * Message for the model.
   */
  systemMessage?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`.
   */
  labels?: string[] | undefined;
  /**
   * Arguments of the tool to change: expressions in CEL by the name of the argument.
   */
  set?: {
    [k: string]: string;
  } | undefined;
  /**
   * Effect on a command whose text cannot be resolved. Only for rules that read `command`.
   */
  onOpaque?: HookOpaquePolicy | undefined;
  /**
   * Effect of a condition that cannot be evaluated.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Rules are always awaited.
   */
  async?: false | undefined;
  /**
   * `false` runs the hook and records its output in the trace, without any effect.
   */
  enforce?: boolean | undefined;
  /**
   * Not used: a rule takes microseconds.
   */
  timeout?: number | undefined;
  /**
   * Texts that the hook reads: `assistant_text`, `user_prompt`. Hooks that do not list them never receive them.
   */
  needs?: HookNeed[] | undefined;
  /**
   * Expected run time in milliseconds. If the 95th percentile of the last 50 runs is above it, a warning is logged.
   */
  budget_ms?: number | undefined;
  /**
   * Source of the hook; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * Context window of the agent.
 */
export interface SessionContext {
  /**
   * Input tokens of the agent's last model call.
   */
  used_tokens?: number | undefined;
  /**
   * Size of the context window, if the host reported it.
   */
  limit_tokens?: number | undefined;
}

/**
 * A session ends. The hook may clean up or write a record.
 */
export interface SessionEndHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'SessionEnd';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Reason why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * Input of SessionEnd as a bus client sends it. A session ends. The hook may clean up or write a record.
 */
export interface SessionEndInput {
  /**
   * Reason why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * No decision: block and stop are ignored.
 */
export interface SessionEndOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'SessionEnd' | undefined;
  } | undefined;
}

/**
 * Parameters of fireSessionEndEvent.
 */
export interface SessionEndParams {
  /**
   * Reason why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * A session begins. The hook may add context for the agent.
 */
export interface SessionStartHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'SessionStart';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Reason why the session begins.
   */
  source: SessionStartSource;
}

/**
 * Input of SessionStart as a bus client sends it. A session begins. The hook may add context for the agent.
 */
export interface SessionStartInput {
  /**
   * Reason why the session begins.
   */
  source: SessionStartSource;
}

/**
 * Add context for the agent. Block and stop are ignored.
 */
export interface SessionStartOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'SessionStart' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * Parameters of fireSessionStartEvent.
 */
export interface SessionStartParams {
  /**
   * Reason why the session begins.
   */
  source: SessionStartSource;
}

/**
 * Totals of the session with all its subagents, since it began. A total that is not known is absent: it stays absent once a response came without the figure.
 */
export interface SessionUsage {
  /**
   * Tool calls that were allowed to run, before this event.
   */
  tool_calls: number;
  /**
   * Requests that were sent to a model.
   */
  model_calls?: number | undefined;
  /**
   * Tokens of all requests, including `cached_tokens`.
   */
  input_tokens?: number | undefined;
  /**
   * Tokens of all responses.
   */
  output_tokens?: number | undefined;
  /**
   * Tokens of requests that the model read from its cache.
   */
  cached_tokens?: number | undefined;
  /**
   * Cost in US dollars, by the price table of the host.
   */
  cost_usd?: number | undefined;
  /**
   * Time when the session began, in ISO-8601.
   */
  started_at?: string | undefined;
}

/**
 * An agent is about to start a subagent. `agent` is the subagent. The hook may block it or add context.
 */
export interface SubagentStartHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'SubagentStart';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Type of the subagent, as its host calls it.
   */
  agent_type: string;
  /**
   * Task of the subagent.
   */
  prompt: string;
}

/**
 * Input of SubagentStart as a bus client sends it. An agent is about to start a subagent. `agent` is the subagent. The hook may block it or add context.
 */
export interface SubagentStartInput {
  /**
   * Type of the subagent, as its host calls it.
   */
  agent_type: string;
  /**
   * Task of the subagent.
   */
  prompt: string;
}

/**
 * Block the subagent, add context to its prompt, or stop the agent.
 */
export interface SubagentStartOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'SubagentStart' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * Parameters of fireSubagentStartEvent.
 */
export interface SubagentStartParams {
  /**
   * Type of the subagent, as its host calls it.
   */
  agentType: string;
  /**
   * Task of the subagent.
   */
  prompt: string;
}

/**
 * A subagent has finished its task. `agent` is the subagent. The hook may make it continue.
 */
export interface SubagentStopHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'SubagentStop';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Agent that the event belongs to. Since 1.2.
   */
  agent?: HookAgent | undefined;
  /**
   * Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
   */
  turn_id?: string | undefined;
  /**
   * Usage, context window and labels of the session. Since 1.2.
   */
  session?: HookSession | undefined;
  /**
   * Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
   */
  user_prompt?: string | undefined;
  /**
   * Type of the subagent, as its host calls it.
   */
  agent_type: string;
  /**
   * Task of the subagent.
   */
  prompt: string;
  /**
   * Response of the subagent.
   */
  prompt_response: string;
  /**
   * True if a SubagentStop hook made the subagent continue. Block again only with care, or it never ends.
   */
  stop_hook_active: boolean;
}

/**
 * Input of SubagentStop as a bus client sends it. A subagent has finished its task. `agent` is the subagent. The hook may make it continue.
 */
export interface SubagentStopInput {
  /**
   * Type of the subagent, as its host calls it.
   */
  agent_type: string;
  /**
   * Task of the subagent.
   */
  prompt: string;
  /**
   * Response of the subagent.
   */
  prompt_response: string;
  /**
   * True if a SubagentStop hook made the subagent continue. Block again only with care, or it never ends.
   */
  stop_hook_active?: boolean | undefined;
}

/**
 * Accept the response of the subagent, or block: the reason becomes its next prompt.
 */
export interface SubagentStopOutput {
  /**
   * `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
   */
  labels?: string[] | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'SubagentStop' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * Parameters of fireSubagentStopEvent.
 */
export interface SubagentStopParams {
  /**
   * Type of the subagent, as its host calls it.
   */
  agentType: string;
  /**
   * Task of the subagent.
   */
  prompt: string;
  /**
   * Response of the subagent.
   */
  promptResponse: string;
  /**
   * True if a SubagentStop hook made the subagent continue. Block again only with care, or it never ends.
   */
  stopHookActive?: boolean | undefined;
}

/**
 * Agent of the session that a traced event belongs to.
 */
export interface TracedAgent {
  /**
   * Id of the agent inside its session; `main` for the agent that the session began with.
   */
  id: string;
  /**
   * Type of a subagent, as its host calls it.
   */
  type?: string | undefined;
  /**
   * Id of the agent that started this one. Absent for the main agent.
   */
  parentId?: string | undefined;
  /**
   * Number of agents above this one: 0 for the main agent.
   */
  depth: number;
}

/**
 * Cancels a request. A worker that does not respond to it within a second is ended.
 */
export interface WorkerCancel {
  /**
   * Frame type.
   */
  type: 'cancel';
  /**
   * Id of the request.
   */
  id: number;
}

/**
 * First line that a worker prints: it is ready for requests. Nothing is written to it before.
 */
export interface WorkerHello {
  /**
   * Frame type.
   */
  type: 'hello';
  /**
   * Number of requests that the worker accepts at the same time.
   */
  concurrency?: number | undefined;
}

/**
 * Hook that runs a command which is started once and reused: it receives events as lines of JSON. Without `args`, `command` is shell text; with `args`, it is a program that is started without a shell.
 */
export interface WorkerHookConfig {
  /**
   * Hook type.
   */
  type: 'worker';
  /**
   * Shell text, or, if `args` is given, the path or name of a program.
   */
  command: string;
  /**
   * Arguments of the program. If given, no shell is used.
   */
  args?: string[] | undefined;
  /**
   * Name shown in traces and used to enable or disable the hook.
   */
  name?: string | undefined;
  /**
   * Description of the hook.
   */
  description?: string | undefined;
  /**
   * Time limit for the response, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * Time limit for the hello frame, in milliseconds. Without a hello frame, the command runs once for each event, like a hook of the type `command`.
   */
  startTimeout?: number | undefined;
  /**
   * Number of responses after which the worker is replaced.
   */
  maxCalls?: number | undefined;
  /**
   * Time in milliseconds after which an idle worker is ended.
   */
  idleTimeout?: number | undefined;
  /**
   * Environment variables for this hook only.
   */
  env?: {
    [k: string]: string;
  } | undefined;
  /**
   * Effect of a failure: an error, a timeout, or an invalid response.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records its output in the trace, without any effect.
   */
  enforce?: boolean | undefined;
  /**
   * Texts that the hook reads: `assistant_text`, `user_prompt`. Hooks that do not list them never receive them.
   */
  needs?: HookNeed[] | undefined;
  /**
   * Expected run time in milliseconds. If the 95th percentile of the last 50 runs is above it, a warning is logged.
   */
  budget_ms?: number | undefined;
  /**
   * Source of the hook; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * One event for a worker, as one line on its standard input.
 */
export interface WorkerRequest {
  /**
   * Frame type.
   */
  type: 'request';
  /**
   * Id of the request, of up to 16 digits. Unique for the worker and not predictable.
   */
  id: number;
  /**
   * Private folder of the hook in this session, which a command hook gets as HOOKWRIGHT_STATE_DIR. Absent if it could not be created.
   */
  state_dir?: string | undefined;
  /**
   * Input that a command hook would read.
   */
  input: Record<string, unknown>;
}

/**
 * Response of a worker to one request, as one line on its standard output.
 */
export interface WorkerResponse {
  /**
   * Frame type.
   */
  type: 'response';
  /**
   * Id of the request.
   */
  id: number;
  /**
   * Output that a command hook would print: JSON or text.
   */
  output?: Record<string, unknown> | string | undefined;
  /**
   * Exit code that a command hook would have: 2 blocks, any other code except 0 is a failure.
   */
  exitCode?: number | undefined;
  /**
   * Text that a command hook would print on standard error: the reason if the exit code is 2.
   */
  stderr?: string | undefined;
}

/** Classes of the merged output, by event. */
export interface HookOutputClasses {
  AfterAgent: HookOutput & ClearingHookOutputMethods;
  AfterModel: HookOutput & ModelResponseHookOutputMethods;
  AfterTool: HookOutput & FollowUpHookOutputMethods;
  BeforeAgent: HookOutput & PromptHookOutputMethods;
  BeforeModel: HookOutput & ModelRequestHookOutputMethods;
  BeforeTool: HookOutput & RewriteHookOutputMethods;
  BeforeToolSelection: HookOutput & ToolChoiceHookOutputMethods;
  Notification: HookOutput & DefaultHookOutputMethods;
  PreCompress: HookOutput & DefaultHookOutputMethods;
  SessionEnd: HookOutput & DefaultHookOutputMethods;
  SessionStart: HookOutput & DefaultHookOutputMethods;
  SubagentStart: HookOutput & DefaultHookOutputMethods;
  SubagentStop: HookOutput & DefaultHookOutputMethods;
}

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

/** Outputs that a hook may answer, by event. */
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

/** Parameters with which a host fires an event, by event. */
export interface HookParams {
  AfterAgent: AfterAgentParams;
  AfterModel: AfterModelParams;
  AfterTool: AfterToolParams;
  BeforeAgent: BeforeAgentParams;
  BeforeModel: BeforeModelParams;
  BeforeTool: BeforeToolParams;
  BeforeToolSelection: BeforeToolSelectionParams;
  Notification: NotificationParams;
  PreCompress: PreCompressParams;
  SessionEnd: SessionEndParams;
  SessionStart: SessionStartParams;
  SubagentStart: SubagentStartParams;
  SubagentStop: SubagentStopParams;
}

/** Types of the events of this contract. */
export interface HookTypes {
  params: HookParams;
  inputs: HookInputs;
  outputs: HookOutputs;
}

/** Records in the host's log, by tag. */
export interface HookLogRecords {
  "hook:failure": HookFailureRecord;
  "hook:result": HookResultRecord;
  "hook:batch_summary": HookSummaryRecord;
}

/** Merged output of one event. */
export type HookOutputOf<E extends HookEventName> = HookOutputClasses[E];
/** Any message on the bus. */
export type MessageBusMessage = HookExecutionRequest | HookExecutionResponse;
