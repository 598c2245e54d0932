// Made from schemas/ by npm run generate. Do not edit.

/** A turn of the agent has ended with a response. The hook may make the agent continue. */
export interface AfterAgentHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "AfterAgent";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Prompt of the user. */
  prompt: string;
  /** Response of the agent. */
  prompt_response: string;
  /** True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends. */
  stop_hook_active: boolean;
}

/** Accept the response, or block: the reason becomes the next prompt. */
export interface AfterAgentOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  decision?: HookDecision | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "AfterAgent" | undefined;
    /** True asks the host to clear the conversation so far. */
    clearContext?: boolean | undefined;
    /** Text that is added for the model to read. */
    additionalContext?: string | undefined;
  } | undefined;
}

/** The model has responded. The hook may edit or replace the response. */
export interface AfterModelHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "AfterModel";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Request that was sent. */
  llm_request: LLMRequest;
  /** Response of the model. */
  llm_response: LLMResponse;
  /** Tool calls that the response requests. Absent if there are none. */
  tool_calls?: LLMToolCall[] | undefined;
  /** Tokens of this call. Absent if the SDK reported none. Since 1.2. */
  usage?: ModelUsage | undefined;
}

/** Edit or replace the response, hide it from the display, or stop the agent. */
export interface AfterModelOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Has no effect: this event cannot be blocked. */
  decision?: "allow" | "approve" | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "AfterModel" | undefined;
    /** Response to use instead. */
    llm_response?: LLMResponsePatch | undefined;
    /** `true` lets `llm_response` change the text only: the tool calls of the response stay. */
    keepToolCalls?: boolean | undefined;
  } | undefined;
}

/** A tool has run. The hook may add context for the model, hide the result from the display, or replace it if the host consents. */
export interface AfterToolHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "AfterTool";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Name of the tool. */
  tool_name: string;
  /** Arguments of the tool call. */
  tool_input: Record<string, unknown>;
  /** Result of the tool: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`. */
  tool_response: unknown;
  /** MCP server that provides the tool, if any. */
  mcp_context?: McpContext | undefined;
  /** Tool name that the model requested, if the host resolved it to another tool. */
  original_request_name?: string | undefined;
  /** Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2. */
  tool_use_id?: string | undefined;
  /** Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2. */
  assistant_text?: string | undefined;
  /** Time that the tool took, in milliseconds. Since 1.2. */
  duration_ms?: number | undefined;
  /** Folder of the project, as the session has it. The working directory may be another folder. Set by the engine. Since 1.4. */
  project?: string | undefined;
  /** Home folder. Set by the engine. Since 1.4. */
  home?: string | undefined;
  /** Effects of the command, for a tool that runs a shell. Set by the engine. Since 1.3. */
  command?: CommandFacts | undefined;
  /** Facts about the file, for a tool that reads, writes or deletes one. Set by the engine. Since 1.3. */
  file?: FileFacts | undefined;
}

/** Add context to the tool result, replace it, hide it from the display, or stop the agent. */
export interface AfterToolOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Has no effect: this event cannot be blocked. */
  decision?: "allow" | "approve" | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "AfterTool" | undefined;
    /** Text that is added for the model to read. */
    additionalContext?: string | undefined;
    /** Text that the model reads instead of the result. Needs the consent of the host: `hooksMay: ['replace-tool-result']`. Since 1.2. */
    tool_result?: string | undefined;
    /** Tool call that the host may make right after this one. */
    tailToolCallRequest?: {
      /** Name of the tool. */
      name: string;
      /** Arguments of the tool call. */
      args: Record<string, unknown>;
    } | undefined;
  } | undefined;
}

/** A turn of the agent begins with a prompt. The hook may block it, rewrite the prompt or add context. */
export interface BeforeAgentHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "BeforeAgent";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Prompt of the user. */
  prompt: string;
}

/** Block the turn, rewrite the prompt, add context to it, or stop the agent. */
export interface BeforeAgentOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  decision?: HookDecision | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "BeforeAgent" | undefined;
    /** Text that is added for the model to read. */
    additionalContext?: string | undefined;
    /** Prompt to use instead of the user's. Since 1.2. */
    prompt?: string | undefined;
  } | undefined;
}

/** A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model. */
export interface BeforeModelHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "BeforeModel";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Request to the model. */
  llm_request: LLMRequest;
  /** System instruction for the model, as text. Absent if the request has none. */
  system_instruction?: string | undefined;
  /** Tool results that the model is about to read, oldest first. Absent if the request has none. */
  tool_results?: LLMToolResult[] | undefined;
}

