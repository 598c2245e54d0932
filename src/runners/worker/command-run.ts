import type { WorkerHookConfig } from '../../../generated/index.js';
import type { HookRunResult } from '../../core/runner/hook-type-runner.js';
import { isRecord } from '../../util/json.js';
import { BLOCKED } from '../command/plain-text.js';

/**
 * Checks the outcome of a worker's script that ran as a command. A script that printed worker frames has no command mode: it
 * did not look at the event, so the hook could not run.
 */
export function requireCommandMode(outcome: HookRunResult, { command }: WorkerHookConfig): HookRunResult {
  const { stdout = '', exitCode, aborted } = outcome;
  if (exitCode === BLOCKED || aborted || !stdout.split('\n').some(isFrame)) return outcome;
  const text =
    `cannot run ${command} as a command: it printed worker frames. ` +
    'A worker must also answer as a command: without the variable HOOKWRIGHT_WORKER, read one event and print one output';
  // Warnings about the fields of a frame would only distract.
  const { output: _output, outputFormat: _format, warnings: _warnings, ...seen } = outcome;
  return { ...seen, success: false, skipped: 'not-asked', error: new Error(text) };
}

/** Returns true for anything meant as a hello or response frame, valid or not. */
function isFrame(line: string): boolean {
  if (!line.includes('"type"')) return false;
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) && (value['type'] === 'hello' || value['type'] === 'response');
  } catch {
    return false;
  }
}
