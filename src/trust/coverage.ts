import { delimiter, resolve } from 'node:path';
import type { HookConfig } from '../../generated/index.js';
import { isShellWord } from '../engine/run/plain-command.js';
import { isInside, isProgram, realPath } from './file-paths.js';
import { type FileSeal, looksSame, sealFile, statFile } from './file-seal.js';
import { hiddenCode, innerShellText, mayRunWords, programOf } from './hidden-code.js';
import { isInterpreter, knownVariable, readWords } from './hook-text.js';
import { readShellText, type Variables } from './shell-words.js';

/** Where a hook is at home: names are resolved from where it runs, and shown from its project. */
export interface Place {
  /** The real path of the project. */
  readonly project: string;
  readonly workingDir: string;
  /** Variables that another agent's hooks are given. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

/** Which files the words of a hook lead to at this moment. */
export interface Coverage {
  readonly seals: readonly FileSeal[];
  /** Programs of the system: they count by where they are. */
  readonly programs: readonly Program[];
  /** Names that lead nowhere yet: a file that appears there is a change. */
  readonly absent: readonly string[];
  /** What runs unseen. */
  readonly hidden: readonly string[];
}

interface Program {
  readonly name: string;
  readonly path: string | undefined;
  /** Where a shell looks for it, in order. */
  readonly candidates: readonly string[];
}

/** Reads each file once for all hooks, and again only when it moved. */
export class FileSeals {
  readonly #seals = new Map<string, FileSeal>();

  get(path: string): FileSeal | undefined {
    const known = this.#seals.get(path);
    if (known !== undefined && looksSame(known)) return known;
    const stats = statFile(path);
    if (stats === undefined) {
      this.#seals.delete(path);
      return undefined;
    }
    const seal = sealFile(path, stats);
    this.#seals.set(path, seal);
    return seal;
  }
}

export function coverageOf(config: HookConfig, place: Place, seals: FileSeals): Coverage {
  return new CoverageFinder(config, place, seals).coverage();
}

/** Whether a hook still leads to the same files with the same signs. */
export function stillCovers({ seals, programs, absent }: Coverage): boolean {
  return (
    seals.every(looksSame) &&
    absent.every((path) => statFile(path) === undefined) &&
    programs.every(({ path, candidates }) => candidates.find(isProgram) === path)
  );
}

const DEEPEST = 5;
const LONGEST_PATH = 4096;
/** A project must not be able to hold up a host with names to look for. */
const MOST_NAMES = 1000;
const MOST_FOLDERS = 8;
/** What an interpreter tries when there is no file of the very name. */
const ENDINGS = ['.js', '.mjs', '.cjs', '.ts', '.json', '.node'];

class CoverageFinder {
  readonly #config: HookConfig;
  readonly #place: Place;
  readonly #seals: FileSeals;
  readonly #files = new Map<string, FileSeal>();
  readonly #programs = new Map<string, Program>();
  readonly #absent = new Set<string>();
  readonly #hidden = new Set<string>();
  readonly #tried = new Map<string, boolean>();
  readonly #search: string;
  /** Where relative names may start: a command that changes its directory has several such places. */
  readonly #bases: string[];

  constructor(config: HookConfig, place: Place, seals: FileSeals) {
    this.#config = config;
    this.#place = place;
    this.#seals = seals;
    this.#bases = [place.workingDir];
    this.#search = this.#ownVariable('PATH') ?? process.env['PATH'] ?? '';
  }

