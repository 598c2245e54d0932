import { explainRuntimeLimit } from '../../core/runner/could-not-run.js';
import { abortListeners } from '../../util/abort.js';
import { afterPoll, Drain } from '../../util/drain.js';
import type { ProcessSemaphore } from '../../util/semaphore.js';
import { CappedOutput } from './capped-output.js';
import { isExhaustion } from './exhaustion.js';
import type { LiveGroup, LiveGroups } from './live-groups.js';
import type { OutputChannels, ProcessStart, StartedProcess } from './process-start.js';
import { notStarted, type ProcessOutcome, type ProcessSpec, timerOf, withLessTime } from './process-types.js';
import { explainSpawnError } from './spawn-error.js';
import type { Announcement } from './watchdog.js';

/** For the word of an exit that has to come from another process. */
const LATE_EXIT_MS = 1000;

export interface ProcessRunOptions extends OutputChannels {
  readonly groups: LiveGroups;
  /** One of them was taken for this process. */
  readonly slots: ProcessSemaphore;
  readonly start: ProcessStart;
  /** That it is about to be started. */
  readonly announcement: Announcement;
}

/** One process from its spawn to its outcome. At any moment it has at most one timer. */
export class ProcessRun {
  readonly outcome: Promise<ProcessOutcome>;
  readonly #spec: ProcessSpec;
  readonly #around: ProcessRunOptions;
  readonly #stdout: CappedOutput;
  readonly #stderr: CappedOutput;
  readonly #startedAt = performance.now();
  #resolve: (outcome: ProcessOutcome) => void = () => {};
  #group: LiveGroup | undefined;
  #process: StartedProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #removeAbort: (() => void) | undefined;
  readonly #open = { stdout: true, stderr: true };
  #drain: Drain | undefined;
  #end: 'exited' | 'timed-out' | 'aborted' | undefined;
  #exit: Pick<ProcessOutcome, 'exitCode' | 'signal'> = {};
  #settled = false;
  #lack: unknown;
  #lost = false;
  #heardLate = false;
  /** When a start that takes a moment was requested. */
  #pendingSince: number | undefined;
  #pendingMs = 0;

