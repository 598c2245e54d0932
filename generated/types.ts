// Made from schemas/ by npm run generate. Do not edit.

import type {
  ClearingHookOutputMethods,
  DefaultHookOutputMethods,
  FollowUpHookOutputMethods,
  HookAction,
  ModelRequestHookOutputMethods,
  ModelResponseHookOutputMethods,
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
  HookOutputFormat,
  HookType,
  HookVerdictKind,
  LLMFinishReason,
  LLMRole,
  NotificationType,
  PreCompressTrigger,
  SessionEndReason,
  SessionStartSource,
  ToolCallingMode,
} from './enums.js';
/**
 * A turn of the agent has ended with an answer. The hook may send the agent back to work.
 */
export interface AfterAgentHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'AfterAgent';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * What the user asked.
   */
  prompt: string;
  /**
   * What the agent answered.
   */
  prompt_response: string;
  /**
   * True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.
   */
  stop_hook_active: boolean;
}

/**
 * The input of AfterAgent as a bus client gives it. A turn of the agent has ended with an answer. The hook may send the agent back to work.
 */
export interface AfterAgentInput {
  /**
   * What the user asked.
   */
  prompt: string;
  /**
   * What the agent answered.
   */
  prompt_response: string;
  /**
   * True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.
   */
  stop_hook_active?: boolean | undefined;
}

/**
 * Let the answer stand, or block: the reason becomes the next prompt.
 */
export interface AfterAgentOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'AfterAgent' | undefined;
    /**
     * True asks the host to forget the conversation so far.
     */
    clearContext?: boolean | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * What fireAfterAgentEvent takes.
 */
export interface AfterAgentParams {
  /**
   * What the user asked.
   */
  prompt: string;
  /**
   * What the agent answered.
   */
  promptResponse: string;
  /**
   * True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.
   */
  stopHookActive?: boolean | undefined;
}

/**
 * The model has answered. The hook may edit or replace the answer.
 */
export interface AfterModelHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'AfterModel';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The request that was sent.
   */
  llm_request: LLMRequest;
  /**
   * The answer of the model.
   */
  llm_response: LLMResponse;
  /**
   * The calls of tools that the answer asks for. Not there when it asks for none.
   */
  tool_calls?: LLMToolCall[] | undefined;
}

/**
 * The input of AfterModel as a bus client gives it. The model has answered. The hook may edit or replace the answer.
 */
export type AfterModelInput = AfterModelInputRaw | AfterModelInputStable;

/**
 * In the shape of the model SDK.
 */
export interface AfterModelInputRaw {
  /**
   * The request that was sent. In the shape of the model SDK.
   */
  model_request: object;
  /**
   * Ignored when model_request is given.
   */
  llm_request?: unknown;
  /**
   * The answer of the model. In the shape of the model SDK.
   */
  model_response: object;
  /**
   * Ignored when model_response is given.
   */
  llm_response?: unknown;
  /**
   * Ignored when model_response is given.
   */
  tool_calls?: unknown;
}

/**
 * In the stable shape.
 */
export interface AfterModelInputStable {
  /**
   * Not given.
   */
  model_request?: undefined;
  /**
   * The request that was sent.
   */
  llm_request: LLMRequest;
  /**
   * Not given.
   */
  model_response?: undefined;
  /**
   * The answer of the model.
   */
  llm_response: LLMResponse;
  /**
   * The calls of tools that the answer asks for. Not there when it asks for none.
   */
  tool_calls?: LLMToolCall[] | undefined;
}

/**
 * Edit or replace the answer, hide it from the display, or stop the agent.
 */
export interface AfterModelOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'AfterModel' | undefined;
    /**
     * The answer as it shall be.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * With `true`, `llm_response` changes the text only, and the calls of tools in the answer stay.
     */
    keepToolCalls?: boolean | undefined;
  } | undefined;
}

/**
 * What fireAfterModelEvent takes.
 */
export interface AfterModelParams {
  /**
   * The request that was sent. In the shape of the model SDK.
   */
  modelRequest: SdkRequest;
  /**
   * The answer of the model. In the shape of the model SDK.
   */
  modelResponse: SdkResponse;
}

/**
 * A tool has run. The hook may add to what the model reads, or hide the result from the display.
 */
export interface AfterToolHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'AfterTool';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The name of the tool.
   */
  tool_name: string;
  /**
   * The arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * What the tool gave back: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
   */
  tool_response: unknown;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcp_context?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * The input of AfterTool as a bus client gives it. A tool has run. The hook may add to what the model reads, or hide the result from the display.
 */
export interface AfterToolInput {
  /**
   * The name of the tool.
   */
  tool_name: string;
  /**
   * The arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * What the tool gave back: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
   */
  tool_response: unknown;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcp_context?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * Add context to the tool result, hide it from the display, or stop the agent.
 */
export interface AfterToolOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'AfterTool' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
    /**
     * A tool call the host may make right after this one.
     */
    tailToolCallRequest?: {
      /**
       * The name of the tool.
       */
      name: string;
      /**
       * Its arguments.
       */
      args: Record<string, unknown>;
    } | undefined;
  } | undefined;
}

/**
 * What fireAfterToolEvent takes.
 */
export interface AfterToolParams {
  /**
   * The name of the tool.
   */
  toolName: string;
  /**
   * The arguments of the tool call.
   */
  toolInput: Record<string, unknown>;
  /**
   * What the tool gave back: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
   */
  toolResponse: unknown;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcpContext?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  originalRequestName?: string | undefined;
}

/**
 * The answers of all hooks of one event, merged into one.
 */
export interface AggregatedHookResult {
  /**
   * Whether every hook ran healthily. It says nothing about the decision.
   */
  success: boolean;
  /**
   * The answers of all hooks, merged; absent when no hook answered.
   */
  finalOutput?: HookOutput & DefaultHookOutputMethods | undefined;
  /**
   * The answer of each hook, in order.
   */
  allOutputs: HookOutput[];
  /**
   * What went wrong.
   */
  errors: Error[];
  /**
   * The durations of all hooks together, in milliseconds.
   */
  totalDuration: number;
  /**
   * How each hook ran.
   */
  hookResults?: HookExecutionResult[] | undefined;
  /**
   * Reason to withhold the result that the event is about: a guard could not run and blocks on errors. Only for events that cannot block.
   */
  withheld?: string | undefined;
}

/**
 * A turn of the agent begins with a prompt. The hook may refuse it or add context.
 */
export interface BeforeAgentHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeAgent';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * What the user asked.
   */
  prompt: string;
}

/**
 * The input of BeforeAgent as a bus client gives it. A turn of the agent begins with a prompt. The hook may refuse it or add context.
 */
export interface BeforeAgentInput {
  /**
   * What the user asked.
   */
  prompt: string;
}

/**
 * Refuse the turn, add context to the prompt, or stop the agent.
 */
export interface BeforeAgentOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeAgent' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * What fireBeforeAgentEvent takes.
 */
export interface BeforeAgentParams {
  /**
   * What the user asked.
   */
  prompt: string;
}

/**
 * A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place.
 */
