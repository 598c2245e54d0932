import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sha256 } from '../../util/canonical-json.js';
import { attempt } from '../../util/errors.js';
import { realPath } from '../../util/files.js';
import { isRecord } from '../../util/json.js';
import type { CoveredFiles } from './covered-files.js';
import type { FileSeal } from './file-seal.js';
import { type Doubt, readNodeImports } from './node-imports.js';
import { isStandardModule, type PythonImport, readPythonImports } from './python-imports.js';

const MAX_MODULES = 200;
const MAX_BYTES = 4 << 20;
const MAX_MODULE_BYTES = 1 << 20;
const NODE_ENDINGS = ['.js', '.json', '.node', '.mjs', '.cjs', '.ts'];

/** Covers the files that scripts load by a literal name, transitively. */
export class ModuleFiles {
  readonly #files: CoveredFiles;
  readonly #shown: (path: string) => string;
  readonly #seen = new Set<string>();
  readonly #modules = new Map<string, boolean>();
  #bytes = 0;

  constructor(files: CoveredFiles, shown: (path: string) => string) {
    this.#files = files;
    this.#shown = shown;
  }

  /** Returns the text of a covered file; undefined if it is not a text, or more than is read for one hook. */
  textOf(seal: FileSeal): string | undefined {
    const size = Number(seal.signs.size);
    this.#bytes += size;
    if (size > MAX_MODULE_BYTES || this.#bytes > MAX_BYTES) {
      this.#files.hide(`what ${this.#shown(seal.path)} loads: it is too large to be read`);
      return undefined;
    }
    const bytes = readBytes(seal.real);
    if (bytes === undefined || sha256(bytes) !== seal.sha256) {
      this.#files.hide(`what ${this.#shown(seal.path)} loads: it cannot be read`);
      return undefined;
    }
    return bytes.includes(0) ? undefined : bytes.toString('utf8');
  }

  /** Returns true if a file is read for the first time. */
  isFirst(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    if (this.#seen.size <= MAX_MODULES) return true;
    this.#files.hide('too many modules to check');
    return false;
  }

  coverNode(seal: FileSeal): void {
    if (!this.isFirst(`node:${seal.path}`) || /\.json$/.test(seal.path)) return;
    const text = this.textOf(seal);
    if (text === undefined) this.#files.hide(`what ${this.#shown(seal.path)} loads: it is not a text file`);
    else this.nodeCode(text, dirname(seal.real), this.#shown(seal.path));
  }

  nodeCode(text: string, folder: string, name: string): void {
    const { imports, doubts } = readNodeImports(text);
    this.#hideDoubts(doubts, name);
    for (const specifier of imports) {
      // Node reads a name as an address: `./lib.mjs?x` and `./li%62.mjs` are lib.mjs.
      if (!/^[\w@./+~-]+$/.test(specifier)) this.#files.hide(`${specifier}, which ${name} imports`);
      else if (/^\.{0,2}\//.test(specifier)) this.#nodeFile(resolve(folder, specifier), name, specifier);
      else if (/^(?:@[\w.-]+\/)?[\w.-]+(?:\/|$)/.test(specifier)) this.#nodePackage(specifier, folder);
      else this.#files.hide(`${specifier}, which ${name} imports`);
    }
  }

  /** Covers the file that Node loads: the exact name, then endings, then a folder. */
  #nodeFile(path: string, name: string, specifier: string): void {
    for (const candidate of ['', ...NODE_ENDINGS].map((ending) => path + ending)) {
      const seal = this.#files.cover(candidate);
      if (seal === undefined) continue;
      this.coverNode(seal);
      return;
    }
    const inside = ['package.json', 'index.js', 'index.json', 'index.node'].map((each) =>
      this.#files.cover(join(path, each)),
    );
    if (inside.some((seal) => seal !== undefined)) this.#files.hide(`the folder ${specifier}, which ${name} imports`);
  }

  #nodePackage(specifier: string, folder: string): void {
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
    const subpath = `.${specifier.slice(name.length)}`;
    if (this.#isOwnPackage(name, folder)) {
      this.#files.addFact(`${name} is the project itself`);
      this.#files.hide(`the package ${name}`);
      return;
    }
    for (const parent of foldersAbove(folder)) {
      if (basename(parent) === 'node_modules') continue;
      const home = join(parent, 'node_modules', name);
      const manifest = this.#files.cover(join(home, 'package.json'));
      if (manifest === undefined) continue;
      const targets = packageTargets(this.#json(manifest), subpath);
      for (const target of targets ?? []) this.#nodeFile(resolve(home, target), name, target);
      if (targets === undefined) this.#files.hide(`the package ${name}`);
      return;
    }
    this.#files.hide(`the package ${name}`);
  }

  /** A package may import itself by its name, before any other of that name. */
  #isOwnPackage(name: string, folder: string): boolean {
    for (const parent of foldersAbove(folder)) {
      const manifest = this.#files.watch(join(parent, 'package.json'));
      if (manifest === undefined) continue;
      const value = this.#json(manifest);
      return isRecord(value) && value['name'] === name && value['exports'] !== undefined;
    }
    return false;
  }

  #json(seal: FileSeal): unknown {
    // Node reports a manifest that is not valid JSON; nothing can be loaded through it.
    return attempt((): unknown => JSON.parse(this.textOf(seal) ?? ''), undefined);
  }

