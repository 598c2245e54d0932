"""Hooks for events of a custom contract, type-checked like hooks.py."""

from __future__ import annotations

from hookwright_kit import BeforeDeployHookInput, BeforeDeployReply, define_hook, deny, say, stop


def freeze(event: BeforeDeployHookInput) -> BeforeDeployReply:
    if event["environment"] == "moon":  # wrong
        return None
    if event["environment"] == "production":
        return [deny("Frozen."), {"hookSpecificOutput": {"tell": "ops"}}]
    return stop("Enough.")  # wrong


define_hook("BeforeDeploy", freeze)
define_hook("AfterMerge", lambda event: say(event["branch"]))
define_hook("AfterMerge", lambda event: deny(event["branch"]))  # wrong
define_hook("BeforeTool", lambda event: deny(event["tool_name"]))
