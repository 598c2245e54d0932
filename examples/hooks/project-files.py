#!/usr/bin/env python3
"""BeforeAgent: adds the names of the project's files to the prompt."""

import json
import os

files = sorted(name for name in os.listdir() if not name.startswith("."))

print(json.dumps({"hookSpecificOutput": {"additionalContext": "Files here: " + ", ".join(files)}}))
