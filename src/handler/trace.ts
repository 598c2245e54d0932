import type { HookEventName, HookExecutionResult, HookTrace, HookVerdict } from '../../generated/index.js';
import type { Route } from '../contract/index.js';
import { isBlocking, isStop } from '../engine/outputs/default-hook-output.js';
import { decisionIn, outputFor } from '../engine/outputs/hook-outputs.js';
import { contextFor } from '../engine/planner/event-context.js';
import type { HookPlanner, HookPlanVerdict } from '../engine/planner/hook-planner.js';
import { type HooksByEvent, nameOf } from '../engine/registry/registered-hook.js';
import { guarded, messageOf } from '../values/errors.js';
import { settleWithin } from '../values/settle-within.js';
import type { HookExecutionError } from './failure.js';
import type { TraceFile, TraceFileOptions } from './trace-file.js';
import { isLongText, keptText, TraceRing } from './trace-ring.js';

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
  const verdicts = explain(firing);
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
    hooks: verdicts.map((verdict) => verdictOf(verdict, firing)),
  };
}

function explain({ eventName, route, matched, hooks, planner }: Firing): readonly HookPlanVerdict[] {
  if (planner === undefined || route === undefined || !isNamed(eventName, route)) return [];
  return planner.explain(eventName, contextFor(route.matcher, matched), hooks?.get(eventName) ?? []);
}

/** What has a route is an event. */
function isNamed(eventName: string, route: Route): eventName is HookEventName {
  return route.eventName === eventName;
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

export interface TraceOptions extends Partial<Pick<TraceFileOptions, 'file' | 'maxBytes'>> {
  /** How many traces are kept for getTraces, at most 8192. */
  keep?: number | undefined;
}

const DEFAULT_KEEP = 100;
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
const LONGEST_FLUSH_MS = 5000;
const SMALL_TEXT = 128;
/** What an ending holds beside its texts, as characters. */
const ENDING_LENGTH = 256;

interface Listener {
  readonly tell: (trace: HookTrace) => void;
}

/** Keeps the latest traces, tells listeners, and writes the file. Nothing is built unless somebody wants it. */
export class TraceLog {
  readonly #ring: TraceRing<Firing>;
  #listeners: readonly Listener[] = [];
  readonly #file: Promise<TraceFile | undefined> | undefined;

  /** `notice` is told, once, why the file cannot be written. */
  constructor(
    { keep = DEFAULT_KEEP, file, maxBytes = DEFAULT_MAX_BYTES }: TraceOptions = {},
    notice?: (text: string) => void,
  ) {
    this.#ring = new TraceRing(keep);
    this.#file = file === undefined ? undefined : openTraceFile({ file, maxBytes, notice });
  }

  add(firing: Firing): void {
    if (isSmall(firing)) this.#ring.addSmall(firing);
    else {
      shorten(firing);
      this.#ring.add(firing, textIn(firing));
    }
    if (this.#file !== undefined || this.#listeners.length > 0) this.#tell(firing);
  }

  /** The latest traces, oldest first. */
  all(): HookTrace[] {
    return this.#ring.all().map(traceOf);
  }

  listen(tell: (trace: HookTrace) => void): () => void {
    const listener = { tell };
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Resolves when everything so far is written, or when that takes too long: a disk that hangs must not hang a host. */
  async flush(): Promise<void> {
    const written = this.#file?.then((file) => file?.flush());
    if (written !== undefined) await settleWithin(written, LONGEST_FLUSH_MS);
  }

  #tell(firing: Firing): void {
    void this.#file?.then((file) => guarded(() => file?.append(traceOf(firing))));
    for (const { tell } of this.#listeners) guarded(() => tell(traceOf(firing)));
  }
}

/** Whether nothing of it needs to be measured or cut: the way of most events, so it is kept short. */
function isSmall({ ran, matched, correlationId, error }: Firing): boolean {
  if (ran !== NOTHING_RAN || error !== undefined || correlationId !== undefined) return false;
  return matched === undefined || matched.length <= SMALL_TEXT;
}

function shorten(firing: Firing): void {
  const { ran, matched, correlationId, error } = firing;
  if (isLongText(error)) firing.error = keptText(error);
  if (isLongText(correlationId)) firing.correlationId = keptText(correlationId);
  if (ran.warnings.some(isLongText)) {
    firing.ran = { ...ran, warnings: ran.warnings.map((warning) => keptText(warning)) };
  }
  if (!isLongText(matched)) return;
  // Before it is cut, the trace is built: the matchers were tested against all of it.
  const trace = traceOf(firing);
  firing.matched = keptText(matched);
  if (firing.matched !== undefined) trace.matched = firing.matched;
  for (const verdict of trace.hooks) if (verdict.why !== undefined) verdict.why = keptText(verdict.why);
}

/** How many characters of its own a trace holds. */
function textIn({ eventName, matched, correlationId, error, ran }: Firing): number {
  let length = eventName.length + lengthOf(matched) + lengthOf(correlationId) + lengthOf(error);
  for (const warning of ran.warnings) length += warning.length;
  for (const { reason, error: failure, warnings = [] } of ran.endings) {
    length += ENDING_LENGTH + lengthOf(reason) + lengthOf(failure);
    for (const warning of warnings) length += warning.length;
  }
  return length;
}

function lengthOf(text: string | undefined): number {
  return text === undefined ? 0 : text.length;
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
