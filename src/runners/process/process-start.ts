import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { OutputChannel } from './output-channel.js';
import type { ProcessSpec } from './process-types.js';

/** Running process, with those of its streams that are not named pipes or files. */
export interface StartedProcess {
  readonly pid: number;
  readonly stdin: Writable | null;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
  /** Lets the host exit before the process does. */
  unref(): void;
  /** Returns true if the process has exited and `onExit` is due. */
  hasExited(): boolean;
  /** Called when both output streams have ended: the exit is due soon. */
  outputEnded(): void;
  /** Reports the process as lost: it has exited, but its exit code is overdue. */
  giveUp(): void;
}

/** Listener of a start. After a start, the process exits or is lost. */
export interface StartListener {
  onStarted(started: StartedProcess): void;
  onFailed(error: unknown): void;
  onExit(code: number | null, signal: NodeJS.Signals | null): void;
  /** The launcher process exited: the state of the command is unknown. */
  onLost(): void;
}

export interface OutputChannels {
  readonly stdout: OutputChannel;
  readonly stderr: OutputChannel;
}

/** Function that starts a process. It may throw if the start fails. */
export type ProcessStart = (spec: ProcessSpec, channels: OutputChannels, listener: StartListener) => void;

/** Starts a process from the host itself, which is blocked meanwhile: the larger its memory, the longer. */
export function startHere(spec: ProcessSpec, channels: OutputChannels, listener: StartListener): void {
  const child = spawnChild(spec, channels);
  const { pid } = child;
  child.on('error', (error) => {
    if (pid === undefined) listener.onFailed(error);
  });
  if (pid === undefined) {
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on('error', () => {}).destroy();
    return;
  }
  const { stdin, stdout, stderr } = child;
  child.once('exit', (code, signal) => listener.onExit(code, signal));
  // The runtime reports the exit itself.
  const exitTracking = { hasExited: () => false, outputEnded: () => {}, giveUp: () => {} };
  listener.onStarted({ pid, stdin, stdout, stderr, unref: () => child.unref(), ...exitTracking });
}

function spawnChild(spec: ProcessSpec, { stdout, stderr }: OutputChannels): ChildProcess {
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
