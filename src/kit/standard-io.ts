import { readSync, writeSync } from 'node:fs';

const CHUNK = 65_536;
const MOST_COLLECTED = 1024 * 1024;

/** All of standard input. The stream is asked only where a read would not wait: to make it takes longer than to read. */
export async function readInput(): Promise<string> {
  const chunks: Uint8Array[] = [];
  const ended = readChunks(chunks);
  if (!ended) for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** False when more may come that can only be waited for elsewhere. */
function readChunks(chunks: Uint8Array[]): boolean {
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    try {
      const count = readSync(0, chunk);
      if (count === 0) return true;
      chunks.push(chunk.subarray(0, count));
    } catch (error) {
      // Windows tells the end of a pipe by an error.
      if (codeOf(error) === 'EOF') return true;
      if (codeOf(error) === 'EAGAIN') return false;
      throw error;
    }
  }
}

/** Writes before it returns, so that nothing is lost when the process ends. */
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

/** Only the answer may stand on standard output: what else is printed, by console.log too, goes to standard error. */
export function keepOutputClean(): void {
  Object.defineProperty(process, 'stdout', { configurable: true, get: () => process.stderr });
}

/** From here on standard error is collected; what it gives is what was printed since it was last asked. */
export function collectErrors(): () => string {
  let printed = '';
  process.stderr.write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    if (printed.length < MOST_COLLECTED) printed += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
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

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
