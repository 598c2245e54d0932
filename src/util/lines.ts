const NEWLINE = 0x0a;
const MAX_PARTS = 1000;

/** Stands for a line that exceeds the limit. */
export const TOO_LONG = Symbol('too long');
export type Line = Buffer | typeof TOO_LONG;

/** Splits chunks of bytes into lines of a limited length, without line ends. */
export class ByteLines {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** True if the incomplete line already exceeds the limit. */
  get isTooLong(): boolean {
    return this.#length > this.#maxBytes;
  }

  /** Returns the lines that the chunk completes. They share its memory, so use them before that is reused. */
  push(chunk: Uint8Array): Line[] {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const lines: Line[] = [];
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      lines.push(this.#complete(bytes.subarray(start, end)));
      start = end + 1;
    }
    if (start < bytes.length) this.#keep(bytes.subarray(start));
    return lines;
  }

  /** Returns the last line if it has no line end. */
  end(): Line | undefined {
    return this.#length === 0 ? undefined : this.#complete(Buffer.alloc(0));
  }

  #complete(last: Buffer): Line {
    const isTooLong = this.#length + last.length > this.#maxBytes;
    const line = this.#parts.length === 0 ? last : Buffer.concat([...this.#parts, last]);
    this.#parts = [];
    this.#length = 0;
    return isTooLong ? TOO_LONG : line;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.isTooLong) {
      this.#parts = [];
      return;
    }
    this.#parts.push(Buffer.from(part));
    // Joins small parts: a long list of buffers would need far more memory than the line.
    if (this.#parts.length >= MAX_PARTS) this.#parts = [Buffer.concat(this.#parts)];
  }
}

/** Yields the lines of a stream. Reads on when the consumer takes the next line. */
export async function* readLines(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  const lines = new ByteLines(maxBytes);
  for await (const chunk of source) yield* lines.push(chunk);
  const last = lines.end();
  if (last !== undefined) yield last;
}

/** Splits chunks of text into lines. */
export class TextLines {
  #rest = '';

  /** Returns the lines that the chunk completes. */
  push(text: string): string[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines;
  }
}
