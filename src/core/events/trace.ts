import type {
  HookDecision,
  HookExecutionResult,
  HookOutput,
  HookRegistryEntry,
  HookTrace,
  HookVerdict,
} from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import type { Route } from '../contract/index.js';
import { isBlocking, isStop } from '../outputs/decision.js';
import { decisionIn, outputFor } from '../outputs/hook-outputs.js';
import { contextFor } from '../planner/event-context.js';
import type { HookPlanVerdict } from '../planner/hook-planner.js';
import { nameOf } from '../registry/registered-hook.js';
import { type EventRecord, type HookEnd, isNamed, type LateResults, NOTHING_RAN } from './event-record.js';
import { shortenedText } from './trace-ring.js';

/** The trace of an event, built when somebody asks, once. */
export function traceOf(firing: EventRecord): HookTrace {
  firing.trace ??= buildTrace(firing);
  return firing.trace;
}

export function hookEndOf(route: Route, result: HookExecutionResult): HookEnd {
  const { output } = result;
  const decision = output && decisionIn(route, output);
  const reason = output && reasonIn(route, output, decision);
  return {
    name: nameOf(result.hookConfig),
    skipped: result.skipped,
    isAwaited: result.hookConfig.async !== true,
    duration: result.duration,
    success: result.success,
    exitCode: result.exitCode,
    signal: result.signal,
    timedOut: result.timedOut,
    decision,
    reason: shortenedText(reason),
    stop: output && isStop(output) ? true : undefined,
    would: result.unenforcedOutput && wouldOf(route, result.unenforcedOutput),
    stdoutBytes: result.stdoutBytes,
    stderrBytes: result.stderrBytes,
    truncated: result.truncated,
    warnings: result.warnings?.map((warning) => shortenedText(warning)),
    error: result.error && shortenedText(messageOf(result.error)),
  };
}

function reasonIn(route: Route, output: HookOutput, decision: HookDecision | undefined): string | undefined {
  return isBlocking(decision) ? outputFor(route, output).getEffectiveReason() : output.reason;
}

const SAID_APART: ReadonlySet<string> = new Set(['decision', 'reason', 'continue', 'hookSpecificOutput']);
const MOST_NAMES = 50;

/** What an answer that changed nothing would have done. Of what it would have set only the names: values may be secret. */
function wouldOf(route: Route, output: HookOutput): NonNullable<HookVerdict['would']> {
  const decision = decisionIn(route, output);
  const specific = Object.keys(output.hookSpecificOutput ?? {}).map((name) => `hookSpecificOutput.${name}`);
  const sets = [...Object.keys(output).filter((name) => !SAID_APART.has(name)), ...specific].slice(0, MOST_NAMES);
  return defined({
    decision,
    reason: shortenedText(reasonIn(route, output, decision)),
    stop: isStop(output) ? true : undefined,
    sets: sets.length === 0 ? undefined : sets.map((name) => shortenedText(name)),
  });
}

function buildTrace(firing: EventRecord): HookTrace {
  const { eventName, matched, correlationId, startedAt, ran, error, stage, ask, notes = [] } = firing;
  const { sequential, duration, endings, warnings } = ran;
  const verdicts = explainEventRecord(firing).map((verdict) => withPolicy(verdict, firing));
  const refused = verdicts.some((verdict) => !verdict.planned && verdict.refusal !== undefined);
  return {
    eventName,
    ...defined({ correlationId, matched }),
    startedAt: new Date(startedAt).toISOString(),
    duration,
    ...defined({ sequential }),
    success: error === undefined && !refused && endings.every((ending) => ending.success === true || !ending.isAwaited),
    ...defined({ error, stage, ask }),
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    ...(notes.length > 0 ? { notes: [...notes] } : {}),
    hooks: verdicts.map((verdict) => verdictOf(verdict, endingIn(firing, verdict), firing)),
  };
}

/** A guard that is not trusted blocks where the policy of the event says so. */
function withPolicy(verdict: HookPlanVerdict, { blocksUntrusted }: EventRecord): HookPlanVerdict {
  if (verdict.planned || !blocksUntrusted || verdict.untrustedRefusal === undefined) return verdict;
  return { ...verdict, refusal: verdict.untrustedRefusal };
}

/** Whether any hook is configured for the event, be it for this call or not. */
export function hasHooks({ eventName, route, hooks }: EventRecord): boolean {
  if (hooks === undefined || route === undefined || !isNamed(eventName, route)) return false;
  return hooks.has(eventName);
}

/** A verdict for every hook that is configured for the event. */
export function explainEventRecord({
  eventName,
  route,
  matched,
  ofServer,
  requested,
  hooks,
  planner,
}: EventRecord): readonly HookPlanVerdict[] {
  if (planner === undefined || route === undefined || !isNamed(eventName, route)) return [];
  const context = contextFor(route.matcher, matched, ofServer, requested);
  return planner.explain(eventName, context, hooks?.get(eventName) ?? []);
}

function endingIn({ ran, late }: EventRecord, verdict: HookPlanVerdict): HookEnd | undefined {
  if (!verdict.planned) return undefined;
  return verdict.entry.config.async === true ? late?.endings.get(verdict.index) : ran.endings[verdict.index];
}

/** Adds how a hook ended that nobody waited for. A trace that somebody has already stays as it was. */
export function addLateResult(firing: EventRecord, late: LateResults, index: number, ending: HookEnd): void {
  late.endings.set(index, ending);
  const place = late.verdicts.findIndex((verdict) => verdict.planned && verdict.index === index);
  const verdict = late.verdicts[place];
  if (firing.trace === undefined || verdict === undefined) return;
  firing.trace = { ...firing.trace, hooks: firing.trace.hooks.with(place, verdictOf(verdict, ending, firing)) };
}

export function verdictOf(planned: HookPlanVerdict, ending: HookEnd | undefined, firing: EventRecord): HookVerdict {
  const { entry, name, verdict, why } = planned;
  const about = { name, type: entry.config.type, source: entry.source, ...defined(manner(entry)) };
  if (!planned.planned) return { ...about, verdict, ...defined({ why }), ...refusalIn(planned.refusal) };
  if (ending === undefined) return { ...about, ...unended(planned, firing) };
  const { skipped, name: _name, isAwaited: _isAwaited, ...rest } = ending;
  if (skipped !== undefined) {
    return { ...about, verdict: skipped, ...defined({ why: ending.error ?? ending.warnings?.[0] }) };
  }
  return { ...about, verdict, ...defined({ why }), ...defined(rest) };
}

function refusalIn(reason: string | undefined): Pick<HookVerdict, 'decision' | 'reason'> {
  return reason === undefined ? {} : { decision: 'deny', reason };
}

function manner({ matcher, dialect, config: { enforce, async } }: HookRegistryEntry) {
  return {
    matcher,
    dialect: dialect?.name,
    enforced: enforce === false ? false : undefined,
    background: async === true ? true : undefined,
  };
}

function unended({ entry }: HookPlanVerdict, firing: EventRecord): Pick<HookVerdict, 'verdict' | 'why'> {
  if (entry.config.async !== true || firing.ran === NOTHING_RAN) return neverStarted(firing);
  return { verdict: 'running', why: 'it runs in the background' };
}

function neverStarted({ ran, error }: EventRecord): Pick<HookVerdict, 'verdict' | 'why'> {
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
