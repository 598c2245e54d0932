import type { CommandLanguage, Dialect, FurtherTool, HostTool, ToolRole } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';

/** Dialect whose names of tools and arguments are the native ones. */
export const NATIVE_DIALECT = 'gemini-cli';

/** A tool of the host and its role. */
export interface KnownTool {
  readonly name: string;
  readonly role: ToolRole | undefined;
  /** Native argument names to the host's, the most likely first. */
  readonly args: ReadonlyMap<string, readonly string[]>;
  readonly server: string | undefined;
  /** Name on that server. */
  readonly inner: string | undefined;
  /** Language of its commands, if that is not the one of a POSIX shell. */
  readonly language?: CommandLanguage | undefined;
  /** True if the names of its arguments are those of the calling agent, so that no other name counts. */
  readonly isOfAgent?: boolean;
  /** Arguments without which the host does not run it, by the host's names. Undefined if the host declares none. */
  readonly required?: readonly string[] | undefined;
}

interface TableEntry {
  readonly role: ToolRole;
  readonly args: Map<string, string[]>;
  readonly language?: CommandLanguage | undefined;
}

/** Roles of the host's tools: as the host declares them, else by the names that known agents use. */
export class HostTools {
  readonly #own: Readonly<Record<string, HostTool>>;
  readonly #common: ReadonlyMap<string, TableEntry>;
  readonly #ofAgent: ReadonlyMap<string, TableEntry>;
  readonly #mcpNames: readonly RegExp[];
  readonly #known = new Map<string, KnownTool>();

  /** With the name of an agent, its tools have the agent's argument names and the native ones only. */
  constructor(dialects: readonly Dialect[], own: Readonly<Record<string, HostTool>> = {}, agent?: string) {
    this.#own = own;
    this.#common = withLikelyNames(toolTable(dialects, usualTools(dialects)), dialects);
    this.#ofAgent = toolsOfAgent(dialects, agent);
    this.#mcpNames = mcpNames(dialects);
  }

