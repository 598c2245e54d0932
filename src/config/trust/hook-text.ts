import { homedir } from 'node:os';
import { basename } from 'node:path';
import { readShellText, type ShellCommandWords, type Variables } from '../../util/shell/shell-words.js';

const WORKING_DIR_VARIABLES = /^(?:(?:LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR|GEMINI_CWD|PWD)$/;
const INTERPRETERS = /^(?:node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php)$/;

/** Folders of a hook: the agent's working directory, and its project, which may be a parent. */
export interface HookLocation {
  readonly workingDir: string;
  readonly project: string;
}

/** Returns the value of a variable if it is known before the hook runs. */
export function knownVariable(name: string, { workingDir, project }: HookLocation): string | undefined {
  if (name === 'HOOKWRIGHT_PROJECT_DIR') return project;
  if (WORKING_DIR_VARIABLES.test(name)) return workingDir;
  return name === 'HOME' ? (process.env['HOME'] ?? homedir()) : undefined;
}

/** Returns the words of each command in a shell text. Skips commands with words that are known only at run time. */
export function readHookText(text: string, env: Readonly<Record<string, unknown>>, location: HookLocation): string[][] {
  const variables: Variables = (name) => {
    const own = Object.hasOwn(env, name) ? env[name] : undefined;
    return typeof own === 'string' ? own : knownVariable(name, location);
  };
  const { commands } = readShellText(text, variables);
  return commands.filter(({ words }) => words.every(({ known }) => known)).map(readWords);
}

export function isInterpreter(program: string): boolean {
  return INTERPRETERS.test(basename(program)) || /^(?:ba|da|z|k)?sh$/.test(basename(program));
}

/** Returns the words that name what a command runs or reads. */
function readWords({ words }: ShellCommandWords): string[] {
  return words.flatMap(({ text, written, known }) => (written || (!known && !isAssignment(text)) ? [] : [text]));
}

/** Words before the program: `env`, `sudo`, and keywords of a shell. */
const PREFIXES: ReadonlySet<string> = new Set(
  '! { if then else elif do while until time exec command builtin env sudo doas nohup nice setsid stdbuf timeout xargs'.split(
    ' ',
  ),
);

export interface ProgramWords {
  readonly program: string;
  readonly args: readonly string[];
  /** Programs that start it, such as `env` or `sudo`. */
  readonly prefixes: readonly string[];
  /** Index of the program among the words. */
  readonly index: number;
}

/** Returns the program of a command and its arguments, after all prefixes. */
export function programOf(words: readonly string[]): ProgramWords | undefined {
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const isPrefix = PREFIXES.has(basename(word));
    const belongsToPrefix = index > 0 && /^(?:-.*|\d+[smhd]?)$/.test(word);
    if (!isPrefix && !belongsToPrefix && !isAssignment(word)) break;
  }
  const program = words[index];
  if (program === undefined) return undefined;
  const prefixes = words.slice(0, index).filter((word) => PREFIXES.has(basename(word)));
  return { program, args: words.slice(index + 1), prefixes, index };
}

function isAssignment(word: string): boolean {
  return /^[A-Za-z_]\w*\+?=/.test(word);
}
