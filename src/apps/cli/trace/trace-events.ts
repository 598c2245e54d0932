import type { HookTrace, HookTraceHook, HookTraceLine, HookVerdict, TracedAgent } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import type { EventDecision } from '../../../core/outputs/decision.js';
import { agentTitle } from '../../../util/agent-name.js';
import { eventSubject } from '../../../util/event-subject.js';
import type { EventFields } from '../event-input.js';
import {
  joinTraceLines,
  parseTraceLines,
  type TracedEvent as TracedLines,
  tracedDecision,
  tracedFields,
} from '../runtime.js';
import { visible } from '../terminal.js';

/** Event read from a trace. */
export interface TracedEvent {
  readonly eventName: string;
  readonly sessionId: string;
  /** Undefined in traces of older versions. */
  readonly agent: TracedAgent | undefined;
  /** Agent program that the event came from; undefined for a host that embeds hookwright. */
  readonly program: string | undefined;
  /** Value that matchers were tested against, such as the tool name. */
  readonly matched: string | undefined;
  /** Command, path or prompt of the event, cut; undefined if the trace has no inputs. */
  readonly subject: string | undefined;
  readonly turnId: string | undefined;
  readonly callId: string | undefined;
  /** Labels that the event added to the session. */
  readonly labels: readonly string[];
  readonly clearedLabel: HookTrace['clearedLabel'];
  readonly budgets: NonNullable<HookTrace['budgets']>;
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
  const { eventName, session_id: sessionId, agent, program, turnId, callId, start, end } = event;
  const hooks = end?.hooks ?? [];
  const input = start?.input && tracedFields(start.input);
  return {
    eventName,
    sessionId,
    agent,
    program,
    matched: start?.matched ?? end?.matched,
    subject: eventSubject(input),
    turnId,
    callId,
    labels: end?.labels ?? [],
    clearedLabel: end?.clearedLabel,
    budgets: end?.budgets ?? [],
    startedAt: start?.startedAt ?? end?.startedAt,
    duration: end?.duration,
    decision: tracedDecision(contract, event),
    reason: hooks.find(({ reason }) => reason)?.reason,
    hooks,
    input,
  };
}

/** Number of characters of a turn id: enough to tell turns apart. */
const TURN_LENGTH = 8;

/** Returns the tool and the subject of an event, as far as they are known. */
export function aboutOf({ matched, subject }: Pick<TracedEvent, 'matched' | 'subject'>): string {
  const tool = matched === undefined ? '' : ` ${visible(matched)}`;
  return subject === undefined ? tool : `${tool} "${visible(subject)}"`;
}

/** Returns the agent program, the subagent and the turn of an event, as far as they are known. */
export function whereOf({ agent, program, turnId }: Pick<TracedEvent, 'agent' | 'program' | 'turnId'>): string {
  const ofProgram = program === undefined ? '' : `, from ${visible(program)}`;
  const ofAgent = agent === undefined || agent.depth === 0 ? '' : `, agent ${visible(agentTitle(agent))}`;
  const ofTurn = turnId === undefined ? '' : `, turn ${visible(turnId.slice(0, TURN_LENGTH))}`;
  return `${ofProgram}${ofAgent}${ofTurn}`;
}
