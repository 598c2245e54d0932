"""Merges two outputs by the rules of the contract, like src/kit/merge-answers.ts."""

from __future__ import annotations

from typing import Any

from kit import _is_list, _is_object, _is_text

# --- kit ---
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
