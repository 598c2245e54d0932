#!/usr/bin/env bash
# AfterAgent: the agent is not done while the tests fail. It is sent back to work once, not for ever.
if grep -q '"stop_hook_active": *true'; then exit 0; fi

if ! output=$(npm test --silent 2>&1 < /dev/null); then
  echo 'The tests do not pass. Fix the code, not the tests.' >&2
  tail -n 20 <<< "$output" >&2
  exit 2 # At this event 2 means: go on working. The reason is the next prompt.
fi
