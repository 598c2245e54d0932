import type { ModelUsage, SessionUsage } from '../../../generated/index.js';
import { MAX_NEEDED_TEXT } from '../../core/index.js';
import { cutText } from '../../util/cut-text.js';
import { laterState, maxOf, sumOf, type TranscriptState } from './transcript-state.js';

/** Limit for the texts of open calls, because a tool may never run. */
const MAX_OPEN_CALLS = 1000;

/** Id of the main agent of a session. */
export const MAIN_AGENT = 'main';
/** Limit for the different calls of a turn. */
const MAX_MADE_CALLS = 1000;

export const FIGURES = ['input_tokens', 'output_tokens', 'cached_tokens', 'cost_usd'] as const;
export type Figure = (typeof FIGURES)[number];

/** Figures of one response. A missing one is not known. */
export type ResponseFigures = ModelUsage & { readonly cost_usd?: number | undefined };

/** One line of a session: something that happened. */
export type SessionChange =
  | { readonly kind: 'start'; readonly at: string }
  /** A call begins, or with -1 does not run after all. */
  | { readonly kind: 'tool'; readonly by?: number }
  /** A request was sent. `owner` is the process that waits for the response. */
  | { readonly kind: 'request'; readonly id: string; readonly owner: string; readonly counts: boolean }
  /** A model call is counted before it is sent, or with -1 is not sent after all. */
  | { readonly kind: 'model'; readonly id: string; readonly owner: string; readonly by?: number }
  /** `priced` is true if the host has a price table: then a missing cost is not known. */
  | {
      readonly kind: 'response';
      readonly id: string;
      readonly agent: string;
      readonly figures: ResponseFigures;
      readonly priced: boolean;
    }
  | { readonly kind: 'no-response'; readonly id: string }
  | { readonly kind: 'reported'; readonly figures: ResponseFigures }
  | { readonly kind: 'context'; readonly agent: string; readonly limit: number }
  | { readonly kind: 'label'; readonly add: readonly string[] }
  | { readonly kind: 'clear-label'; readonly label: string; readonly by: string }
  | { readonly kind: 'turn'; readonly id: string; readonly prompt?: string; readonly index?: number }
  | { readonly kind: 'call'; readonly id: string; readonly text: string }
  | { readonly kind: 'call-end'; readonly id: string }
  /** A tool call begins, or `ended`. `key` stands for the tool and its arguments. */
  | { readonly kind: 'made'; readonly key: string; readonly ended: boolean }
  | { readonly kind: 'allowance'; readonly name: string; readonly by: number }
  /** The transcript of the agent was read up to a position. */
  | { readonly kind: 'transcript'; readonly state: TranscriptState }
  /** Changes before this one are lost. */
  | { readonly kind: 'lost'; readonly why: string }
  /** `id` differs for each snapshot. */
  | { readonly kind: 'snapshot'; readonly id: string; readonly state: Snapshot };

/** Whole state of a session. */
interface Snapshot {
  readonly startedAt?: string | undefined;
  readonly toolCalls: number;
  readonly modelCalls: number;
  readonly responses: number;
  readonly turn?: Turn | undefined;
  readonly labels: readonly string[];
  readonly requests: readonly (readonly [string, string])[];
  readonly unsent: readonly (readonly [string, string])[];
  readonly totals: readonly (readonly [Figure, number])[];
  readonly unknown: readonly Figure[];
  readonly contexts: readonly (readonly [string, { used?: number; limit?: number }])[];
  readonly openCalls: readonly (readonly [string, string])[];
  readonly allowances: readonly (readonly [string, number])[];
  readonly transcript?: TranscriptState | undefined;
  readonly made?: readonly (readonly [string, MadeCall])[] | undefined;
  readonly changes?: number | undefined;
  readonly whyLost?: string | undefined;
}

/** Count of equal calls in one turn. */
interface MadeCall {
  readonly count: number;
  /** Calls that have not ended. */
  readonly open: number;
}

/** Turn of a session. `index` is set if it was inferred from a request. */
export interface Turn {
  readonly id: string;
  readonly prompt?: string | undefined;
  readonly index?: number | undefined;
}

