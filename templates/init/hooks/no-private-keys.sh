#!/usr/bin/env bash
# Refuses to write a private key into a file. It reads what the tool is about to do, as JSON, on standard input;
# exit code 2 refuses, and what stands on standard error is the reason that the model reads.
if grep -q -e '-----BEGIN [A-Z ]*PRIVATE KEY-----'; then
  echo 'This holds a private key. Keep it out of the project.' >&2
  exit 2
fi
