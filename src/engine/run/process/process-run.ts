import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { abortListeners } from '../../../values/abort-listeners.js';
import { CappedOutput } from './capped-output.js';
import { afterPoll, Drain } from './drain.js';
import { isExhaustion } from './exhaustion.js';
import type { LiveGroup, LiveGroups } from './live-groups.js';
import type { OutputChannel } from './output-channel.js';
import type { ProcessSlots } from './process-slots.js';
import { notStarted, type ProcessOutcome, type ProcessSpec, timerOf } from './process-types.js';
import { explainSpawnError } from './spawn-error.js';

export interface RunSurroundings {
  groups: LiveGroups;
  /** One of them was taken for this process. */
  slots: ProcessSlots;
  stdout: OutputChannel;
  stderr: OutputChannel;
}

/** One process from its spawn to its outcome. At any moment it has at most one timer. */
export class ProcessRun {
  readonly outcome: Promise<ProcessOutcome>;
  readonly #spec: ProcessSpec;
  readonly #around: RunSurroundings;
  readonly #stdout: CappedOutput;
  readonly #stderr: CappedOutput;
  readonly #startedAt = performance.now();
  #resolve: (outcome: ProcessOutcome) => void = () => {};
  #group: LiveGroup | undefined;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #removeAbort: (() => void) | undefined;
  readonly #open = { stdout: true, stderr: true };
  #drain: Drain | undefined;
  #end: 'exited' | 'timed-out' | 'aborted' | undefined;
  #exit: Pick<ProcessOutcome, 'exitCode' | 'signal'> = {};
  #settled = false;
  #lack: unknown;

  constructor(spec: ProcessSpec, around: RunSurroundings) {
    this.#spec = spec;
    this.#around = around;
    this.#stdout = new CappedOutput(spec.maxOutputBytes);
    this.#stderr = new CappedOutput(spec.maxOutputBytes);
    this.outcome = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    spec.stdin.enter();
    try {
      this.#start(launch(spec, around));
    } catch (error) {
      if (this.#group) this.#around.groups.terminate(this.#group);
      this.#notStarted(error);
    }
  }

  /** Why the system could not start it now, though it may be able to later; known once there is an outcome. */
  get lack(): unknown {
    return this.#lack;
  }

  /** For a host that leaves: the outcome now, without waiting for anything. */
  abandon(): void {
    if (this.#settled) return;
    this.#end ??= 'aborted';
    this.#settle();
  }

  #start(child: ChildProcess): void {
    this.#child = child;
    child.on('error', (error) => {
      if (child.pid === undefined) this.#notStarted(error);
    });
    if (child.pid === undefined) {
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on('error', () => {}).destroy();
      return;
    }
    const timeoutMs = timerOf(this.#spec);
    this.#group = this.#around.groups.add(child.pid, timeoutMs);
    child.once('exit', (code, signal) => this.#onExit(code, signal));
    this.#around.slots.started();
    this.#listen(child);
    this.#arm(timeoutMs, () => this.#stop('timed-out'));
    const { signal } = this.#spec;
    if (signal) this.#removeAbort = abortListeners.add(signal, () => afterPoll(() => this.#stop('aborted')));
  }

  #listen(child: ChildProcess): void {
    const { stdout, stderr } = this.#around;
    stdout.listen(child.stdout, {
      onData: (chunk) => this.#onData(this.#stdout, chunk),
      onEnd: () => this.#onEnd('stdout'),
    });
    stderr.listen(child.stderr, {
      onData: (chunk) => this.#onData(this.#stderr, chunk),
      onEnd: () => this.#onEnd('stderr'),
    });
    if (!child.stdin) return;
    // A child that closes its stdin, or never reads it, is in its right.
    child.stdin.on('error', () => {});
    child.stdin.end(this.#spec.stdin.bytes);
  }

  #onData(output: CappedOutput, chunk: Uint8Array): void {
    output.push(chunk);
    this.#drain?.sawData();
  }

  #onEnd(stream: 'stdout' | 'stderr'): void {
    this.#open[stream] = false;
    this.#settleIfComplete();
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    const group = this.#group;
    if (group) this.#around.groups.leaderExited(group);
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

  /** At the timeout or an abort; an exit that was seen first has won. */
  #stop(end: 'timed-out' | 'aborted'): void {
    if (this.#end !== undefined || this.#group === undefined) return;
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
    if (this.#child?.pid !== undefined) outcome.pid = this.#child.pid;
    this.#resolve(Object.assign(outcome, this.#exit));
  }

  #notStarted(cause: unknown): void {
    if (this.#settled) return;
    if (this.#group === undefined && isExhaustion(cause)) this.#lack = cause;
    this.#free();
    this.#resolve(notStarted('spawn-failed', explainSpawnError(cause, this.#spec.file, this.#spec.cwd)));
  }

  #free(): void {
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#removeAbort?.();
    this.#around.stdout.close();
    this.#around.stderr.close();
    this.#spec.stdin.leave();
    this.#freeSlot();
    const group = this.#group;
    if (!group) return;
    if (!group.leaderReaped) {
      // A process that has not ended yet must not keep the host alive.
      this.#child?.stdin?.destroy();
      this.#child?.unref();
    }
    this.#around.groups.release(group);
  }

  /** What does not end when it is told to keeps its slot: it still takes from what the system has. */
  #freeSlot(): void {
    const { slots } = this.#around;
    if (this.#lack !== undefined) slots.giveBackForLack();
    else if (this.#group === undefined || this.#group.leaderReaped) slots.giveBack();
  }
}

function launch(spec: ProcessSpec, { stdout, stderr }: RunSurroundings): ChildProcess {
  const stdin = spec.stdin.open();
  try {
    return spawn(spec.file, spec.args, {
      argv0: spec.argv0,
      cwd: spec.cwd,
      env: spec.env,
      stdio: [stdin ?? 'pipe', stdout.childEnd, stderr.childEnd],
      shell: false,
      windowsHide: true,
      // Its own group, so that the whole of it can be signalled. Windows has none and would open a console.
      detached: process.platform !== 'win32',
    });
  } finally {
    if (stdin !== undefined) closeSync(stdin);
  }
}
