#!/usr/bin/env node
// SessionStart: the agent starts with the rules of the house, if the project has a RULES.md.
import { existsSync, readFileSync } from 'node:fs';

if (existsSync('RULES.md')) {
  const additionalContext = readFileSync('RULES.md', 'utf8').trim();
  console.log(JSON.stringify({ hookSpecificOutput: { additionalContext } }));
}
