import type { HttpHookConfig } from '../../../generated/index.js';
import type { HookAdapter } from '../../core/contract/index.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { beginAdapted, readAdapted } from '../adapted-run.js';
import { whyTooLarge } from './http-runner.js';

/** Runs an http hook of another agent. A successful response counts like exit code 0, a failed request like a failed start. */
export async function runAdaptedHttp(
  config: HttpHookConfig,
  adapter: HookAdapter,
  context: RunContext,
): Promise<HookRunResult> {
  const start = await beginAdapted(adapter, context);
  if ('ended' in start) return start.ended;
  const { run } = start;
  const body = Buffer.from(run.stdin);
  const tooLarge = whyTooLarge(config, body);
  if (tooLarge !== undefined) return tooLarge;
  let answered = false;
  const outcome = await context.http.ask(config, body, context, (stdout) => {
    answered = true;
    return readAdapted({ kind: 'exited', exitCode: 0, stdout, stderr: '' }, run, context);
  });
  if (answered || outcome.skipped !== undefined || outcome.aborted) return outcome;
  const kind = outcome.timedOut ? 'timed-out' : 'spawn-failed';
  const why = outcome.error?.message;
  const { output, warnings } = readAdapted({ kind, stdout: '', stderr: '', why }, run, context);
  return { ...outcome, ...(output && { output }), ...(warnings && { warnings }) };
}
