import {
  type HookConfig,
  HookErrorPolicy,
  type HookEventName,
  type HookRegistryEntry,
  HookType,
  HookVerdictKind,
  routes,
} from '../../../generated/index.js';
import type { MatcherRule, Route } from '../../contract/index.js';
import { NAME_LIMIT } from '../matcher/syntax.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import type { HookKey, RegisteredHook } from '../registry/registered-hook.js';

type PlannedRegistry = Pick<HookRegistry, 'revision' | 'getRegisteredHooks'>;

/** What is kept of an event until the registry changes. */
interface EventPlans {
  readonly rule: MatcherRule | undefined;
  readonly cache: PlanCache;
  revision: number;
  plannable: readonly RegisteredHook[];
}

/** Decides which hooks run for an event. */
export class HookPlanner {
  readonly #registry: PlannedRegistry;
  readonly #events: ReadonlyMap<string, EventPlans>;

  constructor(registry: PlannedRegistry) {
    this.#registry = registry;
    this.#events = new Map(Object.entries<Route>(routes).map(([name, { matcher }]) => [name, newPlans(matcher)]));
  }

  /** The hooks to run, or null when there is none. Throws what the registry throws. */
  createExecutionPlan(eventName: HookEventName, context?: HookEventContext): HookExecutionPlan | null {
    const plans = this.#plansOf(eventName);
    if (plans.revision !== this.#registry.revision) this.#refresh(eventName, plans);
    if (plans.plannable.length === 0) return null;
    const value = matchedValue(plans.rule, context);
    const known = plans.cache.get(value);
    if (known !== undefined) return known;
    const plan = planHooks(eventName, plans.plannable, value);
    plans.cache.set(value, plan);
    return plan;
  }

  /**
   * A verdict for every hook of the event, in order. To explain a plan made earlier, hand over the hooks
   * that the registry gave at that time.
   */
  explain(
    eventName: HookEventName,
    context?: HookEventContext,
    hooks: readonly RegisteredHook[] = this.#registry.getRegisteredHooks(eventName),
  ): HookPlanVerdict[] {
    const { rule } = this.#plansOf(eventName);
    const value = matchedValue(rule, context);
    const unmatched = rule !== undefined && value === undefined ? whyUnmatched(rule, context) : undefined;
    return explainHooks(hooks, value, unmatched);
  }

  #plansOf(eventName: HookEventName): EventPlans {
    const plans = this.#events.get(eventName);
    if (plans === undefined) throw new TypeError(`there is no event ${String(eventName)} to plan`);
    return plans;
  }

  #refresh(eventName: HookEventName, plans: EventPlans): void {
    const { revision } = this.#registry;
    plans.plannable = this.#registry.getRegisteredHooks(eventName).filter(isPlannable);
    plans.cache.clear();
    plans.revision = revision;
  }
}

function newPlans(rule: MatcherRule | undefined): EventPlans {
  return { rule, cache: new PlanCache(), revision: -1, plannable: [] };
}

/** The values that a caller knows about an event; its route says which of them counts. */
export interface HookEventContext {
  toolName?: string | undefined;
  trigger?: string | undefined;
}

/** What matchers are tested against; nothing when they do not filter. */
function matchedValue(rule: MatcherRule | undefined, context: HookEventContext | undefined): string | undefined {
  if (rule === undefined) return undefined;
  const value = givenValue(rule, context);
  return typeof value === 'string' && value.length <= NAME_LIMIT ? value : undefined;
}

/** Why matchers that could filter do not. */
function whyUnmatched(rule: MatcherRule, context: HookEventContext | undefined): string {
  return typeof givenValue(rule, context) === 'string'
    ? `${rule.field} is longer than ${NAME_LIMIT} characters and is not matched, so every hook runs`
    : `there is no ${rule.field} to match, so every hook runs`;
}

function givenValue(rule: MatcherRule, context: HookEventContext | undefined): unknown {
  return rule.kind === 'regex' ? context?.toolName : context?.trigger;
}

const PLAN_LIMIT = 512;

/** The latest plans of one event, by the value they are for. The oldest makes room for a new one. */
export class PlanCache {
  readonly #plans = new Map<string | undefined, HookExecutionPlan | null>();

  get size(): number {
    return this.#plans.size;
  }

  get(value: string | undefined): HookExecutionPlan | null | undefined {
    return this.#plans.get(value);
  }

