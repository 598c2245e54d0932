import type { HookOutput } from '../../../generated/index.js';
import { cutReason } from '../../util/cut-text.js';
import { PERMISSION_REASON, specificField } from './default-hook-output.js';

/** The output with reasons of bearable length; the same object when they are. Texts for the model stay whole. */
export function withShortReasons(output: HookOutput): HookOutput {
  const { reason, stopReason } = output;
  const permissionReason = specificField(output, PERMISSION_REASON);
  let short = output;
  if (isLong(reason)) short = { ...short, reason: cutReason(reason) };
  if (isLong(stopReason)) short = { ...short, stopReason: cutReason(stopReason) };
  if (isLong(permissionReason)) {
    const specific = { ...output.hookSpecificOutput, [PERMISSION_REASON]: cutReason(permissionReason) };
    short = { ...short, hookSpecificOutput: specific };
  }
  return short;
}

function isLong(reason: unknown): reason is string {
  return typeof reason === 'string' && cutReason(reason) !== reason;
}
