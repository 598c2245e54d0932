#!/usr/bin/env python3
"""BeforeTool: asks the user before anything is sent from this machine. When in doubt, it asks."""

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
    # Removes shell quoting, and splits words such as sendMail and send_mail.
    words = re.sub(r"\\\n|[\"'\\]", "", f"{name} {texts_in(arguments)}")
    found = LEAVES.search(re.sub(r"_|(?<=[a-z])(?=[A-Z])", " ", words))
    # JSON escapes characters that could move the cursor or reverse the text on the user's screen.
    return ask(f"This leaves the machine ({found[0]}): {name} {json.dumps(arguments)}") if found else None


define_hook("BeforeTool", check)
