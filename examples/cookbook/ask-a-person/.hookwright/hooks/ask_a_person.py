#!/usr/bin/env python3
"""BeforeTool: a person decides about what leaves this machine. It asks too often rather than too seldom."""

import json
import re

from hookwright_kit import BeforeToolHookInput, BeforeToolReply, ask, define_hook

LEAVES = re.compile(r"\b(push|publish|deploy|release|upload|send|ssh|scp|sftp|rsync|curl|wget|nc)\b", re.IGNORECASE)


def texts_in(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(map(texts_in, value.values()))
    return " ".join(map(texts_in, value)) if isinstance(value, list) else str(value)


def check(event: BeforeToolHookInput) -> BeforeToolReply:
    name, arguments = event["tool_name"], event["tool_input"]
    # Without what a shell takes out again, and with the words of sendMail and send_mail apart.
    words = re.sub(r"\\\n|[\"'\\]", "", f"{name} {texts_in(arguments)}")
    found = LEAVES.search(re.sub(r"_|(?<=[a-z])(?=[A-Z])", " ", words))
    # As JSON, nothing in it can move the cursor of the person who reads it, or turn the direction of the text.
    return ask(f"This leaves the machine ({found[0]}): {name} {json.dumps(arguments)}") if found else None


define_hook("BeforeTool", check)
