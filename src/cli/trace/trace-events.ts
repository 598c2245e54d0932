import type { HookTraceHook, HookTraceLine, HookVerdict } from '../../../generated/index.js';
import type { Contract } from '../../contract/index.js';
import type { EventFields } from '../event-input.js';
import type { Decision } from '../outcome.js';
import { decisionIn, joinTraceLines, parseTraceLines, type TracedEvent as TracedLines } from '../runtime.js';

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
    decision: decisionOf(contract, event),
    reason: hooks.find(({ reason }) => reason)?.reason,
    hooks,
    input: start?.input && fieldsOf(start.input),
  };
}

/** Half of a text says nothing, and half of an input cannot be fired again. */
function fieldsOf({ text, cut }: { text: string; cut?: boolean | undefined }): EventFields | undefined {
  if (cut === true) return undefined;
  try {
    const fields: unknown = JSON.parse(text);
    return isFields(fields) ? fields : undefined;
  } catch {
    // A line that somebody has edited is as good as one without the text.
    return undefined;
  }
}

function isFields(value: unknown): value is EventFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the merged answer of the hooks means, or where none was written down, their own. */
function decisionOf({ routes }: Contract, { eventName, end }: TracedLines): Decision {
  const output = end?.output && fieldsOf(end.output);
  const route = Object.hasOwn(routes, eventName) ? routes[eventName] : undefined;
  const hooks = end?.hooks ?? [];
  if (output === undefined ? hooks.some(({ stop }) => stop === true) : output['continue'] === false) return 'stop';
  const decisions = output && route ? [decisionIn(route, output)] : hooks.map(({ decision }) => decision);
  const refuses = decisions.some((decision) => decision === 'deny' || decision === 'block');
  // An event that this contract does not know is taken at its word.
  if (refuses && (route?.effects.includes('block') ?? true)) return 'deny';
  return decisions.includes('ask') ? 'ask' : 'allow';
}
