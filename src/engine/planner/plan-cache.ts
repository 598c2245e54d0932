import type { HookExecutionPlan } from './execution-plan.js';

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
