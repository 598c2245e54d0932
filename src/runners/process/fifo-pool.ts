import { spawn } from 'node:child_process';
import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../util/errors.js';
import { isExhaustion } from './exhaustion.js';
import { helperProgram } from './helper-programs.js';
import type { PrivateDirectory } from './private-directory.js';
import type { NoticeLevel, NoticeListener } from './process-types.js';
import { plainPipesCanBeReopened } from './runtime-abilities.js';

const FILL_COUNT = 48;
const LOW_WATER = 16;
const PER_PROCESS = 2;
const FILL_TIMEOUT_MS = 5000;
const MAX_FAILURES = 3;

/** A FIFO opened at both ends: ours to read without blocking, the child's to write. */
export interface OpenFifo {
  path: string;
  reader: number;
  writer: number;
}

/** For standard output and standard error. */
export type FifoPair = readonly [OpenFifo, OpenFifo];

/**
 * Named pipes kept ready for stdout and stderr: unlike Node's socket pairs they can be re-opened through /dev/stdout
 * and /dev/stderr. One `mkfifo` process makes many of them, since one per command would triple its cost.
 */
export class FifoPool {
  readonly #directory: PrivateDirectory;
  readonly #onUnavailable: NoticeListener;
  #free: string[] = [];
  #filling: Promise<void> | undefined;
  #made = 0;
  #failures = 0;
  #unavailable = plainPipesCanBeReopened;
  #closed = false;
  #stopFilling: (() => void) | undefined;

  constructor(directory: PrivateDirectory, onUnavailable: NoticeListener) {
    this.#directory = directory;
    this.#onUnavailable = onUnavailable;
  }

  /**
   * What to wait for before a process can have its two; undefined when nothing needs, or helps, waiting. It rejects when
   * the system has too little to make them now.
   */
  wait(cwd?: string): Promise<void> | undefined {
    if (this.#unavailable || this.#closed || this.#free.length >= PER_PROCESS) return undefined;
    if (process.platform !== 'linux') {
      this.#giveUp(`named pipes are only used on Linux, not on ${process.platform}`, 'debug');
      return undefined;
    }
    return this.#fill(cwd);
  }

  /** Two FIFOs, or undefined when there are none to be had now. Never waits; throws when the system has too little. */
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

  /** Tops the pool up off the path of a command that has just taken its share. */
  refillWhenLow(cwd: string): void {
    if (this.#free.length > LOW_WATER || this.#filling !== undefined || this.#unavailable || this.#closed) return;
    setImmediate(() => {
      if (this.#closed || this.#free.length > LOW_WATER) return;
      // Whoever finds the pool empty hears of it.
      this.#fill(cwd).catch(() => {});
    });
  }

  /** Only for a FIFO that has no writer left: its end of file was seen, or nobody ever got it. */
  giveBack(path: string): void {
    if (this.#closed) return;
    this.#free.push(path);
  }

  /** For a FIFO that someone may still hold open: its name goes, and with it any reuse. */
  retire(path: string): void {
    try {
      unlinkSync(path);
    } catch {
      // The whole directory may be gone already.
    }
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
      // Blocking for the child, and yet at once here: the reader is already there.
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
    // One name gone means that a cleaner went through the directory: all are made anew.
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
      this.#giveUp('there is no mkfifo in a directory of PATH that is absolute and outside the working directory');
      return Promise.resolve();
    }
    const directory = this.#directory.ensure();
    if (directory === undefined) {
      this.#giveUp('there is no place for temporary files');
      return Promise.resolve();
    }
    const paths = Array.from({ length: FILL_COUNT }, (_, index) => join(directory, `${this.#made + index}`));
    this.#made += FILL_COUNT;
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
        child.once('exit', (code) => done(code === 0 ? undefined : `mkfifo ended with ${code ?? 'a signal'}`));
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
