import { homedir } from 'node:os';
import type { Dialect, HostTool, ToolRole } from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import { type FileFacts, fileFacts } from '../../util/file-facts.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import { readCommand, unreadableCommand } from '../../util/shell/facts/command-facts.js';
import type { FactList } from '../../util/shell/facts/fact-list.js';
import { projectFacts } from '../../util/shell/facts/project-facts.js';
import type { ProjectCommandFacts } from '../../util/shell/facts/types.js';
import { quoteWord } from '../../util/shell/quote-word.js';
import { patchedFiles } from './built-in/patch.js';
import { HostTools, type KnownTool } from './host-tools.js';

type Fields = Readonly<Record<string, unknown>>;

const FILE_ROLES: ReadonlySet<ToolRole | undefined> = new Set(['read', 'write', 'edit', 'delete']);

/** Facts about one tool call. At most one of them is set. */
interface CallFacts {
  readonly command?: ProjectCommandFacts | undefined;
  readonly file?: FileFacts | undefined;
}

/** Folders of a tool call. */
interface CallPlace {
  readonly cwd: string;
  readonly project: string;
  /** True if they are on another machine. */
  readonly isRemote: boolean;
}

export interface ToolFactsOptions {
  readonly documents: readonly Dialect[];
  /** Tools as the host declares them. */
  readonly tools?: Readonly<Record<string, HostTool>> | undefined;
  /** Returns the project folder. Undefined if it is the working directory. */
  readonly project: () => string | undefined;
}

/** Finds the facts about tool calls, by the roles of the host's tools. */
export class ToolFactsFinder {
  readonly #tools: HostTools;
  readonly #options: ToolFactsOptions;
  #last: { readonly text: string; readonly cwd: string; readonly command: FactList } | undefined;

  constructor(options: ToolFactsOptions) {
    this.#tools = new HostTools(options.documents, options.tools);
    this.#options = options;
  }

  /**
   * Sets the facts of an input, or removes those of an earlier call. For a call on another machine, reported facts stay where
   * this host cannot find them itself: about files, and about tools that only the agent there declares.
   */
  set(input: Record<string, unknown>): void {
    const isRemote = isRecord(input['origin']);
    const { command, file } = this.#find(input, isRemote);
    input['project'] = this.#placeOf(input, isRemote).project;
    // The home folder of another machine is not known.
    const home = isRemote ? undefined : homeFolder();
    if (home === undefined) delete input['home'];
    else input['home'] = home;
    setFact(input, 'command', command, isRemote);
    setFact(input, 'file', file, isRemote);
  }

