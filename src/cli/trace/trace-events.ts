import type { HookVerdict } from '../../../generated/index.js';
import type { EventFields } from '../event-input.js';
import type { Decision } from '../outcome.js';

/** An event as a trace file or a recording tells it. */
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

type Line = Readonly<Record<string, unknown>>;

/**
 * Reads trace lines in any pieces. An event is one line, or several with the same id: `start`, one `hook` for each, `end`.
 * Lines that are none of these are counted, not shown.
 */
export class TraceEvents {
  readonly #open = new Map<string, Line[]>();
  #rest = '';
  #unreadable = 0;

  /** How many lines made no sense. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** The events that are complete with this text. */
  push(text: string): TracedEvent[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.filter((line) => line.trim() !== '').flatMap((line) => this.#read(line));
  }

  #read(text: string): TracedEvent[] {
    const line = parse(text);
    if (line === undefined || typeof line['eventName'] !== 'string') {
      this.#unreadable += 1;
      return [];
    }
    const { kind, id } = line;
    if (kind === undefined) return [eventOf([line])];
    if (typeof id !== 'string' || kind === 'late') return [];
    const lines = [...(this.#open.get(id) ?? []), line];
    if (kind !== 'end') {
      this.#open.set(id, lines);
      return [];
    }
    this.#open.delete(id);
    return [eventOf(lines)];
  }
}

function parse(text: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isLine(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function eventOf(lines: readonly Line[]): TracedEvent {
  const whole: Line = Object.assign({}, ...lines);
  const hooks = Array.isArray(whole['hooks']) ? whole['hooks'] : lines.filter(({ kind }) => kind === 'hook');
  const verdicts = hooks.filter(isVerdict);
  return {
    eventName: String(whole['eventName']),
    startedAt: textOf(whole['startedAt']),
    duration: typeof whole['duration'] === 'number' ? whole['duration'] : undefined,
    decision: isDecision(whole['decision']) ? whole['decision'] : decisionOf(verdicts),
    reason: textOf(whole['reason']) ?? verdicts.find(({ reason }) => reason)?.reason,
    hooks: verdicts,
    input: inputIn(lines[0]),
  };
}

/** In a recording it stands there as it is, in a trace file as text, which may be cut. */
function inputIn({ kind, input, cut }: Line = {}): EventFields | undefined {
  if (!isLine(input) || cut === true) return undefined;
  if (kind === undefined || typeof input['text'] !== 'string') return input;
  return input['cut'] === true ? undefined : parse(input['text']);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isVerdict(value: unknown): value is HookVerdict {
  return isLine(value) && typeof value['name'] === 'string' && typeof value['verdict'] === 'string';
}

function isDecision(value: unknown): value is Decision {
  return value === 'allow' || value === 'deny' || value === 'ask' || value === 'stop';
}

/** What the decisions of the hooks mean together: the strictest counts. */
function decisionOf(hooks: readonly HookVerdict[]): Decision {
  if (hooks.some(({ stop }) => stop === true)) return 'stop';
  if (hooks.some(({ decision }) => decision === 'deny' || decision === 'block')) return 'deny';
  return hooks.some(({ decision }) => decision === 'ask') ? 'ask' : 'allow';
}
