import { NotAskedError } from '../../core/contract/firing.js';
import type { Contract, Route } from '../../core/contract/index.js';
import { normalizeHookOutput } from '../../core/outputs/normalize-output.js';
import type { HookRunResult } from '../../core/runner/hook-type-runner.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord } from '../../util/json.js';
import type { ProcessOutcome } from '../process/index.js';
import { BLOCKED, convertPlainTextToHookOutput } from './plain-text.js';

/** What an answer is an answer to. */
interface ReadEvent {
  readonly contract: Contract;
  readonly route: Route;
}

/** What a process said, by its exit code: 0 answers on standard output, 2 blocks with standard error as reason, anything else failed. */
export function readOutcome(
  outcome: ProcessOutcome,
  event: ReadEvent,
  timeoutMs: number,
  maxBytes: number,
): HookRunResult {
  const seen = describeOutcome(outcome);
  switch (outcome.kind) {
    case 'timed-out':
      return { ...seen, success: false, timedOut: true, error: new Error(`timed out after ${timeoutMs} ms`) };
    case 'aborted':
      return {
        ...seen,
        success: false,
        aborted: true,
        ...(outcome.pid === undefined ? { skipped: 'aborted' as const } : {}),
        error: new Error('aborted by the caller'),
      };
    case 'spawn-failed':
      return {
        ...seen,
        success: false,
        ...(outcome.error instanceof NotAskedError ? { skipped: 'not-asked' as const } : {}),
        error: outcome.error ?? new Error('could not be started'),
      };
    case 'not-asked':
      return { ...seen, success: false, skipped: 'not-asked', error: outcome.error ?? new Error('could not be asked') };
    case 'refused':
      return { ...seen, success: false, skipped: 'untrusted', error: outcome.error ?? new Error('not trusted') };
    case 'exited':
      return warnOfDoubts(outcome, Object.assign(readExit(outcome, event, maxBytes), seen));
  }
}

const LATE_OUTPUT =
  'standard output was still open after the hook had ended, and what is written there later is not read: wait for what ' +
  'writes to it, such as the filter of "exec > >(filter)", and give what stays in the background an output of its own';

/** How much of standard error is searched for a missing program. */
const MAX_SEARCHED = 4096;
const MISSING_PROGRAM = /^.*(?:: (?:command )?not found|: command not found: \S+)$/m;

/** Adds warnings about a hook that exited with 0 and may still not have decided what it was written to decide. */
export function warnOfDoubts({ exitCode, stdoutLeftOpen, stderr }: ProcessOutcome, read: HookRunResult): HookRunResult {
  if (exitCode !== 0) return read;
  const [missing] = stderr === '' ? [] : (MISSING_PROGRAM.exec(stderr.slice(0, MAX_SEARCHED)) ?? []);
  if (missing === undefined && !stdoutLeftOpen) return read;
  const warnings = [...(read.warnings ?? [])];
  // Whoever holds the output may be about to write the answer.
  if (stdoutLeftOpen) warnings.push(LATE_OUTPUT);
  if (missing !== undefined) warnings.push(`a program that it uses is missing: ${missing}`);
  return { ...read, warnings };
}

export function describeOutcome(outcome: ProcessOutcome): Omit<HookRunResult, 'success'> {
  const { stdout, stderr, stdoutBytes, stderrBytes, exitCode, signal } = outcome;
  const seen: Omit<HookRunResult, 'success'> = { stdout, stderr, stdoutBytes, stderrBytes };
  if (exitCode !== undefined) seen.exitCode = exitCode;
  if (signal !== undefined) seen.signal = signal;
  if (outcome.stdoutTruncated || outcome.stderrTruncated) seen.truncated = true;
  return seen;
}

function readExit(outcome: ProcessOutcome, event: ReadEvent, maxBytes: number): HookRunResult {
  if (outcome.exitCode === BLOCKED) {
    return { success: false, output: convertPlainTextToHookOutput(outcome.stderr, BLOCKED) };
  }
  if (outcome.exitCode !== 0) return failed(outcome);
  if (outcome.stdoutTruncated) {
    const text = `wrote ${outcome.stdoutBytes} bytes on standard output; at most ${maxBytes} are read`;
    return { success: false, error: new Error(text) };
  }
  return readText(outcome.stdout, event);
}

function failed({ exitCode, signal, stderr }: ProcessOutcome): HookRunResult {
  const said = stderr.trim();
  const how = exitCode === undefined ? `was ended by ${signal ?? 'a signal'}` : `exited with code ${exitCode}`;
  return {
    success: false,
    error: new Error(said ? `${how}: ${cutReason(said)}` : how),
    ...(said ? { output: convertPlainTextToHookOutput(said, exitCode) } : {}),
  };
}

/** Reads an answer in writing: JSON of an object is the output, any other text is a message for the model. */
export function readText(written: string, event: ReadEvent): HookRunResult {
  const text = written.trim();
  const value = parseJson(text);
  if (isRecord(value)) return readObject(value, event);
  const inner = typeof value === 'string' ? parseJson(value) : undefined;
  if (isRecord(inner)) return readObject(inner, event);
  const message = typeof value === 'string' ? value.trim() : text;
  if (message === '') return { success: true };
  return {
    success: true,
    outputFormat: 'text',
    output: convertPlainTextToHookOutput(message, 0),
    ...warningsAbout(message),
  };
}

/** A text that was meant to be an answer is easily taken for a hook that allows. */
export function warningsAbout(text: string): Pick<HookRunResult, 'warnings'> {
  if (text.startsWith('{')) return { warnings: ['begins like a JSON object but is none, and is taken as text'] };
  if (!holdsObject(text)) return {};
  return {
    warnings: ['holds a JSON object among other text, and is taken as text: print nothing else on standard output'],
  };
}

/** A line that may be an object, of which only so many are tried: to find out that one is none takes long. */
const OBJECT_LINE = /^[ \t]*(\{.*\})[ \t\r]*$/gm;
const MOST_TRIED = 100;

function holdsObject(text: string): boolean {
  let tried = 0;
  for (const [, line = ''] of text.matchAll(OBJECT_LINE)) {
    if (isRecord(parseJson(line))) return true;
    tried += 1;
    if (tried === MOST_TRIED) return false;
  }
  return false;
}

export function readObject(answer: object, { contract, route }: ReadEvent): HookRunResult {
  const { output, warnings, error } = normalizeHookOutput(contract, route, answer);
  const outcome: HookRunResult = { success: error === undefined, outputFormat: 'json', output };
  if (error !== undefined) outcome.error = error;
  if (warnings.length > 0) outcome.warnings = warnings;
  return outcome;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
