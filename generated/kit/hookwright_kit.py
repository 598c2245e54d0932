# Made from schemas/ by npm run generate. Do not edit.
"""Kit for hooks in Python, in one file. Save it next to the hook.

    from hookwright_kit import define_hook, deny

    define_hook("BeforeTool", lambda event: deny("Not today."))
"""

from __future__ import annotations

import json
import os
import sys

# Type checkers treat it as true. Importing typing takes longer than loading the rest of the kit.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any, Callable, Generic, Literal, Sequence, TypedDict, TypeVar, Union, overload

    _Name = TypeVar("_Name", covariant=True)

    class Answer(Generic[_Name]):
        """Return value of a helper, which a hook returns. Its name decides which events accept it."""

        def __init__(self, name: _Name, output: dict[str, Any], value: Any = None) -> None:
            self.name = name
            self.output = output
            self.value = value

else:

    class Answer:
        __slots__ = ("name", "output", "value")

        def __init__(self, name, output, value=None):
            self.name = name
            self.output = output
            self.value = value

    def overload(function):
        return function


# Rows by event: supported answers with the field of hookSpecificOutput that takes the value, merge rules and texts.
_EVENTS: dict[str, dict[str, Any]] = {}
# Merge rules of the fields that every output has.
_COMMON: dict[str, Any] = {}


def register_events(events: dict[str, dict[str, Any]]) -> None:
    """Adds the events of a host's contract to the kit. The host's generated kit calls it."""
    _EVENTS.update(events)


# These return a plain bool: type narrowing by a checker would be stricter than JSON.
def _is_answer(value: Any) -> bool:
    return isinstance(value, Answer)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != ""


def allow(reason: str = "") -> Answer[Literal["allow"]]:
    """Allows the action. Returning nothing instead leaves the decision to other hooks and to the host."""
    return Answer("allow", {"decision": "allow", "reason": reason} if reason else {"decision": "allow"})


def deny(reason: str) -> Answer[Literal["deny"]]:
    """Blocks the action. The model reads the reason."""
    return Answer("deny", {"decision": "deny", "reason": reason})


def ask(reason: str) -> Answer[Literal["ask"]]:
    """Asks the user for confirmation."""
    return Answer("ask", {"decision": "ask", "reason": reason})


def stop(reason: str) -> Answer[Literal["stop"]]:
    """Stops the agent. The user reads the reason."""
    return Answer("stop", {"continue": False, "stopReason": reason})


def say(message: str) -> Answer[Literal["say"]]:
    """Sends a message to the model."""
    return Answer("say", {"systemMessage": message})


def rewrite_input(changes: _RewriteInputValue) -> Answer[Literal["rewrite_input"]]:
    """Changes the tool's arguments or the model request. Other fields stay as they are."""
    return Answer("rewrite_input", {}, changes)


def add_context(text: str) -> Answer[Literal["add_context"]]:
    """Adds context for the model."""
    return Answer("add_context", {}, text)


def respond(response: Union[str, _RespondValue]) -> Answer[Literal["respond"]]:
    """Answers instead of the model: the request is not sent."""
    return Answer("respond", {"decision": "deny"}, {"text": response} if isinstance(response, str) else response)


def replace_response(response: Union[str, _ReplaceResponseValue]) -> Answer[Literal["replace_response"]]:
    """Replaces the model's response."""
    return Answer("replace_response", {}, {"text": response} if isinstance(response, str) else response)


def redact(event: Any, redaction: Callable[[str], str]) -> Answer[Literal["redact"]]:
    """Applies a redaction to every text that is sent to the model or comes from it. Tool calls are kept.

    If a hook returns several answers, the redactions are applied in order, also to the texts of the other answers.
    """
    return Answer("redact", {}, (redaction, _changes_to(event, _row_of(event), redaction)))


def restrict_tools(choice: Union[list[str], tuple[str, ...], _RestrictToolsValue]) -> Answer[Literal["restrict_tools"]]:
    """Restricts the model to these tools. An empty list allows none."""
    if isinstance(choice, dict):
        return Answer("restrict_tools", {}, choice)
    # Some models would treat an empty list as no restriction.
    names = list(choice)
    return Answer("restrict_tools", {}, {"allowedFunctionNames": names} if names else {"mode": "NONE"})


# --- tables, types and overloads ---
_COMMON.update({"continue": "and", "stopReason": "join", "suppressOutput": "or", "systemMessage": "join", "decision": "decision", "reason": "reason", "labels": "union"})


