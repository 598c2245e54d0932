import { appendFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import type { HookTrace } from '../../generated/index.js';

export interface TraceFileOptions {
  file: string;
  /** The file never grows beyond this. */
  maxBytes: number;
}

/** A file of JSON lines. When it is full, the older half makes room. Writing never holds up an event. */
export class TraceFile {
  readonly #file: string;
  readonly #maxBytes: number;
  #waiting: string[] = [];
  #writing: Promise<void> | undefined;

  constructor({ file, maxBytes }: TraceFileOptions) {
    this.#file = file;
    this.#maxBytes = maxBytes;
  }

  append(trace: HookTrace): void {
    const line = `${JSON.stringify(trace)}\n`;
    if (Buffer.byteLength(line) > this.#maxBytes) return;
    this.#waiting.push(line);
    this.#writing ??= this.#writeAll();
  }

  async flush(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const lines = this.#waiting;
        this.#waiting = [];
        await this.#write(lines);
      }
    } catch {
      // A trace that cannot be written must not disturb the host; the traces in memory are still there.
      this.#waiting = [];
    } finally {
      this.#writing = undefined;
    }
  }

  async #write(lines: readonly string[]): Promise<void> {
    const text = lines.join('');
    const size = await sizeOf(this.#file);
    if (size + Buffer.byteLength(text) <= this.#maxBytes) return appendFile(this.#file, text, { mode: 0o600 });
    const kept = newest([...(await linesOf(this.#file)), ...lines], Math.floor(this.#maxBytes / 2));
    const fresh = `${this.#file}.new`;
    await writeFile(fresh, kept.join(''), { mode: 0o600 });
    await rename(fresh, this.#file);
  }
}

/** The newest lines that fit, at least the very last one. */
function newest(lines: readonly string[], maxBytes: number): string[] {
  const kept: string[] = [];
  let size = 0;
  for (const line of lines.toReversed()) {
    size += Buffer.byteLength(line);
    if (size > maxBytes && kept.length > 0) break;
    kept.unshift(line);
  }
  return kept;
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split(/(?<=\n)/).filter((line) => line.endsWith('\n'));
  } catch {
    return [];
  }
}
