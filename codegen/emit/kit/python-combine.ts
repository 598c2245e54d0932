// How the Python kit makes one output of several answers; src/kit/merge-answers.ts does the same.

export const pythonKitCombine = String.raw`def _combine(reply: Any, row: dict[str, str]) -> tuple[dict[str, Any] | None, list[str], list[str]]:
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
    return list(results.values())`;
