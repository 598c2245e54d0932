import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResult,
  type HookOutput,
  HookType,
} from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import type { HostConfigPort, ModelResponseFacts } from '../contract/index.js';
import type { CompletePlan } from '../planner/plan-hooks.js';
import type { Admission, AgentState, BudgetNotice, MomentEvent, NeededTexts } from '../session-state.js';
import { type HookTranslator, type TranslatorConfig, translatorFor } from '../translator.js';
import { type BuiltInput, type Fields, readField, type Side } from './event-input.js';
import type { EventRecord, PlannedEventRecord } from './event-record.js';
import { isUndecided } from './event-result.js';
import { factsOfEvent } from './response-facts.js';
import { CALL_ID, takeTexts } from './session-fields.js';

type AskingConfig = Pick<HostConfigPort<unknown, unknown, unknown, unknown>, 'getAskPolicy'>;

/** Host and options that an event of a session reads. */
interface SessionEventHost {
  readonly config: TranslatorConfig;
  readonly options:
    | { readonly translator?: HookTranslator | undefined; readonly modelCall?: object | undefined }
    | undefined;
}

/** Part of a session in one event, from its begin to its end. It is made for every event, so it is small. */
export class SessionEvent implements MomentEvent {
  /** Undefined if the host keeps no state, or if the event happened on another machine. */
  readonly state: AgentState | undefined;
  readonly #record: PlannedEventRecord<HookEventName>;
  readonly #source: Fields;
  readonly #side: Side;
  readonly #host: SessionEventHost;
  #admission: Admission | undefined;
  #hasEnded = false;

  constructor(
    state: AgentState | undefined,
    record: PlannedEventRecord<HookEventName>,
    source: Fields,
    side: Side,
    host: SessionEventHost,
  ) {
    this.state = state;
    this.#record = record;
    this.#source = source;
    this.#side = side;
    this.#host = host;
  }

  prompt(): unknown {
    return readField(this.#record.route, this.#source, this.#side, 'prompt');
  }

  callId(): unknown {
    return readField(this.#record.route, this.#source, this.#side, CALL_ID);
  }

  begin(): void {
    if (this.state === undefined) return;
    const { moment } = this.#record.route;
    if (moment !== undefined) this.state.begin(moment, this);
    this.#record.agent = this.state.agent;
    this.#record.turnId = this.state.turnId;
  }

  /**
   * Counts an event that its hooks do not hold, and returns the effects of budgets as results of hooks. Adds the notices to the
   * record.
   */
  admit(aggregated: AggregatedHookResult): readonly HookExecutionResult[] {
    const { route, eventName } = this.#record;
    if (this.state === undefined || route.moment === undefined || isHeld(aggregated)) return NO_EFFECTS;
    // An event that fails after it was counted is not counted again.
    this.#admission ??= this.state.admit(route.moment, this);
    if (this.#admission === undefined || this.#admission.notices.length === 0) return NO_EFFECTS;
    this.#record.budgets = this.#admission.notices;
    return this.#admission.notices
      .map((notice) => budgetResult(eventName, notice))
      .filter((effect) => effect !== undefined);
  }

  /** Keeps the count of a call that goes on after its hooks and a person decided; else takes it back. */
  settle(aggregated: AggregatedHookResult, config: AskingConfig): void {
    this.#admission?.settle(goesOn(aggregated, this.#record.ask, config));
  }

  /** Adds the labels of the merged output to the session, and those that are new to the record. */
  addLabels(labels: readonly string[] | undefined): void {
    if (labels !== undefined) this.#record.labels = this.state ? this.state.addLabels(labels) : labels;
  }

  /** Records once that the event ended. Calls of another machine are recorded there. */
  end(): void {
    const { route } = this.#record;
    if (this.state === undefined || route.moment === undefined || this.#hasEnded) return;
    this.#hasEnded = true;
    this.state.end(route.moment, this);
  }

  /** Returns the model call of the event, if a wrapper records it. */
  modelCall(): object | undefined {
    return attempt(() => this.#host.options?.modelCall, undefined);
  }

  /** Returns the facts of the response that the event carries. */
  responseFacts(): ModelResponseFacts {
    const { config, options } = this.#host;
    return factsOfEvent(this.#record.route, () => translatorFor(config, options), this.#source);
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

const NO_EFFECTS: readonly HookExecutionResult[] = [];

function goesOn(aggregated: AggregatedHookResult, ask: EventRecord['ask'], config: AskingConfig): boolean {
  if (isHeld(aggregated)) return false;
  if (!aggregated.finalOutput?.isAskDecision()) return true;
  return (
    ask === 'confirmed' ||
    ask === 'allowed' ||
    (ask === undefined && attempt(() => config.getAskPolicy?.(), 'deny') === 'allow')
  );
}

/** Returns true if hooks keep an event from going on, or could not decide before the caller aborted. */
function isHeld(aggregated: AggregatedHookResult): boolean {
  const { finalOutput } = aggregated;
  return finalOutput?.isBlockingDecision() || finalOutput?.shouldStopExecution() || isUndecided(aggregated);
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
