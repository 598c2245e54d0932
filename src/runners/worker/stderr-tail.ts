const MAX_BYTES = 64 * 1024;
const MAX_PARTS = 1000;
const MAX_QUOTED = 500;

/** The last output of a worker besides its frames, for error messages. */
export class StderrTail {
  #parts: Buffer[] = [];
  #length = 0;

  /** Appends a copy of a chunk. */
  push(chunk: Uint8Array): void {
    const part = Buffer.from(chunk.subarray(Math.max(0, chunk.length - MAX_BYTES)));
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length < 2 * MAX_BYTES && this.#parts.length < MAX_PARTS) return;
    // Copied, so that the memory of the rest is freed.
    const last = Buffer.from(Buffer.concat(this.#parts).subarray(-MAX_BYTES));
    this.#parts = [last];
    this.#length = last.length;
  }

  /** Returns the last lines, formatted as the end of a message. Empty if there was no output. */
  quoted(): string {
    const lines = Buffer.concat(this.#parts).toString('utf8').trim().split('\n');
    const text = lines.slice(-3).join('\n').slice(-MAX_QUOTED).trim();
    return text === '' ? '' : `: ${text}`;
  }
}
