import type { HookEventName, HookExecutionResult, HookTrace, HookVerdict } from '../../generated/index.js';
import type { Route } from '../contract/index.js';
import { isBlocking, isStop } from '../engine/decision.js';
import { decisionIn, outputFor } from '../engine/outputs/hook-outputs.js';
import { contextFor } from '../engine/planner/event-context.js';
import type { HookPlanner, HookPlanVerdict } from '../engine/planner/hook-planner.js';
import { type HooksByEvent, nameOf } from '../engine/registry/registered-hook.js';
import { messageOf } from '../values/errors.js';
import type { HookExecutionError } from './failure.js';
import { keptText } from './trace-ring.js';

/** What became of the hooks of an event. */
interface Ran {
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
  /** Only while lines of it go to a trace file. */
  traced: TracedFiring | undefined;
  readonly eventName: Name;
  /** None for a name that is no event. */
  readonly route: Route | undefined;
  /** What its matchers were tested against. */
  matched: string | undefined;
  correlationId: string | undefined;
  readonly startedAt: number;
  /** What the host says beside, such as a settings file that is broken. Shared by all events. */
  readonly notes: readonly string[] | undefined;
  /** As they stand when the event fires. */
  readonly hooks: HooksByEvent | undefined;
  readonly planner: Pick<HookPlanner, 'explain'> | undefined;
  ran: Ran;
  /** What went wrong outside of any hook, and where. */
  error: string | undefined;
  stage: HookTrace['stage'];
  /** What became of a hook's wish to ask a person. */
  ask: HookTrace['ask'];
  trace: HookTrace | undefined;
}

/** What the lines of one event in a trace file have in common. */
export interface TracedFiring {
  readonly id: string;
  /** Made before a long name is cut: matchers are tested against all of it. */
  readonly verdicts: readonly HookPlanVerdict[];
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

export function endingOf(route: Route, result: HookExecutionResult): HookEnding {
  const { output } = result;
  const decision = output && decisionIn(route, output);
  const reason = output && isBlocking(decision) ? outputFor(route, output).getEffectiveReason() : output?.reason;
  return {
    name: nameOf(result.hookConfig),
    skipped: result.skipped,
    duration: result.duration,
    success: result.success,
    exitCode: result.exitCode,
    signal: result.signal,
    timedOut: result.timedOut,
    decision,
    reason: keptText(reason),
    stop: output && isStop(output) ? true : undefined,
    stdoutBytes: result.stdoutBytes,
    stderrBytes: result.stderrBytes,
    truncated: result.truncated,
    warnings: result.warnings?.map((warning) => keptText(warning)),
    error: result.error && keptText(messageOf(result.error)),
  };
}

/** Of a name that is no event: no hook can be configured for it. */
export function refusedFiring(name: unknown, error: HookExecutionError): Firing {
  return {
    traced: undefined,
    eventName: typeof name === 'string' && name.trim() !== '' ? keptText(name) : '(none)',
    route: undefined,
    matched: undefined,
    correlationId: error.correlationId,
    startedAt: Date.now(),
    notes: undefined,
    hooks: undefined,
    planner: undefined,
    ran: NOTHING_RAN,
    error: error.message,
    stage: error.stage,
    ask: undefined,
    trace: undefined,
  };
}

function buildTrace(firing: Firing): HookTrace {
  const { eventName, matched, correlationId, startedAt, ran, error, stage, ask, notes = [] } = firing;
  const { sequential, duration, endings, warnings } = ran;
  const verdicts = explainFiring(firing);
  const refused = verdicts.some((verdict) => !verdict.planned && verdict.refusal !== undefined);
  return {
    eventName,
    ...defined({ correlationId, matched }),
    startedAt: new Date(startedAt).toISOString(),
    duration,
    ...defined({ sequential }),
    success: error === undefined && !refused && endings.every(({ success }) => success === true),
    ...defined({ error, stage, ask }),
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    ...(notes.length > 0 ? { notes: [...notes] } : {}),
    hooks: verdicts.map((verdict) => verdictOf(verdict, endingIn(firing, verdict), firing)),
  };
}

/** Whether any hook is configured for the event, be it for this call or not. */
export function hasHooks({ eventName, route, hooks }: Firing): boolean {
  if (hooks === undefined || route === undefined || !isNamed(eventName, route)) return false;
  return hooks.has(eventName);
}

/** A verdict for every hook that is configured for the event. */
export function explainFiring({ eventName, route, matched, hooks, planner }: Firing): readonly HookPlanVerdict[] {
  if (planner === undefined || route === undefined || !isNamed(eventName, route)) return [];
  return planner.explain(eventName, contextFor(route.matcher, matched), hooks?.get(eventName) ?? []);
}

/** What has a route is an event. */
function isNamed(eventName: string, route: Route): eventName is HookEventName {
  return route.eventName === eventName;
}

function endingIn({ ran }: Firing, verdict: HookPlanVerdict): HookEnding | undefined {
  return verdict.planned ? ran.endings[verdict.index] : undefined;
}

export function verdictOf(planned: HookPlanVerdict, ending: HookEnding | undefined, firing: Firing): HookVerdict {
  const { entry, name, verdict, why } = planned;
  const { matcher, dialect } = entry;
  const about = {
    name,
    type: entry.config.type,
    source: entry.source,
    ...defined({ matcher, dialect: dialect?.name }),
  };
  if (!planned.planned) return { ...about, verdict, ...defined({ why }), ...refusalIn(planned.refusal) };
  if (ending === undefined) return { ...about, ...neverStarted(firing) };
  const { skipped, name: _name, ...rest } = ending;
  if (skipped !== undefined)
    return { ...about, verdict: skipped, ...defined({ why: ending.error ?? ending.warnings?.[0] }) };
  return { ...about, verdict, ...defined({ why }), ...defined(rest) };
}

function refusalIn(reason: string | undefined): Pick<HookVerdict, 'decision' | 'reason'> {
  return reason === undefined ? {} : { decision: 'deny', reason };
}

function neverStarted({ ran, error }: Firing): Pick<HookVerdict, 'verdict' | 'why'> {
  const stopper = ran.endings.at(-1);
  if (stopper) return { verdict: 'chain-stopped', why: `${stopper.name} blocked or stopped, which ends the chain` };
  return { verdict: 'aborted', why: `the event failed before this hook could run: ${error ?? 'unknown'}` };
}

/** Only what is there: a trace is written as JSON and read by people. */
export function defined<T extends object>(values: T): Partial<T> {
  const copy = { ...values };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}
