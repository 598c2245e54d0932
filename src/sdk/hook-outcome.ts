/** What the hooks decided about a model call. The SDK's own response has no place for it. */
export interface HookOutcome {
  /** The model was not asked. */
  blocked: boolean;
  /** The agent shall end its loop. */
  stopped: boolean;
  /** Why it was blocked or stopped. */
  reason?: string | undefined;
  /** The answer is not for the display. */
  suppressOutput: boolean;
}

const outcomes = new WeakMap<object, HookOutcome>();

/** Of a response, or a stream that was read to its end, that came through the hooks; undefined for any other. */
export function getHookOutcome(response: object): HookOutcome | undefined {
  return outcomes.get(response);
}

export function recordOutcome(response: object, outcome: HookOutcome): void {
  outcomes.set(response, outcome);
}