/** Change the request, block it, or respond instead of the model. */
export interface BeforeModelOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  decision?: HookDecision | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "BeforeModel" | undefined;
    /** Changes to the request. */
    llm_request?: LLMRequestPatch | undefined;
    /** Response to use instead of the model's; used if the request is blocked or stopped. */
    llm_response?: LLMResponsePatch | undefined;
    /** System instruction to send instead. An empty text removes it. */
    system_instruction?: string | undefined;
    /** Tool results with replacement texts, by id. Other results stay unchanged. */
    tool_results?: LLMToolResultPatch[] | undefined;
  } | undefined;
}

/** A tool is about to run. The hook may block the call or change its arguments. */
export interface BeforeToolHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "BeforeTool";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Name of the tool. */
  tool_name: string;
  /** Arguments of the tool call. */
  tool_input: Record<string, unknown>;
  /** MCP server that provides the tool, if any. */
  mcp_context?: McpContext | undefined;
  /** Tool name that the model requested, if the host resolved it to another tool. */
  original_request_name?: string | undefined;
  /** Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2. */
  tool_use_id?: string | undefined;
  /** Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2. */
  assistant_text?: string | undefined;
  /** Folder of the project, as the session has it. The working directory may be another folder. Set by the engine. Since 1.4. */
  project?: string | undefined;
  /** Home folder. Set by the engine. Since 1.4. */
  home?: string | undefined;
  /** Effects of the command, for a tool that runs a shell. Set by the engine. Since 1.3. */
  command?: CommandFacts | undefined;
  /** Facts about the file, for a tool that reads, writes or deletes one. Set by the engine. Since 1.3. */
  file?: FileFacts | undefined;
}

/** Block the tool call, change its arguments, add context for the model, or stop the agent. */
export interface BeforeToolOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  decision?: HookDecision | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "BeforeTool" | undefined;
    /** Arguments to change. Others stay unchanged, unless `tool_input_mode` is `replace`. */
    tool_input?: Record<string, unknown> | undefined;
    /** `replace` makes `tool_input` the complete arguments: missing ones are removed. */
    tool_input_mode?: "merge" | "replace" | undefined;
    /** Alternative to `decision`; `block` and `deny` block the call. */
    permissionDecision?: HookDecision | undefined;
    /** Reason for the decision; takes precedence over `reason`. */
    permissionDecisionReason?: string | undefined;
    /** Text that is added for the model to read, after the result or the reason of a block. */
    additionalContext?: string | undefined;
  } | undefined;
}

/** The model is about to be offered tools. The hook may restrict them. */
export interface BeforeToolSelectionHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "BeforeToolSelection";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Request to the model. */
  llm_request: LLMRequest;
  /** Tools on offer. */
  available_tools: unknown[];
}

/** Restrict the tools, or stop the agent. */
export interface BeforeToolSelectionOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Has no effect: this event cannot be blocked. */
  decision?: "allow" | "approve" | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "BeforeToolSelection" | undefined;
    /** Tools that may be called. The lists of several hooks are united; `NONE` overrides all others. */
    toolConfig?: HookToolConfig | undefined;
  } | undefined;
}

