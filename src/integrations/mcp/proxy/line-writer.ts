import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes lines with backpressure: a write resolves when the reader has caught up or the stream is closed. */
export class LineWriter {
  readonly #stream: Writable;
  #drained: Promise<unknown> | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    // A broken pipe is handled by the owner of the stream.
    stream.on('error', () => {});
  }

  /** Writes a message as one line. Rejects if it is nested too deep for JSON.stringify. */
  async message(message: object): Promise<void> {
    return this.line(textOf(message));
  }

  /** Writes a line. The line is queued before the call returns, so that the order of calls is kept. */
  async line(line: string | Buffer): Promise<void> {
    const stream = this.#stream;
    if (!stream.writable) return;
    stream.cork();
    stream.write(line);
    const hasRoom = stream.write('\n');
    stream.uncork();
    if (hasRoom) return;
    this.#drained ??= this.#drain();
    await this.#drained;
  }

  async #drain(): Promise<void> {
    const closed = new AbortController();
    const onClose = (): void => closed.abort();
    this.#stream.once('close', onClose);
    try {
      await once(this.#stream, 'drain', { signal: closed.signal });
    } catch {
      // The stream is closed or broken.
    } finally {
      this.#stream.off('close', onClose);
      this.#drained = undefined;
    }
  }
}

function textOf(message: object): string {
  try {
    return JSON.stringify(message);
  } catch {
    throw new Error('the message is nested too deeply');
  }
}
