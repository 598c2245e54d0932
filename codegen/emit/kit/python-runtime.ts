// The part of the Python kit that does not depend on the contract.

export const pythonKitHead = `"""The kit for hooks in Python, in one file: save it beside the hook.

    from hookwright_kit import define_hook, deny

    define_hook("BeforeTool", lambda event: deny("Not today."))
"""

from __future__ import annotations

import json
import os
import sys

# Checkers take it for true. To import it, and all that the types need, would cost more than the rest of the kit.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any, Callable, Generic, Literal, Sequence, TypedDict, TypeVar, Union, overload

    _Name = TypeVar("_Name", covariant=True)

    class Answer(Generic[_Name]):
        """What a helper gives and a hook returns. Its name decides which events understand it."""

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
        return function`;

/** Prints the helpers. `typeOf` returns the type of a helper's value, which depends on the contract. */
export const pythonKitHelpers = (
  typeOf: (helper: string) => string,
): string => `def allow(reason: str = "") -> Answer[Literal["allow"]]:
    """Agrees. To say nothing is not the same: it leaves the choice to other hooks and to the host."""
    return Answer("allow", {"decision": "allow", "reason": reason} if reason else {"decision": "allow"})


def deny(reason: str) -> Answer[Literal["deny"]]:
    """Refuses; the model reads why."""
    return Answer("deny", {"decision": "deny", "reason": reason})


def ask(reason: str) -> Answer[Literal["ask"]]:
    """Leaves the choice to a person."""
    return Answer("ask", {"decision": "ask", "reason": reason})


def stop(reason: str) -> Answer[Literal["stop"]]:
    """Stops the agent; the user reads why."""
    return Answer("stop", {"continue": False, "stopReason": reason})


def say(message: str) -> Answer[Literal["say"]]:
    """Tells the model something."""
    return Answer("say", {"systemMessage": message})


def rewrite_input(changes: ${typeOf('rewrite_input')}) -> Answer[Literal["rewrite_input"]]:
    """Changes what the tool is called with, or what is sent to the model. What is not named stays as it is."""
    return Answer("rewrite_input", {}, changes)


def add_context(text: str) -> Answer[Literal["add_context"]]:
    """Gives the model more to read."""
    return Answer("add_context", {}, text)


def respond(response: Union[str, ${typeOf('respond')}]) -> Answer[Literal["respond"]]:
    """Answers in the model's place: the request is not sent."""
    return Answer("respond", {"decision": "deny"}, {"text": response} if isinstance(response, str) else response)


def replace_response(response: Union[str, ${typeOf('replace_response')}]) -> Answer[Literal["replace_response"]]:
    """Puts another answer in the place of the model's."""
    return Answer("replace_response", {}, {"text": response} if isinstance(response, str) else response)


def redact(event: Any, redaction: Callable[[str], str]) -> Answer[Literal["redact"]]:
    """Every text that the model is about to read, or has said, with the redaction made; calls of tools stay.

    Several in one list are made one after the other, in what the other answers of the list put there too.
    """
    texts = _texts_of(event)
    unread: list[str] = []
    redacted = _redacted_texts(texts, redaction, unread)
    if unread:
        raise TypeError(f"redact cannot read {unread[0]} of the event")
    changes = {key: value for key, value in redacted.items() if value != texts[key]}
    if "tool_results" in changes:
        # Results that stay as they are need not be named.
        changes["tool_results"] = [after for before, after in zip(texts["tool_results"], changes["tool_results"]) if after != before]
    if "llm_response" in changes:
        changes["keepToolCalls"] = True
    return Answer("redact", {}, (redaction, changes))


def restrict_tools(choice: Union[list[str], tuple[str, ...], ${typeOf('restrict_tools')}]) -> Answer[Literal["restrict_tools"]]:
    """Lets the model call these tools only; with an empty list, none."""
    if isinstance(choice, dict):
        return Answer("restrict_tools", {}, choice)
    # Some models take an empty list for no restriction at all.
    names = list(choice)
    return Answer("restrict_tools", {}, {"allowedFunctionNames": names} if names else {"mode": "NONE"})`;