/** Effects of a shell command, as far as its text shows. Nothing is guessed: if a part cannot be resolved, `opaque` is true. */
export interface CommandFacts {
  /** Programs that the command may run. */
  programs: CommandProgram[];
  /** Files that it reads, as absolute paths. If links lead elsewhere, the path as written and the real one. A folder includes its contents. */
  reads: string[];
  /** Files that it writes, as absolute paths. A folder includes its contents. */
  writes: string[];
  /** Files that it deletes, as absolute paths. A folder includes its contents. */
  deletes: string[];
  /** Files in `writes` that are outside of the project, without folders for temporary files. Since 1.4. */
  writes_outside: string[];
  /** Files in `deletes` that are outside of the project, without folders for temporary files. Since 1.4. */
  deletes_outside: string[];
  /** Hosts that it connects to. */
  hosts: string[];
  /** What it reads that may contain passwords or keys: `secrets` are files, also in one-line programs, `folders` whole folders with such files, `environment` all variables, `stores` password stores. Since 1.4. */
  reveals: ("secrets" | "folders" | "environment" | "stores")[];
  /** What it changes that is hard to get back: the `system` with the home folder and the folders above the project, the whole `project`, many `files`, `disks`, or `controls`: files that control git, hooks, agents or a pipeline. Since 1.4. */
  changes: ("system" | "project" | "files" | "disks" | "controls")[];
  /** What it does to a repository that is hard to get back, or that no check sees. Since 1.4. */
  git: ("force-push" | "discarded-work" | "rewritten-history" | "skipped-checks" | "changed-checks" | "changed-settings")[];
  /** True if a program of it can send data to another machine. Absent if false. Since 1.4. */
  sends?: boolean | undefined;
  /** True if a part of it runs as another user. Absent if false. */
  uses_sudo?: boolean | undefined;
  /** True if a part of it runs in the background. Absent if false. */
  background?: boolean | undefined;
  /** True if it runs code that is not in its text: a script, an interpreter, make or npm. Absent if false. */
  runs_code?: boolean | undefined;
  /** True if a part of its text cannot be resolved. */
  opaque: boolean;
  /** Facts that may lack entries, because the text cannot be resolved. Absent if none does. Since 1.4. */
  unresolved?: ("programs" | "reads" | "writes" | "deletes" | "hosts" | "writes_outside" | "deletes_outside")[] | undefined;
  /** Why it is opaque. */
  why_opaque?: string | undefined;
}

/** Program that a command may run. A wrapper and the program that it runs are two entries. */
export interface CommandProgram {
  /** Last part of its path. */
  name: string;
  /** Path as written, if it is not only a name. */
  path?: string | undefined;
  /** Arguments. A part that exists only at run time is as written: `$X`. */
  args: string[];
  /** Variables that are set for this program only. */
  env?: {
    [key: string]: string;
  } | undefined;
  /** Programs that run this one, from the outermost. */
  wrapped_by?: string[] | undefined;
}

/** Facts about the file of a tool call. The file need not exist. */
export interface FileFacts {
  /** Absolute path, without `.` and `..`. */
  path: string;
  /** Path of the file that it leads to. Absent if it is the same. Conditions on `path` are also tried with it. Since 1.4. */
  real_path?: string | undefined;
  /** True if the path, or the file that it leads to, is in the project. */
  inside_project: boolean;
  /** True if the path is in the project, but leads to a file outside of it, or to one that cannot be determined. Absent if false. */
  is_symlink_out?: boolean | undefined;
  /** True if the name is typical for a file with passwords or keys. Absent if false. */
  is_secret_like?: boolean | undefined;
}

/** Agent of the session that an event belongs to. */
export interface HookAgent {
  /** Id of the agent inside its session; `main` for the agent that the session began with. */
  id: string;
  /** Type of a subagent, as its host calls it. */
  type?: string | undefined;
  /** Id of the agent that started this one. Absent for the main agent. */
  parent_id?: string | undefined;
  /** Number of agents above this one: 0 for the main agent. */
  depth: number;
}

/** Fields that every hook reads on standard input, for every event. */
export interface HookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event that fired. */
  hook_event_name: HookEventName;
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
}

/** Agent in which an event happened, if its hooks run on another machine. */
export interface HookOrigin {
  /** Working directory of that agent. */
  cwd?: string | undefined;
  /** Session of that agent. */
  session_id?: string | undefined;
  /** Agent of that session. */
  agent?: HookAgent | undefined;
  /** Turn of that agent. */
  turn_id?: string | undefined;
  /** State of that session. */
  session?: HookSession | undefined;
  /** True if the values come from the agent and are not verified. */
  told?: boolean | undefined;
}

/** Fields that every hook may print on standard output, as one JSON object. All are optional. No output means: continue. */
export interface HookOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  decision?: HookDecision | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: Record<string, unknown> | undefined;
}

/** State of the session that an event belongs to. */
export interface HookSession {
  /** Calls, tokens and cost so far. */
  usage?: SessionUsage | undefined;
  /** Context window of the agent, where known. */
  context?: SessionContext | undefined;
  /** Labels that hooks added to the session, in alphabetical order. */
  labels: string[];
  /** Why labels and usage are not known: their record could not be read or kept. Rules that read them could not run. Absent if they are known. Since 1.4. */
  unknown?: string | undefined;
  /** Number of times that this call, with the same tool and arguments, was made in this turn, counting this one. Only in tool events. Since 1.3. */
  repeats?: number | undefined;
}

