import type { HookTraceHook, HookVerdict } from '../../../generated/index.js';
import type { Contract, Route } from '../../core/contract/index.js';
import type { TracedEvent } from '../../traces/index.js';
import { tracedDecision, tracedFields } from '../../traces/traced-decision.js';
import { eventSubject } from '../../util/event-subject.js';
import type { EventRow, HookBar } from './api.js';
import { rewritingFields } from './rewrites.js';
import { toneOf, toneOfEvent } from './tone.js';

/** Hook of an event, with its trace lines. */
export interface TracedHook {
  /** Index among all hooks of the event. */
  readonly hook: number;
  readonly verdict: HookVerdict;
  /** Line written when the hook ended. */
  readonly line: HookTraceHook | undefined;
}

/** Returns all hooks of an event, or, while it runs, the hooks that it runs. */
export function tracedHooks({ start, end, hooks, late }: TracedEvent): TracedHook[] {
  const lines = new Map([...hooks, ...late].map((line) => [line.hook, line]));
  if (end !== undefined) {
    return end.hooks.map((verdict, hook) => {
      const line = lines.get(hook);
      // The line of a late hook is newer than its verdict in the event.
      return { hook, verdict: line?.kind === 'late' ? line : verdict, line };
    });
  }
  const planned = new Map<number, HookVerdict>(
    start?.hooks.map(({ hook, name, type, source }) => [hook, { name, type, source, verdict: 'running' }]),
  );
  for (const [hook, line] of lines) planned.set(hook, line);
  return [...planned].sort(([a], [b]) => a - b).map(([hook, verdict]) => ({ hook, verdict, line: lines.get(hook) }));
}

export interface RowOptions {
  readonly contract: Contract;
  readonly seq: number;
  /** True if the host has exited. */
  readonly isLost: boolean;
}

export function eventRow(event: TracedEvent, hooks: readonly TracedHook[], options: RowOptions): EventRow {
  const { id, pid, session_id: sessionId, eventName, agent, program, turnId, callId, start, end } = event;
  const isLost = options.isLost && end === undefined;
  const bars = hooks.map((hook) => barOf(hook, isLost));
  const decision = end && tracedDecision(options.contract, event);
  const state = end !== undefined ? 'ended' : isLost ? 'lost' : 'running';
  return {
    id,
    seq: options.seq,
    pid,
    sessionId,
    eventName,
    agent,
    turnId,
    callId,
    program,
    matched: start?.matched ?? end?.matched,
    subject: eventSubject(start?.input && tracedFields(start.input)),
    startedAt: start?.startedAt ?? end?.startedAt ?? hooks[0]?.line?.queuedAt ?? '',
    endedAt: end?.endedAt,
    duration: end?.duration,
    sequential: start?.sequential ?? end?.sequential ?? false,
    state,
    decision,
    reason: hooks.find(({ verdict }) => verdict.reason)?.verdict.reason,
    error: end?.error,
    rewritten: isRewritten(routeIn(options.contract, eventName), Object.keys(end?.origins ?? {})),
    tone: decision === undefined ? (isLost ? 'lost' : 'running') : toneOfEvent(decision, end?.error, bars),
    hooks: bars,
  };
}

export function barOf({ hook, verdict: hookVerdict, line }: TracedHook, isLost: boolean): HookBar {
  const { name, type, source, verdict, duration, decision, background, enforced } = hookVerdict;
  const tone = toneOf(hookVerdict);
  return {
    hook,
    name,
    type,
    source,
    verdict,
    tone: tone === 'running' && isLost ? 'lost' : tone,
    queuedAt: line?.queuedAt,
    startedAt: line?.startedAt,
    endedAt: line?.endedAt,
    duration,
    decision,
    late: line?.kind === 'late' ? true : undefined,
    background,
    enforced,
  };
}

export function routeIn({ routes }: Contract, eventName: string): Route | undefined {
  return Object.hasOwn(routes, eventName) ? routes[eventName] : undefined;
}

function isRewritten(route: Route | undefined, origins: readonly string[]): boolean {
  if (route === undefined || origins.length === 0) return false;
  const rewriting = rewritingFields(route);
  return origins.some((path) => {
    const [, field = ''] = /^hookSpecificOutput\.([^.]+)/.exec(path) ?? [];
    return rewriting.has(field);
  });
}
