import type { HookTraceEnd, HookTraceHook, HookTraceLine, HookTraceStart } from '../../generated/index.js';
import { isRecord } from '../util/json.js';

/** An event as a trace file tells it. Any part may be missing: lines are dropped when a file is full, and hosts die. */
export interface TracedEvent {
  readonly id: string;
  readonly pid: number;
  readonly session_id: string;
  readonly eventName: string;
  readonly start: HookTraceStart | undefined;
  /** The hooks that have ended, in the order in which they did. */
  readonly hooks: readonly HookTraceHook[];
  /** What hooks said after the event had ended. */
  readonly late: readonly HookTraceHook[];
  /** None while the event goes on, or when its host died. */
  readonly end: HookTraceEnd | undefined;
}

interface TraceLines {
  readonly lines: HookTraceLine[];
  /** How many lines are no trace lines of a form that is known here. */
  readonly unknown: number;
}

/** The last line may be half written: it is passed by until it is whole. */
export function parseTraceLines(text: string): TraceLines {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const read = whole
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseTraceLine);
  const lines = read.filter((line) => line !== undefined);
  return { lines, unknown: read.length - lines.length };
}

/** The events of lines, in the order in which each was first heard of. */
export function joinTraceLines(lines: Iterable<HookTraceLine>): TracedEvent[] {
  const events = new Map<string, HookTraceLine[]>();
  for (const line of lines) {
    const known = events.get(line.id);
    if (known === undefined) events.set(line.id, [line]);
    else known.push(line);
  }
  return [...events.values()].map(joined);
}

function joined(lines: readonly HookTraceLine[]): TracedEvent {
  const start = lines.find(isStart);
  const end = lines.find(isEnd);
  const hooks = lines.filter(isHook);
  const { id = '', pid = 0, session_id = '', eventName = '' } = lines[0] ?? {};
  const late = hooks.filter(({ kind }) => kind === 'late');
  return { id, pid, session_id, eventName, start, hooks: hooks.filter(({ kind }) => kind === 'hook'), late, end };
}

/** One line; undefined when it is none that is known here. */
export function parseTraceLine(text: string): HookTraceLine | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return isLine(line) ? line : undefined;
  } catch {
    return undefined;
  }
}

/** What must be there for a reader to use a line; a file is the host's own, so the rest is taken as it is. */
function isLine(line: unknown): line is HookTraceLine {
  if (!isRecord(line) || line['v'] !== 1 || typeof line['id'] !== 'string') return false;
  if (typeof line['pid'] !== 'number' || typeof line['session_id'] !== 'string') return false;
  if (typeof line['eventName'] !== 'string') return false;
  switch (line['kind']) {
    case 'start':
    case 'end':
      return Array.isArray(line['hooks']);
    case 'hook':
    case 'late':
      return typeof line['hook'] === 'number' && typeof line['verdict'] === 'string';
    default:
      return false;
  }
}

function isStart(line: HookTraceLine): line is HookTraceStart {
  return line.kind === 'start';
}

function isHook(line: HookTraceLine): line is HookTraceHook {
  return line.kind === 'hook' || line.kind === 'late';
}

function isEnd(line: HookTraceLine): line is HookTraceEnd {
  return line.kind === 'end';
}
