const FIRST_SIZE = 4096;
const decoder = new TextDecoder();

/** Keeps the first bytes of a stream up to a cap and counts the rest. */
export class CappedOutput {
  readonly #limit: number;
  #kept = Buffer.alloc(0);
  #length = 0;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Copies what it keeps: the caller may reuse the chunk's memory. */
  push(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    const taken = Math.min(chunk.length, this.#limit - this.#length);
    if (taken <= 0) return;
    this.#reserve(this.#length + taken);
    this.#kept.set(taken === chunk.length ? chunk : chunk.subarray(0, taken), this.#length);
    this.#length += taken;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get truncated(): boolean {
    return this.#bytes > this.#limit;
  }

  /** Decodes all that was kept at once, so that no chunk edge can split a character. */
  text(): string {
    if (this.#length === 0) return '';
    const kept = this.#kept.subarray(0, this.#length);
    // In stream mode a character that the cap cut in two is left out instead of becoming U+FFFD.
    return this.truncated ? new TextDecoder().decode(kept, { stream: true }) : decoder.decode(kept);
  }

  // One growing buffer: a list of chunks would cost far more than the cap for a hook that prints byte by byte.
  #reserve(size: number): void {
    if (size <= this.#kept.length) return;
    const grown = Buffer.allocUnsafe(Math.min(this.#limit, Math.max(FIRST_SIZE, size, this.#kept.length * 2)));
    grown.set(this.#kept.subarray(0, this.#length));
    this.#kept = grown;
  }
}
