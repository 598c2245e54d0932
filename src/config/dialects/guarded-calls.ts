import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Dialect, HostTool, ToolRole } from '../../../generated/index.js';
import { matchesName } from '../../util/covers.js';
import { attempt } from '../../util/errors.js';
import { readText } from '../../util/files.js';
import { type Fields, fieldsOf, isRecord, itemsOf, parsedJson } from '../../util/json.js';
import { targetOf } from '../../util/real-paths.js';
import type { ProgramFact } from '../../util/shell/facts/types.js';
import { dataHome, homeFolder } from '../../util/user-folders.js';
import { patchedFiles } from './built-in/patch.js';
import { type GuardedFile, guardedFiles, namesIn, type Reach, reachOf } from './guarded-files.js';
import { HostTools, type KnownTool } from './host-tools.js';

/** Decision about a call that would switch guards off. */
export interface GuardedCall {
  readonly decision: 'ask' | 'deny';
  readonly reason: string;
}

/** Effect of a call on a path. */
type Effect = 'writes' | 'deletes';

/** Roles of tools that may change a file. */
const CHANGING: ReadonlySet<ToolRole | undefined> = new Set([
  'shell',
  'write',
  'edit',
  'delete',
  'mcp',
  'none',
  undefined,
]);

/** Names of tools without a known role that only read. */
const READING_NAME = /(?:^|[^a-z])(?:read|get|list|search|find|view|show|stat|grep|glob|open|fetch|query|describe)/i;
const WRITING_NAME =
  /write|edit|create|update|delete|remove|move|rename|copy|put|save|append|replace|patch|insert|link|set_/i;

/** Native arguments of file tools that are text, not paths. */
const TEXTS: readonly string[] = ['content', 'old', 'new', 'description'];
const MAX_PATH = 4096;
const MAX_DEPTH = 8;

/** Subcommands that change neither trust nor the installation. */
const HARMLESS =
  /^(?:hook|run|list|explain|validate|test|traces?|stats|status|doctor|inspect|dev|serve|mcp|events|schema|generate|completion|help)$/;
