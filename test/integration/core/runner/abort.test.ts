import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionHook, makeBench, until } from '../../../support/core/runner/support.js';

describe('HookRunner abort', () => {
  it('skips every hook if the signal is already aborted [RUN-22]', async () => {
    const bench = makeBench();
    const calls: string[] = [];
    const hooks = [bench.hook('touch ran'), functionHook(() => void calls.push('action')), bench.hook('exit 2')];
    const options = {
      signal: AbortSignal.abort(),
      onHookStart: () => calls.push('start'),
      onHookEnd: () => calls.push('end'),
    };
    for (const results of [
      await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input(), options),
      await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input(), options),
      [await bench.run('touch ran', options)],
    ]) {
      for (const result of results) expect(result).toMatchObject({ success: false, skipped: 'aborted', duration: 0 });
    }
    expect(calls).toEqual([]);
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('skips the remaining hooks of a chain, keeping the order of results [RUN-22]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const hooks = [bench.hook('echo one'), bench.hook('touch ran'), functionHook(() => ({ decision: 'deny' }))];
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input(), {
      signal: controller.signal,
      onHookEnd: () => controller.abort(),
    });
    expect(results.map(({ hookConfig }) => hookConfig)).toEqual(hooks);
    expect(results).toMatchObject([{ success: true }, { skipped: 'aborted' }, { skipped: 'aborted' }]);
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('skips a hook whose onHookStart callback aborts [RUN-22]', async () => {
    const bench = makeBench();
    for (const hook of [bench.hook('touch ran'), functionHook(() => ({ decision: 'deny' }))]) {
      const controller = new AbortController();
      const result = await bench.run(hook, { signal: controller.signal, onHookStart: () => controller.abort() });
      expect(result).toMatchObject({ success: false, skipped: 'aborted' });
      expect(result).not.toHaveProperty('output');
    }
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('stops running commands and functions and starts no more hooks [RUN-22] [B-24]', async () => {
    const bench = makeBench({}, { maxConcurrency: 3 });
    const controller = new AbortController();
    const received: string[] = [];
    const waiting = functionHook((_input, { signal }) => {
      signal.addEventListener('abort', () => received.push('function'));
      return new Promise(() => {});
    });
    const hooks = [
      bench.hook('echo up; touch up; exec sleep 600'),
      bench.hook('trap "" TERM; touch stubborn; while :; do sleep 0.05; done'),
      waiting,
      bench.hook('touch ran'),
    ];
    const running = bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input(), {
      signal: controller.signal,
    });
    await until(() => existsSync(bench.path('up')) && existsSync(bench.path('stubborn')), 'both commands run');
    controller.abort();
    const results = await running;
    expect(results).toMatchObject([
      { success: false, aborted: true, stdout: 'up\n', error: { message: 'aborted by the caller' } },
      { success: false, aborted: true },
      { success: false, aborted: true, error: { message: 'aborted by the caller' } },
      { success: false, skipped: 'aborted' },
    ]);
    for (const result of results) {
      expect(result).not.toHaveProperty('output');
      expect(result).not.toHaveProperty('exitCode');
      expect(result).not.toHaveProperty('timedOut');
    }
    expect(received).toEqual(['function']);
    expect(existsSync(bench.path('ran'))).toBe(false);
    await until(() => bench.processes().length === 0, 'the command that ignores SIGTERM was killed');
  });

  it('does not count as a failure that blocks [RUN-22] [FAIL-9]', async () => {
    const bench = makeBench();
    const controller = new AbortController();
    const hooks = [
      bench.hook('touch up; exec sleep 600', { onError: 'block' }),
      functionHook(() => new Promise(() => {}), { onError: 'block' }),
    ];
    const running = bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input(), {
      signal: controller.signal,
    });
    await until(() => existsSync(bench.path('up')), 'the command runs');
    controller.abort();
    const late = await bench.run(bench.hook('true', { onError: 'block' }), { signal: controller.signal });
    for (const result of [...(await running), late]) {
      expect(result.success).toBe(false);
      expect(result).not.toHaveProperty('output');
    }
  });

  it('removes its listeners and causes no warning for 30 hooks on one signal [RUN-22]', async () => {
    const bench = makeBench();
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => void warnings.push(warning);
    process.on('warning', onWarning);
    const { signal } = new AbortController();
    const listening = countListeners(signal);
    const hooks = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? functionHook(() => new Promise((resolve) => setImmediate(resolve))) : bench.hook('true'),
    );
    await bench.runner.prepareFor(hooks);
    const running = bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input(), { signal });
    // A function that returns at once needs no listener, so the first one is added after this tick.
    await Promise.resolve();
    expect(listening()).toBeGreaterThan(0);
    await running;
    expect(listening()).toBe(0);
    await new Promise(setImmediate);
    process.removeListener('warning', onWarning);
    expect(warnings).toEqual([]);
  });
});

/** Returns a function that counts the listeners added to the signal from now on. */
function countListeners(signal: AbortSignal): () => number {
  let count = 0;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    count += 1;
    addEventListener.apply(signal, args);
  };
  signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    count -= 1;
    removeEventListener.apply(signal, args);
  };
  return () => count;
}

describe('HookRunner callbacks', () => {
  it('receive each start and end with the hook, its index and its result [B-24]', async () => {
    const bench = makeBench();
    const hooks = [bench.hook('echo one'), bench.hook('exit 1'), functionHook(() => undefined)];
    const log: unknown[][] = [];
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input(), {
      onHookStart: (config, index) => log.push(['start', config, index]),
      onHookEnd: (config, result, index) => log.push(['end', config, result, index]),
    });
    expect(log).toEqual(
      hooks.flatMap((hook, index) => [
        ['start', hook, index],
        ['end', hook, results[index], index],
      ]),
    );
  });

  it('do not affect the results if they throw or reject [B-24] [RUN-10]', async () => {
    const bench = makeBench();
    const rejections: unknown[] = [];
    const onRejection = (reason: unknown) => void rejections.push(reason);
    process.on('unhandledRejection', onRejection);
    const throwing = () => {
      throw new Error('listener');
    };
    const rejecting = () => Promise.reject(new Error('listener'));
    const hooks = [bench.hook('echo \'{"decision":"deny"}\''), functionHook(() => ({ decision: 'deny' }))];
    for (const listener of [throwing, rejecting]) {
      const options = { onHookStart: listener, onHookEnd: listener };
      const parallel = await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input(), options);
      const chain = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input(), options);
      expect(parallel.map(({ output }) => output)).toEqual([{ decision: 'deny' }, { decision: 'deny' }]);
      expect(chain.map(({ output }) => output)).toEqual([{ decision: 'deny' }]);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
    process.removeListener('unhandledRejection', onRejection);
    expect(rejections).toEqual([]);
  });
});
