import type { HookEventName } from '../../../generated/index.js';
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

type PlannedRegistry = Pick<HookRegistry, 'contract' | 'revision' | 'getRegisteredHooks'>;

/** What is kept of an event until the registry changes. */
interface EventPlans {
  readonly rule: MatcherRule | undefined;
  readonly cache: PlanCache;
  /** For tools of MCP servers, which hooks of other agents know by other names. */
  readonly serverCache: PlanCache;
  /** For those of them that the model asked for by another name: by both names. */
  readonly requestedCache: PlanCache;
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

  /** The hooks to run, or null when nothing runs and nothing refuses. Throws what the registry throws. */
  createExecutionPlan(eventName: HookEventName, context?: HookEventContext): HookExecutionPlan | null {
    const plans = this.#plansOf(eventName);
    if (plans.revision !== this.#registry.revision) this.#refresh(eventName, plans);
    if (plans.plannable.length + plans.invalidGuards.length + plans.untrustedGuards.length === 0) return null;
    const value = matchedValue(plans.rule, context);
    if (context?.ofServer === true) return this.#planOfServer(eventName, plans, value, context);
    const known = plans.cache.get(value);
    return known === undefined ? newPlan(eventName, plans, plans.cache, value, value, context) : known;
  }

  #planOfServer(
    eventName: HookEventName,
    plans: EventPlans,
    value: string | undefined,
    context: HookEventContext,
  ): HookExecutionPlan | null {
    const requested = requestedIn(context);
    const cache = requested === undefined ? plans.serverCache : plans.requestedCache;
    const key = requested === undefined ? value : JSON.stringify([value, requested]);
    const known = cache.get(key);
    return known === undefined ? newPlan(eventName, plans, cache, key, value, context) : known;
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
    return explainHooks(hooks, matchedNames(value, context), unmatched, context?.ofServer);
  }

  #plansOf(eventName: HookEventName): EventPlans {
    const plans = this.#events.get(eventName);
    if (plans === undefined) throw new TypeError(`there is no event ${String(eventName)} to plan`);
    return plans;
  }

  #refresh(eventName: HookEventName, plans: EventPlans): void {
    const { revision } = this.#registry;
    const hooks = this.#registry.getRegisteredHooks(eventName);
    plans.plannable = hooks.filter(isPlannable);
    plans.invalidGuards = hooks.filter(isInvalidGuard);
    plans.untrustedGuards = canBlock(routeOf(this.#registry.contract, eventName)) ? hooks.filter(isUntrustedGuard) : [];
    plans.cache.clear();
    plans.serverCache.clear();
    plans.requestedCache.clear();
    plans.revision = revision;
  }
}

function newPlan(
  eventName: HookEventName,
  { plannable, invalidGuards, untrustedGuards }: EventPlans,
  cache: PlanCache,
  key: string | undefined,
  value: string | undefined,
  context: HookEventContext | undefined,
): HookExecutionPlan | null {
  const names = matchedNames(value, context);
  const plan = planHooks(eventName, plannable, invalidGuards, names, context?.ofServer === true, untrustedGuards);
  cache.set(key, plan);
  return plan;
}

function newPlans(rule: MatcherRule | undefined): EventPlans {
  const caches = { cache: new PlanCache(), serverCache: new PlanCache(), requestedCache: new PlanCache() };
  return { rule, ...caches, revision: -1, plannable: [], invalidGuards: [], untrustedGuards: [] };
}

const PLAN_LIMIT = 512;

/** The latest plans of one event, by what they are for. The oldest makes room for a new one. */
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
