import { abortListeners } from '../../util/abort.js';
import { afterPoll } from '../../util/drain.js';
import type { HookRunResult, RunContext } from './hook-type-runner.js';

/** An answer, its timeout and the caller's signal; the first to end decides, and the others are released. */
export function raceAbortAndTimeout(
  answered: Promise<HookRunResult>,
  timeoutMs: number,
  { signal, killed }: Pick<RunContext, 'signal' | 'killed'>,
  onGiveUp: () => void,
): Promise<HookRunResult> {
  return new Promise((resolve) => {
    let settled = false;
    const settle = (outcome: HookRunResult): void => {
      settled = true;
      clearTimeout(timer);
      for (const remove of removals) remove();
      resolve(outcome);
    };
    const giveUp = (outcome: HookRunResult): void => {
      if (settled) return;
      settle(outcome);
      onGiveUp();
    };
    // A host that stalled finds the timer due before it sees the answer that came in the meantime.
    const timer = setTimeout(() => afterPoll(() => giveUp(timedOut(timeoutMs))), timeoutMs);
    const signals = signal === undefined ? [killed] : [signal, killed];
    const removals = signals.map((each) => abortListeners.add(each, () => giveUp(aborted())));
    if (signals.some((each) => each.aborted)) giveUp(aborted());
    void answered.then(settle);
  });
}

function timedOut(timeoutMs: number): HookRunResult {
  return { success: false, timedOut: true, error: new Error(`timed out after ${timeoutMs} ms`) };
}

export function aborted(): HookRunResult {
  return { success: false, aborted: true, error: new Error('aborted by the caller') };
}
