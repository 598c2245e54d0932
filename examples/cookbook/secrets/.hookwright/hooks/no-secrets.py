#!/usr/bin/env python3
"""BeforeTool: blocks a call that would write or send a secret, whatever the names of its arguments."""

import json
import re
import sys

SECRETS = {
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY",
    "an AWS key": r"(AKIA|ASIA)[A-Z0-9]{16}",
    "a GitHub token": r"gh[pousr]_\w{36}|github_pat_\w{22}",
    "a GitLab token": r"glpat-[\w-]{20}",
    "a Google key": r"AIza[\w-]{35}",
    "a Slack token": r"xox[abeprs]-[\w-]{10}",
    "a Stripe key": r"[rs]k_live_\w+",
}


def texts_in(value):
    if isinstance(value, dict):
        return " ".join(f"{key} {texts_in(item)}" for key, item in value.items())
    return " ".join(map(texts_in, value)) if isinstance(value, list) else str(value)


event = json.load(sys.stdin.buffer)
# Removes shell quoting: sk_'live'_1 is the same secret.
text = re.sub(r"\\\n|[\"'\\]", "", texts_in(event["tool_input"]))

for name, pattern in SECRETS.items():
    if re.search(pattern, text):
        # The model reads this, so it names the kind of secret and does not repeat it.
        print(f"This holds {name}. Read it from the environment.", file=sys.stderr)
        sys.exit(2)
