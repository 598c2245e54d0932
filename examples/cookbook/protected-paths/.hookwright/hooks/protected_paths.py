#!/usr/bin/env python3
"""BeforeTool: protects some files from agents, even if the path has links, `..`, `~` or capital letters."""

from __future__ import annotations

import os
import re

from hookwright_kit import BeforeToolHookInput, BeforeToolReply, define_hook, deny

PROTECTED = re.compile(r"/(\.env[^/]*|\.git|\.hookwright|package-lock\.json)/", re.IGNORECASE)
READING = {"read_file", "list_directory", "glob", "grep"}  # any other tool may write
TEXTS = {"content", "old_string", "new_string", "description"}  # any other argument may contain a path


def paths_in(value: object, name: str = "") -> list[str]:
    if isinstance(value, dict):
        return [path for key, item in value.items() for path in paths_in(item, key)]
    if isinstance(value, list):
        return [path for item in value for path in paths_in(item, name)]
    if not isinstance(value, str) or name in TEXTS:
        return []
    # A path, or a command or patch that contains paths. Shell quotes are removed.
    words = re.split(r"[^\w./~+-]+", re.sub(r"\\\n|[\"'\\]", "", value))
    return list(dict.fromkeys([value, *words]))


def is_protected(path: str, project: str) -> bool:
    path = os.path.join(project, os.path.expanduser(path))
    # A tool may resolve links before or after `..`.
    places = [os.path.realpath(path), os.path.realpath(os.path.normpath(path))]
    return any(PROTECTED.search(f"/{os.path.relpath(place, os.path.realpath(project))}/") for place in places)


def check(event: BeforeToolHookInput) -> BeforeToolReply:
    if event["tool_name"] in READING:
        return None
    found = [path for path in paths_in(event["tool_input"]) if is_protected(path, event["cwd"])]
    return deny(f"{found[0]} is protected. Ask a person to change it.") if found else None


define_hook("BeforeTool", check)
