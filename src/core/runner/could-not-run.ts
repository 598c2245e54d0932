import { asError, messageOf } from '../../util/errors.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';
import type { HookRunResult } from './hook-type-runner.js';

/** Returns the result of a hook that could not run. It blocks an event that can be blocked, whatever `onError` is. */
export function couldNotRun(cause: unknown): HookRunResult {
  const why = explainRuntimeLimit(cause);
  const error = why === undefined ? asError(cause) : new Error(`cannot run the hook: ${why}`, { cause });
  return couldNotRunBecause(error);
}

/** Returns the result of a hook that could not run, with this error as it is. */
export function couldNotRunBecause(error: Error): HookRunResult {
  return { success: false, skipped: 'not-asked', error };
}

/** Returns the result of a hook that reads JSON, for an input that cannot be serialized. */
export function notSerializable(error: unknown): HookRunResult {
  return couldNotRunBecause(new Error(`cannot write the input of the event as JSON: ${messageOf(error)}`));
}
