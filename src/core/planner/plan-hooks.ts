import {
  type HookConfig,
  HookErrorPolicy,
  type HookEventName,
  type HookRegistryEntry,
  HookType,
} from '../../../generated/index.js';
import { timeoutOf } from '../../util/timeouts.js';
import { isEnforced } from '../registry/enforcement.js';
import { type HookKey, isStronger, type RegisteredHook } from '../registry/registered-hook.js';
import { blocksUntrusted, type InvalidGuard, invalidGuard, untrustedGuard } from './invalid-guard.js';

/** Hooks to run for one event, in order. */
export interface HookExecutionPlan {
  readonly eventName: HookEventName;
  readonly hookConfigs: readonly HookConfig[];
  readonly sequential: boolean;
  /** Registry entries of the hooks, in the same order. */
  readonly entries?: readonly Readonly<HookRegistryEntry>[];
  /** Guards that cannot run and block the event. Defaults to none. */
  readonly invalid?: readonly InvalidGuard[];
  /** Guards that are not trusted. They block under the policy `block`. Defaults to none. */
  readonly untrusted?: readonly InvalidGuard[];
  /** True if one of the hooks is enforced and awaited. Derived from the hooks by default. */
  readonly isHeard?: boolean;
}

/** Plan with all optional parts. */
export type CompletePlan = Required<HookExecutionPlan>;

/** Adds the optional parts to a plan. Returns null if there is nothing to run. */
export function completePlan(plan: HookExecutionPlan): CompletePlan | null {
  const { hookConfigs, invalid = [], entries = [], untrusted = [] } = plan;
  if (hookConfigs.length + invalid.length === 0) return null;
  return { isHeard: invalid.length > 0 || hookConfigs.some(isEnforced), ...plan, invalid, entries, untrusted };
}

/** Returns true if the hook can run at all, for some value. */
export function isPlannable(hook: RegisteredHook): boolean {
  return hook.entry.enabled && hook.matcher.mode !== 'refused';
}

/** Plans the hooks and guards that match one of the names; without names all of them match. */
export function planHooks(
  eventName: HookEventName,
  plannable: readonly RegisteredHook[],
  guards: readonly RegisteredHook[],
  names: readonly string[] | undefined,
  ofServer?: boolean,
  untrustedGuards: readonly RegisteredHook[] = [],
): CompletePlan | null {
  const matches = (hook: RegisteredHook): boolean => matchesAny(hook, names, ofServer);
  const hooks = plannable.filter(matches);
  const notTrusted = untrustedGuards.filter(matches);
  const blocking = notTrusted.filter(blocksUntrusted).map(untrustedGuard);
  const invalid = [...guards.filter(matches).map(invalidGuard), ...blocking];
  const untrusted = notTrusted.filter((hook) => !blocksUntrusted(hook)).map(untrustedGuard);
  if (hooks.length + invalid.length + untrusted.length === 0) return null;
  const unique = withoutDuplicates(hooks, ofServer);
  const running = hooks.filter((hook) => unique.get(sameKey(hook, ofServer))?.[0] === hook);
  const hookConfigs = running.map((hook) => mergedConfig(hook.entry.config, unique.get(sameKey(hook, ofServer)) ?? []));
  const sequential = hooks.some(({ entry }) => isChained(entry));
  return Object.freeze({
    eventName,
    hookConfigs: Object.freeze(hookConfigs),
    entries: Object.freeze(running.map(({ entry }) => entry)),
    sequential,
    invalid: Object.freeze(invalid),
    untrusted: Object.freeze(untrusted),
    isHeard: invalid.length > 0 || hookConfigs.some(isEnforced),
  });
}

export function matchesAny(
  { matcher }: RegisteredHook,
  names: readonly string[] | undefined,
  ofServer?: boolean,
): boolean {
  return names === undefined || names.some((name) => matcher.test(name, ofServer));
}

/** Returns true if the hook makes the plan sequential. A hook that is not enforced does not. */
export function isChained({ config, sequential }: HookRegistryEntry): boolean {
  return sequential === true && isEnforced(config);
}

/** Groups duplicates that have the strongest source. The first of each list runs. */
export function withoutDuplicates(
  hooks: readonly RegisteredHook[],
  ofServer?: boolean,
): ReadonlyMap<HookKey, readonly RegisteredHook[]> {
  const groups = new Map<HookKey, RegisteredHook[]>();
  for (const hook of hooks) {
    const key = sameKey(hook, ofServer);
    const copies = groups.get(key);
    const [strongest] = copies ?? [];
    if (copies === undefined || strongest === undefined || isStronger(hook, strongest)) groups.set(key, [hook]);
    else if (hook.entry.source === strongest.entry.source && !isStronger(strongest, hook)) copies.push(hook);
  }
  return groups;
}

/**
 * Returns the key that duplicates share. Whether a hook in a dialect matches a tool of an MCP server is decided when it
 * starts, so its matcher is part of the key.
 */
export function sameKey({ key, entry }: RegisteredHook, ofServer: boolean | undefined): HookKey {
  if (!ofServer || entry.dialect === undefined || typeof key !== 'string') return key;
  return `${key} ${entry.matcher ?? ''}`;
}

/** Merges duplicates of one source: the longest timeout and the strictest policy win. */
function mergedConfig(config: HookConfig, copies: readonly RegisteredHook[]): HookConfig {
  if (copies.length < 2 || config.type === HookType.Plugin) return config;
  const timeout = copies.reduce((longest, { entry }) => Math.max(longest, timeoutOf(entry.config)), 0);
  const policies = copies.map(({ entry: { config: each } }) =>
    each.type === HookType.Plugin ? undefined : each.onError,
  );
  const onError = strictest(policies);
  if (timeout === timeoutOf(config) && onError === config.onError) return config;
  const { onError: _, ...rest } = config;
  return Object.freeze({
    ...rest,
    ...(timeout === timeoutOf(config) ? {} : { timeout }),
    ...(onError === undefined ? {} : { onError }),
  });
}

/** A hook without a policy follows the host's, which may be stricter than `allow`. */
function strictest(policies: readonly (HookErrorPolicy | undefined)[]): HookErrorPolicy | undefined {
  if (policies.includes(HookErrorPolicy.Block)) return HookErrorPolicy.Block;
  return policies.includes(undefined) ? undefined : HookErrorPolicy.Allow;
}