/** Tools that the model may call. */
export interface HookToolConfig {
  /** Tool calling mode of the model. */
  mode?: ToolCallingMode | undefined;
  /** Names of the tools that may be called. */
  allowedFunctionNames?: string[] | undefined;
}

/** One candidate of a model response. */
export interface LLMCandidate {
  /** Content of the candidate. */
  content: {
    /** Always `model`. */
    role: "model";
    /** Texts of the candidate. */
    parts: string[];
  };
  /** Reason why the model stopped. */
  finishReason?: LLMFinishReason | undefined;
  /** Index of the candidate. */
  index?: number | undefined;
  /** Safety ratings of the candidate. */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/** One candidate of a model response as a hook may write it. */
export interface LLMCandidatePatch {
  /** Content of the candidate. */
  content?: {
    /** Always read as `model`. */
    role?: string | undefined;
    /** Texts of the candidate, as strings or as objects with `text`. An empty list empties the candidate. */
    parts?: (string | {
      /** Text of the part. */
      text?: string | undefined;
    })[] | undefined;
  } | undefined;
  /** Reason why the model stopped. An unknown value is read as `OTHER`. */
  finishReason?: string | undefined;
  /** Index of the candidate. */
  index?: number | undefined;
  /** Safety ratings of the candidate. */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/** Settings of a model call that hooks can read and change. Other keys are passed through. */
export interface LLMConfig {
  /** Sampling temperature. */
  temperature?: number | undefined;
  /** Maximum number of tokens in the response. */
  maxOutputTokens?: number | undefined;
  /** Probability mass to sample from (nucleus sampling). */
  topP?: number | undefined;
  /** Number of candidate tokens to sample from. */
  topK?: number | undefined;
  /** Texts that end the response. */
  stopSequences?: string[] | undefined;
  /** Number of requested candidates. */
  candidateCount?: number | undefined;
  /** Penalty for words that were already used. */
  presencePenalty?: number | undefined;
  /** Penalty for frequent words. */
  frequencyPenalty?: number | undefined;
  [key: string]: unknown;
}

/** One message of a conversation, as text. */
export interface LLMMessage {
  /** Role of the speaker. */
  role: LLMRole;
  /** Text of the message. */
  content: string;
}

/** Message of a conversation as a hook may write it. */
export interface LLMMessagePatch {
  /** Role of the speaker: `user`, `model` or `system`. `assistant` is read as `model`, any other value as `user`. */
  role: string;
  /** Text of the message. The texts of a list are joined. */
  content: string | unknown[];
}

/** Request to the model in a form that is the same for every model SDK. Contains text only. */
export interface LLMRequest {
  /** Name of the model. */
  model: string;
  /** Conversation, oldest message first. Messages without text are left out. */
  messages: LLMMessage[];
  /** Settings of the call. */
  config?: LLMConfig | undefined;
  /** Tools that the model may call. */
  toolConfig?: HookToolConfig | undefined;
}

/** Changes to a request; missing fields stay unchanged. `messages`, if given, is the whole conversation. Images, tool calls and other parts that are not text stay with their message. */
export interface LLMRequestPatch {
  /** Model to use instead. */
  model?: string | undefined;
  /** Whole conversation to send instead. */
  messages?: LLMMessagePatch[] | undefined;
  /** Settings to change; the others stay. */
  config?: LLMConfig | undefined;
  /** Choice of tools to use instead. */
  toolConfig?: HookToolConfig | undefined;
}

/** Response of the model in a form that is the same for every model SDK. Contains text only. */
export interface LLMResponse {
  /** Text of the first candidate. */
  text?: string | undefined;
  /** Candidates of the response. */
  candidates: LLMCandidate[];
  /** Number of tokens that the call used. */
  usageMetadata?: LLMUsage | undefined;
}

/** Response that replaces the model's. `{ "text": "..." }` is enough. */
export interface LLMResponsePatch {
  /** Text of the response, if there are no candidates. */
  text?: string | undefined;
  /** Candidates of the response. */
  candidates?: LLMCandidatePatch[] | undefined;
  /** Number of tokens that the call used. */
  usageMetadata?: LLMUsage | undefined;
}

/** Safety rating of a candidate by the model service. */
export interface LLMSafetyRating {
  /** Category of harm. */
  category: string;
  /** Probability of harm. */
  probability: string;
}

/** Tool call that the model requests. */
export interface LLMToolCall {
  /** Id of the call, or a number with `#` if the model's API has no ids. */
  id: string;
  /** Name of the tool. */
  name: string;
  /** Arguments of the call; the original text if they are not valid JSON. */
  args: unknown;
}

/** Result of a tool, as the model is about to read it. */
export interface LLMToolResult {
  /** Id of the call, or a number with `#` if the model's API has no ids. */
  id: string;
  /** Name of the tool; empty if the request does not contain it. */
  name: string;
  /** Text of the result, or its JSON if it has no text. */
  text: string;
}

/** Replacement text for the result of a tool, as a hook may write it. */
export interface LLMToolResultPatch {
  /** Id of the result. */
  id: string;
  /** Replacement text or JSON. */
  text: string;
}

/** Number of tokens that a call used. */
export interface LLMUsage {
  /** Tokens of the request. */
  promptTokenCount?: number | undefined;
  /** Tokens of the response. */
  candidatesTokenCount?: number | undefined;
  /** Tokens of request and response together. */
  totalTokenCount?: number | undefined;
}

/** MCP server that provides a tool. */
export interface McpContext {
  /** Name of the MCP server. */
  server_name: string;
  /** Address of the server. */
  server_uri?: string | undefined;
  /** Name of the tool on that server. */
  tool_name?: string | undefined;
  /** Command that started the server. */
  command?: string | undefined;
  /** Arguments of that command. */
  args?: string[] | undefined;
  /** Working directory of the server. */
  cwd?: string | undefined;
  /** URL of a server reached over HTTP. */
  url?: string | undefined;
  /** Address of a server reached over TCP. */
  tcp?: string | undefined;
  [key: string]: unknown;
}

/** Tokens of one model call. A figure that the SDK did not report is absent. */
export interface ModelUsage {
  /** Tokens of the request, including `cached_tokens`. */
  input_tokens?: number | undefined;
  /** Tokens of the response, including reasoning. */
  output_tokens?: number | undefined;
  /** Tokens of the request that the model read from its cache. */
  cached_tokens?: number | undefined;
}

/** The agent notifies the user. The hook may forward the message. */
export interface NotificationHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "Notification";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Text of the notification. */
  message: string;
  /** Type of the notification: a known type, or a custom one of the host. */
  notification_type: NotificationType | (string & {});
  /** Further details, depending on the type. */
  details: Record<string, unknown>;
  /** Severity, as the host names it. */
  level?: string | undefined;
}

/** No decision: block and stop are ignored. */
export interface NotificationOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Has no effect: this event cannot be blocked. */
  decision?: "allow" | "approve" | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "Notification" | undefined;
  } | undefined;
}

