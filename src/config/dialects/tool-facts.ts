import { homedir } from 'node:os';
import type { Dialect, HostTool, ToolRole } from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import { type FileFacts, fileFacts } from '../../util/file-facts.js';
import { type Fields, fieldsOf, isRecord } from '../../util/json.js';
import { readCommand, unreadableCommand } from '../../util/shell/facts/command-facts.js';
import type { FactList } from '../../util/shell/facts/fact-list.js';
import { projectFacts } from '../../util/shell/facts/project-facts.js';
import { type ProjectCommandFacts, UNRESOLVED_NAMES } from '../../util/shell/facts/types.js';
import { patchedFiles } from './built-in/patch.js';
import { differingNames } from './dialect-tool.js';
import { FACT_OF_ROLE, type FactName, HostTools, type KnownTool } from './host-tools.js';
import { commandTexts, shapeOf, type ToolShape, textsIn } from './tool-shape.js';

/** Innermost braces of a pattern. */
const GROUP = /\{([^{}]*)\}/;
const MAX_PATTERNS = 200;
const SEARCHES: ReadonlySet<ToolRole | undefined> = new Set(['glob', 'grep', 'list']);

/** Parts of one tool call that facts are made from. */
interface ReadCall {
  readonly commands: readonly ProjectCommandFacts[];
  readonly paths: readonly LocatedPath[];
  /** True if the tool may have facts that are not known. */
  readonly isUnknown: boolean;
}

/** Path of an argument, the folder that it is relative to, and the working directory. */
interface LocatedPath {
  readonly path: string;
  readonly folder: string;
  readonly cwd: string;
}

/** Tool call whose arguments are read. */
interface GivenCall {
  readonly tool: KnownTool;
  readonly args: Fields;
  readonly shape: ToolShape;
  readonly cwd: string;
  /** True if the call is on another machine, whose disk and project are not known. */
  readonly isRemote: boolean;
  /** True if the agent or the host declares the names of arguments. */
  readonly isExact: boolean;
}

export interface ToolFactsOptions {
  readonly documents: readonly Dialect[];
  /** Tools as the host declares them. */
  readonly tools?: Readonly<Record<string, HostTool>> | undefined;
  /** Agent that calls, if it is known: only its names of arguments count. */
  readonly agent?: string | undefined;
  /** Returns the project folder. Undefined if it is the working directory. */
  readonly project: () => string | undefined;
  /** Called with a tool that rules could not judge. */
  readonly report?: ((tool: string, problem: { readonly what: string; readonly help: string }) => void) | undefined;
}

/** Finds the facts about tool calls, by the roles of the host's tools, else by the names of their arguments. */
export class ToolFactsFinder {
  readonly #tools: HostTools;
  readonly #options: ToolFactsOptions;
  /** Further facts of a call, by the one in its input. */
  readonly #others = new WeakMap<object, readonly object[]>();
  readonly #byAgent = new Map<string, ToolFactsFinder>();
  #last:
    | { readonly text: string; readonly cwd: string; readonly shell: string | undefined; readonly command: FactList }
    | undefined;

  constructor(options: ToolFactsOptions) {
    this.#tools = new HostTools(options.documents, options.tools, options.agent);
    this.#options = options;
  }

  /**
   * Sets the facts of an input, or removes those of an earlier call. For a call on another machine, reported facts stay where
   * this host cannot find them itself: about files, and about tools that only the agent there declares.
   */
  set(input: Record<string, unknown>): void {
    const isRemote = isRecord(input['origin']);
    const { commands, paths } = this.#read(input);
    input['project'] = this.#projectOf(folderOf(input), isRemote);
    // The home folder of another machine is not known.
    const home = isRemote ? undefined : homeFolder();
    if (home === undefined) delete input['home'];
    else input['home'] = home;
    this.#setFact(input, 'command', commands, isRemote);
    // The files of another machine cannot be read here.
    this.#setFact(input, 'file', isRemote ? [] : this.#filesOf(paths), isRemote);
  }

