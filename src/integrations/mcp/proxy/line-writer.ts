import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes a line at a time. Whoever awaits it goes on when the reader has caught up, or is gone. */
export class LineWriter {
  readonly #stream: Writable;
  #drained: Promise<unknown> | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    // A reader that is gone is noticed by whoever watches over the stream.
    stream.on('error', () => {});
  }

  /** Rejects when it is nested so deep that nobody can write it. */
  async message(message: object): Promise<void> {
    return this.line(textOf(message));
  }

  /** Written when it returns, so that nothing that is decided later comes before it. */
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
    const gone = new AbortController();
    const onClose = (): void => gone.abort();
    this.#stream.once('close', onClose);
    try {
      await once(this.#stream, 'drain', { signal: gone.signal });
    } catch {
      // There is nobody left to wait for.
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
    throw new Error('the message is nested too deep');
  }
}
