import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isShellWord, parsePlainCommand } from '../../util/shell/plain-command.js';
import { isNativeProgram } from './native-program.js';

type Variables = Record<string, string | undefined>;

export interface DirectCommand {
  file: string;
  args: string[];
  argv0: string;
  variables: Variables;
}

/**
 * What to start without a shell for a command line that is plainly a program with plain words, so that nobody can tell
 * the difference; undefined when anything about it is doubtful.
 */
export function directCommand(
  command: string,
  variables: Variables,
  cwd: string,
  shell: string,
): DirectCommand | undefined {
  if (process.platform !== 'linux' || basename(shell) !== 'bash') return undefined;
  const [program, ...args] = wordsOf(command) ?? [];
  if (program === undefined || changesTheShell(variables)) return undefined;
  const found = program.includes('/') ? lookAt(program, cwd) : findOnPath(program, variables['PATH']);
  if (found === undefined || !isNativeProgram(found.path, found.stats)) return undefined;
  const { file } = found;
  const own = shellVariables(variables, cwd, file);
  if (own === undefined) return undefined;
  return { file, args, argv0: program, variables: own };
}

interface Found {
  /** As the shell names it. */
  file: string;
  path: string;
  stats: Stats;
}

function lookAt(file: string, cwd: string): Found | undefined {
  const path = file.startsWith('/') ? file : `${cwd}/${file}`;
  const stats = statsOf(path);
  return stats && { file, path, stats };
}

const parsed = new Map<string, readonly string[] | undefined>();
const MOST_PARSED = 1000;

/** The same few commands run again and again. */
function wordsOf(command: string): readonly string[] | undefined {
  if (parsed.has(command)) return parsed.get(command);
  if (parsed.size >= MOST_PARSED) parsed.clear();
  const words = parsePlainCommand(command);
  parsed.set(command, words);
  return words;
}

/** Variables that make bash do something before it runs the program, or that it hands on with a value of its own. */
const shellNames = new Set(
  `BASH BASHOPTS BASHPID BASH_ARGV0 BASH_COMMAND BASH_COMPAT BASH_ENV BASH_EXECUTION_STRING BASH_MONOSECONDS BASH_SUBSHELL
  BASH_TRAPSIG BASH_VERSINFO BASH_VERSION BASH_XTRACEFD COMP_WORDBREAKS EPOCHREALTIME EPOCHSECONDS EXECIGNORE HISTCMD IFS
  LINENO OPTERR OPTIND POSIXLY_CORRECT PPID PS1 PS2 PS4 RANDOM SECONDS SHELLOPTS SRANDOM`.split(/\s+/),
);

/** Locales that every system has: of any other bash may say that it cannot be set. */
const locales = new Set([undefined, '', 'C', 'POSIX', 'C.UTF-8']);

function changesTheShell(variables: Variables): boolean {
  for (const name of namesForTheShell(variables)) if (variables[name] !== undefined) return true;
  return !locales.has(variables['LC_ALL']);
}

const namesIn = new WeakMap<object, readonly string[]>();

/** The snapshot of the host's environment below those of the event and the hook is large, and never changes. */
function namesForTheShell(variables: object): readonly string[] {
  const below: unknown = Object.getPrototypeOf(variables);
  const own = Object.keys(variables).filter((name) => shellNames.has(name) || name.startsWith('BASH_FUNC_'));
  if (typeof below !== 'object' || below === null || below === Object.prototype) return own;
  const known = namesIn.get(below) ?? namesForTheShell(below);
  namesIn.set(below, known);
  return own.length === 0 ? known : [...own, ...known];
}

function findOnPath(program: string, path: string | undefined): Found | undefined {
  if (isShellWord(program) || path === undefined) return undefined;
  for (const directory of path.split(':')) {
    if (!directory.startsWith('/')) return undefined;
    const file = directory.endsWith('/') ? directory + program : `${directory}/${program}`;
    const stats = statsOf(file);
    if (stats?.isFile() && isExecutable(file, stats)) return { file, path: file, stats };
  }
  return undefined;
}

/** Undefined also for what cannot be looked at: a shell passes it by as well. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const EVERYBODY_EXECUTES = 0o111;

/** Only where the mode leaves room for doubt is the system asked; should it refuse to start it yet, the shell is. */
function isExecutable(path: string, { mode }: Stats): boolean {
  if ((mode & EVERYBODY_EXECUTES) === EVERYBODY_EXECUTES) return true;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What bash changes in the environment of a program that it replaces itself with. */
function shellVariables(variables: Variables, cwd: string, file: string): Variables | undefined {
  const level = variables['SHLVL'];
  if (level !== undefined && !/^\d{1,2}$/.test(level)) return undefined;
  const previous = variables['OLDPWD'];
  if (previous !== undefined && !(previous.startsWith('/') && isDirectory(previous))) return undefined;
  const pwd = workingDirectory(variables['PWD'], cwd);
  if (pwd === undefined) return undefined;
  const own: Variables = Object.create(variables);
  own['PWD'] = pwd;
  own['SHLVL'] = String(Number(level ?? 0));
  own['_'] = file;
  return own;
}

/** The path the host uses, when it leads to the directory; else the real one. */
function workingDirectory(pwd: string | undefined, cwd: string): string | undefined {
  if (pwd === cwd && cwd.startsWith('/')) return pwd;
  try {
    const actual = statSync(cwd);
    const claimed = pwd?.startsWith('/') ? statSync(pwd, { throwIfNoEntry: false }) : undefined;
    const same = claimed !== undefined && claimed.ino === actual.ino && claimed.dev === actual.dev;
    return same ? pwd : realpathSync(cwd);
  } catch {
    return undefined;
  }
}

function isDirectory(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}
