// The part of the Python kit that does not depend on the contract.

export const pythonKitHead = `"""Kit for hooks in Python, in one file. Save it next to the hook.

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
        return function`;

/** Prints the helpers. `typeOf` returns the type of a helper's value, which depends on the contract. */
export const pythonKitHelpers = (
  typeOf: (helper: string) => string,
): string => `def allow(reason: str = "") -> Answer[Literal["allow"]]:
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


def rewrite_input(changes: ${typeOf('rewrite_input')}) -> Answer[Literal["rewrite_input"]]:
    """Changes the tool's arguments or the model request. Other fields stay as they are."""
    return Answer("rewrite_input", {}, changes)


def add_context(text: str) -> Answer[Literal["add_context"]]:
    """Adds context for the model."""
    return Answer("add_context", {}, text)


def respond(response: Union[str, ${typeOf('respond')}]) -> Answer[Literal["respond"]]:
    """Answers instead of the model: the request is not sent."""
    return Answer("respond", {"decision": "deny"}, {"text": response} if isinstance(response, str) else response)


def replace_response(response: Union[str, ${typeOf('replace_response')}]) -> Answer[Literal["replace_response"]]:
    """Replaces the model's response."""
    return Answer("replace_response", {}, {"text": response} if isinstance(response, str) else response)


def redact(event: Any, redaction: Callable[[str], str]) -> Answer[Literal["redact"]]:
    """Applies a redaction to every text that is sent to the model or comes from it. Tool calls are kept.

    If a hook returns several answers, the redactions are applied in order, also to the texts of the other answers.
    """
    texts = _texts_of(event)
    unread: list[str] = []
    redacted = _redacted_texts(texts, redaction, unread)
    if unread:
        raise TypeError(f"redact cannot read {unread[0]} of the event")
    changes = {key: value for key, value in redacted.items() if value != texts[key]}
    if "tool_results" in changes:
        # Unchanged tool results are omitted.
        changes["tool_results"] = [after for before, after in zip(texts["tool_results"], changes["tool_results"]) if after != before]
    if "llm_response" in changes:
        changes["keepToolCalls"] = True
    return Answer("redact", {}, (redaction, changes))


def restrict_tools(choice: Union[list[str], tuple[str, ...], ${typeOf('restrict_tools')}]) -> Answer[Literal["restrict_tools"]]:
    """Restricts the model to these tools. An empty list allows none."""
    if isinstance(choice, dict):
        return Answer("restrict_tools", {}, choice)
    # Some models would treat an empty list as no restriction.
    names = list(choice)
    return Answer("restrict_tools", {}, {"allowedFunctionNames": names} if names else {"mode": "NONE"})`;

export const pythonKitDefineHook = String.raw`def define_hook(event: str, function: Callable[[Any], Any]) -> None:
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
    row = _ANSWERS.get(event)
    if row is None:
        return 1, "", f"there is no event {event}: {', '.join(_ANSWERS)}\n"
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


def _reply_of(event: str, reply: Any, row: dict[str, str]) -> tuple[int, str, str]:
    # Prints the answers that have an effect on the event. Fails if none has one, or if answers contradict each other and
    # the result does not block, ask or stop.
    output, unknown, problems = _combine(reply, row)
    ineffective = [f"{name} has no effect on {event}, where a hook can {', '.join(row)}" for name in unknown]
    stderr = "".join(f"{line}\n" for line in [*ineffective, *dict.fromkeys(problems)])
    if output is None or (problems and not _is_restrictive(output, row)):
        return (1 if stderr else 0), "", stderr
    return 0, json.dumps(output, allow_nan=False, separators=(",", ":")) + "\n", stderr


# These return a plain bool: type narrowing by a checker would be stricter than JSON.
def _is_answer(value: Any) -> bool:
    return isinstance(value, Answer)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))`;
