import { MAX_TIMEOUT_MS } from '../../util/timeouts.js';
import type { StdinSource } from './stdin-source.js';

/** What one stream keeps by default; the rest is read and counted, not held. */
export const DEFAULT_MAX_OUTPUT_BYTES = 1024 * 1024;

/** A warning where something that hooks were promised is missing. */
export type NoticeLevel = 'debug' | 'warn';
export type NoticeListener = (text: string, level: NoticeLevel) => void;

/** Whoever counts processes. One may go on long after its outcome. */
export interface Tenancy {
  enter(): void;
  leave(): void;
}

export interface ProcessSpec {
  /** Started as it is, never through an implicit shell. */
  file: string;
  args: readonly string[];
  argv0?: string | undefined;
  cwd: string;
  /** Handed on as it is: the caller owns the one environment object. */
  env: NodeJS.ProcessEnv;
  /** Made once per serialised event and shared by all its processes. */
  stdin: StdinSource;
  timeoutMs: number;
  /** Per stream. */
  maxOutputBytes: number;
  signal?: AbortSignal | undefined;
  /** Asked with a slot in hand, right before the start: why it must not start after all. It never throws. */
  whyNotStart?: (() => Error | undefined) | undefined;
  /** Told when there is a process, and when it is gone. */
  tenancy?: Tenancy | undefined;
}

/**
 * `not-asked`: its turn did not come, or the system had too little to start it, for as long as its timeout. `refused`: when
 * its turn came, it was not to start any more.
 */
export type ProcessEnd = 'exited' | 'timed-out' | 'aborted' | 'spawn-failed' | 'not-asked' | 'refused';

export interface ProcessOutcome {
  kind: ProcessEnd;
  /** Only when the command itself exited with a code. */
  exitCode?: number;
  /** Only when the command was ended by a signal that is not ours. */
  signal?: NodeJS.Signals;
  stdout: string;
  stderr: string;
  /** Seen in all, also beyond the cap. */
  stdoutBytes: number;
  stderrBytes: number;
  stdoutTruncated: boolean;
  stderrTruncated: boolean;
  /** Somebody still held its standard output when the waiting for it was over. */
  stdoutLeftOpen: boolean;
  durationMs: number;
  /** Why nothing was started. */
  error?: Error;
  pid?: number;
}

// A timer that is longer, or no number, would fire at once.

/** The timeout as a timer takes it. */
export function timerOf({ timeoutMs }: ProcessSpec): number {
  return Math.min(MAX_TIMEOUT_MS, timeoutMs || MAX_TIMEOUT_MS);
}

/** Returns the spec without the time that was spent before the start; at least half of the time is left. */
export function withLessTime(spec: ProcessSpec, spentMs: number): ProcessSpec {
  const timeoutMs = timerOf(spec);
  return { ...spec, timeoutMs: Math.max(timeoutMs / 2, timeoutMs - spentMs) };
}

/** The outcome of a process that never came to be. */
export function notStarted(kind: Exclude<ProcessEnd, 'exited' | 'timed-out'>, error?: Error): ProcessOutcome {
  return {
    kind,
    stdout: '',
    stderr: '',
    stdoutBytes: 0,
    stderrBytes: 0,
    stdoutTruncated: false,
    stderrTruncated: false,
    stdoutLeftOpen: false,
    durationMs: 0,
    ...(error === undefined ? {} : { error }),
  };
}
