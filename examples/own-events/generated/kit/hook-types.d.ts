// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

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
 * A branch was merged. The hook may take note of it.
 */
export interface AfterMergeHookInput {
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
  hook_event_name: 'AfterMerge';
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
   * The branch that was merged.
   */
  branch: string;
  /**
   * Who merged it, when that is known.
   */
  merged_by?: string | undefined;
}

/**
 * Tell the model something. Nothing can be refused any more.
 */
export interface AfterMergeOutput {
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
    hookEventName?: 'AfterMerge' | undefined;
  } | undefined;
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
 * A build is about to be deployed. The hook may refuse it.
 */
export interface BeforeDeployHookInput {
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
  hook_event_name: 'BeforeDeploy';
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
   * Where it is deployed to.
   */
  environment: Environment;
  /**
   * The commit that was built.
   */
  commit: string;
  /**
   * What is deployed; empty means everything.
   */
  services: string[];
}

/**
 * Refuse the deployment, or say who has to be told about it.
 */
export interface BeforeDeployOutput {
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
    hookEventName?: 'BeforeDeploy' | undefined;
    /**
     * Who has to be told, one name on a line.
     */
    tell?: string | undefined;
  } | undefined;
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

/** Where a build can be deployed to. */
export type Environment = "staging" | "production";
/** What a hook decides. `block` and `deny` refuse; `allow` and `approve` agree; `ask` leaves the choice to the host without blocking. */
export type HookDecision = "ask" | "block" | "deny" | "approve" | "allow";
/** Why the model stopped writing. */
export type LLMFinishReason = "STOP" | "MAX_TOKENS" | "SAFETY" | "RECITATION" | "OTHER";
/** Who speaks in a message. */
export type LLMRole = "user" | "model" | "system";
/** The known things that a notification is about. */
export type NotificationType = "ToolPermission" | "other";
/** Who asked for the conversation to be compressed. */
export type PreCompressTrigger = "manual" | "auto";
/** Why a session ends. */
export type SessionEndReason = "exit" | "clear" | "logout" | "prompt_input_exit" | "other";
/** Why a session begins. */
export type SessionStartSource = "startup" | "resume" | "clear" | "compress";
/** How the model may call tools: `AUTO` decides itself, `ANY` must call one, `NONE` may call none. */
export type ToolCallingMode = "AUTO" | "ANY" | "NONE";

/** What a hook reads, by event. */
export interface HookInputs {
  AfterAgent: AfterAgentHookInput;
  AfterMerge: AfterMergeHookInput;
  AfterModel: AfterModelHookInput;
  AfterTool: AfterToolHookInput;
  BeforeAgent: BeforeAgentHookInput;
  BeforeDeploy: BeforeDeployHookInput;
  BeforeModel: BeforeModelHookInput;
  BeforeTool: BeforeToolHookInput;
  BeforeToolSelection: BeforeToolSelectionHookInput;
  Notification: NotificationHookInput;
  PreCompress: PreCompressHookInput;
  SessionEnd: SessionEndHookInput;
  SessionStart: SessionStartHookInput;
}

/** What a hook may print, by event. */
export interface HookOutputs {
  AfterAgent: AfterAgentOutput;
  AfterMerge: AfterMergeOutput;
  AfterModel: AfterModelOutput;
  AfterTool: AfterToolOutput;
  BeforeAgent: BeforeAgentOutput;
  BeforeDeploy: BeforeDeployOutput;
  BeforeModel: BeforeModelOutput;
  BeforeTool: BeforeToolOutput;
  BeforeToolSelection: BeforeToolSelectionOutput;
  Notification: NotificationOutput;
  PreCompress: PreCompressOutput;
  SessionEnd: SessionEndOutput;
  SessionStart: SessionStartOutput;
}

/** The names of the events. */
export type HookEventName = keyof HookInputs;
/** What any hook reads. A test of `hook_event_name` tells which event it is. */
export type AnyHookInput = HookInputs[HookEventName];
/** What any hook may print. */
export type AnyHookOutput = HookOutputs[HookEventName];
