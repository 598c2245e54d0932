import { abortListeners } from '../../util/abort.js';
import { afterPoll, Drain } from '../../util/drain.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';
import type { Semaphore } from '../../util/semaphore.js';
import { CappedOutput } from './capped-output.js';
import { readCpuTime } from './cpu-time.js';
import type { LiveGroup, LiveGroups } from './live-groups.js';
import type { OutputChannels, ProcessStart, StartedProcess } from './process-start.js';
import { notStarted, type ProcessOutcome, type ProcessSpec, timerOf, withLessTime } from './process-types.js';
import { explainSpawnError, isExhaustion } from './spawn-error.js';
import type { Announcement } from './watchdog.js';

/** Time for the launcher to report an exit. */
const LATE_EXIT_MS = 1000;

export interface ProcessRunOptions extends OutputChannels {
  readonly groups: LiveGroups;
  /** Semaphore of which this process holds a slot. */
  readonly slots: Semaphore;
  readonly start: ProcessStart;
  /** Entry for the watchdog about the coming start. */
  readonly announcement: Announcement;
}

/** One process from its spawn to its outcome. It has at most one timer at any time. */
export class ProcessRun {
  readonly outcome: Promise<ProcessOutcome>;
  readonly #spec: ProcessSpec;
  readonly #options: ProcessRunOptions;
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
  #waitedForExit = false;
  #cpuMs: number | undefined;
  /** Time at which an asynchronous start was requested. */
  #pendingSince: number | undefined;
  #pendingMs = 0;

  constructor(spec: ProcessSpec, options: ProcessRunOptions) {
    this.#spec = spec;
    this.#options = options;
    this.#stdout = new CappedOutput(spec.maxOutputBytes);
    this.#stderr = new CappedOutput(spec.maxOutputBytes);
    this.outcome = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    spec.stdin.enter();
    try {
      options.start(spec, options, {
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

  /** Error of a start that may succeed later. Set with the outcome. */
  get lack(): unknown {
    return this.#lack;
  }

  /** True if the command has to run again, in the slot that it still holds. Set with the outcome. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Duration of a start by the launcher. */
  get pendingMs(): number {
    return this.#pendingMs;
  }

  /** Settles the outcome at once, for a host that exits. */
  abandon(): void {
    if (this.#settled) return;
    this.#end ??= 'aborted';
    this.#settle();
  }

  #onStarted(started: StartedProcess): void {
    if (this.#settled) return;
    this.#process = started;
    this.#spec.slot?.enter();
    this.#endPending();
    const timeoutMs = timerOf(withLessTime(this.#spec, this.#pendingMs));
    this.#group = this.#options.groups.add(started.pid, timeoutMs, this.#options.announcement);
    try {
      this.#options.slots.started();
      this.#listen(started);
      this.#arm(timeoutMs, () => this.#stop('timed-out'));
      this.#listenForAbort(this.#spec.signal);
    } catch (error) {
      this.#options.groups.terminate(this.#group);
      this.#notStarted(error);
    }
  }

  #endPending(): void {
    if (this.#pendingSince === undefined) return;
    this.#pendingMs = performance.now() - this.#pendingSince;
    this.#pendingSince = undefined;
  }

  #listenForAbort(signal: AbortSignal | undefined): void {
    if (signal === undefined) return;
    const stop = () => afterPoll(() => this.#stop('aborted'));
    // The signal may abort during an asynchronous start.
    if (signal.aborted) stop();
    else this.#removeAbort = abortListeners.add(signal, stop);
  }

  #listen(started: StartedProcess): void {
    const { stdout, stderr } = this.#options;
    stdout.listen(started.stdout, {
      onData: (chunk) => this.#onData(this.#stdout, chunk),
      onEnd: () => this.#onEnd('stdout'),
    });
    stderr.listen(started.stderr, {
      onData: (chunk) => this.#onData(this.#stderr, chunk),
      onEnd: () => this.#onEnd('stderr'),
    });
    if (!started.stdin) return;
    // A child may close or ignore its stdin.
    started.stdin.on('error', () => {});
    started.stdin.end(this.#spec.stdin.bytes);
  }

  #onData(output: CappedOutput, chunk: Uint8Array): void {
    output.push(chunk);
    this.#drain?.sawData();
  }

  #onEnd(stream: 'stdout' | 'stderr'): void {
    this.#open[stream] = false;
    if (this.#spec.measuresCpu) this.#readCpuTime();
    if (!this.#settleIfComplete() && !this.#open.stdout && !this.#open.stderr) this.#process?.outputEnded();
  }

  /** Reads the CPU time as long as the process was not reaped: its output ends when it exits. */
  #readCpuTime(): void {
    const { pid } = this.#process ?? {};
    if (pid === undefined || this.#group?.leaderReaped !== false) return;
    this.#cpuMs = readCpuTime(pid) ?? this.#cpuMs;
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    const group = this.#group;
    if (group === undefined) return;
    this.#options.groups.leaderExited(group);
    this.#spec.slot?.leave();
    if (this.#settled) {
      this.#options.slots.giveBack();
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

  /** Kills a command whose launcher is gone, and reports it as lost, unless it has timed out or was aborted already. */
  #onLost(): void {
    this.#endPending();
    const group = this.#group;
    if (group) {
      this.#options.groups.kill(group);
      group.leaderReaped = true;
      this.#spec.slot?.leave();
    }
    if (this.#settled) {
      if (group) this.#options.slots.giveBack();
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

  /** Terminates the command at its timeout or an abort, unless its exit came first. */
  #stop(end: 'timed-out' | 'aborted'): void {
    if (this.#end !== undefined || this.#group === undefined) return;
    if (this.#process?.hasExited() && !this.#waitedForExit) {
      this.#waitedForExit = true;
      this.#arm(LATE_EXIT_MS, () => this.#stop(end));
      return;
    }
    // It exited in time, so its output counts.
    if (end === 'timed-out' && this.#process?.hasExited()) {
      this.#process.giveUp();
      return;
    }
    this.#end = end;
    this.#options.groups.terminate(this.#group);
    this.#drain = new Drain();
    this.#waitForOutput(this.#drain);
  }

  #settleIfComplete(): boolean {
    if (this.#open.stdout || this.#open.stderr || !this.#group?.leaderReaped) return false;
    this.#settle();
    return true;
  }

  #waitForOutput(drain: Drain): void {
    // Runtimes warn about a delay that is not positive.
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
      elapsedMs: performance.now() - this.#startedAt,
    };
    if (this.#process) outcome.pid = this.#process.pid;
    if (this.#cpuMs !== undefined) outcome.cpuMs = this.#cpuMs;
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
    this.#options.stdout.close(this.#lost);
    this.#options.stderr.close(this.#lost);
    this.#spec.stdin.leave();
    this.#freeSlot();
    const group = this.#group;
    if (!group) return;
    if (!group.leaderReaped) {
      // A process that has not ended yet must not keep the host alive.
      this.#process?.stdin?.destroy();
      this.#process?.unref();
    }
    this.#options.groups.release(group);
  }

  /** Gives the slot back, except for a process that is still running: it still uses resources. */
  #freeSlot(): void {
    const { slots } = this.#options;
    if (this.#lost) return;
    if (this.#lack !== undefined) slots.giveBackAndPause();
    else if (this.#group === undefined || this.#group.leaderReaped) slots.giveBack();
  }
}
