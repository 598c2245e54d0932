import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResult,
  type HookOutput,
  HookType,
} from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import type { AskPolicy, ModelResponseFacts } from '../contract/index.js';
import type { CompletePlan } from '../planner/plan-hooks.js';
import { isEnforced } from '../registry/enforcement.js';
import type { Admission, AgentState, BudgetNotice, MomentFields, NeededTexts } from '../session-state.js';
import { type BuiltInput, type Fields, momentFields, type Side } from './event-input.js';
import type { EventRecord, PlannedEventRecord } from './event-record.js';
import { factsOfEvent, type ResponseReader } from './response-facts.js';
import { CALL_ID, takeTexts } from './session-fields.js';

/** Source of an event of a session. */
export interface SessionEventSource {
  /** Undefined if the host keeps no state, or if the event happened on another machine. */
  readonly state: AgentState | undefined;
  /** Fields as the caller passed them. */
  readonly source: Fields;
  readonly side: Side;
  /** Model call of the event, if a wrapper records it. */
  readonly modelCall: object | undefined;
  readonly translator: () => ResponseReader;
}

/** Part of a session in one event, from its begin to its end. Its methods do not throw. */
export class SessionEvent {
  readonly state: AgentState | undefined;
  readonly #record: PlannedEventRecord<HookEventName>;
  readonly #event: SessionEventSource;
  readonly #fields: MomentFields;
  #admission: Admission | undefined;
  #hasEnded = false;

  constructor(record: PlannedEventRecord<HookEventName>, event: SessionEventSource) {
    this.#record = record;
    this.#event = event;
    this.#fields = momentFields(record.route, event.source, event.side);
    this.state = event.state;
  }

  begin(): void {
    const { moment } = this.#record.route;
    if (moment !== undefined) this.state?.begin(moment, this.#fields);
    this.#record.agent = this.state?.agent;
    this.#record.turnId = this.state?.turnId;
  }

  /**
   * Counts an event that its hooks do not hold, and returns the effects of budgets as results of hooks. Adds the notices to the
   * record.
   */
  admit(aggregated: AggregatedHookResult): HookExecutionResult[] {
    const { route, eventName } = this.#record;
    if (this.state === undefined || route.moment === undefined || isHeld(aggregated)) return [];
    // An event that fails after it was counted is not counted again.
    this.#admission ??= this.state.admit(route.moment, this.#event.modelCall);
    const { notices = [] } = this.#admission ?? {};
    if (notices.length > 0) this.#record.budgets = notices;
    return notices.map((notice) => budgetResult(eventName, notice)).filter((result) => result !== undefined);
  }

  /** Keeps the count of a call that goes on after its hooks and a person decided; else takes it back. */
  settle(aggregated: AggregatedHookResult, policy: () => AskPolicy | undefined): void {
    this.#admission?.settle(goesOn(aggregated, this.#record.ask, policy));
  }

  /** Adds the labels of the merged output to the session, and those that are new to the record. */
  addLabels(labels: readonly string[] | undefined): void {
    if (labels !== undefined) this.#record.labels = this.state ? this.state.addLabels(labels) : labels;
  }

  /** Records once that the event ended. Calls of another machine are recorded there. */
  end(): void {
    const { route } = this.#record;
    const { source, translator, modelCall } = this.#event;
    if (route.moment === undefined || this.#hasEnded) return;
    if (isRecord(attempt(() => source['origin'], undefined))) return;
    this.#hasEnded = true;
    const facts = (): ModelResponseFacts => factsOfEvent(route, translator, source);
    this.state?.end(route.moment, this.#fields, { call: modelCall, facts });
  }

  /** Takes the texts out of an input that only some hooks receive. Those of the session are read only if a hook needs them. */
  takeTexts({ hookConfigs }: CompletePlan, input: BuiltInput): NeededTexts {
    const isNeeded = hookConfigs.some(({ needs }) => needs !== undefined && needs.length > 0);
    return takeTexts(input, isNeeded ? this.state : undefined);
  }

  /** Adds the facts of an input to the record: the id of its call, and the agent if it is one of another machine. */
  recordFacts({ agent, turn_id: turnId, [CALL_ID]: callId }: BuiltInput): void {
    this.#record.agent ??= agent;
    this.#record.turnId ??= turnId;
    if (typeof callId === 'string') this.#record.callId = callId;
  }
}

function goesOn(
  aggregated: AggregatedHookResult,
  ask: EventRecord['ask'],
  policy: () => AskPolicy | undefined,
): boolean {
  if (isHeld(aggregated)) return false;
  if (!aggregated.finalOutput?.isAskDecision()) return true;
  return ask === 'confirmed' || ask === 'allowed' || (ask === undefined && attempt(policy, 'deny') === 'allow');
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