  /** Returns inputs with the further facts of a call: a tool may use several files, and a path may lead to another one. */
  variants(input: Fields): readonly Fields[] {
    return (['command', 'file'] as const).flatMap((name) => {
      const fact = input[name];
      if (!isRecord(fact)) return [];
      const others = this.#others.get(fact) ?? [];
      const real = name === 'file' ? [fact, ...others].flatMap(realFile) : [];
      return [...others, ...real].map((other) => ({ ...input, [name]: other }));
    });
  }

  /**
   * Returns why this host does not know a fact: arguments contradict each other, or the call is on another machine. What the
   * request of that machine reports may be forged.
   */
  whyUnknown(fact: string, input: Fields): string | undefined {
    const { origin, tool_name: name, cwd } = input;
    if (typeof name !== 'string') return undefined;
    const tool = this.#toolOf(name, input);
    const ownFact = FACT_OF_ROLE[tool.role ?? 'none'];
    if (!isRecord(origin)) {
      if (ownFact !== fact || tool.isOfAgent || tool.server !== undefined) return undefined;
      return differingNames(tool, fieldsOf(input['tool_input']), String(cwd));
    }
    const shown = JSON.stringify(name);
    const { commands, paths } = this.#read(input);
    if (fact === 'file' && (ownFact === 'file' || paths.length > 0))
      return `the file of ${shown} is on another machine; use the rule in the settings of the agent there`;
    if ((fact === 'command' && commands.length > 0) || input[fact] === undefined) return undefined;
    return `only the agent on the other machine knows the ${fact} of ${shown}; declare it in the option "tools" of this host`;
  }

  /** Returns why rules cannot judge a tool that may run a command or use a file. */
  whyNotJudged(input: Fields): string | undefined {
    const { tool_name: name } = input;
    if (typeof name !== 'string' || !this.#read(input).isUnknown) return undefined;
    const tool = JSON.stringify(name);
    const what = `cannot judge the tool ${tool}: none of its arguments is known to be a command or a file`;
    const line = `tools: { ${tool}: { role: 'shell', args: { command: '...' } } }`;
    const inHost = `declare it in the options: ${line}, or role: 'none' if it runs no command and uses no file`;
    const help = this.#options.agent === undefined ? inHost : 'write a rule about its tool_input';
    this.#options.report?.(name, { what, help });
    return `${what}; ${help}`;
  }

  /** Returns the finder for calls of an agent, whose names of arguments are known. */
  forAgent(agent: string | undefined): ToolFactsFinder {
    if (agent === undefined) return this;
    const finder = this.#byAgent.get(agent) ?? new ToolFactsFinder({ ...this.#options, agent });
    this.#byAgent.set(agent, finder);
    return finder;
  }

  /** Returns a text that is equal for calls of the same tool with the same arguments. */
  keyOf({ tool_name: name, tool_input: args }: Fields): string {
    return JSON.stringify([name, args]);
  }

  #setFact(input: Record<string, unknown>, name: string, facts: readonly object[], keepsReported: boolean): void {
    const [first, ...others] = facts.map(withoutFalse);
    if (first !== undefined) input[name] = first;
    else if (!keepsReported) delete input[name];
    if (first !== undefined && others.length > 0) this.#others.set(first, others);
  }

