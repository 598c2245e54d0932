import { resolve } from 'node:path';
import type { Dialect, DialectTool, ToolRole } from '../../../generated/index.js';
import { NATIVE_DIALECT, patchedFiles } from '../../config/dialects/forms/index.js';
import type { Fields } from '../../util/json.js';

type Documents = Readonly<Record<string, Dialect>>;

/** Tool of an agent, with the names that guards may know it by. */
export interface AgentTool {
  readonly name: string;
  readonly roles: readonly ToolRole[];
  /** Descriptions of it in the document of the agent. */
  readonly tools: readonly NamedTool[];
  /** Names of tools with the same roles in all agents. */
  readonly aliases: readonly string[];
  readonly server?: string | undefined;
  /** Name of the tool on its MCP server. */
  readonly inner?: string | undefined;
}

/** Names of a tool in its agent, and its arguments. */
interface NamedTool {
  readonly role: ToolRole;
  readonly names: readonly string[];
  readonly args: Readonly<Record<string, string>>;
  readonly patch: readonly string[];
}

/** Finds a tool of an agent by its name. */
export function findTool(dialect: Dialect, documents: Documents, name: string): AgentTool {
  const isNamed = ({ names }: NamedTool) => names.includes(name);
  const main = toolsOf(dialect).filter(isNamed);
  const further = furtherToolsOf(dialect).filter(isNamed);
  const tools = further.length > 0 ? further : main;
  const roles = [...new Set([...main, ...further].map(({ role }) => role))];
  const [, server, inner] = mcpPattern(dialect)?.exec(name) ?? [];
  const aliases = Object.values(documents).flatMap((each) => [
    ...toolsOf(each)
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ names }) => names),
    ...(server === undefined || inner === undefined ? [] : mcpNames(each, server, inner)),
  ]);
  const others = [...new Set(aliases)].filter((alias) => alias !== name);
  return { name, roles: server === undefined ? roles : ['mcp'], tools, aliases: others, server, inner };
}

function toolsOf({ tools }: Dialect): NamedTool[] {
  const isRole = (role: string): role is ToolRole => Object.hasOwn(tools, role);
  return Object.keys(tools)
    .filter(isRole)
    .flatMap((role) => {
      const tool = tools[role];
      if (tool === undefined || role === 'mcp') return [];
      return [{ role, names: namesOf(tool), args: tool.args ?? {}, patch: tool.patch ?? [] }];
    });
}

function furtherToolsOf({ further = [] }: Dialect): NamedTool[] {
  return further.map(({ role, names, args = {}, patch = [] }) => ({ role, names, args, patch }));
}

function namesOf({ name, also = [], claude }: DialectTool): string[] {
  return [name, ...also, ...(claude === undefined ? [] : [claude])];
}

/** Returns the pattern of names of MCP tools, if their beginning shows what they are. */
function mcpPattern({ tools }: Dialect): RegExp | undefined {
  const name = tools.mcp?.name ?? '';
  if (!/^\w+\$\{server\}.+\$\{tool\}$/.test(name)) return undefined;
  return new RegExp(`^${name.replace(/\$\{server\}/, '(.+?)').replace(/\$\{tool\}/, '(.+)')}$`);
}

function mcpNames({ tools }: Dialect, server: string, inner: string): string[] {
  const name = tools.mcp?.name;
  if (name === undefined) return [];
  return [name.replace('$' + '{server}', () => server).replace('$' + '{tool}', () => inner)];
}

/** Arguments of a call as native hooks get them: those of the agent, and native names for the same values. */
export interface NativeCall {
  readonly input: Fields;
  /** Names that were added, and the agent's name for the same value. Undefined for a value from a patch. */
  readonly added: ReadonlyMap<string, string | undefined>;
}

/**
 * Returns the calls that hooks are asked about: one, or one for each file of a patch. A native name that the agent's tool does not
 * have is replaced or removed: a model may write anything there, which only guards would read.
 */
export function nativeCalls(documents: Documents, tool: AgentTool, input: Fields, cwd: string): NativeCall[] {
  const patches = tool.tools.flatMap(({ patch }) => patch).flatMap((name) => textIn(input, name));
  const files = patches.flatMap(patchedFiles);
  if (files.length > 0) return files.map((file) => withPatchedFile(documents, input, file, cwd));
  const native = new Map(tool.tools.flatMap(({ role, args }) => nativeNames(documents, role, args)));
  const isOfAgent = (name: string) => tool.tools.some(({ args }) => Object.values(args).includes(name));
  const kept = Object.entries(input).filter(([name]) => !native.has(name) || isOfAgent(name));
  const added = [...native].flatMap(([name, theirs]) =>
    theirs !== undefined && theirs !== name && Object.hasOwn(input, theirs) ? [[name, theirs] as const] : [],
  );
  const values = added.map(([name, theirs]) => [name, input[theirs]] as const);
  return [{ input: Object.fromEntries([...kept, ...values]), added: new Map(added) }];
}

/** Native words for what guards judge. Names for other words are left to the agent, whose document may not list all. */
const JUDGED: ReadonlySet<string> = new Set(['command', 'dir', 'path', 'pattern', 'include']);

/** Returns the native argument names of a role, and the agent's name for the same argument. */
function nativeNames(documents: Documents, role: ToolRole, args: NamedTool['args']): [string, string | undefined][] {
  const native = Object.entries(documents[NATIVE_DIALECT]?.tools[role]?.args ?? {});
  const isReplaced = ([word]: readonly [string, string]) => args[word] !== undefined || JUDGED.has(word);
  return native.filter(isReplaced).map(([word, name]) => [name, args[word]]);
}

function textIn(input: Fields, name: string): string[] {
  const value = input[name];
  return typeof value === 'string' ? [value] : [];
}

function withPatchedFile(
  documents: Documents,
  input: Fields,
  { role, path, ...texts }: ReturnType<typeof patchedFiles>[number],
  cwd: string,
): NativeCall {
  const names = documents[NATIVE_DIALECT]?.tools[role]?.args ?? {};
  const values: Fields = { path: resolve(cwd, path), ...texts };
  const entries = Object.entries(values).flatMap(([word, value]) => {
    const name = names[word] ?? (word === 'path' ? 'file_path' : undefined);
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const added = new Map(entries.map(([name]) => [name, undefined] as const));
  return { input: { ...input, ...Object.fromEntries(entries) }, added };
}

/** Returns changed arguments with the agent's names only. Undefined if the agent has no argument for a change. */
export function agentInput({ input, added }: NativeCall, changed: Fields): Fields | undefined {
  const result: Record<string, unknown> = { ...changed };
  for (const [native, theirs] of added) {
    const isChanged = JSON.stringify(changed[native]) !== JSON.stringify(input[native]);
    delete result[native];
    if (!isChanged) continue;
    if (theirs === undefined || changed[native] === undefined) return undefined;
    result[theirs] = changed[native];
  }
  return result;
}
