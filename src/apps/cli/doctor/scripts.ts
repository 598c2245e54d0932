import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readHead } from '../../../util/files.js';
import { isShellWord } from '../../../util/shell/plain-command.js';
import { readShellText } from '../../../util/shell/shell-words.js';
import { findProgram, interpreterOf, programOf, readHookText } from '../runtime.js';
import type { CheckedHook } from './checked-hook.js';
import type { Finding } from './finding.js';

const SHELL = /^(?:ba|da)?sh$/;
const MAX_SCRIPT_BYTES = 64 * 1024;
/** Text after which a name may be a program that is not on the PATH of this process, or a function of another file. */
const OPEN_ENDED = /(?:^|[;&|({]|\b(?:then|else|do))[ \t]*(?:\.|source|eval|alias|trap)\s|\bPATH=/m;

/** Arithmetic, in which names are variables. */
const ARITHMETIC = /\$?\(\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,200}\)){0,500}\)\)/g;

/** Reports programs that a shell script starts and that are not on PATH. Such a script often exits with 0. */
export function checkScripts(hooks: readonly CheckedHook[]): Finding[] {
  if (process.platform === 'win32') return [];
  return hooks.flatMap((checked) =>
    shellScriptsOf(checked).flatMap(({ shown, path }) =>
      missingPrograms(path).map((program) => ({
        check: 'script-program',
        message: `${shown} runs ${JSON.stringify(program)}: not found on PATH`,
        help: 'install it, or correct the script: a guard that cannot read its input usually allows everything',
        hooks: [checked.affected],
      })),
    ),
  );
}

/** Returns the shell scripts that the command of a hook names. */
function shellScriptsOf({ hook, location }: CheckedHook): { shown: string; path: string }[] {
  const { config, dialect } = hook.verdict.entry;
  if (!('command' in config) || typeof config.command !== 'string') return [];
  const { command, args, env = {} } = { args: undefined, ...config };
  const all =
    args === undefined ? readHookText(command, { ...dialect?.variables, ...env }, location) : [[command, ...args]];
  return all.flatMap((words) => {
    const found = programOf(words);
    if (found === undefined) return [];
    const isShell = SHELL.test(basename(found.program));
    const shown = isShell ? found.args.find((arg) => !arg.startsWith('-')) : found.program;
    if (shown === undefined || (isShell && found.args.includes('-c')) || (!isShell && !shown.includes('/'))) return [];
    const path = resolve(location.workingDir, shown);
    return isShell || SHELL.test(basename(interpreterOf(path) ?? '')) ? [{ shown, path }] : [];
  });
}

function missingPrograms(path: string): string[] {
  const text = textOf(path);
  if (text === undefined || OPEN_ENDED.test(text)) return [];
  const { commands, hidden, functions } = readShellText(text.replaceAll(ARITHMETIC, ':'), () => undefined);
  if (hidden.some((part) => part.includes('too long'))) return [];
  const programs = commands.flatMap(({ words, isData }) => {
    const [first] = words;
    if (isData || first === undefined) return [];
    const found = programOf(words.filter(({ written }) => !written).map((word) => (word.known ? word.text : '?')));
    return found === undefined ? [] : [found.program];
  });
  const search = process.env['PATH'] ?? '';
  return [...new Set(programs)].filter(
    (name) =>
      /^[a-z][\w.+-]*$/i.test(name) &&
      !isShellWord(name) &&
      !functions.has(name) &&
      !isTested(name, text) &&
      findProgram(name, search) === undefined,
  );
}

/** Returns true if the script looks for a program before it starts it. */
function isTested(name: string, text: string): boolean {
  return new RegExp(
    String.raw`\b(?:command\s+-v|which|type(?:\s+-\w+)?|hash)\s+["']?${name.replaceAll(/[.+]/g, '\\$&')}\b`,
  ).test(text);
}

function textOf(path: string): string | undefined {
  const head = readHead(path, MAX_SCRIPT_BYTES + 1);
  if (head === undefined || head.length > MAX_SCRIPT_BYTES || head.includes('\0')) return undefined;
  return readFileSync(path, 'utf8');
}