  /** Finds a tool as the host or an agent knows it. A tool of an MCP server may have a usual name there. */
  #toolOf(name: string, { mcp_context: server }: Fields): KnownTool {
    const tool = this.#tools.isDeclared(name) ? this.#tools.find(name) : this.#tools.find(name, server);
    if (tool.role !== 'mcp') return tool;
    const { role, args, language } = this.#tools.find(tool.inner ?? name);
    return { ...tool, role, args, language, server: tool.server ?? '' };
  }

  #read(input: Fields): ReadCall {
    const { tool_name: name, tool_input: given, origin } = input;
    if (typeof name !== 'string') return { commands: [], paths: [], isUnknown: false };
    const tool = this.#toolOf(name, input);
    const cwd = folderOf(input);
    const shape = shapeOf(given);
    const isExact = tool.isOfAgent === true || this.#tools.isDeclared(name);
    const call: GivenCall = { tool, args: fieldsOf(given), shape, cwd, isRemote: isRecord(origin), isExact };
    const ownFact = FACT_OF_ROLE[tool.role ?? 'none'];
    const isKnown = tool.role !== undefined && tool.role !== 'mcp';
    // A server, and a tool of which only the name is known, may do anything that the arguments point out.
    const mayHave = (fact: FactName) =>
      fact === ownFact || tool.server !== undefined || (ownFact === undefined && !(isKnown && isExact));
    const commands = mayHave('command') ? this.#commandsOf(call, ownFact === 'command') : [];
    const paths = mayHave('file') ? pathsOf(call) : [];
    const isHarmless = isKnown && ownFact === undefined;
    return { commands, paths, isUnknown: !isHarmless && shape.hasText && commands.length + paths.length === 0 };
  }

  #commandsOf(call: GivenCall, isShell: boolean): ProjectCommandFacts[] {
    const { tool, args, shape, cwd, isExact } = call;
    const named = isShell ? givenIn(tool, 'command', args) : [];
    const texts = withOthers(
      named.flatMap((value) => commandTexts(value)),
      shape.commands,
      isExact,
    );
    const dirs = givenIn(tool, 'dir', args).flatMap(textsIn);
    // Without a folder, a known tool runs in the working directory, whatever else its arguments are called.
    const folders = isExact && named.length > 0 ? dirs : withOthers(dirs, shape.folders, false);
    if (texts.length === 0 && isShell && named.length === 0)
      return [unreadableCommand(`none of the arguments of ${tool.name} is known to be its command`)];
    const all = texts.length === 0 && isShell ? [''] : texts;
    const places = folders.length === 0 ? [cwd] : folders.map((folder) => resolveIn(cwd, folder));
    return all.flatMap((text) => places.map((place) => this.#factsOf(text, place, call)));
  }

  #factsOf(text: string, folder: string, { tool: { language }, cwd, isRemote }: GivenCall): ProjectCommandFacts {
    const shell = language === 'powershell' ? 'pwsh' : attempt(() => process.env['SHELL'], undefined);
    const command = this.#readCommand(text, folder, shell);
    const facts = projectFacts(command, this.#projectOf(cwd, isRemote), !isRemote, cwd);
    if (language !== 'keys' || !/[^\s\p{Cc}]/u.test(text)) return facts;
    const why_opaque = 'it is typed into a program that is already running';
    return { ...facts, opaque: true, unresolved: UNRESOLVED_NAMES, why_opaque };
  }

  /** Remembers the last command: the event after a tool is about the same one. */
  #readCommand(text: string, cwd: string, shell: string | undefined): FactList {
    if (this.#last?.text !== text || this.#last.cwd !== cwd || this.#last.shell !== shell) {
      const home = homeFolder();
      const options = { cwd, ...(home !== undefined && { home }), ...(shell !== undefined && { shell }) };
      this.#last = { text, cwd, shell, command: readCommand(text, options) };
    }
    return this.#last.command;
  }

  /** Returns the folder of the project. On another machine it is not known, and the working directory counts. */
  #projectOf(cwd: string, isRemote: boolean): string {
    return (isRemote ? undefined : this.#options.project()) ?? cwd;
  }

  /** Returns the facts about files. Those that guards would object to come first: scripts read only one. */
  #filesOf(paths: readonly LocatedPath[]): FileFacts[] {
    const project = this.#options.project();
    const files = paths.map(({ path, folder, cwd }) => fileFacts(path, { cwd: folder, project: project ?? cwd }));
    const isDoubtful = (file: FileFacts) => !file.inside_project || file.is_symlink_out || file.is_secret_like;
    return [...files.filter(isDoubtful), ...files.filter((file) => !isDoubtful(file))];
  }
}

