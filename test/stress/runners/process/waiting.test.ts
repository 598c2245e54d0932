import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProcessOutcome } from '../../../../src/runners/process/process-types.js';
import { Semaphore } from '../../../../src/util/semaphore.js';
import { type Bench, makeBench, until } from '../../../support/runners/process/support.js';

/** Runs until the file "go" exists. */
async function holdSlot(bench: Bench, name = 'holder'): Promise<{ go(): Promise<ProcessOutcome> }> {
  const path = bench.path(name);
  const outcome = bench.bash(`touch ${path}.up; while [ ! -e ${path}.go ]; do sleep 0.02; done`);
  await until(() => existsSync(`${path}.up`), 'the slot is held');
  return {
    go: () => {
      writeFileSync(`${path}.go`, '');
      return outcome;
    },
  };
}

const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, pending))])) !== pending;
};

describe('Commands beyond the process limit', () => {
  it('wait, across all runners: the limit is never exceeded [RUN-22]', async () => {
    const slots = new Semaphore(3);
    const benches = [makeBench({ slots }), makeBench({ slots })];
    const there = benches[0]?.path('there') ?? '';
    mkdirSync(there);
    const script = `touch ${there}/$$; ls ${there} | wc -l; sleep 0.1; ls ${there} | wc -l; rm ${there}/$$`;
    const outcomes = await Promise.all(benches.flatMap((bench) => Array.from({ length: 8 }, () => bench.bash(script))));
    expect(outcomes.map(({ exitCode }) => exitCode)).toEqual(outcomes.map(() => 0));
    const counts = outcomes.flatMap(({ stdout }) => stdout.trim().split('\n').map(Number));
    expect(counts).toHaveLength(32);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    await until(() => slots.taken === 0, 'all slots are released');
  });

  it('start in the order of their calls [RUN-22]', async () => {
    const bench = makeBench({ slots: new Semaphore(1) });
    const scripts = Array.from({ length: 8 }, (_, index) => `echo ${index} >> ${bench.path('order')}`);
    await Promise.all(scripts.map((script) => bench.bash(script)));
    expect(readFileSync(bench.path('order'), 'utf8')).toBe('0\n1\n2\n3\n4\n5\n6\n7\n');
  });

  it('have their whole timeout after they start [RUN-22] [RUN-14]', async () => {
    const bench = makeBench({ slots: new Semaphore(1) });
    await bench.bash('true');
    const outcomes = await Promise.all([1, 2].map(() => bench.bash('sleep 2.5', { timeoutMs: 4500 })));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['exited', 'exited']);
  });

  it('could not run if they wait as long as their timeout, and report why [RUN-22]', async () => {
    const bench = makeBench({ slots: new Semaphore(1) });
    const { go } = await holdSlot(bench);
    const outcome = await bench.bash(`touch ${bench.path('ran')}`, { timeoutMs: 100 });
    expect(outcome).toMatchObject({ kind: 'not-asked', stdout: '', elapsedMs: 0 });
    expect(outcome.error?.message).toBe(
      'could not be started for 100 ms, its timeout: 1 other commands were running, the maximum',
    );
    expect(await go()).toMatchObject({ exitCode: 0 });
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('leave the queue at once on abort and on dispose [RUN-22] [RUN-19]', async () => {
    const slots = new Semaphore(1);
    const holding = makeBench({ slots });
    const { go } = await holdSlot(holding);
    const controller = new AbortController();
    const [killed, disposed] = [makeBench({ slots }), makeBench({ slots })];
    const waiting = [
      holding.bash('true', { signal: controller.signal }),
      killed.bash('true'),
      disposed.bash('true'),
      holding.bash('echo last'),
    ] as const;
    expect(slots.waiting).toBe(4);
    controller.abort();
    killed.runner.dispose({ kill: true });
    disposed.runner.dispose();
    expect(slots.waiting).toBe(1);
    expect(await waiting[0]).toMatchObject({ kind: 'aborted', elapsedMs: 0 });
    expect(await waiting[1]).toMatchObject({ kind: 'aborted', elapsedMs: 0 });
    expect((await waiting[2]).error?.message).toBe('the process runner is disposed');
    expect(await settled(waiting[3])).toBe(false);
    await go();
    expect(await waiting[3]).toMatchObject({ exitCode: 0, stdout: 'last\n' });
  });

  it('wait until a command that ignores SIGTERM has exited [RUN-22] [RUN-13]', async () => {
    const slots = new Semaphore(1);
    const bench = makeBench({ slots });
    const script = `trap "" TERM; touch ${bench.path('up')}; while :; do sleep 0.05; done`;
    const controller = new AbortController();
    const stubborn = bench.bash(script, { signal: controller.signal });
    const next = bench.bash('echo next');
    await until(() => existsSync(bench.path('up')), 'the command ignores SIGTERM');
    controller.abort();
    expect(await stubborn).toMatchObject({ kind: 'aborted' });
    expect([slots.taken, slots.waiting]).toEqual([1, 1]);
    expect(await next).toMatchObject({ exitCode: 0, stdout: 'next\n' });
    await until(() => slots.taken === 0, 'all slots are released');
  });

  it('start without waiting if a slot is free [RUN-3]', async () => {
    const slots = new Semaphore(2);
    const bench = makeBench({ slots });
    await bench.bash('true');
    const running = bench.bash('cat');
    expect([slots.taken, slots.waiting]).toEqual([1, 0]);
    expect(await running).toMatchObject({ exitCode: 0 });
    expect(slots.taken).toBe(0);
  });
});

describe('Any order of commands, aborts and disposals', () => {
  const command = fc.record({
    runner: fc.constantFrom(0, 1),
    script: fc.constantFrom('true', 'sleep 0.05', 'trap "" TERM; sleep 600', 'no-such-command', 'exit 2'),
    timeoutMs: fc.constantFrom(5, 200, 60_000),
    aborted: fc.boolean(),
  });
  const step = fc.oneof(
    { weight: 6, arbitrary: command },
    { weight: 2, arbitrary: fc.constant('turn' as const) },
    { weight: 1, arbitrary: fc.constant('abort' as const) },
    { weight: 1, arbitrary: fc.constant('dispose' as const) },
  );

  it('gives each command one result and leaves none waiting [RUN-10] [RUN-22] [RUN-19]', async () => {
    const idle = process.listenerCount('exit');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const slots = new Semaphore(2);
        const benches = [makeBench({ slots }), makeBench({ slots })];
        const controller = new AbortController();
        const outcomes: Promise<ProcessOutcome>[] = [];
        for (const each of steps) {
          if (each === 'turn') await new Promise((resolve) => setTimeout(resolve, 5));
          else if (each === 'abort') controller.abort();
          else if (each === 'dispose') benches[0]?.runner.dispose({ kill: outcomes.length % 2 === 0 });
          else {
            const { runner, script, timeoutMs, aborted } = each;
            const bench = benches[runner];
            if (bench) outcomes.push(bench.bash(script, { timeoutMs, ...(aborted && { signal: controller.signal }) }));
          }
        }
        // Disposing the runner ends commands that would run forever.
        for (const bench of benches) bench.runner.dispose({ kill: true });
        const kinds = (await Promise.all(outcomes)).map(({ kind }) => kind);
        expect(kinds).toHaveLength(outcomes.length);
        expect(slots.waiting).toBe(0);
        await until(() => slots.taken === 0, 'all slots are released');
        expect(process.listenerCount('exit')).toBe(idle);
      }),
      { numRuns: 12 },
    );
  });
});
