import type { AggregatedHookResult, HookExecutionResult } from '../../generated/index.js';
import { HookAggregator } from '../engine/aggregator.js';
import type { HookExecutionPlan } from '../engine/planner/hook-planner.js';

/** The answers of the guards that cannot be asked, because they are not valid: each refuses. */
export function refusalsOf({ eventName, invalid }: HookExecutionPlan): HookExecutionResult[] {
  return invalid.map(({ config, why, reason }) => ({
    hookConfig: config,
    eventName,
    success: false,
    skipped: 'invalid',
    duration: 0,
    error: new Error(`not run: it is not valid: ${why}`),
    output: { decision: 'deny', reason },
  }));
}

/** An event that fails is refused all the same where such a guard stands in its way. */
export function hearInvalidGuards(
  failed: AggregatedHookResult,
  plan: HookExecutionPlan | undefined,
): AggregatedHookResult {
  const refusals = plan === undefined ? [] : refusalsOf(plan);
  if (plan === undefined || refusals.length === 0) return failed;
  const refused = new HookAggregator().aggregateResults(refusals, plan.eventName);
  return { ...refused, errors: [...failed.errors, ...refused.errors] };
}
