import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResult,
  type HookOutput,
  HookType,
} from '../../../generated/index.js';
import type { AskPolicy } from '../contract/index.js';
import { isEnforced } from '../registry/enforcement.js';
import type { Admission, AgentState, BudgetNotice } from '../session-state.js';
import type { EventRecord, PlannedEventRecord } from './event-record.js';

/** Merged results of an event, with those of its budgets. */
interface AdmittedEvent<Aggregated> {
  readonly aggregated: Aggregated;
  readonly admission?: Admission | undefined;
}

/** Counts an event that no hook blocks, and adds the effects of budgets that are used up. */
export function admitEvent<Aggregated extends AggregatedHookResult>(
  { eventName, route }: PlannedEventRecord<HookEventName>,
  results: HookExecutionResult[],
  state: AgentState | undefined,
  merge: (results: HookExecutionResult[]) => Aggregated,
  modelCall: object | undefined,
): AdmittedEvent<Aggregated> {
  const aggregated = merge(results);
  const { moment } = route;
  if (state === undefined || moment === undefined || isHeld(aggregated)) return { aggregated };
  const admission = state.admit(moment, modelCall);
  if (admission === undefined || admission.notices.length === 0) return { aggregated, admission };
  const effects = admission.notices.map((notice) => budgetResult(eventName, notice)).filter((one) => one !== undefined);
  return { aggregated: effects.length === 0 ? aggregated : merge([...results, ...effects]), admission };
}

/** Returns true if an event goes on after its hooks and a person decided. */
export function settledBy(
  aggregated: AggregatedHookResult,
  ask: EventRecord['ask'],
  policy: AskPolicy | undefined,
): boolean {
  if (isHeld(aggregated)) return false;
  if (!aggregated.finalOutput?.isAskDecision()) return true;
  return ask === 'confirmed' || ask === 'allowed' || (ask === undefined && policy === 'allow');
}

/** Returns true if hooks keep an event from going on, or could not decide before the caller aborted. */
function isHeld({ finalOutput, hookResults = [] }: AggregatedHookResult): boolean {
  if (finalOutput?.isBlockingDecision() || finalOutput?.shouldStopExecution()) return true;
  return hookResults.some(
    ({ aborted, skipped, hookConfig }) => isEnforced(hookConfig) && (aborted === true || skipped === 'aborted'),
  );
}

function budgetResult(eventName: HookEventName, notice: BudgetNotice): HookExecutionResult | undefined {
  const output = outputOf(notice);
  if (output === undefined) return undefined;
  const hookConfig = { type: HookType.Function, name: 'budgets', action: () => undefined };
  return { hookConfig, eventName, success: true, duration: 0, output };
}

function outputOf({ effect, text }: BudgetNotice): HookOutput | undefined {
  if (effect === 'warn') return undefined;
  if (effect === 'stop') return { continue: false, stopReason: text };
  return { decision: effect === 'ask' ? 'ask' : 'deny', reason: text };
}
