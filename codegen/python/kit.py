"""Kit for hooks in Python, in one file. Save it next to the hook.

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
        return function


# Rows by event: supported answers with the field of hookSpecificOutput that takes the value, merge rules and texts.
_EVENTS: dict[str, dict[str, Any]] = {}
# Merge rules of the fields that every output has.
_COMMON: dict[str, Any] = {}


def register_events(events: dict[str, dict[str, Any]]) -> None:
    """Adds the events of a host's contract to the kit. The host's generated kit calls it."""
    _EVENTS.update(events)


# These return a plain bool: type narrowing by a checker would be stricter than JSON.
def _is_answer(value: Any) -> bool:
    return isinstance(value, Answer)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != ""
