import { constants } from 'node:fs';
import { appendFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { HookTrace } from '../../generated/index.js';
import { guarded, messageOf } from '../values/errors.js';

export interface TraceFileOptions {
  file: string;
  /** The file never grows beyond this. */
  maxBytes: number;
  /** Is told, once, why nothing can be written. */
  notice?: ((text: string) => void) | undefined;
}

/** A file that turns out to be a pipe or a device answers at once, where it would otherwise wait for somebody at its other end. */
const { O_APPEND, O_CREAT, O_NONBLOCK = 0, O_RDONLY, O_WRONLY } = constants;
const APPENDING = O_APPEND | O_CREAT | O_WRONLY | O_NONBLOCK;
const READING = O_RDONLY | O_NONBLOCK;

/** A file of JSON lines. When it is full, older lines make room. Writing never holds up an event. */
export class TraceFile {
  readonly #file: string;
  readonly #maxBytes: number;
  #waiting: string[] = [];
  #waitingBytes = 0;
  #writing: Promise<void> | undefined;
  #notice: ((text: string) => void) | undefined;

  constructor({ file, maxBytes, notice }: TraceFileOptions) {
    this.#file = file;
    this.#maxBytes = maxBytes;
    this.#notice = notice;
  }

  append(trace: HookTrace): void {
    const line = `${JSON.stringify(trace)}\n`;
    const bytes = Buffer.byteLength(line);
    if (bytes > this.#maxBytes) return;
    if (this.#waitingBytes + bytes > this.#maxBytes) this.#forgetOlder();
    this.#waiting.push(line);
    this.#waitingBytes += bytes;
    this.#writing ??= this.#writeAll();
  }

  async flush(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#write(this.#take());
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

  /** What the file could not hold need not wait for it either. */
  #forgetOlder(): void {
    this.#waiting = newest(this.#waiting, Math.floor(this.#maxBytes / 2));
    this.#waitingBytes = Buffer.byteLength(this.#waiting.join(''));
  }

  #take(): string[] {
    const lines = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    return lines;
  }

  async #write(lines: readonly string[]): Promise<void> {
    const text = lines.join('');
    const size = await sizeOf(this.#file);
    if (size + Buffer.byteLength(text) <= this.#maxBytes) {
      return appendFile(this.#file, text, { mode: 0o600, flag: APPENDING });
    }
    const kept = newest([...(await linesOf(this.#file)), ...lines], Math.floor(this.#maxBytes / 2));
    await replace(this.#file, kept.join(''));
  }
}

/** The newest lines that fit, at least the very last one. */
function newest(lines: readonly string[], maxBytes: number): string[] {
  let size = 0;
  const tooOld = lines.findLastIndex((line, index) => {
    size += Buffer.byteLength(line);
    return size > maxBytes && index < lines.length - 1;
  });
  return lines.slice(tooOld + 1);
}

/** Whoever reads the file sees the old text or the new one, never a part. */
async function replace(file: string, text: string): Promise<void> {
  const fresh = `${file}.${process.pid}.new`;
  try {
    await writeFile(fresh, text, { mode: 0o600 });
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/** Zero when there is no file yet. */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && !found.isFile()) throw new Error('it is not a regular file');
  return found?.size ?? 0;
}

async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, { encoding: 'utf8', flag: READING }))
      .split(/(?<=\n)/)
      .filter((line) => line.endsWith('\n'));
  } catch {
    return [];
  }
}