register_events(
    {
        "AfterAgent": {
            "answers": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"clearContext": "or", "additionalContext": "join"},
            "texts": {},
        },
        "AfterModel": {
            "answers": {"stop": "", "replace_response": "llm_response", "redact": "", "say": ""},
            "merge": {"llm_response": "last", "keepToolCalls": "every"},
            "texts": {"llm_response": {"text": "fallback", "candidates": [{"content": {"parts": "parts?"}}]}},
        },
        "AfterTool": {
            "answers": {"stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join", "tool_result": "last", "tailToolCallRequest": "last"},
            "texts": {},
        },
        "BeforeAgent": {
            "answers": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join", "prompt": "last"},
            "texts": {},
        },
        "BeforeModel": {
            "answers": {"allow": "", "deny": "", "stop": "", "rewrite_input": "llm_request", "respond": "llm_response", "redact": "", "say": ""},
            "merge": {"llm_request": ["merge", {"messages": "last", "toolConfig": "tool-config"}], "llm_response": "last", "system_instruction": "last", "tool_results": "by-id"},
            "texts": {"llm_request": {"messages": [{"content": "content"}]}, "llm_response": {"text": "fallback", "candidates": [{"content": {"parts": "parts?"}}]}, "system_instruction": "text?", "tool_results": [{"text": "text"}]},
        },
        "BeforeTool": {
            "answers": {"allow": "", "deny": "", "ask": "", "stop": "", "rewrite_input": "tool_input", "add_context": "additionalContext", "say": ""},
            "merge": {"tool_input": "merge", "tool_input_mode": "mode", "permissionDecision": "decision", "permissionDecisionReason": "reason", "additionalContext": "join"},
            "texts": {},
        },
        "BeforeToolSelection": {
            "answers": {"stop": "", "restrict_tools": "toolConfig", "say": ""},
            "merge": {"toolConfig": "tool-config"},
            "texts": {},
        },
        "Notification": {
            "answers": {"say": ""},
            "merge": {},
            "texts": {},
        },
        "PreCompress": {
            "answers": {"say": ""},
            "merge": {},
            "texts": {},
        },
        "SessionEnd": {
            "answers": {"say": ""},
            "merge": {},
            "texts": {},
        },
        "SessionStart": {
            "answers": {"add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join"},
            "texts": {},
        },
        "SubagentStart": {
            "answers": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join"},
            "texts": {},
        },
        "SubagentStop": {
            "answers": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join"},
            "texts": {},
        },
    }
)


if TYPE_CHECKING:
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

    _AfterAgentOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        AfterAgentOutput,
    ]

    # Return value of a AfterAgent hook.
    AfterAgentReply = Union[
        _AfterAgentOneReply,
        Sequence[_AfterAgentOneReply],
        None,
    ]

    _AfterModelOneReply = Union[
        Answer[Literal["stop"]],
        Answer[Literal["replace_response"]],
        Answer[Literal["redact"]],
        Answer[Literal["say"]],
        AfterModelOutput,
    ]

    # Return value of a AfterModel hook.
    AfterModelReply = Union[
        _AfterModelOneReply,
        Sequence[_AfterModelOneReply],
        None,
    ]

    _AfterToolOneReply = Union[
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        AfterToolOutput,
    ]

    # Return value of a AfterTool hook.
    AfterToolReply = Union[
        _AfterToolOneReply,
        Sequence[_AfterToolOneReply],
        None,
    ]

    _BeforeAgentOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        BeforeAgentOutput,
    ]

    # Return value of a BeforeAgent hook.
    BeforeAgentReply = Union[
        _BeforeAgentOneReply,
        Sequence[_BeforeAgentOneReply],
        None,
    ]

    _BeforeModelOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["rewrite_input"]],
        Answer[Literal["respond"]],
        Answer[Literal["redact"]],
        Answer[Literal["say"]],
        BeforeModelOutput,
    ]

    # Return value of a BeforeModel hook.
    BeforeModelReply = Union[
        _BeforeModelOneReply,
        Sequence[_BeforeModelOneReply],
        None,
    ]

    _BeforeToolOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["ask"]],
        Answer[Literal["stop"]],
        Answer[Literal["rewrite_input"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        BeforeToolOutput,
    ]

    # Return value of a BeforeTool hook.
    BeforeToolReply = Union[
        _BeforeToolOneReply,
        Sequence[_BeforeToolOneReply],
        None,
    ]

    _BeforeToolSelectionOneReply = Union[
        Answer[Literal["stop"]],
        Answer[Literal["restrict_tools"]],
        Answer[Literal["say"]],
        BeforeToolSelectionOutput,
    ]

    # Return value of a BeforeToolSelection hook.
    BeforeToolSelectionReply = Union[
        _BeforeToolSelectionOneReply,
        Sequence[_BeforeToolSelectionOneReply],
        None,
    ]

    _NotificationOneReply = Union[
        Answer[Literal["say"]],
        NotificationOutput,
    ]

    # Return value of a Notification hook.
    NotificationReply = Union[
        _NotificationOneReply,
        Sequence[_NotificationOneReply],
        None,
    ]

    _PreCompressOneReply = Union[
        Answer[Literal["say"]],
        PreCompressOutput,
    ]

    # Return value of a PreCompress hook.
    PreCompressReply = Union[
        _PreCompressOneReply,
        Sequence[_PreCompressOneReply],
        None,
    ]

    _SessionEndOneReply = Union[
        Answer[Literal["say"]],
        SessionEndOutput,
    ]

    # Return value of a SessionEnd hook.
    SessionEndReply = Union[
        _SessionEndOneReply,
        Sequence[_SessionEndOneReply],
        None,
    ]

    _SessionStartOneReply = Union[
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        SessionStartOutput,
    ]

    # Return value of a SessionStart hook.
    SessionStartReply = Union[
        _SessionStartOneReply,
        Sequence[_SessionStartOneReply],
        None,
    ]

    _SubagentStartOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        SubagentStartOutput,
    ]

    # Return value of a SubagentStart hook.
    SubagentStartReply = Union[
        _SubagentStartOneReply,
        Sequence[_SubagentStartOneReply],
        None,
    ]

    _SubagentStopOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        SubagentStopOutput,
    ]

    # Return value of a SubagentStop hook.
    SubagentStopReply = Union[
        _SubagentStopOneReply,
        Sequence[_SubagentStopOneReply],
        None,
    ]

    _RewriteInputValue = Union[
        LLMRequestPatch,
        dict[str, Any],
    ]

    _RespondValue = Union[
        LLMResponsePatch,
    ]

    _ReplaceResponseValue = Union[
        LLMResponsePatch,
    ]

    _RestrictToolsValue = Union[
        HookToolConfig,
    ]