/** Returns the paths of a call. A search without a folder is about the working directory. */
function pathsOf({ tool, args, shape, cwd, isExact }: GivenCall): LocatedPath[] {
  const textsOf = (word: string) => givenIn(tool, word, args).flatMap(textsIn);
  const isSearch = SEARCHES.has(tool.role);
  const isFileTool = FACT_OF_ROLE[tool.role ?? 'none'] === 'file';
  const dirs = isSearch ? textsOf('dir') : [];
  const globs = [...textsOf('include'), ...(tool.role === 'glob' ? textsOf('pattern') : [])].flatMap(globPaths);
  const patched = textsOf('patch').flatMap((patch) => patchedFiles(patch).map(({ path }) => path));
  const named = isFileTool ? [...textsOf('path'), ...patched, ...dirs, ...globs] : [];
  const shown = shape.commands.length > 0 ? shape.paths : [...shape.paths, ...shape.folders];
  const paths = withOthers(named, shown, isExact);
  const folders = [...new Set([cwd, ...[...dirs, ...shape.folders].map((dir) => resolveIn(cwd, dir))])];
  const all = paths.length === 0 && isSearch ? ['.'] : paths.flatMap(withHome);
  return all.flatMap((path) => folders.map((folder) => ({ path, folder, cwd })));
}

/** Some tools expand `~` in a path, others do not. */
function withHome(path: string): string[] {
  const home = /^~(?=\/|$)/.test(path) ? homeFolder() : undefined;
  return home === undefined ? [path] : [path, home + path.slice(1)];
}

/** Adds values of arguments whose names only look like it, unless the names of the tool are known. */
function withOthers(named: readonly string[], shown: readonly string[], isExact: boolean): string[] {
  return [...new Set(isExact && named.length > 0 ? named : [...named, ...shown])];
}

/** Returns the paths that a pattern may be about: for `{.env,a}*` also `.env`. */
function globPaths(pattern: string): string[] {
  let patterns = [pattern];
  while (patterns.length < MAX_PATTERNS && patterns.some((each) => GROUP.test(each)))
    patterns = patterns.flatMap((each) => {
      const [group, list] = GROUP.exec(each) ?? [];
      return group === undefined ? [each] : (list ?? '').split(',').map((part) => each.replace(group, () => part));
    });
  const plain = patterns.map((each) => each.replaceAll(/[*?]+/g, '').replaceAll(/\[(.)\]/g, '$1'));
  return [...patterns, ...plain].filter((path) => path !== '');
}

/** Facts that are sent also if they are false: a script must not take a missing one for the harmless value. */
const ALWAYS_SENT: ReadonlySet<string> = new Set(['opaque', 'inside_project']);

/** Leaves out what is false: a script that searches its input for a word such as "secret" must not find it in every call. */
function withoutFalse(fact: object): object {
  return Object.fromEntries(Object.entries(fact).filter(([name, value]) => value !== false || ALWAYS_SENT.has(name)));
}

/** Returns the folder of a call. If another machine does not report it, no absolute path is in it. */
function folderOf({ cwd, origin }: Fields): string {
  if (isRecord(origin)) return typeof origin['cwd'] === 'string' ? origin['cwd'] : '/(unknown folder)';
  return typeof cwd === 'string' ? cwd : '/';
}

/** Returns the values of an argument, under all of its names. */
function givenIn({ args: names }: KnownTool, ours: string, args: Fields): unknown[] {
  const known = names.get(ours) ?? [ours];
  const values = known.map((name) => (Object.hasOwn(args, name) ? args[name] : undefined));
  return values.filter((value) => value !== undefined && value !== null);
}

function resolveIn(cwd: string, dir: string): string {
  return dir.startsWith('/') ? dir : `${cwd}/${dir}`;
}

function homeFolder(): string | undefined {
  return attempt(() => process.env['HOME'] ?? homedir(), undefined);
}

/** Returns a file by the path where it leads, if that is another one. */
function realFile(file: object): object[] {
  const { real_path: path } = fieldsOf(file);
  return path === undefined ? [] : [{ ...file, path }];
}
