"""An MCP server with nothing but the standard library. It appends every line that reaches it to the file MCP_LOG."""

import json
import os
import sys
import threading
import time

out_lock = threading.Lock()
cancelled = {}
asked = {}
log = open(os.environ["MCP_LOG"], "a", buffering=1) if "MCP_LOG" in os.environ else None


def raw(text):
    with out_lock:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()


def send(message):
    raw(json.dumps({"jsonrpc": "2.0", **message}))


def text(value, **more):
    return {"content": [{"type": "text", "text": value}], **more}


def slow(request_id, arguments, meta):
    stop = cancelled.setdefault(request_id, threading.Event())
    steps = int(arguments.get("steps", 3))
    for step in range(steps):
        if stop.wait(float(arguments.get("pause", 0.01))):
            if log:
                log.write(f"cancelled {request_id}\n")
            return
        if "progressToken" in meta:
            params = {"progressToken": meta["progressToken"], "progress": step + 1, "total": steps}
            send({"method": "notifications/progress", "params": params})
    send({"id": request_id, "result": text("slow is done")})


def sample(request_id):
    """Asks the client with the very id that the client's own request has."""
    done = asked.setdefault(request_id, [threading.Event(), None])
    params = {"messages": [{"role": "user", "content": {"type": "text", "text": "?"}}], "maxTokens": 5}
    send({"id": request_id, "method": "sampling/createMessage", "params": params})
    done[0].wait(30)
    send({"id": request_id, "result": text(f"the client said {json.dumps(done[1], sort_keys=True)}")})


def call(request_id, params):
    name, arguments, meta = params["name"], params.get("arguments", {}), params.get("_meta", {})
    if name == "echo":
        send({"id": request_id, "result": text(json.dumps(arguments, sort_keys=True))})
    elif name == "structured":
        send({"id": request_id, "result": text("{}", structuredContent={"sum": 3})})
    elif name == "fail":
        send({"id": request_id, "result": text("it failed", isError=True)})
    elif name == "error":
        send({"id": request_id, "error": {"code": -32602, "message": "no such thing", "data": [1]}})
    elif name == "big":
        send({"id": request_id, "result": text("x" * int(arguments["bytes"]))})
    elif name == "raw":
        # The secret is not part of the call, so that hooks find it only in the response.
        raw(arguments["line"].replace("ID", json.dumps(request_id)).replace("SECRET", "sk-1"))
    elif name == "silent":
        pass
    elif name == "exit":
        send({"id": request_id, "result": text("bye")})
        os._exit(int(arguments.get("code", 0)))
    elif name == "slow":
        threading.Thread(target=slow, args=(request_id, arguments, meta), daemon=True).start()
    elif name == "sample":
        threading.Thread(target=sample, args=(request_id,), daemon=True).start()
    else:
        send({"id": request_id, "error": {"code": -32602, "message": f"unknown tool {name}"}})


def schema(**properties):
    return {"type": "object", "properties": properties}


RESULTS = {
    "tools/list": {
        "tools": [
            {"name": name, "description": f"does {name}", "inputSchema": schema()}
            for name in ["echo", "structured", "fail", "big", "slow", "sample"]
        ]
    },
    "resources/list": {"resources": [{"uri": "test://one", "name": "one"}]},
    "resources/read": {"contents": [{"uri": "test://one", "text": "the resource"}]},
    "prompts/list": {"prompts": [{"name": "greet"}]},
    "prompts/get": {"messages": [{"role": "user", "content": {"type": "text", "text": "hello"}}]},
    "ping": {},
}


def handle(message):
    if isinstance(message, list):
        for each in message:
            handle(each)
        return
    method, request_id = message.get("method"), message.get("id")
    if method is None:
        waiting = asked.get(request_id)
        if waiting:
            waiting[1] = message.get("result", message.get("error"))
            waiting[0].set()
    elif method == "initialize":
        info = {"name": os.environ.get("MCP_SERVER_NAME", "python-server"), "version": "1"}
        version = message["params"].get("protocolVersion", "2025-06-18")
        capabilities = {"tools": {}, "resources": {}, "prompts": {}}
        send({"id": request_id, "result": {"protocolVersion": version, "capabilities": capabilities, "serverInfo": info}})
    elif method == "tools/call":
        call(request_id, message["params"])
    elif method == "notifications/cancelled":
        cancelled.setdefault(message["params"]["requestId"], threading.Event()).set()
    elif request_id is None:
        pass
    elif method in RESULTS:
        send({"id": request_id, "result": RESULTS[method]})
    elif method == "unknown/echo":
        send({"id": request_id, "result": message.get("params")})
    else:
        send({"id": request_id, "error": {"code": -32601, "message": f"no method {method}"}})


def main():
    for line in sys.stdin:
        if log:
            log.write(line if line.endswith("\n") else line + "\n")
        try:
            handle(json.loads(line))
        except Exception as error:
            send({"id": None, "error": {"code": -32700, "message": str(error)}})
    while "MCP_STUBBORN" in os.environ:  # Keeps running after its input is closed.
        time.sleep(1)


if "MCP_STUBBORN" in os.environ:
    import signal

    signal.signal(signal.SIGTERM, signal.SIG_IGN)
main()
