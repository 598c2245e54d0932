# Made from schemas/ by npm run generate. Do not edit.
"""Types for hooks in Python: what a hook reads on standard input and may print on standard output."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union


# The names of the events.
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
]


# What a hook decides. `block` and `deny` refuse; `allow` and `approve` agree; `ask` leaves the choice to the host without blocking.
HookDecision = Literal[
    "ask",
    "block",
    "deny",
    "approve",
    "allow",
]


# Why the model stopped writing.
LLMFinishReason = Literal[
    "STOP",
    "MAX_TOKENS",
    "SAFETY",
    "RECITATION",
    "OTHER",
]


# Who speaks in a message.
LLMRole = Literal[
    "user",
    "model",
    "system",
]


# The known things that a notification is about.
NotificationType = Literal[
    "ToolPermission",
    "other",
]


# Who asked for the conversation to be compressed.
PreCompressTrigger = Literal[
    "manual",
    "auto",
]


# Why a session ends.
SessionEndReason = Literal[
    "exit",
    "clear",
    "logout",
    "prompt_input_exit",
    "other",
]


# Why a session begins.
SessionStartSource = Literal[
    "startup",
    "resume",
    "clear",
    "compress",
]


# How the model may call tools: `AUTO` decides itself, `ANY` must call one, `NONE` may call none.
ToolCallingMode = Literal[
    "AUTO",
    "ANY",
    "NONE",
]


class _AfterAgentHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["AfterAgent"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # What the user asked.
    prompt: str
    # What the agent answered.
    prompt_response: str
    # True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.
    stop_hook_active: bool


class AfterAgentHookInput(_AfterAgentHookInputRequired, total=False):
    """A turn of the agent has ended with an answer. The hook may send the agent back to work."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin


class AfterAgentSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["AfterAgent"]
    # True asks the host to forget the conversation so far.
    clearContext: bool
    # Text that is added for the model to read.
    additionalContext: str


