import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isFolder, readHead, statOrUndefined } from '../../util/files.js';
import { isShellWord, parsePlainCommand } from '../../util/shell/plain-command.js';

type Variables = Record<string, string | undefined>;

export interface DirectCommand {
  file: string;
  args: string[];
  argv0: string;
  variables: Variables;
}

/**
 * Returns the program to start without a shell, for a command line that is a program with plain words. Undefined if the result
 * might differ from what bash does.
 */
export function directCommand(
  command: string,
  variables: Variables,
  cwd: string,
  shell: string,
): DirectCommand | undefined {
  if (process.platform !== 'linux' || basename(shell) !== 'bash') return undefined;
  const [program, ...args] = wordsOf(command) ?? [];
  if (program === undefined || changesBash(variables)) return undefined;
  const located = program.includes('/') ? statProgram(program, cwd) : findOnPath(program, variables['PATH']);
  if (located === undefined || !isNativeProgram(located.path, located.stats)) return undefined;
  const { file } = located;
  const changed = shellVariables(variables, cwd, file);
  if (changed === undefined) return undefined;
  return { file, args, argv0: program, variables: changed };
}

interface LocatedProgram {
  /** Path as bash would pass it. */
  file: string;
  path: string;
  stats: Stats;
}

function statProgram(file: string, cwd: string): LocatedProgram | undefined {
  const path = file.startsWith('/') ? file : `${cwd}/${file}`;
  const stats = statOrUndefined(path);
  return stats && { file, path, stats };
}

const parsed = new Map<string, readonly string[] | undefined>();
const MAX_PARSED = 1000;

/** Parses a command, with a cache. */
function wordsOf(command: string): readonly string[] | undefined {
  if (parsed.has(command)) return parsed.get(command);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const words = parsePlainCommand(command);
  parsed.set(command, words);
  return words;
}

/** Variables that change what bash does before it runs the program, or that bash sets itself. */
const BASH_VARIABLES = new Set(
  `BASH BASHOPTS BASHPID BASH_ARGV0 BASH_COMMAND BASH_COMPAT BASH_ENV BASH_EXECUTION_STRING BASH_MONOSECONDS BASH_SUBSHELL
  BASH_TRAPSIG BASH_VERSINFO BASH_VERSION BASH_XTRACEFD COMP_WORDBREAKS EPOCHREALTIME EPOCHSECONDS EXECIGNORE HISTCMD IFS
  LINENO OPTERR OPTIND POSIXLY_CORRECT PPID PS1 PS2 PS4 RANDOM SECONDS SHELLOPTS SRANDOM`.split(/\s+/),
);

/** Locales that every system has. For any other, bash may print a warning. */
const SAFE_LOCALES = new Set([undefined, '', 'C', 'POSIX', 'C.UTF-8']);

function changesBash(variables: Variables): boolean {
  for (const name of bashNamesIn(variables)) if (variables[name] !== undefined) return true;
  return !SAFE_LOCALES.has(variables['LC_ALL']);
}

const namesCache = new WeakMap<object, readonly string[]>();

/** Returns the variables for bash. Cached for the prototype: the snapshot of the host's environment is large and fixed. */
function bashNamesIn(variables: object): readonly string[] {
  const prototype: unknown = Object.getPrototypeOf(variables);
  const own = Object.keys(variables).filter((name) => BASH_VARIABLES.has(name) || name.startsWith('BASH_FUNC_'));
  if (typeof prototype !== 'object' || prototype === null || prototype === Object.prototype) return own;
  const inherited = namesCache.get(prototype) ?? bashNamesIn(prototype);
  namesCache.set(prototype, inherited);
  return own.length === 0 ? inherited : [...own, ...inherited];
}

function findOnPath(program: string, path: string | undefined): LocatedProgram | undefined {
  if (isShellWord(program) || path === undefined) return undefined;
  for (const directory of path.split(':')) {
    if (!directory.startsWith('/')) return undefined;
    const file = directory.endsWith('/') ? directory + program : `${directory}/${program}`;
    // Bash also skips a file that is missing or cannot be read.
    const stats = statOrUndefined(file);
    if (stats?.isFile() && isExecutable(file, stats)) return { file, path: file, stats };
  }
  return undefined;
}

const ALL_MAY_EXECUTE = 0o111;

/** Asks the system only if the mode is not conclusive. If the start fails anyway, the shell is used. */
function isExecutable(path: string, { mode }: Stats): boolean {
  if ((mode & ALL_MAY_EXECUTE) === ALL_MAY_EXECUTE) return true;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the variables as bash changes them for a program that it executes. */
function shellVariables(variables: Variables, cwd: string, file: string): Variables | undefined {
  const level = variables['SHLVL'];
  if (level !== undefined && !/^\d{1,2}$/.test(level)) return undefined;
  const previous = variables['OLDPWD'];
  if (previous !== undefined && !(previous.startsWith('/') && isFolder(previous))) return undefined;
  const pwd = workingDirectory(variables['PWD'], cwd);
  if (pwd === undefined) return undefined;
  const changed: Variables = Object.create(variables);
  changed['PWD'] = pwd;
  changed['SHLVL'] = String(Number(level ?? 0));
  changed['_'] = file;
  return changed;
}

/** Returns PWD if it names the directory, or else the real path. */
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

/** Bytes of a file that the kernel reads to find out its format. */
const HEAD_BYTES = 256;

/**
 * Returns true if the kernel can execute a file: a program for this machine, or a script whose interpreter is one. For any other
 * file, spawn falls back to /bin/sh, where bash would run the file itself or report an error.
 */
function isNativeProgram(path: string, { dev, ino, size, ctimeMs }: Stats): boolean {
  const state = `${dev} ${ino} ${size} ${ctimeMs}`;
  const cached = nativeCache.get(path);
  if (cached?.state === state) return cached.native;
  const head = readProgramHead(path);
  // Not cached: the interpreter may be installed later.
  if (head === undefined) return false;
  hostMachine ??= machineOf(readHead(process.execPath, HEAD_BYTES) ?? '');
  const native = hostMachine !== undefined && machineOf(head) === hostMachine;
  if (nativeCache.size >= MAX_CACHED) nativeCache.clear();
  nativeCache.set(path, { state, native });
  return native;
}

/** Results by path. A file that changed has another state. */
const nativeCache = new Map<string, { state: string; native: boolean }>();
const MAX_CACHED = 1000;

let hostMachine: string | undefined;

/** Returns the head of a program, or of the interpreter that a script names. */
function readProgramHead(path: string): string | undefined {
  const head = readHead(path, HEAD_BYTES);
  const interpreter = /^#![ \t]*(\/[^ \t\n\0]*)[ \t\n]/.exec(head ?? '')?.[1];
  return interpreter === undefined ? head : readHead(interpreter, HEAD_BYTES);
}

/** Returns word size, byte order and processor of an ELF file. */
function machineOf(head: string): string | undefined {
  return head.startsWith('\x7fELF') && head.length >= 20 ? head.slice(4, 6) + head.slice(18, 20) : undefined;
}
