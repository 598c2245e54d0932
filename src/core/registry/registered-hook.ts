import {
  ConfigSource,
  type HookConfig,
  type HookEventName,
  type HookRegistryEntry,
  HookType,
} from '../../../generated/index.js';
import type { CompiledMatcher } from '../../util/regex/compile.js';
import type { TrustAnswer } from '../contract/index.js';
import { adapterOf } from './adapter-of.js';
import { describeUntrusted, nameOf } from './describe-hook.js';
import { isEnforced } from './enforcement.js';

export { nameOf };

export type HookTrust = TrustAnswer;

/** Two commands are the same when their texts are, two functions or plugins when they are one object; there is one bus. */
export type HookKey = string | object;

/** A matcher that may want to know more than a name: whether that is the name of a tool of an MCP server. */
export interface HookMatcher extends CompiledMatcher {
  test(name: string, ofServer?: boolean): boolean;
}

/** What is wrong with a hook that cannot run as it is written. */
export interface HookFault {
  readonly why: string;
  /** It is a guard, of somebody whose guards refuse for as long as they cannot run. */
  readonly refuses: boolean;
  /** Reason with which it blocks. Defaults to one about a hook that is not valid. */
  readonly reason?: string | undefined;
}

/** A hook as somebody declared it; whether it may run is not part of that. */
export interface HookDeclaration {
  readonly eventName: HookEventName;
  readonly source: ConfigSource;
  readonly config: HookConfig;
  readonly matcherText: string | undefined;
  readonly sequential: boolean | undefined;
  readonly matcher: HookMatcher;
  /** When it has one, the config shows only as much of the hook as can be read. */
  readonly fault: HookFault | undefined;
  /** Why those who declared it, or somebody stronger, switched it off. */
  readonly off: string | undefined;
  /** In whose words it is written, when not in ours. */
  readonly dialect?: HookRegistryEntry['dialect'];
}

/** A declared hook, and all that the planner and the trace need to know about it. */
export interface RegisteredHook {
  readonly declaration: HookDeclaration;
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly key: HookKey;
  readonly matcher: HookMatcher;
  /** What the user wants, and nobody stronger denies; `entry.enabled` also asks for trust. */
  readonly switchedOn: boolean;
  readonly trust: HookTrust;
}

export function registeredHook(declaration: HookDeclaration, wanted: boolean, trust: HookTrust): RegisteredHook {
  const switchedOn = wanted && declaration.off === undefined;
  return Object.freeze({
    declaration,
    entry: entryOf(declaration, switchedOn && trust === true && declaration.fault === undefined),
    name: nameOf(declaration.config),
    key: declaration.fault ?? keyOf(declaration.config),
    matcher: declaration.matcher,
    switchedOn,
    trust,
  });
}

export function entryOf(declaration: HookDeclaration, enabled: boolean): Readonly<HookRegistryEntry> {
  const { config, source, eventName, matcherText, sequential, dialect } = declaration;
  return Object.freeze({
    config,
    source,
    eventName,
    ...(matcherText === undefined ? {} : { matcher: matcherText }),
    ...(sequential === undefined ? {} : { sequential }),
    ...(dialect === undefined ? {} : { dialect }),
    enabled,
  });
}

export function keyOf(config: HookConfig): HookKey {
  const adapter = adapterOf(config);
  if (adapter !== undefined) return adapter.key;
  if (config.type === HookType.Function) return config.action;
  if (config.type === HookType.Bus) return config.type;
  if (config.type === HookType.Http) return JSON.stringify([config.type, config.url, sortedEntries(config.headers)]);
  if (config.type !== HookType.Command && config.type !== HookType.Worker) return config;
  const kind = config.type === HookType.Worker ? [config.type] : [];
  return JSON.stringify([config.command, config.args ?? null, sortedEntries(config.env), ...kind]);
}

function sortedEntries(fields: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

const PRIORITY: ReadonlyMap<ConfigSource, number> = new Map(
  Object.values(ConfigSource).map((source, index) => [source, index]),
);

/** In the order in which they run: by source, and inside one source as they were declared. */
export type HooksByEvent = ReadonlyMap<HookEventName, readonly RegisteredHook[]>;

export function groupByEvent(hooks: readonly RegisteredHook[]): HooksByEvent {
  const groups = new Map<HookEventName, RegisteredHook[]>();
  for (const hook of hooks.toSorted((a, b) => priorityOf(a) - priorityOf(b))) {
    const group = groups.get(hook.entry.eventName);
    if (group === undefined) groups.set(hook.entry.eventName, [hook]);
    else group.push(hook);
  }
  for (const group of groups.values()) Object.freeze(group);
  return groups;
}

function priorityOf(hook: RegisteredHook): number {
  return PRIORITY.get(hook.entry.source) ?? PRIORITY.size;
}

/**
 * Whose entry stays when several are equal; nobody can weaken a hook of somebody stronger by repeating it, nor a guard by
 * repeating it as one whose answer does not count.
 */
const STRENGTH: readonly ConfigSource[] = [
  ConfigSource.Runtime,
  ConfigSource.System,
  ConfigSource.User,
  ConfigSource.Extensions,
  ConfigSource.Project,
];

export function isStronger(hook: RegisteredHook, other: RegisteredHook): boolean {
  const counts = isEnforced(hook.entry.config);
  if (counts !== isEnforced(other.entry.config)) return counts;
  return isStrongerSource(hook.entry.source, other.entry.source);
}

export function isStrongerSource(source: ConfigSource, other: ConfigSource): boolean {
  return STRENGTH.indexOf(source) < STRENGTH.indexOf(other);
}

/** Returns one warning for all hooks that are valid, enabled and not trusted. */
export function untrustedRemark(hooks: readonly RegisteredHook[]): string | undefined {
  const lines = hooks.flatMap(({ entry, trust, declaration }) =>
    trust === true || trust.reported === true || declaration.fault !== undefined || declaration.off !== undefined
      ? []
      : [describeUntrusted(entry, trust.why)],
  );
  return lines.length === 0 ? undefined : `hooks: not trusted, so not run: ${lines.join('; ')}`;
}

/** One line for each hook that a hook of another name stands for, because both are the same command or function. */
export function collapseRemarks(hooks: readonly RegisteredHook[]): string[] {
  const enabled = hooks.filter(({ entry }) => entry.enabled);
  const kept = new Map<HookKey, RegisteredHook>();
  for (const hook of enabled) {
    const known = kept.get(hook.key);
    if (known === undefined || isStronger(hook, known)) kept.set(hook.key, hook);
  }
  return enabled.flatMap((hook) => {
    const keeper = kept.get(hook.key) ?? hook;
    if (keeper.name === hook.name) return [];
    const [stays, merged] = [JSON.stringify(keeper.name), JSON.stringify(hook.name)];
    return [`hooks: ${hook.entry.eventName}: ${merged} is the same as ${stays}; where both apply, only ${stays} runs`];
  });
}
