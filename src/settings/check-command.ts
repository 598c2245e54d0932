import { resolve } from 'node:path';
import { isRecord } from '../translate/json.js';
import { fileState, isInterpreter, programOf, readHookText } from '../trust/index.js';
import type { Report } from './settings-problem.js';

type Hook = Readonly<Record<string, unknown>>;

/** What will most likely go wrong when a command starts. */
export function checkCommand(hook: Hook, path: readonly string[], workingDir: string, report: Report): void {
  const { command, args } = hook;
  if (typeof command !== 'string') return;
  const place = { path: [...path, 'command'], at: 'value', severity: 'warning' } as const;
  const variable = args === undefined ? unquotedProjectFolder(command) : undefined;
  if (variable !== undefined) {
    const message = `$${variable} is not quoted: a project whose path has a blank breaks it`;
    report({ ...place, message, help: `write "$${variable}"/... with quotes around the variable` });
  }
  for (const { file, runs } of namedFiles(hook, workingDir)) {
    const state = fileState(resolve(workingDir, file));
    const what = JSON.stringify(file);
    if (state === 'absent')
      report({ ...place, message: `there is no file ${what}`, help: `it was looked for in ${workingDir}` });
    else if (runs && state === 'not executable') {
      report({ ...place, message: `${what} cannot be run: it lacks its run bit`, help: `run chmod +x ${file}` });
    }
  }
}

const PROJECT_FOLDER = /\$\{?((?:HOOKWRIGHT|LLXPRT|GEMINI|CLAUDE)_PROJECT_DIR)\b/y;

/** The first variable outside of quotes that holds the path of the project. */
function unquotedProjectFolder(command: string): string | undefined {
  let quote = '';
  for (let at = 0; at < command.length; at += 1) {
    const char = command.charAt(at);
    if (char === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '$') {
      PROJECT_FOLDER.lastIndex = at;
      const name = PROJECT_FOLDER.exec(command)?.[1];
      if (name !== undefined) return name;
    }
  }
  return undefined;
}

interface NamedFile {
  readonly file: string;
  /** It is started itself, not read by an interpreter. */
  readonly runs: boolean;
}

/** The program files and scripts that a command certainly needs. */
function namedFiles(hook: Hook, workingDir: string): NamedFile[] {
  const found: NamedFile[] = [];
  for (const words of commandsOf(hook, workingDir)) {
    const command = programOf(words);
    if (command === undefined) continue;
    // From here on relative names start elsewhere.
    if (command.program === 'cd' || command.program === 'pushd') break;
    if (command.program.includes('/')) found.push({ file: command.program, runs: true });
    const [script] = command.args;
    const namesScript = script !== undefined && /^[^-].*\.\w+$/.test(script) && script.includes('/');
    if (isInterpreter(command.program) && namesScript) found.push({ file: script, runs: false });
  }
  return found;
}

function commandsOf(hook: Hook, workingDir: string): readonly (readonly string[])[] {
  const { command, args, env } = hook;
  if (typeof command !== 'string') return [];
  if (Array.isArray(args)) return [[command, ...args.map(String)]];
  return readHookText(command, isRecord(env) ? env : {}, workingDir);
}
