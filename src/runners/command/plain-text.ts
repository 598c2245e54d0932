import type { HookOutput } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';

/** The exit code that refuses. */
export const BLOCKED = 2;

/**
 * What plain text means by the exit code that came with it: a message for the model, the reason for a refusal, or a
 * warning about a hook that failed. Undefined stands for a process that had no exit code.
 */
export function convertPlainTextToHookOutput(text: string, exitCode: number | undefined): HookOutput {
  const said = text.trim();
  if (exitCode === BLOCKED) return { decision: 'deny', reason: cutReason(said) || 'Blocked by hook' };
  if (said === '') return { decision: 'allow' };
  return { decision: 'allow', systemMessage: exitCode === 0 ? said : `Warning: ${cutReason(said)}` };
}
