import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { functionHook, makeBench, stallUntil, watchTimers } from '../../../support/core/runner/support.js';

describe('Function hook timeout', () => {
  it('fails the hook, aborts its signal and reports the milliseconds [RUN-17] [RUN-14]', async () => {
    const bench = makeBench();
    let signal: AbortSignal | undefined;
    const timers = watchTimers();
    const hanging = functionHook(
      (_input, options) => {
        signal = options.signal;
        return new Promise(() => {});
      },
      { timeout: 30 },
    );
    const result = await bench.run(hanging);
    expect(result).toMatchObject({ success: false, timedOut: true, error: { message: 'timed out after 30 ms' } });
    expect(signal?.aborted).toBe(true);
    await timers.areBack();
  });

  it('aborts the signal even if it is first read later [RUN-17]', async () => {
    const bench = makeBench();
    let options: { signal: AbortSignal } | undefined;
    const hanging = functionHook(
      (_input, given) => {
        options = given;
        return new Promise(() => {});
      },
      { timeout: 20 },
    );
    await bench.run(hanging);
    expect(options?.signal.aborted).toBe(true);
  });

  it('ignores a later result or rejection [RUN-17] [RUN-10]', async () => {
    const bench = makeBench();
    let fail: (error: Error) => void = () => {};
    const promise = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const late = functionHook(() => promise, { timeout: 20 });
    expect(await bench.run(late)).toMatchObject({ timedOut: true });
    fail(new Error('too late'));
    await new Promise((resolve) => setTimeout(resolve, 1));
  });

  it('leaves no timer and no aborted signal if the function finishes in time [RUN-17]', async () => {
    const bench = makeBench();
    const timers = watchTimers();
    const signals: AbortSignal[] = [];
    const hooks = [
      functionHook(async (_input, { signal }) => void signals.push(signal)),
      functionHook((_input, { signal }) => void signals.push(signal)),
      functionHook(async () => {
        throw new Error('broken');
      }),
    ];
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    await timers.areBack();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });

  it('does not discard a result that arrived while the host was stalled [RUN-19]', async () => {
    const bench = makeBench();
    const { port1, port2 } = new MessageChannel();
    const listening = functionHook(
      async () => {
        await once(port2, 'message');
        return { decision: 'deny' };
      },
      { timeout: 20 },
    );
    // After this stall the event loop runs timers before pending input.
    await new Promise(setImmediate);
    const running = bench.run(listening);
    port1.postMessage('the answer');
    stallUntil(() => true, 100);
    expect(await running).toMatchObject({ success: true, output: { decision: 'deny' } });
    port1.close();
  });

  it.each([0, -5, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY])(
    'of %s does not end the hook at once [B-23]',
    async (timeout) => {
      const bench = makeBench();
      const slow = functionHook(
        async () => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          return { decision: 'deny' };
        },
        { timeout },
      );
      expect(await bench.run(slow)).toMatchObject({ success: true, output: { decision: 'deny' } });
      expect(await bench.run(bench.hook('sleep 0.1; exit 2', { timeout }))).toMatchObject({ exitCode: 2 });
    },
  );

  it('defaults to 60 seconds [RUN-15]', async () => {
    const bench = makeBench();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ended: (string | undefined)[] = [];
      const running = bench
        .run(functionHook(() => new Promise(() => {})))
        .then(({ error }) => void ended.push(error?.message));
      await vi.advanceTimersByTimeAsync(59_999);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      expect(ended).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await running;
      expect(ended).toEqual(['timed out after 60000 ms']);
    } finally {
      vi.useRealTimers();
    }
  });
});
