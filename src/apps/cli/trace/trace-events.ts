import type { HookTraceHook, HookTraceLine, HookVerdict } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import type { EventDecision } from '../../../core/outputs/decision.js';
import type { EventFields } from '../event-input.js';
import {
  joinTraceLines,
  parseTraceLines,
  type TracedEvent as TracedLines,
  tracedDecision,
  tracedFields,
} from '../runtime.js';

/** Event read from a trace. */
export interface TracedEvent {
  readonly eventName: string;
  readonly startedAt: string | undefined;
  readonly duration: number | undefined;
  readonly decision: EventDecision;
  readonly reason: string | undefined;
  readonly hooks: readonly HookVerdict[];
  /** Input of the hooks; undefined if it was not recorded or was truncated. */
  readonly input: EventFields | undefined;
}

/** Parser for trace text in chunks of any size. Counts invalid lines. */
export class TraceEvents {
  readonly #contract: Contract;
  readonly #open = new Map<string, HookTraceLine[]>();
  readonly #late: HookTraceHook[] = [];
  #partialLine = '';
  #unreadable = 0;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** Number of invalid lines. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** Parses text and returns the events that it completes. */
  push(text: string): TracedEvent[] {
    const pending = this.#partialLine + text;
    const { lines, unknown } = parseTraceLines(pending);
    this.#partialLine = pending.slice(pending.lastIndexOf('\n') + 1);
    this.#unreadable += unknown;
    return lines.flatMap((line) => this.#add(line));
  }

  /** Returns the hooks that ended after their events since the last call. */
  takeLate(): HookTraceHook[] {
    return this.#late.splice(0);
  }

  #add(line: HookTraceLine): TracedEvent[] {
    if (line.kind === 'late') this.#late.push(line);
    if (line.kind === 'late') return [];
    const lines = this.#open.get(line.id) ?? [];
    lines.push(line);
    this.#open.set(line.id, lines);
    if (line.kind !== 'end') return [];
    this.#open.delete(line.id);
    return joinTraceLines(lines).map((event) => eventOf(event, this.#contract));
  }
}

function eventOf(event: TracedLines, contract: Contract): TracedEvent {
  const { eventName, start, end } = event;
  const hooks = end?.hooks ?? [];
  return {
    eventName,
    startedAt: start?.startedAt ?? end?.startedAt,
    duration: end?.duration,
    decision: tracedDecision(contract, event),
    reason: hooks.find(({ reason }) => reason)?.reason,
    hooks,
    input: start?.input && tracedFields(start.input),
  };
}
