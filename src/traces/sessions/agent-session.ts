import { type HookAgent, HookNeed, type ModelUsage } from '../../../generated/index.js';
import type { SessionMoment } from '../../core/contract/index.js';
import {
  type Admission,
  type AgentState,
  type BudgetName,
  MAX_NEEDED_TEXT,
  type MomentEvent,
  type NeededTexts,
  type SessionBudget,
  type SessionFacts,
} from '../../core/index.js';
import { cutText } from '../../util/cut-text.js';
import { hashText } from '../../util/hash-text.js';
import { type BudgetFigure, checkBudgets, type NamedNotice } from './check-budgets.js';
import { costOf, isEmpty, type ModelNames, NO_PRICES, type PriceTable, whyNoCost } from './prices.js';
import {
  FIGURES,
  type Figure,
  MAIN_AGENT,
  type ResponseFigures,
  type SessionChange,
  type SessionLedger,
} from './session-ledger.js';
import type { SessionRecord } from './session-store.js';
import { sumOf, type TranscriptState } from './transcript-state.js';

/** Parts that all agents of a session share. */
export interface SessionParts {
  readonly record: SessionRecord;
  readonly budgets: () => readonly SessionBudget[];
  readonly prices: () => PriceTable | undefined;
  /** Name of this process, for requests whose response never comes. */
  readonly owner: string;
  /** Why costs of the session are not known. */
  readonly unpriced: Set<string>;
  /** Returns true if the process of this name may still run. */
  readonly isAlive: (owner: string) => boolean;
  /** Reports that the state cannot be kept. */
  readonly warn: (text: string) => void;
}

/** Facts of a response. */
export interface ResponseFacts {
  readonly usage?: ModelUsage | undefined;
  readonly model?: string | undefined;
  /** Name of the model in the request. */
  readonly requested?: string | undefined;
  readonly text?: string | undefined;
  readonly toolCallIds?: readonly string[] | undefined;
}

/** Turn as a request shows it. */
export interface RequestTurn {
  readonly prompt: string;
  readonly index: number;
}

/** Facts that a host reports. */
export interface ReportedFacts {
  readonly usage?:
    | {
        inputTokens?: number | undefined;
        outputTokens?: number | undefined;
        cachedTokens?: number | undefined;
        costUsd?: number | undefined;
      }
    | undefined;
  readonly turnId?: string | undefined;
  readonly userPrompt?: string | undefined;
  readonly contextLimit?: number | undefined;
}

/** Limit for requests of a host that never reports their responses. */
const MAX_OWN_REQUESTS = 1000;

const MAIN: HookAgent = { id: MAIN_AGENT, depth: 0 };

const TOOL_STARTS: SessionChange = { kind: 'tool' };

/** Made for the first request: loading cryptography is slow. A process may contain several copies of this module. */
let instance: string | undefined;
let requests = 0;

/** One agent of a session. It fills in the facts of inputs, and records what happens. */
export class AgentSession implements AgentState {
  readonly agent: HookAgent;
  readonly #parts: SessionParts;
  /** Ids of calls that were admitted, and that a wrapper has not sent yet. */
  readonly #admitted = new WeakMap<object, string>();
  /** Calls that a wrapper recorded. */
  readonly #recorded = new WeakSet<object>();
  /** Requests of a host that fires the events itself, without a response yet. */
  readonly #ownRequests: string[] = [];
  /** Id that the agent gave to the turn of its current event. */
  #turnId: string | undefined;
  #doubt: string | undefined;

  constructor(parts: SessionParts, agent: HookAgent = MAIN) {
    this.#parts = parts;
    this.agent = agent;
  }

  get labels(): ReadonlySet<string> {
    return this.#read().labels;
  }

  /** Returns true if nothing of the session is recorded. */
  get isEmpty(): boolean {
    return this.#read().changes === 0;
  }

  /** Why labels and counts are not known. */
  get whyLost(): string | undefined {
    return this.#parts.record.whyLost ?? this.#doubt;
  }

  /** Records that earlier changes are lost. Without `isCertain`, only for the events of this object. */
  lose(why: string, isCertain: boolean): void {
    this.#doubt = why;
    if (isCertain) this.#record({ kind: 'lost', why });
    if (isCertain) this.#parts.warn(why);
  }

  get turnId(): string | undefined {
    return this.#read().turn?.id;
  }