/** Facts of one session, made of its changes. */
export class SessionLedger {
  startedAt: string | undefined;
  toolCalls = 0;
  modelCalls = 0;
  turn: Turn | undefined;
  /** Usage in the transcript of an agent whose model calls fire no events here. */
  transcript: TranscriptState | undefined;
  /** Number of changes so far, which only grows. */
  changes = 0;
  /** Why earlier changes are lost. */
  whyLost: string | undefined;
  readonly labels = new Set<string>();
  /** Requests without a response, with the process that waits for it. */
  readonly requests = new Map<string, string>();
  /** Calls that are counted and not sent yet, with the process that sends them. */
  readonly unsent = new Map<string, string>();
  #responses = 0;
  readonly #totals = new Map<Figure, number>();
  readonly #unknown = new Set<Figure>();
  readonly #contexts = new Map<string, { used?: number; limit?: number }>();
  readonly #openCalls = new Map<string, string>();
  readonly #allowances = new Map<string, number>();
  readonly #made = new Map<string, MadeCall>();

  apply(change: SessionChange): void {
    this.changes += 1;
    switch (change.kind) {
      case 'start':
        this.startedAt ??= change.at;
        break;
      case 'tool':
        this.toolCalls += change.by ?? 1;
        break;
      case 'model':
        this.modelCalls += change.by ?? 1;
        if (change.by === -1) this.unsent.delete(change.id);
        else this.unsent.set(change.id, change.owner);
        break;
      case 'request':
        if (change.counts) this.modelCalls += 1;
        this.unsent.delete(change.id);
        this.requests.set(change.id, change.owner);
        break;
      case 'no-response':
        this.requests.delete(change.id);
        break;
      case 'response':
        this.requests.delete(change.id);
        this.unsent.delete(change.id);
        this.#responses += 1;
        this.#add(change.figures, change.priced);
        this.#setContext(change.agent, change.figures.input_tokens);
        break;
      case 'reported':
        for (const figure of FIGURES) this.#addFigure(figure, change.figures[figure], false);
        break;
      case 'context':
        this.#contexts.set(change.agent, { ...this.#contexts.get(change.agent), limit: change.limit });
        break;
      case 'label':
        for (const label of change.add) this.labels.add(label);
        break;
      case 'clear-label':
        this.labels.delete(change.label);
        break;
      case 'turn':
        this.turn = change;
        this.#made.clear();
        break;
      case 'made':
        this.#countCall(change.key, change.ended);
        break;
      case 'call':
        this.#openCall(change.id, change.text);
        break;
      case 'call-end':
        this.#openCalls.delete(change.id);
        break;
      case 'transcript':
        this.transcript = laterState(this.transcript, change.state);
        break;
      case 'lost':
        this.whyLost ??= change.why;
        break;
      case 'snapshot':
        this.#restore(change.state);
        break;
      case 'allowance':
        this.#allowances.set(change.name, (this.#allowances.get(change.name) ?? 0) + change.by);
    }
  }

  /** Returns the total of a figure. Undefined if no response had it yet, or if one came without it. */
  total(figure: Figure): number | undefined {
    const read = this.#transcriptFigures;
    if (read !== undefined) return read[figure];
    return this.#unknown.has(figure) ? undefined : this.#totals.get(figure);
  }

