import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isNativeProgram } from './native-program.js';
import { isShellWord, parsePlainCommand } from './plain-command.js';

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
  const [program, ...args] = parsePlainCommand(command) ?? [];
  if (program === undefined || changesTheShell(variables)) return undefined;
  const file = program.includes('/') ? program : findOnPath(program, variables['PATH']);
  if (file === undefined || !isNativeProgram(file.startsWith('/') ? file : `${cwd}/${file}`)) return undefined;
  const own = shellVariables(variables, cwd, file);
  if (own === undefined) return undefined;
  return { file, args, argv0: program, variables: own };
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
  for (const name in variables) {
    if ((shellNames.has(name) || name.startsWith('BASH_FUNC_')) && variables[name] !== undefined) return true;
  }
  return !locales.has(variables['LC_ALL']);
}

function findOnPath(program: string, path: string | undefined): string | undefined {
  if (isShellWord(program) || path === undefined) return undefined;
  for (const directory of path.split(':')) {
    if (!directory.startsWith('/')) return undefined;
    const candidate = directory.endsWith('/') ? directory + program : `${directory}/${program}`;
    if (isProgram(candidate)) return candidate;
  }
  return undefined;
}

/** False also for what cannot be looked at: a shell passes it by as well. */
function isProgram(path: string): boolean {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
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
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}
