import { closeSync } from 'node:fs';
import { type OnReadOpts, Socket, type SocketConstructorOpts } from 'node:net';

export interface FifoListener {
  readonly keepsAlive?: boolean | undefined;
  /** The chunk's memory is reused after the call. */
  onData(chunk: Uint8Array): void;
  /** Clean when the end of the file was seen: nobody writes any more. */
  onEnd(clean: boolean): void;
}

const { Bun: bun }: { Bun?: { file(descriptor: number): Blob }; process: unknown } = globalThis;

/** Reads a non-blocking descriptor as data comes; returns the way to stop, which also closes it. */
export function readFifo(descriptor: number, listener: FifoListener): () => void {
  // Bun takes a socket of a descriptor without an error, and never reads it.
  return bun === undefined
    ? readAsSocket(descriptor, listener)
    : readAsStream(bun.file(descriptor), descriptor, listener);
}

// Every FIFO is read into this one buffer: a read and its callback are one synchronous step.
let sharedBuffer: Buffer | undefined;

function readAsSocket(fd: number, listener: FifoListener): () => void {
  sharedBuffer ??= Buffer.allocUnsafe(64 * 1024);
  const options: SocketConstructorOpts & { onread: OnReadOpts } = {
    fd,
    readable: true,
    writable: false,
    onread: {
      buffer: sharedBuffer,
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
