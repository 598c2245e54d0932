#!/usr/bin/env node
// SessionStart: adds RULES.md to the context, if the project has one.
import { existsSync, readFileSync } from 'node:fs';

if (existsSync('RULES.md')) {
  const additionalContext = readFileSync('RULES.md', 'utf8').trim();
  console.log(JSON.stringify({ hookSpecificOutput: { additionalContext } }));
}