  constructor(spec: ProcessSpec, around: ProcessRunOptions) {
    this.#spec = spec;
    this.#around = around;
    this.#stdout = new CappedOutput(spec.maxOutputBytes);
    this.#stderr = new CappedOutput(spec.maxOutputBytes);
    this.outcome = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    spec.stdin.enter();
    try {
      around.start(spec, around, {
        onStarted: (started) => this.#onStarted(started),
        onFailed: (error) => this.#notStarted(error),
        onExit: (code, signal) => this.#onExit(code, signal),
        onLost: () => this.#onLost(),
      });
      if (this.#process === undefined) this.#pendingSince = performance.now();
    } catch (error) {
      this.#notStarted(error);
    }
  }

  /** Why the system could not start it now, though it may be able to later; known once there is an outcome. */
  get lack(): unknown {
    return this.#lack;
  }

  /** Whether it has to be run again, in the slot that it still has; known once there is an outcome. */
  get lost(): boolean {
    return this.#lost;
  }

  /** How long the start took, where the host did not start it itself. */
  get pendingMs(): number {
    return this.#pendingMs;
  }

  /** For a host that leaves: the outcome now, without waiting for anything. */
  abandon(): void {
    if (this.#settled) return;
    this.#end ??= 'aborted';
    this.#settle();
  }

  #onStarted(started: StartedProcess): void {
    if (this.#settled) return;
    this.#process = started;
    this.#spec.tenancy?.enter();
    this.#endPending();
    const timeoutMs = timerOf(withLessTime(this.#spec, this.#pendingMs));
    this.#group = this.#around.groups.add(started.pid, timeoutMs, this.#around.announcement);
    try {
      this.#around.slots.started();
      this.#listen(started);
      this.#arm(timeoutMs, () => this.#stop('timed-out'));
      this.#heed(this.#spec.signal);
    } catch (error) {
      this.#around.groups.terminate(this.#group);
      this.#notStarted(error);
    }
  }

  #endPending(): void {
    if (this.#pendingSince === undefined) return;
    this.#pendingMs = performance.now() - this.#pendingSince;
    this.#pendingSince = undefined;
  }

  #heed(signal: AbortSignal | undefined): void {
    if (signal === undefined) return;
    const stop = () => afterPoll(() => this.#stop('aborted'));
    // A start that takes a moment may be overtaken.
    if (signal.aborted) stop();
    else this.#removeAbort = abortListeners.add(signal, stop);
  }

  #listen(started: StartedProcess): void {
    const { stdout, stderr } = this.#around;
    stdout.listen(started.stdout, {
      onData: (chunk) => this.#onData(this.#stdout, chunk),
      onEnd: () => this.#onEnd('stdout'),
    });
    stderr.listen(started.stderr, {
      onData: (chunk) => this.#onData(this.#stderr, chunk),
      onEnd: () => this.#onEnd('stderr'),
    });
    if (!started.stdin) return;
    // A child that closes its stdin, or never reads it, is in its right.
    started.stdin.on('error', () => {});
    started.stdin.end(this.#spec.stdin.bytes);
  }

  #onData(output: CappedOutput, chunk: Uint8Array): void {
    output.push(chunk);
    this.#drain?.sawData();
  }

  #onEnd(stream: 'stdout' | 'stderr'): void {
    this.#open[stream] = false;
    if (!this.#settleIfComplete() && !this.#open.stdout && !this.#open.stderr) this.#process?.outputEnded();
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    const group = this.#group;
    if (group === undefined) return;
    this.#around.groups.leaderExited(group);
    this.#spec.tenancy?.leave();
    if (this.#settled) {
      this.#around.slots.giveBack();
      return;
    }
    if (this.#end === undefined) {
      this.#end = 'exited';
      this.#exit = { ...(code === null ? {} : { exitCode: code }), ...(signal === null ? {} : { signal }) };
    }
    this.#drain ??= new Drain();
    this.#drain.commandExited();
    if (!this.#settleIfComplete()) this.#waitForOutput(this.#drain);
  }

  /** Without its exit there is no answer, so that it is ended and asked again, unless its time is up anyway. */
  #onLost(): void {
    this.#endPending();
    const group = this.#group;
    if (group) {
      this.#around.groups.kill(group);
      group.leaderReaped = true;
      this.#spec.tenancy?.leave();
    }
    if (this.#settled) {
      if (group) this.#around.slots.giveBack();
      return;
    }
    if (this.#end !== undefined) {
      this.#settle();
      return;
    }
    this.#lost = true;
    this.#free();
    this.#resolve(notStarted('spawn-failed', new Error('the launcher process exited')));
  }

  /** At the timeout or an abort; an exit that was seen first has won. */
  #stop(end: 'timed-out' | 'aborted'): void {
    if (this.#end !== undefined || this.#group === undefined) return;
    if (this.#process?.hasExited() && !this.#heardLate) {
      this.#heardLate = true;
      this.#arm(LATE_EXIT_MS, () => this.#stop(end));
      return;
    }
    // It was in time, and what it answered is owed to whoever asked.
    if (end === 'timed-out' && this.#process?.hasExited()) {
      this.#process.giveUp();
      return;
    }
    this.#end = end;
    this.#around.groups.terminate(this.#group);
    this.#drain = new Drain();
    this.#waitForOutput(this.#drain);
  }

  #settleIfComplete(): boolean {
    if (this.#open.stdout || this.#open.stderr || !this.#group?.leaderReaped) return false;
    this.#settle();
    return true;
  }

  #waitForOutput(drain: Drain): void {
    // The runtimes warn of a delay that is no positive number.
    this.#arm(Math.max(1, drain.remainingMs), () => {
      if (drain.remainingMs > 0) this.#waitForOutput(drain);
      else this.#settle();
    });
  }

  #arm(delayMs: number, callback: () => void): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => {
      afterPoll(() => {
        if (this.#timer === timer) callback();
      });
    }, delayMs);
    this.#timer = timer;
  }

  #settle(): void {
    if (this.#settled) return;
    this.#free();
    const outcome: ProcessOutcome = {
      kind: this.#end ?? 'aborted',
      stdout: this.#stdout.text(),
      stderr: this.#stderr.text(),
      stdoutBytes: this.#stdout.bytes,
      stderrBytes: this.#stderr.bytes,
      stdoutTruncated: this.#stdout.truncated,
      stderrTruncated: this.#stderr.truncated,
      stdoutLeftOpen: this.#open.stdout,
      durationMs: performance.now() - this.#startedAt,
    };
    if (this.#process) outcome.pid = this.#process.pid;
    this.#resolve(Object.assign(outcome, this.#exit));
  }

  #notStarted(cause: unknown): void {
    if (this.#settled) return;
    if (this.#group === undefined && isExhaustion(cause)) this.#lack = cause;
    this.#free();
    const kind = explainRuntimeLimit(cause) !== undefined ? 'not-asked' : 'spawn-failed';
    this.#resolve(notStarted(kind, explainSpawnError(cause, this.#spec.file, this.#spec.cwd)));
  }

  #free(): void {
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#removeAbort?.();
    this.#around.stdout.close(this.#lost);
    this.#around.stderr.close(this.#lost);
    this.#spec.stdin.leave();
    this.#freeSlot();
    const group = this.#group;
    if (!group) return;
    if (!group.leaderReaped) {
      // A process that has not ended yet must not keep the host alive.
      this.#process?.stdin?.destroy();
      this.#process?.unref();
    }
    this.#around.groups.release(group);
  }

  /** What does not end when it is told to keeps its slot: it still takes from what the system has. */
  #freeSlot(): void {
    const { slots } = this.#around;
    if (this.#lost) return;
    if (this.#lack !== undefined) slots.giveBackForLack();
    else if (this.#group === undefined || this.#group.leaderReaped) slots.giveBack();
  }
}
