import type {
  HookAgent,
  HookDecision,
  HookExecutionResult,
  HookOutput,
  HookRegistryEntry,
  HookTrace,
  HookVerdict,
  TracedAgent,
} from '../../../generated/index.js';
import { messageOf } from '../../util/errors.js';
import { defined } from '../../util/json.js';
import type { Route } from '../contract/index.js';
import { isBlocking, isStop } from '../outputs/decision.js';
import { decisionIn, outputFor } from '../outputs/hook-outputs.js';
import type { HookPlanVerdict } from '../planner/hook-planner.js';
import { nameOf } from '../registry/registered-hook.js';
import { contextOf } from './event-input.js';
import { type EventRecord, type HookEnd, isNamed, NOTHING_RAN, shortenedText } from './event-record.js';

/** Returns the trace of an event. It is built at the first call. */
export function traceOf(record: EventRecord): HookTrace {
  record.trace ??= buildTrace(record);
  return record.trace;
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
    cpuDuration: result.cpuDuration,
    success: result.success,
    exitCode: result.exitCode,
    signal: result.signal,
    timedOut: result.timedOut,
    decision: result.ignored === undefined ? decision : undefined,
    ignored: result.ignored,
    reason: shortenedText(reason),
    doubt: shortenedText(result.doubt),
    because: shortenedText(result.because),
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

const SHOWN_APART: ReadonlySet<string> = new Set(['decision', 'reason', 'continue', 'hookSpecificOutput']);
const MAX_NAMES = 50;

/** Describes the output of a hook that is not enforced. Fields are listed by name only: values may be secret. */
function wouldOf(route: Route, output: HookOutput): NonNullable<HookVerdict['would']> {
  const decision = decisionIn(route, output);
  const specific = Object.keys(output.hookSpecificOutput ?? {}).map((name) => `hookSpecificOutput.${name}`);
  const sets = [...Object.keys(output).filter((name) => !SHOWN_APART.has(name)), ...specific].slice(0, MAX_NAMES);
  return defined({
    decision,
    reason: shortenedText(reasonIn(route, output, decision)),
    stop: isStop(output) ? true : undefined,
    sets: sets.length === 0 ? undefined : sets.map((name) => shortenedText(name)),
  });
}

function buildTrace(record: EventRecord): HookTrace {
  const { eventName, matched, correlationId, sessionId, startedAt, ran, error, stage, ask, notes = [] } = record;
  const { labels = [], clearedLabel, budgets = [] } = record;
  const { sequential, duration, endings, warnings } = ran;
  const verdicts = explainEventRecord(record).map((verdict) => withPolicy(verdict, record));
  const blocked = verdicts.some((verdict) => !verdict.planned && verdict.refusal !== undefined);
  return {
    eventName,
    ...defined({ correlationId, sessionId }),
    ...agentFields(record),
    ...defined({ matched }),
    startedAt: new Date(startedAt).toISOString(),
    duration,
    ...defined({ sequential }),
    success: error === undefined && !blocked && endings.every((ending) => ending.success === true || !ending.isAwaited),
    ...defined({ error, stage, ask, clearedLabel }),
    ...(labels.length > 0 ? { labels: [...labels] } : {}),
    ...(budgets.length > 0 ? { budgets: budgets.map(({ effect, text }) => ({ effect, text })) } : {}),
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    ...(notes.length > 0 ? { notes: [...notes] } : {}),
    hooks: verdicts.map((verdict) => verdictOf(verdict, endingIn(record, verdict), record)),
  };
}

/** Returns the fields of a trace about the agent and the call of an event. */
export function agentFields({ agent, program, turnId, callId }: EventRecord) {
  return {
    ...(agent && { agent: tracedAgent(agent) }),
    ...defined({ program, turnId: shortenedText(turnId), callId: shortenedText(callId) }),
  };
}

function tracedAgent({ id, type, parent_id, depth }: HookAgent): TracedAgent {
  return {
    id: shortenedText(id),
    ...defined({ type: shortenedText(type), parentId: shortenedText(parent_id) }),
    depth,
  };
}

/** Adds the block of a guard that is not trusted, if the policy of the event is to block. */
function withPolicy(verdict: HookPlanVerdict, { blocksUntrusted }: EventRecord): HookPlanVerdict {
  if (verdict.planned || !blocksUntrusted || verdict.untrustedRefusal === undefined) return verdict;
  return { ...verdict, refusal: verdict.untrustedRefusal };
}

/** Returns a verdict for every hook that is configured for the event. */
export function explainEventRecord(record: EventRecord): readonly HookPlanVerdict[] {
  const { eventName, route, hooks, planner } = record;
  if (planner === undefined || route === undefined || !isNamed(eventName, route)) return [];
  return planner.explain(eventName, contextOf(route, record), hooks?.get(eventName) ?? []);
}

function endingIn({ ran, late }: EventRecord, verdict: HookPlanVerdict): HookEnd | undefined {
  if (!verdict.planned) return undefined;
  return verdict.entry.config.async === true ? late?.endings.get(verdict.index) : ran.endings[verdict.index];
}

export function verdictOf(planned: HookPlanVerdict, ending: HookEnd | undefined, record: EventRecord): HookVerdict {
  const { entry, name, verdict, why } = planned;
  const about = { name, type: entry.config.type, source: entry.source, ...defined(optionsOf(entry)) };
  if (!planned.planned) return { ...about, verdict, ...defined({ why }), ...blockIn(planned.refusal) };
  if (ending === undefined) return { ...about, ...withoutEnd(planned, record) };
  const { skipped, name: _name, isAwaited: _isAwaited, ...rest } = ending;
  if (skipped !== undefined) {
    return { ...about, verdict: skipped, ...defined({ why: ending.error ?? ending.warnings?.[0] }) };
  }
  return { ...about, verdict, ...defined({ why }), ...defined(rest) };
}

function blockIn(reason: string | undefined): Pick<HookVerdict, 'decision' | 'reason'> {
  return reason === undefined ? {} : { decision: 'deny', reason };
}

function optionsOf({ matcher, dialect, config: { enforce, async, budget_ms: budgetMs } }: HookRegistryEntry) {
  return {
    matcher,
    budgetMs,
    dialect: dialect?.name,
    enforced: enforce === false ? false : undefined,
    background: async === true ? true : undefined,
  };
}

function withoutEnd({ entry }: HookPlanVerdict, record: EventRecord): Pick<HookVerdict, 'verdict' | 'why'> {
  if (entry.config.async !== true || record.ran === NOTHING_RAN) return neverStarted(record);
  return { verdict: 'running', why: 'it runs in the background' };
}

function neverStarted({ ran, error }: EventRecord): Pick<HookVerdict, 'verdict' | 'why'> {
  const stopper = ran.endings.at(-1);
  if (stopper) return { verdict: 'chain-stopped', why: `${stopper.name} blocked or stopped, which ends the chain` };
  return { verdict: 'aborted', why: `the event failed before this hook could run: ${error ?? 'unknown'}` };
}