  /** Returns the state of a subagent of this agent. */
  child(type: string, id: string = crypto.randomUUID()): AgentSession {
    return new AgentSession(this.#parts, { id, type, parent_id: this.agent.id, depth: this.agent.depth + 1 });
  }

  facts(): SessionFacts {
    this.abandonRequests();
    const ledger = this.#read();
    const { used, limit } = ledger.contextOf(this.agent.id) ?? {};
    return {
      agent: this.agent,
      ...(ledger.turn && { turn_id: ledger.turn.id }),
      session: {
        usage: ledger.usage(),
        ...((used ?? limit) !== undefined && {
          context: {
            ...(used !== undefined && { used_tokens: used }),
            ...(limit !== undefined && { limit_tokens: limit }),
          },
        }),
        labels: [...ledger.labels].sort(),
        ...(this.whyLost !== undefined && { unknown: this.whyLost }),
      },
    };
  }

  texts(callId: unknown): NeededTexts {
    const ledger = this.#read();
    const text = typeof callId === 'string' ? ledger.textOf(callId) : undefined;
    const { prompt } = ledger.turn ?? {};
    return {
      ...(text !== undefined && { [HookNeed.AssistantText]: text }),
      ...(prompt !== undefined && { [HookNeed.UserPrompt]: prompt }),
    };
  }

  begin(moment: SessionMoment, event: MomentEvent): void {
    if (this.#read().startedAt === undefined) {
      this.#record({ kind: 'start', at: new Date().toISOString() });
      this.#reportUnchecked();
    }
    if (moment !== 'turn-start') return;
    const prompt = event.prompt();
    const isText = typeof prompt === 'string';
    // Some agents fire the event again in the same turn, without a prompt.
    if (this.#turnId !== undefined && this.#turnId === this.turnId && (!isText || prompt === '')) return;
    this.#startTurn({ id: this.#turnId ?? crypto.randomUUID(), ...(isText && { prompt }) });
  }

  admit(moment: SessionMoment, event: Pick<MomentEvent, 'modelCall'>): Admission | undefined {
    // Counted at once, so that calls in parallel cannot all pass.
    if (moment === 'tool-start') {
      this.#record(TOOL_STARTS);
      return this.#admission('tool', (goesOn) => goesOn || this.#record({ kind: 'tool', by: -1 }));
    }
    if (moment !== 'model-start') return undefined;
    const id = newRequestId();
    this.#record({ kind: 'model', id, owner: this.#parts.owner });
    return this.#admission('model', (goesOn) => {
      const call = event.modelCall();
      if (!goesOn) this.#withdraw(id);
      else if (call !== undefined) this.#admitted.set(call, id);
      else this.#startOwnRequest(id);
    });
  }

  countCall(moment: SessionMoment, call: string): number {
    const key = hashText(`${this.agent.id} ${call}`);
    this.#record({ kind: 'made', key, ended: moment === 'tool-end' });
    return this.#read().timesMade(key);
  }

