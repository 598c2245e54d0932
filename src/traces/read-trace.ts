import type { HookTraceEnd, HookTraceHook, HookTraceLine, HookTraceStart, TracedAgent } from '../../generated/index.js';
import { isTraceLine } from '../../generated/trace-reader.js';
import { parsedJson } from '../util/json.js';

/** Event in a trace file. Any part may be missing: full files are rotated, and hosts may be killed. */
export interface TracedEvent {
  readonly id: string;
  readonly pid: number;
  readonly session_id: string;
  readonly eventName: string;
  /** Undefined in traces of older versions. */
  readonly agent: TracedAgent | undefined;
  /** Agent program that the event came from. Undefined for a host that embeds hookwright. */
  readonly program: string | undefined;
  readonly turnId: string | undefined;
  readonly callId: string | undefined;
  readonly start: HookTraceStart | undefined;
  /** Hooks in the order in which they ended. */
  readonly hooks: readonly HookTraceHook[];
  /** Background hooks that ended after the event. */
  readonly late: readonly HookTraceHook[];
  /** Undefined while the event runs, or if its host was killed. */
  readonly end: HookTraceEnd | undefined;
}

interface TraceLines {
  readonly lines: HookTraceLine[];
  /** Number of lines that are not trace lines of a known version. */
  readonly unknown: number;
}

/** Parses the lines of a trace file. An incomplete last line is ignored. */
export function parseTraceLines(text: string): TraceLines {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const parsed = whole
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseTraceLine);
  const lines = parsed.filter((line) => line !== undefined);
  return { lines, unknown: parsed.length - lines.length };
}

/** Groups lines by event, in the order of their first lines. */
export function joinTraceLines(lines: Iterable<HookTraceLine>): TracedEvent[] {
  const events = new Map<string, HookTraceLine[]>();
  for (const line of lines) {
    const group = events.get(line.id);
    if (group === undefined) events.set(line.id, [line]);
    else group.push(line);
  }
  return [...events.values()].map(joined);
}

function joined(lines: readonly HookTraceLine[]): TracedEvent {
  const start = lines.find(isStart);
  const end = lines.find(isEnd);
  const hooks = lines.filter(isHook);
  const { id = '', pid = 0, session_id = '', eventName = '' } = lines[0] ?? {};
  const late = hooks.filter(({ kind }) => kind === 'late');
  const { agent, program, turnId, callId } = start ?? end ?? {};
  return {
    id,
    pid,
    session_id,
    eventName,
    agent,
    program,
    turnId,
    callId,
    start,
    hooks: hooks.filter(({ kind }) => kind === 'hook'),
    late,
    end,
  };
}

/** Parses one line. Returns undefined if it is not a trace line of a known version. */
export function parseTraceLine(text: string): HookTraceLine | undefined {
  const line = parsedJson(text);
  return isTraceLine(line) ? line : undefined;
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