  /** Returns why this host does not know a fact about a call on another machine. What the request reports may be forged. */
  whyUnknown(fact: string, input: Fields): string | undefined {
    const { origin, tool_name: name } = input;
    if (!isRecord(origin) || typeof name !== 'string') return undefined;
    const tool = JSON.stringify(name);
    if (fact === 'file' && FILE_ROLES.has(this.#toolOf(name, input).role)) {
      return `the file of ${tool} is on another machine; use the rule in the settings of the agent there`;
    }
    const found = fieldsOf(this.#find(input, true))[fact];
    if (found !== undefined || input[fact] === undefined) return undefined;
    return `only the agent on the other machine knows the ${fact} of ${tool}; declare it in the option "tools" of this host`;
  }

  /** Returns a text that is equal for calls of the same tool with the same arguments. */
  keyOf({ tool_name: name, tool_input: args }: Fields): string {
    return JSON.stringify([name, args]);
  }

  #toolOf(name: string, { mcp_context: server }: Fields): KnownTool {
    return this.#tools.isDeclared(name) ? this.#tools.find(name) : this.#tools.find(name, server);
  }

  #find(input: Fields, isRemote: boolean): CallFacts {
    const { tool_name: name, tool_input: given } = input;
    if (typeof name !== 'string') return {};
    const tool = this.#toolOf(name, input);
    const args = fieldsOf(given);
    const place = this.#placeOf(input, isRemote);
    if (tool.role === 'shell') return { command: this.#commandOf(tool, args, place) };
    // The files of another machine cannot be read here.
    return FILE_ROLES.has(tool.role) && !isRemote ? { file: this.#fileOf(tool, args, place) } : {};
  }

  /** Returns where a call is made. The project of another machine is not known: there, its working directory counts. */
  #placeOf(input: Fields, isRemote: boolean): CallPlace {
    const folder = isRemote ? fieldsOf(input['origin'])['cwd'] : input['cwd'];
    const cwd = typeof folder === 'string' ? folder : '/';
    return { cwd, project: (isRemote ? undefined : this.#options.project()) ?? cwd, isRemote };
  }

  #commandOf(tool: KnownTool, args: Fields, { cwd, project, isRemote }: CallPlace): ProjectCommandFacts {
    const texts = [...new Set(givenIn(tool, 'command', args).map(commandText))];
    const [text] = texts;
    const [dir] = givenIn(tool, 'dir', args);
    if (text === undefined)
      return unreadableCommand(`none of the arguments of ${tool.name} is known to be its command`);
    if (texts.length > 1) return unreadableCommand(`several arguments of ${tool.name} may be its command`);
    const folder = typeof dir === 'string' ? resolveIn(cwd, dir) : cwd;
    return projectFacts(this.#read(text, folder), project, !isRemote);
  }

  /** Remembers the last command: the event after a tool is about the same one. */
  #read(text: string, cwd: string): FactList {
    const home = homeFolder();
    if (this.#last?.text !== text || this.#last.cwd !== cwd) {
      this.#last = { text, cwd, command: readCommand(text, { cwd, ...(home !== undefined && { home }) }) };
    }
    return this.#last.command;
  }

  /** Facts of the file that guards would object to, if there are several. */
  #fileOf(tool: KnownTool, args: Fields, { cwd, project }: CallPlace): FileFacts | undefined {
    const patches = givenIn(tool, 'patch', args).flatMap((patch) =>
      patchedFiles(String(patch)).map(({ path }) => path),
    );
    const paths = givenIn(tool, 'path', args).filter((path) => typeof path === 'string');
    const all = [...new Set([...paths, ...patches])].map((path) => fileFacts(path, { cwd, project }));
    return all.find((file) => !file.inside_project || file.is_symlink_out || file.is_secret_like) ?? all[0];
  }
}

function setFact(input: Record<string, unknown>, name: string, fact: object | undefined, keepsReported: boolean): void {
  if (fact !== undefined) input[name] = withoutFalse(fact);
  else if (!keepsReported) delete input[name];
}

/** Facts that are sent also if they are false: a script must not take a missing one for the harmless value. */
const ALWAYS_SENT: ReadonlySet<string> = new Set(['opaque', 'inside_project']);

/** Leaves out what is false: a script that searches its input for a word such as "secret" must not find it in every call. */
function withoutFalse(fact: object): object {
  return Object.fromEntries(Object.entries(fact).filter(([name, value]) => value !== false || ALWAYS_SENT.has(name)));
}

/** Returns the values of an argument, under all of its names. */
function givenIn({ args: names }: KnownTool, ours: string, args: Fields): unknown[] {
  const known = names.get(ours) ?? [ours];
  const values = known.map((name) => (Object.hasOwn(args, name) ? args[name] : undefined));
  return values.filter((value) => value !== undefined && value !== null && value !== '');
}

/** Returns a command as text. A list of words runs without a shell. */
function commandText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map((word) => quoteWord(String(word))).join(' ') : JSON.stringify(value);
}

function resolveIn(cwd: string, dir: string): string {
  return dir.startsWith('/') ? dir : `${cwd}/${dir}`;
}

function homeFolder(): string | undefined {
  return attempt(() => process.env['HOME'] ?? homedir(), undefined);
}
