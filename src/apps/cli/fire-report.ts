import type { HookFireResult, HookOutput, HookVerdict } from '../../../generated/index.js';
import type { Route } from '../../core/contract/index.js';
import type { HookPlanVerdict } from '../../core/planner/hook-planner.js';
import { originOf } from './dialects.js';
import type { EventFields } from './event-input.js';
import type { HookProject } from './project.js';

/** What an agent does after the event. */
export type Decision = 'allow' | 'deny' | 'ask' | 'stop';

/** What became of one hook, with what it printed. */
export interface HookReport extends HookVerdict {
  /** What it read, when the hooks before it in a chain had changed that. */
  readonly input?: EventFields | undefined;
  readonly stdout?: string | undefined;
  readonly stderr?: string | undefined;
  /** Whose words it is written in, and where. */
  readonly origin?: string | undefined;
}

/** An event that was fired, and what it meant. */
export interface FireReport {
  readonly event: string;
  readonly input: EventFields;
  readonly decision: Decision;
  readonly reason: string | undefined;
  readonly systemMessage: string | undefined;
  readonly output: HookOutput | undefined;
  readonly duration: number;
  readonly hooks: readonly HookReport[];
  /** Hooks that did not run because nobody has trusted them. */
  readonly untrusted: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface FireRequest {
  readonly project: HookProject;
  readonly system: Awaited<ReturnType<HookProject['system']>>;
  readonly route: Route;
  readonly input: EventFields;
  readonly context: Parameters<HookProject['explain']>[2];
  readonly signal?: AbortSignal | undefined;
}

/** Fires an event for real. */
export async function fireEvent({ project, system, route, input, context, signal }: FireRequest): Promise<FireReport> {
  const planned = project.explain(system.getRegistry(), route.eventName, context);
  const result = await project.fire(system, route.eventName, input, signal);
  await unlessAborted(system.whenBackgroundEnded(), signal);
  const { finalOutput, trace, systemMessage } = result;
  const inputs = project.inputsOf(route, planned, input, result);
  const decision = decisionOf(route, result);
  return {
    event: route.eventName,
    input,
    decision,
    reason: decision === 'allow' ? undefined : finalOutput?.getEffectiveReason() || result.stopReason,
    systemMessage,
    output: finalOutput && plainOutput(finalOutput),
    duration: trace.duration,
    hooks: trace.hooks.map((verdict, place) => reportOf(verdict, planned[place], result, inputs)),
    untrusted: project.untrustedIn(planned),
    errors: trace.error === undefined ? [] : [trace.error],
    warnings: trace.warnings ?? [],
  };
}

/** Resolves with the work, or as soon as nobody waits for it any more. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
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

function decisionOf({ effects }: Route, { finalOutput, shouldStop }: HookFireResult): Decision {
  if (shouldStop) return 'stop';
  if (finalOutput?.isBlockingDecision() && effects.includes('block')) return 'deny';
  return finalOutput?.isAskDecision() ? 'ask' : 'allow';
}

function reportOf(
  verdict: HookVerdict,
  planned: HookPlanVerdict | undefined,
  { hookResults }: HookFireResult,
  inputs: readonly (EventFields | undefined)[],
): HookReport {
  const place = planned?.planned ? planned.index : undefined;
  const own = place === undefined ? undefined : hookResults?.[place];
  const origin = planned && originOf(planned.entry);
  const about = { ...verdict, ...(origin !== undefined && { origin }) };
  if (place === undefined || own === undefined) return about;
  const texts = { stdout: own.stdout, stderr: own.stderr };
  const input = inputs[place];
  return {
    ...about,
    ...(input && { input }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
  };
}

/** The fields alone, as JSON has them. */
function plainOutput(output: HookOutput): HookOutput {
  const copy: HookOutput = JSON.parse(JSON.stringify(output));
  return copy;
}
