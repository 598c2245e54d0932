#!/usr/bin/env python3
"""AfterModel: records the tokens of a call. BeforeModel: stops the agent above the limit per day or per minute."""

import json
import os
import sys
import time

TOKENS_PER_DAY = 2_000_000
CALLS_PER_MINUTE = 30
FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "usage.log")

event = json.load(sys.stdin.buffer)
now = time.time()

if event["hook_event_name"] == "AfterModel":
    usage = event["llm_response"].get("usageMetadata") or {}
    with open(FILE, "a") as log:  # short appended lines do not mix, even with other writers
        log.write(f"{now:.0f} {usage.get('totalTokenCount', 0)}\n")
    sys.exit()

lines = open(FILE).readlines() if os.path.exists(FILE) else []
calls = [(float(when), int(tokens)) for when, tokens in map(str.split, lines)]
used = sum(tokens for when, tokens in calls if when > now - 86_400)
recent = sum(when > now - 60 for when, _ in calls)

if used >= TOKENS_PER_DAY:
    print(json.dumps({"continue": False, "stopReason": f"{used} tokens in a day are enough."}))
elif recent >= CALLS_PER_MINUTE:
    print(json.dumps({"decision": "deny", "reason": f"{recent} calls in a minute are enough. Try again later."}))
