#!/usr/bin/env bash
# BeforeModel: every request is sent with temperature 0, so that answers vary less.
echo '{ "hookSpecificOutput": { "llm_request": { "config": { "temperature": 0 } } } }'
