import { existsSync } from 'node:fs';
import { basename, delimiter, dirname, resolve } from 'node:path';
import type { HookConfig } from '../../../generated/index.js';
import { loadsCode } from '../../util/code-variables.js';
import { isInside, isProgram, realPath } from '../../util/files.js';
import { isShellWord } from '../../util/shell/plain-command.js';
import { readShellText, type ShellCommandWords, type ShellWord, type Variables } from '../../util/shell/shell-words.js';
import { type CommandForm, type FormWord, formOf, type Language, type ProgramOrigin } from './command-form.js';
import { type Coverage, CoveredFiles, type FileSeals } from './covered-files.js';
import { shownPath } from './file-paths.js';
import type { FileSeal } from './file-seal.js';
import { knownVariable } from './hook-text.js';
import { isWriter } from './known-programs.js';
import { ModuleFiles, pythonRoots } from './module-files.js';
import { type DataName, dataNames } from './script-data.js';
import { readScript, withOwnFolder, writesOf } from './script-text.js';

/** Folders of a hook: names are resolved from its working directory, and shown relative to its project. */
export interface CommandContext {
  /** Real path of the project. */
  readonly project: string;
  readonly workingDir: string;
  /** Variables that a dialect sets for its hooks. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

/** Finds the files that a hook runs and reads, and what of that cannot be known. */
export function coverageOf(config: HookConfig, location: CommandContext, seals: FileSeals): Coverage {
  return new CoverageFinder(config, location, seals).coverage();
}

const MAX_DEPTH = 5;
const MAX_PATH = 4096;
const MAX_FOLDERS = 8;
/** Endings that an interpreter tries if there is no file of the exact name. */
const ENDINGS = ['.js', '.mjs', '.cjs', '.ts', '.json', '.node'];

/** A shell text: the command of the hook, or a script that it runs. */
interface TextContext {
  readonly depth: number;
  /** Undefined for the command itself. A script may use words that are known only at run time as data. */
  readonly script: FileSeal | undefined;
  readonly variables: Variables;
}

class CoverageFinder {
  readonly #config: HookConfig;
  readonly #location: CommandContext;
  readonly #files: CoveredFiles;
  readonly #modules: ModuleFiles;
  readonly #tried = new Map<string, FileSeal | undefined>();
  /** Functions of the command and of the scripts that it runs. */
  readonly #functions = new Set<string>();
  readonly #run = new Set<string>();
  readonly #written = new Set<string>();
  readonly #search: string;
  /** Folders that relative names may start from. A command that changes its directory has several. */
  readonly #bases: string[];

  constructor(config: HookConfig, location: CommandContext, seals: FileSeals) {
    this.#config = config;
    this.#location = location;
    this.#files = new CoveredFiles(seals);
    this.#modules = new ModuleFiles(this.#files, (path) => shownPath(path, location.project));
    this.#bases = [location.workingDir];
    this.#search = this.#ownVariable('PATH') ?? process.env['PATH'] ?? '';
  }

  coverage(): Coverage {
    const config = this.#config;
    if ('command' in config && typeof config.command === 'string') {
      if (config.args === undefined) this.#shellText(config.command, this.#commandContext());
      else this.#directCommand([config.command, ...config.args]);
      this.#environment();
    }
    for (const path of this.#run) {
      if (this.#written.has(path)) this.#files.hide(`${this.#shown(path)}, which the hook itself writes`);
    }
    return this.#files.coverage();
  }

  #commandContext(): TextContext {
    return { depth: 0, script: undefined, variables: this.#variables };
  }

  #shown(path: string): string {
    return shownPath(path, this.#location.project);
  }

  #ownVariable(name: string): string | undefined {
    const env = 'env' in this.#config ? this.#config.env : undefined;
    return env !== undefined && Object.hasOwn(env, name) ? env[name] : undefined;
  }

  readonly #variables: Variables = (name) =>
    this.#ownVariable(name) ?? this.#location.variables?.[name] ?? knownVariable(name, this.#location);

  #shellText(text: string, context: TextContext): void {
    const { script } = context;
    const { commands, hidden, functions } = readShellText(text, context.variables);
    for (const reason of hidden) this.#hideIn(reason, script);
    for (const name of functions) this.#functions.add(name);
    for (const command of commands) {
      if (!command.isData) this.#shellCommand(command.words, context);
      else if (script === undefined) for (const word of command.words) this.#coverWord(word);
    }
    if (script !== undefined) this.#hideData(commands, script);
  }

