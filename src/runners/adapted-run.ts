import type { AdaptedEnd, AdaptedRun, AdaptedStart, HookAdapter } from '../core/contract/index.js';
import type { HookRunResult, RunContext } from '../core/runner/hook-type-runner.js';
import { asError } from '../util/errors.js';
import { readObject } from './command/read-exit.js';

/** Starts the run of a hook of another agent, or returns why it does not run. */
export async function beginAdapted(
  adapter: HookAdapter,
  { payload }: Pick<RunContext, 'payload'>,
): Promise<{ run: AdaptedRun } | { ended: HookRunResult }> {
  let start: AdaptedStart;
  try {
    start = await adapter.begin(payload.input);
  } catch (error) {
    const text = `the input of the event cannot be translated: ${asError(error).message}`;
    return { ended: { success: false, skipped: 'not-asked', error: new Error(text) } };
  }
  return 'skip' in start ? { ended: { success: true, skipped: 'matcher', warnings: [start.skip] } } : { run: start };
}

/** Reads the end of a run. The output passes the same checks as that of a native hook. */
export function readAdapted(end: AdaptedEnd, run: AdaptedRun, context: RunContext): HookRunResult {
  const answer = run.read(end);
  const read = answer.output === undefined ? undefined : readObject(answer.output, context);
  const warnings = [...answer.warnings, ...(read?.warnings ?? [])];
  const error = answer.error === undefined ? read?.error : new Error(answer.error);
  return {
    success: answer.success && read?.success !== false,
    ...(read?.output && { output: read.output, outputFormat: 'json' as const }),
    ...(error && { error }),
    ...(warnings.length > 0 && { warnings }),
    ...(answer.grant && { grant: true }),
    ...(answer.toolResult !== undefined && { toolResult: answer.toolResult }),
  };
}
