import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import type { HookRunResult, RunContext } from './hook-type-runner.js';

/** Resolves with the result, or with that of a timeout or an abort if it comes first. Calls `onGiveUp` for the latter two. */
export function raceAbortAndTimeout(
  run: Promise<HookRunResult>,
  timeoutMs: number,
  { signal, killed }: Pick<RunContext, 'signal' | 'killed'>,
  onGiveUp: () => void,
): Promise<HookRunResult> {
  return new Promise((resolve) => {
    let settled = false;
    const settle = (result: HookRunResult): void => {
      settled = true;
      clearTimeout(timer);
      for (const remove of removals) remove();
      resolve(result);
    };
    const giveUp = (result: HookRunResult): void => {
      if (settled) return;
      settle(result);
      onGiveUp();
    };
    // After a stall of the host, the timer fires before a result that is there already.
    const timer = setTimeout(() => afterPoll(() => giveUp(timedOut(timeoutMs))), timeoutMs);
    const signals = signal === undefined ? [killed] : [signal, killed];
    const removals = signals.map((each) => abortListeners.add(each, () => giveUp(aborted())));
    if (signals.some((each) => each.aborted)) giveUp(aborted());
    void run.then(settle);
  });
}

function timedOut(timeoutMs: number): HookRunResult {
  return { success: false, timedOut: true, error: new Error(`timed out after ${timeoutMs} ms`) };
}

export function aborted(): HookRunResult {
  return { success: false, aborted: true, error: new Error('aborted by the caller') };
}
