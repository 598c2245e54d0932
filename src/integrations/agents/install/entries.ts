import { randomBytes } from 'node:crypto';
import { isRecord } from '../../../util/json.js';
import type { HttpAccess } from '../daemon/http-access.js';
import type { Agent, Scope } from './agents.js';
import { launcherCommand } from './launcher.js';
import { ENTRY_NAME } from './switches.js';

/** Parts that all entries of an installation share. */
export interface EntryOptions {
  /** Name of the command as the user types it. */
  readonly name: string;
  readonly scope: Scope;
  readonly project: string;
  /** Effect on a tool call if hookwright cannot run. */
  readonly onFailure: 'block' | 'allow';
  /** True to install events that are installed only on request, too. */
  readonly allEvents: boolean;
  /** Name of the entries, in an agent whose entries have one. */
  readonly entryName?: string | undefined;
  /** Port and token of the daemon. Defaults to entries that are commands. */
  readonly http?: HttpAccess | undefined;
}

/** Our entry for one event. */
export interface OurEntry {
  readonly event: string;
  readonly handler: Readonly<Record<string, unknown>>;
  /** Item of the event's list: the handler itself, or a group around it. */
  readonly item: object;
}

type Handler = Readonly<Record<string, unknown>>;

/** Returns the entries of an agent, one for each event. */
export function entriesFor(agent: Agent, options: EntryOptions): OurEntry[] {
  const events = Object.entries(agent.install.events);
  return events
    .filter(([, { onRequest }]) => onRequest === undefined || options.allEvents)
    .map(([event]) => {
      const handler = handlerFor(agent, event, options);
      const item = agent.dialect.config.layout === 'groups' ? { hooks: [handler] } : handler;
      return { event, handler, item };
    });
}

function handlerFor(agent: Agent, event: string, options: EntryOptions): Handler {
  const { entry, failClosedValue = true } = agent.dialect.config;
  const { timeout, guard, http } = agent.install.events[event] ?? { timeout: agent.dialect.timeout.default };
  const isGuard = guard === true && options.onFailure === 'block';
  return {
    ...field(entry.name, options.entryName ?? ENTRY_NAME),
    ...(http !== undefined && options.http !== undefined
      ? httpFields(agent, event, options, options.http)
      : { type: 'command', ...field(entry.command, commandOf(agent, event, options)) }),
    ...field(entry.timeout, timeout),
    ...(isGuard && field(entry.failClosed, failClosedValue)),
  };
}

function httpFields(agent: Agent, event: string, options: EntryOptions, { port, token }: HttpAccess): Handler {
  const { entry } = agent.dialect.config;
  const policy = options.onFailure === 'allow' ? '?on-failure=allow' : '';
  return {
    type: 'http',
    ...field(entry.url, `http://127.0.0.1:${port}/${options.name}/${agent.name}/${event}${policy}`),
    ...field(entry.headers, { Authorization: `Bearer ${token}` }),
  };
}

function field(keys: readonly string[] | undefined, value: unknown): Handler {
  const [key] = keys ?? [];
  return key === undefined ? {} : { [key]: value };
}

/**
 * Returns the command of an entry. It is the same text for every version: Codex trusts commands by their hash. A guard that
 * cannot start blocks: the shell's message and exit code 2 block in every agent.
 */
export function commandOf(agent: Agent, event: string, options: Omit<EntryOptions, 'allEvents'>): string {
  const isGuard = agent.install.events[event]?.guard === true && options.onFailure === 'block';
  const launcher = launcherCommand(agent, options.name, options.scope, options.project);
  const policy = options.onFailure === 'allow' ? ' --on-failure allow' : '';
  return `${launcher} hook --as ${agent.name}${policy} ${event}${isGuard ? ' || exit 2' : ''}`;
}

/** Entry of ours in a settings file. */
export interface FoundEntry {
  readonly event: string;
  /** Path of the handler below the event map. */
  readonly path: readonly string[];
  readonly handler: Handler;
  /** Matcher that restricts it, which we never write. */
  readonly matcher: string | undefined;
}

/** Name of an installation for the user. A repository cannot know it, so it cannot list it as disabled. */
const SECRET_NAME = new RegExp(`^${ENTRY_NAME}-[0-9a-f]{16}$`);

/** Returns the name of the entries of an installation: the one that it has, or a new one. */
export function entryNameFor(
  agent: Agent,
  scope: Scope,
  found: readonly FoundEntry[],
  record: Pick<EntryOptions, 'entryName'> | undefined,
): string {
  if (scope === 'project') return ENTRY_NAME;
  const secret = entryNames(agent.dialect, found).find((each) => SECRET_NAME.test(each));
  return record?.entryName ?? secret ?? `${ENTRY_NAME}-${randomBytes(8).toString('hex')}`;
}

/** Returns the names of entries, in an agent whose entries have one. */
export function entryNames({ config }: Agent['dialect'], found: readonly FoundEntry[]): string[] {
  const [key = ''] = config.entry.name ?? [];
  return [...new Set(found.map(({ handler }) => handler[key]))].filter((name) => typeof name === 'string');
}

/** Returns the command of an entry, or undefined for an http hook. */
export function commandIn({ dialect }: Agent, { handler }: Pick<FoundEntry, 'handler'>): string | undefined {
  const texts = (dialect.config.entry.command ?? []).map((key) => handler[key]);
  return texts.find((each) => typeof each === 'string');
}

/** Finds our entries in the event map of a settings file, of this and of older versions. */
export function findOurEntries(agent: Agent, events: unknown, name: string): FoundEntry[] {
  if (!isRecord(events)) return [];
  return Object.entries(events).flatMap(([event, list]) => {
    const items: readonly unknown[] = Array.isArray(list) ? list : [];
    return items.flatMap((item, index) => foundIn(agent, name, event, String(index), item));
  });
}

function foundIn(agent: Agent, name: string, event: string, index: string, item: unknown): FoundEntry[] {
  if (!isRecord(item)) return [];
  const matcher = typeof item['matcher'] === 'string' ? item['matcher'] : undefined;
  const inner: unknown = item['hooks'];
  if (agent.dialect.config.layout === 'flat' || !Array.isArray(inner)) {
    return isOurs(agent, name, item) ? [{ event, path: [event, index], handler: item, matcher }] : [];
  }
  return inner.flatMap((handler: unknown, at) =>
    isRecord(handler) && isOurs(agent, name, handler)
      ? [{ event, path: [event, index, 'hooks', String(at)], handler, matcher }]
      : [],
  );
}

/** Fields of a handler that mark it as ours, with the pattern of their text. */
function marksOf({ dialect }: Agent, name: string): (readonly [keys: readonly string[], pattern: RegExp])[] {
  const { command = [], commandWindows = [], url = [] } = dialect.config.entry;
  const program = `(?:${escaped(name)}|hookwright\\b.*\\bbin\\.js)`;
  return [
    [[...command, ...commandWindows], new RegExp(`\\b${program}['"]?\\s+hook\\s+--as\\s`)],
    [url, new RegExp(`^http://127\\.0\\.0\\.1:\\d+/${escaped(name)}/`)],
  ];
}

function isOurs(agent: Agent, name: string, handler: Handler): boolean {
  return marksOf(agent, name).some(([keys, pattern]) =>
    keys.some((key) => typeof handler[key] === 'string' && pattern.test(handler[key])),
  );
}

function escaped(name: string): string {
  return name.replaceAll(/[^\w-]/g, String.raw`\$&`);
}
