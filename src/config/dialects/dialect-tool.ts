import { resolve } from 'node:path';
import type { Dialect, DialectTool, DialectValue, ToolRole } from '../../../generated/index.js';
import { type Fields, isRecord } from '../../util/json.js';
import { isPatch, patchOf, readPatch } from './built-in/patch.js';
import type { KnownTool } from './host-tools.js';
import { expand } from './templates.js';

/** Argument that a guard inspects, by role of the tool. */
const INSPECTED: Readonly<Partial<Record<ToolRole, string>>> = {
  shell: 'command',
  read: 'path',
  write: 'path',
  edit: 'path',
  delete: 'path',
};

/** A tool call of the host, with the names of a dialect. */
export class ToolCall {
  readonly tool: KnownTool;
  readonly #dialect: Dialect;
  readonly #theirs: DialectTool | undefined;
  readonly #input: Fields;
  readonly #cwd: string;

  constructor(dialect: Dialect, tool: KnownTool, input: unknown, cwd: string) {
    this.tool = tool;
    this.#dialect = dialect;
    this.#theirs = toolIn(dialect, tool);
    this.#input = isRecord(input) ? input : {};
    this.#cwd = cwd;
  }

  /** Name of the tool in the dialect, or its own name if the dialect has no such tool. */
  get name(): string {
    const { name, role, server, inner } = this.tool;
    if (this.#theirs === undefined) return name;
    if (role !== 'mcp') return this.#theirs.name;
    return expand(this.#theirs.name, { server, tool: inner ?? name }) ?? name;
  }

  /** Form of its result in the dialect. */
  get response(): DialectValue | undefined {
    return this.#theirs?.response ?? this.#dialect.response;
  }

  get claude(): string {
    return this.#theirs?.claude ?? this.name;
  }

  /** Names that matchers may use for it. */
  get names(): readonly string[] {
    return [this.name, ...(this.#theirs?.also ?? [])];
  }

  /** Returns true if a permission rule for the named tool covers this one. A rule may name a server for all of its tools. */
  isNamedByRule(name: string): boolean {
    if (this.names.includes(name) || this.#theirs?.rule === name) return true;
    return this.tool.role === 'mcp' && this.name.startsWith(`${name}__`);
  }

  get input(): Fields {
    const build = this.#theirs?.build;
    if (build !== undefined) {
      const [given] = this.#given('patch');
      const patch = given === undefined ? patchOf(this.#ours(), this.tool.role) : this.#input[given];
      return Object.fromEntries(Object.keys(build).map((name) => [name, patch]));
    }
    const { args = {} } = this.#theirs ?? {};
    return this.#renamed(
      (ours) => args[ours],
      (theirs, value) => (this.#dialect.absolute.includes(theirs) ? located('path', value, this.#cwd) : value),
    );
  }

  /** Returns an argument by its native name. */
  argument(ours: string): unknown {
    const value = this.#ours()[ours];
    return this.#dialect.absolute.length > 0 ? located(ours, value, this.#cwd) : value;
  }

  /** Name of an argument that is a list or an object, such as `env`. */
  get structuredArgument(): string | undefined {
    return Object.keys(this.#input).find((name) => typeof this.#input[name] === 'object' && this.#input[name] !== null);
  }

  /** Reason why hooks cannot see what the call does. Undefined if they can. */
  get contradiction(): string | undefined {
    // MCP servers choose the names of arguments.
    if (this.tool.role === 'mcp') return undefined;
    return differingNames(this.tool, this.#input, this.#cwd) ?? this.#patchWithPath() ?? this.#unbuildable();
  }

  /** Finds a patch with a separate path: a patch names its files itself. */
  #patchWithPath(): string | undefined {
    const [patch] = this.#given('patch');
    const [path = 'path'] = this.#given('path');
    if (patch === undefined || !isGiven(this.#ours()['path'])) return undefined;
    return `${patch} and ${path} of ${this.tool.name} may name different files, and each may be the one that it changes`;
  }

  /** Returns why no patch can be built that shows the file that the tool changes. */
  #unbuildable(): string | undefined {
    if (this.#theirs?.build === undefined || this.#given('patch').length > 0) return undefined;
    const { path } = this.#ours();
    if (isGiven(path)) return isOneLine(path) ? undefined : `the path of ${this.tool.name} is not a text of one line`;
    const hidden = Object.keys(this.#input).find((name) => isPatch(this.#input[name]));
    if (hidden === undefined) return undefined;
    return `${hidden} of ${this.tool.name} is a patch, but not its known patch argument: name it in "tools" (args.patch)`;
  }

  /** Warning if no argument is known to be the one that guards inspect. */
  get unknown(): string | undefined {
    const { role } = this.tool;
    const ours = role === undefined ? undefined : INSPECTED[role];
    if (ours === undefined || isGiven(this.#ours()[ours])) return undefined;
    if (this.#theirs?.build !== undefined && this.#given('patch').length > 0) return undefined;
    return `none of the arguments of ${this.tool.name} is known to be its ${ours}: name it in "tools"`;
  }

  /** Renames arguments that a hook changed to the host's names. Returns undefined if that is not possible. */
  back(changed: Fields): Record<string, unknown> | undefined {
    const build = this.#theirs?.build;
    if (build !== undefined) return this.#fromBuilt(changed, Object.keys(build));
    const ourNames = new Map(Object.entries(this.#theirs?.args ?? {}).map(([ours, theirs]) => [theirs, ours]));
    return this.#toHost(Object.entries(changed).map(([theirs, value]) => [ourNames.get(theirs), theirs, value]));
  }

  /** Returns a required argument that the new arguments of the host's tool lack. */
  missingIn(changed: Fields): string | undefined {
    const { role, required } = this.tool;
    const has = (name: string) => isGiven(changed[name]);
    if (required !== undefined) return required.find((name) => !has(name));
    const inspected = role === undefined ? undefined : INSPECTED[role];
    const given = inspected === undefined ? [] : this.#given(inspected);
    return given.some(has) ? undefined : given[0];
  }

  #fromBuilt(changed: Fields, [name = '']: readonly string[]): Record<string, unknown> | undefined {
    const text = changed[name];
    if (typeof text !== 'string') return undefined;
    if (text === this.input[name]) return { ...this.#input };
    const given = this.#given('patch');
    if (given.length > 0) return { ...this.#input, ...Object.fromEntries(given.map((each) => [each, text])) };
    const ours = readPatch(text, this.tool.role);
    return ours && this.#toHost(Object.entries(ours).map(([word, value]) => [word, word, value]));
  }

  /** Renames arguments to the names that the call used, or to the most likely ones. */
  #toHost(changed: readonly (readonly [string | undefined, string, unknown])[]): Record<string, unknown> {
    return Object.fromEntries(
      changed.flatMap(([ours, name, value]) => this.#hostNames(ours, name).map((each) => [each, value] as const)),
    );
  }

  #hostNames(ours: string | undefined, otherwise: string): readonly string[] {
    if (ours === undefined) return [otherwise];
    const given = this.#given(ours);
    return given.length > 0 ? given : [this.tool.args.get(ours)?.[0] ?? otherwise];
  }

  #given(ours: string): readonly string[] {
    return givenNames(this.tool, ours, this.#input);
  }

  #ours(): Record<string, unknown> {
    return this.#renamed((ours) => ours);
  }

  /** Renames the known arguments of the call. Unknown arguments of the same name are dropped. */
  #renamed(
    nameOf: (ours: string) => string | undefined,
    changed: (name: string, value: unknown) => unknown = (_, value) => value,
  ): Record<string, unknown> {
    const known = new Map(
      [...this.tool.args.keys()].flatMap((ours) =>
        this.#given(ours).map((name) => [name, nameOf(ours) ?? name] as const),
      ),
    );
    const taken = new Set(known.values());
    const entries = Object.entries(this.#input).filter(([name]) => known.has(name) || !taken.has(name));
    return Object.fromEntries(
      entries.map(([name, value]) => {
        const renamed = known.get(name) ?? name;
        return [renamed, changed(renamed, value)];
      }),
    );
  }
}

/** Returns the tool of a dialect that a call is made with: the one of this name, else the main tool of the role. */
function toolIn({ tools, further = [] }: Dialect, { name, role }: KnownTool): DialectTool | undefined {
  const main = role === undefined ? undefined : tools[role];
  if (main?.name === name || main?.also?.includes(name)) return main;
  const other = further.find(({ names }) => names.includes(name));
  return other === undefined ? main : { name, args: other.args, patch: other.patch };
}

/** Finds synonymous arguments with different values: only the tool determines which one counts. */
export function differingNames(tool: KnownTool, input: Fields, cwd: string): string | undefined {
  for (const ours of tool.args.keys()) {
    const given = givenNames(tool, ours, input);
    const values = new Set(given.map((name) => JSON.stringify(located(ours, input[name], cwd))));
    if (values.size > 1) return `${given.join(' and ')} of ${tool.name} differ, and each may be its ${ours}`;
  }
  return undefined;
}

/** Returns the names under which a call has an argument. */
function givenNames(tool: KnownTool, ours: string, input: Fields): readonly string[] {
  return (tool.args.get(ours) ?? []).filter((name) => Object.hasOwn(input, name) && isGiven(input[name]));
}

function located(ours: string, value: unknown, cwd: string): unknown {
  return ours === 'path' && typeof value === 'string' && value !== '' ? resolve(cwd, value) : value;
}

/** Models write null for omitted arguments. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isOneLine(path: unknown): boolean {
  return typeof path === 'string' && !/[\p{Cc}\u2028\u2029]/u.test(path);
}
