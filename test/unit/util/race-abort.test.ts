import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { raceAbort } from '../../../src/util/abort.js';

const never = new Promise<string>(() => {});

describe('raceAbort', () => {
  it('settles like the work and leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    const limits = { signals: [signal, undefined], timeoutMs: 60_000 };
    expect(await raceAbort(Promise.resolve('done'), limits, (cause) => cause)).toBe('done');
    await expect(raceAbort(Promise.reject(new Error('failed')), limits, (cause) => cause)).rejects.toThrow('failed');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('gives up once, with the first of abort and timeout', async () => {
    const controller = new AbortController();
    const causes: string[] = [];
    const limits = { signals: [controller.signal, AbortSignal.abort()], timeoutMs: 1 };
    const give = (cause: string) => {
      causes.push(cause);
      return cause;
    };
    expect(await raceAbort(never, limits, give)).toBe('abort');
    expect(await raceAbort(never, { signals: [controller.signal], timeoutMs: 1 }, give)).toBe('timeout');
    controller.abort();
    expect(causes).toEqual(['abort', 'timeout']);
  });

  it('rejects with what giving up throws', async () => {
    const giveUp = (): never => {
      throw new TypeError('too late');
    };
    await expect(raceAbort(never, { signals: [], timeoutMs: 1 }, giveUp)).rejects.toThrow(TypeError);
  });

  it('prefers a result that is there when a stall of the host ends', async () => {
    const work = new Promise<string>((resolve) => setImmediate(() => resolve('done')));
    const race = raceAbort(work, { signals: [], timeoutMs: 1 }, (cause) => cause);
    const end = performance.now() + 20;
    while (performance.now() < end);
    expect(await race).toBe('done');
  });

  it('ignores a signal that is null', async () => {
    const signals: AbortSignal[] = JSON.parse('[null]');
    expect(await raceAbort(Promise.resolve('done'), { signals }, () => 'gave up')).toBe('done');
  });
});
