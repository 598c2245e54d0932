/** Decision of the hooks about a model call or a tool call, where the result itself has no place for it. */
export interface HookOutcome {
  /** True if the model was not called, or the tool did not run. */
  blocked: boolean;
  /** True if the agent must end its loop. */
  stopped: boolean;
  /** Why the call was blocked or stopped. */
  reason?: string | undefined;
  /** True if the result must not be displayed. */
  suppressOutput: boolean;
  /** Reason why the response or the result was withheld: a hook decided so, or a guard could not run. */
  withheld?: string | undefined;
  /** Text that hooks add for the model, where it is not part of the result. */
  context?: string | undefined;
}

const outcomes = new WeakMap<object, HookOutcome>();

/**
 * Returns the outcome of a response, of a stream that was read to its end, of a tool's result that is not a `ToolResult`,
 * or of an error that a tool threw. Returns undefined for any other object.
 */
export function getHookOutcome(response: object): HookOutcome | undefined {
  return outcomes.get(response);
}

/** Records an outcome; undefined removes the one of an earlier call that returned the same object. */
export function recordOutcome(response: object, outcome: HookOutcome | undefined): void {
  if (outcome === undefined) outcomes.delete(response);
  else outcomes.set(response, outcome);
}
