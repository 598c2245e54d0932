import { closeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FifoPool, OpenFifo } from './fifo-pool.js';
import { readFifo } from './fifo-reader.js';

export interface OutputListener {
  /** False if the host may exit before the stream ends. Defaults to true. */
  readonly keepsAlive?: boolean | undefined;
  /** The chunk's memory is reused after the call. */
  onData(chunk: Uint8Array): void;
  onEnd(): void;
}

/** Output stream of a child, from before the spawn until it is closed. */
export interface OutputChannel {
  /** Value for the stdio option of spawn. */
  readonly childEnd: number | 'pipe';
  /** Starts reading. Called after the spawn. */
  listen(stream: Readable | null | undefined, listener: OutputListener): void;
  /**
   * Stops reading and frees all resources, also without a spawn. May be called again. `lost` is true if an unknown process may
   * have the other end.
   */
  close(lost?: boolean): void;
}

export class FifoChannel implements OutputChannel {
  readonly #pool: FifoPool;
  readonly #fifo: OpenFifo;
  #stopReading: (() => void) | undefined;
  #state: 'opened' | 'listening' | 'closed' = 'opened';

  constructor(pool: FifoPool, fifo: OpenFifo) {
    this.#pool = pool;
    this.#fifo = fifo;
  }

  get childEnd(): number {
    return this.#fifo.writer;
  }

  listen(_stream: Readable | null | undefined, listener: OutputListener): void {
    this.#state = 'listening';
    // Only the child may have a writer, or there would be no end of file.
    closeSync(this.#fifo.writer);
    const ended = (clean: boolean) => {
      if (this.#state === 'closed') return;
      this.#finish(clean);
      listener.onEnd();
    };
    this.#stopReading = readFifo(this.#fifo.reader, {
      keepsAlive: listener.keepsAlive,
      onData: (chunk) => listener.onData(chunk),
      onEnd: ended,
    });
  }

  close(lost = false): void {
    if (this.#state === 'listening') this.#finish(false);
    if (this.#state === 'opened') this.#closeUnused(lost);
  }

  #finish(clean: boolean): void {
    this.#state = 'closed';
    if (this.#stopReading) this.#stopReading();
    else closeSync(this.#fifo.reader);
    if (clean) this.#pool.giveBack(this.#fifo.path);
    else this.#pool.retire(this.#fifo.path);
  }

  #closeUnused(lost: boolean): void {
    this.#state = 'closed';
    closeSync(this.#fifo.reader);
    closeSync(this.#fifo.writer);
    if (lost) this.#pool.retire(this.#fifo.path);
    else this.#pool.giveBack(this.#fifo.path);
  }
}

export class PipeChannel implements OutputChannel {
  readonly childEnd = 'pipe';
  #stream: Readable | null | undefined;
  #closed = false;

  listen(stream: Readable | null | undefined, listener: OutputListener): void {
    this.#stream = stream;
    const ended = () => {
      if (this.#closed) return;
      this.close();
      listener.onEnd();
    };
    if (!stream) {
      ended();
      return;
    }
    if (listener.keepsAlive === false && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
    stream.on('data', (chunk: Buffer) => {
      if (!this.#closed) listener.onData(chunk);
    });
    stream.once('end', ended);
    stream.once('close', ended);
    stream.on('error', ended);
  }

  close(): void {
    this.#closed = true;
    this.#stream?.destroy();
  }
}
