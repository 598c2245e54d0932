import { resolve } from 'node:path';
import type { Dialect, DialectTool, ToolRole } from '../../../generated/index.js';
import { patchedFiles } from '../../config/dialects/forms/index.js';

type Fields = Readonly<Record<string, unknown>>;
type Documents = Readonly<Record<string, Dialect>>;

/** Dialect whose names of tools and arguments are the native ones. */
const NATIVE = 'gemini-cli';

/** Tool of an agent, with the names that guards may know it by. */
export interface AgentTool {
  readonly name: string;
  readonly roles: readonly ToolRole[];
  /** Names of tools with the same roles in all agents. */
  readonly aliases: readonly string[];
  readonly server?: string | undefined;
  /** Name of the tool on its MCP server. */
  readonly inner?: string | undefined;
}

/** Finds a tool of an agent by its name. */
export function findTool(dialect: Dialect, documents: Documents, name: string): AgentTool {
  const roles = toolsOf(dialect)
    .filter(([, tool]) => namesOf(tool).includes(name))
    .map(([role]) => role);
  const [, server, inner] = mcpPattern(dialect)?.exec(name) ?? [];
  const aliases = Object.values(documents).flatMap((each) => [
    ...toolsOf(each)
      .filter(([role]) => roles.includes(role))
      .flatMap(([, tool]) => namesOf(tool)),
    ...(server === undefined || inner === undefined ? [] : mcpNames(each, server, inner)),
  ]);
  const others = [...new Set(aliases)].filter((alias) => alias !== name);
  return { name, roles: server === undefined ? roles : ['mcp'], aliases: others, server, inner };
}

function toolsOf({ tools }: Dialect): [ToolRole, DialectTool][] {
  const isRole = (role: string): role is ToolRole => Object.hasOwn(tools, role);
  return Object.keys(tools)
    .filter(isRole)
    .flatMap((role) => {
      const tool = tools[role];
      return tool === undefined || role === 'mcp' ? [] : [[role, tool]];
    });
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

/** Returns the calls that hooks are asked about: one, or one for each file of a patch. */
export function nativeCalls(
  dialect: Dialect,
  documents: Documents,
  tool: AgentTool,
  input: Fields,
  cwd: string,
): NativeCall[] {
  const patch = patchIn(dialect, tool, input);
  const files = patch === undefined ? [] : patchedFiles(patch);
  if (files.length > 0) return files.map((file) => withPatchedFile(documents, input, file, cwd));
  const added = new Map(tool.roles.flatMap((role) => nativeNames(dialect, documents, role, input)));
  const values = [...added].map(([native, theirs]) => [native, input[theirs]] as const);
  return [{ input: { ...input, ...Object.fromEntries(values) }, added }];
}

/** Returns native names that the call lacks, with the agent's name for the same argument. */
function nativeNames(dialect: Dialect, documents: Documents, role: ToolRole, input: Fields): [string, string][] {
  const native = documents[NATIVE]?.tools[role]?.args ?? {};
  return Object.entries(dialect.tools[role]?.args ?? {}).flatMap(([word, theirs]) => {
    const name = native[word];
    const isMissing = name !== undefined && !Object.hasOwn(input, name) && Object.hasOwn(input, theirs);
    return isMissing ? [[name, theirs]] : [];
  });
}

function patchIn(dialect: Dialect, tool: AgentTool, input: Fields): string | undefined {
  const names = tool.roles.flatMap((role) => dialect.tools[role]?.patch ?? []);
  const patch = names.map((name) => input[name]).find((value) => typeof value === 'string');
  return typeof patch === 'string' ? patch : undefined;
}

function withPatchedFile(
  documents: Documents,
  input: Fields,
  { role, path, ...texts }: ReturnType<typeof patchedFiles>[number],
  cwd: string,
): NativeCall {
  const names = documents[NATIVE]?.tools[role]?.args ?? {};
  const values: Fields = { path: resolve(cwd, path), ...texts };
  const entries = Object.entries(values).flatMap(([word, value]) => {
    const name = names[word] ?? (word === 'path' ? 'file_path' : undefined);
    return name === undefined || value === undefined || Object.hasOwn(input, name) ? [] : [[name, value] as const];
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
