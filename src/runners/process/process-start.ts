import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { OutputChannel } from './output-channel.js';
import type { ProcessSpec } from './process-types.js';

/** A process that was started, with those of its streams that are not named pipes or files. */
export interface StartedProcess {
  readonly pid: number;
  readonly stdin: Writable | null;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
  /** It does not keep the host alive any more. */
  unref(): void;
  /** Whether it has exited already, so that onExit is on its way. */
  hasExited(): boolean;
  /** Nothing more comes of its streams: most often its exit is the next that is heard. */
  outputEnded(): void;
  /** It has exited, and whoever should tell how has not for too long: then it is lost. */
  giveUp(): void;
}

/** Either the start failed, or it was started and then exits; at any moment it may be lost. */
export interface StartListener {
  onStarted(started: StartedProcess): void;
  onFailed(error: unknown): void;
  onExit(code: number | null, signal: NodeJS.Signals | null): void;
  /** Whoever started it, or was to, is gone: nobody can tell whether it runs, or how it will end. */
  onLost(): void;
}

export interface OutputChannels {
  readonly stdout: OutputChannel;
  readonly stderr: OutputChannel;
}

/** A way to start processes. It may throw, as a failed start. */
export type ProcessStart = (spec: ProcessSpec, channels: OutputChannels, listener: StartListener) => void;

/** By the host itself, which stands still meanwhile: the more memory it has, the longer. */
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
  // The runtime itself tells of the exit, and late only where the host stands still.
  const told = { hasExited: () => false, outputEnded: () => {}, giveUp: () => {} };
  listener.onStarted({ pid, stdin, stdout, stderr, unref: () => child.unref(), ...told });
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
