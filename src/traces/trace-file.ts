import { constants } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { guarded, messageOf } from '../util/errors.js';
import { statIfThere } from '../util/files.js';

export interface TraceFileOptions {
  file: string;
  /** Maximum size of the file and the rotated file together. */
  maxBytes: number;
  /** Called once if nothing can be written. */
  notice?: ((text: string) => void) | undefined;
}

/** Opening a pipe fails at once instead of waiting for a reader. */
const { O_APPEND, O_CREAT, O_NONBLOCK = 0, O_WRONLY } = constants;
const APPENDING = O_APPEND | O_CREAT | O_WRONLY | O_NONBLOCK;

/** Returns the path of the rotated file. */
export function olderFile(file: string): string {
  return `${file}.1`;
}

/**
 * File of lines that several processes may append to. Whole lines are appended in one write, and a full file is rotated. Writing
 * never delays an event.
 */
export class TraceFile {
  readonly #file: string;
  /** Maximum size of each of the two files. */
  readonly #half: number;
  #waiting: string[] = [];
  #waitingBytes = 0;
  #writing: Promise<void> | undefined;
  #notice: ((text: string) => void) | undefined;

  constructor({ file, maxBytes, notice }: TraceFileOptions) {
    this.#file = file;
    this.#half = Math.floor(maxBytes / 2);
    this.#notice = notice;
  }

  append(text: string): void {
    const line = `${text}\n`;
    const bytes = Buffer.byteLength(line);
    if (bytes > this.#half) return;
    if (this.#waitingBytes + bytes > this.#half) this.#take();
    this.#waiting.push(line);
    this.#waitingBytes += bytes;
    this.#writing ??= this.#writeAll();
  }

  async flush(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#write(Buffer.from(this.#take().join('')));
    } catch (error) {
      // The host continues without a trace file. Traces in memory are not affected.
      this.#take();
      this.#notifyOnce(error);
    } finally {
      this.#writing = undefined;
    }
  }

  #notifyOnce(error: unknown): void {
    const notice = this.#notice;
    this.#notice = undefined;
    guarded(() => notice?.(`traces cannot be written to ${this.#file}: ${messageOf(error)}`));
  }

  #take(): string[] {
    const lines = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    return lines;
  }

  async #write(bytes: Buffer): Promise<void> {
    const stats = await statIfThere(this.#file);
    if (stats !== undefined && !stats.isFile()) throw new Error('it is not a regular file');
    if (stats !== undefined && stats.size > 0 && stats.size + bytes.length > this.#half)
      await this.#rotate(bytes.length);
    const handle = await open(this.#file, APPENDING, 0o600);
    try {
      const { bytesWritten } = await handle.write(bytes);
      if (bytesWritten < bytes.length) throw new Error('the disk is full');
    } finally {
      await handle.close();
    }
  }

  /** Rotates the file, in one process. Other processes append to the full file or to the new one. */
  async #rotate(more: number): Promise<void> {
    const lock = `${this.#file}.turn`;
    if (!(await takeLock(lock))) return;
    try {
      const { size } = await stat(this.#file);
      if (size + more > this.#half) await rename(this.#file, olderFile(this.#file));
    } finally {
      await rm(lock, { force: true });
    }
  }
}

/** Age at which the process that holds a lock has died. */
const MAX_LOCK_MS = 10_000;

async function takeLock(lock: string): Promise<boolean> {
  try {
    const handle = await open(lock, 'wx', 0o600);
    await handle.close();
    return true;
  } catch (error) {
    // The full file is used only while another process rotates it. Otherwise it would grow without limit.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const stats = await statIfThere(lock);
    if (stats !== undefined && Date.now() - stats.mtimeMs > MAX_LOCK_MS) await rm(lock, { force: true });
    return false;
  }
}
