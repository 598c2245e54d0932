#!/usr/bin/env bash
# Keeps private keys out of files. Reads the tool call as JSON on standard input. Exit code 2 blocks the call, and the
# model reads standard error as the reason.
if grep -q -e '-----BEGIN [A-Z ]*PRIVATE KEY-----'; then
  echo 'This is a private key. Keep it out of the project.' >&2
  exit 2
fi
