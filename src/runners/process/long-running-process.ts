import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { afterPoll } from '../../util/drain.js';
import type { LiveGroup, LiveGroups } from './live-groups.js';
import type { OutputChannel } from './output-channel.js';
import type { ProcessSpec } from './process-types.js';
import type { Announcement } from './watchdog.js';

export type LongRunningSpec = Pick<ProcessSpec, 'file' | 'args' | 'argv0' | 'cwd' | 'env' | 'whyNotStart'>;

export interface LongRunningListener {
  /** The chunk's memory is reused after the call. */
  onStdout(chunk: Uint8Array): void;
  onStderr(chunk: Uint8Array): void;
  /** Called once at the end. `how` continues a sentence, such as "exited with code 1". */
  onEnd(how: string, bySignal: boolean): void;
}

interface LongRunningOptions {
  readonly groups: LiveGroups;
  readonly stdout: OutputChannel;
  readonly stderr: OutputChannel;
  readonly announcement: Announcement;
}

/** Maximum wait for output after the exit. */
const DRAIN_MS = 300;
/** Time for a retired process to exit by itself. */
const GRACE_MS = 1000;

/** Long-running process with its own group. It does not keep the host alive. */
export class LongRunningProcess {
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #group: LiveGroup;
  readonly #options: LongRunningOptions;
  readonly #listener: LongRunningListener;
  /** Number of output streams that have not ended. */
  #open = 2;
  #exit: string | undefined;
  #bySignal = false;
  #ended = false;
  #drain: NodeJS.Timeout | undefined;

  /** Throws if the process cannot be started. */
  constructor(spec: LongRunningSpec, options: LongRunningOptions, listener: LongRunningListener) {
    this.#options = options;
    this.#listener = listener;
    const { stdout, stderr } = options;
    this.#child = launch(spec, options);
    const { pid } = this.#child;
    if (pid === undefined) throw new NotStarted(this.#child);
    this.pid = pid;
    this.#group = options.groups.add(pid, Number.POSITIVE_INFINITY, options.announcement);
    this.#child.on('error', () => {});
    this.#child.once('exit', (code, signal) => this.#onExit(code, signal));
    stdout.listen(this.#child.stdout, {
      keepsAlive: false,
      onData: (chunk) => listener.onStdout(chunk),
      onEnd: () => this.#onStreamEnd('closed its standard output'),
    });
    stderr.listen(this.#child.stderr, {
      keepsAlive: false,
      onData: (chunk) => listener.onStderr(chunk),
      onEnd: () => this.#onStreamEnd(undefined),
    });
    const { stdin } = this.#child;
    stdin?.on('error', () => this.#loseSoon('closed its standard input'));
    this.#child.unref();
    unref(stdin);
  }

  write(text: string): void {
    if (!this.#ended) this.#child.stdin?.write(text);
  }

  /** Closes the input. If the process does not exit by itself, it is terminated. */
  retire(): void {
    if (this.#ended) return;
    this.#finish();
    this.#group.terminateAt = performance.now() + GRACE_MS;
    this.#options.groups.release(this.#group);
  }

  /** Terminates the process, first with SIGTERM. */
  terminate(): void {
    if (this.#ended) return;
    this.#finish();
    this.#options.groups.terminate(this.#group);
    this.#options.groups.release(this.#group);
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    const { groups } = this.#options;
    groups.leaderExited(this.#group);
    if (this.#ended) return;
    this.#bySignal = code === null;
    this.#exit = code === null ? `was killed by ${signal ?? 'a signal'}` : `exited with code ${code}`;
    if (this.#open === 0) this.#lose(this.#exit);
    // Other processes may hold the output open; they are not waited for.
    else this.#loseSoon(this.#exit);
  }

  /** Ends a process that closed its standard output. Standard error may be closed. */
  #onStreamEnd(loss: string | undefined): void {
    this.#open -= 1;
    if (this.#exit !== undefined && this.#open === 0) this.#lose(this.#exit);
    // The exit is often reported next, with more detail.
    else if (loss !== undefined) this.#loseSoon(loss);
  }

  /** Waits a moment for pending output. */
  #loseSoon(how: string): void {
    this.#drain ??= setTimeout(() => afterPoll(() => this.#lose(this.#exit ?? how)), DRAIN_MS).unref();
  }

  #lose(how: string): void {
    if (this.#ended) return;
    this.terminate();
    this.#listener.onEnd(how, this.#bySignal);
  }

  #finish(): void {
    this.#ended = true;
    clearTimeout(this.#drain);
    this.#options.stdout.close();
    this.#options.stderr.close();
    this.#child.stdin?.destroy();
  }
}

/** Error of a failed start. The cause is reported asynchronously. */
export class NotStarted extends Error {
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    super('could not be started');
    this.#child = child;
  }

  reason(): Promise<unknown> {
    return new Promise((resolve) => {
      this.#child.once('error', resolve);
      for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) {
        stream?.on('error', () => {}).destroy();
      }
    });
  }
}

function launch(spec: LongRunningSpec, { stdout, stderr }: LongRunningOptions): ChildProcess {
  return spawn(spec.file, spec.args, {
    argv0: spec.argv0,
    cwd: spec.cwd,
    env: spec.env,
    stdio: ['pipe', stdout.childEnd, stderr.childEnd],
    shell: false,
    windowsHide: true,
    detached: process.platform !== 'win32',
  });
}

/** Unrefs a stream. On Bun it is not a socket, and does not keep the host alive. */
function unref(stream: Writable | null): void {
  if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
}
