#!/usr/bin/env bash
# BeforeAgent: tells the model the branch, what is changed, and the last commits. Text that is no JSON is for the model.
git rev-parse --git-dir > /dev/null 2>&1 || exit 0

echo 'The state of git:'
git --no-optional-locks status --short --branch | head -n 20
git log --oneline -n 5 2> /dev/null | cut -c -100
exit 0
