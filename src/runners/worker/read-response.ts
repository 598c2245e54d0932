import type { WorkerResponse } from '../../../generated/index.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { attempt } from '../../util/errors.js';
import { readOutcome } from '../command/read-exit.js';
import { CappedOutput } from '../process/capped-output.js';
import type { ProcessOutcome } from '../process/index.js';
import { notStarted } from '../process/process-types.js';
import { readObject } from '../read-output.js';

/** Reads the response of a worker. Output and exit code mean the same as those of a command. */
export function readResponse(response: WorkerResponse, context: RunContext): HookRunResult {
  const { output, exitCode = 0, stderr = '' } = response;
  const { maxOutputBytes } = context;
  const stdout = cut(typeof output === 'object' ? textOf(output) : (output ?? ''), maxOutputBytes);
  const errors = cut(stderr, maxOutputBytes);
  if (exitCode !== 0 || typeof output !== 'object' || stdout.truncated) {
    return readOutcome(asExit(exitCode, stdout, errors), context, 0, maxOutputBytes);
  }
  const read = readObject(output, context);
  read.exitCode = exitCode;
  read.stdout = stdout.text;
  read.stdoutBytes = stdout.bytes;
  read.stderr = errors.text;
  read.stderrBytes = errors.bytes;
  if (errors.truncated) read.truncated = true;
  return read;
}

function asExit(exitCode: number, stdout: Cut, stderr: Cut): ProcessOutcome {
  return {
    ...notStarted('aborted'),
    kind: 'exited',
    exitCode,
    stdout: stdout.text,
    stderr: stderr.text,
    stdoutBytes: stdout.bytes,
    stderrBytes: stderr.bytes,
    stdoutTruncated: stdout.truncated,
    stderrTruncated: stderr.truncated,
  };
}

/** Serializes an output for the result's `stdout`. Returns an empty text if it is nested too deep. */
function textOf(output: object): string {
  return attempt(() => JSON.stringify(output), '');
}

interface Cut {
  readonly text: string;
  readonly bytes: number;
  readonly truncated: boolean;
}

const NOTHING: Cut = { text: '', bytes: 0, truncated: false };

function cut(text: string, limit: number): Cut {
  if (text === '') return NOTHING;
  if (text.length * 3 <= limit) return { text, bytes: Buffer.byteLength(text), truncated: false };
  const capped = new CappedOutput(limit);
  capped.push(Buffer.from(text));
  return { text: capped.text(), bytes: capped.bytes, truncated: capped.truncated };
}