  /** Returns true if the host has declared a tool of this name. */
  isDeclared(name: string): boolean {
    return Object.hasOwn(this.#own, name);
  }

  /** Finds a tool by its name, and by its MCP server if that is known. */
  find(name: string, context?: unknown): KnownTool {
    const byName = this.#byName(name);
    if (!isRecord(context) || typeof context['server_name'] !== 'string') return byName;
    const { server_name: server, tool_name: inner } = context;
    return { ...byName, role: 'mcp', server, inner: typeof inner === 'string' ? inner : (byName.inner ?? name) };
  }

  #byName(name: string): KnownTool {
    const known = this.#known.get(name) ?? this.#identify(name);
    // A model may invent any number of names.
    if (this.#known.size < 1000) this.#known.set(name, known);
    return known;
  }

  #identify(name: string): KnownTool {
    const own = Object.hasOwn(this.#own, name) ? this.#own[name] : undefined;
    // Names of a model's own tools end in the date of their version.
    const common = this.#common.get(name) ?? this.#common.get(name.replace(/_\d{6,8}$/, ''));
    if (own !== undefined) {
      const { role, server, tool: inner, required, language } = own;
      const declared = Object.entries(own.args ?? {}).map(([ours, theirs]) => [ours, [theirs]] as const);
      const usual = role === common?.role ? common.args : new Map<string, string[]>();
      const args = new Map<string, readonly string[]>([...usual, ...declared]);
      return { name, role, args, server, inner, required, language };
    }
    const ofAgent = this.#ofAgent.get(name);
    if (ofAgent !== undefined) return { name, ...ofAgent, server: undefined, inner: undefined, isOfAgent: true };
    if (common !== undefined) return { name, ...common, server: undefined, inner: undefined };
    const [, server, inner] = this.#mcpNames.map((pattern) => pattern.exec(name)).find((found) => found !== null) ?? [];
    return { name, role: server === undefined ? undefined : 'mcp', args: new Map(), server, inner };
  }
}

export type FactName = 'command' | 'file';

/** Facts that tools of a role have. A role that is not listed has none. */
export const FACT_OF_ROLE: Readonly<Partial<Record<ToolRole, FactName>>> = {
  shell: 'command',
  read: 'file',
  write: 'file',
  edit: 'file',
  delete: 'file',
  glob: 'file',
  grep: 'file',
  list: 'file',
};

/** Returns the roles of the tools of known agents and hosts, by name. */
export function rolesByName(dialects: readonly Dialect[]): ReadonlyMap<string, ToolRole> {
  const further = [...dialects.flatMap(({ further: tools }) => tools ?? []), ...USUAL_TOOLS];
  const main = dialects.flatMap(({ tools }) =>
    rolesOf(tools).flatMap((role) =>
      [tools[role]].map((tool) => ({ role, names: [tool?.name ?? '', ...(tool?.also ?? [])] })),
    ),
  );
  return new Map([...further, ...main].flatMap(({ names, role }) => names.map((name) => [name, role] as const)));
}

/** Collects the tools of dialects. Agents use different argument names for one tool, so an argument may have several. */
function toolTable(dialects: readonly Dialect[], usual: readonly FurtherTool[]): Map<string, TableEntry> {
  const table = new Map<string, TableEntry>();
  const further = dialects.flatMap((dialect) => dialect.further ?? []);
  const all = [...dialects.flatMap(mainTools), ...further, ...usual];
  // Two tools of one name differ in their language only if it is not that of a shell.
  all.sort((one, other) => Number(other.language !== undefined) - Number(one.language !== undefined));
  for (const { names, role, args = {}, patch, language } of all) {
    for (const name of names) {
      const entry = table.get(name) ?? { role, args: new Map<string, string[]>(), language };
      if (entry.role !== role) continue;
      table.set(name, entry);
      for (const [ours, theirs] of Object.entries(args)) entry.args.set(ours, union(entry.args.get(ours), [theirs]));
      if (patch !== undefined) entry.args.set('patch', union(entry.args.get('patch'), patch));
    }
  }
  return table;
}

function mainTools({ tools }: Dialect): FurtherTool[] {
  return rolesOf(tools).flatMap((role) => {
    const tool = tools[role];
    if (tool === undefined || role === 'mcp') return [];
    const { name, also = [], args, patch, build } = tool;
    const patched = patch === undefined ? [] : [{ names: [name], role, patch }];
    return build === undefined ? [...patched, { names: [name, ...also], role, args }] : patched;
  });
}

/** Collects the tools of an agent. Native hooks may change an argument under its native name. */
function toolsOfAgent(dialects: readonly Dialect[], agent: string | undefined): Map<string, TableEntry> {
  const called = dialects.filter(({ dialect }) => dialect === agent);
  const native = dialects.find(({ dialect }) => dialect === NATIVE_DIALECT)?.tools ?? {};
  const table = toolTable(called, []);
  for (const { role, args } of table.values())
    for (const [ours, name] of Object.entries(native[role]?.args ?? {}))
      if (args.has(ours)) args.set(ours, union(args.get(ours), [name]));
  return table;
}

/** Returns the usual tools, with the argument names of all agents' tools of the same role. */
function usualTools(dialects: readonly Dialect[]): FurtherTool[] {
  const main = dialects.flatMap(mainTools);
  return USUAL_TOOLS.flatMap((tool) => [
    tool,
    ...main.filter(({ role }) => role === tool.role).map(({ role, args }) => ({ names: tool.names, role, args })),
  ]);
}

function withLikelyNames(table: Map<string, TableEntry>, dialects: readonly Dialect[]): Map<string, TableEntry> {
  const pathNames = dialects.flatMap(mainTools).flatMap(({ args }) => args?.['path'] ?? []);
  for (const { args } of table.values()) addLikelyNames(args, [...new Set(pathNames)]);
  return table;
}

/** Adds names that the host may use too, so that a call with several of them does not mislead a guard. */
function addLikelyNames(args: Map<string, string[]>, pathNames: readonly string[]): void {
  if (args.has('patch')) args.set('path', union(args.get('path'), pathNames));
  for (const [ours, names] of args) {
    const isTaken = (name: string) => [...args].some(([other, taken]) => other !== ours && taken.includes(name));
    const likely = ours === 'path' ? [...pathNames, ours] : [ours];
    args.set(
      ours,
      union(
        names,
        likely.filter((name) => !isTaken(name)),
      ),
    );
  }
}

function union(names: readonly string[] = [], more: readonly string[]): string[] {
  return [...new Set([...names, ...more])];
}

function rolesOf(tools: Dialect['tools']): ToolRole[] {
  return Object.keys(tools).filter((role): role is ToolRole => Object.hasOwn(tools, role));
}

/** Returns patterns for names of MCP tools: those with a prefix, the longest first. */
function mcpNames(dialects: readonly Dialect[]): RegExp[] {
  const names = new Set(dialects.flatMap(({ tools }) => tools.mcp?.name ?? []));
  const telling = [...names].filter((name) => /^\w+\$\{server\}.*\$\{tool\}$/.test(name));
  const longestFirst = telling.sort((a, b) => b.indexOf('$') - a.indexOf('$'));
  return longestFirst.map(
    (name) => new RegExp(`^${name.replace(/\$\{server\}/, '(.+?)').replace(/\$\{tool\}/, '(.+)')}$`),
  );
}

const SHELLS =
  'bash sh zsh shell run_shell execute_shell shell_command local_shell run_bash execute_bash exec exec_command run_command execute_command terminal run_terminal_cmd run_terminal_command run_in_terminal execute_in_terminal';

/** Tools that hosts and MCP servers commonly have. The tools of agents are in their documents. */
const USUAL_TOOLS: readonly FurtherTool[] = [
  { ...usual('shell', SHELLS), args: { command: 'cmd' } },
  { ...usual('shell', SHELLS), args: { command: 'script' } },
  { ...usual('shell', 'powershell pwsh run_powershell execute_powershell'), language: 'powershell' },
  usual('read', 'view_file open_file read_text_file read_media_file read_multiple_files read_notebook'),
  usual('write', 'create_file save_file write_to_file append_to_file create_directory'),
  usual(
    'edit',
    'edit_file str_replace_editor str_replace_based_edit_tool text_editor replace_in_file insert_edit_into_file search_replace multi_edit edit_notebook apply_diff move_file rename_file copy_file',
  ),
  { ...usual('edit', 'apply_patch'), patch: ['patch', 'input', 'command'] },
  usual('delete', 'delete_file remove_file'),
  usual('grep', 'search_files grep_files'),
  usual('glob', 'find_files file_search glob_file_search'),
  usual('list', 'list_dir list_files list_directory_with_sizes directory_tree'),
];

function usual(role: FurtherTool['role'], names: string): FurtherTool {
  return { role, names: names.split(' ') };
}
