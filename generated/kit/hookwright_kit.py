# Made from schemas/ by npm run generate. Do not edit.
"""The kit for hooks in Python, in one file: save it beside the hook.

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
        return function


# Which answers each event understands, and the field of hookSpecificOutput that takes the value of one.
_ANSWERS: dict[str, dict[str, str]] = {
    "AfterAgent": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
    "AfterModel": {"stop": "", "replace_response": "llm_response", "redact": "", "say": ""},
    "AfterTool": {"stop": "", "add_context": "additionalContext", "say": ""},
    "BeforeAgent": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
    "BeforeModel": {"allow": "", "deny": "", "stop": "", "rewrite_input": "llm_request", "respond": "llm_response", "redact": "", "say": ""},
    "BeforeTool": {"allow": "", "deny": "", "ask": "", "stop": "", "rewrite_input": "tool_input", "say": ""},
    "BeforeToolSelection": {"stop": "", "restrict_tools": "toolConfig", "say": ""},
    "Notification": {"say": ""},
    "PreCompress": {"say": ""},
    "SessionEnd": {"say": ""},
    "SessionStart": {"add_context": "additionalContext", "say": ""},
}


def allow(reason: str = "") -> Answer[Literal["allow"]]:
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


def rewrite_input(changes: Union[LLMRequestPatch, dict[str, Any]]) -> Answer[Literal["rewrite_input"]]:
    """Changes what the tool is called with, or what is sent to the model. What is not named stays as it is."""
    return Answer("rewrite_input", {}, changes)


def add_context(text: str) -> Answer[Literal["add_context"]]:
    """Gives the model more to read."""
    return Answer("add_context", {}, text)


def respond(response: Union[str, LLMResponsePatch]) -> Answer[Literal["respond"]]:
    """Answers in the model's place: the request is not sent."""
    return Answer("respond", {"decision": "deny"}, {"text": response} if isinstance(response, str) else response)


def replace_response(response: Union[str, LLMResponsePatch]) -> Answer[Literal["replace_response"]]:
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


def restrict_tools(choice: Union[list[str], tuple[str, ...], HookToolConfig]) -> Answer[Literal["restrict_tools"]]:
    """Lets the model call these tools only; with an empty list, none."""
    if isinstance(choice, dict):
        return Answer("restrict_tools", {}, choice)
    # Some models take an empty list for no restriction at all.
    names = list(choice)
    return Answer("restrict_tools", {}, {"allowedFunctionNames": names} if names else {"mode": "NONE"})


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
def define_hook(event: str, function: Callable[[Any], Any]) -> None:
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
    return isinstance(value, (list, tuple))


def _combine(reply: Any, row: dict[str, str]) -> tuple[dict[str, Any] | None, list[str], list[str]]:
    if reply is None:
        return None, [], []
    output: dict[str, Any] | None = None
    redactions: list[Any] = []
    unknown: list[str] = []
    problems: list[str] = []
    several: Any = reply if _is_list(reply) else (reply,)
    for one in several:
        if _is_answer(one) and one.name not in row:
            unknown.append(one.name)
        elif _is_answer(one) and one.name == "redact":
            redactions.append(one.value)
        else:
            said = _output_of(one, row)
            output = said if output is None else _merged(output, said, problems)
    # They come last, so that nothing else undoes them.
    for redaction, changes in redactions:
        output = _with_redaction(output, redaction, changes, problems)
    return output, unknown, problems


def _output_of(one: Any, row: dict[str, str]) -> dict[str, Any]:
    if _is_answer(one):
        output: dict[str, Any] = dict(one.output)
        field = row[one.name]
        return {**output, "hookSpecificOutput": {field: one.value}} if field else output
    if _is_object(one):
        return dict(one)
    raise TypeError(f"a hook returns answers, an output or nothing, and not {type(one).__name__}")


