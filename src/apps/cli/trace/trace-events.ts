import type { HookTraceHook, HookTraceLine, HookVerdict } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import type { EventFields } from '../event-input.js';
import type { Decision } from '../fire-report.js';
import {
  joinTraceLines,
  parseTraceLines,
  type TracedEvent as TracedLines,
  tracedDecision,
  tracedFields,
} from '../runtime.js';

/** An event as a trace file tells it. */
export interface TracedEvent {
  readonly eventName: string;
  readonly startedAt: string | undefined;
  readonly duration: number | undefined;
  readonly decision: Decision;
  readonly reason: string | undefined;
  readonly hooks: readonly HookVerdict[];
  /** What hooks read; absent where it was not recorded, or not whole. */
  readonly input: EventFields | undefined;
}

/** Reads trace lines in any pieces. Lines that are none are counted, not shown. */
export class TraceEvents {
  readonly #contract: Contract;
  readonly #open = new Map<string, HookTraceLine[]>();
  readonly #late: HookTraceHook[] = [];
  #rest = '';
  #unreadable = 0;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** How many lines made no sense. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** The events that are complete with this text. */
  push(text: string): TracedEvent[] {
    const known = this.#rest + text;
    const { lines, unknown } = parseTraceLines(known);
    this.#rest = known.slice(known.lastIndexOf('\n') + 1);
    this.#unreadable += unknown;
    return lines.flatMap((line) => this.#take(line));
  }

  /** The hooks that ended after their events, since the last time it was asked. */
  takeLate(): HookTraceHook[] {
    return this.#late.splice(0);
  }

  #take(line: HookTraceLine): TracedEvent[] {
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
