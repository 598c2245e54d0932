import { configSources } from '../../../generated/enum-tables.js';
import {
  type ConfigSource,
  type HookConfig,
  type HookEventName,
  type HookRegistryEntry,
  HookType,
  type RuleHookConfig,
} from '../../../generated/index.js';
import { sortedEntries } from '../../util/own-keys.js';
import type { CompiledMatcher } from '../../util/regex/compile.js';
import type { AdaptedHook, TrustAnswer } from '../contract/index.js';
import { adapterOf } from './adapter-of.js';
import { describeUntrusted, nameOf } from './describe-hook.js';
import { isEnforced } from './enforcement.js';

export { nameOf };

/** Identity of a hook for deduplication: a text for commands, URLs and the bus, an object for functions and plugins. */
export type HookKey = string | object;

/** Matcher of a hook. */
export interface HookMatcher extends CompiledMatcher {
  /** `ofServer` is true if the name is that of an MCP server's tool. */
  test(name: string, ofServer?: boolean): boolean;
}

/** Why a hook's configuration is invalid. */
export interface HookFault {
  readonly why: string;
  /** True if the hook is a guard that blocks while it is invalid. */
  readonly blocks: boolean;
  /** Reason for the block. Defaults to a text about an invalid hook. */
  readonly reason?: string | undefined;
  /** True if the whole hook was read, so that its own trust counts. */
  readonly isReadable?: boolean | undefined;
}

/** Hook as it is declared, without its enabled state and trust. */
export interface HookDeclaration {
  readonly eventName: HookEventName;
  readonly source: ConfigSource;
  readonly config: HookConfig;
  readonly matcherText: string | undefined;
  readonly sequential: boolean | undefined;
  readonly matcher: HookMatcher;
  /** If set, the config contains only the readable parts of the hook. */
  readonly fault: HookFault | undefined;
  /** Why a settings file disables the hook. */
  readonly off: string | undefined;
  /** The hook in another agent's dialect, if it is not native. */
  readonly adapted?: AdaptedHook | undefined;
}

/** Declared hook with its enabled state and trust, for the planner and the trace. */
export interface RegisteredHook {
  readonly declaration: HookDeclaration;
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly key: HookKey;
  readonly matcher: HookMatcher;
  /** True if the hook is not disabled; `entry.enabled` also requires that it is valid and trusted. */
  readonly switchedOn: boolean;
  readonly trust: TrustAnswer;
}

export function registeredHook(declaration: HookDeclaration, enabled: boolean, trust: TrustAnswer): RegisteredHook {
  const switchedOn = enabled && declaration.off === undefined;
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
  const { config, source, eventName, matcherText, sequential, adapted } = declaration;
  return Object.freeze({
    config,
    source,
    eventName,
    ...(matcherText === undefined ? {} : { matcher: matcherText }),
    ...(sequential === undefined ? {} : { sequential }),
    ...(adapted === undefined ? {} : { dialect: adapted.dialect }),
    enabled,
  });
}

export function keyOf(config: HookConfig): HookKey {
  const adapter = adapterOf(config);
  if (adapter !== undefined) return adapter.key;
  if (config.type === HookType.Function) return config.action;
  if (config.type === HookType.Bus) return config.type;
  if (config.type === HookType.Http) return JSON.stringify([config.type, config.url, sortedEntries(config.headers)]);
  if (config.type === HookType.Rule) return ruleKey(config);
  if (config.type !== HookType.Command && config.type !== HookType.Worker) return config;
  const kind = config.type === HookType.Worker ? [config.type] : [];
  return JSON.stringify([config.command, config.args ?? null, sortedEntries(config.env), ...kind]);
}

function ruleKey({ when, decision, reason, context, systemMessage, labels, set, onOpaque }: RuleHookConfig): string {
  const effects = [decision, reason, context, systemMessage, labels, set && sortedEntries(set), onOpaque];
  return JSON.stringify([HookType.Rule, when, ...effects.map((effect) => effect ?? null)]);
}

/** Hooks in the order in which they run: by source, then as declared. */
export type HooksByEvent = ReadonlyMap<HookEventName, readonly RegisteredHook[]>;

export function groupByEvent(hooks: readonly RegisteredHook[]): HooksByEvent {
  const groups = new Map<HookEventName, RegisteredHook[]>();
  for (const hook of hooks.toSorted((a, b) => positionOf(a) - positionOf(b))) {
    const group = groups.get(hook.entry.eventName);
    if (group === undefined) groups.set(hook.entry.eventName, [hook]);
    else group.push(hook);
  }
  for (const group of groups.values()) Object.freeze(group);
  return groups;
}

function positionOf({ entry }: RegisteredHook): number {
  return configSources[entry.source]?.position ?? 0;
}

/** Returns the strength of a source; a larger number is stronger. A host may pass an unknown source, which is the weakest. */
export function strengthOf(source: ConfigSource): number {
  return configSources[source]?.strength ?? -1;
}

/** Returns true if `hook` wins over a duplicate. An enforced hook is never replaced by one that is not enforced. */
export function isStronger(hook: RegisteredHook, other: RegisteredHook): boolean {
  const enforced = isEnforced(hook.entry.config);
  if (enforced !== isEnforced(other.entry.config)) return enforced;
  return isStrongerSource(hook.entry.source, other.entry.source);
}

export function isStrongerSource(source: ConfigSource, other: ConfigSource): boolean {
  return strengthOf(source) > strengthOf(other);
}

/** Returns one warning for all hooks that are valid, enabled and not trusted. */
export function untrustedWarning(hooks: readonly RegisteredHook[]): string | undefined {
  const lines = hooks.flatMap(({ entry, trust, declaration }) =>
    trust === true || trust.reported === true || declaration.fault !== undefined || declaration.off !== undefined
      ? []
      : [describeUntrusted(entry, trust.why)],
  );
  return lines.length === 0 ? undefined : `hooks: not trusted, so not run: ${lines.join('; ')}`;
}

/** Describes each hook that is a duplicate of a hook with another name. */
export function duplicateRemarks(hooks: readonly RegisteredHook[]): string[] {
  const enabled = hooks.filter(({ entry }) => entry.enabled);
  const strongest = new Map<HookKey, RegisteredHook>();
  for (const hook of enabled) {
    const other = strongest.get(hook.key);
    if (other === undefined || isStronger(hook, other)) strongest.set(hook.key, hook);
  }
  return enabled.flatMap((hook) => {
    const original = strongest.get(hook.key) ?? hook;
    if (original.name === hook.name) return [];
    const [kept, duplicate] = [JSON.stringify(original.name), JSON.stringify(hook.name)];
    return [`hooks: ${hook.entry.eventName}: ${duplicate} is the same as ${kept}; if both match, only ${kept} runs`];
  });
}
