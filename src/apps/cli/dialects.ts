import type { HookRegistryEntry } from '../../../generated/index.js';
import type { Dialect, DialectEvent, Route } from '../../core/contract/index.js';
import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import type { DialectOptions } from './commands/dialect-option.js';
import type { EventFields } from './event-input.js';
import { wrongUse } from './exit.js';
import { type HookProject, unknownEvent, unknownName } from './project.js';
import { adapterOf, nearestName, otherEventHelp } from './runtime.js';
import { shortPath } from './show-problems.js';

/** An event that the user named, in our words or in another agent's. */
export interface ResolvedEvent {
  readonly route: ReturnType<HookProject['route']>;
  readonly theirs?: { readonly dialect: Dialect; readonly name: string; readonly event: DialectEvent };
}

/** The event of a name: of the dialects that are asked for, else of ours. */
export async function resolveEvent(
  project: HookProject,
  name: string,
  { dialect: asked = [] }: DialectOptions,
): Promise<ResolvedEvent> {
  // Without them, when nobody asks for theirs: they are large.
  if (asked.length === 0 && project.events.includes(name)) return { route: project.route(name) };
  const documents = await documentsOf(project);
  for (const dialect of asked.flatMap((each) => documents.get(each) ?? [])) {
    const event = Object.hasOwn(dialect.events, name) ? dialect.events[name] : undefined;
    if (event !== undefined) return { route: project.route(event.on), theirs: { dialect, name, event } };
    if (dialect.noCounterpart.includes(name))
      throw wrongUse(`${name} is an event of ${dialect.dialect} that never happens here`);
  }
  if (project.events.includes(name)) return { route: project.route(name) };
  const owners = [...documents.values()].filter(({ events }) => Object.hasOwn(events, name));
  const [owner] = owners;
  if (owner !== undefined) {
    const names = owners.map(({ dialect }) => dialect).join(', ');
    throw wrongUse(
      `there is no event ${JSON.stringify(name)}`,
      `it is one of ${names}: add --dialect ${owner.dialect}`,
    );
  }
  if (asked.length === 0) throw unknownEvent(name, project.contract, { nearestName, otherEventHelp });
  const known = asked.flatMap((each) => Object.keys(documents.get(each)?.events ?? {}));
  throw unknownName('event', name, [...new Set([...project.events, ...known])], nearestName);
}

/** What must be so for their event to happen at all, as far as one field says it. */
export function impliedInput({ route, theirs }: ResolvedEvent): EventFields {
  const wanted = theirs?.event.when?.['$tool.role'];
  const [role] = Array.isArray(wanted) ? wanted : [wanted];
  const tools: Readonly<Record<string, { readonly name: string } | undefined>> = theirs?.dialect.tools ?? {};
  const name = typeof role === 'string' ? tools[role]?.name : undefined;
  if (name === undefined || route.matcher === undefined) return {};
  return { [route.matcher.field]: name.replaceAll(/\$\{(\w+)\}/g, '$1') };
}

/** Hooks of other agents look at more than one value before they run: what they say to this input. */
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
    // It applies to the input, and cannot be told what is in it: that is for the run to say.
    return undefined;
  }
}

/** Whose words a hook is written in, and where. */
export function originOf({ dialect }: Pick<HookRegistryEntry, 'dialect'>): string | undefined {
  if (dialect === undefined) return undefined;
  const { name, event, file, line = 1, column = 1 } = dialect;
  return `${name} ${event}${file === undefined ? '' : `, ${shortPath(file)}:${line}:${column}`}`;
}

/** The same for JSON. */
export function plainOrigin({ dialect }: Pick<HookRegistryEntry, 'dialect'>): object | undefined {
  if (dialect === undefined) return undefined;
  const { name, event, file, line, column } = dialect;
  return { name, event, file, line, column };
}

async function documentsOf({ contract }: HookProject): Promise<ReadonlyMap<string, Dialect>> {
  return new Map(Object.entries((await contract.dialects?.()) ?? {}));
}
