import type { AggregatedHookResult, HookExecutionResult } from '../../../generated/index.js';
import type { Contract } from '../contract/index.js';
import { HookAggregator } from '../outputs/aggregator.js';
import type { CompletePlan } from '../planner/hook-planner.js';

/** The results of the hooks that ran, and the refusals of the guards that cannot be asked. */
export function withBlocks(results: HookExecutionResult[], plan: CompletePlan): HookExecutionResult[] {
  return plan.invalid.length === 0 ? results : [...results, ...refusalsOf(plan)];
}

/** Returns the results of guards that cannot run and block. */
function refusalsOf({ eventName, invalid }: CompletePlan): HookExecutionResult[] {
  return invalid.map(({ config, why, reason, skipped }) => ({
    hookConfig: config,
    eventName,
    success: false,
    skipped,
    duration: 0,
    error: new Error(skipped === 'invalid' ? `not run: it is not valid: ${why}` : `not run: ${why}`),
    output: { decision: 'deny', reason },
  }));
}

/** An event that fails is refused all the same where such a guard stands in its way. */
export function enforceInvalidGuards(
  failed: AggregatedHookResult,
  plan: CompletePlan | undefined,
  contract: Contract,
): AggregatedHookResult {
  if (plan === undefined || plan.invalid.length === 0) return failed;
  const refused = new HookAggregator({ contract }).aggregateResults(refusalsOf(plan), plan.eventName);
  return { ...refused, errors: [...failed.errors, ...refused.errors] };
}
