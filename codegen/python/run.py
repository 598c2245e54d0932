"""Runs a script as a hook: for one event as a command, or for several as a worker."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, Callable

from combine import _combine, _is_restrictive
from kit import _EVENTS, _is_object

# --- kit ---
# --- tables, types and overloads ---
def define_hook(event: str, function: Callable[[Any], Any]) -> None:
    """Runs the script as a hook of the event: reads standard input, calls the function, prints its output."""
    output = _claim_output()
    # Set by a host that runs the script as a worker, for several events. Child processes of the hook must not read it.
    if os.environ.pop("HOOKWRIGHT_WORKER", "") == "1":
        _serve_requests(event, function, output)
        return
    code, stdout, stderr = _answer_event(event, function, _read_input())
    _write(output, stdout)
    try:
        _write(2, stderr)
    except OSError:
        pass  # Standard error is closed; the output and the exit code still count.
    if code != 0:
        sys.exit(code)


def _claim_output() -> int:
    # Standard output is only for the hook's output: other prints of the hook and its children go to standard error.
    try:
        output = os.dup(1)
        os.dup2(2, 1)
        return output
    except OSError:
        return 1


def _read_input() -> bytes:
    chunks: list[bytes] = []
    while True:
        try:
            chunk = os.read(0, 65536)
        except BlockingIOError:
            import select

            select.select([0], [], [])
            continue
        if not chunk:
            return b"".join(chunks)
        chunks.append(chunk)


def _write(descriptor: int, text: str) -> None:
    data = text.encode("utf-8", "backslashreplace")
    while data:
        try:
            data = data[os.write(descriptor, data) :]
        except BlockingIOError:
            import select

            select.select([], [descriptor], [])


def _answer_event(event: str, function: Callable[[Any], Any], data: bytes) -> tuple[int, str, str]:
    """Runs the hook for an event given as JSON. Returns exit code, stdout and stderr. Never raises."""
    try:
        given: Any = json.loads(data)
    except (ValueError, RecursionError):
        given = None
    return _answer_input(event, function, given)


def _answer_input(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    row = _EVENTS.get(event)
    if row is None:
        return 1, "", f"there is no event {event}: {', '.join(_EVENTS)}\n"
    if not _is_object(given):
        return 1, "", "standard input is not one JSON object\n"
    name: Any = given.get("hook_event_name")
    if name != event:
        return 1, "", f"this hook is for {event}, but was started for {name if isinstance(name, str) else 'no event'}\n"
    try:
        return _reply_of(event, function(given), row)
    except Exception:
        import traceback

        return 1, "", traceback.format_exc()


def _serve_requests(event: str, function: Callable[[Any], Any], output: int) -> None:
    """Serves requests in order until standard input ends."""
    import io

    printed = io.BytesIO()
    # Collects prints of the hook, which a command would write to standard error.
    setattr(printed, "fileno", lambda: 2)
    sys.stdout = sys.stderr = io.TextIOWrapper(printed, "utf-8", "backslashreplace", write_through=True)
    requests = os.fdopen(_claim_input(), "rb", 65536)
    _write(output, '{"type":"hello"}\n')
    for line in requests:
        frame: Any = json.loads(line)
        # Other frames cancel a request: the host no longer waits, and a running function cannot be aborted.
        if frame["type"] != "request":
            continue
        _set_state_folder(frame.get("state_dir"))
        code, stdout, stderr = _serve(event, function, frame["input"])
        stderr = printed.getvalue().decode("utf-8", "backslashreplace") + stderr
        printed.seek(0)
        printed.truncate()
        parts = [f'{{"type":"response","id":{frame["id"]},"exitCode":{code}']
        if stdout:
            parts.append(f',"output":{stdout.rstrip()}')
        if stderr:
            parts.append(f',"stderr":{json.dumps(stderr[:_MAX_STDERR])}')
        _write(output, "".join(parts) + "}\n")


_MAX_STDERR = 300000


def _serve(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    _set_variable("HOOKWRIGHT_EVENT", given.get("hook_event_name"))
    _set_variable("HOOKWRIGHT_SESSION_ID", given.get("session_id"))
    _set_variable("GEMINI_SESSION_ID", given.get("session_id"))
    try:
        return _answer_input(event, function, given)
    except SystemExit as ended:
        code: Any = ended.code
        if code is None or isinstance(code, int):
            return (code or 0) & 255, "", ""
        return 1, "", f"{code}\n"


def _set_variable(name: str, value: Any) -> None:
    if isinstance(value, str) and os.environ.get(name) != value:
        os.environ[name] = value


def _set_state_folder(folder: Any) -> None:
    if isinstance(folder, str):
        _set_variable("HOOKWRIGHT_STATE_DIR", folder)
    else:
        os.environ.pop("HOOKWRIGHT_STATE_DIR", None)


def _claim_input() -> int:
    # Child processes of the hook must not read the requests.
    try:
        source = os.dup(0)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        return source
    except OSError:
        return 0


def _reply_of(event: str, reply: Any, row: dict[str, Any]) -> tuple[int, str, str]:
    # Prints the answers that have an effect on the event. Fails if none has one, or if answers contradict each other and
    # the result does not block, ask or stop.
    output, unknown, problems = _combine(reply, row)
    ineffective = [f"{name} has no effect on {event}, where a hook can {', '.join(row['answers'])}" for name in unknown]
    stderr = "".join(f"{line}\n" for line in [*ineffective, *dict.fromkeys(problems)])
    if output is None or (problems and not _is_restrictive(output, row)):
        return (1 if stderr else 0), "", stderr
    return 0, json.dumps(output, allow_nan=False, separators=(",", ":")) + "\n", stderr
