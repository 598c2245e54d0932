import { spawnSync } from 'node:child_process';
import { closeSync, constants, fstatSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const READ = constants.O_RDONLY | constants.O_NONBLOCK;

/** A FIFO with a writer, and the data that its reader received. */
function makePipe() {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-fifo-'));
  const path = join(folder, 'pipe');
  spawnSync('mkfifo', [path]);
  const reader = openSync(path, READ);
  const writer = openSync(path, constants.O_WRONLY);
  onTestFinished(() => {
    closeSync(writer);
    rmSync(folder, { recursive: true, force: true });
  });
  const received: string[] = [];
  const listener = {
    onData: (chunk: Uint8Array) => void received.push(Buffer.from(chunk).toString()),
    onEnd: (clean: boolean) => void received.push(clean ? 'end' : 'broken'),
  };
  return { reader, writer, received, listener };
}

/** Imitates Bun, where a descriptor is read as a file stream. */
const asOnBun = {
  file: (fd: number) => ({
    stream: () =>
      Readable.toWeb(new Socket({ fd: openSync(`/proc/self/fd/${fd}`, READ), readable: true, writable: false })),
  }),
};

describe.runIf(process.platform === 'linux').each([
  ['as a socket', undefined],
  ['as a stream, like on Bun', asOnBun],
])('FIFO that is read %s', (_how, bun) => {
  it('delivers data as it is written, until the reader is stopped and closed [RUN-23]', async () => {
    if (bun !== undefined) vi.stubGlobal('Bun', bun);
    vi.resetModules();
    const { readFifo } = await import('../../../../src/runners/process/fifo-reader.js');
    const { reader, writer, received, listener } = makePipe();
    const stop = readFifo(reader, listener);
    writeSync(writer, 'first');
    await vi.waitFor(() => expect(received.join('')).toBe('first'), 30_000);
    stop();
    await vi.waitFor(() => expect(() => fstatSync(reader)).toThrow('EBADF'), 30_000);
    expect(received).toEqual(['first']);
  });
});
