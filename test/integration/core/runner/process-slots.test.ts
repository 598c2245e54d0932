import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { HookEventName } from '../../../../generated/index.js';
import { processSemaphore } from '../../../../src/runners/process/process-semaphore.js';
import { functionHook, makeBench, until } from '../../../support/core/runner/support.js';

let held = 0;

/** Takes every slot of the process semaphore. */
function holdAllSlots(): void {
  while (processSemaphore.take()) held += 1;
}

function giveSlotsBack(): void {
  for (; held > 0; held -= 1) processSemaphore.giveBack();
}

afterEach(giveSlotsBack);

const CAN_BLOCK: readonly HookEventName[] = [
  'AfterAgent',
  'BeforeAgent',
  'BeforeModel',
  'BeforeTool',
  'SubagentStart',
  'SubagentStop',
];
const cases = Object.values(HookEventName).flatMap((eventName) =>
  [undefined, 'allow' as const, 'block' as const].map((onError) => ({ eventName, onError })),
);

describe('Hook that gets no process slot before its timeout', () => {
  it.each(cases)(
    'could not run on $eventName with onError $onError [FAIL-9] [RUN-22]',
    async ({ eventName, onError }) => {
      const bench = makeBench();
      holdAllSlots();
      const hook = bench.hook('touch ran', { name: 'guard', timeout: 20, onError });
      const result = await bench.run(hook, { eventName });
      expect(result).toMatchObject({ success: false, skipped: 'not-asked', error: expect.any(Error) });
      expect(result.error?.message).toContain('could not be started for 20 ms');
      if (CAN_BLOCK.includes(eventName)) {
        const reason = `Hook "guard" could not run: ${result.error?.message}`;
        expect(result.output).toEqual({ decision: 'deny', reason });
      } else {
        expect(result.output?.decision).toBe(onError === 'block' ? 'deny' : undefined);
      }
      expect(existsSync(bench.path('ran'))).toBe(false);
    },
  );
});

describe('HookRunner without free process slots', () => {
  it('still runs functions, including nested ones [RUN-17] [RUN-22]', async () => {
    const bench = makeBench();
    holdAllSlots();
    const inner = functionHook(() => ({ decision: 'allow', reason: 'inner' }));
    const outer = functionHook(async () => (await bench.run(inner)).output);
    expect(await bench.run(outer)).toMatchObject({ success: true, output: { reason: 'inner' } });
  });

  it('ends a waiting hook at once on abort or dispose with kill [RUN-22] [RUN-19]', async () => {
    const bench = makeBench();
    holdAllSlots();
    const controller = new AbortController();
    const first = bench.run('touch ran', { signal: controller.signal });
    const second = bench.run('touch ran');
    await until(() => processSemaphore.waiting === 2, 'both wait');
    controller.abort();
    expect(await first).toMatchObject({ success: false, skipped: 'aborted' });
    bench.runner.dispose({ kill: true });
    expect(await second).toMatchObject({ success: false, skipped: 'aborted' });
    expect(processSemaphore.waiting).toBe(0);
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('finishes a waiting hook that started before dispose [RUN-19]', async () => {
    const bench = makeBench();
    holdAllSlots();
    const waiting = bench.run('exit 2');
    await until(() => processSemaphore.waiting === 1, 'it waits');
    bench.runner.dispose();
    giveSlotsBack();
    expect(await waiting).toMatchObject({ exitCode: 2, output: { decision: 'deny' } });
  });

  it('closes the input file between two hooks of a chain [RUN-23]', async () => {
    const bench = makeBench();
    const slow = functionHook(() => until(() => openStdinFiles(bench.memory) === 0, 'no file is open'));
    const results = await bench.runner.executeHooksSequential(
      [bench.hook('cat'), slow, bench.hook('cat')],
      'BeforeTool',
      bench.input(),
    );
    const [first, , last] = results.map(({ stdout }) => stdout);
    expect(results.map(({ success }) => success)).toEqual([true, true, true]);
    expect(last).toBe(first);
  });
});

/** Counts the unlinked input files that this process holds open. */
function openStdinFiles(memory: string): number {
  const targets = readdirSync('/proc/self/fd').map((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      // The descriptor of the listing itself is already closed.
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(memory) && target.includes('stdin-')).length;
}
