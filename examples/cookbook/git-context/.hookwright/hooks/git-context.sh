#!/usr/bin/env bash
# BeforeAgent: adds the branch, the changed files and the last commits to the prompt. Plain text goes to the model.
git rev-parse --git-dir > /dev/null 2>&1 || exit 0

echo 'The state of git:'
git --no-optional-locks status --short --branch | head -n 20
git log --oneline -n 5 2> /dev/null | cut -c -100
exit 0
