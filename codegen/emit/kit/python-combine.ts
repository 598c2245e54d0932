// Part of the Python kit that merges several answers into one output, like src/kit/merge-answers.ts.

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
            fields = _output_of(one, row)
            output = fields if output is None else _merged(output, fields, problems)
    # Redactions come last, so that nothing undoes them.
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
    raise TypeError(f"a hook must return answers, an output or nothing, not {type(one).__name__}")


_TEXTS = ("reason", "stopReason", "systemMessage", "additionalContext", "permissionDecisionReason")
_STICKY: dict[str, Any] = {
    "continue": False,
    "suppressOutput": True,
    "clearContext": True,
    "keepToolCalls": False,
    "tool_input_mode": "replace",
}
_STRICTNESS = ("approve", "allow", "", "ask", "deny", "block")


def _merged(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    # Lost values are reported, and a later answer never makes the result less strict.
    result = dict(before)
    for key, value in after.items():
        if before.get(key) is None:
            result[key] = value
        elif value is not None:
            result[key] = _merge_values(key, before[key], value, problems)
    return result


def _merge_values(key: str, before: Any, after: Any, problems: list[str]) -> Any:
    if key in _TEXTS:
        return f"{before}\n{after}" if isinstance(before, str) and isinstance(after, str) else after
    if key in _STICKY:
        return before if before == _STICKY[key] else after
    if key in ("decision", "permissionDecision"):
        return before if _strictness(before) > _strictness(after) else after
    if key in ("llm_response", "system_instruction"):
        return _must_agree(key, before, after, problems)
    if key == "tool_results":
        return _merge_results(before, after, problems)
    return _merge_objects(key, before, after, problems)


def _merge_objects(key: str, before: Any, after: Any, problems: list[str]) -> Any:
    merge = _OBJECT_RULES.get(key)
    if _is_object(before) and _is_object(after):
        return merge(before, after, problems) if merge else {**before, **after}
    return _must_agree(key, before, after, problems) if merge else after


def _strictness(decision: Any) -> int:
    # An unknown decision ranks above allow: it may be a misspelt block, and the host reports it only if it is kept.
    return _STRICTNESS.index(decision if decision in _STRICTNESS else "")


def _is_restrictive(output: dict[str, Any], row: dict[str, str]) -> bool:
    # True if the output blocks, asks or stops, and the event allows that.
    specific: Any = output.get("hookSpecificOutput")
    permission: Any = specific.get("permissionDecision") if _is_object(specific) else None
    decisions = (output.get("decision"), permission)
    if output.get("continue") is False and "stop" in row:
        return True
    if "ask" in decisions and "ask" in row:
        return True
    return ("deny" in decisions or "block" in decisions) and "deny" in row


def _must_agree(field: str, before: Any, after: Any, problems: list[str]) -> Any:
    # Reports two different values for a field that can hold only one.
    if before != after:
        what = f"two answers set {field} to different values"
        problems.append(f"{what}: set it in one answer, or use redact")
    return before


def _merge_specific(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    both = _merged(before, after, problems)
    # Tool calls are kept only if every answer that rewrites the response keeps them.
    drops = any(one.get("llm_response") is not None and one.get("keepToolCalls") is not True for one in (before, after))
    return {**both, "keepToolCalls": False} if drops and both.get("keepToolCalls") is True else both


def _merge_requests(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    result = {**before, **after}
    for key in ("messages", "toolConfig"):
        one, other = before.get(key), after.get(key)
        if one is None:
            continue
        if other is None:
            result[key] = one
        elif key == "toolConfig" and _is_object(one) and _is_object(other):
            result[key] = _merge_tool_choices(one, other, problems)
        else:
            result[key] = _must_agree(f"llm_request.{key}", one, other, problems)
    return result


def _merge_tool_choices(before: dict[str, Any], after: dict[str, Any], _: list[str]) -> dict[str, Any]:
    # Merges tool choices like the host does for several hooks.
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


_OBJECT_RULES: dict[str, Any] = {
    "hookSpecificOutput": _merge_specific,
    "llm_request": _merge_requests,
    "toolConfig": _merge_tool_choices,
}


def _merge_results(before: Any, after: Any, problems: list[str]) -> Any:
    # Merges tool results by id.
    if not _is_list(before) or not _is_list(after):
        return _must_agree("tool_results", before, after, problems)
    results: dict[str, Any] = {}
    for result in (*before, *after):
        name = repr(result.get("id") if _is_object(result) else result)
        results[name] = _must_agree("tool_results", results[name], result, problems) if name in results else result
    return list(results.values())`;
