import type { HookEventName } from '../../../generated/index.js';
import { BoundedMap } from '../../util/bounded-map.js';
import type { MatcherRule } from '../contract/index.js';
import { canBlock, routeOf } from '../registry/events.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import type { RegisteredHook } from '../registry/registered-hook.js';
import { type HookEventContext, matchedNames, matchedValue, requestedIn, whyUnmatched } from './event-context.js';
import { explainHooks, type HookPlanVerdict } from './explain-hooks.js';
import { isInvalidGuard, isUntrustedGuard } from './invalid-guard.js';
import { type HookExecutionPlan, isPlannable, planHooks } from './plan-hooks.js';

export type { HookEventContext } from './event-context.js';
export type { HookPlanVerdict } from './explain-hooks.js';
export type { InvalidGuard } from './invalid-guard.js';
export type { CompletePlan, HookExecutionPlan } from './plan-hooks.js';

const MAX_PLANS = 512;

/** Plans by matched value. */
type PlanCache = BoundedMap<string | undefined, HookExecutionPlan | null>;
type PlannedRegistry = Pick<HookRegistry, 'contract' | 'revision' | 'getRegisteredHooks'>;

/** Plans of one event, until the registry changes. */
interface EventPlans {
  readonly rule: MatcherRule | undefined;
  readonly cache: PlanCache;
  /** For tools with several names, such as those of MCP servers. Keyed by all of them. */
  readonly namesCache: PlanCache;
  revision: number;
  plannable: readonly RegisteredHook[];
  invalidGuards: readonly RegisteredHook[];
  untrustedGuards: readonly RegisteredHook[];
}

/** Decides which hooks run for an event. */
export class HookPlanner {
  readonly #registry: PlannedRegistry;
  readonly #events: ReadonlyMap<string, EventPlans>;

  constructor(registry: PlannedRegistry) {
    this.#registry = registry;
    const routes = Object.entries(registry.contract.routes);
    this.#events = new Map(routes.map(([name, route]) => [name, newPlans(route.matcher)]));
  }

  /** Returns the hooks to run, or null if nothing runs and nothing blocks. Throws if the registry is not initialised. */
  createExecutionPlan(eventName: HookEventName, context?: HookEventContext, _?: unknown): HookExecutionPlan | null {
    const plans = this.#plansOf(eventName);
    if (plans.revision !== this.#registry.revision) this.#refresh(eventName, plans);
    const { plannable, invalidGuards, untrustedGuards } = plans;
    if (plannable.length + invalidGuards.length + untrustedGuards.length === 0) return null;
    const value = matchedValue(plans.rule, context);
    const ofServer = context?.ofServer === true;
    const hasNames = ofServer || context?.aliases !== undefined;
    const cache = hasNames ? plans.namesCache : plans.cache;
    const key = hasNames ? JSON.stringify([ofServer, value, requestedIn(context), context?.aliases]) : value;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const names = matchedNames(value, context);
    const plan = planHooks(eventName, plannable, invalidGuards, names, ofServer, untrustedGuards);
    cache.set(key, plan);
    return plan;
  }

  /**
   * Returns a verdict for every hook of the event, in order. To explain an earlier plan, pass the hooks that the registry
   * had at that time.
   */
  explain(
    eventName: HookEventName,
    context?: HookEventContext,
    hooks: readonly RegisteredHook[] = this.#registry.getRegisteredHooks(eventName),
  ): HookPlanVerdict[] {
    const { rule } = this.#plansOf(eventName);
    const value = matchedValue(rule, context);
    const unmatched = rule !== undefined && value === undefined ? whyUnmatched(rule, context) : undefined;
    return explainHooks(hooks, matchedNames(value, context), unmatched, context);
  }

  #plansOf(eventName: HookEventName): EventPlans {
    const plans = this.#events.get(eventName);
    if (plans === undefined) throw new TypeError(`cannot plan ${String(eventName)}: unknown event`);
    return plans;
  }

  #refresh(eventName: HookEventName, plans: EventPlans): void {
    const { revision } = this.#registry;
    const hooks = this.#registry.getRegisteredHooks(eventName);
    plans.plannable = hooks.filter(isPlannable);
    plans.invalidGuards = hooks.filter(isInvalidGuard);
    plans.untrustedGuards = canBlock(routeOf(this.#registry.contract, eventName)) ? hooks.filter(isUntrustedGuard) : [];
    plans.cache.clear();
    plans.namesCache.clear();
    plans.revision = revision;
  }
}

function newPlans(rule: MatcherRule | undefined): EventPlans {
  const [cache, namesCache]: [PlanCache, PlanCache] = [new BoundedMap(MAX_PLANS), new BoundedMap(MAX_PLANS)];
  return { rule, cache, namesCache, revision: -1, plannable: [], invalidGuards: [], untrustedGuards: [] };
}
