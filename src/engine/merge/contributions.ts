import {
  type HookDecision,
  type HookEventName,
  type HookExecutionResult,
  type HookOutput,
  routes,
} from '../../../generated/index.js';
import { decisionOf } from '../outputs/create-hook-output.js';
import { isBlocking } from '../outputs/decision.js';

/** What one result brings into the merge. */
export interface Contribution {
  readonly result: HookExecutionResult;
  readonly output: HookOutput;
  readonly decision: HookDecision | undefined;
}

/** In the order in which they count: where the last value wins, the warning of a failed hook comes before all others. */
export function contributionsOf(results: readonly HookExecutionResult[], eventName: HookEventName): Contribution[] {
  const contributions: Contribution[] = [];
  for (const result of results) {
    if (result.output === undefined) continue;
    const decision = decisionOf(eventName, result.output);
    const counts = result.success || isBlocking(decision);
    contributions.push(
      counts
        ? { result, output: result.output, decision }
        : { result, output: warningOf(result.output), decision: undefined },
    );
  }
  if (routes[eventName].merge === 'or') return contributions;
  const isWarning = ({ result, decision }: Contribution) => !result.success && !isBlocking(decision);
  return [...contributions.filter(isWarning), ...contributions.filter((each) => !isWarning(each))];
}

/** A failed hook may have refused. If it did not, it has not decided or rewritten anything either. */
function warningOf({ decision: _, reason: __, hookSpecificOutput: ___, ...warning }: HookOutput): HookOutput {
  return warning;
}
