import type { HookExecutionResult, HookTrace, HookVerdict } from '../../generated/index.js';
import { createHookOutput, decisionOf } from '../engine/outputs/create-hook-output.js';
import { isBlocking, isStop } from '../engine/outputs/decision.js';
import type { HookPlanVerdict } from '../engine/planner/execution-plan.js';
import type { HookEventContext, HookPlanner } from '../engine/planner/hook-planner.js';
import { isEventName } from '../engine/registry/declare-hooks.js';
import { type HooksByEvent, nameOf } from '../engine/registry/registered-hook.js';
import { type HookExecutionError, messageOf } from './failure.js';

/** What became of the hooks of an event. */
export interface Ran {
  readonly sequential: boolean | undefined;
  readonly duration: number;
  readonly endings: readonly HookEnding[];
  readonly warnings: readonly string[];
}

export const NOTHING_RAN: Ran = { sequential: undefined, duration: 0, endings: [], warnings: [] };

/**
 * An event on its way, and all that its trace is made from. It holds no payload and no output, so that keeping it costs
 * little, and it is a plain record because one is made for every event, also where there is no hook.
 */
export interface Firing<Name extends string = string> {
  readonly eventName: Name;
  readonly context: HookEventContext | undefined;
  readonly correlationId: string | undefined;
  readonly startedAt: number;
  /** As they stand when the event fires. */
  readonly hooks: HooksByEvent | undefined;
  readonly planner: Pick<HookPlanner, 'explain'> | undefined;
  ran: Ran;
  error: string | undefined;
  trace: HookTrace | undefined;
}

/** How one hook ended, as far as a trace tells. */
export type HookEnding = Pick<
  HookVerdict,
  | 'name'
  | 'duration'
  | 'success'
  | 'exitCode'
  | 'signal'
  | 'timedOut'
  | 'decision'
  | 'reason'
  | 'stop'
  | 'stdoutBytes'
  | 'stderrBytes'
  | 'truncated'
  | 'warnings'
  | 'error'
> & { readonly skipped: HookExecutionResult['skipped'] };

/** The trace of an event, built when somebody asks, once. */
export function traceOf(firing: Firing): HookTrace {
  firing.trace ??= buildTrace(firing);
  return firing.trace;
}

export function endingOf(result: HookExecutionResult): HookEnding {
  const { eventName, output } = result;
  const decision = output && decisionOf(eventName, output);
  const reason =
    output && isBlocking(decision) ? createHookOutput(eventName, output).getEffectiveReason() : output?.reason;
  return {
    name: nameOf(result.hookConfig),
    skipped: result.skipped,
    duration: result.duration,
    success: result.success,
    exitCode: result.exitCode,
    signal: result.signal,
    timedOut: result.timedOut,
    decision,
    reason,
    stop: output && isStop(output) ? true : undefined,
    stdoutBytes: result.stdoutBytes,
    stderrBytes: result.stderrBytes,
    truncated: result.truncated,
    warnings: result.warnings,
    error: result.error && messageOf(result.error),
  };
}

/** Of a name that is no event: no hook can be configured for it. */
export function refusedFiring(name: unknown, { message, correlationId }: HookExecutionError): Firing {
  return {
    eventName: typeof name === 'string' && name.trim() !== '' ? name : '(none)',
    context: undefined,
    correlationId,
    startedAt: Date.now(),
    hooks: undefined,
    planner: undefined,
    ran: NOTHING_RAN,
    error: message,
    trace: undefined,
  };
}

export function matchedOf({ context }: Firing): string | undefined {
  return context?.toolName ?? context?.trigger;
}

function buildTrace(firing: Firing): HookTrace {
  const { eventName, correlationId, startedAt, ran, error } = firing;
  const { sequential, duration, endings, warnings } = ran;
  return {
    eventName,
    ...defined({ correlationId, matched: matchedOf(firing) }),
    startedAt: new Date(startedAt).toISOString(),
    duration,
    ...defined({ sequential }),
    success: error === undefined && endings.every(({ success }) => success === true),
    ...defined({ error }),
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    hooks: explain(firing).map((verdict) => verdictOf(verdict, firing)),
  };
}

function explain({ eventName, context, hooks, planner }: Firing): readonly HookPlanVerdict[] {
  if (planner === undefined || !isEventName(eventName)) return [];
  return planner.explain(eventName, context, hooks?.get(eventName) ?? []);
}

function verdictOf(planned: HookPlanVerdict, firing: Firing): HookVerdict {
  const { entry, name, verdict, why } = planned;
  const about = { name, type: entry.config.type, source: entry.source, ...defined({ matcher: entry.matcher }) };
  if (!planned.planned) return { ...about, verdict, ...defined({ why }) };
  const ending = firing.ran.endings[planned.index];
  if (ending === undefined) return { ...about, ...neverStarted(firing) };
  const { skipped, name: _name, ...rest } = ending;
  if (skipped !== undefined) return { ...about, verdict: skipped, ...defined({ why: ending.error }) };
  return { ...about, verdict, ...defined({ why }), ...defined(rest) };
}

function neverStarted({ ran, error }: Firing): Pick<HookVerdict, 'verdict' | 'why'> {
  const stopper = ran.endings.at(-1);
  if (stopper) return { verdict: 'chain-stopped', why: `${stopper.name} blocked or stopped, which ends the chain` };
  return { verdict: 'aborted', why: `the event failed before this hook could run: ${error ?? 'unknown'}` };
}

/** Only what is there: a trace is written as JSON and read by people. */
function defined<T extends object>(values: T): Partial<T> {
  const copy = { ...values };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}