  /** Covers a Python file. `roots` are the folders where modules are looked for first. */
  coverPython(seal: FileSeal, roots: readonly string[], cached: boolean): void {
    if (!this.isFirst(`python:${seal.path}`)) return;
    const text = this.textOf(seal);
    if (text === undefined) this.#files.hide(`what ${this.#shown(seal.path)} loads: it is not a text file`);
    else this.pythonCode(text, { folder: dirname(seal.path), roots, cached, name: this.#shown(seal.path) });
  }

  pythonCode(text: string, context: PythonContext): void {
    const { imports, doubts } = readPythonImports(text);
    this.#hideDoubts(doubts, context.name);
    // The standard library looks for its own modules next to the script too.
    for (const root of context.roots) {
      if (!this.isFirst(`standard:${root}`)) continue;
      for (const name of this.#files.list(root, isStandardEntry)) this.#pythonEntry(join(root, stemOf(name)), context);
    }
    for (const each of imports) this.#pythonImport(each, context);
  }

  #pythonImport({ level, path, names }: PythonImport, context: PythonContext): void {
    const [first = ''] = path;
    const above = resolve(context.folder, ...Array.from({ length: Math.max(0, level - 1) }, () => '..'));
    const bases = level > 0 ? [above] : context.roots;
    const found = bases.map((base) => this.#pythonPath(base, path, names, context)).includes(true);
    if (!found && level === 0 && !isStandardModule(first)) this.#files.hide(`the module ${first}`);
  }

  /** Covers the packages on the way to a module, and the module. Returns true if the first of them is there. */
  #pythonPath(base: string, path: readonly string[], names: readonly string[], context: PythonContext): boolean {
    const steps = path.map((_, index) => join(base, ...path.slice(0, index + 1)));
    const [first, ...inner] = steps.map((step) => this.#pythonEntry(step, context));
    for (const name of names)
      if (first !== false || path.length === 0) this.#pythonEntry(join(base, ...path, name), context);
    return first === true || inner.includes(true) || path.length === 0;
  }

  /** Covers what Python would load for a module: a file, a package or something compiled. */
  #pythonEntry(path: string, context: PythonContext): boolean {
    const [folder, module] = [dirname(path), basename(path)];
    if (module === '' || module === '*') return false;
    const known = this.#modules.get(path);
    if (known !== undefined) return known;
    const isModule = (name: string): boolean =>
      stemOf(name) === module && /^[^.]+(?:$|\..*(?:py|pyc|so|pyd)$)/.test(name);
    const names = this.#files.list(folder, isModule);
    this.#modules.set(path, names.length > 0);
    for (const name of names.filter((each) => each !== module)) {
      const seal = this.#files.cover(join(folder, name));
      if (seal !== undefined && name.endsWith('.py')) this.coverPython(seal, context.roots, context.cached);
      else if (seal !== undefined) this.#files.hide(`what ${this.#shown(seal.path)} loads: it is compiled`);
    }
    if (names.includes(module)) this.#pythonPackage(path, context);
    if (names.length > 0) this.#compiled(folder, isModule, context);
    return names.length > 0;
  }

  #pythonPackage(path: string, context: PythonContext): void {
    const seal = this.#files.cover(join(path, '__init__.py'));
    if (seal === undefined) return;
    this.coverPython(seal, context.roots, context.cached);
    this.#compiled(path, (name) => stemOf(name) === '__init__', context);
  }

  /** Covers or hides compiled modules. Python prefers them, and they cannot be compared with their source. */
  #compiled(folder: string, isModule: (name: string) => boolean, { cached }: PythonContext): void {
    if (cached) this.#files.hide('compiled modules in __pycache__ (python3 -B writes none)');
    const cache = join(folder, '__pycache__');
    for (const name of cached ? [] : this.#files.list(cache, isModule)) this.#files.cover(join(cache, name));
  }

  #hideDoubts(doubts: readonly Doubt[], name: string): void {
    for (const doubt of doubts) this.#files.hide(`${DOUBTS[doubt][0]} that ${name} ${DOUBTS[doubt][1]}`);
  }
}

