import {
  type HookConfig,
  HookErrorPolicy,
  type HookEventName,
  type HookRegistryEntry,
  HookType,
} from '../../../generated/index.js';
import { isEnforced } from '../registry/enforcement.js';
import { timeoutOf } from '../registry/hook-timeout.js';
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
  /** Guards that are not trusted. They block if the policy of the event says so. Defaults to none. */
  readonly untrusted?: readonly InvalidGuard[];
  /** True if one of the hooks is enforced and awaited. Defaults to what the hooks say. */
  readonly isHeard?: boolean;
}

/** A plan in which nothing is left out. */
export type CompletePlan = Required<HookExecutionPlan>;

/** Fills in what a planner left out. Returns null if there is nothing to run. */
export function completePlan(plan: HookExecutionPlan): CompletePlan | null {
  const { hookConfigs, invalid = [], entries = [], untrusted = [] } = plan;
  if (hookConfigs.length + invalid.length === 0) return null;
  if (isComplete(plan)) return plan;
  return { isHeard: invalid.length > 0 || hookConfigs.some(isEnforced), ...plan, invalid, entries, untrusted };
}

function isComplete(plan: HookExecutionPlan): plan is CompletePlan {
  const { invalid, untrusted, entries } = plan;
  return ![invalid, untrusted, entries, plan.isHeard].includes(undefined);
}

/** Whether a hook can apply at all, whatever the value. */
export function isPlannable(hook: RegisteredHook): boolean {
  return hook.entry.enabled && hook.matcher.mode !== 'refused';
}

/** Plans those of the plannable hooks and invalid guards that apply to one of some names; without names all of them do. */
export function planHooks(
  eventName: HookEventName,
  plannable: readonly RegisteredHook[],
  guards: readonly RegisteredHook[],
  names: readonly string[] | undefined,
  ofServer?: boolean,
  untrustedGuards: readonly RegisteredHook[] = [],
): CompletePlan | null {
  const [only, ...others] = names ?? [];
  // Mostly there is one name, and a first plan asks every hook.
  const isOnly = only !== undefined && others.length === 0;
  const applies = (hook: RegisteredHook): boolean =>
    isOnly ? hook.matcher.test(only, ofServer) : isApplied(hook, names, ofServer);
  const hooks = plannable.filter(applies);
  const heldBack = untrustedGuards.filter(applies);
  const blocking = heldBack.filter(blocksUntrusted).map(untrustedGuard);
  const invalid = [...guards.filter(applies).map(invalidGuard), ...blocking];
  const untrusted = heldBack.filter((hook) => !blocksUntrusted(hook)).map(untrustedGuard);
  if (hooks.length + invalid.length + untrusted.length === 0) return null;
  const kept = withoutDuplicates(hooks, ofServer);
  const running = hooks.filter((hook) => kept.get(sameKey(hook, ofServer))?.[0] === hook);
  const hookConfigs = running.map((hook) => mergedConfig(hook.entry.config, kept.get(sameKey(hook, ofServer)) ?? []));
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

export function isApplied(
  { matcher }: RegisteredHook,
  names: readonly string[] | undefined,
  ofServer?: boolean,
): boolean {
  return names === undefined || names.some((name) => matcher.test(name, ofServer));
}

/** Whether a hook wants the hooks of its event one after another. One whose answer does not count has no say in that either. */
export function isChained({ config, sequential }: HookRegistryEntry): boolean {
  return sequential === true && isEnforced(config);
}

/** Of hooks that would all run, those of the strongest source among equal ones. The first of each list runs. */
export function withoutDuplicates(
  hooks: readonly RegisteredHook[],
  ofServer?: boolean,
): ReadonlyMap<HookKey, readonly RegisteredHook[]> {
  const kept = new Map<HookKey, RegisteredHook[]>();
  for (const hook of hooks) {
    const key = sameKey(hook, ofServer);
    const copies = kept.get(key);
    const [strongest] = copies ?? [];
    if (copies === undefined || strongest === undefined || isStronger(hook, strongest)) kept.set(key, [hook]);
    else if (hook.entry.source === strongest.entry.source && !isStronger(strongest, hook)) copies.push(hook);
  }
  return kept;
}

/**
 * What two hooks that are one have in common. Whether another agent's hook applies to a tool of an MCP server shows only when it
 * begins: one with another matcher must not be dropped for it.
 */
export function sameKey({ key, entry }: RegisteredHook, ofServer: boolean | undefined): HookKey {
  if (!ofServer || entry.dialect === undefined || typeof key !== 'string') return key;
  return `${key} ${entry.matcher ?? ''}`;
}

/** Whoever wrote a hook twice gets the more careful of both: the longest timeout, the strictest policy. */
function mergedConfig(config: HookConfig, copies: readonly RegisteredHook[]): HookConfig {
  if (copies.length < 2 || config.type === HookType.Plugin) return config;
  const timeout = copies.reduce((longest, { entry }) => Math.max(longest, timeoutOf(entry.config)), 0);
  const onError = strictest(copies.map(({ entry }) => policyOf(entry.config)));
  if (timeout === timeoutOf(config) && onError === config.onError) return config;
  const { onError: _, ...rest } = config;
  return Object.freeze({
    ...rest,
    ...(timeout === timeoutOf(config) ? {} : { timeout }),
    ...(onError === undefined ? {} : { onError }),
  });
}

/** One that says nothing follows the policy of the host, which may be stricter than `allow`. */
function strictest(policies: readonly (HookErrorPolicy | undefined)[]): HookErrorPolicy | undefined {
  if (policies.includes(HookErrorPolicy.Block)) return HookErrorPolicy.Block;
  return policies.includes(undefined) ? undefined : HookErrorPolicy.Allow;
}

function policyOf(config: HookConfig): HookErrorPolicy | undefined {
  return config.type === HookType.Plugin ? undefined : config.onError;
}
