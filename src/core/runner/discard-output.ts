import type { HookDecision } from '../../../generated/index.js';
import { isStop } from '../outputs/decision.js';
import type { HookRunResult } from './hook-type-runner.js';

/** The outcome of a hook whose answer changes nothing: whoever reads answers finds none, and the trace has it all the same. */
export function discardOutput(judged: HookRunResult): HookRunResult {
  const { output, grant: _grant, toolResult: _result, withheld: _withheld, ...outcome } = judged;
  return output === undefined ? outcome : { ...outcome, unenforcedOutput: output };
}

/** The same for a hook that nobody waits for. Whoever wrote one that decides may take it for a guard. */
export function discardBackgroundOutput(outcome: HookRunResult, decision: HookDecision | undefined): HookRunResult {
  const { output, outputFormat, warnings = [] } = outcome;
  if (output === undefined) return discardOutput(outcome);
  // A text, or a failure, is taken for an `allow` that the hook never said.
  const said = decision === 'allow' && outputFormat !== 'json' ? undefined : decision;
  const what = said === undefined ? (isStop(output) ? 'to stop the agent' : undefined) : JSON.stringify(said);
  if (what === undefined) return discardOutput(outcome);
  const warning = `decided ${what}, which has no effect: nobody waits for a hook with "async": true`;
  return { ...discardOutput(outcome), warnings: [...warnings, warning] };
}
