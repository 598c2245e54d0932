#!/usr/bin/env bash
# AfterAgent: sends the agent back to work while the tests fail, but only once.
if grep -q '"stop_hook_active": *true'; then exit 0; fi

if ! bash -c "${TEST_COMMAND:-npm test}" > /dev/null 2>&1; then
  echo 'The tests do not pass. Fix the code, not the tests.' >&2
  exit 2 # For this event, 2 means: continue working. The reason is the next prompt.
fi
