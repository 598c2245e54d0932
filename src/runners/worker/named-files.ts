import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, resolve } from 'node:path';
import { readShellText } from '../../util/shell/shell-words.js';

const MAX_FILES = 20;
const INTERPRETERS = /^(?:node|bun|deno|python[\d.]*|ruby|perl|php|(?:ba|da|z|k)?sh)$/;
/** Variables of other agents, which name the working directory. */
const OTHER_PROJECT_DIR = /^(?:LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR$/;
const SEPARATORS = /["'`\s;|&<>()]+/;

/** Returns the files that the words of a command may name. They need not exist. */
export function namedFiles(
  command: string,
  args: readonly string[] | undefined,
  cwd: string,
  projectDir = cwd,
): string[] {
  const commands = args === undefined ? readCommands(command, cwd, projectDir) : [[command, ...args]];
  const names = commands
    // The version of an interpreter does not matter, only that of its script.
    .flatMap(([program = '', ...others]) => (INTERPRETERS.test(basename(program)) ? others : [program, ...others]))
    .filter((word) => /[./]/.test(word) && !word.startsWith('-') && !word.includes('\0'));
  return [...new Set(names.map((name) => resolve(cwd, name)))].slice(0, MAX_FILES);
}

/** Returns the words of each command. A word may be a command itself, for `sh -c`, so its parts are included. */
function readCommands(text: string, cwd: string, projectDir: string): string[][] {
  const { commands } = readShellText(text, (name) => {
    if (name === 'HOOKWRIGHT_PROJECT_DIR') return projectDir;
    if (OTHER_PROJECT_DIR.test(name)) return cwd;
    return name === 'HOME' ? homedir() : undefined;
  });
  return commands.map(({ words }) => [
    ...new Set(words.flatMap((word) => [word.text, ...word.text.split(SEPARATORS)])),
  ]);
}

/** Returns a version of these files, which changes when any of them is replaced or written. */
export function fileVersions(files: readonly string[]): string {
  let state = '';
  for (const file of files) state += stateOfFile(file);
  return state;
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