/** The conversation is about to be compressed. The hook may save parts of it. */
export interface PreCompressHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "PreCompress";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Trigger of the compression. */
  trigger: PreCompressTrigger;
}

/** No decision: block and stop are ignored. */
export interface PreCompressOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Has no effect: this event cannot be blocked. */
  decision?: "allow" | "approve" | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "PreCompress" | undefined;
  } | undefined;
}

/** Context window of the agent. */
export interface SessionContext {
  /** Input tokens of the agent's last model call. */
  used_tokens?: number | undefined;
  /** Size of the context window, if the host reported it. */
  limit_tokens?: number | undefined;
}

/** A session ends. The hook may clean up or write a record. */
export interface SessionEndHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "SessionEnd";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Reason why the session ends. */
  reason: SessionEndReason;
}

/** No decision: block and stop are ignored. */
export interface SessionEndOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Has no effect: this event cannot be blocked. */
  decision?: "allow" | "approve" | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "SessionEnd" | undefined;
  } | undefined;
}

/** A session begins. The hook may add context for the agent. */
export interface SessionStartHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "SessionStart";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Reason why the session begins. */
  source: SessionStartSource;
}

/** Add context for the agent. Block and stop are ignored. */
export interface SessionStartOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Has no effect: this event cannot be blocked. */
  decision?: "allow" | "approve" | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "SessionStart" | undefined;
    /** Text that is added for the model to read. */
    additionalContext?: string | undefined;
  } | undefined;
}

/** Totals of the session with all its subagents, since it began. A total that is not known is absent: it stays absent once a response came without the figure. */
export interface SessionUsage {
  /** Tool calls that were allowed to run, before this event. */
  tool_calls: number;
  /** Requests that were sent to a model. */
  model_calls?: number | undefined;
  /** Tokens of all requests, including `cached_tokens`. */
  input_tokens?: number | undefined;
  /** Tokens of all responses. */
  output_tokens?: number | undefined;
  /** Tokens of requests that the model read from its cache. */
  cached_tokens?: number | undefined;
  /** Cost in US dollars, by the price table of the host. */
  cost_usd?: number | undefined;
  /** Time when the session began, in ISO-8601. */
  started_at?: string | undefined;
}