  /** In the command itself every word may name a file, and every expansion counts. */
  #coverWord({ text, written, known, unknown }: ShellWord): void {
    if (unknown !== undefined) this.#files.hide(`${unknown}, which is known only at run time`);
    if (!written && (known || /^[A-Za-z_]\w*\+?=/.test(text))) this.#word(text);
  }

  #shellCommand(words: ShellCommandWords['words'], context: TextContext): void {
    const { script } = context;
    for (const { text, written, known } of words) if (written && known) this.#written.add(this.#resolved(text));
    const args = words.filter(({ written, input }) => !written && !input);
    const form = formOf(args, { inShell: true, functions: this.#functions, originOf: (name) => this.#originOf(name) });
    // The program is not a file of this folder, unless its name has a slash; another word of the same text may be one.
    const isNamed = (word: ShellWord): boolean =>
      !form.programWords.has(word) || word.text.includes('/') || !word.known;
    if (script === undefined) for (const word of words.filter(isNamed)) this.#coverWord(word);
    this.#cover(form, args, context);
    if (script === undefined) this.#hideDoubts(form, args);
  }

  /** A variable such as `$?` is not code, but could be part of a name. */
  #hideDoubts({ programs, runs, hidden }: CommandForm, words: readonly ShellWord[]): void {
    const runsNothing = programs.length === 0 && runs.length === 0 && hidden.length === 0;
    for (const { doubt } of words)
      if (doubt !== undefined && !runsNothing) this.#files.hide(`${doubt}, which is known only at run time`);
  }

  /** A script that reads a file of the project depends on it, as it would on code. */
  #hideData(commands: readonly ShellCommandWords[], script: FileSeal): void {
    const isData = ({ text, isAwaited }: DataName): boolean => {
      const path = this.#resolved(text);
      const isThere = existsSync(path) && !isInside(script.path, path);
      return isInside(path, this.#location.project) && (isAwaited || isThere) && !this.#run.has(path);
    };
    if (commands.flatMap(dataNames).some(isData)) this.#files.hide(`files that ${this.#shown(script.path)} reads`);
  }

  #hideIn(reason: string, script: FileSeal | undefined): void {
    this.#files.hide(script === undefined ? reason : `${reason} in ${this.#shown(script.path)}`);
  }

  #directCommand(texts: readonly string[]): void {
    const words = texts.map((text) => ({ text, bare: 0, known: true }));
    const form = formOf(words, { inShell: false, functions: new Set(), originOf: (name) => this.#originOf(name) });
    for (const word of words) if (word.text.includes('/') || !form.programWords.has(word)) this.#word(word.text);
    this.#cover(form, words, this.#commandContext());
  }

  #cover(form: CommandForm, words: readonly FormWord[], context: TextContext): void {
    const where = context.script === undefined ? 'the command' : this.#shown(context.script.path);
    for (const name of form.assigned) this.#files.hide(`${name} is set in ${where}`);
    for (const reason of form.hidden) this.#hideIn(reason, context.script);
    for (const name of form.programs) this.#program(name, context.script === undefined);
    if (form.programs.some((name) => isWriter(basename(name))))
      for (const { text } of words) this.#written.add(this.#resolved(text));
    for (const part of form.runs) {
      if (part.kind === 'text') this.#innerText(part.text, context);
      else if (part.kind === 'code') this.#code(part.language, part.text);
      else if (part.kind === 'folder') this.#changeDirectory(part.name, context);
      else if (part.kind === 'program') this.#executable(part.name, context);
      else this.#script(part.name, part.language, part.cached, context);
    }
  }

  #innerText(text: string, context: TextContext): void {
    if (context.depth < MAX_DEPTH) this.#shellText(text, { ...context, depth: context.depth + 1 });
    else this.#files.hide('nested shells');
  }

  #code(language: 'node' | 'python', text: string): void {
    const folder = this.#location.workingDir;
    const name = `the code in the command`;
    if (language === 'node') this.#modules.nodeCode(text, folder, name);
    else this.#modules.pythonCode(text, { folder, roots: [folder], cached: true, name });
  }

  #changeDirectory(target: string | undefined, { script }: TextContext): void {
    this.#hideIn('files that are found from another folder (cd)', script);
    if (target !== undefined && this.#bases.length < MAX_FOLDERS)
      this.#bases.push(resolve(this.#bases.at(-1) ?? this.#location.workingDir, target));
  }

  #program(name: string, isNamed: boolean): void {
    if (name === '' || name.includes('/') || isShellWord(name)) return;
    const folders = this.#search.split(delimiter);
    const candidates = folders.map((folder) => resolve(this.#location.workingDir, folder, name));
    const path = candidates.find(isProgram);
    this.#files.addProgram({ name, path, candidates, isNamed });
    // PATH may contain a folder of the project, whose files are part of the project.
    if (path !== undefined && this.#isOfProject(path)) this.#files.cover(path);
  }

  #originOf(name: string): ProgramOrigin {
    if (name.includes('/')) {
      const paths = this.#bases.map((base) => resolve(base, name)).filter(isProgram);
      if (paths.length === 0) return this.#isOfProject(this.#resolved(name)) ? 'project' : 'absent';
      return paths.some((path) => this.#isOfProject(path)) ? 'project' : 'system';
    }
    this.#program(name, false);
    const path = this.#files.programPath(name);
    if (path === undefined) return 'absent';
    return this.#isOfProject(path) ? 'project' : 'system';
  }

  #isOfProject(path: string): boolean {
    const { project, workingDir } = this.#location;
    return isInside(path, workingDir) || isInside(path, project) || isInside(realPath(path), project);
  }

  #resolved(name: string): string {
    return resolve(this.#bases.at(-1) ?? this.#location.workingDir, name);
  }

  /** A word may be a file, or hold one: `--config=a.json`, `-r./a.js`, `@a.txt`, `-javaagent:a.jar`. */
  #word(word: string): void {
    const option = /^-[A-Za-z](.+)$/.exec(word)?.[1];
    const names = [word, ...(option === undefined ? [] : [option]), ...word.split(/[=:@,]/)];
    for (const name of names) if (!name.startsWith('-') && !/\n/.test(name)) this.#name(name);
  }

  /** Covers the files of a name. Returns the first. */
  #name(name: string): FileSeal | undefined {
    if (name === '' || name.length > MAX_PATH || name.includes('\0')) return undefined;
    const key = `${this.#bases.length}:${name}`;
    if (this.#tried.has(key)) return this.#tried.get(key);
    const paths = new Set(this.#bases.map((base) => resolve(base, name)));
    const seal = [...paths].map((path) => this.#files.cover(path)).find((found) => found !== undefined);
    this.#tried.set(key, seal);
    return seal;
  }

  /** Covers a script with what it loads. `node hooks/guard` runs hooks/guard.js, and a folder runs a file inside it. */
  #script(name: string, language: Language, cached: boolean, context: TextContext): void {
    const names = [name, ...(language === 'node' ? ENDINGS.map((ending) => name + ending) : [])];
    for (const each of names) {
      const seal = this.#name(each);
      if (seal === undefined) continue;
      this.#scriptFile(seal, language, cached, context);
      return;
    }
    if (this.#bases.some((base) => existsSync(resolve(base, name)))) this.#files.hide(`${name}, which is not a file`);
    if (language !== 'node' && language !== 'python') return;
    for (const inner of ['index.js', '__main__.py', 'package.json']) {
      if (this.#name(`${name}/${inner}`) !== undefined) this.#files.hide(`the folder ${name}`);
    }
  }

  #scriptFile(seal: FileSeal, language: Language, cached: boolean, context: TextContext): void {
    this.#run.add(seal.path);
    if (language === 'node') this.#modules.coverNode(seal);
    else if (language === 'python') this.#modules.coverPython(seal, pythonRoots(seal), cached);
    else this.#shellScript(seal, language === 'sourced', context);
  }

  #shellScript(seal: FileSeal, isSourced: boolean, { depth }: TextContext): void {
    if (!this.#modules.isFirst(`shell:${seal.path}`)) return;
    const text = this.#modules.textOf(seal);
    if (text === undefined) this.#files.hide(`what ${this.#shown(seal.path)} runs: it is not a text file`);
    else if (depth >= MAX_DEPTH) this.#files.hide('nested scripts');
    else {
      const own = withOwnFolder(text, dirname(seal.path), isSourced);
      const variables = scriptVariables(text, own.variables, this.#variables);
      this.#shellText(own.text, { depth: depth + 1, script: seal, variables });
    }
  }

  /** Covers a file that is started by itself: its first line names the interpreter. */
  #executable(name: string, context: TextContext): void {
    const path = name.includes('/') ? undefined : this.#files.programPath(name);
    const seal = path === undefined ? this.#name(name) : this.#files.cover(path);
    if (seal === undefined) return;
    const { language, program, cached, hidden } = readScript(this.#modules.textOf(seal));
    if (program !== undefined && this.#originOf(program) === 'project') this.#files.hide(`what ${program} runs`);
    if (hidden !== undefined) this.#files.hide(`what ${this.#shown(seal.path)} runs: ${hidden}`);
    if (language !== undefined) this.#scriptFile(seal, language, cached, context);
  }

  /** Variables make programs load files: NODE_OPTIONS, BASH_ENV, PYTHONSTARTUP and others. */
  #environment(): void {
    const env = 'env' in this.#config ? (this.#config.env ?? {}) : {};
    for (const [name, value] of Object.entries(env)) {
      if (loadsCode(name)) this.#files.hide(`${name} is set for the hook`);
      for (const word of value.split(/\s+/)) this.#word(word);
      for (const part of value.split(delimiter)) if (!part.startsWith('-')) this.#name(part);
    }
  }
}

/** A script may set any variable itself: only those that it merely reads are known. */
function scriptVariables(text: string, folders: ReadonlyMap<string, string>, variables: Variables): Variables {
  return (name) => {
    if (folders.has(name)) return folders.get(name);
    return /_PROJECT_DIR$/.test(name) && writesOf(name, text) === 0 ? variables(name) : undefined;
  };
}
