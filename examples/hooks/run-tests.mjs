#!/usr/bin/env node
// AfterTool: runs the tests after every edit and adds the result to the context.
import { spawnSync } from 'node:child_process';

const { status, stdout } = spawnSync(process.env.TEST_COMMAND ?? 'npm test', { shell: true, encoding: 'utf8' });
const additionalContext = status === 0 ? 'All tests pass.' : `The tests fail:\n${stdout.slice(-2000)}`;

console.log(JSON.stringify({ hookSpecificOutput: { additionalContext } }));
