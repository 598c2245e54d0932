import { messageOf } from '../../util/errors.js';
import type { HookRunResult } from './hook-type-runner.js';

/** The outcome of a hook that reads JSON, where the input of the event is nothing that JSON can say. */
export function notSerializable(error: unknown): HookRunResult {
  const text = `the input of the event cannot be written as JSON: ${messageOf(error)}`;
  return { success: false, skipped: 'not-asked', error: new Error(text) };
}
