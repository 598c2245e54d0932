"""Combines everything that a hook returned into one output, like src/kit/combine.ts."""

from __future__ import annotations

from typing import Any

from kit import _COMMON, _is_answer, _is_list, _is_object
from merge import _STRICTNESS, _decisions_in, _fields_with, _merged, _strictness
from redact import _with_redaction

# --- kit ---
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
