import { type HookEventName, type HookExecutionResult, type HookOutput, routes } from '../../../generated/index.js';
import { createHookOutput, type DefaultHookOutput } from '../outputs/index.js';

/** What one result brings into the merge. */
export interface Contribution {
  readonly result: HookExecutionResult;
  readonly output: DefaultHookOutput;
}

/** In the order in which they count: where the last value wins, the warning of a failed hook comes before all others. */
export function contributionsOf(results: readonly HookExecutionResult[], eventName: HookEventName): Contribution[] {
  const contributions: Contribution[] = [];
  for (const result of results) {
    if (result.output === undefined) continue;
    const answer = createHookOutput(eventName, result.output);
    const counts = result.success || answer.isBlockingDecision();
    contributions.push({ result, output: counts ? answer : createHookOutput(eventName, warningOf(result.output)) });
  }
  if (routes[eventName].merge === 'or') return contributions;
  const isWarning = ({ result, output }: Contribution) => !result.success && !output.isBlockingDecision();
  return [...contributions.filter(isWarning), ...contributions.filter((each) => !isWarning(each))];
}

/** A failed hook may have refused. If it did not, it has not decided or rewritten anything either. */
function warningOf({ decision: _, reason: __, hookSpecificOutput: ___, ...warning }: HookOutput): HookOutput {
  return warning;
}
