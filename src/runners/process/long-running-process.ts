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
  /** Once, when nothing more can come of it, and how that came about: a text that continues "it ...". */
  onEnd(how: string, bySignal: boolean): void;
}

interface KeptSurroundings {
  readonly groups: LiveGroups;
  readonly stdout: OutputChannel;
  readonly stderr: OutputChannel;
  readonly announcement: Announcement;
}

/** How long output is waited for after the exit. */
const DRAIN_MS = 300;
/** How long a process that was told that nothing more comes may take to end by itself. */
const GRACE_MS = 1000;

/** A process that stays, with a group of its own. It never keeps the host alive: whoever waits for it does. */
export class LongRunningProcess {
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #group: LiveGroup;
  readonly #around: KeptSurroundings;
  readonly #listener: LongRunningListener;
  /** Of its two outputs, those that have not ended. */
  #open = 2;
  #exit: string | undefined;
  #bySignal = false;
  #ended = false;
  #drain: NodeJS.Timeout | undefined;

  /** Throws what the system says when it cannot be started. */
  constructor(spec: LongRunningSpec, around: KeptSurroundings, listener: LongRunningListener) {
    this.#around = around;
    this.#listener = listener;
    const { stdout, stderr } = around;
    this.#child = launch(spec, around);
    const { pid } = this.#child;
    if (pid === undefined) throw new NotStarted(this.#child);
    this.pid = pid;
    this.#group = around.groups.add(pid, Number.POSITIVE_INFINITY, around.announcement);
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

  /** Nothing more comes for it: it may end by itself, and is ended if it does not. */
  retire(): void {
    if (this.#ended) return;
    this.#finish();
    this.#group.terminateAt = performance.now() + GRACE_MS;
    this.#around.groups.release(this.#group);
  }

  /** It is told to end now, and made to if it does not. */
  terminate(): void {
    if (this.#ended) return;
    this.#finish();
    this.#around.groups.terminate(this.#group);
    this.#around.groups.release(this.#group);
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    const { groups } = this.#around;
    groups.leaderExited(this.#group);
    if (this.#ended) return;
    this.#bySignal = code === null;
    this.#exit = code === null ? `was ended by ${signal ?? 'a signal'}` : `exited with code ${code}`;
    if (this.#open === 0) this.#lose(this.#exit);
    // Whoever else holds the output is not waited for.
    else this.#loseSoon(this.#exit);
  }

  /** Without standard output it is lost; without the other it only says less. */
  #onStreamEnd(loss: string | undefined): void {
    this.#open -= 1;
    if (this.#exit !== undefined && this.#open === 0) this.#lose(this.#exit);
    // Most often its exit is seen next, and tells more.
    else if (loss !== undefined) this.#loseSoon(loss);
  }

  /** Its last words may still be on their way. */
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
    this.#around.stdout.close();
    this.#around.stderr.close();
    this.#child.stdin?.destroy();
  }
}

/** Why it did not start is told a little later. */
export class NotStarted extends Error {
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    super('it could not be started');
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

function launch(spec: LongRunningSpec, { stdout, stderr }: KeptSurroundings): ChildProcess {
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

/** Not a socket on Bun, where it keeps nothing alive by itself. */
function unref(stream: Writable | null): void {
  if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
}