const CHANGES = /^(?:trust|uninstall|init|install)$/;
/** A text that starts a command of ours: the name, then a subcommand that changes something. */
const CHANGES_IN_TEXT =
  /hookwright[^\s'",;|&]*[\s'",[\]]+(?:-[^\s'",]*[\s'",[\]]+)*(?:trust|uninstall|init|install)\b/i;
const PRINTING = /^(?:echo|printf|[ef]?grep|rg|git|man|which)$/;
/** Arguments with which an agent changes its own hooks, or starts another agent without them. */
const AGENT_SWITCH = /hooks?\b|^config$|^features$|^settings$|^--?(?:settings|config|bare|safe)|^-c$/i;
const LINKING: ReadonlySet<string> = new Set(['ln', 'link', 'mount', 'bindfs']);
const ONLY_MAKES_FOLDERS: ReadonlySet<string> = new Set(['mkdir', 'touch', 'cd', 'chmod', 'echo', 'ls']);

/** Decides about calls that would change the files in which guards are switched off, and those of hookwright itself. */
export class GuardedCalls {
  readonly #files: readonly GuardedFile[];
  readonly #tools: HostTools;
  readonly #programs: ReadonlySet<string>;
  readonly #mention: RegExp;

  constructor(documents: readonly Dialect[], tools: Readonly<Record<string, HostTool>> | undefined) {
    this.#files = guardedFiles(documents);
    this.#tools = new HostTools(documents, tools);
    this.#programs = new Set(documents.flatMap(({ install }) => install?.programs ?? []));
    this.#mention = mentionOf(this.#files);
  }

  /** Returns the decision about a call, or undefined if it changes none of the files. */
  judge(input: Fields): GuardedCall | undefined {
    const { tool_name: name, tool_input: args, command, cwd, origin } = input;
    const tool = this.#tools.find(String(name), input['mcp_context']);
    const folder = isRecord(origin) ? origin['cwd'] : cwd;
    const place = { cwd: typeof folder === 'string' ? folder : '/', isRemote: isRecord(origin) };
    const found = isRecord(command)
      ? this.#judgeCommand(effectsIn(command), textsIn(args).join('\n'), place)
      : this.#judgeTool(tool, args, place);
    return found.find(({ decision }) => decision === 'deny') ?? found[0];
  }

  #judgeTool(tool: KnownTool, args: unknown, place: Place): GuardedCall[] {
    if (!CHANGING.has(tool.role) || onlyReads(tool)) return readsKey(pathsIn(tool, args), place);
    const effect = tool.role === 'delete' ? 'deletes' : 'writes';
    return pathsIn(tool, args).flatMap((path) => this.#judgePath(path, effect, place) ?? []);
  }

  #judgeCommand(
    { programs, reads, writes, deletes, isUnclear }: CommandEffects,
    text: string,
    place: Place,
  ): GuardedCall[] {
    const makesFolders = programs.every(({ name }) => ONLY_MAKES_FOLDERS.has(name));
    const links = programs.filter(({ name }) => LINKING.has(name)).flatMap(({ args }) => args);
    const found = [
      ...[...writes, ...links].flatMap((path) => this.#judgePath(path, 'writes', place, makesFolders) ?? []),
      ...readsKey(reads, place),
      ...deletes.flatMap((path) => this.#judgePath(path, 'deletes', { ...place, named: namesOfFind(programs) }) ?? []),
    ];
    const own = programs.find((program) => changesInstallation(program, place, isUnclear));
    if (own !== undefined)
      found.push(asked(`it runs "${shown(own)}", which may change what hookwright trusts or guards`));
    const agent = programs.find(
      ({ name, args }) => this.#programs.has(name) && args.some((each) => AGENT_SWITCH.test(each)),
    );
    if (agent !== undefined) found.push(asked(`it runs "${shown(agent)}", which may change the hooks of an agent`));
    if (found.length === 0 && isUnclear && (this.#mention.test(text) || CHANGES_IN_TEXT.test(text)))
      found.push(asked('it cannot be resolved, and it names hookwright or the hook settings of an agent'));
    return found;
  }

  #judgePath(path: string, effect: Effect, place: Place, makesFolders = false): GuardedCall | undefined {
    const written = absolutePath(path, place.cwd);
    const target = place.isRemote ? undefined : attempt(() => targetOf(written), undefined);
    const variants = [...new Set([written, target ?? written])].map(namesIn);
    const reached = this.#files.flatMap((file) => {
      const reach = variants.map((names) => reachOf(names, file)).find((each) => each !== undefined);
      return reach !== undefined && counts(reach, effect, makesFolders) ? [{ file, reach }] : [];
    });
    const isChanged = (reach: Reach) => reach === 'file' || (reach === 'folder' && effect === 'deletes');
    const own = reached.find(({ file, reach }) => file.agent === undefined && isChanged(reach));
    if (own !== undefined) return denied(written);
    const [first] = reached;
    if (first !== undefined) return asked(`it would change ${written}, ${purposeOf(first.file)}`);
    const inside = effect === 'deletes' && !place.isRemote ? this.#existingBelow(variants, place) : undefined;
    return inside === undefined ? undefined : asked(`it would delete ${inside}`);
  }

  /** Returns a guarded file of the working directory that is below a deleted folder. */
  #existingBelow(deleted: readonly (readonly string[])[], { cwd, named }: Place): string | undefined {
    const names = namesIn(cwd);
    if (!deleted.some((folder) => folder.every((name, at) => names[at] === name))) return undefined;
    const candidates = this.#files.filter((file) => !file.isAbsolute && file.isAlone !== true && isNamed(file, named));
    return candidates.map((file) => join(cwd, ...file.names)).find((file) => existsSync(file));
  }
}

