import { type TriggerConfig, warnHost } from '../../../core/triggers/run-trigger.js';

/** Returns a function that warns, once, that AfterModel hooks changed an answer whose chunks the host already has. */
export function lateRewriteWarning(config: TriggerConfig, advice: string): () => void {
  let hasWarned = false;
  return () => {
    if (hasWarned) return;
    hasWarned = true;
    warnHost(
      config,
      `hooks: AfterModel: cannot apply a hook's change to a live stream: its chunks were already delivered. ${advice}`,
    );
  };
}
