"""Worker that ignores HOOKWRIGHT_WORKER, so it has no command mode."""
import json
import os
import sys


def send(frame):
    print(json.dumps(frame), flush=True)


send({"type": "hello"})
for line in sys.stdin:
    frame = json.loads(line)
    if os.environ.get("ANSWERS") == "without-id":
        send({"type": "response", "output": {"decision": "allow"}})
        continue
    if frame.get("type") != "request":
        sys.exit(int(os.environ.get("ON_OTHER", "0")))
    command = frame["input"]["tool_input"]["command"]
    denied = command.startswith("rm ")
    send({"type": "response", "id": frame["id"], "output": {"decision": "deny" if denied else "allow"}})