  set(value: string | undefined, plan: HookExecutionPlan | null): void {
    if (this.#plans.size >= PLAN_LIMIT) this.#plans.delete(this.#plans.keys().next().value);
    this.#plans.set(value, plan);
  }

  clear(): void {
    this.#plans.clear();
  }
}

/** What to run for one event, in order. */
export interface HookExecutionPlan {
  readonly eventName: HookEventName;
  readonly hookConfigs: readonly HookConfig[];
  readonly sequential: boolean;
}

/** Whether a hook can apply at all, whatever the value. */
function isPlannable(hook: RegisteredHook): boolean {
  return hook.entry.enabled && hook.matcher.mode !== 'refused';
}

/** Plans those of the plannable hooks that apply to a value; without a value all of them do. */
function planHooks(
  eventName: HookEventName,
  plannable: readonly RegisteredHook[],
  value: string | undefined,
): HookExecutionPlan | null {
  const chosen = new Map<HookKey, HookConfig>();
  let sequential = false;
  for (const hook of plannable) {
    if (value !== undefined && !hook.matcher.test(value)) continue;
    const first = chosen.get(hook.key);
    chosen.set(hook.key, first === undefined ? hook.entry.config : stricter(first, hook.entry.config));
    if (hook.entry.sequential === true) sequential = true;
  }
  if (chosen.size === 0) return null;
  return Object.freeze({ eventName, hookConfigs: Object.freeze([...chosen.values()]), sequential });
}

/** The first of two same hooks stays, but a failure that one of them calls a block remains a block. */
function stricter(first: HookConfig, duplicate: HookConfig): HookConfig {
  if (first.type === HookType.Plugin || duplicate.type === HookType.Plugin) return first;
  if (duplicate.onError !== HookErrorPolicy.Block || first.onError === HookErrorPolicy.Block) return first;
  return Object.freeze({ ...first, onError: HookErrorPolicy.Block });
}

/** Whether a configured hook is part of the plan, else why not. */
export type HookPlanVerdict = PlannedVerdict | UnplannedVerdict;

interface PlannedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: true;
  readonly verdict: typeof HookVerdictKind.Ran;
  /** Its place among the plan's hookConfigs. */
  readonly index: number;
  readonly why?: string;
}

interface UnplannedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: false;
  readonly verdict: 'disabled' | 'duplicate' | 'matcher' | 'refused-matcher' | 'untrusted';
  readonly why: string;
  readonly duplicateOf?: Readonly<HookRegistryEntry>;
}

/** One verdict for each hook, in order. Without a value no matcher filters, and `unmatched` says why. */
function explainHooks(
  hooks: readonly RegisteredHook[],
  value: string | undefined,
  unmatched: string | undefined,
): HookPlanVerdict[] {
  const firsts = new Map<HookKey, RegisteredHook>();
  return hooks.map((hook) => {
    const { entry, name } = hook;
    const obstacle = obstacleOf(hook, value) ?? duplicateOf(firsts.get(hook.key));
    if (obstacle !== undefined) return { entry, name, planned: false, ...obstacle };
    const index = firsts.size;
    firsts.set(hook.key, hook);
    const note = unmatched === undefined || hook.matcher.mode === 'all' ? {} : { why: unmatched };
    return { entry, name, planned: true, verdict: HookVerdictKind.Ran, index, ...note };
  });
}

type Obstacle = Pick<UnplannedVerdict, 'verdict' | 'why' | 'duplicateOf'>;

function obstacleOf({ switchedOn, trust, matcher }: RegisteredHook, value: string | undefined): Obstacle | undefined {
  if (!switchedOn) return { verdict: HookVerdictKind.Disabled, why: 'it is switched off' };
  if (trust !== true) return { verdict: HookVerdictKind.Untrusted, why: trust.why };
  if (matcher.mode === 'refused') {
    return { verdict: HookVerdictKind.RefusedMatcher, why: matcher.warning ?? 'its matcher is refused' };
  }
  if (value === undefined || matcher.test(value)) return undefined;
  const why = `matcher ${JSON.stringify(matcher.pattern)} does not match ${JSON.stringify(value)}`;
  return { verdict: HookVerdictKind.Matcher, why };
}

function duplicateOf(first: RegisteredHook | undefined): Obstacle | undefined {
  if (first === undefined) return undefined;
  const why = `it is the same as ${JSON.stringify(first.name)} (${first.entry.source}), which runs in its place`;
  return { verdict: HookVerdictKind.Duplicate, why, duplicateOf: first.entry };
}
