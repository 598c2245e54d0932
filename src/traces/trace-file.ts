import { constants } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { guarded, messageOf } from '../util/errors.js';
import { statIfThere } from '../util/stat-if-there.js';

export interface TraceFileOptions {
  file: string;
  /** What is kept in all: the file and the older lines beside it. */
  maxBytes: number;
  /** Is told, once, why nothing can be written. */
  notice?: ((text: string) => void) | undefined;
}

/** A file that turns out to be a pipe or a device answers at once, where it would otherwise wait for somebody at its other end. */
const { O_APPEND, O_CREAT, O_NONBLOCK = 0, O_WRONLY } = constants;
const APPENDING = O_APPEND | O_CREAT | O_WRONLY | O_NONBLOCK;

/** Where the older lines are. */
export function olderFile(file: string): string {
  return `${file}.1`;
}

/**
 * A file of lines, to which any number of processes may add: whole lines go to its end in one write, and a full file is
 * put aside whole. Writing never holds up an event.
 */
export class TraceFile {
  readonly #file: string;
  /** Of the file, and of the older one. */
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
      // A trace that cannot be written must not disturb the host; the traces in memory are still there.
      this.#take();
      this.#complain(error);
    } finally {
      this.#writing = undefined;
    }
  }

  #complain(error: unknown): void {
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
    const found = await statIfThere(this.#file);
    if (found !== undefined && !found.isFile()) throw new Error('it is not a regular file');
    if (found !== undefined && found.size > 0 && found.size + bytes.length > this.#half)
      await this.#putAside(bytes.length);
    const handle = await open(this.#file, APPENDING, 0o600);
    try {
      const { bytesWritten } = await handle.write(bytes);
      if (bytesWritten < bytes.length) throw new Error('the disk is full');
    } finally {
      await handle.close();
    }
  }

  /** One process does it; the others go on, in the full file or in the new one. */
  async #putAside(more: number): Promise<void> {
    const turn = `${this.#file}.turn`;
    if (!(await takeTurn(turn))) return;
    try {
      const { size } = await stat(this.#file);
      if (size + more > this.#half) await rename(this.#file, olderFile(this.#file));
    } finally {
      await rm(turn, { force: true });
    }
  }
}

/** Whoever took longer has died. */
const LONGEST_TURN_MS = 10_000;

async function takeTurn(turn: string): Promise<boolean> {
  try {
    const handle = await open(turn, 'wx', 0o600);
    await handle.close();
    return true;
  } catch (error) {
    // Only another's turn is a reason to go on in the full file: without turns it would grow without end.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const taken = await statIfThere(turn);
    if (taken !== undefined && Date.now() - taken.mtimeMs > LONGEST_TURN_MS) await rm(turn, { force: true });
    return false;
  }
}
