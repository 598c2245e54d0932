const NEWLINE = 0x0a;
const MAX_PARTS = 1000;

export interface LineListener {
  onLine(text: string): void;
  /** A line exceeds the maximum length. Nothing after it is read. */
  onTooLong(): void;
}

/** Splits a stream of bytes into lines. Decodes a line as a whole, so that a chunk boundary cannot split a character. */
export class LineReader {
  readonly #maxLength: number;
  readonly #listener: LineListener;
  #parts: Buffer[] = [];
  #length = 0;
  #closed = false;

  constructor(maxLength: number, listener: LineListener) {
    this.#maxLength = maxLength;
    this.#listener = listener;
  }

  /** Copies the incomplete line, because the caller may reuse the chunk's memory. */
  push(chunk: Uint8Array): void {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = 0;
    while (!this.#closed) {
      const end = bytes.indexOf(NEWLINE, start);
      if (end === -1) break;
      this.#line(bytes.subarray(start, end));
      start = end + 1;
    }
    if (!this.#closed && start < bytes.length) this.#keep(bytes.subarray(start));
  }

  close(): void {
    this.#closed = true;
    this.#parts = [];
  }

  #line(rest: Buffer): void {
    if (this.#isTooLong(rest)) return;
    const whole = this.#parts.length === 0 ? rest : Buffer.concat([...this.#parts, rest]);
    this.#parts = [];
    this.#length = 0;
    this.#listener.onLine(whole.toString('utf8'));
  }

  #keep(part: Buffer): void {
    if (this.#isTooLong(part)) return;
    this.#parts.push(Buffer.from(part));
    this.#length += part.length;
    // Joins small parts: a long list of buffers would need far more memory than the line.
    if (this.#parts.length >= MAX_PARTS) this.#parts = [Buffer.concat(this.#parts)];
  }

  #isTooLong(part: Buffer): boolean {
    if (this.#length + part.length <= this.#maxLength) return false;
    this.close();
    this.#listener.onTooLong();
    return true;
  }
}
