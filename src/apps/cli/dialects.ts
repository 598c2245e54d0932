import type { Dialect, DialectEvent, HookRegistryEntry } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import type { DialectOptions } from './commands/options.js';
import type { EventFields } from './event-input.js';
import { wrongUse } from './exit.js';
import { type HookProject, unknownEvent, unknownName } from './project.js';
import { adapterOf, nearestName, otherEventHelp } from './runtime.js';
import { shortPath } from './show-problems.js';

/** Event that the user named, by its native name or by its name in a dialect. */
export interface ResolvedEvent {
  readonly route: ReturnType<HookProject['route']>;
  readonly theirs?: { readonly dialect: Dialect; readonly name: string; readonly event: DialectEvent };
}

/** Finds an event by name: first in the requested dialects, then among the native events. */
export async function resolveEvent(
  project: HookProject,
  name: string,
  { dialect: requested = [] }: DialectOptions,
): Promise<ResolvedEvent> {
  // Skips loading the dialect documents, which are large.
  if (requested.length === 0 && project.events.includes(name)) return { route: project.route(name) };
  const documents = await documentsOf(project);
  for (const dialect of requested.flatMap((each) => documents.get(each) ?? [])) {
    const event = Object.hasOwn(dialect.events, name) ? dialect.events[name] : undefined;
    if (event !== undefined) return { route: project.route(event.on), theirs: { dialect, name, event } };
    if (dialect.noCounterpart.includes(name))
      throw wrongUse(`${name} is an event of ${dialect.dialect} that never fires here`);
  }
  if (project.events.includes(name)) return { route: project.route(name) };
  const owners = [...documents.values()].filter(({ events }) => Object.hasOwn(events, name));
  const [owner] = owners;
  if (owner !== undefined) {
    const names = owners.map(({ dialect }) => dialect).join(', ');
    throw wrongUse(
      `${JSON.stringify(name)} is an event of ${names}: that is ${owner.events[name]?.on} here`,
      `to use its name and the hooks of ${owner.dialect}, add --dialect ${owner.dialect}`,
    );
  }
  if (requested.length === 0) throw unknownEvent(name, project.contract, { nearestName, otherEventHelp });
  const known = requested.flatMap((each) => Object.keys(documents.get(each)?.events ?? {}));
  throw unknownName('event', name, [...new Set([...project.events, ...known])], nearestName);
}

/** Returns the input fields that a dialect event implies, such as the tool name. */
export function impliedInput({ route, theirs }: ResolvedEvent): EventFields {
  const roles = theirs?.event.when?.['$tool.role'];
  const [role] = Array.isArray(roles) ? roles : [roles];
  const tools: Readonly<Record<string, { readonly name: string } | undefined>> = theirs?.dialect.tools ?? {};
  const name = typeof role === 'string' ? tools[role]?.name : undefined;
  if (name === undefined || route.matcher === undefined) return {};
  return { [route.matcher.field]: name.replaceAll(/\$\{(\w+)\}/g, '$1') };
}

/** Marks the hooks of dialects that would skip this input. They test more fields than the matcher. */
export async function withSkips(
  hooks: readonly HookPlanVerdict[],
  { settings }: HookProject,
  { eventName }: Route,
  input: EventFields,
): Promise<HookPlanVerdict[]> {
  const cwd = settings.getWorkingDir();
  const whole = { session_id: '', transcript_path: '', cwd, hook_event_name: eventName, ...input };
  return Promise.all(
    hooks.map(async (hook) => {
      const skip = hook.planned ? await skipOf(hook, whole) : undefined;
      if (skip === undefined) return hook;
      const { entry, name } = hook;
      return { entry, name, planned: false, verdict: 'matcher', why: skip };
    }),
  );
}

async function skipOf({ entry }: HookPlanVerdict, input: object): Promise<string | undefined> {
  try {
    const start = await adapterOf(entry.config)?.begin(input);
    return start !== undefined && 'skip' in start ? start.skip : undefined;
  } catch {
    // The hook matches but cannot translate the input. Running it reports the error.
    return undefined;
  }
}

/** Describes the dialect and file of a hook that is not native. */
export function originOf({ dialect }: Pick<HookRegistryEntry, 'dialect'>): string | undefined {
  if (dialect === undefined) return undefined;
  const { name, event, file, line = 1, column = 1 } = dialect;
  return `${name} ${event}${file === undefined ? '' : `, ${shortPath(file)}:${line}:${column}`}`;
}

/** Returns the dialect and file of a hook as a plain object for JSON output. */
export function plainOrigin({ dialect }: Pick<HookRegistryEntry, 'dialect'>): object | undefined {
  if (dialect === undefined) return undefined;
  const { name, event, file, line, column } = dialect;
  return { name, event, file, line, column };
}

async function documentsOf({ contract }: HookProject): Promise<ReadonlyMap<string, Dialect>> {
  return new Map(Object.entries((await contract.dialects?.()) ?? {}));
}
