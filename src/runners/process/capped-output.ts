const FIRST_SIZE = 4096;
const decoder = new TextDecoder();

/** The first bytes of a stream, up to a limit. The rest is only counted. */
export class CappedOutput {
  readonly #limit: number;
  #buffer = Buffer.alloc(0);
  #length = 0;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Appends a copy of a chunk, whose memory the caller may reuse. */
  push(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    const length = Math.min(chunk.length, this.#limit - this.#length);
    if (length <= 0) return;
    this.#reserve(this.#length + length);
    this.#buffer.set(length === chunk.length ? chunk : chunk.subarray(0, length), this.#length);
    this.#length += length;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get truncated(): boolean {
    return this.#bytes > this.#limit;
  }

  /** Decodes all bytes at once, so that no chunk edge splits a character. */
  text(): string {
    if (this.#length === 0) return '';
    const bytes = this.#buffer.subarray(0, this.#length);
    // In stream mode, a character that the limit cut in two is left out instead of becoming U+FFFD.
    return this.truncated ? new TextDecoder().decode(bytes, { stream: true }) : decoder.decode(bytes);
  }

  // One growing buffer: for a hook that prints byte by byte, a list of chunks would exceed the limit by far.
  #reserve(size: number): void {
    if (size <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.min(this.#limit, Math.max(FIRST_SIZE, size, this.#buffer.length * 2)));
    grown.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = grown;
  }
}
