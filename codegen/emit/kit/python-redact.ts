// Part of the Python kit that applies redactions, like src/kit/redacted-texts.ts.

export const pythonKitRedact = `def _texts_of(event: Any) -> dict[str, Any]:
    response: Any = event.get("llm_response")
    if response is None:
        results: Any = [{"id": one["id"], "text": one["text"]} for one in event.get("tool_results") or ()]
        request = {"messages": event["llm_request"]["messages"]}
        return {"llm_request": request, "system_instruction": event.get("system_instruction"), "tool_results": results}
    # If there are candidates, the text is a copy of the first one.
    if response["candidates"]:
        return {"llm_response": {"candidates": response["candidates"]}}
    return {"llm_response": {"text": response["text"]}} if "text" in response else {}


def _with_redaction(output: dict[str, Any] | None, redaction: Any, changes: dict[str, Any], problems: list[str]) -> dict[str, Any] | None:
    # Redacts the texts of the output, and adds the changes to texts of the event that the output does not replace.
    specific: Any = None if output is None else output.get("hookSpecificOutput")
    fields: dict[str, Any] = specific if _is_object(specific) else {}
    unread = [] if specific is None or _is_object(specific) else ["hookSpecificOutput"]
    redacted = _redacted_texts(fields, redaction, unread)
    problems.extend(f"redact cannot read {field} of another answer: use the format of the reference" for field in unread)
    merged = _merged(redacted, _remaining_changes(changes, fields), problems)
    return {**(output or {}), "hookSpecificOutput": merged} if merged else output


def _remaining_changes(changes: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    # The changes to texts of the event that the output does not replace.
    request: Any = fields.get("llm_request")
    results: Any = fields.get("tool_results")
    replaced = {**fields, "keepToolCalls": fields.get("llm_response")}
    if _is_object(request):
        replaced["llm_request"] = request.get("messages")
    remaining = {key: value for key, value in changes.items() if replaced.get(key) is None}
    if _is_list(results):
        named = {repr(one.get("id")) for one in results if _is_object(one)}
        unnamed = [one for one in changes.get("tool_results", ()) if repr(one["id"]) not in named]
        if unnamed:
            remaining["tool_results"] = unnamed
    return remaining


def _redacted_texts(fields: dict[str, Any], redaction: Any, unread: list[str]) -> dict[str, Any]:
    # Redacts every text in the fields that hold model requests and responses.
    result = dict(fields)
    for key, inside in _FIELDS.items():
        if fields.get(key) is None:
            continue
        walk = _Walk(redaction)
        result[key] = inside(fields[key], walk)
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


def _in_string(value: Any, walk: _Walk) -> Any:
    if not isinstance(value, str):
        return walk.miss(value)
    # Anything but a string fails: the host would send the original text.
    redacted: Any = walk.redaction(value)
    if not isinstance(redacted, str):
        raise TypeError(f"a redaction must return a string, not {type(redacted).__name__}")
    return redacted


def _in_parts(value: Any, walk: _Walk) -> Any:
    if not _is_list(value):
        return walk.miss(value)
    # A secret may span several parts.
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


def _if_present(value: Any, key: str, inside: Any, walk: _Walk) -> Any:
    present = not _is_object(value) or value.get(key) is not None
    return _in_field(value, key, inside, walk) if present else value


def _in_message(value: Any, walk: _Walk) -> Any:
    return _in_field(value, "content", _in_content, walk)


def _in_messages(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_message, walk)


def _in_request(value: Any, walk: _Walk) -> Any:
    return _if_present(value, "messages", _in_messages, walk)


def _in_result(value: Any, walk: _Walk) -> Any:
    return _in_field(value, "text", _in_string, walk)


def _in_results(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_result, walk)


def _in_candidate_content(value: Any, walk: _Walk) -> Any:
    return _if_present(value, "parts", _in_parts, walk)


def _in_candidate(value: Any, walk: _Walk) -> Any:
    return _if_present(value, "content", _in_candidate_content, walk)


def _in_candidates(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_candidate, walk)


def _in_response(value: Any, walk: _Walk) -> Any:
    # A response without any text would keep the model's own text.
    if _is_object(value) and value.get("text") is None and value.get("candidates") is None:
        return walk.miss(value)
    texted = _if_present(value, "text", _in_string, walk)
    return _if_present(texted, "candidates", _in_candidates, walk)


_FIELDS: dict[str, Any] = {
    "llm_request": _in_request,
    "llm_response": _in_response,
    "system_instruction": _in_string,
    "tool_results": _in_results,
}`;
