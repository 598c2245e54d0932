import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, extname, isAbsolute, join, resolve } from 'node:path';
import { readHead, realPath } from '../../util/files.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import { isShellWord } from '../../util/shell/plain-command.js';
import { quoteWord } from '../../util/shell/quote-word.js';
import { fileState, type HookLocation, isInterpreter, programOf, readHookText } from '../trust/index.js';

/** A command hook, native or of another agent, and where it runs. */
export interface CheckedCommand {
  readonly config: Readonly<Record<string, unknown>>;
  readonly location: HookLocation;
  /** Variables that an agent sets for its hooks. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

/** Why a command most likely does not start. */
export interface CommandFault {
  readonly message: string;
  readonly help: string;
  /** True if nothing in the command makes the failing part conditional. */
  readonly certain: boolean;
  readonly fix?: FileFault | undefined;
}

/** File that makes a command fail, and what is wrong with it. */
export interface FileFault {
  readonly kind: 'absent' | 'not executable' | 'line endings';
  /** File as the command names it, with known variables replaced. */
  readonly word: string;
  readonly path: string;
}

/** Shell text in which a word where a program is expected may be something else. */
const COMPLEX = /(?<!\$)\(|\(\(|`|<<|\b(?:case|function|alias|coproc|select|trap|eval|source)\b|(?:^|[;&|\s])\.\s/;
/** Shell text that may test for a program before it starts it. */
const CONDITIONAL = /\|\||\b(?:if|while|until|test|command|type|which|hash)\b|\[/;
const TESTS: ReadonlySet<string> = new Set(['[', '[[', '{', '}', '!', 'test', 'which', 'type', 'hash']);

/** A program with arguments that are not files. */
const PLAIN = /^([\w-]+)(?: [\w-]+)*$/;

/** Checks commands. Looks for a program that many plain commands share only once. */
export class CommandChecker {
  readonly #found = new Set<string>();

  /** Returns why the programs and scripts of a command do not start. */
  check(checked: CheckedCommand): readonly CommandFault[] {
    const { command, args, env } = checked.config;
    if (typeof command !== 'string') return [];
    const name = args === undefined && env === undefined ? PLAIN.exec(command)?.[1] : undefined;
    if (name !== undefined && this.#found.has(name)) return NO_FAULTS;
    const faults = checkCommand(command, checked);
    if (name !== undefined && faults.length === 0 && programOf([name]) !== undefined && !DOWNLOADER.test(name))
      this.#found.add(name);
    return faults;
  }
}

const NO_FAULTS: readonly CommandFault[] = [];
const DOWNLOADER = /^(?:npx|bunx|pnpx)$/;

function checkCommand(command: string, { config, location, variables }: CheckedCommand): CommandFault[] {
  const { args } = config;
  const env = { ...variables, ...(isRecord(config['env']) ? config['env'] : {}) };
  const isExec = Array.isArray(args);
  const commands = isExec ? [[command, ...args.map(String)]] : readHookText(command, env, location);
  const isSimple = isExec || !COMPLEX.test(command);
  const search = typeof env['PATH'] === 'string' ? env['PATH'] : process.env['PATH'];
  const isOpen = !isExec && CONDITIONAL.test(command);
  const findsPrograms = isSimple && process.platform !== 'win32';
  const context = { folder: location.workingDir, search: findsPrograms ? (search ?? '') : undefined, isExec };
  const faults: CommandFault[] = [];
  for (const [index, words] of commands.entries()) {
    const found = programOf(words);
    if (found === undefined) continue;
    // Relative names start in another folder after this, and PATH may be another.
    if (/^(?:cd|pushd|export|\.|source|eval)$/.test(found.program)) break;
    // An option of env, sudo or the like may take the next word; `command -v` only asks.
    if (words.slice(0, found.index).some((word) => word.startsWith('-'))) continue;
    const certain = isSimple && !(isOpen && index > 0);
    for (const fault of programFaults(found, context)) faults.push({ ...fault, certain });
  }
  return faults;
}

interface SearchContext {
  readonly folder: string;
  /** Folders to look for programs in; undefined if a word may be something else than a program. */
  readonly search: string | undefined;
  /** True if the program is started without a shell. */
  readonly isExec: boolean;
}

type Fault = Omit<CommandFault, 'certain'>;
type Command = Pick<NonNullable<ReturnType<typeof programOf>>, 'program' | 'args'>;

function programFaults({ program, args }: Command, context: SearchContext): Fault[] {
  const { folder, search, isExec } = context;
  if (program.includes('/'))
    return [...fileFaults(program, resolve(folder, program), isExec, context), ...scriptFaults(program, args, context)];
  if (TESTS.has(program) || (!isExec && isShellWord(program)) || search === undefined)
    return scriptFaults(program, args, context);
  if (findProgram(program, search) === undefined) {
    const help = 'install it, or correct the command';
    return [{ message: `cannot start ${JSON.stringify(program)}: not found on PATH`, help }];
  }
  return [...packageFaults(program, args, folder, search), ...scriptFaults(program, args, context)];
}

/** Returns where a shell finds a program. */
export function findProgram(name: string, search: string): string | undefined {
  const folders = search.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => resolve(folder, name)).find((path) => fileState(path) === 'executable');
}

/** A file that is started itself. */
function fileFaults(file: string, path: string, isExec: boolean, context: SearchContext): Fault[] {
  const state = fileState(path);
  const cannot = `cannot start ${JSON.stringify(file)}`;
  const fix = (kind: FileFault['kind']): FileFault => ({ kind, word: file, path });
  if (state === 'absent') return [{ message: `${cannot}: not found`, help: lookedFor(file, path), fix: fix('absent') }];
  if (state !== 'executable')
    return [
      { message: `${cannot}: not executable`, help: `run chmod +x ${quoteWord(file)}`, fix: fix('not executable') },
    ];
  const head = headOf(path);
  const [first = ''] = head.split('\n', 1);
  if (!first.startsWith('#!')) {
    const isText = !/[^\t\n\r\x20-\x7e\x80-\xff]/.test(head);
    const help = `begin ${file} with a line such as #!/usr/bin/env bash`;
    return isExec && isText && head !== '' ? [{ message: `${cannot}: it has no #! line`, help }] : [];
  }
  if (first.endsWith('\r')) return [carriageReturns(file, path)];
  const name = interpreterIn(first);
  if (name === undefined) return [];
  const found = isAbsolute(name) ? name : findProgram(name, context.search ?? process.env['PATH'] ?? '');
  if (found === undefined || fileState(found) !== 'executable') {
    const help = `install ${basename(name)}, or change the first line of ${file}`;
    return [{ message: `${cannot}: its first line is ${first}, and ${name} is not found`, help }];
  }
  return typeScriptFaults(basename(name), found, [], file);
}

/** Returns the interpreter that the first line of a script names, by path or, after env, by name. */
export function interpreterOf(path: string): string | undefined {
  const [first = ''] = headOf(path).split('\n', 1);
  return first.startsWith('#!') ? interpreterIn(first) : undefined;
}

function interpreterIn(line: string): string | undefined {
  const [interpreter = '', ...rest] = line.slice(2).trim().split(/\s+/);
  if (basename(interpreter) !== 'env') return interpreter;
  return rest.find((arg) => !arg.startsWith('-') && !arg.includes('='));
}

const SCRIPT = /\.(?:[cm]?[jt]sx?|py|rb|sh|bash|zsh|pl|php)$/;
/** Programs besides interpreters that run a script which an argument names. */
const RUNNERS = /^(?:uv|npx|bunx|pnpx)$/;
/** After these there is code or a module, and no script. */
const CODE_OPTION = /^(?:-\w*[cemp]|--eval|--print|-)$/;

/** A script that an interpreter reads. */
function scriptFaults(program: string, args: readonly string[], { folder, search }: SearchContext): Fault[] {
  const name = basename(program);
  if (!isInterpreter(program) && !RUNNERS.test(name)) return [];
  const code = args.findIndex((arg) => CODE_OPTION.test(arg));
  const at = args.findIndex((arg) => !arg.startsWith('-') && SCRIPT.test(arg) && !/^\w+:/.test(arg));
  const script = args[at];
  if (script === undefined || (code >= 0 && code < at)) return [];
  const path = resolve(folder, script);
  if (fileState(path) === 'absent')
    return [
      {
        message: `cannot run ${JSON.stringify(script)}: not found`,
        help: lookedFor(script, path),
        fix: { kind: 'absent', word: script, path },
      },
    ];
  const isShell = /^(?:ba|da|z|k)?sh$/.test(name);
  if (isShell && headOf(path).includes('\r\n')) return [carriageReturns(script, path)];
  const found = program.includes('/') ? resolve(folder, program) : findProgram(program, search ?? '');
  const isModule = name === 'node' && at === 0 ? moduleFaults(script, path) : [];
  return [...isModule, ...typeScriptFaults(name, found, args.slice(0, at), script)];
}

const MODULE_SYNTAX = /^(?:import\s*["'{*\w]|export\s)/m;

/** Node reads a script of a package of the type commonjs as such, also if it has imports. */
function moduleFaults(script: string, path: string): Fault[] {
  const kind = /\.([jt]s)$/.exec(script)?.[1];
  if (kind === undefined || !MODULE_SYNTAX.test(headOf(path)) || packageTypeAt(dirname(path)) !== 'commonjs') return [];
  const message = `cannot run ${JSON.stringify(script)}: it has imports, and the type of its package is "commonjs"`;
  return [{ message, help: `rename it to .m${kind}, or write "type": "module" into package.json` }];
}

/** Returns the type of the package that a folder belongs to. */
function packageTypeAt(folder: string): unknown {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return dirname(folder) === folder ? undefined : packageTypeAt(dirname(folder));
  try {
    return fieldsOf(JSON.parse(readFileSync(file, 'utf8')))['type'];
  } catch {
    // Node reports a package.json that it cannot read.
    return undefined;
  }
}

/** Node before 22.18 does not run TypeScript; other versions than that of this process are not judged. */
function typeScriptFaults(
  name: string,
  found: string | undefined,
  options: readonly string[],
  script: string,
): Fault[] {
  if (name !== 'node' || !/^\.[cm]?tsx?$/.test(extname(script)) || found === undefined) return [];
  if (options.length > 0 || process.env['NODE_OPTIONS'] || realPath(found) !== realPath(process.execPath)) return [];
  if ('typescript' in process.features && process.features.typescript) return [];
  const message = `cannot run ${JSON.stringify(script)}: Node ${process.versions.node} does not run TypeScript`;
  return [{ message, help: 'use Node 22.18 or later, start it with tsx, or write it in JavaScript' }];
}

/** A package that npx or bunx would download when the hook runs. */
function packageFaults(program: string, args: readonly string[], folder: string, search: string): Fault[] {
  if (!DOWNLOADER.test(program) || args.some((arg) => /^(?:-p|-c|--package|--call)\b/.test(arg))) return [];
  const name = args.find((arg) => !arg.startsWith('-'))?.replace(/(?<=.)@[^/]*$/, '');
  if (name === undefined || isInstalled(name, folder) || findProgram(basename(name), search) !== undefined) return [];
  const message = `cannot run ${JSON.stringify(name)} without a download: the package is not installed`;
  return [{ message, help: `run npm install --save-dev ${quoteWord(name)}` }];
}

function isInstalled(name: string, folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const modules = join(at, 'node_modules');
    if (existsSync(join(modules, '.bin', basename(name))) || existsSync(join(modules, name))) return true;
    if (dirname(at) === at) return false;
  }
}

function carriageReturns(file: string, path: string): Fault {
  return {
    message: `cannot run ${JSON.stringify(file)}: it has Windows (CRLF) line endings`,
    help: `run sed -i 's/\\r$//' ${quoteWord(file)}, and set * text=auto eol=lf in .gitattributes`,
    fix: { kind: 'line endings', word: file, path },
  };
}

function lookedFor(file: string, path: string): string {
  return isAbsolute(file) ? 'correct the path' : `looked for ${path}`;
}

const HEAD_BYTES = 4096;

/** Returns '' for a file that cannot be read: the hook itself reports it. */
function headOf(path: string): string {
  return readHead(path, HEAD_BYTES) ?? '';
}
