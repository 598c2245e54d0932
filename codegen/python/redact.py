"""Applies redactions, like src/kit/redact.ts and src/kit/redacted-texts.ts."""

from __future__ import annotations

import json
from typing import Any

from kit import _EVENTS, _is_list, _is_object
from merge import _merged, _strategy_of

# --- kit ---
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
