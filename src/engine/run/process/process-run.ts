import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { AbortListeners } from './abort-listeners.js';
import { CappedOutput } from './capped-output.js';
import { afterPoll, Drain } from './drain.js';
import type { LiveGroup, LiveGroups } from './live-groups.js';
import type { OutputChannel } from './output-channel.js';
import { notStarted, type ProcessOutcome, type ProcessSpec } from './process-types.js';
import { explainSpawnError } from './spawn-error.js';

// A timer that is longer, or no number, would fire at once.
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

export interface RunSurroundings {
  groups: LiveGroups;
  aborts: AbortListeners;
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
  #openStreams = 2;
  #drain: Drain | undefined;
  #end: 'exited' | 'timed-out' | 'aborted' | undefined;
  #exit: Pick<ProcessOutcome, 'exitCode' | 'signal'> = {};
  #settled = false;

  constructor(spec: ProcessSpec, around: RunSurroundings) {
    this.#spec = spec;
    this.#around = around;
    this.#stdout = new CappedOutput(spec.maxOutputBytes);
    this.#stderr = new CappedOutput(spec.maxOutputBytes);
    this.outcome = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    try {
      this.#start(launch(spec, around));
    } catch (error) {
      if (this.#group) this.#around.groups.terminate(this.#group);
      this.#notStarted(error);
    }
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
    const timeoutMs = Math.min(LONGEST_TIMEOUT_MS, this.#spec.timeoutMs || LONGEST_TIMEOUT_MS);
    this.#group = this.#around.groups.add(child.pid, timeoutMs);
    child.once('exit', (code, signal) => this.#onExit(code, signal));
    this.#listen(child);
    this.#arm(timeoutMs, () => this.#stop('timed-out'));
    const { signal } = this.#spec;
    if (signal) this.#removeAbort = this.#around.aborts.add(signal, () => afterPoll(() => this.#stop('aborted')));
  }

  #listen(child: ChildProcess): void {
    const { stdout, stderr } = this.#around;
    stdout.listen(child.stdout, { onData: (chunk) => this.#onData(this.#stdout, chunk), onEnd: () => this.#onEnd() });
    stderr.listen(child.stderr, { onData: (chunk) => this.#onData(this.#stderr, chunk), onEnd: () => this.#onEnd() });
    if (!child.stdin) return;
    // A child that closes its stdin, or never reads it, is in its right.
    child.stdin.on('error', () => {});
    child.stdin.end(this.#spec.stdin.bytes);
  }

  #onData(output: CappedOutput, chunk: Uint8Array): void {
    output.push(chunk);
    this.#drain?.sawData();
  }

  #onEnd(): void {
    this.#openStreams -= 1;
    this.#settleIfComplete();
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    const group = this.#group;
    if (group) this.#around.groups.leaderExited(group);
    if (this.#settled) return;
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
    if (this.#openStreams > 0 || !this.#group?.leaderReaped) return false;
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
      durationMs: performance.now() - this.#startedAt,
    };
    if (this.#child?.pid !== undefined) outcome.pid = this.#child.pid;
    this.#resolve(Object.assign(outcome, this.#exit));
  }

  #notStarted(cause: unknown): void {
    if (this.#settled) return;
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
    const group = this.#group;
    if (!group) return;
    if (!group.leaderReaped) {
      // A process that has not ended yet must not keep the host alive.
      this.#child?.stdin?.destroy();
      this.#child?.unref();
    }
    this.#around.groups.release(group);
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
