import {
  ConfigSource,
  type HookConfig,
  type HookEventName,
  type HookRegistryEntry,
  HookType,
} from '../../../generated/index.js';
import type { CompiledMatcher } from '../matcher/compile.js';

export type HookTrust = true | { readonly trusted: false; readonly why: string };

/** Two commands are the same when their texts are, two functions or plugins when they are one object. */
export type HookKey = string | object;

/** A hook as somebody declared it; whether it may run is not part of that. */
export interface HookDeclaration {
  readonly eventName: HookEventName;
  readonly source: ConfigSource;
  readonly config: HookConfig;
  readonly matcherText: string | undefined;
  readonly sequential: boolean | undefined;
  readonly matcher: CompiledMatcher;
}

/** A declared hook, and all that the planner and the trace need to know about it. */
export interface RegisteredHook {
  readonly declaration: HookDeclaration;
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly key: HookKey;
  readonly matcher: CompiledMatcher;
  /** What the user wants; `entry.enabled` also asks for trust. */
  readonly switchedOn: boolean;
  readonly trust: HookTrust;
}

export function registeredHook(declaration: HookDeclaration, switchedOn: boolean, trust: HookTrust): RegisteredHook {
  return Object.freeze({
    declaration,
    entry: entryOf(declaration, switchedOn && trust === true),
    name: nameOf(declaration.config),
    key: keyOf(declaration.config),
    matcher: declaration.matcher,
    switchedOn,
    trust,
  });
}

export function entryOf(declaration: HookDeclaration, enabled: boolean): Readonly<HookRegistryEntry> {
  const { config, source, eventName, matcherText, sequential } = declaration;
  return Object.freeze({
    config,
    source,
    eventName,
    ...(matcherText === undefined ? {} : { matcher: matcherText }),
    ...(sequential === undefined ? {} : { sequential }),
    enabled,
  });
}

/** The name to show a hook by, and to enable or disable it by. */
export function nameOf(config: HookConfig): string {
  return config.name ?? (config.type === HookType.Command ? config.command : config.type);
}

function keyOf(config: HookConfig): HookKey {
  if (config.type === HookType.Function) return config.action;
  if (config.type !== HookType.Command) return config;
  const env = Object.entries(config.env ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([config.command, config.args ?? null, env]);
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

/** What a person may want to know about hooks that are configured well and still will not all run. */
export function heldBackRemark(hooks: readonly RegisteredHook[]): string | undefined {
  const lines = hooks.flatMap(({ name, entry, trust }) =>
    trust === true ? [] : [`${entry.eventName} ${JSON.stringify(name)} (${trust.why})`],
  );
  return lines.length === 0 ? undefined : `hooks: not trusted, so not run: ${lines.join('; ')}`;
}

/** One line for each hook that a hook of another name stands for, because both are the same command or function. */
export function collapseRemarks(hooks: readonly RegisteredHook[]): string[] {
  const firsts = new Map<HookKey, RegisteredHook>();
  return hooks.flatMap((hook) => {
    if (!hook.entry.enabled) return [];
    const first = firsts.get(hook.key);
    if (first === undefined) firsts.set(hook.key, hook);
    if (first === undefined || first.name === hook.name) return [];
    const [kept, merged] = [JSON.stringify(first.name), JSON.stringify(hook.name)];
    return [`hooks: ${hook.entry.eventName}: ${merged} is the same as ${kept}; where both apply, only ${kept} runs`];
  });
}
