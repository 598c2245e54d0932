"""Private state of a hook in a session, in the same files as that of the TypeScript kit."""

from __future__ import annotations

import json
import os
from typing import Any, Callable

# --- kit ---
class _State:
    """Private state of a hook in a session. It is kept between runs, also if the session is resumed. Values are JSON."""

    def get(self, key: str) -> Any:
        """Returns the value of a key, or None if it was never set. Raises RuntimeError if the hook has no state."""
        return _read_value(_state_path(key) + ".json")

    def set(self, key: str, value: Any) -> None:
        """Sets the value of a key. Raises RuntimeError if the hook has no state."""
        path = _state_path(key)
        text = _state_text(value)
        _with_lock(path + ".lock", lambda: _replace_file(path + ".json", text))

    def update(self, key: str, change: Callable[[Any], Any]) -> Any:
        """Replaces the value of a key by the result of a function, and returns it.

        Parallel runs wait for each other, so that no change is lost. If the function raises, the value stays.
        """
        path = _state_path(key)

        def replace() -> Any:
            value = change(_read_value(path + ".json"))
            if value is None:
                raise TypeError(f"cannot set {json.dumps(key)}: the function returned None, not the new value")
            _replace_file(path + ".json", _state_text(value))
            return value

        return _with_lock(path + ".lock", replace)


state = _State()

# File names have at most 255 bytes.
_MAX_NAME_LENGTH = 200
_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789_-")


def _state_path(key: str) -> str:
    folder = os.environ.get("HOOKWRIGHT_STATE_DIR")
    if not folder:
        raise RuntimeError(
            "cannot use state: HOOKWRIGHT_STATE_DIR is not set. "
            "Hosts with contract 1.2 or later set it for command and worker hooks"
        )
    # File names of different keys differ also if case is ignored.
    encoded = key.encode("utf-8", "surrogatepass")
    name = "".join(chr(byte) if byte in _PLAIN else f"%{byte:02x}" for byte in encoded)
    if not 0 < len(name) <= _MAX_NAME_LENGTH or any("\ud800" <= letter <= "\udfff" for letter in key):
        raise ValueError(
            f"cannot use the key {json.dumps(key)}: "
            f"expected valid text that is {_MAX_NAME_LENGTH} characters or shorter when encoded. "
            "Store an object under a short key"
        )
    return f"{folder}/{name}"


def _read_value(path: str) -> Any:
    text = _read_text(path)
    if text is None:
        return None
    try:
        return json.loads(text)
    except ValueError:
        raise ValueError(f"cannot read {path}: not valid JSON. Delete the file to start without a value") from None


def _state_text(value: Any) -> str:
    return json.dumps(value, allow_nan=False, separators=(",", ":")) + "\n"


def _read_text(path: str) -> Any:
    try:
        with os.fdopen(os.open(path, os.O_RDONLY), encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def _replace_file(path: str, text: str) -> None:
    # Readers see the old text or the new one.
    fresh = f"{path}.{_make_token()}"
    try:
        _write_new(fresh, text)
        os.replace(fresh, path)
    except BaseException:
        _remove_file(fresh)
        raise


def _write_new(path: str, text: str) -> None:
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
        file.write(text)


def _remove_file(path: str) -> None:
    try:
        os.unlink(path)
    except FileNotFoundError:
        pass  # Removed already.


# Time after which a run stops waiting. The default timeout of a hook is longer.
_MAX_WAIT_SECONDS = 30
_MAX_PAUSE_SECONDS = 0.02
# Locks by path and thread.
_HELD: set[tuple[str, int]] = set()


def _with_lock(path: str, action: Callable[[], Any]) -> Any:
    # A lock is a file with the token of its holder. If the holder was killed, its lock is taken over.
    import _thread

    own = (path, _thread.get_ident())
    if own in _HELD:
        raise RuntimeError(f"cannot lock {path}: the function of state.update changes the same key")
    _acquire(path)
    _HELD.add(own)
    try:
        return action()
    finally:
        _HELD.discard(own)
        _remove_file(path)


def _acquire(path: str) -> None:
    import time

    until = time.monotonic() + _MAX_WAIT_SECONDS
    pause = 0.001
    own = _make_token()
    offer = f"{path}.{own}"
    try:
        _write_new(offer, own)
        while not _take(path, offer, own):
            if time.monotonic() > until:
                raise TimeoutError(f"cannot lock {path} within {_MAX_WAIT_SECONDS} s: another run holds it")
            time.sleep(pause * (0.5 + os.urandom(1)[0] / 512))
            pause = min(_MAX_PAUSE_SECONDS, 2 * pause)
    finally:
        _remove_file(offer)


def _take(path: str, offer: str, own: str) -> bool:
    # Returns True if the lock was free, or its holder is dead. A link appears together with its content.
    try:
        os.link(offer, path)
        return True
    except FileExistsError:
        holder = _read_text(path)
    return holder is not None and not _is_alive(holder) and _take_over(path, offer, own, holder)


def _take_over(path: str, offer: str, own: str, dead: str) -> bool:
    # Only one process at a time may replace the lock of a dead holder, and no token is used twice, so that the lock of
    # another process that was faster is never replaced.
    right = f"{path[: path.rindex('/')]}/{dead if _token_parts(dead) else 'unreadable'}.break"
    if not _take(right, offer, own):
        return False
    try:
        if _read_text(path) != dead:
            return False
        _replace_file(path, own)
        return True
    finally:
        _remove_file(right)


# Start time on systems without /proc.
_UNKNOWN_START = "0"


def _make_token() -> str:
    # Process id, start time of the process if known, and random characters.
    return f"{os.getpid()}.{_own_start()}.{os.urandom(6).hex()}"


def _token_parts(token: str) -> Any:
    # Returns the process id and its start time, or None.
    parts = token.split(".")
    is_token = len(parts) == 3 and token.isascii() and parts[0].isdigit() and parts[1].isdigit() and parts[2].isalnum()
    return (int(parts[0]), parts[1]) if is_token else None


def _own_start() -> str:
    try:
        # In a container, /proc may show the processes of another one.
        return _start_of(os.getpid()) if os.readlink("/proc/self") == str(os.getpid()) else _UNKNOWN_START
    except OSError:
        return _UNKNOWN_START


def _start_of(pid: int) -> str:
    # Returns the start time of a process. Raises OSError if it has ended, or if the system has no /proc.
    with os.fdopen(os.open(f"/proc/{pid}/stat", os.O_RDONLY), encoding="latin-1") as file:
        stat = file.read()
    # The name of the program, in brackets, may contain blanks.
    fields = stat[stat.rindex(")") + 2 :].split(" ")
    # A zombie has ended, though its parent has not noticed yet.
    if fields[0] in "ZX":
        raise ProcessLookupError(f"process {pid} has ended")
    return fields[19]


def _is_alive(token: str) -> bool:
    # Another process may have got the id of the holder since.
    parts = _token_parts(token)
    if parts is None:
        return False
    pid, start = parts
    try:
        if start != _UNKNOWN_START and _own_start() != _UNKNOWN_START:
            return _start_of(pid) == start
        # On Windows, a signal would end the process.
        if os.name != "nt":
            os.kill(pid, 0)
        return True
    except PermissionError:
        return True
    except OSError:
        return False
