"""Worker that runs a command for every request and responds with its output, for the runner's tests in worker mode.

A response cannot express that the command was killed, so the worker then kills itself and the host runs the command.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading

ARGV = ["bash", "--norc", "-c", "--", os.environ.pop("RELAYED")]
if os.environ.pop("HOOKWRIGHT_WORKER", None) != "1":
    os.execvp(ARGV[0], ARGV)

writing = threading.Lock()


def send(**frame):
    data = (json.dumps(frame) + "\n").encode()
    with writing:
        while data:
            data = data[os.write(1, data) :]


def reread(stream):
    stream.seek(0)
    return stream.read().decode("utf-8-sig", "replace")


def variables(event, state_dir):
    own = {
        **({} if state_dir is None else {"HOOKWRIGHT_STATE_DIR": state_dir}),
        "HOOKWRIGHT_EVENT": event["hook_event_name"],
        "HOOKWRIGHT_SESSION_ID": event["session_id"],
        "GEMINI_SESSION_ID": event["session_id"],
    }
    return {**own, **os.environ}


def run(request, text):
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(text)
        given.seek(0)
        environment = variables(request["input"], request.get("state_dir"))
        code = subprocess.call(ARGV, stdin=given, stdout=out, stderr=err, env=environment)
        if code < 0:
            os.kill(os.getpid(), -code)
        send(type="response", id=request["id"], output=reread(out), exitCode=code, stderr=reread(err))


def input_of(line):
    # Keeps the bytes as written.
    return line[line.index(b'"input":') + len(b'"input":') : line.rindex(b"}")]


send(type="hello", concurrency=64)
for line in sys.stdin.buffer:
    frame = json.loads(line)
    if frame["type"] == "request":
        threading.Thread(target=run, args=(frame, input_of(line)), daemon=True).start()
