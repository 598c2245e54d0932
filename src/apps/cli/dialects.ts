import { isDeepStrictEqual } from 'node:util';
import type { Dialect, DialectEvent, HookRegistryEntry } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import { findTool, readEvent } from '../../integrations/agents/index.js';
import type { EventFields } from './event-input.js';
import { wrongUse } from './exit.js';
import { type HookProject, unknownEvent, unknownName } from './project.js';
import { adapterOf, nearestName, otherEventHelp } from './runtime.js';
import { shortPath } from './show-problems.js';

/** Name of an event in the dialect of an agent. */
export interface AgentEventName {
  readonly dialect: Dialect;
  readonly documents: Readonly<Record<string, Dialect>>;
  readonly name: string;
  readonly event: DialectEvent;
}

/** Event that the user named, by its native name or by its name in an agent. */
export interface ResolvedEvent {
  readonly route: ReturnType<HookProject['route']>;
  readonly theirs?: AgentEventName;
}

/**
 * Finds an event by name: in the requested dialects, then among the native events, then in any agent, if the name or the
 * input leaves only one meaning.
 */
export async function resolveEvent(
  project: HookProject,
  name: string,
  input: EventFields = {},
  requested: readonly string[] = project.requested,
): Promise<ResolvedEvent> {
  // Skips loading the dialect documents, which are large.
  if (requested.length === 0 && project.events.includes(name)) return { route: project.route(name) };
  const documents = await project.documents();
  const owners = eventsNamed(documents, name);
  const resolved = (theirs: AgentEventName): ResolvedEvent => ({ route: project.route(theirs.event.on), theirs });
  for (const each of requested) {
    const own = owners.find(({ dialect }) => dialect.dialect === each);
    if (own !== undefined) return resolved(own);
    if (documents[each]?.noCounterpart.includes(name))
      throw wrongUse(`${name} is an event of ${each} that never fires here`);
  }
  if (project.events.includes(name)) return { route: project.route(name) };
  const meant = unambiguous(owners, project.dialectsInUse(), input);
  if (meant !== undefined) return resolved(meant);
  throw unresolved(project, name, requested, documents, owners);
}

function eventsNamed(documents: Readonly<Record<string, Dialect>>, name: string): AgentEventName[] {
  return Object.values(documents).flatMap((dialect) => {
    const event = Object.hasOwn(dialect.events, name) ? dialect.events[name] : undefined;
    return event === undefined ? [] : [{ dialect, documents, name, event }];
  });
}

/** Returns the event of the only agent that can be meant, or of any if all of them read the input in the same way. */
function unambiguous(
  owners: readonly AgentEventName[],
  inUse: ReadonlySet<string>,
  input: EventFields,
): AgentEventName | undefined {
  const used = owners.filter(({ dialect }) => inUse.has(dialect.dialect));
  const [first, ...others] = used.length > 0 ? used : owners;
  if (first === undefined || others.length === 0) return first;
  const tool = input['tool_name'];
  if (typeof tool !== 'string') return undefined;
  const knowing = [first, ...others].filter(
    ({ dialect, documents }) => findTool(dialect, documents, tool).roles.length > 0,
  );
  const readings = knowing.map(({ dialect, documents, name, event }) => {
    const { fields } = readEvent(dialect, documents, name, event, input);
    return { on: event.on, fields };
  });
  return readings.every((reading) => isDeepStrictEqual(reading, readings[0])) ? knowing[0] : undefined;
}

function unresolved(
  project: HookProject,
  name: string,
  requested: readonly string[],
  documents: Readonly<Record<string, Dialect>>,
  owners: readonly AgentEventName[],
): Error {
  const [owner] = owners;
  if (owner !== undefined) {
    const names = owners.map(({ dialect }) => dialect.dialect).join(', ');
    const events = [...new Set(owners.map(({ event }) => event.on))].join(' or ');
    return wrongUse(
      `${JSON.stringify(name)} is an event of several agents (${names}); here it is ${events}`,
      `write ${events}, or name the agent: --dialect ${owner.dialect.dialect}, in a hook test "dialect": ${JSON.stringify(owner.dialect.dialect)}`,
    );
  }
  const withoutCounterpart = Object.values(documents).find(({ noCounterpart }) => noCounterpart.includes(name));
  if (withoutCounterpart !== undefined)
    return wrongUse(`${name} is an event of ${withoutCounterpart.dialect} that never fires here`);
  if (requested.length === 0) return unknownEvent(name, project.contract, { nearestName, otherEventHelp });
  const known = requested.flatMap((each) => Object.keys(documents[each]?.events ?? {}));
  return unknownName('event', name, [...new Set([...project.events, ...known])], nearestName);
}

/** Returns the names of an agent's tool in all agents: there, matchers may use any of them. */
export async function aliasesOf(project: HookProject, tool: string): Promise<readonly string[]> {
  const documents = await project.documents();
  return [...new Set(Object.values(documents).flatMap((dialect) => findTool(dialect, documents, tool).aliases))];
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
      const isTested = hook.planned || hook.verdict === 'matcher';
      const skip = isTested ? await skipOf(hook, whole) : undefined;
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
