import { resolve } from 'node:path';
import type { Dialect, DialectTool, ToolRole } from '../contract/index.js';
import { isRecord } from '../values/json.js';
import { isPatch, patchOf, readPatch } from './built-in/patch.js';
import type { KnownTool } from './host-tools.js';
import { expand } from './templates.js';

type Fields = Readonly<Record<string, unknown>>;

/** The argument by which a guard judges a tool. */
const TELLING: Readonly<Partial<Record<ToolRole, string>>> = {
  shell: 'command',
  read: 'path',
  write: 'path',
  edit: 'path',
  delete: 'path',
};

/** A call of a tool of the host, in the words of a dialect. */
export class ToolCall {
  readonly tool: KnownTool;
  readonly #dialect: Dialect;
  readonly #theirs: DialectTool | undefined;
  readonly #input: Fields;
  readonly #cwd: string;

  constructor(dialect: Dialect, tool: KnownTool, input: unknown, cwd: string) {
    this.tool = tool;
    this.#dialect = dialect;
    this.#theirs = tool.role === undefined ? undefined : dialect.tools[tool.role];
    this.#input = isRecord(input) ? input : {};
    this.#cwd = cwd;
  }

  /** A tool that the dialect has no word for keeps its own. */
  get name(): string {
    const { name, role, server, inner } = this.tool;
    if (this.#theirs === undefined) return name;
    if (role !== 'mcp') return this.#theirs.name;
    return expand(this.#theirs.name, { server, tool: inner ?? name }) ?? name;
  }

  get claude(): string {
    return this.#theirs?.claude ?? this.name;
  }

  /** What matchers may call it. */
  get names(): readonly string[] {
    return [this.name, ...(this.#theirs?.also ?? [])];
  }

  get input(): Fields {
    const build = this.#theirs?.build;
    if (build !== undefined) {
      const given = this.#patchArgument();
      const patch = given === undefined ? patchOf(this.#ours(), this.tool.role) : this.#input[given];
      return Object.fromEntries(Object.keys(build).map((name) => [name, patch]));
    }
    const { args = {} } = this.#theirs ?? {};
    const translated = Object.entries(this.#input).map(([name, value]) => {
      const ours = this.#ourName(name);
      const theirs = (ours !== undefined && args[ours]) || name;
      return [theirs, this.#dialect.absolute.includes(theirs) ? this.#absolute(value) : value];
    });
    return Object.fromEntries(translated);
  }

  /** An argument by our name. */
  argument(ours: string): unknown {
    const value = this.#ours()[ours];
    return this.#dialect.absolute.length > 0 ? this.#located(ours, value) : value;
  }

  /** Arguments that stand for the same thing and differ: only the tool knows which of them counts. */
  get contradiction(): string | undefined {
    // A server names the arguments of its tools as it likes.
    if (this.tool.role === 'mcp') return undefined;
    for (const [ours, names] of this.tool.args) {
      const given = names.filter((name) => Object.hasOwn(this.#input, name));
      const values = new Set(given.map((name) => JSON.stringify(this.#located(ours, this.#input[name])) ?? ''));
      if (values.size > 1) return `${given.join(' and ')} of ${this.tool.name} differ, and each may be its ${ours}`;
    }
    return undefined;
  }

  /** What a guard of such a tool looks at, where no argument is known to be it. */
  get unknown(): string | undefined {
    const { role } = this.tool;
    const ours = role === undefined ? undefined : TELLING[role];
    if (ours === undefined || this.#ours()[ours] !== undefined) return undefined;
    if (this.#theirs?.build !== undefined && this.#patchArgument() !== undefined) return undefined;
    return `none of the arguments of ${this.tool.name} is known to be its ${ours}: name it in "tools"`;
  }

  /** What a hook made of the arguments, in the words of the host; undefined where that cannot be told. */
  back(changed: Fields): Record<string, unknown> | undefined {
    const build = this.#theirs?.build;
    if (build !== undefined) return this.#fromBuilt(changed, Object.keys(build));
    const ourNames = new Map(Object.entries(this.#theirs?.args ?? {}).map(([ours, theirs]) => [theirs, ours]));
    return Object.fromEntries(
      Object.entries(changed).map(([theirs, value]) => [this.#hostName(ourNames.get(theirs)) ?? theirs, value]),
    );
  }

  #fromBuilt(changed: Fields, [name = '']: readonly string[]): Record<string, unknown> | undefined {
    const text = changed[name];
    if (typeof text !== 'string') return undefined;
    if (text === this.input[name]) return { ...this.#input };
    const given = this.#patchArgument();
    if (given !== undefined) return { ...this.#input, [given]: text };
    const ours = readPatch(text, this.tool.role);
    return (
      ours && Object.fromEntries(Object.entries(ours).map(([word, value]) => [this.#hostName(word) ?? word, value]))
    );
  }

  /** The host's own tool may take the text of a patch. */
  #patchArgument(): string | undefined {
    return Object.keys(this.#input).find((name) => isPatch(this.#input[name]));
  }

  #located(ours: string, value: unknown): unknown {
    return ours === 'path' ? this.#absolute(value) : value;
  }

  #absolute(value: unknown): unknown {
    return typeof value === 'string' && value !== '' ? resolve(this.#cwd, value) : value;
  }

  #ours(): Record<string, unknown> {
    return Object.fromEntries(Object.entries(this.#input).map(([name, value]) => [this.#ourName(name) ?? name, value]));
  }

  #ourName(hostName: string): string | undefined {
    for (const [ours, names] of this.tool.args) if (names.includes(hostName)) return ours;
    return undefined;
  }

  /** The name that the call used, else the likeliest. */
  #hostName(ours: string | undefined): string | undefined {
    const names = ours === undefined ? undefined : this.tool.args.get(ours);
    return names?.find((name) => Object.hasOwn(this.#input, name)) ?? names?.[0];
  }
}