export const pythonKitDefineHook = String.raw`def define_hook(event: str, function: Callable[[Any], Any]) -> None:
    """Runs the script as a hook of the event: reads standard input, asks the function, prints its answer."""
    output = _claim_output()
    # Set by a host that keeps the script and asks it more than once. What the hook itself starts is no worker.
    if os.environ.pop("HOOKWRIGHT_WORKER", "") == "1":
        _serve_requests(event, function, output)
        return
    code, answer, said = _answer_event(event, function, _read_input())
    _write(output, answer)
    try:
        _write(2, said)
    except OSError:
        pass  # Nobody listens there; the answer, or the exit code, is what counts.
    if code != 0:
        sys.exit(code)


def _claim_output() -> int:
    # Only the answer may stand on standard output: what the hook and its children print goes to standard error.
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
    """Asks the hook about the event that the text tells of: the exit code, and what to print. It never raises."""
    try:
        given: Any = json.loads(data)
    except (ValueError, RecursionError):
        given = None
    return _answer_input(event, function, given)


def _answer_input(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    row = _ANSWERS.get(event)
    if row is None:
        return 1, "", f"there is no event {event}: {', '.join(_ANSWERS)}\n"
    if not _is_object(given):
        return 1, "", "standard input is not one JSON object\n"
    name: Any = given.get("hook_event_name")
    if name != event:
        return 1, "", f"this is a hook of {event}, and it was started for {name if isinstance(name, str) else 'no event'}\n"
    try:
        return _outcome_of(event, function(given), row)
    except Exception:
        import traceback

        return 1, "", traceback.format_exc()


def _serve_requests(event: str, function: Callable[[Any], Any], output: int) -> None:
    """Answers requests, one after another, until there are no more."""
    import io

    printed = io.BytesIO()
    # What the hook prints while it answers is what a command would print on standard error.
    setattr(printed, "fileno", lambda: 2)
    sys.stdout = sys.stderr = io.TextIOWrapper(printed, "utf-8", "backslashreplace", write_through=True)
    requests = os.fdopen(_claim_input(), "rb", 65536)
    _write(output, '{"type":"hello"}\n')
    for line in requests:
        frame: Any = json.loads(line)
        # The host waits no longer for what is cancelled, and nothing here can end a function.
        if frame["type"] != "request":
            continue
        code, answer, said = _serve(event, function, frame["input"])
        said = printed.getvalue().decode("utf-8", "backslashreplace") + said
        printed.seek(0)
        printed.truncate()
        parts = [f'{{"type":"response","id":{frame["id"]},"exitCode":{code}']
        if answer:
            parts.append(f',"output":{answer.rstrip()}')
        if said:
            parts.append(f',"stderr":{json.dumps(said[:_MOST_PRINTED])}')
        _write(output, "".join(parts) + "}\n")


_MOST_PRINTED = 300000


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


def _claim_input() -> int:
    # What the hook starts must not read the requests.
    try:
        source = os.dup(0)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        return source
    except OSError:
        return 0


def _outcome_of(event: str, reply: Any, row: dict[str, str]) -> tuple[int, str, str]:
    # An answer without effect is not taken for one that has: what can be heard is printed, and nothing else is a failure. So
    # are answers that contradict each other, unless the hook holds the agent back all the same.
    output, unknown, problems = _combine(reply, row)
    idle = [f"{name} has no effect on {event}, where a hook can {', '.join(row)}" for name in unknown]
    said = "".join(f"{line}\n" for line in [*idle, *dict.fromkeys(problems)])
    if output is None or (problems and not _holds_back(output, row)):
        return (1 if said else 0), "", said
    return 0, json.dumps(output, allow_nan=False, separators=(",", ":")) + "\n", said


# Each gives a plain bool, because what a checker makes of the type it tests for is stricter than JSON is.
def _is_answer(value: Any) -> bool:
    return isinstance(value, Answer)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))`;