/** An agent is about to start a subagent. `agent` is the subagent. The hook may block it or add context. */
export interface SubagentStartHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "SubagentStart";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Type of the subagent, as its host calls it. */
  agent_type: string;
  /** Task of the subagent. */
  prompt: string;
}

/** Block the subagent, add context to its prompt, or stop the agent. */
export interface SubagentStartOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  decision?: HookDecision | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "SubagentStart" | undefined;
    /** Text that is added for the model to read. */
    additionalContext?: string | undefined;
  } | undefined;
}

/** A subagent has finished its task. `agent` is the subagent. The hook may make it continue. */
export interface SubagentStopHookInput {
  /** Session that the event belongs to. */
  session_id: string;
  /** Working directory of the agent. Hooks run in it. */
  cwd: string;
  /** Name of the event. */
  hook_event_name: "SubagentStop";
  /** Time when the event fired, in ISO-8601. */
  timestamp: string;
  /** File with the conversation so far; empty if there is none. */
  transcript_path: string;
  /** Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server. */
  origin?: HookOrigin | undefined;
  /** Agent that the event belongs to. Since 1.2. */
  agent?: HookAgent | undefined;
  /** Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2. */
  turn_id?: string | undefined;
  /** Usage, context window and labels of the session. Since 1.2. */
  session?: HookSession | undefined;
  /** Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2. */
  user_prompt?: string | undefined;
  /** Type of the subagent, as its host calls it. */
  agent_type: string;
  /** Task of the subagent. */
  prompt: string;
  /** Response of the subagent. */
  prompt_response: string;
  /** True if a SubagentStop hook made the subagent continue. Block again only with care, or it never ends. */
  stop_hook_active: boolean;
}

/** Accept the response of the subagent, or block: the reason becomes its next prompt. */
export interface SubagentStopOutput {
  /** `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  continue?: boolean | undefined;
  /** Reason for stopping the agent; shown if `continue` is false. */
  stopReason?: string | undefined;
  /** `true` hides the result of the operation from the display. The model still receives it. */
  suppressOutput?: boolean | undefined;
  /** Message for the model. It is never shown to the user on its own. */
  systemMessage?: string | undefined;
  /** Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid. */
  decision?: HookDecision | null | undefined;
  /** Reason for the decision. The model reads it if the operation is blocked. */
  reason?: string | undefined;
  /** Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2. */
  labels?: string[] | undefined;
  /** Fields of this event only. */
  hookSpecificOutput?: {
    /** Name of the event. Optional. */
    hookEventName?: "SubagentStop" | undefined;
    /** Text that is added for the model to read. */
    additionalContext?: string | undefined;
  } | undefined;
}

/** Decision of a hook. `block` and `deny` block the operation; `allow` and `approve` let it continue; `ask` leaves the choice to the host without blocking. */
export type HookDecision = "ask" | "block" | "deny" | "approve" | "allow";

/** Reason why the model stopped. */
export type LLMFinishReason = "STOP" | "MAX_TOKENS" | "SAFETY" | "RECITATION" | "OTHER";

/** Role of the speaker of a message. */
export type LLMRole = "user" | "model" | "system";

/** Known types of notification. */
export type NotificationType = "ToolPermission" | "other";

/** Trigger of a compression of the conversation. */
export type PreCompressTrigger = "manual" | "auto";

/** Reason why a session ends. */
export type SessionEndReason = "exit" | "clear" | "logout" | "prompt_input_exit" | "other";

/** Reason why a session begins. */
export type SessionStartSource = "startup" | "resume" | "clear" | "compress";

/** Tool calling mode of the model: `AUTO` lets the model decide, `ANY` requires a tool call, `NONE` forbids tool calls. */
export type ToolCallingMode = "AUTO" | "ANY" | "NONE";

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
  SubagentStart: SubagentStartOutput;
  SubagentStop: SubagentStopOutput;
}

/** Names of the events. */
export type HookEventName = keyof HookInputs;

/** Input of any hook. Test `hook_event_name` to narrow the type. */
export type AnyHookInput = HookInputs[HookEventName];

/** Output of any hook. */
export type AnyHookOutput = HookOutputs[HookEventName];
