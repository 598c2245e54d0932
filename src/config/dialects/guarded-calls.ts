import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dialect, HostTool } from '../../../generated/index.js';
import { matchesName } from '../../util/covers.js';
import { attempt } from '../../util/errors.js';
import { type Fields, fieldsOf, isRecord, itemsOf } from '../../util/json.js';
import { targetOf } from '../../util/real-paths.js';
import type { ProgramFact } from '../../util/shell/facts/types.js';
import { dataHome, homeFolder } from '../../util/user-folders.js';
import { diffedFiles, isUnknown, onlyReads, pathsIn, stringsIn } from './call-texts.js';
import {
  absolutePath,
  type GuardedFile,
  guardedFiles,
  isLike,
  linkedFiles,
  namesIn,
  type Reach,
  reachOf,
} from './guarded-files.js';
import { HostTools, type KnownTool } from './host-tools.js';
import { CHANGES_IN_TEXT, changesInstallation } from './own-programs.js';

/** Decision about a call that would switch guards off. */
export interface GuardedCall {
  readonly decision: 'ask' | 'deny';
  readonly reason: string;
}

/** Effect of a call on a path. */
type Effect = 'writes' | 'deletes';

/** Names of arguments that may be code or a command of a tool that is not known. */
const CODE_NAME = /code|source|script|program|expr|input|line$|eval|statement|^(?:js|py|python|javascript)$/i;
const FOLDER_NAME = /(?:^|_)(?:cwd|root|base|folder|dir|directory|dir_?path|workspace|prefix)$/i;

/** Arguments with which an agent changes its own hooks, or starts another agent without them. */
const AGENT_SWITCH =
  /hooks?\b|^config$|^features$|^settings$|^(?:plugins?|extensions?)$|^--?(?:setting|config|bare|safe|profile)|^-c$/i;
