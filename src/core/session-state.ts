import type { HookAgent, HookBudgets, HookInput, HookNeed, OnExceed, OnUnknown } from '../../generated/index.js';
import type { ModelResponseFacts, SessionMoment } from './contract/index.js';

/** Longest text that hooks get for `needs`, in bytes. */
export const MAX_NEEDED_TEXT = 16 * 1024;

/** Fields of an input about the agent and its session. */
export type SessionFacts = Pick<HookInput, 'agent' | 'turn_id' | 'session'>;

/** Texts that only hooks which list them in `needs` receive. */
export type NeededTexts = { readonly [Name in HookNeed]?: string | undefined };

/** Parts of an event that its session reads. Each is read on demand: the id of a call is made when it is read. */
export interface MomentEvent {
  prompt(): unknown;
  callId(): unknown;
  /** Returns the model call of the event, if a wrapper records it. */
  modelCall(): object | undefined;
  /** Returns the facts of the response that the event carries. */
  responseFacts(): ModelResponseFacts;
}

/** State of one agent of a session: usage, labels, turn and open calls. Its methods never throw. */
export interface AgentState {
  readonly agent: HookAgent;
  /** Undefined if the turn is not known. */
  readonly turnId: string | undefined;
  /** Why labels and counts are not known. */
  readonly whyLost?: string | undefined;
  facts(): SessionFacts;
  /** Returns the texts of the turn, and of the message that requested a tool call. */
  texts(callId: unknown): NeededTexts;
  /** Records that an event begins, before its hooks are planned. */
  begin(moment: SessionMoment, event: MomentEvent): void;
  /** Counts a call that no hook blocks, and checks it against the budgets. Undefined if the moment is not counted. */
  admit(moment: SessionMoment, event: Pick<MomentEvent, 'modelCall'>): Admission | undefined;
  /** Counts a tool call. Returns how often an equal one was made in this turn, counting this one. */
  countCall?(moment: SessionMoment, key: string): number | undefined;
  /** Records that an event ended. */
  end(moment: SessionMoment, event: MomentEvent): void;
  /** Returns those that the session did not have yet. */
  addLabels(labels: readonly string[]): readonly string[];
}

/** Call that is counted until it is settled. */
export interface Admission {
  /** Strictest notice first. */
  readonly notices: readonly BudgetNotice[];
  /** Keeps the count if the call goes on; else takes it back. */
  settle(goesOn: boolean): void;
}

/** Budget that is used up, or whose figure is not known. */
export interface BudgetNotice {
  readonly effect: OnExceed | OnUnknown;
  readonly text: string;
}

/** Budgets of one source. */
export interface SessionBudget extends HookBudgets {
  /** File or option that sets them, for messages. */
  readonly source: string;
}

/** Name of a limit of a budget. */
export type BudgetName = Exclude<keyof HookBudgets, 'onExceed' | 'onUnknown'>;

/** Limits by name. A `count` grows by one with the call that is checked. */
export const BUDGET_LIMITS: Readonly<Record<BudgetName, 'amount' | 'count'>> = {
  tokens: 'amount',
  cost_usd: 'amount',
  tool_calls: 'count',
  model_calls: 'count',
  minutes: 'amount',
};

export function isBudgetName(name: string): name is BudgetName {
  return Object.hasOwn(BUDGET_LIMITS, name);
}
