#!/usr/bin/env python3
"""BeforeAgent: tells the model which files there are, so that it need not ask."""

import json
import os

files = sorted(name for name in os.listdir() if not name.startswith("."))

print(json.dumps({"hookSpecificOutput": {"additionalContext": "Files here: " + ", ".join(files)}}))