  end(moment: SessionMoment, event: MomentEvent): void {
    if (moment === 'model-end') this.#endModelCall(event);
    // The id of a call is made when it is read: without open calls it is not needed.
    if (moment === 'tool-end' && this.#read().hasOpenCalls) this.#closeCall(event.callId());
  }

  addLabels(labels: readonly string[]): readonly string[] {
    const known = this.#read().labels;
    const added = labels.filter((label) => !known.has(label));
    if (added.length > 0) this.#record({ kind: 'label', add: added });
    return added;
  }

  clearLabel(label: string, by: string): void {
    this.#record({ kind: 'clear-label', label, by });
  }

  /** Records a request. Returns the id for its response. */
  startRequest(turn?: RequestTurn, call?: object): string {
    if (turn) this.#inferTurn(turn);
    const admitted = call && this.#takeAdmitted(call);
    if (call) this.#recorded.add(call);
    const id = admitted ?? newRequestId();
    this.#record({ kind: 'request', id, owner: this.#parts.owner, counts: admitted === undefined });
    return id;
  }

  /** Takes back the count of a call that is not sent. */
  cancelCall(call: object): void {
    const id = this.#takeAdmitted(call);
    if (id !== undefined) this.#withdraw(id);
  }

  /** Records the response to a request. */
  endRequest(id: string, { usage = {}, model, requested, text, toolCallIds = [] }: ResponseFacts): void {
    this.#respond(id, usage, { model, requested });
    if (text === undefined || text === '') return;
    for (const call of toolCallIds) this.#record({ kind: 'call', id: call, text: cutText(text, MAX_NEEDED_TEXT) });
  }

  /** Records that a request has no response. Without an error of the server, its usage is not known. */
  failRequest(id: string, hasUsed: boolean): void {
    if (hasUsed) this.#respond(id, {});
    else this.#record({ kind: 'no-response', id });
  }

  report({ usage, turnId, userPrompt, contextLimit }: ReportedFacts): void {
    if (usage) {
      const {
        inputTokens: input_tokens,
        outputTokens: output_tokens,
        cachedTokens: cached_tokens,
        costUsd: cost_usd,
      } = usage;
      this.#record({
        kind: 'reported',
        figures: definedFigures({ input_tokens, output_tokens, cached_tokens, cost_usd }),
      });
    }
    if (turnId !== undefined || userPrompt !== undefined) {
      const id = turnId ?? crypto.randomUUID();
      this.#startTurn({ id, ...(userPrompt !== undefined && { prompt: userPrompt }) });
    }
    if (contextLimit !== undefined) this.#record({ kind: 'context', agent: this.agent.id, limit: contextLimit });
  }

  /** Sets the id that the next turn gets. */
  nameTurn(id: string | undefined): void {
    this.#turnId = id;
  }

  /** How far the transcript of the agent was read. */
  get transcript(): TranscriptState | undefined {
    return this.#read().transcript;
  }

  recordTranscript(state: TranscriptState): void {
    this.#record({ kind: 'transcript', state });
  }

  /** Marks the usage of requests as unknown whose process ended before the response. */
  abandonRequests(): void {
    const { requests, unsent } = this.#read();
    for (const id of this.#abandonedIn(requests)) this.#respond(id, {});
    for (const id of this.#abandonedIn(unsent)) this.#withdraw(id);
  }

  #abandonedIn(owners: ReadonlyMap<string, string>): string[] {
    const { owner: self, isAlive } = this.#parts;
    const known = new Map([[self, true]]);
    const isGone = (owner: string): boolean => {
      const alive = known.get(owner) ?? isAlive(owner);
      known.set(owner, alive);
      return !alive;
    };
    return [...owners].filter(([, owner]) => isGone(owner)).map(([id]) => id);
  }

  #endModelCall(event: MomentEvent): void {
    const call = event.modelCall();
    if (call === undefined) this.endRequest(this.#ownRequests.shift() ?? this.startRequest(), event.responseFacts());
    // The host of the wrapper has no recorder. Its streams have no such event, so that a total would lack them.
    else if (!this.#recorded.has(call)) this.#respond(this.#takeAdmitted(call) ?? this.startRequest(), {});
  }

  /** Records a request that the host sends after the event before it. */
  #startOwnRequest(id: string): void {
    this.#record({ kind: 'request', id, owner: this.#parts.owner, counts: false });
    this.#ownRequests.push(id);
    if (this.#ownRequests.length <= MAX_OWN_REQUESTS) return;
    // The host does not fire the event after the response.
    const oldest = this.#ownRequests.shift();
    if (oldest !== undefined) this.#respond(oldest, {});
  }

  #takeAdmitted(call: object): string | undefined {
    const id = this.#admitted.get(call);
    this.#admitted.delete(call);
    return id;
  }

  #withdraw(id: string): void {
    this.#record({ kind: 'model', id, owner: this.#parts.owner, by: -1 });
  }

  #respond(id: string, usage: ModelUsage, names: ModelNames = {}): void {
    const prices = this.#parts.prices();
    const cost = prices && costOf(prices, names, usage);
    if (prices && cost === undefined) this.#explainCost(whyNoCost(prices, names));
    const figures = definedFigures({ ...usage, cost_usd: cost });
    this.#record({
      kind: 'response',
      id,
      agent: this.agent.id,
      figures,
      priced: prices !== undefined,
    });
  }

  /** Remembers why a cost is not known, for the budgets that it concerns. */
  #explainCost(why: string): void {
    const isLimited = this.#parts.budgets().some(({ cost_usd: limit }) => limit !== undefined);
    if (isLimited && !this.#parts.unpriced.has(why)) this.#parts.warn(`cannot check the budget "cost_usd": ${why}`);
    this.#parts.unpriced.add(why);
  }

  /** Starts a turn if a request shows one that is not known. A turn that the host started is never replaced. */
  #inferTurn({ prompt, index }: RequestTurn): void {
    // The prompt of a subagent comes from its parent, not from the user.
    if (this.agent.depth > 0) return;
    const { turn } = this.#read();
    const cut = cutText(prompt, MAX_NEEDED_TEXT);
    if (turn && (turn.index === undefined || (turn.index === index && turn.prompt === cut))) return;
    this.#startTurn({ id: crypto.randomUUID(), prompt, index });
  }

  #startTurn({ id, prompt, index }: { id: string; prompt?: string; index?: number }): void {
    this.#record({
      kind: 'turn',
      id,
      ...(prompt !== undefined && { prompt: cutText(prompt, MAX_NEEDED_TEXT) }),
      ...(index !== undefined && { index }),
    });
  }

  #closeCall(id: unknown): void {
    if (typeof id === 'string' && this.#read().textOf(id) !== undefined) this.#record({ kind: 'call-end', id });
  }

  /** Checks the budgets after a call was counted. `settle` takes the count back, or keeps it. */
  #admission(kind: 'tool' | 'model', settle: (goesOn: boolean) => void): Admission {
    const budgets = this.#parts.budgets();
    if (budgets.length === 0) return { notices: NO_NOTICES, settle };
    this.abandonRequests();
    const ledger = this.#read();
    const notices = checkBudgets(
      budgets,
      (name) => this.#figure(name, kind, ledger),
      (name) => ledger.allowance(name),
      (name) => (name === 'cost_usd' ? this.#whyNoCost() : undefined),
    );
    return {
      notices,
      settle: (goesOn) => {
        settle(goesOn);
        if (goesOn) this.#allowMore(notices);
      },
    };
  }

  #whyNoCost(): string | undefined {
    const { prices, unpriced } = this.#parts;
    return isEmpty(prices()) ? NO_PRICES : [...unpriced].join('; ') || undefined;
  }

  /** Warns once about budgets of costs without prices, so that it is known before the first response. */
  #reportUnchecked(): void {
    if (!isEmpty(this.#parts.prices())) return;
    for (const { source, cost_usd: limit } of this.#parts.budgets())
      if (limit !== undefined) this.#parts.warn(`cannot check the budget "cost_usd" of ${source}: ${NO_PRICES}`);
  }

  #allowMore(notices: readonly NamedNotice[]): void {
    for (const { name, effect, limit } of notices) {
      if (effect === 'ask') this.#record({ kind: 'allowance', name, by: Math.max(limit, 1) });
    }
  }

  #figure(name: BudgetName, kind: 'tool' | 'model', ledger: SessionLedger): BudgetFigure | undefined {
    const figure = this.#recordedFigure(name, kind, ledger);
    const { responses = 0 } = ledger.transcript ?? {};
    const isOfTranscript = responses > 0 && name !== 'tool_calls' && name !== 'minutes';
    if (figure === undefined || this.#parts.record.whyLost === undefined || isOfTranscript) return figure;
    return { ...figure, isKnown: false };
  }

  #recordedFigure(name: BudgetName, kind: 'tool' | 'model', ledger: SessionLedger): BudgetFigure | undefined {
    switch (name) {
      case 'tool_calls':
        return kind === 'tool' ? knownFigure(ledger.toolCalls) : undefined;
      case 'model_calls':
        if (kind === 'model') return knownFigure(ledger.modelCalls);
        // Agents that fire no event for model calls are stopped at the next tool.
        return ledger.transcript && knownFigure(Math.max(ledger.transcript.responses, ledger.modelCalls));
      case 'minutes':
        return knownFigure(ledger.startedAt === undefined ? 0 : (Date.now() - Date.parse(ledger.startedAt)) / 60_000);
      case 'tokens':
        return totalOf(ledger, ['input_tokens', 'output_tokens']);
      case 'cost_usd':
        return totalOf(ledger, ['cost_usd']);
    }
  }

  #read(): SessionLedger {
    return this.#parts.record.read();
  }

  #record(change: SessionChange): void {
    this.#parts.record.record(change);
  }
}

function newRequestId(): string {
  instance ??= crypto.randomUUID();
  requests += 1;
  return `${instance}-${requests}`;
}

const NO_NOTICES: readonly NamedNotice[] = [];

function knownFigure(atLeast: number): BudgetFigure {
  return { atLeast, isKnown: true };
}

function totalOf(ledger: SessionLedger, figures: readonly Figure[]): BudgetFigure {
  const atLeast = figures.reduce((sum, figure) => sumOf(sum, ledger.atLeast(figure)), 0);
  return { atLeast, isKnown: !figures.some((figure) => ledger.isUnknown(figure)) };
}

/** Returns the figures that are finite and not negative. */
function definedFigures(figures: ResponseFigures): ResponseFigures {
  const valid: { -readonly [F in Figure]?: number } = {};
  for (const figure of FIGURES) {
    const value = figures[figure];
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) valid[figure] = value;
  }
  return valid;
}
