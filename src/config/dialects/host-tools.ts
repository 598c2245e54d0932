import type { Dialect, HostTool, ToolRole } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';

/** A tool of the host and its role. */
export interface KnownTool {
  readonly name: string;
  readonly role: ToolRole | undefined;
  /** Native argument names to the host's, the most likely first. */
  readonly args: ReadonlyMap<string, readonly string[]>;
  readonly server: string | undefined;
  /** Name on that server. */
  readonly inner: string | undefined;
  /** Arguments without which the host does not run it, by the host's names. Undefined if the host declares none. */
  readonly required?: readonly string[] | undefined;
}

interface TableEntry {
  readonly role: ToolRole;
  readonly args: Map<string, string[]>;
}

/** Roles of the host's tools: as the host declares them, else by the names that known agents use. */
export class HostTools {
  readonly #own: Readonly<Record<string, HostTool>>;
  readonly #common: ReadonlyMap<string, TableEntry>;
  readonly #mcpNames: readonly RegExp[];
  readonly #known = new Map<string, KnownTool>();

  constructor(dialects: readonly Dialect[], own: Readonly<Record<string, HostTool>> = {}) {
    this.#own = own;
    this.#common = commonTools(dialects);
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
    const common = this.#common.get(name);
    if (own !== undefined) {
      const declared = Object.entries(own.args ?? {}).map(([ours, theirs]) => [ours, [theirs]] as const);
      const usual = own.role === common?.role ? common.args : new Map<string, string[]>();
      const args = new Map<string, readonly string[]>([...usual, ...declared]);
      return { name, role: own.role, args, server: own.server, inner: own.tool, required: own.required };
    }
    if (common !== undefined) return { name, ...common, server: undefined, inner: undefined };
    const [, server, inner] = this.#mcpNames.map((pattern) => pattern.exec(name)).find((found) => found !== null) ?? [];
    return { name, role: server === undefined ? undefined : 'mcp', args: new Map(), server, inner };
  }
}

/** Collects the tools of all dialects. Agents use different argument names for one tool, so an argument may have several. */
function commonTools(dialects: readonly Dialect[]): Map<string, TableEntry> {
  const table = new Map<string, TableEntry>();
  const add = (name: string, role: ToolRole, args: readonly (readonly [string, readonly string[]])[]) => {
    const entry: TableEntry = table.get(name) ?? { role, args: new Map<string, string[]>() };
    if (entry.role !== role) return;
    table.set(name, entry);
    for (const [ours, names] of args) entry.args.set(ours, union(entry.args.get(ours), names));
  };
  const pathNames = new Set<string>();
  for (const { tools } of dialects) {
    for (const role of rolesOf(tools)) {
      const tool = tools[role];
      if (tool === undefined || role === 'mcp') continue;
      if (tool.patch !== undefined) add(tool.name, role, [['patch', tool.patch]]);
      if (tool.build !== undefined) continue;
      const args = Object.entries(tool.args ?? {}).map(([ours, theirs]) => [ours, [theirs]] as const);
      for (const name of [tool.name, ...(tool.also ?? [])]) add(name, role, args);
      if (tool.args?.['path'] !== undefined) pathNames.add(tool.args['path']);
    }
  }
  for (const { args } of table.values()) addLikelyNames(args, [...pathNames]);
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

const ROLES: readonly ToolRole[] = [
  'shell',
  'read',
  'write',
  'edit',
  'delete',
  'glob',
  'grep',
  'list',
  'fetch',
  'search',
  'task',
  'todo',
  'ask',
  'mcp',
];

function rolesOf(tools: Dialect['tools']): ToolRole[] {
  return ROLES.filter((role) => tools[role] !== undefined);
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
