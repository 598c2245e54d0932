import type { HookRunResult, RunContext } from '../core/runner/hook-type-runner.js';
import { raceAbort } from '../util/abort.js';

/** Resolves with the result, or with that of a timeout or an abort if it comes first. Calls `onGiveUp` for the latter two. */
export function raceAbortAndTimeout(
  run: Promise<HookRunResult>,
  timeoutMs: number,
  { signal, killed }: Pick<RunContext, 'signal' | 'killed'>,
  onGiveUp: () => void,
): Promise<HookRunResult> {
  return raceAbort(run, { signals: [signal, killed], timeoutMs }, (cause) => {
    onGiveUp();
    return cause === 'abort' ? aborted() : timedOut(timeoutMs);
  });
}

function timedOut(timeoutMs: number): HookRunResult {
  return { success: false, timedOut: true, error: new Error(`timed out after ${timeoutMs} ms`) };
}

export function aborted(): HookRunResult {
  return { success: false, aborted: true, error: new Error('aborted by the caller') };
}
