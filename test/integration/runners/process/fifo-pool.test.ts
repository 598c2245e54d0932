import { closeSync, readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FifoPool, type OpenFifo } from '../../../../src/runners/process/fifo-pool.js';
import { PrivateDirectory } from '../../../../src/runners/process/private-directory.js';
import { openDescriptors } from '../../../support/runners/process/support.js';

describe.runIf(process.platform === 'linux')('FIFO pool', () => {
  function makePool() {
    const directory = new PrivateDirectory(() => {});
    const pool = new FifoPool(directory, () => {});
    const opened: OpenFifo[] = [];
    onTestFinished(() => {
      for (const { reader, writer } of opened) for (const file of [reader, writer]) closeSync(file);
      pool.close();
      directory.remove();
    });
    const take = () => {
      const pair = pool.openPair();
      opened.push(...(pair ?? []));
      return pair;
    };
    const names = () =>
      readdirSync(directory.path ?? '')
        .map(Number)
        .sort((a, b) => a - b);
    const unlink = (name: number) => unlinkSync(join(directory.path ?? '', String(name)));
    return { pool, take, unlink, names, made: () => names().length };
  }

  it('closes both FIFOs of a pair if one was deleted, and creates new ones [RUN-23]', async () => {
    const { pool, take, unlink, names } = makePool();
    await pool.wait();
    unlink(names().at(-2) ?? -1);
    const before = openDescriptors();
    expect(take()).toBeUndefined();
    expect(openDescriptors()).toBe(before);
    const filled = pool.wait();
    expect(filled).toBeDefined();
    await filled;
    expect(take()).toBeDefined();
  });

  it('is refilled before it is empty, so that no process waits [RUN-23]', async () => {
    const { pool, take, made } = makePool();
    await pool.wait();
    const first = made();
    // Three of four FIFOs are taken, two at a time. The rest serves a few more processes without waiting.
    for (let taken = 0; taken < (first * 3) / 4; taken += 2) take();
    pool.refillWhenLow('/');
    expect(pool.wait()).toBeUndefined();
    await vi.waitFor(() => expect(made()).toBe(2 * first), 30_000);
    expect(take()).toBeDefined();
  });

  it('creates none while enough are available [RUN-23]', async () => {
    const { pool, take, made } = makePool();
    await pool.wait();
    const first = made();
    take();
    pool.refillWhenLow('/');
    await new Promise(setImmediate);
    expect(pool.wait()).toBeUndefined();
    take();
    expect(made()).toBe(first);
  });
});