_AfterAgentOutputOptionalKeywords = TypedDict(
    "_AfterAgentOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class AfterAgentOutput(_AfterAgentOutputOptionalKeywords, total=False):
    """Let the answer stand, or block: the reason becomes the next prompt."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: AfterAgentSpecificOutput


class _AfterModelHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["AfterModel"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # The request that was sent.
    llm_request: LLMRequest
    # The answer of the model.
    llm_response: LLMResponse


class AfterModelHookInput(_AfterModelHookInputRequired, total=False):
    """The model has answered. The hook may edit or replace the answer."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin
    # The calls of tools that the answer asks for. Not there when it asks for none.
    tool_calls: list[LLMToolCall]


class AfterModelSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["AfterModel"]
    # The answer as it shall be.
    llm_response: LLMResponsePatch
    # With `true`, `llm_response` changes the text only, and the calls of tools in the answer stay.
    keepToolCalls: bool


_AfterModelOutputOptionalKeywords = TypedDict(
    "_AfterModelOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class AfterModelOutput(_AfterModelOutputOptionalKeywords, total=False):
    """Edit or replace the answer, hide it from the display, or stop the agent."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: AfterModelSpecificOutput


class _AfterToolHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["AfterTool"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # The name of the tool.
    tool_name: str
    # The arguments of the tool call.
    tool_input: dict[str, Any]
    # What the tool gave back: usually an object with `llmContent`, `returnDisplay`, `metadata` and `error`. If the tool threw, only `error`.
    tool_response: Any


class AfterToolHookInput(_AfterToolHookInputRequired, total=False):
    """A tool has run. The hook may add to what the model reads, or hide the result from the display."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin
    # Where the tool comes from, when it belongs to an MCP server.
    mcp_context: McpContext
    # The name the model asked for, when the host resolved it to another tool.
    original_request_name: str


class AfterToolSpecificOutputTailToolCallRequest(TypedDict):
    """A tool call the host may make right after this one."""

    # The name of the tool.
    name: str
    # Its arguments.
    args: dict[str, Any]


class AfterToolSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["AfterTool"]
    # Text that is added for the model to read.
    additionalContext: str
    # A tool call the host may make right after this one.
    tailToolCallRequest: AfterToolSpecificOutputTailToolCallRequest


_AfterToolOutputOptionalKeywords = TypedDict(
    "_AfterToolOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class AfterToolOutput(_AfterToolOutputOptionalKeywords, total=False):
    """Add context to the tool result, hide it from the display, or stop the agent."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: AfterToolSpecificOutput


class _BeforeAgentHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["BeforeAgent"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # What the user asked.
    prompt: str


class BeforeAgentHookInput(_BeforeAgentHookInputRequired, total=False):
    """A turn of the agent begins with a prompt. The hook may refuse it or add context."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin


class BeforeAgentSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["BeforeAgent"]
    # Text that is added for the model to read.
    additionalContext: str


_BeforeAgentOutputOptionalKeywords = TypedDict(
    "_BeforeAgentOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class BeforeAgentOutput(_BeforeAgentOutputOptionalKeywords, total=False):
    """Refuse the turn, add context to the prompt, or stop the agent."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: BeforeAgentSpecificOutput


class _BeforeModelHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["BeforeModel"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # The request to the model.
    llm_request: LLMRequest


class BeforeModelHookInput(_BeforeModelHookInputRequired, total=False):
    """A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin
    # What the host tells the model about its task, as text. Not there when the request has none.
    system_instruction: str
    # What tools gave back, as the model is about to read it, oldest first. Not there when the request has none.
    tool_results: list[LLMToolResult]


class BeforeModelSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["BeforeModel"]
    # Changes to the request.
    llm_request: LLMRequestPatch
    # An answer in place of the model's; used when the request is blocked or stopped.
    llm_response: LLMResponsePatch
    # The system instruction as it shall be; an empty text takes it away.
    system_instruction: str
    # Results with another text, by their ids. Those that are not named stay as they are.
    tool_results: list[LLMToolResultPatch]


_BeforeModelOutputOptionalKeywords = TypedDict(
    "_BeforeModelOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class BeforeModelOutput(_BeforeModelOutputOptionalKeywords, total=False):
    """Change the request, refuse it, or answer in the model's place."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: BeforeModelSpecificOutput


class _BeforeToolHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["BeforeTool"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # The name of the tool.
    tool_name: str
    # The arguments of the tool call.
    tool_input: dict[str, Any]


class BeforeToolHookInput(_BeforeToolHookInputRequired, total=False):
    """A tool is about to run. The hook may refuse the call or change its arguments."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin
    # Where the tool comes from, when it belongs to an MCP server.
    mcp_context: McpContext
    # The name the model asked for, when the host resolved it to another tool.
    original_request_name: str


class BeforeToolSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["BeforeTool"]
    # Arguments to change; the others stay as they were, unless `tool_input_mode` says otherwise.
    tool_input: dict[str, Any]
    # `replace` makes `tool_input` all of the arguments: what it leaves out is gone.
    tool_input_mode: Literal["merge", "replace"]
    # Another way to say `decision`; `block` and `deny` refuse the call.
    permissionDecision: HookDecision
    # Why; takes the place of `reason`.
    permissionDecisionReason: str


_BeforeToolOutputOptionalKeywords = TypedDict(
    "_BeforeToolOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class BeforeToolOutput(_BeforeToolOutputOptionalKeywords, total=False):
    """Refuse the tool call, change its arguments, or stop the agent."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: BeforeToolSpecificOutput


class _BeforeToolSelectionHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["BeforeToolSelection"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # The request to the model.
    llm_request: LLMRequest
    # The tools on offer.
    available_tools: list[Any]


class BeforeToolSelectionHookInput(_BeforeToolSelectionHookInputRequired, total=False):
    """The model is about to be offered tools. The hook may restrict which ones."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin


class BeforeToolSelectionSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["BeforeToolSelection"]
    # Which tools may be called. Lists of several hooks are united; `NONE` wins over everything.
    toolConfig: HookToolConfig


_BeforeToolSelectionOutputOptionalKeywords = TypedDict(
    "_BeforeToolSelectionOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class BeforeToolSelectionOutput(_BeforeToolSelectionOutputOptionalKeywords, total=False):
    """Restrict the tools, or stop the agent."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: BeforeToolSelectionSpecificOutput


class _HookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event that fired.
    hook_event_name: HookEventName
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str


class HookInput(_HookInputRequired, total=False):
    """What every hook reads on standard input, whatever the event."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin


class HookOrigin(TypedDict, total=False):
    """The agent that an event happened in, when its hooks run on another machine."""

    # The working directory of that agent.
    cwd: str
    # The session of that agent.
    session_id: str
    # The agent said so, and nobody has checked it.
    told: bool


_HookOutputOptionalKeywords = TypedDict(
    "_HookOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class HookOutput(_HookOutputOptionalKeywords, total=False):
    """What any hook may print on standard output, as one JSON object. Every field is optional; nothing printed means: go on."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: dict[str, Any]


class HookToolConfig(TypedDict, total=False):
    """Which tools the model may call."""

    # How the model may call tools.
    mode: ToolCallingMode
    # The names of the tools that may be called.
    allowedFunctionNames: list[str]


class LLMCandidateContent(TypedDict):
    """The answer."""

    # Always `model`.
    role: Literal["model"]
    # The texts of the answer.
    parts: list[str]


class _LLMCandidateRequired(TypedDict):
    # The answer.
    content: LLMCandidateContent


class LLMCandidate(_LLMCandidateRequired, total=False):
    """One answer of the model."""

    # Why the model stopped.
    finishReason: LLMFinishReason
    # The number of this answer.
    index: float
    # The ratings of this answer.
    safetyRatings: list[LLMSafetyRating]


class LLMCandidatePatchContentPartsItem(TypedDict, total=False):
    # The text.
    text: str


class LLMCandidatePatchContent(TypedDict, total=False):
    """The answer."""

    # Taken as `model`, whatever it says.
    role: str
    # The texts of the answer, as strings or as objects with `text`. An empty list empties the answer.
    parts: list[Union[str, LLMCandidatePatchContentPartsItem]]


class LLMCandidatePatch(TypedDict, total=False):
    """One answer as a hook may write it."""

    # The answer.
    content: LLMCandidatePatchContent
    # Why the model stopped. A word that is not known counts as `OTHER`.
    finishReason: str
    # The number of this answer.
    index: float
    # The ratings of this answer.
    safetyRatings: list[LLMSafetyRating]


class LLMConfig(TypedDict, total=False):
    """The settings of a model call that hooks can read and change. Other keys are passed through."""

    # How freely the model chooses its words.
    temperature: float
    # The most tokens the answer may have.
    maxOutputTokens: float
    # The share of probability the model samples from.
    topP: float
    # The number of candidates the model samples from.
    topK: float
    # Texts that end the answer.
    stopSequences: list[str]
    # How many answers are asked for.
    candidateCount: float
    # How much a word that was used already is avoided.
    presencePenalty: float
    # How much a frequent word is avoided.
    frequencyPenalty: float


class LLMMessage(TypedDict):
    """One message of a conversation, as text."""

    # Who speaks.
    role: LLMRole
    # The text of the message.
    content: str


class LLMMessagePatch(TypedDict):
    """A message as a hook may write it."""

    # Who speaks: `user`, `model` or `system`. `assistant` is taken as `model`, anything else as `user`.
    role: str
    # The text; of a list, the texts are joined.
    content: Union[str, list[Any]]


class _LLMRequestRequired(TypedDict):
    # The name of the model.
    model: str
    # The conversation, oldest message first. Messages without text are left out.
    messages: list[LLMMessage]


class LLMRequest(_LLMRequestRequired, total=False):
    """A request to the model in a form that does not change with the model SDK. It holds text only."""

    # The settings of the call.
    config: LLMConfig
    # Which tools the model may call.
    toolConfig: HookToolConfig


class LLMRequestPatch(TypedDict, total=False):
    """Changes to a request: what is missing stays as it was. `messages`, when given, is the whole conversation; images, tool calls and other parts that are no text stay with their message."""

    # Another model.
    model: str
    # The whole conversation as it shall be.
    messages: list[LLMMessagePatch]
    # Settings to change; the others stay.
    config: LLMConfig
    # Another choice of tools.
    toolConfig: HookToolConfig


class _LLMResponseRequired(TypedDict):
    # All answers.
    candidates: list[LLMCandidate]


class LLMResponse(_LLMResponseRequired, total=False):
    """An answer of the model in a form that does not change with the model SDK. It holds text only."""

    # The text of the first answer.
    text: str
    # How many tokens the call used.
    usageMetadata: LLMUsage


class LLMResponsePatch(TypedDict, total=False):
    """An answer that a hook puts in place of the model's. `{ "text": "..." }` is enough."""

    # The text of the answer, when there are no candidates.
    text: str
    # The answers.
    candidates: list[LLMCandidatePatch]
    # How many tokens the call used.
    usageMetadata: LLMUsage


class LLMSafetyRating(TypedDict):
    """How the model service rated an answer."""

    # The kind of harm.
    category: str
    # How likely it is.
    probability: str


class LLMToolCall(TypedDict):
    """A call of a tool that the model asks for."""

    # The id of the call; where the model's API has none, a number with `#`.
    id: str
    # The name of the tool.
    name: str
    # The arguments; as they were written where they are no JSON.
    args: Any


class LLMToolResult(TypedDict):
    """What a tool gave back, as the model is about to read it."""

    # The id of the call that it answers; where the model's API has none, a number with `#`.
    id: str
    # The name of the tool; empty where the request does not tell.
    name: str
    # The text of the result, else its JSON.
    text: str


class LLMToolResultPatch(TypedDict):
    """Another text for the result of a tool, as a hook may write it."""

    # Which result.
    id: str
    # The text, or the JSON, in its place.
    text: str


class LLMUsage(TypedDict, total=False):
    """How many tokens a call used."""

    # Tokens of the request.
    promptTokenCount: float
    # Tokens of the answer.
    candidatesTokenCount: float
    # Both together.
    totalTokenCount: float


class _McpContextRequired(TypedDict):
    # The name of the MCP server.
    server_name: str


class McpContext(_McpContextRequired, total=False):
    """Where a tool of an MCP server comes from."""

    # The address of the server.
    server_uri: str
    # The name of the tool on that server.
    tool_name: str
    # The command that started the server.
    command: str
    # The arguments of that command.
    args: list[str]
    # The directory the server runs in.
    cwd: str
    # The URL of a server reached over HTTP.
    url: str
    # The address of a server reached over TCP.
    tcp: str


class _NotificationHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["Notification"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # What the user is told. Any text.
    message: str
    # What it is about: a known type, or a word of the host's own.
    notification_type: str
    # More about it, depending on the type.
    details: dict[str, Any]


class NotificationHookInput(_NotificationHookInputRequired, total=False):
    """The agent tells the user something. The hook may pass it on."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin
    # How important it is, in the host's own words.
    level: str


class NotificationSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["Notification"]


_NotificationOutputOptionalKeywords = TypedDict(
    "_NotificationOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class NotificationOutput(_NotificationOutputOptionalKeywords, total=False):
    """Nothing to decide: block and stop are ignored."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: NotificationSpecificOutput


class _PreCompressHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["PreCompress"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # Who asked for it.
    trigger: PreCompressTrigger


class PreCompressHookInput(_PreCompressHookInputRequired, total=False):
    """The conversation is about to be compressed. The hook may save what it wants to keep."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin


class PreCompressSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["PreCompress"]


_PreCompressOutputOptionalKeywords = TypedDict(
    "_PreCompressOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class PreCompressOutput(_PreCompressOutputOptionalKeywords, total=False):
    """Nothing to decide: block and stop are ignored."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: PreCompressSpecificOutput


class _SessionEndHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["SessionEnd"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # Why the session ends.
    reason: SessionEndReason


class SessionEndHookInput(_SessionEndHookInputRequired, total=False):
    """A session ends. The hook may tidy up or write a record."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin


class SessionEndSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["SessionEnd"]


_SessionEndOutputOptionalKeywords = TypedDict(
    "_SessionEndOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class SessionEndOutput(_SessionEndOutputOptionalKeywords, total=False):
    """Nothing to decide: block and stop are ignored."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: SessionEndSpecificOutput


class _SessionStartHookInputRequired(TypedDict):
    # The session the event belongs to.
    session_id: str
    # The working directory of the agent; the hook runs in it.
    cwd: str
    # The name of the event.
    hook_event_name: Literal["SessionStart"]
    # When the event fired, in ISO-8601.
    timestamp: str
    # The file that holds the conversation so far; empty when there is none.
    transcript_path: str
    # Why the session begins.
    source: SessionStartSource


class SessionStartHookInput(_SessionStartHookInputRequired, total=False):
    """A session begins. The hook may give the agent context to start from."""

    # Who asked, when the event was fired on another machine. `cwd` and `session_id` are those of the policy server then.
    origin: HookOrigin


class SessionStartSpecificOutput(TypedDict, total=False):
    """What only this event understands."""

    # The name of the event; may be left out.
    hookEventName: Literal["SessionStart"]
    # Text that is added for the model to read.
    additionalContext: str


_SessionStartOutputOptionalKeywords = TypedDict(
    "_SessionStartOutputOptionalKeywords",
    {
        # `false` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
        "continue": "bool",
    },
    total=False,
)


class SessionStartOutput(_SessionStartOutputOptionalKeywords, total=False):
    """Give the agent context. Block and stop are ignored."""

    # Why the agent is stopped; shown when `continue` is false.
    stopReason: str
    # `true` keeps the result of the operation off the display. The model still sees it.
    suppressOutput: bool
    # A message for the model. It is never shown to the user on its own.
    systemMessage: str
    # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
    decision: Union[HookDecision, None]
    # Why it was decided so. The model reads it when the operation is refused.
    reason: str
    # What only this event understands.
    hookSpecificOutput: SessionStartSpecificOutput


# What any hook reads. `hook_event_name` tells which event it is.
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
]


# What any hook may print.
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
]