_TEXTS = ("reason", "stopReason", "systemMessage", "additionalContext", "permissionDecisionReason")
_STAYING: dict[str, Any] = {
    "continue": False,
    "suppressOutput": True,
    "clearContext": True,
    "keepToolCalls": False,
    "tool_input_mode": "replace",
}
_STRICTNESS = ("approve", "allow", "", "ask", "deny", "block")


def _merged(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    # Nothing is lost unnoticed, and nothing said later makes the hook less strict.
    result = dict(before)
    for key, value in after.items():
        if before.get(key) is None:
            result[key] = value
        elif value is not None:
            result[key] = _both(key, before[key], value, problems)
    return result


def _both(key: str, before: Any, after: Any, problems: list[str]) -> Any:
    if key in _TEXTS:
        return f"{before}\n{after}" if isinstance(before, str) and isinstance(after, str) else after
    if key in _STAYING:
        return before if before == _STAYING[key] else after
    if key in ("decision", "permissionDecision"):
        return before if _strictness(before) > _strictness(after) else after
    if key in ("llm_response", "system_instruction"):
        return _one_of(key, before, after, problems)
    if key == "tool_results":
        return _both_results(before, after, problems)
    return _both_objects(key, before, after, problems)


def _both_objects(key: str, before: Any, after: Any, problems: list[str]) -> Any:
    unite = _UNITED.get(key)
    if _is_object(before) and _is_object(after):
        return unite(before, after, problems) if unite else {**before, **after}
    return _one_of(key, before, after, problems) if unite else after


def _strictness(decision: Any) -> int:
    # What is misspelt may have been a refusal: the host tells of it, if consent does not hide it.
    return _STRICTNESS.index(decision if decision in _STRICTNESS else "")


def _holds_back(output: dict[str, Any], row: dict[str, str]) -> bool:
    # It refuses, asks or stops, where the event lets it.
    specific: Any = output.get("hookSpecificOutput")
    permission: Any = specific.get("permissionDecision") if _is_object(specific) else None
    said = (output.get("decision"), permission)
    if output.get("continue") is False and "stop" in row:
        return True
    if "ask" in said and "ask" in row:
        return True
    return ("deny" in said or "block" in said) and "deny" in row


def _one_of(field: str, before: Any, after: Any, problems: list[str]) -> Any:
    # Of two texts for one place one would be lost, with all that it leaves out.
    if before != after:
        what = f"two answers set {field} to different values, and only one would count"
        problems.append(f"{what}: say it in one answer, or use redact")
    return before


def _both_specifics(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    both = _merged(before, after, problems)
    # Calls of tools stay if everybody who rewrites the answer says so.
    drops = any(one.get("llm_response") is not None and one.get("keepToolCalls") is not True for one in (before, after))
    return {**both, "keepToolCalls": False} if drops and both.get("keepToolCalls") is True else both


def _both_requests(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    result = {**before, **after}
    for key in ("messages", "toolConfig"):
        one, other = before.get(key), after.get(key)
        if one is None:
            continue
        if other is None:
            result[key] = one
        elif key == "toolConfig" and _is_object(one) and _is_object(other):
            result[key] = _both_choices(one, other, problems)
        else:
            result[key] = _one_of(f"llm_request.{key}", one, other, problems)
    return result


def _both_choices(before: dict[str, Any], after: dict[str, Any], _: list[str]) -> dict[str, Any]:
    # As the host unites what several hooks choose.
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


_UNITED: dict[str, Any] = {
    "hookSpecificOutput": _both_specifics,
    "llm_request": _both_requests,
    "toolConfig": _both_choices,
}


def _both_results(before: Any, after: Any, problems: list[str]) -> Any:
    # All results that one of them names.
    if not _is_list(before) or not _is_list(after):
        return _one_of("tool_results", before, after, problems)
    results: dict[str, Any] = {}
    for result in (*before, *after):
        name = repr(result.get("id") if _is_object(result) else result)
        results[name] = _one_of("tool_results", results[name], result, problems) if name in results else result
    return list(results.values())


def _texts_of(event: Any) -> dict[str, Any]:
    response: Any = event.get("llm_response")
    if response is None:
        results: Any = [{"id": one["id"], "text": one["text"]} for one in event.get("tool_results") or ()]
        request = {"messages": event["llm_request"]["messages"]}
        return {"llm_request": request, "system_instruction": event.get("system_instruction"), "tool_results": results}
    # Beside candidates the text is a copy of the first one.
    if response["candidates"]:
        return {"llm_response": {"candidates": response["candidates"]}}
    return {"llm_response": {"text": response["text"]}} if "text" in response else {}


def _with_redaction(output: dict[str, Any] | None, redaction: Any, changes: dict[str, Any], problems: list[str]) -> dict[str, Any] | None:
    # In the texts that the output has, and in those of the event that it leaves.
    said: Any = None if output is None else output.get("hookSpecificOutput")
    fields: dict[str, Any] = said if _is_object(said) else {}
    unread = [] if said is None or _is_object(said) else ["hookSpecificOutput"]
    redacted = _redacted_texts(fields, redaction, unread)
    problems.extend(f"redact cannot read {field} of another answer: write it as the reference says" for field in unread)
    specific = _merged(redacted, _left_of(changes, fields), problems)
    return {**(output or {}), "hookSpecificOutput": specific} if specific else output


def _left_of(changes: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
    # The changes to those texts of the event in whose place nothing was put.
    request: Any = said.get("llm_request")
    results: Any = said.get("tool_results")
    put = {**said, "keepToolCalls": said.get("llm_response")}
    if _is_object(request):
        put["llm_request"] = request.get("messages")
    left = {key: value for key, value in changes.items() if put.get(key) is None}
    if _is_list(results):
        named = {repr(one.get("id")) for one in results if _is_object(one)}
        unnamed = [one for one in changes.get("tool_results", ()) if repr(one["id"]) not in named]
        if unnamed:
            left["tool_results"] = unnamed
    return left


def _redacted_texts(fields: dict[str, Any], redaction: Any, unread: list[str]) -> dict[str, Any]:
    # With the redaction made in every text that goes to the model, or is said in its place.
    result = dict(fields)
    for key, inside in _PLACES.items():
        if fields.get(key) is None:
            continue
        walk = _Walk(redaction)
        result[key] = inside(fields[key], walk)
        if walk.missed:
            unread.append(key)
    return result


class _Walk:
    """A redaction on its way through the texts of a field, and whether there was none where one should be."""

    def __init__(self, redaction: Any) -> None:
        self.redaction = redaction
        self.missed = False

    def miss(self, value: Any) -> Any:
        self.missed = True
        return value


def _in_string(value: Any, walk: _Walk) -> Any:
    if not isinstance(value, str):
        return walk.miss(value)
    # A host leaves out messages without a text, and sends the original: a redaction that gives nothing back fails.
    redacted: Any = walk.redaction(value)
    if not isinstance(redacted, str):
        raise TypeError(f"a redaction gives back the text, and not {type(redacted).__name__}")
    return redacted


def _in_parts(value: Any, walk: _Walk) -> Any:
    if not _is_list(value):
        return walk.miss(value)
    # A secret may reach over the parts of one text.
    text = "".join(_text_of(part) for part in value)
    redacted = _in_string(text, walk)
    return value if redacted == text else [redacted]


def _text_of(part: Any) -> str:
    text: Any = part.get("text") if _is_object(part) and part.get("thought") is not True else part
    return text if isinstance(text, str) else ""


def _in_content(value: Any, walk: _Walk) -> Any:
    return _in_parts(value, walk) if _is_list(value) else _in_string(value, walk)


def _in_each(value: Any, inside: Any, walk: _Walk) -> Any:
    if not _is_list(value):
        return walk.miss(value)
    return [inside(item, walk) for item in value]


def _in_field(value: Any, key: str, inside: Any, walk: _Walk) -> Any:
    if not _is_object(value):
        return walk.miss(value)
    redacted = inside(value.get(key), walk)
    return value if redacted == value.get(key) else {**value, key: redacted}


def _if_said(value: Any, key: str, inside: Any, walk: _Walk) -> Any:
    said = not _is_object(value) or value.get(key) is not None
    return _in_field(value, key, inside, walk) if said else value


def _in_message(value: Any, walk: _Walk) -> Any:
    return _in_field(value, "content", _in_content, walk)


def _in_messages(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_message, walk)


def _in_request(value: Any, walk: _Walk) -> Any:
    return _if_said(value, "messages", _in_messages, walk)


def _in_result(value: Any, walk: _Walk) -> Any:
    return _in_field(value, "text", _in_string, walk)


def _in_results(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_result, walk)


def _in_answer(value: Any, walk: _Walk) -> Any:
    return _if_said(value, "parts", _in_parts, walk)


def _in_candidate(value: Any, walk: _Walk) -> Any:
    return _if_said(value, "content", _in_answer, walk)


def _in_candidates(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_candidate, walk)


def _in_response(value: Any, walk: _Walk) -> Any:
    # An answer without any text leaves the model's own as it is.
    if _is_object(value) and value.get("text") is None and value.get("candidates") is None:
        return walk.miss(value)
    texted = _if_said(value, "text", _in_string, walk)
    return _if_said(texted, "candidates", _in_candidates, walk)


_PLACES: dict[str, Any] = {
    "llm_request": _in_request,
    "llm_response": _in_response,
    "system_instruction": _in_string,
    "tool_results": _in_results,
}


if TYPE_CHECKING:
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

    _AfterAgentOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        AfterAgentOutput,
    ]

    # What a hook of AfterAgent may return.
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

    # What a hook of AfterModel may return.
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

    # What a hook of AfterTool may return.
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

    # What a hook of BeforeAgent may return.
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

    # What a hook of BeforeModel may return.
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
        Answer[Literal["say"]],
        BeforeToolOutput,
    ]

    # What a hook of BeforeTool may return.
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

    # What a hook of BeforeToolSelection may return.
    BeforeToolSelectionReply = Union[
        _BeforeToolSelectionOneReply,
        Sequence[_BeforeToolSelectionOneReply],
        None,
    ]

    _NotificationOneReply = Union[
        Answer[Literal["say"]],
        NotificationOutput,
    ]

    # What a hook of Notification may return.
    NotificationReply = Union[
        _NotificationOneReply,
        Sequence[_NotificationOneReply],
        None,
    ]

    _PreCompressOneReply = Union[
        Answer[Literal["say"]],
        PreCompressOutput,
    ]

    # What a hook of PreCompress may return.
    PreCompressReply = Union[
        _PreCompressOneReply,
        Sequence[_PreCompressOneReply],
        None,
    ]

    _SessionEndOneReply = Union[
        Answer[Literal["say"]],
        SessionEndOutput,
    ]

    # What a hook of SessionEnd may return.
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

    # What a hook of SessionStart may return.
    SessionStartReply = Union[
        _SessionStartOneReply,
        Sequence[_SessionStartOneReply],
        None,
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
        "HookInput",
        "HookOrigin",
        "HookOutput",
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
        "NotificationHookInput",
        "NotificationSpecificOutput",
        "NotificationOutput",
        "PreCompressHookInput",
        "PreCompressSpecificOutput",
        "PreCompressOutput",
        "SessionEndHookInput",
        "SessionEndSpecificOutput",
        "SessionEndOutput",
        "SessionStartHookInput",
        "SessionStartSpecificOutput",
        "SessionStartOutput",
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
    }

    def __getattr__(name):
        if name in _TYPES:
            return dict
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
