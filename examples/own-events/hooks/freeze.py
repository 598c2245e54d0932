#!/usr/bin/env python3
"""Blocks deployments to production while the project contains a file FREEZE."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hookwright_kit import BeforeDeployHookInput, BeforeDeployOutput

deploy: BeforeDeployHookInput = json.load(sys.stdin)
freeze = Path(deploy["cwd"]) / "FREEZE"
if freeze.exists():
    answer: BeforeDeployOutput = {
        "decision": "deny",
        "reason": f"{deploy['environment']} is frozen: {freeze.read_text().strip()}",
        "hookSpecificOutput": {"hookEventName": "BeforeDeploy", "tell": "the release manager"},
    }
    print(json.dumps(answer))