export interface BeforeModelHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeModel';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The request to the model.
   */
  llm_request: LLMRequest;
  /**
   * What the host tells the model about its task, as text. Not there when the request has none.
   */
  system_instruction?: string | undefined;
  /**
   * What tools gave back, as the model is about to read it, oldest first. Not there when the request has none.
   */
  tool_results?: LLMToolResult[] | undefined;
}

/**
 * The input of BeforeModel as a bus client gives it. A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place.
 */
export type BeforeModelInput = BeforeModelInputRaw | BeforeModelInputStable;

/**
 * In the shape of the model SDK.
 */
export interface BeforeModelInputRaw {
  /**
   * The request to the model. In the shape of the model SDK.
   */
  model_request: object;
  /**
   * Ignored when model_request is given.
   */
  llm_request?: unknown;
  /**
   * Ignored when model_request is given.
   */
  system_instruction?: unknown;
  /**
   * Ignored when model_request is given.
   */
  tool_results?: unknown;
}

/**
 * In the stable shape.
 */
export interface BeforeModelInputStable {
  /**
   * Not given.
   */
  model_request?: undefined;
  /**
   * The request to the model.
   */
  llm_request: LLMRequest;
  /**
   * What the host tells the model about its task, as text. Not there when the request has none.
   */
  system_instruction?: string | undefined;
  /**
   * What tools gave back, as the model is about to read it, oldest first. Not there when the request has none.
   */
  tool_results?: LLMToolResult[] | undefined;
}

/**
 * Change the request, refuse it, or answer in the model's place.
 */
export interface BeforeModelOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeModel' | undefined;
    /**
     * Changes to the request.
     */
    llm_request?: LLMRequestPatch | undefined;
    /**
     * An answer in place of the model's; used when the request is blocked or stopped.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * The system instruction as it shall be; an empty text takes it away.
     */
    system_instruction?: string | undefined;
    /**
     * Results with another text, by their ids. Those that are not named stay as they are.
     */
    tool_results?: LLMToolResultPatch[] | undefined;
  } | undefined;
}

/**
 * What fireBeforeModelEvent takes.
 */
export interface BeforeModelParams {
  /**
   * The request to the model. In the shape of the model SDK.
   */
  modelRequest: SdkRequest;
}

/**
 * A tool is about to run. The hook may refuse the call or change its arguments.
 */
export interface BeforeToolHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeTool';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The name of the tool.
   */
  tool_name: string;
  /**
   * The arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcp_context?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * The input of BeforeTool as a bus client gives it. A tool is about to run. The hook may refuse the call or change its arguments.
 */
export interface BeforeToolInput {
  /**
   * The name of the tool.
   */
  tool_name: string;
  /**
   * The arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcp_context?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * Refuse the tool call, change its arguments, or stop the agent.
 */
export interface BeforeToolOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeTool' | undefined;
    /**
     * Arguments to change; the others stay as they were, unless `tool_input_mode` says otherwise.
     */
    tool_input?: Record<string, unknown> | undefined;
    /**
     * `replace` makes `tool_input` all of the arguments: what it leaves out is gone.
     */
    tool_input_mode?: 'merge' | 'replace' | undefined;
    /**
     * Another way to say `decision`; `block` and `deny` refuse the call.
     */
    permissionDecision?: HookDecision | undefined;
    /**
     * Why; takes the place of `reason`.
     */
    permissionDecisionReason?: string | undefined;
  } | undefined;
}

/**
 * What fireBeforeToolEvent takes.
 */
export interface BeforeToolParams {
  /**
   * The name of the tool.
   */
  toolName: string;
  /**
   * The arguments of the tool call.
   */
  toolInput: Record<string, unknown>;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcpContext?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  originalRequestName?: string | undefined;
}

/**
 * The model is about to be offered tools. The hook may restrict which ones.
 */
export interface BeforeToolSelectionHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeToolSelection';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The request to the model.
   */
  llm_request: LLMRequest;
  /**
   * The tools on offer.
   */
  available_tools: unknown[];
}

/**
 * The input of BeforeToolSelection as a bus client gives it. The model is about to be offered tools. The hook may restrict which ones.
 */
export type BeforeToolSelectionInput = BeforeToolSelectionInputRaw | BeforeToolSelectionInputStable;

/**
 * In the shape of the model SDK.
 */
export interface BeforeToolSelectionInputRaw {
  /**
   * The request to the model. In the shape of the model SDK.
   */
  model_request: object;
  /**
   * Ignored when model_request is given.
   */
  llm_request?: unknown;
  /**
   * The tools on offer.
   */
  available_tools: unknown[];
}

/**
 * In the stable shape.
 */
export interface BeforeToolSelectionInputStable {
  /**
   * Not given.
   */
  model_request?: undefined;
  /**
   * The request to the model.
   */
  llm_request: LLMRequest;
  /**
   * The tools on offer.
   */
  available_tools: unknown[];
}

/**
 * Restrict the tools, or stop the agent.
 */
export interface BeforeToolSelectionOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeToolSelection' | undefined;
    /**
     * Which tools may be called. Lists of several hooks are united; `NONE` wins over everything.
     */
    toolConfig?: HookToolConfig | undefined;
  } | undefined;
}

/**
 * What fireBeforeToolSelectionEvent takes.
 */
export interface BeforeToolSelectionParams {
  /**
   * The request to the model. In the shape of the model SDK.
   */
  modelRequest: SdkRequest;
  /**
   * The tools on offer.
   */
  availableTools?: unknown[] | undefined;
}

/**
 * A hook that is whoever serves the event on the bus of the host, such as the policy servers of a fleet.
 */
