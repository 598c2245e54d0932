import { spawn } from 'node:child_process';
import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { guarded, messageOf } from '../../util/errors.js';
import { plainPipesCanBeReopened } from '../../util/runtime-abilities.js';
import { helperProgram } from './helper-programs.js';
import type { PrivateDirectory } from './private-directory.js';
import type { NoticeLevel, NoticeListener } from './process-types.js';
import { isExhaustion } from './spawn-error.js';

const FILL_COUNT = 48;
const LOW_WATER = 16;
const PER_PROCESS = 2;
const FILL_TIMEOUT_MS = 5000;
const MAX_FAILURES = 3;

/** FIFO with both ends open: a non-blocking reader for the host, a writer for the child. */
export interface OpenFifo {
  path: string;
  reader: number;
  writer: number;
}

/** FIFOs for standard output and standard error. */
export type FifoPair = readonly [OpenFifo, OpenFifo];

/**
 * Pool of named pipes for stdout and stderr. Unlike Node's socket pairs, a child can open them again as /dev/stdout and
 * /dev/stderr. One `mkfifo` process creates many of them: one per command would triple its cost.
 */
export class FifoPool {
  readonly #directory: PrivateDirectory;
  readonly #onUnavailable: NoticeListener;
  #free: string[] = [];
  #filling: Promise<void> | undefined;
  #createdCount = 0;
  #failures = 0;
  #unavailable = plainPipesCanBeReopened;
  #closed = false;
  #stopFilling: (() => void) | undefined;

  constructor(directory: PrivateDirectory, onUnavailable: NoticeListener) {
    this.#directory = directory;
    this.#onUnavailable = onUnavailable;
  }

  /** Waits until there is a pair. Undefined if no wait is needed or would help. Rejects if the system lacks resources. */
  wait(cwd?: string): Promise<void> | undefined {
    if (this.#unavailable || this.#closed || this.#free.length >= PER_PROCESS) return undefined;
    if (process.platform !== 'linux') {
      this.#giveUp(`named pipes are only used on Linux, not on ${process.platform}`, 'debug');
      return undefined;
    }
    return this.#fill(cwd);
  }

  /** Opens two FIFOs. Undefined if there are none now. Throws if the system lacks resources. */
  openPair(): FifoPair | undefined {
    const first = this.#open();
    if (first === undefined) return undefined;
    let second: OpenFifo | undefined;
    try {
      second = this.#open();
      return second && [first, second];
    } finally {
      if (second === undefined) this.#closeUnused(first);
    }
  }

  /** Refills the pool later, so that the command that just took a pair does not wait. */
  refillWhenLow(cwd: string): void {
    if (this.#free.length > LOW_WATER || this.#filling !== undefined || this.#unavailable || this.#closed) return;
    setImmediate(() => {
      if (this.#closed || this.#free.length > LOW_WATER) return;
      // The next command that finds the pool empty reports the error.
      this.#fill(cwd).catch(() => {});
    });
  }

  /** Returns a FIFO without writers to the pool: its end of file was read, or it was never used. */
  giveBack(path: string): void {
    if (this.#closed) return;
    this.#free.push(path);
  }

  /** Deletes a FIFO that another process may still hold open, so that it is not used again. */
  retire(path: string): void {
    // The whole directory may be gone already.
    guarded(() => unlinkSync(path));
  }

  close(): void {
    this.#closed = true;
    this.#free = [];
    this.#stopFilling?.();
  }

  #open(): OpenFifo | undefined {
    const path = this.#free.pop();
    if (path === undefined) return undefined;
    let reader: number | undefined;
    try {
      reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      // Opens at once although it blocks: there is a reader already.
      return { path, reader, writer: openSync(path, constants.O_WRONLY) };
    } catch (error) {
      if (reader !== undefined) closeSync(reader);
      this.#afterFailedOpen(path, error);
      if (isExhaustion(error)) throw error;
      return undefined;
    }
  }

  #closeUnused({ path, reader, writer }: OpenFifo): void {
    closeSync(reader);
    closeSync(writer);
    this.giveBack(path);
  }

  #afterFailedOpen(path: string, error: unknown): void {
    // If one is missing, the directory was cleaned: all are created again.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') this.#free = [];
    else this.#free.push(path);
  }

  #fill(cwd: string | undefined): Promise<void> {
    this.#filling ??= this.#runMkfifo(cwd).finally(() => {
      this.#filling = undefined;
    });
    return this.#filling;
  }

  #runMkfifo(cwd: string | undefined): Promise<void> {
    const mkfifo = helperProgram('mkfifo', cwd);
    if (mkfifo === undefined) {
      this.#giveUp('mkfifo not found in an absolute directory of PATH outside the working directory');
      return Promise.resolve();
    }
    const directory = this.#directory.ensure();
    if (directory === undefined) {
      this.#giveUp('no directory for temporary files is writable');
      return Promise.resolve();
    }
    const paths = Array.from({ length: FILL_COUNT }, (_, index) => join(directory, `${this.#createdCount + index}`));
    this.#createdCount += FILL_COUNT;
    return new Promise((resolve, reject) => {
      const done = (failure?: string) => {
        this.#stopFilling = undefined;
        if (this.#closed) this.#directory.remove();
        else if (failure === undefined) this.#filled(paths);
        else this.#failed(failure);
        resolve();
      };
      const failed = (error: unknown) => {
        if (isExhaustion(error) && !this.#closed) reject(error);
        else done(messageOf(error));
      };
      try {
        const child = spawn(mkfifo, ['-m', '600', ...paths], {
          cwd: '/',
          env: {},
          stdio: 'ignore',
          timeout: FILL_TIMEOUT_MS,
          killSignal: 'SIGKILL',
        });
        this.#stopFilling = () => child.kill('SIGKILL');
        child.once('error', failed);
        child.once('exit', (code) => done(code === 0 ? undefined : `mkfifo exited with ${code ?? 'a signal'}`));
      } catch (error) {
        failed(error);
      }
    });
  }

  #filled(paths: string[]): void {
    this.#failures = 0;
    this.#free.push(...paths);
  }

  #failed(why: string): void {
    this.#failures += 1;
    this.#directory.renew();
    if (this.#failures >= MAX_FAILURES) this.#giveUp(why);
  }

  #giveUp(why: string, level: NoticeLevel = 'warn'): void {
    this.#unavailable = true;
    this.#onUnavailable(why, level);
  }
}
