import { closeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FifoPool, OpenFifo } from './fifo-pool.js';
import { readFifo } from './fifo-reader.js';

export interface OutputListener {
  /** Whether the host stays for what may still come; it does unless told otherwise. */
  readonly keepsAlive?: boolean | undefined;
  /** The chunk's memory is reused after the call. */
  onData(chunk: Uint8Array): void;
  onEnd(): void;
}

/** One of a child's two output streams, from before the spawn until it is closed. */
export interface OutputChannel {
  /** For the stdio option of spawn. */
  readonly childEnd: number | 'pipe';
  /** The child has its end: ours is read from now on. */
  listen(stream: Readable | null | undefined, listener: OutputListener): void;
  /**
   * Stops reading and frees everything; also when there was no spawn. Harmless when repeated. `lost`: nobody knows whether
   * somebody has the other end.
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
    // The child's copy must be the only one, or the end of file would never come.
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
    if (this.#state === 'opened') this.#neverUsed(lost);
  }

  #finish(clean: boolean): void {
    this.#state = 'closed';
    if (this.#stopReading) this.#stopReading();
    else closeSync(this.#fifo.reader);
    if (clean) this.#pool.giveBack(this.#fifo.path);
    else this.#pool.retire(this.#fifo.path);
  }

  #neverUsed(lost: boolean): void {
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
