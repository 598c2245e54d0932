import { NotAskedError } from '../../core/contract/index.js';
import type { HookRunResult } from '../../core/runner/hook-type-runner.js';
import { cutReason } from '../../util/cut-text.js';
import type { ProcessOutcome } from '../process/index.js';
import { BLOCK_EXIT_CODE, convertPlainTextToHookOutput, type OutputEvent, readText } from '../read-output.js';

/**
 * Reads the result of a process. Exit code 0 means that standard output is the hook's output, 2 blocks with standard error as the
 * reason, and any other code is a failure.
 */
export function readOutcome(
  outcome: ProcessOutcome,
  event: OutputEvent,
  timeoutMs: number,
  maxBytes: number,
): HookRunResult {
  const details = describeOutcome(outcome);
  switch (outcome.kind) {
    case 'timed-out':
      return { ...details, success: false, timedOut: true, error: new Error(`timed out after ${timeoutMs} ms`) };
    case 'aborted':
      return {
        ...details,
        success: false,
        aborted: true,
        ...(outcome.pid === undefined ? { skipped: 'aborted' as const } : {}),
        error: new Error('aborted by the caller'),
      };
    case 'spawn-failed':
      return {
        ...details,
        success: false,
        ...(outcome.error instanceof NotAskedError ? { skipped: 'not-asked' as const } : {}),
        error: outcome.error ?? new Error('could not be started'),
      };
    case 'not-asked':
      return { ...details, success: false, skipped: 'not-asked', error: outcome.error ?? new Error('could not run') };
    case 'refused':
      return { ...details, success: false, skipped: 'untrusted', error: outcome.error ?? new Error('not trusted') };
    case 'exited':
      return warnOfDoubts(outcome, Object.assign(readExit(outcome, event, maxBytes), details));
  }
}

const LATE_OUTPUT =
  'standard output was still open after the hook had exited, and later output is not read: wait for the program that ' +
  'writes to it, such as the filter of "exec > >(filter)", and redirect the output of background programs';

/** How much of standard error is searched for a missing program. */
const MAX_SEARCHED = 65_536;
/** Messages of shells, and of programs that start others. Other programs say "not found" about something else. */
const MISSING_PROGRAM =
  /^(?:.*: command not found(?:: \S+)?|.*: \d+: .*: not found|\S*sh: \S+: not found|\S*\b(?:env|nohup|timeout|xargs): .*: No such file or directory|\S*fish: Unknown command: .*)$/m;

/** Errors with which interpreters exit with 2, too. */
const SCRIPT_ERROR =
  /^.*(?:: line \d+: .*(?:syntax error|unexpected|command not found)|: \d+: Syntax error: |: can't open file ).*$/m;

/** Adds warnings about a hook that exited with 0 or 2 and may still not have decided what it was written to decide. */
export function warnOfDoubts(outcome: ProcessOutcome, read: HookRunResult): HookRunResult {
  const { exitCode, stdoutLeftOpen, stderr } = outcome;
  if (exitCode === BLOCK_EXIT_CODE) return warnOfScriptError(stderr, read);
  if (exitCode !== 0) return read;
  const [missing] = stderr === '' ? [] : (MISSING_PROGRAM.exec(stderr.slice(0, MAX_SEARCHED)) ?? []);
  if (missing === undefined && !stdoutLeftOpen) return read;
  const warnings = [...(read.warnings ?? [])];
  // The process that holds the stream may be about to write the output.
  if (stdoutLeftOpen) warnings.push(LATE_OUTPUT);
  if (missing === undefined) return { ...read, warnings };
  const doubt = `a program that it uses is missing: ${missing}`;
  return { ...read, doubt, warnings: [...warnings, doubt] };
}

/** Adds a warning if an error of the script, not a decision, blocks. It still blocks. */
function warnOfScriptError(stderr: string, read: HookRunResult): HookRunResult {
  const [line] = SCRIPT_ERROR.exec(stderr.slice(0, MAX_SEARCHED)) ?? [];
  if (line === undefined) return read;
  const warning = `exit code 2 blocks, but this looks like an error in the script, not a decision: ${line}`;
  return { ...read, warnings: [...(read.warnings ?? []), warning] };
}

export function describeOutcome(outcome: ProcessOutcome): Omit<HookRunResult, 'success'> {
  const { stdout, stderr, stdoutBytes, stderrBytes, exitCode, signal } = outcome;
  const seen: Omit<HookRunResult, 'success'> = { stdout, stderr, stdoutBytes, stderrBytes };
  if (exitCode !== undefined) seen.exitCode = exitCode;
  if (signal !== undefined) seen.signal = signal;
  if (outcome.cpuMs !== undefined) seen.cpuDuration = outcome.cpuMs;
  if (outcome.stdoutTruncated || outcome.stderrTruncated) seen.truncated = true;
  return seen;
}

function readExit(outcome: ProcessOutcome, event: OutputEvent, maxBytes: number): HookRunResult {
  if (outcome.exitCode === BLOCK_EXIT_CODE) {
    return { success: false, output: convertPlainTextToHookOutput(outcome.stderr, BLOCK_EXIT_CODE) };
  }
  if (outcome.exitCode !== 0) return failed(outcome);
  if (outcome.stdoutTruncated) {
    const text = `wrote ${outcome.stdoutBytes} bytes on standard output; at most ${maxBytes} are read`;
    return { success: false, error: new Error(text) };
  }
  return readText(outcome.stdout, event);
}

function failed({ exitCode, signal, stderr }: ProcessOutcome): HookRunResult {
  const message = stderr.trim();
  const how = exitCode === undefined ? `was killed by ${signal ?? 'a signal'}` : `exited with code ${exitCode}`;
  return {
    success: false,
    error: new Error(message ? `${how}: ${cutReason(message)}` : how),
    ...(message ? { output: convertPlainTextToHookOutput(message, exitCode) } : {}),
  };
}
