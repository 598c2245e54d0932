import { describe, expect, it } from 'vitest';
import { DENY, denied, until, workerBench } from '../../../support/runners/worker/support.js';

const HANG = 'note("hangs", os.getpid()); time.sleep(300)';

describe('a worker of hooks whose answers do not count', () => {
  it.each([{ async: true }, { enforce: false }])('is never one that a guard waits for: %j', async (more) => {
    const bench = workerBench();
    const hanging = bench.ask(HANG, { hook: { ...more, timeout: 600_000 } });
    await until(() => bench.lines('hangs').length === 1, 'the worker is busy');
    const result = await bench.ask(DENY);
    expect(result.output).toEqual(denied);
    expect(bench.starts().workers).toBe(2);
    bench.runner.dispose({ kill: true });
    await hanging;
    await bench.runner.whenBackgroundEnded();
  });
});
