import { basename } from 'node:path';
import type { AdaptedHook, Contract, Dialect, Route } from '../../contract/index.js';
import type { Schema } from '../schemas.js';
import { nativeMatcher } from './native-matcher.js';
import type { ImportNote } from './note.js';
import { noteDifferences } from './what-differs.js';

interface Definition {
  readonly matcher?: string;
  readonly sequential?: true;
  readonly hooks: object[];
}

/** Settings of ours that say what hooks of another agent say, and what they could not carry over. */
export interface NativeSettings {
  readonly settings: { readonly enableHooks: boolean; readonly hooks: Readonly<Record<string, readonly Definition[]>> };
  readonly count: number;
  readonly notes: readonly ImportNote[];
}

export interface ImportContext {
  readonly contract: Contract;
  readonly dialect: Dialect;
  /** All that are known: their names of tools are what hosts use. */
  readonly dialects: readonly Dialect[];
  readonly definitions: Schema;
  readonly project: string;
}

export function nativeSettings(hooks: readonly AdaptedHook[], isOn: boolean, context: ImportContext): NativeSettings {
  const notes: ImportNote[] = [];
  const events: Record<string, Definition[]> = {};
  let count = 0;
  for (const hook of hooks) {
    const { file = '', line = 1, column = 1 } = hook.dialect;
    const definition = definitionOf(hook, context, (message) => notes.push({ file, line, column, message }));
    if (definition === undefined) continue;
    count += 1;
    const list = events[hook.eventName] ?? [];
    events[hook.eventName] = list;
    const same = list.find((each) => each.matcher === definition.matcher && each.sequential === definition.sequential);
    if (same === undefined) list.push(definition);
    else same.hooks.push(...definition.hooks);
  }
  return { settings: { enableHooks: isOn, hooks: events }, count, notes };
}

function definitionOf(
  hook: AdaptedHook,
  context: ImportContext,
  note: (message: string) => void,
): Definition | undefined {
  const { contract, dialect, dialects, definitions, project } = context;
  const route = contract.routes[hook.eventName];
  const event = dialect.events[hook.dialect.event];
  if (route === undefined || event === undefined) return undefined;
  const known = { tools: toolNames(dialects), values: valuesOf(route, definitions) };
  const matcher = nativeMatcher(hook, route, dialect, event, known, note);
  if (matcher === null) {
    note(`it is left out: matcher ${JSON.stringify(hook.matcher)} matches nothing`);
    return undefined;
  }
  noteDifferences(hook, dialect, event, route, definitions, note);
  return {
    ...(matcher !== undefined && { matcher }),
    ...(hook.sequential === true && { sequential: true }),
    hooks: [commandOf(hook, project, note)],
  };
}

/** A native hook runs where the agent works. */
function commandOf(
  { config, dialect: { cwd } }: AdaptedHook,
  project: string,
  note: (message: string) => void,
): object {
  const { command, args }: { command?: unknown; args?: unknown } = { ...config };
  if (JSON.stringify([command, args]).includes(project)) note(`${project} is written out, as it is on this machine`);
  if (cwd === undefined || cwd === project) return config;
  if (args === undefined && typeof command === 'string')
    return { ...config, command: `cd ${quoted(cwd)} && ${command}` };
  note(`it runs in ${cwd} there, and where the agent works here`);
  return config;
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}

function toolNames(dialects: readonly Dialect[]): string[] {
  const tools = dialects.flatMap(({ tools }) => Object.values(tools));
  const names = tools.flatMap(({ name, also = [] }) => [name, ...also]).filter((name) => !name.includes('${'));
  return [...new Set(names)];
}

/** The values that a trigger may have, where the contract lists them. */
function valuesOf({ matcher, eventName }: Route, definitions: Schema): string[] {
  if (matcher === undefined || matcher.kind === 'regex') return [];
  const text = JSON.stringify(definitions[`${eventName}HookInput`] ?? {});
  const input: { properties?: Record<string, { enum?: string[]; $ref?: string }> } = JSON.parse(text);
  const field = input.properties?.[matcher.field];
  const target: { enum?: string[] } = JSON.parse(
    JSON.stringify(definitions[basename(field?.$ref ?? '')] ?? field ?? {}),
  );
  return target.enum ?? [];
}
