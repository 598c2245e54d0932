import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { guarded } from '../../util/errors.js';
import { helperProgram } from './helper-programs.js';
import type { PrivateDirectory } from './private-directory.js';
import { plainShell } from './shell-command.js';
import { isExhaustion } from './spawn-error.js';

// Waits until the host's end of the pipe closes, which happens however the host dies. Then kills the groups that the table
// (descriptor 3) lists and removes the private directory. A command that was started but is not listed yet is found by its FIFOs:
// a child that has not executed its program yet also holds the host's end of the pipe open.
const SCRIPT = `
while read -r line; do :; done
while read -r entry <&3; do
  case $entry in
    [1-9]*) kill -s KILL -- "-$entry" 2>/dev/null ;;
    f*)
      names=\${entry#f}
      for process in /proc/[0-9]*; do
        if [ "$process/fd/1" -ef "$1/\${names%:*}" ] || [ "$process/fd/2" -ef "$1/\${names#*:}" ]; then
          kill -s KILL -- "-\${process#/proc/}" 2>/dev/null
        fi
      done ;;
  esac
done
"$2" -rf -- "$1"
`;
const SLOT_BYTES = 24;
const FREE = '0';

/** Entry for a command that is about to be started. */
export interface Announcement {
  slot: number | undefined;
}

export interface WatchdogObserver {
  ended(): void;
  /** No watchdog can be started. */
  missing(): void;
}

/**
 * Small shell in its own session that kills all commands if the host dies without an exit listener (SIGKILL, an unhandled
 * SIGTERM). It is started before the first command and then blocks in a read. A command costs the host three small writes to
 * memory. If it cannot be started, only this guarantee is lost.
 */
export class Watchdog {
  readonly #directory: PrivateDirectory;
  readonly #observer: WatchdogObserver;
  /** Slots of the table: the pid of a group, or the FIFOs of a command that is being started. */
  readonly #slots: string[] = [];
  #table: number | undefined;
  #pipe: Writable | undefined;
  #starting: Promise<void> | undefined;
  #done = false;

  constructor(directory: PrivateDirectory, observer: WatchdogObserver) {
    this.#directory = directory;
    this.#observer = observer;
  }

  /** True if the watchdog runs. */
  get isRunning(): boolean {
    return this.#pipe !== undefined;
  }

  /** Adds an entry for a command that is about to be started with these FIFOs, until it is watched or withdrawn. */
  announce(stdout: string, stderr: string): Announcement {
    return { slot: this.#put(`f${stdout}:${stderr}`) };
  }

  /** Removes an entry: nothing was started, or the command is watched already. */
  withdraw(announcement: Announcement): void {
    const slot = takeSlot(announcement);
    if (slot !== undefined) this.#write(slot, FREE);
  }

  watch(pid: number, announcement?: Announcement): void {
    const slot = announcement && takeSlot(announcement);
    if (slot === undefined) this.#put(`${pid}`);
    else this.#write(slot, `${pid}`);
  }

  unwatch(pid: number): void {
    const slot = this.#slots.indexOf(`${pid}`);
    if (slot !== -1) this.#write(slot, FREE);
  }

  /**
   * Starts the watchdog before a command is started. Undefined if it runs already or cannot run. Rejects if the system lacks
   * resources; after any other failure there is no retry.
   */
  ensureStarted(cwd?: string): Promise<void> | undefined {
    if (this.#done || this.#pipe !== undefined) return undefined;
    if (this.#starting !== undefined) return this.#starting;
    const directory = process.platform === 'win32' ? undefined : this.#directory.ensure();
    if (directory === undefined) {
      this.#giveUp();
      return undefined;
    }
    try {
      return this.#connect(this.#spawn(directory, cwd));
    } catch (error) {
      this.#closeTable();
      if (isExhaustion(error)) return Promise.reject(error);
      this.#giveUp();
      return undefined;
    }
  }

  /** Ends the shell, which kills the groups that are still listed. */
  stop(): void {
    this.#done = true;
    this.#pipe?.destroy();
    this.#pipe = undefined;
    this.#closeTable();
  }

  #spawn(directory: string, cwd: string | undefined): ChildProcess {
    const table = this.#openTable(join(directory, 'groups'));
    try {
      const remove = helperProgram('rm', cwd) ?? '/bin/rm';
      return spawn(plainShell(cwd), ['-c', SCRIPT, 'hookwright-watchdog', directory, remove], {
        cwd: '/',
        env: {},
        stdio: ['pipe', 'ignore', 'ignore', table],
        detached: true,
      });
    } finally {
      closeSync(table);
    }
  }

  #connect(child: ChildProcess): Promise<void> | undefined {
    const { stdin } = child;
    stdin?.on('error', () => {});
    if (child.pid === undefined) {
      stdin?.destroy();
      this.#starting = this.#failure(child).finally(() => {
        this.#starting = undefined;
      });
      return this.#starting;
    }
    const lost = () => {
      this.stop();
      this.#observer.ended();
    };
    child.on('error', lost);
    child.once('exit', lost);
    child.unref();
    // On Bun it is not a socket, and does not keep the host alive.
    if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
    this.#pipe = stdin ?? undefined;
    return undefined;
  }

  /** Waits for the cause of a failed start. */
  #failure(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      child.once('error', (error) => {
        this.#closeTable();
        if (isExhaustion(error)) {
          reject(error);
          return;
        }
        this.#giveUp();
        this.#observer.ended();
        resolve();
      });
    });
  }

  #openTable(path: string): number {
    this.#table = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
    try {
      for (const [slot, entry] of this.#slots.entries()) this.#write(slot, entry);
      return openSync(path, constants.O_RDONLY);
    } finally {
      unlinkSync(path);
    }
  }

  #giveUp(): void {
    this.stop();
    if (process.platform !== 'win32') this.#observer.missing();
  }

  #closeTable(): void {
    if (this.#table !== undefined) closeSync(this.#table);
    this.#table = undefined;
  }

  #put(entry: string): number {
    const free = this.#slots.indexOf(FREE);
    const slot = free === -1 ? this.#slots.length : free;
    this.#write(slot, entry);
    return slot;
  }

  #write(slot: number, entry: string): void {
    this.#slots[slot] = entry;
    const table = this.#table;
    // If the memory file system is full, only the guarantee for a killed host is lost.
    if (table !== undefined) guarded(() => writeSync(table, `${entry}\n`.padStart(SLOT_BYTES), slot * SLOT_BYTES));
  }
}

function takeSlot(announcement: Announcement): number | undefined {
  const { slot } = announcement;
  announcement.slot = undefined;
  return slot;
}
