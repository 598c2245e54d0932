const NEWLINE = 0x0a;

export interface LineListener {
  onLine(text: string): void;
  /** A line is longer than any may be; nothing after it is read. */
  onTooLong(): void;
}

/** Cuts a stream of bytes into lines. A line is decoded as a whole, so that no chunk edge can split a character. */
export class LineReader {
  readonly #longest: number;
  readonly #listener: LineListener;
  #begun: Buffer[] = [];
  #length = 0;
  #closed = false;

  constructor(longest: number, listener: LineListener) {
    this.#longest = longest;
    this.#listener = listener;
  }

  /** Copies what it keeps: the caller may reuse the chunk's memory. */
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
    this.#begun = [];
  }

  #line(rest: Buffer): void {
    if (this.#isTooLong(rest)) return;
    const whole = this.#begun.length === 0 ? rest : Buffer.concat([...this.#begun, rest]);
    this.#begun = [];
    this.#length = 0;
    this.#listener.onLine(whole.toString('utf8'));
  }

  #keep(part: Buffer): void {
    if (this.#isTooLong(part)) return;
    this.#begun.push(Buffer.from(part));
    this.#length += part.length;
    // One buffer for what comes byte by byte: a list of such would cost far more than the line.
    if (this.#begun.length >= MOST_PARTS) this.#begun = [Buffer.concat(this.#begun)];
  }

  #isTooLong(part: Buffer): boolean {
    if (this.#length + part.length <= this.#longest) return false;
    this.close();
    this.#listener.onTooLong();
    return true;
  }
}

const MOST_PARTS = 1000;
