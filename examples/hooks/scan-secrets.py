#!/usr/bin/env python3
"""BeforeTool: blocks a call that would write a secret."""

import json
import re
import sys

SECRET = re.compile(r"sk_live_\w+|AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY-----")

event = json.load(sys.stdin.buffer)

if SECRET.search(json.dumps(event["tool_input"])):
    print("This holds a secret. Read it from the environment.", file=sys.stderr)
    sys.exit(2)  # 2 blocks the call, and the model reads the reason.
