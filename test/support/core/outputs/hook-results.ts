import type { HookEventName, HookExecutionResult, HookOutput } from '../../../../generated/index.js';

type Details = Partial<Omit<HookExecutionResult, 'output'>> & { name?: string };

/** Returns the result of a successful hook. */
export function ran(eventName: HookEventName, output?: HookOutput, details: Details = {}): HookExecutionResult {
  const { name = 'hook', ...others } = details;
  return {
    hookConfig: { type: 'command', command: './hook.sh', name },
    eventName,
    success: true,
    output,
    duration: 1,
    exitCode: 0,
    ...others,
  };
}

/** Returns the result of a hook that blocked with exit code 2. */
export function refused(eventName: HookEventName, reason: string): HookExecutionResult {
  return ran(eventName, { decision: 'deny', reason }, { success: false, exitCode: 2 });
}

/** Returns the result of a hook that failed with text on standard error. */
export function failed(eventName: HookEventName, stderr: string): HookExecutionResult {
  const output: HookOutput = { decision: 'allow', systemMessage: `Warning: ${stderr}` };
  return ran(eventName, output, { success: false, exitCode: 1 });
}
