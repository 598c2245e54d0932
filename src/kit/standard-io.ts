import { readSync, writeSync } from 'node:fs';

const CHUNK_BYTES = 65_536;
const MAX_COLLECTED_LENGTH = 1024 * 1024;

/** Reads all of standard input. Uses the stream only if a synchronous read would fail, because creating it is slow. */
export async function readInput(): Promise<string> {
  const chunks: Uint8Array[] = [];
  const ended = readChunks(chunks);
  if (!ended) for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads synchronously to the end of the input. Returns false if the rest has to be awaited. */
function readChunks(chunks: Uint8Array[]): boolean {
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    try {
      const count = readSync(0, chunk);
      if (count === 0) return true;
      chunks.push(chunk.subarray(0, count));
    } catch (error) {
      // Windows reports the end of a pipe as an error.
      if (codeOf(error) === 'EOF') return true;
      if (codeOf(error) === 'EAGAIN') return false;
      throw error;
    }
  }
}

/** Writes synchronously, so that nothing is lost when the process exits. */
export function writeText(descriptor: 1 | 2, text: string): void {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(descriptor, bytes));
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      pause(1);
    }
  }
}

/** Redirects process.stdout, and with it console.log, to standard error: standard output is only for the hook's output. */
export function keepOutputClean(): void {
  Object.defineProperty(process, 'stdout', { configurable: true, get: () => process.stderr });
}

/** Collects standard error from now on. Returns a function that returns what was printed since its last call. */
export function collectErrors(): () => string {
  let printed = '';
  process.stderr.write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    if (printed.length < MAX_COLLECTED_LENGTH)
      printed += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = more.find((each) => typeof each === 'function');
    if (typeof done === 'function') queueMicrotask(() => done());
    return true;
  };
  return () => {
    const all = printed;
    printed = '';
    return all;
  };
}

/** Blocks the thread. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
