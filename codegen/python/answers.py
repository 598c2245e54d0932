"""Helpers that make answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Literal, Union

from kit import Answer
from redact import _changes_to, _row_of

if TYPE_CHECKING:
    # The generator declares these types.
    _RewriteInputValue = _RespondValue = _ReplaceResponseValue = _RestrictToolsValue = dict[str, Any]

# --- kit ---
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
