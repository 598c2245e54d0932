#!/usr/bin/env bash
# Any event: logs the session, one line of JSON for each event.
{ cat; echo; } >> "$HOOKWRIGHT_PROJECT_DIR/session-log.jsonl"
