import type { HookConfig, HookEventName, HookExecutionResult } from '../../../generated/index.js';

/** The result of a hook that never started, because its caller aborted before. */
export function abortedBeforeStart(hookConfig: HookConfig, eventName: HookEventName): HookExecutionResult {
  return {
    hookConfig,
    eventName,
    success: false,
    skipped: 'aborted',
    duration: 0,
    error: new Error('not run: the caller aborted'),
  };
}