  coverage(): Coverage {
    const config = this.#config;
    if ('command' in config && typeof config.command === 'string') {
      if (config.args === undefined) this.#shellText(config.command, 0);
      else this.#command([config.command, ...config.args], false, 0);
      this.#environment();
    }
    return {
      seals: [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
      programs: [...this.#programs.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      absent: [...this.#absent],
      hidden: [...this.#hidden],
    };
  }

  #ownVariable(name: string): string | undefined {
    const env = 'env' in this.#config ? this.#config.env : undefined;
    return env !== undefined && Object.hasOwn(env, name) ? env[name] : undefined;
  }

  readonly #variables: Variables = (name) =>
    this.#ownVariable(name) ?? this.#place.variables?.[name] ?? knownVariable(name, this.#place);

  #shellText(text: string, depth: number): void {
    const { commands, hidden } = readShellText(text, this.#variables);
    for (const reason of hidden) this.#hidden.add(reason);
    for (const command of commands) {
      const words = readWords(command);
      this.#command(words, command.piped, depth);
      const doubts = command.words.flatMap(({ doubt, written }) => (doubt === undefined || written ? [] : [doubt]));
      if (mayRunWords(words)) for (const doubt of doubts) this.#hidden.add(doubt);
    }
  }

  #command(words: readonly string[], piped: boolean, depth: number): void {
    const inner = innerShellText(words);
    if (inner !== undefined && depth < DEEPEST) this.#shellText(inner, depth + 1);
    for (const reason of hiddenCode(words, piped)) this.#hidden.add(reason);
    const command = programOf(words);
    for (const name of [...(command?.prefixes ?? []), command?.program ?? '']) this.#program(name);
    if (command?.program === 'cd' || command?.program === 'pushd') this.#changeDirectory(command.args);
    // The program itself is no file of this folder, unless it says so; another word of the same text may be one.
    for (const [index, word] of words.entries()) if (index !== command?.index) this.#word(word);
    if (command !== undefined && isInterpreter(command.program)) this.#script(command.args);
  }

  #changeDirectory(args: readonly string[]): void {
    this.#hidden.add('cd');
    const target = args.find((arg) => !arg.startsWith('-'));
    if (target !== undefined && this.#bases.length < MOST_FOLDERS)
      this.#bases.push(resolve(this.#bases.at(-1) ?? this.#place.workingDir, target));
  }

  #program(name: string): void {
    if (name.includes('/')) this.#word(name);
    if (name === '' || name.includes('/') || isShellWord(name) || /^[!{]$/.test(name)) return;
    const folders = this.#search.split(delimiter);
    const candidates = folders.map((folder) => resolve(this.#place.workingDir, folder, name));
    const path = candidates.find(isProgram);
    this.#programs.set(name, { name, path, candidates });
    // A folder of the project may be on the path: what is in there came with the project.
    const seal = path === undefined ? undefined : this.#insideProject(path);
    if (seal !== undefined) this.#files.set(seal.path, seal);
  }

  #insideProject(path: string): FileSeal | undefined {
    const { project, workingDir } = this.#place;
    const inside = isInside(path, workingDir) || isInside(path, project) || isInside(realPath(path), project);
    return inside ? this.#seals.get(path) : undefined;
  }

  /** A word may be a file, or hold one: `--config=a.json`, `-r./a.js`, `@a.txt`, `-javaagent:a.jar`. */
  #word(word: string): void {
    const option = /^-[A-Za-z](.+)$/.exec(word)?.[1];
    for (const name of [word, ...(option === undefined ? [] : [option]), ...word.split(/[=:@,]/)]) this.#name(name);
  }

  #name(name: string): boolean {
    if (name === '' || name.startsWith('-') || name.length > LONGEST_PATH || /[\0\n]/.test(name)) return false;
    if (this.#files.size + this.#absent.size > MOST_NAMES) {
      this.#hidden.add('more names than are looked for');
      return false;
    }
    const key = `${this.#bases.length}:${name}`;
    const known = this.#tried.get(key);
    if (known !== undefined) return known;
    const paths = new Set(this.#bases.map((base) => resolve(base, name)));
    const found = [...paths].map((path) => this.#file(path)).includes(true);
    this.#tried.set(key, found);
    return found;
  }

  #file(path: string): boolean {
    const seal = this.#seals.get(path);
    if (seal === undefined) this.#absent.add(path);
    else this.#files.set(path, seal);
    return seal !== undefined;
  }

  /** `node hooks/guard` runs hooks/guard.js, and a folder runs a file inside it. */
  #script(args: readonly string[]): void {
    const script = args.find((arg) => !arg.startsWith('-'));
    if (script === undefined || script === '' || this.#name(script)) return;
    for (const ending of ENDINGS) this.#name(script + ending);
    for (const inner of ['index.js', '__main__.py', 'package.json']) {
      if (this.#name(`${script}/${inner}`)) this.#hidden.add(`the folder ${script}`);
    }
  }

  /** Variables make programs load files: NODE_OPTIONS, BASH_ENV, PYTHONSTARTUP and others. */
  #environment(): void {
    const env = 'env' in this.#config ? (this.#config.env ?? {}) : {};
    for (const value of Object.values(env)) {
      for (const word of value.split(/\s+/)) this.#word(word);
      for (const part of value.split(delimiter)) this.#name(part);
    }
  }
}