if not TYPE_CHECKING:
    _TYPES = {
        "HookEventName",
        "HookDecision",
        "LLMFinishReason",
        "LLMRole",
        "NotificationType",
        "PreCompressTrigger",
        "SessionEndReason",
        "SessionStartSource",
        "ToolCallingMode",
        "AfterAgentHookInput",
        "AfterAgentSpecificOutput",
        "AfterAgentOutput",
        "AfterModelHookInput",
        "AfterModelSpecificOutput",
        "AfterModelOutput",
        "AfterToolHookInput",
        "AfterToolSpecificOutputTailToolCallRequest",
        "AfterToolSpecificOutput",
        "AfterToolOutput",
        "BeforeAgentHookInput",
        "BeforeAgentSpecificOutput",
        "BeforeAgentOutput",
        "BeforeModelHookInput",
        "BeforeModelSpecificOutput",
        "BeforeModelOutput",
        "BeforeToolHookInput",
        "BeforeToolSpecificOutput",
        "BeforeToolOutput",
        "BeforeToolSelectionHookInput",
        "BeforeToolSelectionSpecificOutput",
        "BeforeToolSelectionOutput",
        "CommandFacts",
        "CommandProgram",
        "FileFacts",
        "HookAgent",
        "HookInput",
        "HookOrigin",
        "HookOutput",
        "HookSession",
        "HookToolConfig",
        "LLMCandidateContent",
        "LLMCandidate",
        "LLMCandidatePatchContentPartsItem",
        "LLMCandidatePatchContent",
        "LLMCandidatePatch",
        "LLMConfig",
        "LLMMessage",
        "LLMMessagePatch",
        "LLMRequest",
        "LLMRequestPatch",
        "LLMResponse",
        "LLMResponsePatch",
        "LLMSafetyRating",
        "LLMToolCall",
        "LLMToolResult",
        "LLMToolResultPatch",
        "LLMUsage",
        "McpContext",
        "ModelUsage",
        "NotificationHookInput",
        "NotificationSpecificOutput",
        "NotificationOutput",
        "PreCompressHookInput",
        "PreCompressSpecificOutput",
        "PreCompressOutput",
        "SessionContext",
        "SessionEndHookInput",
        "SessionEndSpecificOutput",
        "SessionEndOutput",
        "SessionStartHookInput",
        "SessionStartSpecificOutput",
        "SessionStartOutput",
        "SessionUsage",
        "SubagentStartHookInput",
        "SubagentStartSpecificOutput",
        "SubagentStartOutput",
        "SubagentStopHookInput",
        "SubagentStopSpecificOutput",
        "SubagentStopOutput",
        "AnyHookInput",
        "AnyHookOutput",
        "AfterAgentReply",
        "AfterModelReply",
        "AfterToolReply",
        "BeforeAgentReply",
        "BeforeModelReply",
        "BeforeToolReply",
        "BeforeToolSelectionReply",
        "NotificationReply",
        "PreCompressReply",
        "SessionEndReply",
        "SessionStartReply",
        "SubagentStartReply",
        "SubagentStopReply",
    }

    def __getattr__(name):
        if name in _TYPES:
            return dict
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@overload
def define_hook(event: Literal["AfterAgent"], function: Callable[[AfterAgentHookInput], AfterAgentReply]) -> None: ...
@overload
def define_hook(event: Literal["AfterModel"], function: Callable[[AfterModelHookInput], AfterModelReply]) -> None: ...
@overload
def define_hook(event: Literal["AfterTool"], function: Callable[[AfterToolHookInput], AfterToolReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeAgent"], function: Callable[[BeforeAgentHookInput], BeforeAgentReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeModel"], function: Callable[[BeforeModelHookInput], BeforeModelReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeTool"], function: Callable[[BeforeToolHookInput], BeforeToolReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeToolSelection"], function: Callable[[BeforeToolSelectionHookInput], BeforeToolSelectionReply]) -> None: ...
@overload
def define_hook(event: Literal["Notification"], function: Callable[[NotificationHookInput], NotificationReply]) -> None: ...
@overload
def define_hook(event: Literal["PreCompress"], function: Callable[[PreCompressHookInput], PreCompressReply]) -> None: ...
@overload
def define_hook(event: Literal["SessionEnd"], function: Callable[[SessionEndHookInput], SessionEndReply]) -> None: ...
@overload
def define_hook(event: Literal["SessionStart"], function: Callable[[SessionStartHookInput], SessionStartReply]) -> None: ...
@overload
def define_hook(event: Literal["SubagentStart"], function: Callable[[SubagentStartHookInput], SubagentStartReply]) -> None: ...
@overload
def define_hook(event: Literal["SubagentStop"], function: Callable[[SubagentStopHookInput], SubagentStopReply]) -> None: ...
# --- end of tables, types and overloads ---
def define_hook(event: str, function: Callable[[Any], Any]) -> None:
    """Runs the script as a hook of the event: reads standard input, calls the function, prints its output."""
    output = _claim_output()
    # Set by a host that runs the script as a worker, for several events. Child processes of the hook must not read it.
    if os.environ.pop("HOOKWRIGHT_WORKER", "") == "1":
        _serve_requests(event, function, output)
        return
    code, stdout, stderr = _answer_event(event, function, _read_input())
    _write(output, stdout)
    try:
        _write(2, stderr)
    except OSError:
        pass  # Standard error is closed; the output and the exit code still count.
    if code != 0:
        sys.exit(code)


