import type { HookConfig, HookFireResult, HookOutput, HookVerdict } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import type { EventDecision } from '../../core/outputs/decision.js';
import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import { originOf } from './dialects.js';
import type { EventFields } from './event-input.js';
import type { HookProject } from './project.js';
import { canBlock } from './runtime.js';

/** Result of one hook, with its output. */
export interface HookReport extends HookVerdict {
  /** JSON that the hook read: that of its dialect, or the native one. */
  readonly read?: unknown;
  readonly stdout?: string | undefined;
  readonly stderr?: string | undefined;
  /** Likely mistakes in the hook. */
  readonly hints?: readonly string[] | undefined;
  /** Dialect and file of the hook, if it is not native. */
  readonly origin?: string | undefined;
}

/** Result of a fired event. */
export interface FireReport {
  readonly event: string;
  /** Fields of the event. */
  readonly input: EventFields;
  /** Native JSON that hooks read, with the fields of all events; undefined if none ran. */
  readonly read: EventFields | undefined;
  readonly decision: EventDecision;
  readonly reason: string | undefined;
  readonly systemMessage: string | undefined;
  readonly output: HookOutput | undefined;
  readonly duration: number;
  readonly hooks: readonly HookReport[];
  /** Hooks that did not run because they are not trusted. */
  readonly untrusted: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface FireRequest {
  readonly project: HookProject;
  readonly system: Awaited<ReturnType<HookProject['system']>>;
  readonly route: Route;
  readonly input: EventFields;
  /** Names of the event's tool in other agents. */
  readonly aliases?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Fires an event and runs its hooks. */
export async function fireEvent({ project, system, route, input, aliases, signal }: FireRequest): Promise<FireReport> {
  const context = project.contextOf(route, input, aliases);
  const planned = project.explain(system.getRegistry(), route.eventName, context);
  const result = await project.fire(system, route.eventName, input, { signal, aliases });
  await settledOrAborted(system.whenBackgroundEnded(), signal);
  const { finalOutput, trace, systemMessage } = result;
  const reads = project.readsOf(system);
  const decision = decisionOf(route, result);
  return {
    event: route.eventName,
    input,
    read: reads?.event,
    decision,
    reason: decision === 'allow' ? undefined : finalOutput?.getEffectiveReason() || result.stopReason,
    systemMessage,
    output: finalOutput && plainOutput(finalOutput),
    duration: trace.duration,
    hooks: trace.hooks.map((verdict, index) =>
      reportOf(verdict, planned[index], result, { route, readOf: (entry) => reads?.of(index, entry) }),
    ),
    untrusted: project.untrustedIn(planned),
    errors: trace.error === undefined ? [] : [trace.error],
    warnings: trace.warnings ?? [],
  };
}

/** Resolves when the work is done or the signal aborts. */
async function settledOrAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return work;
  let stop = (): void => {};
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener('abort', stop);
    if (signal.aborted) resolve();
  });
  await Promise.race([work, aborted]);
  signal.removeEventListener('abort', stop);
}

function decisionOf({ effects }: Route, { finalOutput, shouldStop }: HookFireResult): EventDecision {
  if (shouldStop) return 'stop';
  if (!effects.includes('block')) return 'allow';
  if (finalOutput?.isBlockingDecision()) return 'deny';
  return finalOutput?.isAskDecision() ? 'ask' : 'allow';
}

function reportOf(
  verdict: HookVerdict,
  planned: HookPlanVerdict | undefined,
  { hookResults }: HookFireResult,
  { route, readOf }: { route: Route; readOf: (entry: HookPlanVerdict['entry']) => unknown },
): HookReport {
  const index = planned?.planned ? planned.index : undefined;
  const own = index === undefined ? undefined : hookResults?.[index];
  const origin = planned && originOf(planned.entry);
  const about = { ...verdict, ...(origin !== undefined && { origin }) };
  if (planned === undefined || own === undefined) return about;
  const read = verdict.verdict === 'ran' ? readOf(planned.entry) : undefined;
  const { stdout, stderr } = own;
  const hints = hintsFor(route, planned.entry.config, { ...verdict, stderr });
  return {
    ...about,
    ...(read !== undefined && { read }),
    ...(stdout && { stdout }),
    ...(stderr && { stderr }),
    ...(hints.length > 0 && { hints }),
  };
}

/** Returns the fields of an output without its methods. */
function plainOutput(output: HookOutput): HookOutput {
  const copy: HookOutput = JSON.parse(JSON.stringify(output));
  return copy;
}

/** How a hook ended, as far as hints need it. */
interface HookEnding {
  readonly exitCode?: number | undefined;
  readonly decision?: string | undefined;
  readonly error?: string | undefined;
  readonly stderr?: string | undefined;
  readonly warnings?: readonly string[] | undefined;
}

const NOT_FOUND = /^.*\b(?:command not found|: not found)\s*$/m;
/** Errors of interpreters that end with exit code 2, like a block. */
const SCRIPT_ERROR =
  /syntax error|unexpected (?:EOF|end of file)|unterminated|line \d+: .*(?:command not found|No such file)|can't open file|Traceback \(most recent call last\)|SyntaxError/;

/** Returns hints about likely mistakes in a hook, from the way it ended. */
function hintsFor(route: Route, config: HookConfig, ending: HookEnding): string[] {
  const { exitCode, decision, error, stderr = '', warnings = [] } = ending;
  if (config.type !== 'command' || exitCode === undefined) return [];
  const isReported = warnings.some((warning) => warning.includes('is missing'));
  const missing = isReported ? undefined : NOT_FOUND.exec(stderr)?.[0].trim();
  if (exitCode === 2 && SCRIPT_ERROR.test(stderr))
    return ['this looks like an error of the script, not like a decision: exit code 2 blocks'];
  const fails = exitCode !== 0 && exitCode !== 2 && error !== undefined && (decision ?? 'allow') === 'allow';
  const isBlocking = 'onError' in config && config.onError === 'block';
  const passes = fails && !isBlocking && canBlock(route);
  return [
    ...(missing === undefined ? [] : [`a program is missing (${missing}): install it, or correct its name`]),
    ...(passes ? [`exit code ${exitCode} is an error and lets the call proceed; exit 2 blocks`] : []),
  ];
}
