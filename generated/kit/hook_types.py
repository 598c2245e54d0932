# Made from schemas/ by npm run generate. Do not edit.
"""Types for hooks in Python: inputs on standard input, outputs on standard output."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union


# Names of the events.
HookEventName = Literal[
    "AfterAgent",
    "AfterModel",
    "AfterTool",
    "BeforeAgent",
    "BeforeModel",
    "BeforeTool",
    "BeforeToolSelection",
    "Notification",
    "PreCompress",
    "SessionEnd",
    "SessionStart",
    "SubagentStart",
    "SubagentStop",
]


# Decision of a hook. `block` and `deny` block the operation; `allow` and `approve` let it continue; `ask` leaves the choice to the host without blocking.
HookDecision = Literal[
    "ask",
    "block",
    "deny",
    "approve",
    "allow",
]


# Reason why the model stopped.
LLMFinishReason = Literal[
    "STOP",
    "MAX_TOKENS",
    "SAFETY",
    "RECITATION",
    "OTHER",
]


# Role of the speaker of a message.
LLMRole = Literal[
    "user",
    "model",
    "system",
]


# Known types of notification.
NotificationType = Literal[
    "ToolPermission",
    "other",
]


# Trigger of a compression of the conversation.
PreCompressTrigger = Literal[
    "manual",
    "auto",
]


# Reason why a session ends.
SessionEndReason = Literal[
    "exit",
    "clear",
    "logout",
    "prompt_input_exit",
    "other",
]


# Reason why a session begins.
SessionStartSource = Literal[
    "startup",
    "resume",
    "clear",
    "compress",
]


# Tool calling mode of the model: `AUTO` lets the model decide, `ANY` requires a tool call, `NONE` forbids tool calls.
ToolCallingMode = Literal[
    "AUTO",
    "ANY",
    "NONE",
]


class _AfterAgentHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["AfterAgent"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Prompt of the user.
    prompt: str
    # Response of the agent.
    prompt_response: str
    # True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.
    stop_hook_active: bool


class AfterAgentHookInput(_AfterAgentHookInputRequired, total=False):
    """A turn of the agent has ended with a response. The hook may make the agent continue."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class AfterAgentSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["AfterAgent"]
    # True asks the host to clear the conversation so far.
    clearContext: bool
    # Text that is added for the model to read.
    additionalContext: str


