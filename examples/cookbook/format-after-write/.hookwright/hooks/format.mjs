#!/usr/bin/env node
// AfterTool: formats the written file, and reports to the model that it changed or why it cannot be formatted.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { json } from 'node:stream/consumers';

const biome = ['node_modules/.bin/biome', 'format', '--write'];
const FORMATTERS = {
  '.css': biome,
  '.js': biome,
  '.json': biome,
  '.mjs': biome,
  '.ts': biome,
  '.go': ['gofmt', '-w'],
  '.py': ['ruff', 'format'],
  '.rs': ['rustfmt'],
};

const { cwd, tool_input } = await json(process.stdin);
const path = tool_input.path ?? tool_input.file_path ?? '';
// An absolute path is never read as an option, and without a shell no name is run as a command.
const file = resolve(cwd, path);
const [program, ...args] = FORMATTERS[extname(file)] ?? [];

if (program && existsSync(file)) {
  const before = readFileSync(file, 'utf8');
  const { status, error, stderr } = spawnSync(program, [...args, file], { cwd, encoding: 'utf8' });
  // stderr goes to the log: the model cannot install a missing formatter.
  if (error) console.error(`${program}: ${error.message}`);
  else if (status !== 0) tell(`${path} cannot be formatted: ${stderr.slice(0, 2000)}`);
  else if (readFileSync(file, 'utf8') !== before) tell(`${path} was formatted. Read it again before you edit it.`);
}

function tell(additionalContext) {
  console.log(JSON.stringify({ hookSpecificOutput: { additionalContext } }));
}
