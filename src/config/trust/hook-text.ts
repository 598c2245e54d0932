import { homedir } from 'node:os';
import { basename } from 'node:path';
import { readShellText, type ShellCommandWords, type Variables } from '../../util/shell/shell-words.js';
import { isAssignment } from './hidden-code.js';

const WORKING_DIR_VARIABLES = /^(?:(?:LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR|GEMINI_CWD|PWD)$/;
const INTERPRETERS = /^(?:node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php)$/;

/** Where a hook runs: the folder of the agent, and that of its project, which may be above it. */
export interface HookLocation {
  readonly workingDir: string;
  readonly project: string;
}

/** The variables whose value is certain before the hook runs. */
export function knownVariable(name: string, { workingDir, project }: HookLocation): string | undefined {
  if (name === 'HOOKWRIGHT_PROJECT_DIR') return project;
  if (WORKING_DIR_VARIABLES.test(name)) return workingDir;
  return name === 'HOME' ? (process.env['HOME'] ?? homedir()) : undefined;
}

/** Text in which nothing means anything to a shell. */
const PLAIN_WORDS = /^[\w./+ -]+$/;

/** The words of each command in a shell text; commands with words that are not known are left out. */
export function readHookText(text: string, env: Readonly<Record<string, unknown>>, place: HookLocation): string[][] {
  if (PLAIN_WORDS.test(text)) return [text.trim().split(/ +/)];
  const variables: Variables = (name) => {
    const own = Object.hasOwn(env, name) ? env[name] : undefined;
    return typeof own === 'string' ? own : knownVariable(name, place);
  };
  const { commands } = readShellText(text, variables);
  return commands.filter(({ words }) => words.every(({ known }) => known)).map(readWords);
}

export function isInterpreter(program: string): boolean {
  return INTERPRETERS.test(basename(program)) || /^(?:ba|da|z|k)?sh$/.test(basename(program));
}

/** The words that name what a command runs or reads. */
function readWords({ words }: ShellCommandWords): string[] {
  return words.flatMap(({ text, written, known }) => (written || (!known && !isAssignment(text)) ? [] : [text]));
}
