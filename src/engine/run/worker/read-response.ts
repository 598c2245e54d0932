import type { WorkerResponse } from '../../../../generated/index.js';
import type { HookOutcome, RunContext } from '../hook-kind.js';
import { CappedOutput } from '../process/capped-output.js';
import type { ProcessOutcome } from '../process/index.js';
import { notStarted } from '../process/process-types.js';
import { readObject, readOutcome } from '../read-outcome.js';

/** What a worker answered means what the same would mean of a command. */
export function readResponse(response: WorkerResponse, context: RunContext): HookOutcome {
  const { output, exitCode = 0, stderr = '' } = response;
  const { maxOutputBytes } = context;
  const stdout = cut(typeof output === 'object' ? textOf(output) : (output ?? ''), maxOutputBytes);
  const errors = cut(stderr, maxOutputBytes);
  const outcome: ProcessOutcome = {
    ...notStarted('aborted'),
    kind: 'exited',
    exitCode,
    stdout: stdout.text,
    stderr: errors.text,
    stdoutBytes: stdout.bytes,
    stderrBytes: errors.bytes,
    stdoutTruncated: stdout.truncated,
    stderrTruncated: errors.truncated,
  };
  if (exitCode !== 0 || typeof output !== 'object' || stdout.truncated) {
    return readOutcome(outcome, context, 0, maxOutputBytes);
  }
  const seen = { stdout: stdout.text, stderr: errors.text, stdoutBytes: stdout.bytes, stderrBytes: errors.bytes };
  const read = Object.assign(readObject(output, context), seen, { exitCode });
  return errors.truncated ? { ...read, truncated: true } : read;
}

/** Only for who looks at the result: what is nested too deeply to be written again is read as it is. */
function textOf(output: object): string {
  try {
    return JSON.stringify(output);
  } catch {
    return '';
  }
}

function cut(text: string, limit: number): { text: string; bytes: number; truncated: boolean } {
  if (text.length * 3 <= limit) return { text, bytes: Buffer.byteLength(text), truncated: false };
  const capped = new CappedOutput(limit);
  capped.push(Buffer.from(text));
  return { text: capped.text(), bytes: capped.bytes, truncated: capped.truncated };
}
