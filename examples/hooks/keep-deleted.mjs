#!/usr/bin/env node
// BeforeTool: moves files to .trash instead of deleting them.
import { json } from 'node:stream/consumers';

const { tool_input } = await json(process.stdin);
const [, files] = /^rm +(?:-\w+ +)*([\w./ -]+)$/.exec(tool_input.command) ?? [];

if (files) {
  const command = `mkdir -p .trash && mv ${files} .trash/`;
  console.log(JSON.stringify({ hookSpecificOutput: { tool_input: { command } } }));
}