_AfterAgentOutputOptionalKeywords = TypedDict(
    "_AfterAgentOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class AfterAgentOutput(_AfterAgentOutputOptionalKeywords, total=False):
    """Accept the response, or block: the reason becomes the next prompt."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
    decision: Union[HookDecision, None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: AfterAgentSpecificOutput


class _AfterModelHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["AfterModel"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Request that was sent.
    llm_request: LLMRequest
    # Response of the model.
    llm_response: LLMResponse


class AfterModelHookInput(_AfterModelHookInputRequired, total=False):
    """The model has responded. The hook may edit or replace the response."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str
    # Tool calls that the response requests. Absent if there are none.
    tool_calls: list[LLMToolCall]
    # Tokens of this call. Absent if the SDK reported none. Since 1.2.
    usage: ModelUsage


class AfterModelSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["AfterModel"]
    # Response to use instead.
    llm_response: LLMResponsePatch
    # `true` lets `llm_response` change the text only: the tool calls of the response stay.
    keepToolCalls: bool


_AfterModelOutputOptionalKeywords = TypedDict(
    "_AfterModelOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class AfterModelOutput(_AfterModelOutputOptionalKeywords, total=False):
    """Edit or replace the response, hide it from the display, or stop the agent."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Has no effect: this event cannot be blocked.
    decision: Union[Literal["allow", "approve"], None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: AfterModelSpecificOutput


class _AfterToolHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["AfterTool"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Name of the tool.
    tool_name: str
    # Arguments of the tool call.
    tool_input: dict[str, Any]
    # Result of the tool: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
    tool_response: Any


class AfterToolHookInput(_AfterToolHookInputRequired, total=False):
    """A tool has run. The hook may add context for the model, hide the result from the display, or replace it if the host consents."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str
    # MCP server that provides the tool, if any.
    mcp_context: McpContext
    # Tool name that the model requested, if the host resolved it to another tool.
    original_request_name: str
    # Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
    tool_use_id: str
    # Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
    assistant_text: str
    # Time that the tool took, in milliseconds. Since 1.2.
    duration_ms: float
    # Folder of the project, as the session has it. The working directory may be another folder. Set by the engine. Since 1.4.
    project: str
    # Home folder. Set by the engine. Since 1.4.
    home: str
    # Effects of the command, for a tool that runs a shell. Set by the engine. Since 1.3.
    command: CommandFacts
    # Facts about the file, for a tool that reads, writes or deletes one. Set by the engine. Since 1.3.
    file: FileFacts


class AfterToolSpecificOutputTailToolCallRequest(TypedDict):
    """Tool call that the host may make right after this one."""

    # Name of the tool.
    name: str
    # Arguments of the tool call.
    args: dict[str, Any]


class AfterToolSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["AfterTool"]
    # Text that is added for the model to read.
    additionalContext: str
    # Text that the model reads instead of the result. Needs the consent of the host: `hooksMay: ['replace-tool-result']`. Since 1.2.
    tool_result: str
    # Tool call that the host may make right after this one.
    tailToolCallRequest: AfterToolSpecificOutputTailToolCallRequest


_AfterToolOutputOptionalKeywords = TypedDict(
    "_AfterToolOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class AfterToolOutput(_AfterToolOutputOptionalKeywords, total=False):
    """Add context to the tool result, replace it, hide it from the display, or stop the agent."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Has no effect: this event cannot be blocked.
    decision: Union[Literal["allow", "approve"], None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: AfterToolSpecificOutput


class _BeforeAgentHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["BeforeAgent"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Prompt of the user.
    prompt: str


class BeforeAgentHookInput(_BeforeAgentHookInputRequired, total=False):
    """A turn of the agent begins with a prompt. The hook may block it, rewrite the prompt or add context."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class BeforeAgentSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["BeforeAgent"]
    # Text that is added for the model to read.
    additionalContext: str
    # Prompt to use instead of the user's. Since 1.2.
    prompt: str


_BeforeAgentOutputOptionalKeywords = TypedDict(
    "_BeforeAgentOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class BeforeAgentOutput(_BeforeAgentOutputOptionalKeywords, total=False):
    """Block the turn, rewrite the prompt, add context to it, or stop the agent."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
    decision: Union[HookDecision, None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: BeforeAgentSpecificOutput


class _BeforeModelHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["BeforeModel"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Request to the model.
    llm_request: LLMRequest


class BeforeModelHookInput(_BeforeModelHookInputRequired, total=False):
    """A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str
    # System instruction for the model, as text. Absent if the request has none.
    system_instruction: str
    # Tool results that the model is about to read, oldest first. Absent if the request has none.
    tool_results: list[LLMToolResult]


class BeforeModelSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["BeforeModel"]
    # Changes to the request.
    llm_request: LLMRequestPatch
    # Response to use instead of the model's; used if the request is blocked or stopped.
    llm_response: LLMResponsePatch
    # System instruction to send instead. An empty text removes it.
    system_instruction: str
    # Tool results with replacement texts, by id. Other results stay unchanged.
    tool_results: list[LLMToolResultPatch]


_BeforeModelOutputOptionalKeywords = TypedDict(
    "_BeforeModelOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class BeforeModelOutput(_BeforeModelOutputOptionalKeywords, total=False):
    """Change the request, block it, or respond instead of the model."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
    decision: Union[HookDecision, None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: BeforeModelSpecificOutput


class _BeforeToolHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["BeforeTool"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Name of the tool.
    tool_name: str
    # Arguments of the tool call.
    tool_input: dict[str, Any]


class BeforeToolHookInput(_BeforeToolHookInputRequired, total=False):
    """A tool is about to run. The hook may block the call or change its arguments."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str
    # MCP server that provides the tool, if any.
    mcp_context: McpContext
    # Tool name that the model requested, if the host resolved it to another tool.
    original_request_name: str
    # Id of the call, the same before and after the tool: that of the model SDK where there is one. Since 1.2.
    tool_use_id: str
    # Text of the model's message that requested the call, at most 16 KiB. Only for hooks with `"needs": ["assistant_text"]`. Since 1.2.
    assistant_text: str
    # Folder of the project, as the session has it. The working directory may be another folder. Set by the engine. Since 1.4.
    project: str
    # Home folder. Set by the engine. Since 1.4.
    home: str
    # Effects of the command, for a tool that runs a shell. Set by the engine. Since 1.3.
    command: CommandFacts
    # Facts about the file, for a tool that reads, writes or deletes one. Set by the engine. Since 1.3.
    file: FileFacts


class BeforeToolSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["BeforeTool"]
    # Arguments to change. Others stay unchanged, unless `tool_input_mode` is `replace`.
    tool_input: dict[str, Any]
    # `replace` makes `tool_input` the complete arguments: missing ones are removed.
    tool_input_mode: Literal["merge", "replace"]
    # Alternative to `decision`; `block` and `deny` block the call.
    permissionDecision: HookDecision
    # Reason for the decision; takes precedence over `reason`.
    permissionDecisionReason: str
    # Text that is added for the model to read, after the result or the reason of a block.
    additionalContext: str


_BeforeToolOutputOptionalKeywords = TypedDict(
    "_BeforeToolOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class BeforeToolOutput(_BeforeToolOutputOptionalKeywords, total=False):
    """Block the tool call, change its arguments, add context for the model, or stop the agent."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
    decision: Union[HookDecision, None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: BeforeToolSpecificOutput


class _BeforeToolSelectionHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["BeforeToolSelection"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Request to the model.
    llm_request: LLMRequest
    # Tools on offer.
    available_tools: list[Any]


class BeforeToolSelectionHookInput(_BeforeToolSelectionHookInputRequired, total=False):
    """The model is about to be offered tools. The hook may restrict them."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class BeforeToolSelectionSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["BeforeToolSelection"]
    # Tools that may be called. The lists of several hooks are united; `NONE` overrides all others.
    toolConfig: HookToolConfig


_BeforeToolSelectionOutputOptionalKeywords = TypedDict(
    "_BeforeToolSelectionOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class BeforeToolSelectionOutput(_BeforeToolSelectionOutputOptionalKeywords, total=False):
    """Restrict the tools, or stop the agent."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Has no effect: this event cannot be blocked.
    decision: Union[Literal["allow", "approve"], None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: BeforeToolSelectionSpecificOutput


class _CommandFactsRequired(TypedDict):
    # Programs that the command may run.
    programs: list[CommandProgram]
    # Files that it reads, as absolute paths. If links lead elsewhere, the path as written and the real one. A folder includes its contents.
    reads: list[str]
    # Files that it writes, as absolute paths. A folder includes its contents.
    writes: list[str]
    # Files that it deletes, as absolute paths. A folder includes its contents.
    deletes: list[str]
    # Files in `writes` that are outside of the project, without folders for temporary files. Since 1.4.
    writes_outside: list[str]
    # Files in `deletes` that are outside of the project, without folders for temporary files. Since 1.4.
    deletes_outside: list[str]
    # Hosts that it connects to.
    hosts: list[str]
    # What it reads that may contain passwords or keys: `secrets` are files, also in one-line programs, `folders` whole folders with such files, `environment` all variables, `stores` password stores. Since 1.4.
    reveals: list[Literal["secrets", "folders", "environment", "stores"]]
    # What it changes that is hard to get back: the `system` with the home folder and the folders above the project, the whole `project`, many `files`, `disks`, or `controls`: files that control git, hooks, agents or a pipeline. Since 1.4.
    changes: list[Literal["system", "project", "files", "disks", "controls"]]
    # What it does to a repository that is hard to get back, or that no check sees. Since 1.4.
    git: list[Literal["force-push", "discarded-work", "rewritten-history", "skipped-checks", "changed-checks", "changed-settings"]]
    # True if a part of its text cannot be resolved.
    opaque: bool


class CommandFacts(_CommandFactsRequired, total=False):
    """Effects of a shell command, as far as its text shows. Nothing is guessed: if a part cannot be resolved, `opaque` is true."""

    # True if a program of it can send data to another machine. Absent if false. Since 1.4.
    sends: bool
    # True if a part of it runs as another user. Absent if false.
    uses_sudo: bool
    # True if a part of it runs in the background. Absent if false.
    background: bool
    # True if it runs code that is not in its text: a script, an interpreter, make or npm. Absent if false.
    runs_code: bool
    # Facts that may lack entries, because the text cannot be resolved. Absent if none does. Since 1.4.
    unresolved: list[Literal["programs", "reads", "writes", "deletes", "hosts", "writes_outside", "deletes_outside"]]
    # Why it is opaque.
    why_opaque: str


class _CommandProgramRequired(TypedDict):
    # Last part of its path.
    name: str
    # Arguments. A part that exists only at run time is as written: `$X`.
    args: list[str]


class CommandProgram(_CommandProgramRequired, total=False):
    """Program that a command may run. A wrapper and the program that it runs are two entries."""

    # Path as written, if it is not only a name.
    path: str
    # Variables that are set for this program only.
    env: dict[str, str]
    # Programs that run this one, from the outermost.
    wrapped_by: list[str]


class _FileFactsRequired(TypedDict):
    # Absolute path, without `.` and `..`.
    path: str
    # True if the path, or the file that it leads to, is in the project.
    inside_project: bool


class FileFacts(_FileFactsRequired, total=False):
    """Facts about the file of a tool call. The file need not exist."""

    # Path of the file that it leads to. Absent if it is the same. Conditions on `path` are also tried with it. Since 1.4.
    real_path: str
    # True if the path is in the project, but leads to a file outside of it, or to one that cannot be determined. Absent if false.
    is_symlink_out: bool
    # True if the name is typical for a file with passwords or keys. Absent if false.
    is_secret_like: bool


class _HookAgentRequired(TypedDict):
    # Id of the agent inside its session; `main` for the agent that the session began with.
    id: str
    # Number of agents above this one: 0 for the main agent.
    depth: int


class HookAgent(_HookAgentRequired, total=False):
    """Agent of the session that an event belongs to."""

    # Type of a subagent, as its host calls it.
    type: str
    # Id of the agent that started this one. Absent for the main agent.
    parent_id: str


class _HookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event that fired.
    hook_event_name: HookEventName
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str


class HookInput(_HookInputRequired, total=False):
    """Fields that every hook reads on standard input, for every event."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class HookOrigin(TypedDict, total=False):
    """Agent in which an event happened, if its hooks run on another machine."""

    # Working directory of that agent.
    cwd: str
    # Session of that agent.
    session_id: str
    # Agent of that session.
    agent: HookAgent
    # Turn of that agent.
    turn_id: str
    # State of that session.
    session: HookSession
    # True if the values come from the agent and are not verified.
    told: bool


_HookOutputOptionalKeywords = TypedDict(
    "_HookOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class HookOutput(_HookOutputOptionalKeywords, total=False):
    """Fields that every hook may print on standard output, as one JSON object. All are optional. No output means: continue."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
    decision: Union[HookDecision, None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: dict[str, Any]


class _HookSessionRequired(TypedDict):
    # Labels that hooks added to the session, in alphabetical order.
    labels: list[str]


class HookSession(_HookSessionRequired, total=False):
    """State of the session that an event belongs to."""

    # Calls, tokens and cost so far.
    usage: SessionUsage
    # Context window of the agent, where known.
    context: SessionContext
    # Why labels and usage are not known: their record could not be read or kept. Rules that read them could not run. Absent if they are known. Since 1.4.
    unknown: str
    # Number of times that this call, with the same tool and arguments, was made in this turn, counting this one. Only in tool events. Since 1.3.
    repeats: int


class HookToolConfig(TypedDict, total=False):
    """Tools that the model may call."""

    # Tool calling mode of the model.
    mode: ToolCallingMode
    # Names of the tools that may be called.
    allowedFunctionNames: list[str]


class LLMCandidateContent(TypedDict):
    """Content of the candidate."""

    # Always `model`.
    role: Literal["model"]
    # Texts of the candidate.
    parts: list[str]


class _LLMCandidateRequired(TypedDict):
    # Content of the candidate.
    content: LLMCandidateContent


class LLMCandidate(_LLMCandidateRequired, total=False):
    """One candidate of a model response."""

    # Reason why the model stopped.
    finishReason: LLMFinishReason
    # Index of the candidate.
    index: float
    # Safety ratings of the candidate.
    safetyRatings: list[LLMSafetyRating]


class LLMCandidatePatchContentPartsItem(TypedDict, total=False):
    # Text of the part.
    text: str


class LLMCandidatePatchContent(TypedDict, total=False):
    """Content of the candidate."""

    # Always read as `model`.
    role: str
    # Texts of the candidate, as strings or as objects with `text`. An empty list empties the candidate.
    parts: list[Union[str, LLMCandidatePatchContentPartsItem]]


class LLMCandidatePatch(TypedDict, total=False):
    """One candidate of a model response as a hook may write it."""

    # Content of the candidate.
    content: LLMCandidatePatchContent
    # Reason why the model stopped. An unknown value is read as `OTHER`.
    finishReason: str
    # Index of the candidate.
    index: float
    # Safety ratings of the candidate.
    safetyRatings: list[LLMSafetyRating]


class LLMConfig(TypedDict, total=False):
    """Settings of a model call that hooks can read and change. Other keys are passed through."""

    # Sampling temperature.
    temperature: float
    # Maximum number of tokens in the response.
    maxOutputTokens: float
    # Probability mass to sample from (nucleus sampling).
    topP: float
    # Number of candidate tokens to sample from.
    topK: float
    # Texts that end the response.
    stopSequences: list[str]
    # Number of requested candidates.
    candidateCount: float
    # Penalty for words that were already used.
    presencePenalty: float
    # Penalty for frequent words.
    frequencyPenalty: float


class LLMMessage(TypedDict):
    """One message of a conversation, as text."""

    # Role of the speaker.
    role: LLMRole
    # Text of the message.
    content: str


class LLMMessagePatch(TypedDict):
    """Message of a conversation as a hook may write it."""

    # Role of the speaker: `user`, `model` or `system`. `assistant` is read as `model`, any other value as `user`.
    role: str
    # Text of the message. The texts of a list are joined.
    content: Union[str, list[Any]]


class _LLMRequestRequired(TypedDict):
    # Name of the model.
    model: str
    # Conversation, oldest message first. Messages without text are left out.
    messages: list[LLMMessage]


class LLMRequest(_LLMRequestRequired, total=False):
    """Request to the model in a form that is the same for every model SDK. Contains text only."""

    # Settings of the call.
    config: LLMConfig
    # Tools that the model may call.
    toolConfig: HookToolConfig


class LLMRequestPatch(TypedDict, total=False):
    """Changes to a request; missing fields stay unchanged. `messages`, if given, is the whole conversation. Images, tool calls and other parts that are not text stay with their message."""

    # Model to use instead.
    model: str
    # Whole conversation to send instead.
    messages: list[LLMMessagePatch]
    # Settings to change; the others stay.
    config: LLMConfig
    # Choice of tools to use instead.
    toolConfig: HookToolConfig


class _LLMResponseRequired(TypedDict):
    # Candidates of the response.
    candidates: list[LLMCandidate]


class LLMResponse(_LLMResponseRequired, total=False):
    """Response of the model in a form that is the same for every model SDK. Contains text only."""

    # Text of the first candidate.
    text: str
    # Number of tokens that the call used.
    usageMetadata: LLMUsage


class LLMResponsePatch(TypedDict, total=False):
    """Response that replaces the model's. `{ "text": "..." }` is enough."""

    # Text of the response, if there are no candidates.
    text: str
    # Candidates of the response.
    candidates: list[LLMCandidatePatch]
    # Number of tokens that the call used.
    usageMetadata: LLMUsage


class LLMSafetyRating(TypedDict):
    """Safety rating of a candidate by the model service."""

    # Category of harm.
    category: str
    # Probability of harm.
    probability: str


class LLMToolCall(TypedDict):
    """Tool call that the model requests."""

    # Id of the call, or a number with `#` if the model's API has no ids.
    id: str
    # Name of the tool.
    name: str
    # Arguments of the call; the original text if they are not valid JSON.
    args: Any


class LLMToolResult(TypedDict):
    """Result of a tool, as the model is about to read it."""

    # Id of the call, or a number with `#` if the model's API has no ids.
    id: str
    # Name of the tool; empty if the request does not contain it.
    name: str
    # Text of the result, or its JSON if it has no text.
    text: str


class LLMToolResultPatch(TypedDict):
    """Replacement text for the result of a tool, as a hook may write it."""

    # Id of the result.
    id: str
    # Replacement text or JSON.
    text: str


class LLMUsage(TypedDict, total=False):
    """Number of tokens that a call used."""

    # Tokens of the request.
    promptTokenCount: float
    # Tokens of the response.
    candidatesTokenCount: float
    # Tokens of request and response together.
    totalTokenCount: float


class _McpContextRequired(TypedDict):
    # Name of the MCP server.
    server_name: str


class McpContext(_McpContextRequired, total=False):
    """MCP server that provides a tool."""

    # Address of the server.
    server_uri: str
    # Name of the tool on that server.
    tool_name: str
    # Command that started the server.
    command: str
    # Arguments of that command.
    args: list[str]
    # Working directory of the server.
    cwd: str
    # URL of a server reached over HTTP.
    url: str
    # Address of a server reached over TCP.
    tcp: str


class ModelUsage(TypedDict, total=False):
    """Tokens of one model call. A figure that the SDK did not report is absent."""

    # Tokens of the request, including `cached_tokens`.
    input_tokens: int
    # Tokens of the response, including reasoning.
    output_tokens: int
    # Tokens of the request that the model read from its cache.
    cached_tokens: int


class _NotificationHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["Notification"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Text of the notification.
    message: str
    # Type of the notification: a known type, or a custom one of the host.
    notification_type: str
    # Further details, depending on the type.
    details: dict[str, Any]


class NotificationHookInput(_NotificationHookInputRequired, total=False):
    """The agent notifies the user. The hook may forward the message."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str
    # Severity, as the host names it.
    level: str


class NotificationSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["Notification"]


_NotificationOutputOptionalKeywords = TypedDict(
    "_NotificationOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class NotificationOutput(_NotificationOutputOptionalKeywords, total=False):
    """No decision: block and stop are ignored."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Has no effect: this event cannot be blocked.
    decision: Union[Literal["allow", "approve"], None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: NotificationSpecificOutput


class _PreCompressHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["PreCompress"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Trigger of the compression.
    trigger: PreCompressTrigger


class PreCompressHookInput(_PreCompressHookInputRequired, total=False):
    """The conversation is about to be compressed. The hook may save parts of it."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class PreCompressSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["PreCompress"]


_PreCompressOutputOptionalKeywords = TypedDict(
    "_PreCompressOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class PreCompressOutput(_PreCompressOutputOptionalKeywords, total=False):
    """No decision: block and stop are ignored."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Has no effect: this event cannot be blocked.
    decision: Union[Literal["allow", "approve"], None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: PreCompressSpecificOutput


class SessionContext(TypedDict, total=False):
    """Context window of the agent."""

    # Input tokens of the agent's last model call.
    used_tokens: int
    # Size of the context window, if the host reported it.
    limit_tokens: int


class _SessionEndHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["SessionEnd"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Reason why the session ends.
    reason: SessionEndReason


class SessionEndHookInput(_SessionEndHookInputRequired, total=False):
    """A session ends. The hook may clean up or write a record."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class SessionEndSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["SessionEnd"]


_SessionEndOutputOptionalKeywords = TypedDict(
    "_SessionEndOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class SessionEndOutput(_SessionEndOutputOptionalKeywords, total=False):
    """No decision: block and stop are ignored."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Has no effect: this event cannot be blocked.
    decision: Union[Literal["allow", "approve"], None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: SessionEndSpecificOutput


class _SessionStartHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["SessionStart"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Reason why the session begins.
    source: SessionStartSource


class SessionStartHookInput(_SessionStartHookInputRequired, total=False):
    """A session begins. The hook may add context for the agent."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class SessionStartSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["SessionStart"]
    # Text that is added for the model to read.
    additionalContext: str


_SessionStartOutputOptionalKeywords = TypedDict(
    "_SessionStartOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class SessionStartOutput(_SessionStartOutputOptionalKeywords, total=False):
    """Add context for the agent. Block and stop are ignored."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Has no effect: this event cannot be blocked.
    decision: Union[Literal["allow", "approve"], None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: SessionStartSpecificOutput


class _SessionUsageRequired(TypedDict):
    # Tool calls that were allowed to run, before this event.
    tool_calls: int


class SessionUsage(_SessionUsageRequired, total=False):
    """Totals of the session with all its subagents, since it began. A total that is not known is absent: it stays absent once a response came without the figure."""

    # Requests that were sent to a model.
    model_calls: int
    # Tokens of all requests, including `cached_tokens`.
    input_tokens: int
    # Tokens of all responses.
    output_tokens: int
    # Tokens of requests that the model read from its cache.
    cached_tokens: int
    # Cost in US dollars, by the price table of the host.
    cost_usd: float
    # Time when the session began, in ISO-8601.
    started_at: str


class _SubagentStartHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["SubagentStart"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Type of the subagent, as its host calls it.
    agent_type: str
    # Task of the subagent.
    prompt: str


class SubagentStartHookInput(_SubagentStartHookInputRequired, total=False):
    """An agent is about to start a subagent. `agent` is the subagent. The hook may block it or add context."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class SubagentStartSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["SubagentStart"]
    # Text that is added for the model to read.
    additionalContext: str


_SubagentStartOutputOptionalKeywords = TypedDict(
    "_SubagentStartOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class SubagentStartOutput(_SubagentStartOutputOptionalKeywords, total=False):
    """Block the subagent, add context to its prompt, or stop the agent."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
    decision: Union[HookDecision, None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: SubagentStartSpecificOutput


class _SubagentStopHookInputRequired(TypedDict):
    # Session that the event belongs to.
    session_id: str
    # Working directory of the agent. Hooks run in it.
    cwd: str
    # Name of the event.
    hook_event_name: Literal["SubagentStop"]
    # Time when the event fired, in ISO-8601.
    timestamp: str
    # File with the conversation so far; empty if there is none.
    transcript_path: str
    # Type of the subagent, as its host calls it.
    agent_type: str
    # Task of the subagent.
    prompt: str
    # Response of the subagent.
    prompt_response: str
    # True if a SubagentStop hook made the subagent continue. Block again only with care, or it never ends.
    stop_hook_active: bool


class SubagentStopHookInput(_SubagentStopHookInputRequired, total=False):
    """A subagent has finished its task. `agent` is the subagent. The hook may make it continue."""

    # Agent that sent the request, if the event was fired on another machine. `cwd` and `session_id` are then those of the policy server.
    origin: HookOrigin
    # Agent that the event belongs to. Since 1.2.
    agent: HookAgent
    # Id of the turn: everything from one prompt of the user to the next. Absent if the turn is not known. Since 1.2.
    turn_id: str
    # Usage, context window and labels of the session. Since 1.2.
    session: HookSession
    # Prompt that the turn began with, at most 16 KiB. Only for hooks with `"needs": ["user_prompt"]`. Since 1.2.
    user_prompt: str


class SubagentStopSpecificOutput(TypedDict, total=False):
    """Fields of this event only."""

    # Name of the event. Optional.
    hookEventName: Literal["SubagentStop"]
    # Text that is added for the model to read.
    additionalContext: str


_SubagentStopOutputOptionalKeywords = TypedDict(
    "_SubagentStopOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        "continue": "bool",
    },
    total=False,
)


class SubagentStopOutput(_SubagentStopOutputOptionalKeywords, total=False):
    """Accept the response of the subagent, or block: the reason becomes its next prompt."""

    # Reason for stopping the agent; shown if `continue` is false.
    stopReason: str
    # `true` hides the result of the operation from the display. The model still receives it.
    suppressOutput: bool
    # Message for the model. It is never shown to the user on its own.
    systemMessage: str
    # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
    decision: Union[HookDecision, None]
    # Reason for the decision. The model reads it if the operation is blocked.
    reason: str
    # Labels to add to the session, such as `secret`. All agents of the session have them from then on. Only the host can remove one. Since 1.2.
    labels: list[str]
    # Fields of this event only.
    hookSpecificOutput: SubagentStopSpecificOutput


# Input of any hook. `hook_event_name` is the name of the event.
AnyHookInput = Union[
    AfterAgentHookInput,
    AfterModelHookInput,
    AfterToolHookInput,
    BeforeAgentHookInput,
    BeforeModelHookInput,
    BeforeToolHookInput,
    BeforeToolSelectionHookInput,
    NotificationHookInput,
    PreCompressHookInput,
    SessionEndHookInput,
    SessionStartHookInput,
    SubagentStartHookInput,
    SubagentStopHookInput,
]


# Output of any hook.
AnyHookOutput = Union[
    AfterAgentOutput,
    AfterModelOutput,
    AfterToolOutput,
    BeforeAgentOutput,
    BeforeModelOutput,
    BeforeToolOutput,
    BeforeToolSelectionOutput,
    NotificationOutput,
    PreCompressOutput,
    SessionEndOutput,
    SessionStartOutput,
    SubagentStartOutput,
    SubagentStopOutput,
]
