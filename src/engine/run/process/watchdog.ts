import { spawn } from 'node:child_process';
import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { PrivateDirectory } from './private-directory.js';

// Waits for the host's end of the pipe to close, which a host that dies in any way cannot prevent; then ends the groups
// that the table (descriptor 3) lists at that moment and removes the private directory.
const SCRIPT = `
while read -r line; do :; done
while read -r pid <&3; do
  case $pid in [1-9]*) kill -s KILL -- "-$pid" 2>/dev/null ;; esac
done
rm -rf -- "$1"
`;
const SLOT_BYTES = 11;

/**
 * One small shell per host, in a session of its own, for the deaths that run no exit listener (SIGKILL, an unhandled
 * SIGTERM). It sleeps in a read: a command costs it nothing and costs the host two writes of a few bytes to memory.
 * Without it everything works but that.
 */
export class Watchdog {
  readonly #directory: PrivateDirectory;
  readonly #onEnd: () => void;
  /** The process id in each slot of the table, 0 where it is free. */
  readonly #slots: number[] = [];
  #table: number | undefined;
  #pipe: Writable | undefined;
  #started = false;

  constructor(directory: PrivateDirectory, onEnd: () => void) {
    this.#directory = directory;
    this.#onEnd = onEnd;
  }

  get started(): boolean {
    return this.#started;
  }

  /** Whether the directory and the groups are looked after without us. */
  get awake(): boolean {
    return this.#pipe !== undefined;
  }

  watch(pid: number): void {
    const free = this.#slots.indexOf(0);
    const slot = free === -1 ? this.#slots.length : free;
    this.#slots[slot] = pid;
    this.#write(slot);
  }

  unwatch(pid: number): void {
    const slot = this.#slots.indexOf(pid);
    if (slot === -1) return;
    this.#slots[slot] = 0;
    this.#write(slot);
  }

  /** Off the path of any command. Failing is harmless and not tried again. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    const directory = process.platform === 'win32' ? undefined : this.#directory.ensure();
    if (directory === undefined) return;
    try {
      const forShell = this.#openTable(join(directory, 'groups'));
      try {
        this.#spawn(directory, forShell);
      } finally {
        closeSync(forShell);
      }
    } catch {
      this.stop();
    }
  }

  /** Ends the shell, which finds nothing to do unless groups are still listed. */
  stop(): void {
    this.#started = true;
    this.#pipe?.destroy();
    this.#pipe = undefined;
    if (this.#table !== undefined) closeSync(this.#table);
    this.#table = undefined;
  }

  #openTable(path: string): number {
    this.#table = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
    for (const slot of this.#slots.keys()) this.#write(slot);
    try {
      return openSync(path, constants.O_RDONLY);
    } finally {
      unlinkSync(path);
    }
  }

  #spawn(directory: string, table: number): void {
    const { PATH } = process.env;
    const child = spawn('sh', ['-c', SCRIPT, 'hookwright-watchdog', directory], {
      cwd: '/',
      env: { PATH },
      stdio: ['pipe', 'ignore', 'ignore', table],
      detached: true,
    });
    const lost = () => {
      this.stop();
      this.#onEnd();
    };
    child.once('error', lost);
    child.once('exit', lost);
    child.unref();
    if (!child.stdin) return;
    child.stdin.on('error', () => {});
    // Not a socket on Bun, where it keeps nothing alive by itself.
    if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
    if (child.pid === undefined) child.stdin.destroy();
    else this.#pipe = child.stdin;
  }

  #write(slot: number): void {
    if (this.#table === undefined) return;
    try {
      writeSync(this.#table, `${this.#slots[slot] ?? 0}\n`.padStart(SLOT_BYTES), slot * SLOT_BYTES);
    } catch {
      // A full memory file system costs the promise for a killed host, nothing else.
    }
  }
}
