import type { SharedSlot } from '../../util/semaphore.js';
import { MAX_TIMEOUT_MS } from '../../util/timeouts.js';
import type { StdinSource } from './stdin-source.js';

/** `warn` if a guarantee of hooks is lost. */
export type NoticeLevel = 'debug' | 'warn';
export type NoticeListener = (text: string, level: NoticeLevel) => void;

/** Process to start. */
export interface ProcessSpec {
  /** Program, which is never started through a shell. */
  file: string;
  args: readonly string[];
  argv0?: string | undefined;
  cwd: string;
  /** Passed on without a copy. */
  env: NodeJS.ProcessEnv;
  /** Created once per event and shared by all its processes. */
  stdin: StdinSource;
  timeoutMs: number;
  /** Limit per output stream. */
  maxOutputBytes: number;
  signal?: AbortSignal | undefined;
  /** Returns why the process must not start. Called right before the start, with a slot taken. Never throws. */
  whyNotStart?: (() => Error | undefined) | undefined;
  /** True to read the CPU time of the process. */
  measuresCpu?: boolean | undefined;
  /** Entered when the process starts, left when it is gone, which may be long after its outcome. */
  slot?: SharedSlot | undefined;
}

/**
 * End of a process. `not-asked`: no slot was free, or the system lacked resources, for as long as its timeout. `refused`:
 * `whyNotStart` returned an error.
 */
export type ProcessEnd = 'exited' | 'timed-out' | 'aborted' | 'spawn-failed' | 'not-asked' | 'refused';

export interface ProcessOutcome {
  kind: ProcessEnd;
  /** Set if the command itself exited with a code. */
  exitCode?: number;
  /** Set if the command was killed by another program. */
  signal?: NodeJS.Signals;
  stdout: string;
  stderr: string;
  /** Total number of bytes, also beyond the limit. */
  stdoutBytes: number;
  stderrBytes: number;
  stdoutTruncated: boolean;
  stderrTruncated: boolean;
  /** True if another process still had standard output open when reading ended. */
  stdoutLeftOpen: boolean;
  elapsedMs: number;
  /** CPU time, if the spec asks for it and it could be read. */
  cpuMs?: number;
  /** Cause of a failed start. */
  error?: Error;
  pid?: number;
}

// A longer timer, or one that is not a number, would fire at once.

/** Returns the timeout, limited to what a timer supports. */
export function timerOf({ timeoutMs }: ProcessSpec): number {
  return Math.min(MAX_TIMEOUT_MS, timeoutMs || MAX_TIMEOUT_MS);
}

/** Returns the spec without the time that was spent before the start; at least half of the time is left. */
export function withLessTime(spec: ProcessSpec, spentMs: number): ProcessSpec {
  const timeoutMs = timerOf(spec);
  return { ...spec, timeoutMs: Math.max(timeoutMs / 2, timeoutMs - spentMs) };
}

/** Returns the outcome of a process that was not started. */
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
    elapsedMs: 0,
    ...(error === undefined ? {} : { error }),
  };
}