def _claim_output() -> int:
    # Standard output is only for the hook's output: other prints of the hook and its children go to standard error.
    try:
        output = os.dup(1)
        os.dup2(2, 1)
        return output
    except OSError:
        return 1


def _read_input() -> bytes:
    chunks: list[bytes] = []
    while True:
        try:
            chunk = os.read(0, 65536)
        except BlockingIOError:
            import select

            select.select([0], [], [])
            continue
        if not chunk:
            return b"".join(chunks)
        chunks.append(chunk)


def _write(descriptor: int, text: str) -> None:
    data = text.encode("utf-8", "backslashreplace")
    while data:
        try:
            data = data[os.write(descriptor, data) :]
        except BlockingIOError:
            import select

            select.select([], [descriptor], [])


def _answer_event(event: str, function: Callable[[Any], Any], data: bytes) -> tuple[int, str, str]:
    """Runs the hook for an event given as JSON. Returns exit code, stdout and stderr. Never raises."""
    try:
        given: Any = json.loads(data)
    except (ValueError, RecursionError):
        given = None
    return _answer_input(event, function, given)


def _answer_input(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    row = _EVENTS.get(event)
    if row is None:
        return 1, "", f"there is no event {event}: {', '.join(_EVENTS)}\n"
    if not _is_object(given):
        return 1, "", "standard input is not one JSON object\n"
    name: Any = given.get("hook_event_name")
    if name != event:
        return 1, "", f"this hook is for {event}, but was started for {name if isinstance(name, str) else 'no event'}\n"
    try:
        return _reply_of(event, function(given), row)
    except Exception:
        import traceback

        return 1, "", traceback.format_exc()


def _serve_requests(event: str, function: Callable[[Any], Any], output: int) -> None:
    """Serves requests in order until standard input ends."""
    import io

    printed = io.BytesIO()
    # Collects prints of the hook, which a command would write to standard error.
    setattr(printed, "fileno", lambda: 2)
    sys.stdout = sys.stderr = io.TextIOWrapper(printed, "utf-8", "backslashreplace", write_through=True)
    requests = os.fdopen(_claim_input(), "rb", 65536)
    _write(output, '{"type":"hello"}\n')
    for line in requests:
        frame: Any = json.loads(line)
        # Other frames cancel a request: the host no longer waits, and a running function cannot be aborted.
        if frame["type"] != "request":
            continue
        _set_state_folder(frame.get("state_dir"))
        code, stdout, stderr = _serve(event, function, frame["input"])
        stderr = printed.getvalue().decode("utf-8", "backslashreplace") + stderr
        printed.seek(0)
        printed.truncate()
        parts = [f'{{"type":"response","id":{frame["id"]},"exitCode":{code}']
        if stdout:
            parts.append(f',"output":{stdout.rstrip()}')
        if stderr:
            parts.append(f',"stderr":{json.dumps(stderr[:_MAX_STDERR])}')
        _write(output, "".join(parts) + "}\n")


_MAX_STDERR = 300000


def _serve(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    _set_variable("HOOKWRIGHT_EVENT", given.get("hook_event_name"))
    _set_variable("HOOKWRIGHT_SESSION_ID", given.get("session_id"))
    _set_variable("GEMINI_SESSION_ID", given.get("session_id"))
    try:
        return _answer_input(event, function, given)
    except SystemExit as ended:
        code: Any = ended.code
        if code is None or isinstance(code, int):
            return (code or 0) & 255, "", ""
        return 1, "", f"{code}\n"


def _set_variable(name: str, value: Any) -> None:
    if isinstance(value, str) and os.environ.get(name) != value:
        os.environ[name] = value


def _set_state_folder(folder: Any) -> None:
    if isinstance(folder, str):
        _set_variable("HOOKWRIGHT_STATE_DIR", folder)
    else:
        os.environ.pop("HOOKWRIGHT_STATE_DIR", None)


def _claim_input() -> int:
    # Child processes of the hook must not read the requests.
    try:
        source = os.dup(0)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        return source
    except OSError:
        return 0


def _reply_of(event: str, reply: Any, row: dict[str, Any]) -> tuple[int, str, str]:
    # Prints the answers that have an effect on the event. Fails if none has one, or if answers contradict each other and
    # the result does not block, ask or stop.
    output, unknown, problems = _combine(reply, row)
    ineffective = [f"{name} has no effect on {event}, where a hook can {', '.join(row['answers'])}" for name in unknown]
    stderr = "".join(f"{line}\n" for line in [*ineffective, *dict.fromkeys(problems)])
    if output is None or (problems and not _is_restrictive(output, row)):
        return (1 if stderr else 0), "", stderr
    return 0, json.dumps(output, allow_nan=False, separators=(",", ":")) + "\n", stderr


class _State:
    """Private state of a hook in a session. It is kept between runs, also if the session is resumed. Values are JSON."""

    def get(self, key: str) -> Any:
        """Returns the value of a key, or None if it was never set. Raises RuntimeError if the hook has no state."""
        return _read_value(_state_path(key) + ".json")

    def set(self, key: str, value: Any) -> None:
        """Sets the value of a key. Raises RuntimeError if the hook has no state."""
        path = _state_path(key)
        text = _state_text(value)
        _with_lock(path + ".lock", lambda: _replace_file(path + ".json", text))

    def update(self, key: str, change: Callable[[Any], Any]) -> Any:
        """Replaces the value of a key by the result of a function, and returns it.

        Parallel runs wait for each other, so that no change is lost. If the function raises, the value stays.
        """
        path = _state_path(key)

        def replace() -> Any:
            value = change(_read_value(path + ".json"))
            if value is None:
                raise TypeError(f"cannot set {json.dumps(key)}: the function returned None, not the new value")
            _replace_file(path + ".json", _state_text(value))
            return value

        return _with_lock(path + ".lock", replace)


state = _State()

# File names have at most 255 bytes.
_MAX_NAME_LENGTH = 200
_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789_-")


def _state_path(key: str) -> str:
    folder = os.environ.get("HOOKWRIGHT_STATE_DIR")
    if not folder:
        raise RuntimeError(
            "cannot use state: HOOKWRIGHT_STATE_DIR is not set. "
            "Hosts with contract 1.2 or later set it for command and worker hooks"
        )
    # File names of different keys differ also if case is ignored.
    encoded = key.encode("utf-8", "surrogatepass")
    name = "".join(chr(byte) if byte in _PLAIN else f"%{byte:02x}" for byte in encoded)
    if not 0 < len(name) <= _MAX_NAME_LENGTH or any("\ud800" <= letter <= "\udfff" for letter in key):
        raise ValueError(
            f"cannot use the key {json.dumps(key)}: "
            f"expected valid text that is {_MAX_NAME_LENGTH} characters or shorter when encoded. "
            "Store an object under a short key"
        )
    return f"{folder}/{name}"


def _read_value(path: str) -> Any:
    text = _read_text(path)
    if text is None:
        return None
    try:
        return json.loads(text)
    except ValueError:
        raise ValueError(f"cannot read {path}: not valid JSON. Delete the file to start without a value") from None


def _state_text(value: Any) -> str:
    return json.dumps(value, allow_nan=False, separators=(",", ":")) + "\n"


def _read_text(path: str) -> Any:
    try:
        with os.fdopen(os.open(path, os.O_RDONLY), encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def _replace_file(path: str, text: str) -> None:
    # Readers see the old text or the new one.
    fresh = f"{path}.{_make_token()}"
    try:
        _write_new(fresh, text)
        os.replace(fresh, path)
    except BaseException:
        _remove_file(fresh)
        raise


def _write_new(path: str, text: str) -> None:
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
        file.write(text)


def _remove_file(path: str) -> None:
    try:
        os.unlink(path)
    except FileNotFoundError:
        pass  # Removed already.


# Time after which a run stops waiting. The default timeout of a hook is longer.
_MAX_WAIT_SECONDS = 30
_MAX_PAUSE_SECONDS = 0.02
# Locks by path and thread.
_HELD: set[tuple[str, int]] = set()


def _with_lock(path: str, action: Callable[[], Any]) -> Any:
    # A lock is a file with the token of its holder. If the holder was killed, its lock is taken over.
    import _thread

    own = (path, _thread.get_ident())
    if own in _HELD:
        raise RuntimeError(f"cannot lock {path}: the function of state.update changes the same key")
    _acquire(path)
    _HELD.add(own)
    try:
        return action()
    finally:
        _HELD.discard(own)
        _remove_file(path)


def _acquire(path: str) -> None:
    import time

    until = time.monotonic() + _MAX_WAIT_SECONDS
    pause = 0.001
    own = _make_token()
    offer = f"{path}.{own}"
    try:
        _write_new(offer, own)
        while not _take(path, offer, own):
            if time.monotonic() > until:
                raise TimeoutError(f"cannot lock {path} within {_MAX_WAIT_SECONDS} s: another run holds it")
            time.sleep(pause * (0.5 + os.urandom(1)[0] / 512))
            pause = min(_MAX_PAUSE_SECONDS, 2 * pause)
    finally:
        _remove_file(offer)


def _take(path: str, offer: str, own: str) -> bool:
    # Returns True if the lock was free, or its holder is dead. A link appears together with its content.
    try:
        os.link(offer, path)
        return True
    except FileExistsError:
        holder = _read_text(path)
    return holder is not None and not _is_alive(holder) and _take_over(path, offer, own, holder)


def _take_over(path: str, offer: str, own: str, dead: str) -> bool:
    # Only one process at a time may replace the lock of a dead holder, and no token is used twice, so that the lock of
    # another process that was faster is never replaced.
    right = f"{path[: path.rindex('/')]}/{dead if _token_parts(dead) else 'unreadable'}.break"
    if not _take(right, offer, own):
        return False
    try:
        if _read_text(path) != dead:
            return False
        _replace_file(path, own)
        return True
    finally:
        _remove_file(right)


# Start time on systems without /proc.
_UNKNOWN_START = "0"


def _make_token() -> str:
    # Process id, start time of the process if known, and random characters.
    return f"{os.getpid()}.{_own_start()}.{os.urandom(6).hex()}"


def _token_parts(token: str) -> Any:
    # Returns the process id and its start time, or None.
    parts = token.split(".")
    is_token = len(parts) == 3 and token.isascii() and parts[0].isdigit() and parts[1].isdigit() and parts[2].isalnum()
    return (int(parts[0]), parts[1]) if is_token else None


def _own_start() -> str:
    try:
        # In a container, /proc may show the processes of another one.
        return _start_of(os.getpid()) if os.readlink("/proc/self") == str(os.getpid()) else _UNKNOWN_START
    except OSError:
        return _UNKNOWN_START


def _start_of(pid: int) -> str:
    # Returns the start time of a process. Raises OSError if it has ended, or if the system has no /proc.
    with os.fdopen(os.open(f"/proc/{pid}/stat", os.O_RDONLY), encoding="latin-1") as file:
        stat = file.read()
    # The name of the program, in brackets, may contain blanks.
    fields = stat[stat.rindex(")") + 2 :].split(" ")
    # A zombie has ended, though its parent has not noticed yet.
    if fields[0] in "ZX":
        raise ProcessLookupError(f"process {pid} has ended")
    return fields[19]


def _is_alive(token: str) -> bool:
    # Another process may have got the id of the holder since.
    parts = _token_parts(token)
    if parts is None:
        return False
    pid, start = parts
    try:
        if start != _UNKNOWN_START and _own_start() != _UNKNOWN_START:
            return _start_of(pid) == start
        # On Windows, a signal would end the process.
        if os.name != "nt":
            os.kill(pid, 0)
        return True
    except PermissionError:
        return True
    except OSError:
        return False


def _combine(reply: Any, row: dict[str, Any]) -> tuple[dict[str, Any] | None, list[str], list[str]]:
    if reply is None:
        return None, [], []
    output: dict[str, Any] | None = None
    redactions: list[Any] = []
    unknown: list[str] = []
    problems: list[str] = []
    several: Any = reply if _is_list(reply) else (reply,)
    for one in several:
        if _is_answer(one) and one.name not in row["answers"]:
            unknown.append(one.name)
        elif _is_answer(one) and one.name == "redact":
            redactions.append(one.value)
        else:
            fields = _output_of(one, row["answers"])
            output = fields if output is None else _merged(output, fields, _rules_of(row), problems)
    # Redactions come last, so that nothing undoes them.
    for redaction, changes in redactions:
        output = _with_redaction(output, redaction, changes, row, problems)
    return output, unknown, problems


def _rules_of(row: dict[str, Any]) -> dict[str, Any]:
    return {**_COMMON, "hookSpecificOutput": ["merge", row["merge"]]}


def _output_of(one: Any, answers: dict[str, str]) -> dict[str, Any]:
    if _is_answer(one):
        output: dict[str, Any] = dict(one.output)
        field = answers[one.name]
        return {**output, "hookSpecificOutput": {field: one.value}} if field else output
    if _is_object(one):
        return dict(one)
    raise TypeError(f"a hook must return answers, an output or nothing, not {type(one).__name__}")


def _is_restrictive(output: dict[str, Any], row: dict[str, Any]) -> bool:
    # True if the output blocks, asks or stops, and the event allows that.
    rules, answers = _rules_of(row), row["answers"]
    levels = [_strictness(one) for one in _decisions_in(output, rules)]
    stops = any(output.get(key) is False for key in _fields_with("and", rules))
    blocks, asks = _STRICTNESS["deny"] in levels, _STRICTNESS["ask"] in levels
    return (blocks and "deny" in answers) or (asks and "ask" in answers) or (stops and "stop" in answers)


def _merged(
    before: dict[str, Any], after: dict[str, Any], rules: dict[str, Any], problems: list[str], prefix: str = ""
) -> dict[str, Any]:
    # Lost values are reported, and a later answer never makes the result less strict. The later value wins for an
    # undeclared field.
    before, after = _without_idle_modes(before, rules), _without_idle_modes(after, rules)
    result = dict(before)
    for key, value in after.items():
        if before.get(key) is None:
            result[key] = value
        elif value is not None:
            rule: Any = rules.get(key)
            inner: Any = rule[1] if _is_list(rule) else {}
            merge = _MERGES.get(_strategy_of(rule))
            result[key] = merge(before[key], value, (prefix + key, inner, problems)) if merge else value
    _deny_votes(before, after, result, rules)
    _keep_reasons(before, after, result, rules)
    return result


def _without_idle_modes(fields: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    # A mode whose own field is not set has no effect, also not on the field of another answer.
    idle = [key for key in _fields_with("mode", rules) if not _is_object(fields.get(key[: -len("_mode")]))]
    return {key: value for key, value in fields.items() if key not in idle}


def _strategy_of(rule: Any) -> Any:
    return rule[0] if _is_list(rule) else rule


def _sticky(wanted: Any) -> Any:
    return lambda before, after, _: before if before is wanted or (before == wanted and isinstance(before, str)) else after


def _join_lines(before: Any, after: Any, _: Any) -> Any:
    # A value that is not a text never replaces one.
    if not _is_text(after):
        return before if _is_text(before) else after
    return f"{before}\n{after}" if _is_text(before) else after


def _take_stricter(before: Any, after: Any, _: Any) -> Any:
    return before if _strictness(before) >= _strictness(after) else after


def _must_agree(before: Any, after: Any, place: Any) -> Any:
    # Reports two different values for a field that can hold only one.
    path, _, problems = place
    if not _is_same(before, after):
        problems.append(f"two answers set {path} to different values: set it in one answer, or use redact")
    return before


def _is_same(one: Any, other: Any) -> bool:
    # In JSON, true is not 1, and a tuple is a list.
    if _is_list(one) and _is_list(other):
        return len(one) == len(other) and all(_is_same(item, others) for item, others in zip(one, other))
    if _is_object(one) and _is_object(other):
        return one.keys() == other.keys() and all(_is_same(one[key], other[key]) for key in one)
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _merge_objects(before: Any, after: Any, place: Any) -> Any:
    path, rules, problems = place
    if not _is_object(before) or not _is_object(after):
        return _must_agree(before, after, place)
    return _merged(before, after, rules, problems, "" if path == "hookSpecificOutput" else f"{path}.")


def _merge_tool_choices(before: Any, after: Any, place: Any) -> Any:
    # Merges tool choices like the host does for several hooks.
    if not _is_object(before) or not _is_object(after):
        return _must_agree(before, after, place)
    modes = (before.get("mode"), after.get("mode"))
    if "NONE" in modes:
        return {"mode": "NONE", "allowedFunctionNames": []}
    result = {**before, **after}
    for mode in ("AUTO", "ANY"):
        if mode in modes:
            result["mode"] = mode
    lists: list[Any] = [one["allowedFunctionNames"] for one in (before, after) if _is_list(one.get("allowedFunctionNames"))]
    if lists:
        result["allowedFunctionNames"] = sorted({name for names in lists for name in names if isinstance(name, str)})
    return result


def _unite_lists(before: Any, after: Any, place: Any) -> Any:
    # Merges lists of texts in order. Each text is kept once.
    if not _is_list(before) or not _is_list(after):
        return _must_agree(before, after, place)
    return list(dict.fromkeys(text for text in (*before, *after) if isinstance(text, str)))


def _merge_items(before: Any, after: Any, place: Any) -> Any:
    # Merges lists of items by id.
    if not _is_list(before) or not _is_list(after):
        return _must_agree(before, after, place)
    items: dict[str, Any] = {}
    for item in (*before, *after):
        name = repr(item.get("id") if _is_object(item) else item)
        items[name] = _must_agree(items[name], item, place) if name in items else item
    return list(items.values())


_MERGES: dict[Any, Any] = {
    "and": _sticky(False),
    "by-id": _merge_items,
    "decision": _take_stricter,
    "every": _sticky(False),
    "join": _join_lines,
    "last": _must_agree,
    "merge": _merge_objects,
    "mode": _sticky("replace"),
    "or": _sticky(True),
    # See _keep_reasons, which also removes a reason that no longer applies.
    "reason": _join_lines,
    "tool-config": _merge_tool_choices,
    "union": _unite_lists,
}


def _deny_votes(before: dict[str, Any], after: dict[str, Any], result: dict[str, Any], rules: dict[str, Any]) -> None:
    # A missing value of an answer with changes is not a yes.
    for key in _fields_with("every", rules):
        denies = any(one.get(key) is not True and _changes_something(one, rules) for one in (before, after))
        if result.get(key) is True and denies:
            result[key] = False


def _changes_something(fields: dict[str, Any], rules: dict[str, Any]) -> bool:
    return any(fields.get(key) is not None for key in rules if rules[key] != "every")


def _keep_reasons(before: dict[str, Any], after: dict[str, Any], result: dict[str, Any], rules: dict[str, Any]) -> None:
    # Keeps the reasons of the stricter of two different decisions. Reasons of equal ones are joined, as all others.
    difference = _decision_level(before, rules) - _decision_level(after, rules)
    if difference == 0:
        return
    stricter = before if difference > 0 else after
    for key in _fields_with("reason", rules):
        if stricter.get(key) is not None:
            result[key] = stricter[key]
        elif result.get(key) is not None:
            del result[key]


def _fields_with(strategy: str, rules: dict[str, Any]) -> list[str]:
    return [key for key in rules if rules[key] == strategy]


def _decision_level(fields: dict[str, Any], rules: dict[str, Any]) -> int:
    # The level of the object's own decision. Without one, that of the objects inside it.
    own = [fields.get(key) for key in _fields_with("decision", rules)]
    decisions = own if any(one is not None for one in own) else _decisions_in(fields, rules)
    return max((_strictness(one) for one in decisions if one is not None), default=0)


def _decisions_in(fields: dict[str, Any], rules: dict[str, Any]) -> list[Any]:
    found: list[Any] = []
    for key, rule in rules.items():
        value: Any = fields.get(key)
        if rule == "decision":
            found.append(value)
        elif _is_list(rule) and _is_object(value):
            found.extend(_decisions_in(value, rule[1]))
    return found


_STRICTNESS = {"allow": 0, "approve": 0, "ask": 2, "block": 3, "deny": 3}


def _strictness(decision: Any) -> int:
    # An unknown decision ranks above allow: it may be a misspelt block, and the host reports it only if it is kept.
    return _STRICTNESS.get(decision, 1) if isinstance(decision, str) else 1


def _row_of(event: Any) -> dict[str, Any]:
    name: Any = event.get("hook_event_name")
    if name not in _EVENTS:
        raise TypeError(f"redact cannot read an event of the name {json.dumps(name)}: pass the input of the hook")
    return _EVENTS[name]


def _changes_to(event: Any, row: dict[str, Any], redaction: Any) -> dict[str, Any]:
    # The fields of hookSpecificOutput that redact the texts of an event.
    rules: dict[str, Any] = row["merge"]
    before = _texts_of(event, row["texts"], rules)
    unread: list[str] = []
    after = _redacted_texts(before, row["texts"], redaction, unread)
    if unread:
        raise TypeError(f"redact cannot read {unread[0]} of the event")
    changes = {key: value for key, value in after.items() if value != before[key]}
    for key in changes:
        if rules[key] == "by-id":
            # Unchanged items are omitted.
            changes[key] = [new for old, new in zip(before[key], changes[key]) if new != old]
    if changes:
        # A redaction changes texts only, so it agrees to keep everything else.
        changes.update({key: True for key in rules if rules[key] == "every"})
    return changes


def _texts_of(event: Any, texts: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    # The parts of an event with texts, in the form of an output.
    picked = {
        key: _pick(event[key], rule, rules[key] == "by-id") for key, rule in texts.items() if event.get(key) is not None
    }
    return {key: value for key, value in picked.items() if value is not None}


def _pick(value: Any, rule: Any, by_id: bool) -> Any:
    if by_id and _is_list(value) and _is_list(rule):
        return [_pick_item(item, rule[0]) for item in value]
    if not _is_object(value) or not _is_object(rule):
        return value
    present = [key for key in rule if value.get(key) is not None and value[key] != []]
    # A fallback is a copy of the other texts of its object, if there are any.
    texts = [key for key in present if rule[key] != "fallback"]
    return {key: value[key] for key in texts or present} or None


def _pick_item(item: Any, rule: Any) -> Any:
    return {key: item.get(key) for key in ("id", *rule)} if _is_object(item) and _is_object(rule) else item


def _with_redaction(
    output: dict[str, Any] | None, redaction: Any, changes: dict[str, Any], row: dict[str, Any], problems: list[str]
) -> dict[str, Any] | None:
    # Redacts the texts of the output, and adds the changes to texts of the event that the output does not replace.
    specific: Any = None if output is None else output.get("hookSpecificOutput")
    fields: dict[str, Any] = specific if _is_object(specific) else {}
    unread = [] if specific is None or _is_object(specific) else ["hookSpecificOutput"]
    redacted = _redacted_texts(fields, row["texts"], redaction, unread)
    problems.extend(f"redact cannot read {field} of another answer: use the format of the reference" for field in unread)
    merged = _merged(redacted, _remaining_changes(changes, fields, row["merge"]), row["merge"], problems)
    return {**(output or {}), "hookSpecificOutput": merged} if merged else output


def _remaining_changes(changes: dict[str, Any], fields: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    # The changes to texts of the event that the output does not replace.
    remaining: dict[str, Any] = {}
    for key, change in changes.items():
        strategy = _strategy_of(rules[key])
        rest = None if strategy == "every" else _remaining(change, fields.get(key), strategy)
        if rest:
            remaining[key] = rest
    if remaining:
        remaining.update({key: change for key, change in changes.items() if rules[key] == "every"})
    return remaining


def _remaining(change: Any, other: Any, strategy: Any) -> Any:
    if other is None:
        return change
    if strategy == "merge" and _is_object(change) and _is_object(other):
        return {key: value for key, value in change.items() if other.get(key) is None}
    if strategy == "by-id" and _is_list(change) and _is_list(other):
        named = {repr(one.get("id")) for one in other if _is_object(one)}
        return [one for one in change if repr(one["id"]) not in named]
    return None


def _redacted_texts(fields: dict[str, Any], texts: dict[str, Any], redaction: Any, unread: list[str]) -> dict[str, Any]:
    # Redacts every text in the fields that may hold one.
    result = dict(fields)
    for key, rule in texts.items():
        if fields.get(key) is None:
            continue
        walk = _Walk(redaction)
        result[key] = walk.redacted(fields[key], rule)
        if walk.missed:
            unread.append(key)
    return result


class _Walk:
    """Redaction of the texts of one field. missed is true if a text was expected and not found."""

    def __init__(self, redaction: Any) -> None:
        self.redaction = redaction
        self.missed = False

    def miss(self, value: Any) -> Any:
        self.missed = True
        return value

    def redacted(self, value: Any, rule: Any) -> Any:
        if isinstance(rule, str):
            return self.leaf(value, rule)
        if _is_list(rule):
            return [self.redacted(item, rule[0]) for item in value] if _is_list(value) else self.miss(value)
        return self.fields(value, rule) if _is_object(value) else self.miss(value)

    def fields(self, value: Any, rules: dict[str, Any]) -> Any:
        if "fallback" in rules.values() and all(value.get(key) is None for key in rules):
            # The old text would stay.
            self.miss(value)
        result = dict(value)
        for key, rule in rules.items():
            text: Any = value.get(key)
            if text is not None:
                result[key] = self.redacted(text, rule)
            elif rule in ("text", "parts", "content"):
                self.miss(text)
        return result

    def leaf(self, value: Any, kind: str) -> Any:
        if kind.startswith(("parts", "content")) and _is_list(value):
            # A secret may span several parts.
            text = "".join(_text_of(part) for part in value)
            result = self.text(text)
            return value if result == text else [result]
        return self.text(value) if not kind.startswith("parts") and isinstance(value, str) else self.miss(value)

    def text(self, value: str) -> str:
        # Anything but a string fails: the host would send the original text.
        result: Any = self.redaction(value)
        if not isinstance(result, str):
            raise TypeError(f"a redaction must return a string, not {type(result).__name__}")
        return result


def _text_of(part: Any) -> str:
    text: Any = part.get("text") if _is_object(part) and part.get("thought") is not True else part
    return text if isinstance(text, str) else ""