export interface BusHookConfig {
  /**
   * The kind of hook.
   */
  type: 'bus';
  /**
   * A name to show and to enable or disable the hook by.
   */
  name?: string | undefined;
  /**
   * What the hook is for.
   */
  description?: string | undefined;
  /**
   * How long to wait for the answer, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * What it means when nobody serves the event, the answer takes too long or those who answer have failed.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records in the trace what it would have done; its answer changes nothing.
   */
  enforce?: boolean | undefined;
  /**
   * Where the hook comes from; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * A hook that is a command. Without `args` it is shell text; with `args` it is a program that is started without a shell.
 */
export interface CommandHookConfig {
  /**
   * The kind of hook.
   */
  type: 'command';
  /**
   * Shell text or, when `args` is given, the path or name of a program.
   */
  command: string;
  /**
   * The arguments of the program. When given, no shell is involved.
   */
  args?: string[] | undefined;
  /**
   * A name to show and to enable or disable the hook by.
   */
  name?: string | undefined;
  /**
   * What the hook is for.
   */
  description?: string | undefined;
  /**
   * How long the hook may run, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * Environment variables for this hook alone.
   */
  env?: {
    [k: string]: string;
  } | undefined;
  /**
   * What it means when the hook crashes, times out or prints something unusable.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records in the trace what it would have done; its answer changes nothing.
   */
  enforce?: boolean | undefined;
  /**
   * Where the hook comes from; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * A hook that is a function of the host. It exists only in code: settings cannot declare one.
 */
export interface FunctionHookConfig {
  /**
   * The kind of hook.
   */
  type: 'function';
  /**
   * A name to show and to enable or disable the hook by.
   */
  name: string;
  /**
   * The function. It gets its own copy of the input and may answer like a script does.
   */
  action: HookAction<HookInput, HookOutput>;
  /**
   * What the hook is for.
   */
  description?: string | undefined;
  /**
   * How long the hook may run, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * What it means when the function throws, times out or answers something unusable.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records in the trace what it would have done; its answer changes nothing.
   */
  enforce?: boolean | undefined;
  /**
   * Where the hook comes from; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * A hook of any kind.
 */
export type HookConfig =
  BusHookConfig | CommandHookConfig | FunctionHookConfig | HttpHookConfig | PluginHookConfig | WorkerHookConfig;

/**
 * One or more hooks with a condition.
 */
export interface HookDefinition {
  /**
   * When the hooks apply: a regular expression on the tool name, or on the whole trigger of a session, notification or compression. Missing, empty and `*` mean always.
   */
  matcher?: string | undefined;
  /**
   * Run the hooks of this event one after another, each seeing what the one before changed.
   */
  sequential?: boolean | undefined;
  /**
   * The hooks.
   */
  hooks: (BusHookConfig | CommandHookConfig | HttpHookConfig | PluginHookConfig | WorkerHookConfig)[];
}

/**
 * An error, as far as it can be written as JSON.
 */
export interface HookErrorInfo {
  /**
   * The class of the error.
   */
  name?: string | undefined;
  /**
   * What went wrong.
   */
  message: string;
  [k: string]: unknown;
}

/**
 * The event could not be fired.
 */
export interface HookExecutionFailure {
  /**
   * The kind of message.
   */
  type: 'hook-execution-response';
  /**
   * The id of the request.
   */
  correlationId: string;
  /**
   * A stage failed.
   */
  success: false;
  /**
   * The decision, if the failure blocks the event or withholds its result; absent otherwise.
   */
  output?: AggregatedHookResult | undefined;
  /**
   * What went wrong.
   */
  error: {
    /**
     * The kind of failure.
     */
    code?: BusErrorCode | undefined;
    /**
     * What went wrong, for a person.
     */
    message: string;
    /**
     * More about it, for example the stage and the places in the input.
     */
    details?: unknown;
  };
}

/**
 * Asks for an event to be fired. Exactly one response follows.
 */
export interface HookExecutionRequest {
  /**
   * The kind of message.
   */
  type: 'hook-execution-request';
  /**
   * The event to fire. A name that does not exist is answered with `unsupported_event`.
   */
  eventName: HookEventName;
  /**
   * The input of the event, without the base fields: session, directory and event name are not the client's to choose.
   */
  input: Record<string, unknown>;
  /**
   * Returned unchanged in the response. One is made when it is missing or empty.
   */
  correlationId?: string | undefined;
  /**
   * Where the event happened. Hooks read it as `origin`; it decides nothing.
   */
  origin?: HookOrigin | undefined;
}

/**
 * Answers a request to fire an event.
 */
export type HookExecutionResponse = HookExecutionSuccess | HookExecutionFailure;

/**
 * How one hook ran.
 */
export interface HookExecutionResult {
  /**
   * The hook.
   */
  hookConfig: HookConfig;
  /**
   * The event it ran for.
   */
  eventName: HookEventName;
  /**
   * Whether the hook ran healthily. It says nothing about the decision: an intentional block is not healthy in this sense.
   */
  success: boolean;
  /**
   * What the hook answered.
   */
  output?: HookOutput | undefined;
  /**
   * What it answered, where its answer changes nothing: it is not enforced, or runs in the background.
   */
  unenforcedOutput?: HookOutput | undefined;
  /**
   * It was started and is not waited for. How it ended comes later, in the trace.
   */
  background?: boolean | undefined;
  /**
   * Its standard output.
   */
  stdout?: string | undefined;
  /**
   * Its standard error.
   */
  stderr?: string | undefined;
  /**
   * Its exit code; absent when a signal ended it.
   */
  exitCode?: number | undefined;
  /**
   * The signal that ended it.
   */
  signal?: string | undefined;
  /**
   * It was ended by its timeout.
   */
  timedOut?: boolean | undefined;
  /**
   * It wrote more than is kept.
   */
  truncated?: boolean | undefined;
  /**
   * It was ended because the caller aborted.
   */
  aborted?: boolean | undefined;
  /**
   * Why it was not started at all.
   */
  skipped?: HookVerdictKind | undefined;
  /**
   * How long it took, in milliseconds.
   */
  duration: number;
  /**
   * What went wrong.
   */
  error?: Error | undefined;
  /**
   * How its output was read.
   */
  outputFormat?: HookOutputFormat | undefined;
  /**
   * What was odd about its output.
   */
  warnings?: string[] | undefined;
  /**
   * How much it wrote on standard output.
   */
  stdoutBytes?: number | undefined;
  /**
   * How much it wrote on standard error.
   */
  stderrBytes?: number | undefined;
  /**
   * Its `allow` skips the host's own prompt: it was written for an agent where that is so, and the host consents.
   */
  grant?: boolean | undefined;
  /**
   * Reason to withhold the result that the event is about, if the failure of the hook does so. Only for events that cannot block.
   */
  withheld?: string | undefined;
  /**
   * What it puts in the place of the tool's result: it was written for an agent where that is so, and the host consents.
   */
  toolResult?: string | undefined;
}

/**
 * The event was fired. What the hooks decided, also a block, is in the output.
 */
export interface HookExecutionSuccess {
  /**
   * The kind of message.
   */
  type: 'hook-execution-response';
  /**
   * The id of the request.
   */
  correlationId: string;
  /**
   * The pipeline completed.
   */
  success: true;
  /**
   * The merged answers of the hooks.
   */
  output: AggregatedHookResult;
  /**
   * Never there.
   */
  error?: undefined;
}

/**
 * What firing an event gives back: the merged answers and what they mean.
 */
export interface HookFireResult<E extends HookEventName = HookEventName> {
  /**
   * Whether every hook ran healthily. It says nothing about the decision.
   */
  success: boolean;
  /**
   * The answers of all hooks, merged; absent when no hook answered.
   */
  finalOutput?: HookOutputOf<E> | undefined;
  /**
   * The answer of each hook, in order.
   */
  allOutputs: HookOutput[];
  /**
   * What went wrong.
   */
  errors: Error[];
  /**
   * The durations of all hooks together, in milliseconds.
   */
  totalDuration: number;
  /**
   * How each hook ran.
   */
  hookResults?: HookExecutionResult[] | undefined;
  /**
   * Reason to withhold the result that the event is about: a guard could not run and blocks on errors. Only for events that cannot block.
   */
  withheld?: string | undefined;
  /**
   * The merged answers.
   */
  aggregated: AggregatedHookResult;
  /**
   * Whether a hook asked the agent to stop.
   */
  shouldStop: boolean;
  /**
   * Why; absent when the agent goes on.
   */
  stopReason?: string | undefined;
  /**
   * The message for the model.
   */
  systemMessage?: string | undefined;
  /**
   * Whether the result is kept off the display.
   */
  suppressOutput: boolean;
  /**
   * Which hooks ran, which did not, and why.
   */
  trace: HookTrace;
}

/**
 * What every hook reads on standard input, whatever the event.
 */
export interface HookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event that fired.
   */
  hook_event_name: HookEventName;
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
}

/**
 * The agent that an event happened in, when its hooks run on another machine.
 */
export interface HookOrigin {
  /**
   * The working directory of that agent.
   */
  cwd?: string | undefined;
  /**
   * The session of that agent.
   */
  session_id?: string | undefined;
  /**
   * The agent said so, and nobody has checked it.
   */
  told?: boolean | undefined;
}

/**
 * What any hook may print on standard output, as one JSON object. Every field is optional; nothing printed means: go on.
 */
export interface HookOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: Record<string, unknown> | undefined;
}

/**
 * One hook as the registry knows it.
 */
export interface HookRegistryEntry {
  /**
   * The hook.
   */
  config: HookConfig;
  /**
   * Where it comes from.
   */
  source: ConfigSource;
  /**
   * The event it belongs to.
   */
  eventName: HookEventName;
  /**
   * When it applies.
   */
  matcher?: string | undefined;
  /**
   * Whether it asks for one hook after another.
   */
  sequential?: boolean | undefined;
  /**
   * In whose words it is written, when in another agent's, and where.
   */
  dialect?: {
    /**
     * The dialect.
     */
    name: string;
    /**
     * The event, as the dialect calls it.
     */
    event: string;
    /**
     * The file that declares it.
     */
    file?: string | undefined;
    /**
     * Its line, from 1.
     */
    line?: number | undefined;
    /**
     * Its column, from 1.
     */
    column?: number | undefined;
    /**
     * Where it runs, when elsewhere than where the agent works.
     */
    cwd?: string | undefined;
    /**
     * The entry as it is written.
     */
    entry?: Record<string, unknown> | undefined;
    /**
     * Variables that stand for folders, with their values.
     */
    variables?: {
      [k: string]: string;
    } | undefined;
  } | undefined;
  /**
   * Whether it may run.
   */
  enabled: boolean;
}

/**
 * The part of a settings file that hookwright reads.
 */
export interface HookSettings {
  /**
   * Whether the hooks of this file run. In a file, `false` also switches off the weaker layers: the user's file is stronger than the project's, the system's stronger than both.
   */
  enableHooks?: boolean | undefined;
  /**
   * The hooks, by event.
   */
  hooks?: HooksMap | undefined;
  /**
   * Hooks of this and of weaker layers that shall not run, by name or command.
   */
  disabledHooks?: string[] | undefined;
  /**
   * Other agents whose hooks run too, as they are written for them. In a project's file this is about the files of the project alone.
   */
  dialects?: string[] | undefined;
  /**
   * Whether hooks of projects run: `never`, or when a person `trusted` them. Not in a project's own files.
   */
  projectHooks?: 'never' | 'trusted' | undefined;
  /**
   * What a failed hook of this file means when the hook does not say. Not in a project's own files.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Which variables of the host's environment hooks may see. Not in a project's own files.
   */
  sanitization?: {
    /**
     * Withhold variables that look like secrets.
     */
    enableEnvironmentVariableRedaction?: boolean | undefined;
    /**
     * Variables that hooks see although they look like secrets.
     */
    allowedEnvironmentVariables?: string[] | undefined;
    /**
     * Variables that hooks never see.
     */
    blockedEnvironmentVariables?: string[] | undefined;
  } | undefined;
  /**
   * Accept exactly the project hooks that the project's lock file lists. Not in a project's own files.
   */
  locked?: boolean | undefined;
  /**
   * Keep a file of what every hook did. Not in a project's own files.
   */
  trace?:
    | boolean
    | {
        /**
         * Where; else a folder of the user's state.
         */
        file?: string | undefined;
        /**
         * Also what hooks read and wrote.
         */
        inputs?: boolean | undefined;
      } | undefined;
  /**
   * Variables of the environment that headers of http hooks may name. Not in a project's own files.
   */
  httpAllowedEnv?: string[] | undefined;
  /**
   * Let http hooks use plain http to other machines. Not in a project's own files.
   */
  allowHttp?: boolean | undefined;
  /**
   * Settings about hooks.
   */
  hooksConfig?: {
    /**
     * False switches all hooks off.
     */
    enabled?: boolean | undefined;
    /**
     * Hooks that shall not run, by name or command.
     */
    disabled?: string[] | undefined;
    /**
     * Whether the host tells the user about hooks.
     */
    notifications?: boolean | undefined;
  } | undefined;
}

/**
 * A file of hook tests, `*.hooktest.json`: events that are fired, and what is expected of them.
 */
export interface HookTest {
  /**
   * The cases, each in a temporary project of its own.
   */
  cases: HookTestCase[];
}

/**
 * One event that is fired in a temporary project, and what is expected of it.
 */
export interface HookTestCase {
  /**
   * What the case shows.
   */
  name: string;
  /**
   * The name of the event.
   */
  event: string;
  /**
   * The fields of the event, as hooks read them; what is missing is filled in.
   */
  input?: Record<string, unknown> | undefined;
  /**
   * A JSON file with more fields of the event, by its path from this file.
   */
  inputFile?: string | undefined;
  /**
   * Files of the temporary project, by their paths, beside those that hooks name.
   */
  files?: {
    [k: string]: string;
  } | undefined;
  /**
   * What must come of it.
   */
  expect: HookTestExpectation;
}

/**
 * What must come of an event. What is not named is not looked at, but for hooks that fail: they fail the case.
 */
export interface HookTestExpectation {
  /**
   * What the agent does: goes on, refuses, asks a person, or stops.
   */
  decision?: 'allow' | 'deny' | 'ask' | 'stop' | undefined;
  /**
   * Why: the text, or a pattern.
   */
  reason?:
    | string
    | {
        /**
         * A regular expression that is found somewhere in it.
         */
        pattern: string;
      } | undefined;
  /**
   * Fields that the merged output must have, with these values.
   */
  output?: Record<string, unknown> | undefined;
  /**
   * What must become of hooks, by their names.
   */
  verdicts?: {
    [k: string]: HookVerdictKind;
  } | undefined;
  /**
   * The names of the hooks that must fail: end with an error, or not in time. No other may.
   */
  fails?: string[] | undefined;
  /**
   * Files of the project afterwards, by their paths: the text, a pattern, or false for a file that must not be there.
   */
  files?: {
    [k: string]:
      | string
      | {
          /**
           * A regular expression that is found somewhere in it.
           */
          pattern: string;
        }
      | false;
  } | undefined;
  /**
   * How long the event may take, in milliseconds.
   */
  within?: number | undefined;
}

/**
 * Which tools the model may call.
 */
export interface HookToolConfig {
  /**
   * How the model may call tools.
   */
  mode?: ToolCallingMode | undefined;
  /**
   * The names of the tools that may be called.
   */
  allowedFunctionNames?: string[] | undefined;
}

/**
 * The record of one fired event: every hook configured for it, and what became of each.
 */
export interface HookTrace {
  /**
   * The event; of a refused request, the name that was asked for.
   */
  eventName: string;
  /**
   * The id of the request on the bus.
   */
  correlationId?: string | undefined;
  /**
   * Session of the event, if the host has several.
   */
  sessionId?: string | undefined;
  /**
   * The value that matchers were tested against.
   */
  matched?: string | undefined;
  /**
   * When the event fired, in ISO-8601.
   */
  startedAt: string;
  /**
   * How long the event took from start to end, in milliseconds.
   */
  duration: number;
  /**
   * Whether the hooks ran one after another.
   */
  sequential?: boolean | undefined;
  /**
   * Whether every hook ran healthily.
   */
  success?: boolean | undefined;
  /**
   * What went wrong outside of any hook.
   */
  error?: string | undefined;
  /**
   * Where it went wrong.
   */
  stage?: HookFailureStage | undefined;
  /**
   * What became of a hook's wish to ask a person: `confirmed` or `declined` by one, `refused` or `allowed` because nobody could be asked.
   */
  ask?: 'confirmed' | 'declined' | 'refused' | 'allowed' | undefined;
  /**
   * What was odd about the answers together, for example two hooks that wrote the same field.
   */
  warnings?: string[] | undefined;
  /**
   * What keeps the settings from counting as they are written, for example a file that is broken.
   */
  notes?: string[] | undefined;
  /**
   * Every hook configured for the event, in order.
   */
  hooks: HookVerdict[];
}

/**
 * A line of a trace file: an event has ended, and this became of every hook that is configured for it.
 */
export interface HookTraceEnd {
  /**
   * The event; of a refused request, the name that was asked for.
   */
  eventName: string;
  /**
   * The id of the request on the bus.
   */
  correlationId?: string | undefined;
  /**
   * Session of the event, if the host has several.
   */
  sessionId?: string | undefined;
  /**
   * The value that matchers were tested against.
   */
  matched?: string | undefined;
  /**
   * When the event fired, in ISO-8601.
   */
  startedAt: string;
  /**
   * How long the event took from start to end, in milliseconds.
   */
  duration: number;
  /**
   * Whether the hooks ran one after another.
   */
  sequential?: boolean | undefined;
  /**
   * Whether every hook ran healthily.
   */
  success?: boolean | undefined;
  /**
   * What went wrong outside of any hook.
   */
  error?: string | undefined;
  /**
   * Where it went wrong.
   */
  stage?: HookFailureStage | undefined;
  /**
   * What became of a hook's wish to ask a person: `confirmed` or `declined` by one, `refused` or `allowed` because nobody could be asked.
   */
  ask?: 'confirmed' | 'declined' | 'refused' | 'allowed' | undefined;
  /**
   * What was odd about the answers together, for example two hooks that wrote the same field.
   */
  warnings?: string[] | undefined;
  /**
   * What keeps the settings from counting as they are written, for example a file that is broken.
   */
  notes?: string[] | undefined;
  /**
   * Every hook configured for the event, in order.
   */
  hooks: HookVerdict[];
  /**
   * The version of this form.
   */
  v: number;
  /**
   * Of the event: all its lines have the same, and no other event has it.
   */
  id: string;
  /**
   * The kind of line.
   */
  kind: 'end';
  /**
   * The process of the host.
   */
  pid: number;
  /**
   * The session of the host.
   */
  session_id: string;
  /**
   * For each field of the merged answer, the hooks it came from: their places in `hooks`.
   */
  origins?: {
    /**
     * The hooks that this field came from.
     */
    [k: string]: number[];
  } | undefined;
  /**
   * The merged answer, as JSON.
   */
  output?: HookTraceText | undefined;
  /**
   * When, in ISO-8601.
   */
  endedAt: string;
}

/**
 * A line of a trace file: a hook has ended; `late`, when its event had ended before it.
 */
export interface HookTraceHook {
  /**
   * The name of the hook, else its command.
   */
  name: string;
  /**
   * Its kind.
   */
  type: HookType;
  /**
   * Where it comes from.
   */
  source: ConfigSource;
  /**
   * The dialect it is written in, when it is another agent's.
   */
  dialect?: string | undefined;
  /**
   * Its matcher, when it has one.
   */
  matcher?: string | undefined;
  /**
   * Whether it ran, else why not.
   */
  verdict: HookVerdictKind;
  /**
   * The reason in words, for a person.
   */
  why?: string | undefined;
  /**
   * How long it took, in milliseconds.
   */
  duration?: number | undefined;
  /**
   * Whether it ran healthily.
   */
  success?: boolean | undefined;
  /**
   * Its exit code.
   */
  exitCode?: number | undefined;
  /**
   * The signal that ended it.
   */
  signal?: string | undefined;
  /**
   * It was ended by its timeout.
   */
  timedOut?: boolean | undefined;
  /**
   * What it decided.
   */
  decision?: HookDecision | undefined;
  /**
   * Why it decided so.
   */
  reason?: string | undefined;
  /**
   * It asked the agent to stop.
   */
  stop?: boolean | undefined;
  /**
   * `false` where its answer changes nothing.
   */
  enforced?: boolean | undefined;
  /**
   * The event did not wait for it.
   */
  background?: boolean | undefined;
  /**
   * What it would have done, where its answer changed nothing.
   */
  would?: {
    /**
     * What it decided.
     */
    decision?: HookDecision | undefined;
    /**
     * Why it decided so.
     */
    reason?: string | undefined;
    /**
     * It asked the agent to stop.
     */
    stop?: boolean | undefined;
    /**
     * The other fields of its answer, by name.
     */
    sets?: string[] | undefined;
  } | undefined;
  /**
   * How much it wrote on standard output.
   */
  stdoutBytes?: number | undefined;
  /**
   * How much it wrote on standard error.
   */
  stderrBytes?: number | undefined;
  /**
   * It wrote more than is kept.
   */
  truncated?: boolean | undefined;
  /**
   * What was odd about its output.
   */
  warnings?: string[] | undefined;
  /**
   * What went wrong.
   */
  error?: string | undefined;
  /**
   * The version of this form.
   */
  v: number;
  /**
   * Of the event: all its lines have the same, and no other event has it.
   */
  id: string;
  /**
   * The kind of line.
   */
  kind: 'hook' | 'late';
  /**
   * The process of the host.
   */
  pid: number;
  /**
   * The session of the host.
   */
  session_id: string;
  /**
   * The event.
   */
  eventName: string;
  /**
   * Its place among all hooks that are configured for the event.
   */
  hook: number;
  /**
   * When its turn to run came, in ISO-8601; it may have to wait until less runs.
   */
  queuedAt: string;
  /**
   * When it started; absent when it never did.
   */
  startedAt?: string | undefined;
  /**
   * When it had ended.
   */
  endedAt: string;
  /**
   * What it read, as JSON, where that is not what the event began with.
   */
  input?: HookTraceText | undefined;
  /**
   * What it wrote on standard output.
   */
  stdout?: HookTraceText | undefined;
  /**
   * What it wrote on standard error.
   */
  stderr?: HookTraceText | undefined;
  /**
   * What it answered, as JSON.
   */
  output?: HookTraceText | undefined;
}

/**
 * One line of a trace file. A file may hold the lines of several events, and of several processes, one among the other.
 */
export type HookTraceLine = HookTraceStart | HookTraceHook | HookTraceEnd;

/**
 * A line of a trace file: an event fired, and these hooks are about to run.
 */
export interface HookTraceStart {
  /**
   * The version of this form.
   */
  v: number;
  /**
   * Of the event: all its lines have the same, and no other event has it.
   */
  id: string;
  /**
   * The kind of line.
   */
  kind: 'start';
  /**
   * The process of the host.
   */
  pid: number;
  /**
   * The session of the host.
   */
  session_id: string;
  /**
   * The event.
   */
  eventName: string;
  /**
   * The value that matchers were tested against.
   */
  matched?: string | undefined;
  /**
   * The id of the request on the bus.
   */
  correlationId?: string | undefined;
  /**
   * Whether the hooks run one after another.
   */
  sequential: boolean;
  /**
   * The hooks of the plan, in order.
   *
   * Items: A hook of the plan.
   */
  hooks: {
    /**
     * Its place among all hooks that are configured for the event.
     */
    hook: number;
    /**
     * Its name, else its command.
     */
    name: string;
    /**
     * Its kind.
     */
    type: HookType;
    /**
     * Where it comes from.
     */
    source: ConfigSource;
  }[];
  /**
   * What the hooks read, as JSON.
   */
  input?: HookTraceText | undefined;
  /**
   * When the event fired, in ISO-8601.
   */
  startedAt: string;
}

/**
 * A text in a trace file, as far as it is kept.
 */
export interface HookTraceText {
  /**
   * The text, after the host took out what must not be kept.
   */
  text: string;
  /**
   * It is not the whole text, so it cannot be replayed.
   */
  cut?: boolean | undefined;
}

/**
 * What became of one configured hook when its event fired.
 */
export interface HookVerdict {
  /**
   * The name of the hook, else its command.
   */
  name: string;
  /**
   * Its kind.
   */
  type: HookType;
  /**
   * Where it comes from.
   */
  source: ConfigSource;
  /**
   * The dialect it is written in, when it is another agent's.
   */
  dialect?: string | undefined;
  /**
   * Its matcher, when it has one.
   */
  matcher?: string | undefined;
  /**
   * Whether it ran, else why not.
   */
  verdict: HookVerdictKind;
  /**
   * The reason in words, for a person.
   */
  why?: string | undefined;
  /**
   * How long it took, in milliseconds.
   */
  duration?: number | undefined;
  /**
   * Whether it ran healthily.
   */
  success?: boolean | undefined;
  /**
   * Its exit code.
   */
  exitCode?: number | undefined;
  /**
   * The signal that ended it.
   */
  signal?: string | undefined;
  /**
   * It was ended by its timeout.
   */
  timedOut?: boolean | undefined;
  /**
   * What it decided.
   */
  decision?: HookDecision | undefined;
  /**
   * Why it decided so.
   */
  reason?: string | undefined;
  /**
   * It asked the agent to stop.
   */
  stop?: boolean | undefined;
  /**
   * `false` where its answer changes nothing.
   */
  enforced?: boolean | undefined;
  /**
   * The event did not wait for it.
   */
  background?: boolean | undefined;
  /**
   * What it would have done, where its answer changed nothing.
   */
  would?: {
    /**
     * What it decided.
     */
    decision?: HookDecision | undefined;
    /**
     * Why it decided so.
     */
    reason?: string | undefined;
    /**
     * It asked the agent to stop.
     */
    stop?: boolean | undefined;
    /**
     * The other fields of its answer, by name.
     */
    sets?: string[] | undefined;
  } | undefined;
  /**
   * How much it wrote on standard output.
   */
  stdoutBytes?: number | undefined;
  /**
   * How much it wrote on standard error.
   */
  stderrBytes?: number | undefined;
  /**
   * It wrote more than is kept.
   */
  truncated?: boolean | undefined;
  /**
   * What was odd about its output.
   */
  warnings?: string[] | undefined;
  /**
   * What went wrong.
   */
  error?: string | undefined;
}

/**
 * Hooks by event.
 */
export interface HooksMap {
  /**
   * An older place for `hooksConfig.enabled`.
   */
  enabled?: boolean | undefined;
  /**
   * An older place for `hooksConfig.disabled`.
   */
  disabled?: string[] | undefined;
  /**
   * An older place for `hooksConfig.notifications`.
   */
  notifications?: boolean | undefined;
  /**
   * A turn of the agent has ended with an answer. The hook may send the agent back to work.
   */
  AfterAgent?: HookDefinition[] | undefined;
  /**
   * The model has answered. The hook may edit or replace the answer.
   */
  AfterModel?: HookDefinition[] | undefined;
  /**
   * A tool has run. The hook may add to what the model reads, or hide the result from the display.
   */
  AfterTool?: HookDefinition[] | undefined;
  /**
   * A turn of the agent begins with a prompt. The hook may refuse it or add context.
   */
  BeforeAgent?: HookDefinition[] | undefined;
  /**
   * A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place.
   */
  BeforeModel?: HookDefinition[] | undefined;
  /**
   * A tool is about to run. The hook may refuse the call or change its arguments.
   */
  BeforeTool?: HookDefinition[] | undefined;
  /**
   * The model is about to be offered tools. The hook may restrict which ones.
   */
  BeforeToolSelection?: HookDefinition[] | undefined;
  /**
   * The agent tells the user something. The hook may pass it on.
   */
  Notification?: HookDefinition[] | undefined;
  /**
   * The conversation is about to be compressed. The hook may save what it wants to keep.
   */
  PreCompress?: HookDefinition[] | undefined;
  /**
   * A session ends. The hook may tidy up or write a record.
   */
  SessionEnd?: HookDefinition[] | undefined;
  /**
   * A session begins. The hook may give the agent context to start from.
   */
  SessionStart?: HookDefinition[] | undefined;
}

/**
 * A hook that is a service: it is sent what a script would read, by POST, and answers what a script would print.
 */
export interface HttpHookConfig {
  /**
   * The kind of hook.
   */
  type: 'http';
  /**
   * Where the service is: https, or http on this machine. Redirects are not followed.
   */
  url: string;
  /**
   * Headers to send along. `$NAME` and `${NAME}` stand for variables of the host's environment that `httpAllowedEnv` lists, `$$` for a dollar.
   */
  headers?: {
    [k: string]: string;
  } | undefined;
  /**
   * A name to show and to enable or disable the hook by.
   */
  name?: string | undefined;
  /**
   * What the hook is for.
   */
  description?: string | undefined;
  /**
   * How long the whole exchange may take, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * The largest input that is sent. A larger one refuses an event that can be refused.
   */
  maxRequestBytes?: number | undefined;
  /**
   * What it means when the service cannot be reached, takes too long or answers something unusable.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records in the trace what it would have done; its answer changes nothing.
   */
  enforce?: boolean | undefined;
  /**
   * Where the hook comes from; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * One answer of the model.
 */
export interface LLMCandidate {
  /**
   * The answer.
   */
  content: {
    /**
     * Always `model`.
     */
    role: 'model';
    /**
     * The texts of the answer.
     */
    parts: string[];
  };
  /**
   * Why the model stopped.
   */
  finishReason?: LLMFinishReason | undefined;
  /**
   * The number of this answer.
   */
  index?: number | undefined;
  /**
   * The ratings of this answer.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * One answer as a hook may write it.
 */
export interface LLMCandidatePatch {
  /**
   * The answer.
   */
  content?: {
    /**
     * Taken as `model`, whatever it says.
     */
    role?: string | undefined;
    /**
     * The texts of the answer, as strings or as objects with `text`. An empty list empties the answer.
     */
    parts?: (
      | string
      | {
          /**
           * The text.
           */
          text?: string | undefined;
        }
    )[] | undefined;
  } | undefined;
  /**
   * Why the model stopped. A word that is not known counts as `OTHER`.
   */
  finishReason?: string | undefined;
  /**
   * The number of this answer.
   */
  index?: number | undefined;
  /**
   * The ratings of this answer.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * The settings of a model call that hooks can read and change. Other keys are passed through.
 */
export interface LLMConfig {
  /**
   * How freely the model chooses its words.
   */
  temperature?: number | undefined;
  /**
   * The most tokens the answer may have.
   */
  maxOutputTokens?: number | undefined;
  /**
   * The share of probability the model samples from.
   */
  topP?: number | undefined;
  /**
   * The number of candidates the model samples from.
   */
  topK?: number | undefined;
  /**
   * Texts that end the answer.
   */
  stopSequences?: string[] | undefined;
  /**
   * How many answers are asked for.
   */
  candidateCount?: number | undefined;
  /**
   * How much a word that was used already is avoided.
   */
  presencePenalty?: number | undefined;
  /**
   * How much a frequent word is avoided.
   */
  frequencyPenalty?: number | undefined;
  [k: string]: unknown;
}

/**
 * One message of a conversation, as text.
 */
export interface LLMMessage {
  /**
   * Who speaks.
   */
  role: LLMRole;
  /**
   * The text of the message.
   */
  content: string;
}

/**
 * A message as a hook may write it.
 */
export interface LLMMessagePatch {
  /**
   * Who speaks: `user`, `model` or `system`. `assistant` is taken as `model`, anything else as `user`.
   */
  role: string;
  /**
   * The text; of a list, the texts are joined.
   */
  content: string | unknown[];
}

/**
 * A request to the model in a form that does not change with the model SDK. It holds text only.
 */
export interface LLMRequest {
  /**
   * The name of the model.
   */
  model: string;
  /**
   * The conversation, oldest message first. Messages without text are left out.
   */
  messages: LLMMessage[];
  /**
   * The settings of the call.
   */
  config?: LLMConfig | undefined;
  /**
   * Which tools the model may call.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * Changes to a request: what is missing stays as it was. `messages`, when given, is the whole conversation; images, tool calls and other parts that are no text stay with their message.
 */
export interface LLMRequestPatch {
  /**
   * Another model.
   */
  model?: string | undefined;
  /**
   * The whole conversation as it shall be.
   */
  messages?: LLMMessagePatch[] | undefined;
  /**
   * Settings to change; the others stay.
   */
  config?: LLMConfig | undefined;
  /**
   * Another choice of tools.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * An answer of the model in a form that does not change with the model SDK. It holds text only.
 */
export interface LLMResponse {
  /**
   * The text of the first answer.
   */
  text?: string | undefined;
  /**
   * All answers.
   */
  candidates: LLMCandidate[];
  /**
   * How many tokens the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * An answer that a hook puts in place of the model's. `{ "text": "..." }` is enough.
 */
export interface LLMResponsePatch {
  /**
   * The text of the answer, when there are no candidates.
   */
  text?: string | undefined;
  /**
   * The answers.
   */
  candidates?: LLMCandidatePatch[] | undefined;
  /**
   * How many tokens the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * How the model service rated an answer.
 */
export interface LLMSafetyRating {
  /**
   * The kind of harm.
   */
  category: string;
  /**
   * How likely it is.
   */
  probability: string;
}

/**
 * A call of a tool that the model asks for.
 */
export interface LLMToolCall {
  /**
   * The id of the call; where the model's API has none, a number with `#`.
   */
  id: string;
  /**
   * The name of the tool.
   */
  name: string;
  /**
   * The arguments; as they were written where they are no JSON.
   */
  args: unknown;
}

/**
 * What a tool gave back, as the model is about to read it.
 */
export interface LLMToolResult {
  /**
   * The id of the call that it answers; where the model's API has none, a number with `#`.
   */
  id: string;
  /**
   * The name of the tool; empty where the request does not tell.
   */
  name: string;
  /**
   * The text of the result, else its JSON.
   */
  text: string;
}

/**
 * Another text for the result of a tool, as a hook may write it.
 */
export interface LLMToolResultPatch {
  /**
   * Which result.
   */
  id: string;
  /**
   * The text, or the JSON, in its place.
   */
  text: string;
}

/**
 * How many tokens a call used.
 */
export interface LLMUsage {
  /**
   * Tokens of the request.
   */
  promptTokenCount?: number | undefined;
  /**
   * Tokens of the answer.
   */
  candidatesTokenCount?: number | undefined;
  /**
   * Both together.
   */
  totalTokenCount?: number | undefined;
}

/**
 * Where a tool of an MCP server comes from.
 */
export interface McpContext {
  /**
   * The name of the MCP server.
   */
  server_name: string;
  /**
   * The address of the server.
   */
  server_uri?: string | undefined;
  /**
   * The name of the tool on that server.
   */
  tool_name?: string | undefined;
  /**
   * The command that started the server.
   */
  command?: string | undefined;
  /**
   * The arguments of that command.
   */
  args?: string[] | undefined;
  /**
   * The directory the server runs in.
   */
  cwd?: string | undefined;
  /**
   * The URL of a server reached over HTTP.
   */
  url?: string | undefined;
  /**
   * The address of a server reached over TCP.
   */
  tcp?: string | undefined;
  [k: string]: unknown;
}

/**
 * The agent tells the user something. The hook may pass it on.
 */
export interface NotificationHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'Notification';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * What the user is told. Any text.
   */
  message: string;
  /**
   * What it is about: a known type, or a word of the host's own.
   */
  notification_type: NotificationType | (string & {});
  /**
   * More about it, depending on the type.
   */
  details: Record<string, unknown>;
  /**
   * How important it is, in the host's own words.
   */
  level?: string | undefined;
}

/**
 * The input of Notification as a bus client gives it. The agent tells the user something. The hook may pass it on.
 */
export interface NotificationInput {
  /**
   * What the user is told. Any text.
   */
  message: string;
  /**
   * What it is about: a known type, or a word of the host's own.
   */
  notification_type?: NotificationType | (string & {}) | undefined;
  /**
   * More about it, depending on the type.
   */
  details?: Record<string, unknown> | undefined;
  /**
   * How important it is, in the host's own words.
   */
  level?: string | undefined;
}

/**
 * Nothing to decide: block and stop are ignored.
 */
export interface NotificationOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'Notification' | undefined;
  } | undefined;
}

/**
 * What fireNotificationEvent takes.
 */
export interface NotificationParams {
  /**
   * What the user is told. Any text.
   */
  message: string;
  /**
   * What it is about: a known type, or a word of the host's own.
   */
  notificationType?: NotificationType | (string & {}) | undefined;
  /**
   * More about it, depending on the type.
   */
  details?: Record<string, unknown> | undefined;
  /**
   * How important it is, in the host's own words.
   */
  level?: string | undefined;
}

/**
 * Reserved. It is accepted in settings and never runs.
 */
export interface PluginHookConfig {
  /**
   * The kind of hook.
   */
  type: 'plugin';
  /**
   * A name to show.
   */
  name?: string | undefined;
  /**
   * What the hook is for.
   */
  description?: string | undefined;
  /**
   * How long the hook may run, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records in the trace what it would have done; its answer changes nothing.
   */
  enforce?: boolean | undefined;
  /**
   * Where the hook comes from; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * The conversation is about to be compressed. The hook may save what it wants to keep.
 */
export interface PreCompressHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'PreCompress';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * Who asked for it.
   */
  trigger: PreCompressTrigger;
}

/**
 * The input of PreCompress as a bus client gives it. The conversation is about to be compressed. The hook may save what it wants to keep.
 */
export interface PreCompressInput {
  /**
   * Who asked for it.
   */
  trigger: PreCompressTrigger;
}

/**
 * Nothing to decide: block and stop are ignored.
 */
export interface PreCompressOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'PreCompress' | undefined;
  } | undefined;
}

/**
 * What firePreCompressEvent takes.
 */
export interface PreCompressParams {
  /**
   * Who asked for it.
   */
  trigger: PreCompressTrigger;
}

/**
 * What the answers mean for the caller: stop, message, display.
 */
export interface ProcessedHookResult {
  /**
   * The merged answers.
   */
  aggregated: AggregatedHookResult;
  /**
   * Whether a hook asked the agent to stop.
   */
  shouldStop: boolean;
  /**
   * Why; absent when the agent goes on.
   */
  stopReason?: string | undefined;
  /**
   * The message for the model.
   */
  systemMessage?: string | undefined;
  /**
   * Whether the result is kept off the display.
   */
  suppressOutput: boolean;
}

/**
 * A session ends. The hook may tidy up or write a record.
 */
export interface SessionEndHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'SessionEnd';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * Why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * The input of SessionEnd as a bus client gives it. A session ends. The hook may tidy up or write a record.
 */
export interface SessionEndInput {
  /**
   * Why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * Nothing to decide: block and stop are ignored.
 */
export interface SessionEndOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'SessionEnd' | undefined;
  } | undefined;
}

/**
 * What fireSessionEndEvent takes.
 */
export interface SessionEndParams {
  /**
   * Why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * A session begins. The hook may give the agent context to start from.
 */
export interface SessionStartHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'SessionStart';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * Why the session begins.
   */
  source: SessionStartSource;
}

/**
 * The input of SessionStart as a bus client gives it. A session begins. The hook may give the agent context to start from.
 */
export interface SessionStartInput {
  /**
   * Why the session begins.
   */
  source: SessionStartSource;
}

/**
 * Give the agent context. Block and stop are ignored.
 */
export interface SessionStartOutput {
  /**
   * `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when `continue` is false.
   */
  stopReason?: string | undefined;
  /**
   * `true` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'SessionStart' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * What fireSessionStartEvent takes.
 */
export interface SessionStartParams {
  /**
   * Why the session begins.
   */
  source: SessionStartSource;
}

/**
 * Nobody waits for the answer to a request any more. A worker that does not answer it within a second is ended.
 */
export interface WorkerCancel {
  /**
   * The kind of frame.
   */
  type: 'cancel';
  /**
   * The number of the request.
   */
  id: number;
}

/**
 * The first line that a worker prints: it is ready for requests. Nothing is written to it before.
 */
export interface WorkerHello {
  /**
   * The kind of frame.
   */
  type: 'hello';
  /**
   * How many requests it takes before it has answered the first of them.
   */
  concurrency?: number | undefined;
}

/**
 * A hook that is a command which is started once and kept: events travel to it as lines of JSON. Without `args` the command is shell text; with `args` it is a program that is started without a shell.
 */
export interface WorkerHookConfig {
  /**
   * The kind of hook.
   */
  type: 'worker';
  /**
   * Shell text or, when `args` is given, the path or name of a program.
   */
  command: string;
  /**
   * The arguments of the program. When given, no shell is involved.
   */
  args?: string[] | undefined;
  /**
   * A name to show and to enable or disable the hook by.
   */
  name?: string | undefined;
  /**
   * What the hook is for.
   */
  description?: string | undefined;
  /**
   * How long the hook may take to answer, in milliseconds.
   */
  timeout?: number | undefined;
  /**
   * How long the command may take to say hello, in milliseconds. What has not said it runs once for each event, like a hook of the type `command`.
   */
  startTimeout?: number | undefined;
  /**
   * After so many answers the worker is replaced.
   */
  maxCalls?: number | undefined;
  /**
   * How long the worker is kept without a request, in milliseconds.
   */
  idleTimeout?: number | undefined;
  /**
   * Environment variables for this hook alone.
   */
  env?: {
    [k: string]: string;
  } | undefined;
  /**
   * What it means when the hook fails, times out or answers something unusable.
   */
  onError?: HookErrorPolicy | undefined;
  /**
   * Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.
   */
  async?: boolean | undefined;
  /**
   * `false` runs the hook and records in the trace what it would have done; its answer changes nothing.
   */
  enforce?: boolean | undefined;
  /**
   * Where the hook comes from; set by the registry.
   */
  source?: ConfigSource | undefined;
}

/**
 * One event for a worker, as one line on its standard input.
 */
export interface WorkerRequest {
  /**
   * The kind of frame.
   */
  type: 'request';
  /**
   * The number of the request, of up to 16 digits. No two requests to one worker have the same, and none can be foreseen.
   */
  id: number;
  /**
   * What the same hook would read as a command.
   */
  input: Record<string, unknown>;
}

/**
 * What a worker answers to one request, as one line on its standard output.
 */
export interface WorkerResponse {
  /**
   * The kind of frame.
   */
  type: 'response';
  /**
   * The number of the request that it answers.
   */
  id: number;
  /**
   * What the same hook would print as a command: the answer, or its text.
   */
  output?: Record<string, unknown> | string | undefined;
  /**
   * What the same hook would exit with: 2 refuses, anything else but 0 is a failure.
   */
  exitCode?: number | undefined;
  /**
   * What the same hook would print on standard error: with exit code 2 the reason.
   */
  stderr?: string | undefined;
}

/** The class of the merged output, by event. */
export interface HookOutputClasses {
  AfterAgent: HookOutput & ClearingHookOutputMethods;
  AfterModel: HookOutput & ModelResponseHookOutputMethods;
  AfterTool: HookOutput & FollowUpHookOutputMethods;
  BeforeAgent: HookOutput & DefaultHookOutputMethods;
  BeforeModel: HookOutput & ModelRequestHookOutputMethods;
  BeforeTool: HookOutput & RewriteHookOutputMethods;
  BeforeToolSelection: HookOutput & ToolChoiceHookOutputMethods;
  Notification: HookOutput & DefaultHookOutputMethods;
  PreCompress: HookOutput & DefaultHookOutputMethods;
  SessionEnd: HookOutput & DefaultHookOutputMethods;
  SessionStart: HookOutput & DefaultHookOutputMethods;
}

/** What a hook reads, by event. */
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

/** What a hook may answer, by event. */
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
}

/** Types of the events of this contract. */
export interface HookTypes {
  params: HookParams;
  inputs: HookInputs;
  outputs: HookOutputs;
}

/** The merged output of one event. */
export type HookOutputOf<E extends HookEventName> = HookOutputClasses[E];
/** Any message on the bus. */
export type MessageBusMessage = HookExecutionRequest | HookExecutionResponse;
