import { type HookExecutionResult, type HookTrace, type HookVerdict, routes } from '../../generated/index.js';
import { isBlocking, isStop } from '../engine/outputs/default-hook-output.js';
import { createHookOutput, decisionOf } from '../engine/outputs/hook-outputs.js';
import { contextFor } from '../engine/planner/event-context.js';
import type { HookPlanner, HookPlanVerdict } from '../engine/planner/hook-planner.js';
import { isEventName } from '../engine/registry/declare-hooks.js';
import { type HooksByEvent, nameOf } from '../engine/registry/registered-hook.js';
import { guarded, type HookExecutionError, messageOf } from './failure.js';
import type { TraceFile, TraceFileOptions } from './trace-file.js';

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
  readonly eventName: Name;
  /** What its matchers were tested against. */
  readonly matched: string | undefined;
  readonly correlationId: string | undefined;
  readonly startedAt: number;
  /** As they stand when the event fires. */
  readonly hooks: HooksByEvent | undefined;
  readonly planner: Pick<HookPlanner, 'explain'> | undefined;
  ran: Ran;
  failure: HookExecutionError | undefined;
  /** What became of a hook's wish to ask a person. */
  ask: HookTrace['ask'];
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
export function refusedFiring(name: unknown, error: HookExecutionError): Firing {
  return {
    eventName: typeof name === 'string' && name.trim() !== '' ? name : '(none)',
    matched: undefined,
    correlationId: error.correlationId,
    startedAt: Date.now(),
    hooks: undefined,
    planner: undefined,
    ran: NOTHING_RAN,
    failure: error,
    ask: undefined,
    trace: undefined,
  };
}

function buildTrace(firing: Firing): HookTrace {
  const { eventName, matched, correlationId, startedAt, ran, failure, ask } = firing;
  const { sequential, duration, endings, warnings } = ran;
  const verdicts = explain(firing);
  const refused = verdicts.some((verdict) => !verdict.planned && verdict.refusal !== undefined);
  return {
    eventName,
    ...defined({ correlationId, matched }),
    startedAt: new Date(startedAt).toISOString(),
    duration,
    ...defined({ sequential }),
    success: failure === undefined && !refused && endings.every(({ success }) => success === true),
    ...defined({ error: failure?.message, stage: failure?.stage, ask }),
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    hooks: verdicts.map((verdict) => verdictOf(verdict, firing)),
  };
}

function explain({ eventName, matched, hooks, planner }: Firing): readonly HookPlanVerdict[] {
  if (planner === undefined || !isEventName(eventName)) return [];
  return planner.explain(eventName, contextFor(routes[eventName].matcher, matched), hooks?.get(eventName) ?? []);
}

function verdictOf(planned: HookPlanVerdict, firing: Firing): HookVerdict {
  const { entry, name, verdict, why } = planned;
  const about = { name, type: entry.config.type, source: entry.source, ...defined({ matcher: entry.matcher }) };
  if (!planned.planned) return { ...about, verdict, ...defined({ why }), ...refusalIn(planned.refusal) };
  const ending = firing.ran.endings[planned.index];
  if (ending === undefined) return { ...about, ...neverStarted(firing) };
  const { skipped, name: _name, ...rest } = ending;
  if (skipped !== undefined) return { ...about, verdict: skipped, ...defined({ why: ending.error }) };
  return { ...about, verdict, ...defined({ why }), ...defined(rest) };
}

function refusalIn(reason: string | undefined): Pick<HookVerdict, 'decision' | 'reason'> {
  return reason === undefined ? {} : { decision: 'deny', reason };
}

function neverStarted({ ran, failure }: Firing): Pick<HookVerdict, 'verdict' | 'why'> {
  const stopper = ran.endings.at(-1);
  if (stopper) return { verdict: 'chain-stopped', why: `${stopper.name} blocked or stopped, which ends the chain` };
  return { verdict: 'aborted', why: `the event failed before this hook could run: ${failure?.message ?? 'unknown'}` };
}

/** Only what is there: a trace is written as JSON and read by people. */
function defined<T extends object>(values: T): Partial<T> {
  const copy = { ...values };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}

export interface TraceOptions extends Partial<TraceFileOptions> {
  /** How many traces are kept for getTraces. */
  keep?: number | undefined;
}

const DEFAULT_KEEP = 100;
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;

interface Listener {
  readonly tell: (trace: HookTrace) => void;
}

/** Keeps the latest traces, tells listeners, and writes the file. Nothing is built unless somebody wants it. */
export class TraceLog {
  readonly #ring: Firing[] = [];
  readonly #keep: number;
  #listeners: readonly Listener[] = [];
  readonly #file: Promise<TraceFile | undefined> | undefined;
  #next = 0;

  constructor({ keep = DEFAULT_KEEP, file, maxBytes = DEFAULT_MAX_BYTES }: TraceOptions = {}) {
    this.#keep = Math.max(0, Math.floor(keep));
    this.#file = file === undefined ? undefined : openTraceFile({ file, maxBytes });
  }

  add(firing: Firing): void {
    if (this.#keep > 0) this.#ring[this.#next] = firing;
    this.#next = this.#next + 1 < this.#keep ? this.#next + 1 : 0;
    if (this.#file !== undefined || this.#listeners.length > 0) this.#tell(firing);
  }

  /** The latest traces, oldest first. */
  all(): HookTrace[] {
    return [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)].map(traceOf);
  }

  listen(tell: (trace: HookTrace) => void): () => void {
    const listener = { tell };
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Resolves when everything so far is written. */
  async flush(): Promise<void> {
    await (await this.#file)?.flush();
  }

  #tell(firing: Firing): void {
    void this.#file?.then((file) => guarded(() => file?.append(traceOf(firing))));
    for (const { tell } of this.#listeners) guarded(() => tell(traceOf(firing)));
  }
}

/** Few hosts want a file, so few load what writes it. Never rejects: a host can do without the file. */
async function openTraceFile(options: TraceFileOptions): Promise<TraceFile | undefined> {
  try {
    const { TraceFile } = await import('./trace-file.js');
    return new TraceFile(options);
  } catch {
    return undefined;
  }
}
