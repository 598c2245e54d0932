import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, resolve } from 'node:path';
import { parsePlainCommand } from '../../util/shell/plain-command.js';

const MAX_FILES = 20;
const INTERPRETERS = /^(?:node|bun|deno|python[\d.]*|ruby|perl|php|(?:ba|da|z|k)?sh)$/;
const PROJECT_DIR =
  /\$(?:\{(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\}|(?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR\b)/g;
const HOME = /^~(?=\/)|\$(?:\{HOME\}|HOME\b)/g;

/** Returns the files that the words of a command may name. They need not exist. */
export function namedFiles(command: string, args: readonly string[] | undefined, cwd: string): string[] {
  const words = args === undefined ? wordsOf(command) : [command, ...args];
  const [program = '', ...others] = words;
  // The version of an interpreter does not matter, only that of its script.
  const candidates = INTERPRETERS.test(basename(program)) ? others : words;
  const names = candidates
    .map((word) => word.replace(PROJECT_DIR, cwd).replace(HOME, () => homedir()))
    .filter((word) => /[./]/.test(word) && !word.startsWith('-') && !word.includes('\0'));
  return [...new Set(names.map((name) => resolve(cwd, name)))].slice(0, MAX_FILES);
}

/** Returns a version of these files, which changes when any of them is replaced or written. */
export function fileVersions(files: readonly string[]): string {
  let state = '';
  for (const file of files) state += stateOfFile(file);
  return state;
}

function wordsOf(command: string): readonly string[] {
  return parsePlainCommand(command) ?? command.split(/["'`]|[\s;|&<>()]+/);
}

function stateOfFile(file: string): string {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats === undefined ? '-;' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs};`;
  } catch {
    // A link cycle or an unreadable folder: the file cannot be run either.
    return '!;';
  }
}
