const MOST_BYTES = 64 * 1024;
const MOST_PARTS = 1000;
const MOST_SHOWN = 500;

/** The last of what a worker printed beside its answers, for whoever has to find out why it ended. */
export class StderrTail {
  #parts: Buffer[] = [];
  #length = 0;

  /** Copies what it keeps. */
  push(chunk: Uint8Array): void {
    const part = Buffer.from(chunk.subarray(Math.max(0, chunk.length - MOST_BYTES)));
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length < 2 * MOST_BYTES && this.#parts.length < MOST_PARTS) return;
    // A copy, so that what was cut off is not held.
    const last = Buffer.from(Buffer.concat(this.#parts).subarray(-MOST_BYTES));
    this.#parts = [last];
    this.#length = last.length;
  }

  /** What it said last, as the end of a sentence; empty when it said nothing. */
  quoted(): string {
    const lines = Buffer.concat(this.#parts).toString('utf8').trim().split('\n');
    const said = lines.slice(-3).join('\n').slice(-MOST_SHOWN).trim();
    return said === '' ? '' : `: ${said}`;
  }
}
