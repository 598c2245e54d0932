import {
  type AggregatedHookResult,
  type HookEventName,
  type HookExecutionResult,
  type HookOutput,
  HookType,
} from '../../../generated/index.js';
import { askPort, attempt } from '../../util/errors.js';
import type { HostConfigPort, ModelResponseFacts, SessionMoment } from '../contract/index.js';
import { isBlocking, isStop } from '../outputs/decision.js';
import type { CompletePlan } from '../planner/plan-hooks.js';
import { isEnforced } from '../registry/enforcement.js';
import type { Admission, AgentState, BudgetNotice, MomentEvent, NeededTexts, SessionFacts } from '../session-state.js';
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
  readonly warn: (text: string) => void;
}

/** Part of a session in one event, from its begin to its end. It is made for every event, so it is small. */
export class SessionEvent implements MomentEvent {
  /** Undefined if the host keeps no state, or if the event happened on another machine. */
  readonly #state: AgentState | undefined;
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
    this.#state = state;
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

  /** Records that the event begins, unless it did before a person was asked. */
  begin(hasBegun = false): void {
    const { moment } = this.#record.route;
    this.#ask((state) => {
      if (moment !== undefined && !hasBegun) state.begin(moment, this);
      this.#record.agent = state.agent;
      this.#record.turnId = state.turnId;
    });
  }

  facts(): SessionFacts | undefined {
    return this.#ask((state) => state.facts());
  }

  get whyLost(): string | undefined {
    return this.#ask((state) => state.whyLost);
  }

  /** Counts a tool call. Returns undefined if the host does not count, or fails to. */
  countCall(moment: SessionMoment, key: string): number | undefined {
    return this.#ask((state) => state.countCall?.(moment, key));
  }

  /**
   * Counts an event that its hooks do not hold, and returns the effects of budgets as results of hooks. Adds the notices to the
   * record.
   */
  admit(aggregated: AggregatedHookResult): readonly HookExecutionResult[] {
    const { route, eventName } = this.#record;
    const { moment } = route;
    if (moment === undefined || isHeld(aggregated)) return NO_EFFECTS;
    const admit = (state: AgentState): readonly HookExecutionResult[] => {
      // An event that fails after it was counted is not counted again.
      this.#admission ??= state.admit(moment, this);
      if (this.#admission === undefined || this.#admission.notices.length === 0) return NO_EFFECTS;
      this.#record.budgets = this.#admission.notices;
      return this.#admission.notices
        .map((notice) => budgetResult(eventName, notice))
        .filter((effect) => effect !== undefined);
    };
    return this.#ask(admit) ?? NO_EFFECTS;
  }

  /** Keeps the count of a call that goes on after its hooks and a person decided; else takes it back. */
  settle(aggregated: AggregatedHookResult, config: AskingConfig): void {
    this.#ask(() => this.#admission?.settle(goesOn(aggregated, this.#record.ask, config)));
  }

  /** Adds labels to the session, and new ones to the record. Of a call that is blocked, only hooks that block it add theirs. */
  addLabels({ finalOutput, hookResults = [] }: AggregatedHookResult): void {
    const { ask, route } = this.#record;
    const isRefused = ask === 'declined' || ask === 'refused';
    const isBlocked = isRefused || finalOutput?.isBlockingDecision() || finalOutput?.shouldStopExecution();
    const blocking = hookResults.filter((result) => isEnforced(result.hookConfig) && blocks(result));
    const outputs = isBlocked && route.moment === 'tool-start' ? blocking.map(({ output }) => output) : [finalOutput];
    const labels = outputs.flatMap((output) => output?.labels ?? []);
    if (labels.length === 0) return;
    this.#record.labels = labels;
    this.#ask((state) => {
      this.#record.labels = [...state.addLabels(labels)];
    });
  }

  /** Adds the labels of calls that were judged at the same time to the input of a call. Returns true if there are any. */
  addNewLabels(input: BuiltInput): boolean {
    const { labels = [] } = (this.#record.route.moment === 'tool-start' && this.facts()?.session) || {};
    if (input.session === undefined || labels.every((label) => input.session?.labels.includes(label))) return false;
    input.session = { ...input.session, labels: [...labels] };
    return true;
  }

  /** Records once that the event ended. Calls of another machine are recorded there. */
  end(): void {
    const { moment } = this.#record.route;
    if (moment === undefined || this.#hasEnded) return;
    this.#hasEnded = true;
    this.#ask((state) => state.end(moment, this));
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
    return takeTexts(input, (isNeeded && this.#ask((state) => state.texts(input[CALL_ID]))) || {});
  }

  /** Calls the state of a host. If that fails, what it would have returned is unknown. */
  #ask<T>(call: (state: AgentState) => T): T | undefined {
    const state = this.#state;
    return state && askPort<T | undefined>('getAgentState', () => call(state), undefined, this.#host.warn);
  }

  /** Adds the facts of an input to the record: the id of its call, and the agent if it is one of another machine. */
  recordFacts({ agent, turn_id: turnId, [CALL_ID]: callId }: BuiltInput): void {
    this.#record.agent ??= agent;
    this.#record.turnId ??= turnId;
    if (typeof callId === 'string') this.#record.callId = callId;
  }
}

function blocks({ output }: Pick<HookExecutionResult, 'output'>): boolean {
  return output !== undefined && (isBlocking(output.decision ?? undefined) || isStop(output));
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