/** Facts of a command that matter here. */
interface CommandEffects {
  readonly programs: readonly Pick<ProgramFact, 'name' | 'path' | 'args'>[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly deletes: readonly string[];
  /** True if it may do more than its text shows. */
  readonly isUnclear: boolean;
}

function effectsIn({ programs, reads, writes, deletes, opaque, runs_code: runsCode }: Fields): CommandEffects {
  return {
    programs: itemsOf(programs)
      .map(fieldsOf)
      .map(({ name, path, args }) => ({
        name: String(name),
        ...(typeof path === 'string' && { path }),
        args: itemsOf(args).map(String),
      })),
    reads: itemsOf(reads).map(String),
    writes: itemsOf(writes).map(String),
    deletes: itemsOf(deletes).map(String),
    isUnclear: opaque === true || runsCode === true,
  };
}

interface Place {
  readonly cwd: string;
  /** True for a call on another machine, whose files cannot be read. */
  readonly isRemote: boolean;
  /** Patterns of the names that a command deletes in folders. Undefined for all names. */
  readonly named?: readonly string[] | undefined;
}

/** Returns the patterns of names, if everything that a command runs is `find -name`, or a program for each file that it finds. */
function namesOfFind(programs: CommandEffects['programs']): readonly string[] | undefined {
  const finds = programs.filter(({ name }) => name === 'find');
  const isFiltered = ({ args }: { readonly args: readonly string[] }) =>
    args.some((arg) => /^-i?name$/.test(arg)) && !args.some((arg) => /^(?:-o|-or|-not|[!,(]|-f.*print.*)$/.test(arg));
  const isPlain = programs.every((program) =>
    finds.includes(program) ? isFiltered(program) : program.args.includes('{}'),
  );
  if (finds.length === 0 || !isPlain) return undefined;
  return finds.flatMap(({ args }) => args.filter((_, at) => /^-i?name$/.test(args[at - 1] ?? '')));
}

function isNamed({ names }: GuardedFile, patterns: readonly string[] | undefined): boolean {
  if (patterns === undefined) return true;
  return names.some((name) =>
    patterns.some((pattern) => matchesName(pattern.toLowerCase(), name) || /[[\\]/.test(pattern)),
  );
}

/** Blocks reading the key with which our records are signed. */
function readsKey(paths: readonly string[], { cwd }: Place): GuardedCall[] {
  const key = { names: namesIn(join(dataHome(), 'hookwright/key')), isAbsolute: true, agent: undefined };
  const isKey = (path: string) => reachOf(namesIn(absolutePath(path, cwd)), key) === 'file';
  return paths.some(isKey) ? [denied(join(dataHome(), 'hookwright/key'))] : [];
}

function counts(reach: Reach, effect: Effect, makesFolders: boolean): boolean {
  if (reach === 'file') return true;
  return effect === 'deletes' || (reach === 'folder' && !makesFolders);
}

function purposeOf({ agent }: GuardedFile): string {
  return agent === undefined ? 'which contains files of hookwright' : `where ${agent} switches its hooks on and off`;
}

function denied(path: string): GuardedCall {
  const reason = `it concerns ${path}, where hookwright keeps its guards in force. A person may change it outside of the agent`;
  return { decision: 'deny', reason: `hookwright blocks this call: ${reason}.` };
}

function asked(why: string): GuardedCall {
  return { decision: 'ask', reason: `This call could switch guards off: ${why}.` };
}

function shown({ name, args }: Pick<ProgramFact, 'name' | 'args'>): string {
  return [name, ...args].join(' ').slice(0, 200);
}

/** Returns the texts of a command, under any name. */
function textsIn(args: unknown): string[] {
  return stringsIn(args).map(([, text]) => text);
}

function stringsIn(value: unknown, key = '', depth = 0): (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const entries = Array.isArray(value) ? value.map((each) => [key, each] as const) : Object.entries(value);
  return entries.flatMap(([name, each]) => stringsIn(each, name, depth + 1));
}

/** Returns every text of a call that may be a path: under any name, and in patches. */
function pathsIn(tool: KnownTool, args: unknown): string[] {
  const texts = new Set(
    tool.role === undefined || tool.role === 'mcp' ? [] : TEXTS.flatMap((name) => tool.args.get(name) ?? []),
  );
  return stringsIn(args).flatMap(([key, text]) => {
    if (/^(?:\*\*\* |--- |\+\+\+ |diff )/m.test(text))
      return [...patchedFiles(text).map(({ path }) => path), ...diffedFiles(text)];
    return texts.has(key) || text.length > MAX_PATH || text.includes('\n') ? [] : [text.replace(/^file:\/\//, '')];
  });
}

function diffedFiles(patch: string): string[] {
  return [...patch.matchAll(/^(?:---|\+\+\+|rename to|copy to) (?:[abciow]\/)?(.+?)(?:\t.*)?$/gm)].map(
    ([, path = '']) => path,
  );
}

function onlyReads({ role, name, inner = name }: KnownTool): boolean {
  return (role === undefined || role === 'mcp') && READING_NAME.test(inner) && !WRITING_NAME.test(inner);
}

function absolutePath(path: string, cwd: string): string {
  const home = path.replace(/^~(?=\/|$)/, homeFolder());
  return isAbsolute(home) ? resolve(home) : resolve(cwd, home);
}

/** Returns true if a program is our command, under any name or path, with a subcommand that is not known to be harmless. */
function changesInstallation(
  { name, args, path }: CommandEffects['programs'][number],
  { cwd }: Place,
  isUnclear: boolean,
): boolean {
  if (isOurName(name)) return !isHarmless(args);
  if (PRINTING.test(name)) return false;
  if (isUnclear && args.some((each) => CHANGES_IN_TEXT.test(each))) return true;
  const words = [path ?? name, ...args];
  const change = words.findIndex((word) => CHANGES.test(word));
  if (change < 1 || words.includes('--help')) return false;
  return words.slice(0, change).some((word) => isOurName(word) || isOurScript(word, cwd));
}

function isHarmless(args: readonly string[]): boolean {
  const [first, second] = args;
  if (first === undefined || args.some((each) => each === '--help' || each === '-h' || each === '--version'))
    return true;
  return HARMLESS.test(first) || (first === 'trust' && second === '--list');
}

/** Returns true for the command, its package with a version, and a path to it. */
function isOurName(word: string): boolean {
  return /^(?:.*[\\/])?hookwright(?:@[^/]*|\.cmd|\.ps1)?$/i.test(word);
}

/** Returns true for a script of a package that is hookwright under any name. */
function isOurScript(word: string, cwd: string): boolean {
  if (!/[\\/]|\.[cm]?js$/.test(word) || word.length > MAX_PATH) return false;
  const file = targetOf(absolutePath(word, cwd)) ?? word;
  for (let [folder, depth] = [dirname(file), 0]; depth < 4; [folder, depth] = [dirname(folder), depth + 1]) {
    const text = readText(join(folder, 'package.json'));
    if (text !== undefined) return fieldsOf(parsedJson(text))['name'] === 'hookwright';
  }
  return false;
}

/** Returns a pattern that finds guarded files, or their folders, in a text that cannot be resolved. */
function mentionOf(files: readonly GuardedFile[]): RegExp {
  const parts = files
    .filter(({ isAbsolute: isFromRoot }) => !isFromRoot)
    .map(({ names, agent }) => {
      const folder = names.slice(0, agent === undefined ? names.length : -1).join('/');
      const [stem = ''] = agent === undefined ? [''] : (names.at(-1) ?? '').split(/[.*]/);
      return [folder.replace(/\*$/, ''), stem].map((text) => text.replaceAll('.', String.raw`\.`));
    });
  const texts = parts.map(([folder, stem]) => (stem === '' ? folder : `${folder}(?:/${stem}|/?(?=[\\s"'\`$*;|&)]|$))`));
  const hidden = parts.flatMap(([folder = '']) => /^\\\.(\w+)$/.exec(folder)?.[1] ?? []);
  return new RegExp([...new Set([...texts, `\\{[^}\\n]*(?:${hidden.join('|')})`])].join('|'), 'i');
}
