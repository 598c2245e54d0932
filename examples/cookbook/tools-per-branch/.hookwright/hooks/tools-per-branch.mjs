#!/usr/bin/env node
// BeforeToolSelection: offers only the tools of this branch. BeforeTool: blocks all others.
import { execFileSync } from 'node:child_process';
import { json } from 'node:stream/consumers';

const READING = ['read_file', 'list_directory', 'glob', 'grep'];
const ALL = /./;
/** The first match applies. Without a branch, as during a rebase, only reading is allowed. */
const TOOLS = [
  [/^(main|release\/.+)$/, READING],
  [/^docs\//, [...READING, 'write_file', 'replace']],
  [ALL, undefined],
];

const { hook_event_name, tool_name, available_tools, cwd } = await json(process.stdin);
const branch = execFileSync('git', ['branch', '--show-current'], { cwd, encoding: 'utf8' }).trim();
const [, allowed] = TOOLS.find(([pattern]) => pattern.test(branch)) ?? [undefined, READING];

if (allowed && hook_event_name === 'BeforeToolSelection') {
  const offered = available_tools.flatMap((tool) => tool.functionDeclarations ?? [tool]).map(({ name }) => name);
  const allowedFunctionNames = offered.filter((name) => allowed.includes(name));
  console.log(JSON.stringify({ hookSpecificOutput: { toolConfig: { allowedFunctionNames } } }));
} else if (allowed && !allowed.includes(tool_name)) {
  console.error(`${tool_name} is not for the branch ${branch || '(none)'}. Allowed: ${allowed.join(', ')}.`);
  process.exitCode = 2;
}