  /** Returns the part of a total that is known. It never falls. */
  atLeast(figure: Figure): number {
    const { figures = {} }: { readonly figures?: ResponseFigures } = this.transcript ?? {};
    return maxOf(figures[figure], this.#totals.get(figure)) ?? 0;
  }

  /** Returns true if a response came without the figure. An agent's tool call without a known response counts, too. */
  isUnknown(figure: Figure): boolean {
    if (this.#transcriptFigures !== undefined) return this.total(figure) === undefined;
    const isCalled = this.#responses > 0 || (this.transcript !== undefined && this.toolCalls > 0);
    return this.#unknown.has(figure) || (isCalled && !this.#totals.has(figure));
  }

  /** Number of model calls: those in the agent's transcript, or else those of events. Undefined if none is known. */
  get knownModelCalls(): number | undefined {
    const { responses = 0, isPartial = false } = this.transcript ?? {};
    if (responses > 0 && !isPartial) return responses;
    return this.modelCalls > 0 ? this.modelCalls : undefined;
  }

  /** Totals of the agent's transcript. Events are incomplete beside it: agents need not fire any after a response. */
  get #transcriptFigures(): ResponseFigures | undefined {
    const { responses = 0, isPartial = false, figures = {}, unknown = [] } = this.transcript ?? {};
    if (responses === 0) return undefined;
    return isPartial ? {} : Object.fromEntries(Object.entries(figures).filter(([name]) => !unknown.includes(name)));
  }

  usage(): SessionUsage {
    const usage: SessionUsage = { tool_calls: this.toolCalls };
    if (this.knownModelCalls !== undefined) usage.model_calls = this.knownModelCalls;
    for (const figure of FIGURES) {
      const total = this.total(figure);
      if (total !== undefined) usage[figure] = total;
    }
    if (this.startedAt !== undefined) usage.started_at = this.startedAt;
    return usage;
  }

  contextOf(agent: string): { used?: number; limit?: number } | undefined {
    const { context: used } = this.transcript ?? {};
    const isMain = agent === MAIN_AGENT;
    return { ...(isMain && used !== undefined && { used }), ...this.#contexts.get(agent) };
  }

  get hasOpenCalls(): boolean {
    return this.#openCalls.size > 0;
  }

  /** Returns the text of the message that requested an open call. */
  textOf(callId: string): string | undefined {
    return this.#openCalls.get(callId);
  }

  /** Returns how much a person allowed beyond a budget. */
  allowance(name: string): number {
    return this.#allowances.get(name) ?? 0;
  }

  /** Returns how often a call was made in this turn. */
  timesMade(key: string): number {
    return this.#made.get(key)?.count ?? 0;
  }

  /** Returns true if nothing has happened yet. */
  get isEmpty(): boolean {
    return this.startedAt === undefined && this.labels.size === 0 && this.toolCalls === 0 && this.modelCalls === 0;
  }

  /** Makes all figures unknown. */
  forgetFigures(): void {
    for (const figure of FIGURES) this.#unknown.add(figure);
  }

  /** Returns one change that makes an equal ledger. */
  snapshot(): SessionChange {
    const { startedAt, toolCalls, modelCalls, turn, transcript, changes, whyLost } = this;
    const state = {
      changes,
      whyLost,
      transcript,
      startedAt,
      toolCalls,
      modelCalls,
      turn,
      responses: this.#responses,
      labels: [...this.labels],
      requests: [...this.requests],
      unsent: [...this.unsent],
      totals: [...this.#totals],
      unknown: [...this.#unknown],
      contexts: [...this.#contexts],
      openCalls: [...this.#openCalls],
      allowances: [...this.#allowances],
      made: [...this.#made],
    };
    return { kind: 'snapshot', id: crypto.randomUUID(), state };
  }

  #restore(state: Snapshot): void {
    this.changes = state.changes ?? Number.MAX_SAFE_INTEGER;
    this.whyLost = state.whyLost;
    this.startedAt = state.startedAt;
    this.toolCalls = state.toolCalls;
    this.modelCalls = state.modelCalls;
    this.turn = state.turn;
    this.transcript = state.transcript;
    this.#responses = state.responses;
    for (const label of state.labels) this.labels.add(label);
    for (const figure of state.unknown) this.#unknown.add(figure);
    fill(this.requests, state.requests);
    fill(this.unsent, state.unsent);
    fill(this.#totals, state.totals);
    fill(this.#contexts, state.contexts);
    fill(this.#openCalls, state.openCalls);
    fill(this.#allowances, state.allowances);
    fill(this.#made, state.made ?? []);
  }

  /** Returns the changes that make an equal ledger for another session, without usage. */
  heritage(): SessionChange[] {
    return this.labels.size === 0 ? [] : [{ kind: 'label', add: [...this.labels] }];
  }

  #add(figures: ResponseFigures, priced: boolean): void {
    for (const figure of FIGURES) this.#addFigure(figure, figures[figure], priced || figure !== 'cost_usd');
  }

  #addFigure(figure: Figure, value: number | undefined, isExpected: boolean): void {
    if (value !== undefined) this.#totals.set(figure, sumOf(this.#totals.get(figure), value));
    else if (isExpected) this.#unknown.add(figure);
  }

  #setContext(agent: string, used: number | undefined): void {
    const context = this.#contexts.get(agent) ?? {};
    if (used === undefined) delete context.used;
    else context.used = used;
    this.#contexts.set(agent, context);
  }

  /** Counts a call at its start, or at its end if the start was not counted. */
  #countCall(key: string, ended: boolean): void {
    const { count, open } = this.#made.get(key) ?? { count: 0, open: 0 };
    const wasCounted = ended && open > 0;
    this.#made.delete(key);
    this.#made.set(key, wasCounted ? { count, open: open - 1 } : { count: count + 1, open: ended ? open : open + 1 });
    if (this.#made.size > MAX_MADE_CALLS) this.#made.delete(this.#made.keys().next().value ?? '');
  }

  #openCall(id: string, text: string): void {
    this.#openCalls.delete(id);
    this.#openCalls.set(id, cutText(text, MAX_NEEDED_TEXT));
    if (this.#openCalls.size > MAX_OPEN_CALLS) this.#openCalls.delete(this.#openCalls.keys().next().value ?? '');
  }
}

function fill<K, V>(map: Map<K, V>, entries: readonly (readonly [K, V])[]): void {
  for (const [key, value] of entries) map.set(key, value);
}
