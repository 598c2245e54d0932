import type { Dialect, HostTool, ToolRole } from '../contract/index.js';
import { isRecord } from '../values/json.js';

/** A tool of the host, as far as it is known. */
export interface KnownTool {
  readonly name: string;
  readonly role: ToolRole | undefined;
  /** Our names of its arguments to the host's, the likeliest first. */
  readonly args: ReadonlyMap<string, readonly string[]>;
  readonly server: string | undefined;
  /** Its name on that server. */
  readonly inner: string | undefined;
}

interface TableEntry {
  readonly role: ToolRole;
  readonly args: Map<string, string[]>;
}

/** What the tools of a host are for: as it says, else as the agents whose words are known call theirs. */
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

  /** By name, and by where it comes from when that is known. */
  find(name: string, context?: unknown): KnownTool {
    const byName = this.#byName(name);
    if (!isRecord(context) || typeof context['server_name'] !== 'string') return byName;
    const { server_name: server, tool_name: inner } = context;
    return { ...byName, role: 'mcp', server, inner: typeof inner === 'string' ? inner : (byName.inner ?? name) };
  }

  #byName(name: string): KnownTool {
    const known = this.#known.get(name) ?? this.#identify(name);
    // A model may make names up without end.
    if (this.#known.size < 1000) this.#known.set(name, known);
    return known;
  }

  #identify(name: string): KnownTool {
    const own = Object.hasOwn(this.#own, name) ? this.#own[name] : undefined;
    const common = this.#common.get(name);
    if (own !== undefined) {
      const said = Object.entries(own.args ?? {}).map(([ours, theirs]) => [ours, [theirs]] as const);
      const usual = own.role === common?.role ? common.args : new Map<string, string[]>();
      const args = new Map<string, readonly string[]>([...usual, ...said]);
      return { name, role: own.role, args, server: own.server, inner: own.tool };
    }
    if (common !== undefined) return { name, ...common, server: undefined, inner: undefined };
    const [, server, inner] = this.#mcpNames.map((pattern) => pattern.exec(name)).find((found) => found !== null) ?? [];
    return { name, role: server === undefined ? undefined : 'mcp', args: new Map(), server, inner };
  }
}

/** Arguments of one tool may have several names: agents that call it the same call its arguments differently. */
function commonTools(dialects: readonly Dialect[]): Map<string, TableEntry> {
  const table = new Map<string, TableEntry>();
  for (const { tools } of dialects) {
    for (const role of rolesOf(tools)) {
      const tool = tools[role];
      if (tool === undefined || tool.build !== undefined || role === 'mcp') continue;
      for (const name of [tool.name, ...(tool.also ?? [])]) {
        const entry: TableEntry = table.get(name) ?? { role, args: new Map<string, string[]>() };
        if (entry.role !== role) continue;
        table.set(name, entry);
        for (const [ours, theirs] of Object.entries(tool.args ?? {})) {
          const names = entry.args.get(ours) ?? [];
          if (!names.includes(theirs)) entry.args.set(ours, [...names, theirs]);
        }
      }
    }
  }
  return table;
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

/** Names that say that a tool is of an MCP server: those with a beginning of their own, the longest first. */
function mcpNames(dialects: readonly Dialect[]): RegExp[] {
  const names = new Set(dialects.flatMap(({ tools }) => tools.mcp?.name ?? []));
  const telling = [...names].filter((name) => /^\w+\$\{server\}.*\$\{tool\}$/.test(name));
  const longestFirst = telling.sort((a, b) => b.indexOf('$') - a.indexOf('$'));
  return longestFirst.map(
    (name) => new RegExp(`^${name.replace(/\$\{server\}/, '(.+?)').replace(/\$\{tool\}/, '(.+)')}$`),
  );
}
