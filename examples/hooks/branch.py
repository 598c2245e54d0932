#!/usr/bin/env python3
"""SessionStart: adds the current branch to the context. Uses the kit: hookwright_kit.py is in the same folder."""

import subprocess

from hookwright_kit import SessionStartHookInput, SessionStartReply, add_context, define_hook


def tell_branch(event: SessionStartHookInput) -> SessionStartReply:
    git = subprocess.run(["git", "branch", "--show-current"], cwd=event["cwd"], capture_output=True, text=True)
    name = git.stdout.strip()
    return add_context(f"You are on the branch {name}.") if name else None


define_hook("SessionStart", tell_branch)
