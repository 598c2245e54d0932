import type { HookExecutionResult, HookTrace, HookVerdict } from '../../generated/index.js';
import { createHookOutput } from '../engine/outputs/index.js';
import type { HookPlanVerdict } from '../engine/planner/explain-plan.js';
import { nameOf } from '../engine/registry/registered-hook.js';
import { type HookExecutionError, messageOf } from './failure.js';

/** What a trace is made from. It holds no payload and no output, so that keeping it costs little. */
export interface TraceFacts {
  readonly eventName: string;
  readonly correlationId: string | undefined;
  readonly matched: string | undefined;
  readonly startedAt: number;
  readonly duration: number;
  readonly sequential: boolean | undefined;
  readonly endings: readonly HookEnding[];
  readonly warnings: readonly string[];
  readonly error: string | undefined;
  /** A verdict for every configured hook, as things stood when the event fired. */
  readonly explain: () => readonly HookPlanVerdict[];
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

/** A trace that is built when somebody asks, once. */
export class LazyTrace {
  readonly #facts: TraceFacts;
  #trace: HookTrace | undefined;

  constructor(facts: TraceFacts) {
    this.#facts = facts;
  }

  get value(): HookTrace {
    this.#trace ??= buildTrace(this.#facts);
    return this.#trace;
  }
}

export function endingOf(result: HookExecutionResult): HookEnding {
  const output = result.output && createHookOutput(result.eventName, result.output);
  const blocks = output?.isBlockingDecision() === true;
  return {
    name: nameOf(result.hookConfig),
    skipped: result.skipped,
    duration: result.duration,
    success: result.success,
    exitCode: result.exitCode,
    signal: result.signal,
    timedOut: result.timedOut,
    decision: output?.getEffectiveDecision(),
    reason: blocks ? output.getEffectiveReason() : output?.reason,
    stop: output?.shouldStopExecution() ? true : undefined,
    stdoutBytes: result.stdoutBytes,
    stderrBytes: result.stderrBytes,
    truncated: result.truncated,
    warnings: result.warnings,
    error: result.error && messageOf(result.error),
  };
}

/** Of a name that is no event: no hook can be configured for it. */
export function refusalFacts(name: unknown, { message, correlationId }: HookExecutionError): TraceFacts {
  return {
    eventName: typeof name === 'string' && name.trim() !== '' ? name : '(none)',
    correlationId,
    matched: undefined,
    startedAt: Date.now(),
    duration: 0,
    sequential: undefined,
    endings: [],
    warnings: [],
    error: message,
    explain: () => [],
  };
}

function buildTrace(facts: TraceFacts): HookTrace {
  const { eventName, correlationId, matched, startedAt, duration, sequential, endings, warnings, error } = facts;
  return {
    eventName,
    ...defined({ correlationId, matched }),
    startedAt: new Date(startedAt).toISOString(),
    duration,
    ...defined({ sequential }),
    success: error === undefined && endings.every(({ success }) => success === true),
    ...defined({ error }),
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    hooks: facts.explain().map((verdict) => verdictOf(verdict, facts)),
  };
}

function verdictOf(planned: HookPlanVerdict, facts: TraceFacts): HookVerdict {
  const { entry, name, verdict, why } = planned;
  const about = { name, type: entry.config.type, source: entry.source, ...defined({ matcher: entry.matcher }) };
  if (!planned.planned) return { ...about, verdict, ...defined({ why }) };
  const ending = facts.endings[planned.index];
  if (ending === undefined) return { ...about, ...neverStarted(facts) };
  const { skipped, name: _name, ...rest } = ending;
  if (skipped !== undefined) return { ...about, verdict: skipped, ...defined({ why: ending.error }) };
  return { ...about, verdict, ...defined({ why }), ...defined(rest) };
}

function neverStarted({ error, endings }: TraceFacts): Pick<HookVerdict, 'verdict' | 'why'> {
  const stopper = endings.at(-1);
  if (stopper) return { verdict: 'chain-stopped', why: `${stopper.name} blocked or stopped, which ends the chain` };
  return { verdict: 'aborted', why: `the event failed before this hook could run: ${error ?? 'unknown'}` };
}

/** Only what is there: a trace is written as JSON and read by people. */
function defined<T extends object>(values: T): Partial<T> {
  const copy = { ...values };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}
