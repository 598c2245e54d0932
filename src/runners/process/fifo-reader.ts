import { closeSync, readSync } from 'node:fs';
import { type OnReadOpts, Socket, type SocketConstructorOpts } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import { isRecord } from '../../util/json.js';

export interface FifoListener {
  readonly keepsAlive?: boolean | undefined;
  /** The chunk's memory is reused after the call. */
  onData(chunk: Uint8Array): void;
  /** `clean` is true at the end of the file: there is no writer left. */
  onEnd(clean: boolean): void;
}

const { Bun: bun }: { Bun?: { file(descriptor: number): Blob }; process: unknown } = globalThis;

/** Reads a non-blocking descriptor. Returns a function that stops reading and closes it. */
export function readFifo(descriptor: number, listener: FifoListener): () => void {
  // Bun creates a socket from a descriptor without an error, but never reads from it.
  if (bun !== undefined) return readAsStream(bun.file(descriptor), descriptor, listener);
  return isMainThread ? readAsSocket(descriptor, listener) : readByPolling(descriptor, listener);
}

// Shared by all FIFOs: a read and its callback are one synchronous step.
let sharedBuffer: Buffer | undefined;

function bufferForReads(): Buffer {
  sharedBuffer ??= Buffer.allocUnsafe(64 * 1024);
  return sharedBuffer;
}

function readAsSocket(fd: number, listener: FifoListener): () => void {
  const options: SocketConstructorOpts & { onread: OnReadOpts } = {
    fd,
    readable: true,
    writable: false,
    onread: {
      buffer: bufferForReads(),
      callback: (length, buffer) => {
        listener.onData(buffer.subarray(0, length));
        return true;
      },
    },
  };
  const socket = new Socket(options);
  if (listener.keepsAlive === false) socket.unref();
  socket.once('end', () => listener.onEnd(true));
  socket.on('error', () => listener.onEnd(false));
  return () => {
    socket.destroy();
  };
}

const FIRST_POLL_MS = 1;
const MAX_POLL_MS = 10;

/**
 * Reads in a worker thread. When a thread ends, Node closes every descriptor that the thread opened and did not close with
 * `fs`. A socket closes its own way, so the number may belong to the main thread by then.
 */
function readByPolling(descriptor: number, listener: FifoListener): () => void {
  let delayMs = FIRST_POLL_MS;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const pollLater = (): void => {
    timer = setTimeout(poll, delayMs);
    if (listener.keepsAlive === false) timer.unref();
  };
  const poll = (): void => {
    const read = readAvailable(descriptor);
    if (read === 'end' || read === 'failed') {
      listener.onEnd(read === 'end');
      return;
    }
    if (read !== undefined) listener.onData(read);
    delayMs = read === undefined ? Math.min(MAX_POLL_MS, 2 * delayMs) : FIRST_POLL_MS;
    if (!stopped) pollLater();
  };
  pollLater();
  return () => {
    stopped = true;
    clearTimeout(timer);
    closeSync(descriptor);
  };
}

/** Returns undefined while there is a writer and nothing to read. */
function readAvailable(descriptor: number): Buffer | 'end' | 'failed' | undefined {
  const buffer = bufferForReads();
  try {
    const length = readSync(descriptor, buffer, 0, buffer.length, null);
    return length === 0 ? 'end' : buffer.subarray(0, length);
  } catch (error) {
    return isRecord(error) && error['code'] === 'EAGAIN' ? undefined : 'failed';
  }
}

function readAsStream(file: Blob, descriptor: number, listener: FifoListener): () => void {
  const reader = file.stream().getReader();
  let stopped = false;
  const readAll = async () => {
    for (let next = await reader.read(); !stopped; next = await reader.read()) {
      if (next.done) return listener.onEnd(true);
      listener.onData(next.value);
    }
  };
  readAll().catch(() => {
    if (!stopped) listener.onEnd(false);
  });
  return () => {
    stopped = true;
    const close = () => closeSync(descriptor);
    reader.cancel().then(close, close);
  };
}
