import type { AdaptedEnd, AdaptedRun, AdaptedStart, HookAdapter } from '../core/contract/index.js';
import { couldNotRunBecause } from '../core/runner/could-not-run.js';
import type { HookRunResult, RunContext } from '../core/runner/hook-type-runner.js';
import { asError } from '../util/errors.js';
import { readObject } from './read-output.js';

/** Starts the run of a hook of another agent, or returns why it does not run. */
export async function beginAdapted(
  adapter: HookAdapter,
  { payload }: Pick<RunContext, 'payload'>,
): Promise<{ run: AdaptedRun } | { ended: HookRunResult }> {
  let start: AdaptedStart;
  try {
    start = await adapter.begin(payload.input);
  } catch (error) {
    return {
      ended: couldNotRunBecause(new Error(`cannot translate the input of the event: ${asError(error).message}`)),
    };
  }
  if ('cannotRun' in start) return { ended: couldNotRunBecause(new Error(start.cannotRun)) };
  return 'skip' in start ? { ended: { success: true, skipped: 'matcher', warnings: [start.skip] } } : { run: start };
}

/** Reads the end of a run. The output passes the same checks as that of a native hook. */
export function readAdapted(end: AdaptedEnd, run: AdaptedRun, context: RunContext): HookRunResult {
  const reply = run.read(end);
  const read = reply.output === undefined ? undefined : readObject(reply.output, context);
  const warnings = [...reply.warnings, ...(read?.warnings ?? [])];
  const doubt = reply.doubt ?? read?.doubt;
  const error = reply.error === undefined ? read?.error : new Error(reply.error);
  return {
    success: reply.success && read?.success !== false,
    ...(read?.output && { output: read.output, outputFormat: 'json' as const }),
    ...(error && { error }),
    ...(warnings.length > 0 && { warnings }),
    ...(doubt !== undefined && { doubt }),
    ...(reply.grant && { grant: true }),
    ...(reply.toolResult !== undefined && { toolResult: reply.toolResult }),
    ...(reply.withheld !== undefined && { withheld: reply.withheld }),
  };
}
