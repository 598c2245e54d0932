import type { HookEventName, HookExecutionResult, HookOutput } from '../../../../generated/index.js';

type Details = Partial<Omit<HookExecutionResult, 'output'>> & { name?: string };

/** The result of a hook that ran healthily. */
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

/** The result of a hook that refused with exit code 2. */
export function refused(eventName: HookEventName, reason: string): HookExecutionResult {
  return ran(eventName, { decision: 'deny', reason }, { success: false, exitCode: 2 });
}

/** The result of a hook that failed and wrote on its standard error. */
export function failed(eventName: HookEventName, stderr: string): HookExecutionResult {
  const output: HookOutput = { decision: 'allow', systemMessage: `Warning: ${stderr}` };
  return ran(eventName, output, { success: false, exitCode: 1 });
}