/** Sets a variable that decides which settings an agent or hookwright reads, or takes it away. */
const MOVES_SETTINGS =
  /(?:^|[\s;&|({"'])(?:HOME|XDG_\w+|HOOKWRIGHT_\w+|(?:CLAUDE|CODEX|GEMINI|QWEN|COPILOT|CURSOR)_\w*(?:HOME|DIR|PATH|CONFIG|SETTINGS|SIMPLE))=|\benv\s+(?:-\s|-\w*[iu]|--(?:ig|un))|\bunset\s/;
const RUNNERS = /^(?:npx|npm|pnpm|pnpx|yarn|bunx?|deno|node)$/;
const LINKING: ReadonlySet<string> = new Set(['ln', 'link', 'mount', 'umount', 'bindfs']);
const COPYING = /^(?:cp|rsync|mv|ditto)$/;
const PERMITTING: ReadonlySet<string> = new Set(['chmod', 'chown', 'chgrp', 'chattr', 'setfacl']);
const LISTING: ReadonlySet<string> = new Set('ls cd du stat file test [ tree realpath readlink'.split(' '));
const ONLY_MAKES_FOLDERS: ReadonlySet<string> = new Set(['mkdir', 'touch', 'cd', 'echo', 'ls']);

/** Decides about calls that would change the files in which guards are switched off, and those of hookwright itself. */
export class GuardedCalls {
  readonly #files: readonly GuardedFile[];
  readonly #tools: HostTools;
  readonly #programs: ReadonlySet<string>;
  readonly #mention: RegExp;
  readonly #links = new Map<string, readonly GuardedFile[]>();

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
    const texts = stringsIn(args);
    const paths = pathsIn(tool, texts);
    if (onlyReads(tool, texts)) return readsKey(paths, place, tool.role === 'grep');
    const effect = tool.role === 'delete' ? 'deletes' : 'writes';
    const folders = texts.flatMap(([key, text]) => (FOLDER_NAME.test(key) ? absolutePath(text, place.cwd) : []));
    const places = [place, ...folders.map((cwd) => ({ ...place, cwd }))];
    const changed = places.flatMap((each) => paths.flatMap((path) => this.#judgePath(path, effect, each) ?? []));
    const isCode = isUnknown(tool) && texts.some(([key, text]) => CODE_NAME.test(key) && this.#isNamedIn(text));
    return isCode
      ? [...changed, asked('it may run code that names hookwright or the hook settings of an agent')]
      : changed;
  }

  /** Returns true if a text that cannot be resolved names a guarded file, also by a pattern, or a command of ours. */
  #isNamedIn(text: string): boolean {
    if (this.#mention.test(text) || CHANGES_IN_TEXT.test(text)) return true;
    const words = text.split(/[\s'"`;|&<>()=/]+/).filter((word) => /[*?[]/.test(word));
    const patterns = words.filter((word) => /^\.[^a-z]*[a-z]|\w\w/i.test(word));
    const folders = this.#files.flatMap(({ names: [folder = ''], agent }) => (agent === undefined ? [] : folder));
    return patterns.some((pattern) => folders.some((folder) => isLike(pattern.replace(/^[*?]+/, '.*'), folder)));
  }

  #judgeCommand(effects: CommandEffects, text: string, place: Place): GuardedCall[] {
    const { programs, reads, writes, deletes, isUnclear } = effects;
    const makesFolders = programs.every(({ name }) => ONLY_MAKES_FOLDERS.has(name));
    const links = programs
      .filter(changesOperands)
      .flatMap(({ args }) => args.map((each) => each.replace(/^--[\w-]+=/, '')));
    const found = [
      ...[...writes, ...links, ...diffedFiles(text)].flatMap(
        (path) => this.#judgePath(path, 'writes', place, makesFolders) ?? [],
      ),
      ...readsKey(reads, place, !programs.every(({ name }) => LISTING.has(name))),
      ...deletes.flatMap((path) => this.#judgePath(path, 'deletes', { ...place, named: namesOfFind(programs) }) ?? []),
    ];
    const copied = this.#copied(effects, place);
    if (copied !== undefined) found.push(asked(`it would copy ${copied}`));
    const own = programs.find((program) => changesInstallation(program, place.cwd, isUnclear));
    if (own !== undefined)
      found.push(asked(`it runs "${shown(own)}", which may change what hookwright trusts or guards`));
    const isMoved = MOVES_SETTINGS.test(text);
    const agent = programs.find(
      (program) => this.#isAgent(program) && (isMoved || program.args.some((each) => AGENT_SWITCH.test(each))),
    );
    if (agent !== undefined) found.push(asked(`it runs "${shown(agent)}", which may change the hooks of an agent`));
    const unquoted = text.replaceAll(/["'\\]/g, '');
    const isAlias = /alias/i.test(unquoted) && /hookwright/i.test(unquoted);
    const isNamed = isAlias || this.#isNamedIn(text) || this.#isNamedIn(unquoted);
    if (found.length === 0 && isUnclear && isNamed)
      found.push(asked('it cannot be resolved, and it names hookwright or the hook settings of an agent'));
    // The effect of a program on a link is not known.
    const operands = isUnclear && found.length === 0 ? programs.flatMap(({ args }) => args) : [];
    const isLink = (path: string) => variantsOf(path, place).length > 1 && this.#judgePath(path, 'writes', place, true);
    if (operands.some(isLink)) found.push(asked('it runs code on a link to such a file'));
    return found;
  }

  #judgePath(path: string, effect: Effect, place: Place, makesFolders = false): GuardedCall | undefined {
    const variants = variantsOf(path, place).map(namesIn);
    const files = place.isRemote ? this.#files : [...this.#files, ...this.#linked(place.cwd)];
    const reached = files.flatMap((file) => {
      const reach = variants.map((names) => reachOf(names, file)).find((each) => each !== undefined);
      return reach !== undefined && counts(reach, effect, makesFolders) ? [{ file, reach }] : [];
    });
    const isChanged = (reach: Reach) => reach === 'file' || (reach === 'folder' && effect === 'deletes');
    const own = reached.find(({ file, reach }) => file.agent === undefined && isChanged(reach));
    if (own !== undefined) return denied(absolutePath(path, place.cwd));
    const [first] = reached;
    if (first !== undefined) return asked(`it would change ${absolutePath(path, place.cwd)}, ${purposeOf(first.file)}`);
    const inside = effect === 'deletes' && !place.isRemote ? this.#existingBelow(variants, place) : undefined;
    return inside === undefined ? undefined : asked(`it would delete ${inside}`);
  }

  /** Returns true for the program of an agent, also in a package: `npx @openai/codex`. */
  #isAgent({ name, args }: CommandEffects['programs'][number]): boolean {
    const segments = RUNNERS.test(name) ? args.flatMap((each) => each.split('/')) : [name];
    return segments.some((each) => this.#programs.has(each.replace(/@.*$|(?:-code|-cli)(?:@.*)?$/, '')));
  }

  /** Finds links once for each folder: a call that makes one is asked about. */
  #linked(cwd: string): readonly GuardedFile[] {
    const files = this.#links.get(cwd) ?? linkedFiles(this.#files, cwd);
    if (this.#links.size < 100) this.#links.set(cwd, files);
    return files;
  }

  /** Returns a guarded file of the working directory that is below a deleted folder. */
  #existingBelow(deleted: readonly (readonly string[])[], { cwd, named }: Place): string | undefined {
    const names = namesIn(cwd);
    if (!deleted.some((folder) => folder.every((name, at) => names[at] === name))) return undefined;
    return this.#existingIn(cwd, named);
  }

  #existingIn(folder: string, named?: readonly string[]): string | undefined {
    const candidates = this.#files.filter((file) => !file.isAbsolute && file.isAlone !== true && isNamed(file, named));
    return candidates.map((file) => join(folder, ...file.names)).find((file) => existsSync(file));
  }

  /** Returns a guarded file that is copied over the working directory or the home folder together with other files. */
  #copied({ programs, writes }: CommandEffects, { cwd, isRemote }: Place): string | undefined {
    const isWhole = (path: string) => [cwd, homeFolder()].includes(absolutePath(path, cwd));
    if (isRemote || !writes.some(isWhole)) return undefined;
    const sources = programs.flatMap(({ name, args }) => (COPYING.test(name) ? args : []));
    const folders = sources.filter((path) => !isWhole(path)).map((path) => absolutePath(path, cwd));
    return folders.map((folder) => this.#existingIn(folder)).find((file) => file !== undefined);
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

/** Returns true for a program that links to its operands, unpacks them, or changes who may use them. */
function changesOperands({ name, args }: CommandEffects['programs'][number]): boolean {
  if (LINKING.has(name) || PERMITTING.has(name)) return true;
  if (/^(?:cp|rsync|gcp)$/.test(name))
    return args.some((each) => /^-[a-zA-Z]*[ls]|^--(?:li|sy|copy-d|compare-d)/.test(each));
  if (/^(?:bsd)?tar$/.test(name)) return args.some((each) => /^-?[a-zA-Z]*x|^--(?:ex|get)/.test(each));
  return /^(?:unzip|7z[ar]?|unar|cpio)$/.test(name);
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

/** Blocks reading the key with which our records are signed, also with the folder that contains it. */
function readsKey(paths: readonly string[], { cwd }: Place, withFolders: boolean): GuardedCall[] {
  const key = join(dataHome(), 'hookwright/key');
  const folders = withFolders ? [dirname(key), dataHome()] : [];
  const files = [key, ...folders].map((path) => ({ names: namesIn(path), isAbsolute: true, agent: undefined }));
  const isKey = (names: readonly string[]) =>
    files.some((file, at) => (at === 0 || names.length === file.names.length) && reachOf(names, file) === 'file');
  return paths.some((path) => isKey(namesIn(absolutePath(path, cwd)))) ? [denied(key)] : [];
}

/** Returns a path as it is written, and the one to which it leads. */
function variantsOf(path: string, { cwd, isRemote }: Place): string[] {
  const written = absolutePath(path, cwd);
  const target = isRemote ? undefined : attempt(() => targetOf(written), undefined);
  return [...new Set([written, target ?? written])];
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
  const variables = String.raw`\$\{?(?:XDG_(?:STATE|DATA|CONFIG)_HOME|CLAUDE_CONFIG_DIR|CODEX_HOME|QWEN_HOME|COPILOT_HOME)\b`;
  return new RegExp([...new Set([...texts, variables, `\\{[^}\\n]*(?:${hidden.join('|')})`])].join('|'), 'i');
}