/** Folders and name of a Python text. */
export interface PythonContext {
  readonly folder: string;
  readonly roots: readonly string[];
  /** True if Python writes compiled modules. */
  readonly cached: boolean;
  readonly name: string;
}

const DOUBTS: Readonly<Record<Doubt, readonly [what: string, does: string]>> = {
  imports: ['modules', 'imports by a name that is not literal'],
  code: ['code', 'loads at run time'],
  programs: ['programs', 'starts'],
  files: ['files', 'reads'],
};

/** Returns the folders where the modules of a script are looked for. */
export function pythonRoots({ path, real }: FileSeal): string[] {
  return [...new Set([dirname(path), dirname(real), realPath(dirname(path))])];
}

function isStandardEntry(name: string): boolean {
  return isStandardModule(stemOf(name)) && /^[^.]+(?:$|\..*(?:py|pyc|so|pyd)$)/.test(name);
}

function stemOf(name: string): string {
  return name.split('.')[0] ?? '';
}

function foldersAbove(folder: string): string[] {
  const folders = [folder];
  for (let at = folder; dirname(at) !== at; at = dirname(at)) folders.push(dirname(at));
  return folders;
}

/** Returns every file that a package may load for a path inside it; undefined if its manifest does not name one. */
function packageTargets(manifest: unknown, subpath: string): string[] | undefined {
  if (!isRecord(manifest)) return undefined;
  const { exports, main } = manifest;
  if (exports === undefined) return [subpath === '.' ? (typeof main === 'string' ? main : './index.js') : subpath];
  const bySubpath = isRecord(exports) && Object.keys(exports).some((key) => key.startsWith('.'));
  const entry = bySubpath ? exports[subpath] : subpath === '.' ? exports : undefined;
  const targets = stringsIn(entry);
  return targets.length === 0 ? undefined : targets;
}

function stringsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (Array.isArray(entry)) return entry.flatMap(stringsIn);
  if (!isRecord(entry)) return [];
  return Object.entries(entry).flatMap(([condition, value]) => (condition === 'types' ? [] : stringsIn(value)));
}

function readBytes(path: string): Buffer | undefined {
  // It was deleted in the meantime; the next check notices that.
  return attempt(() => readFileSync(path), undefined);
}
