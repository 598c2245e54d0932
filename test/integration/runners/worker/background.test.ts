import { describe, expect, it } from 'vitest';
import { DENY, denied, until, workerBench } from '../../../support/runners/worker/support.js';

const HANG = 'note("hangs", os.getpid()); time.sleep(300)';

describe('Worker of hooks that are not enforced', () => {
  it.each([{ async: true }, { enforce: false }])('never delays a guard: %j', async (more) => {
    const bench = workerBench();
    const hanging = bench.runSnippet(HANG, { hook: { ...more, timeout: 600_000 } });
    await until(() => bench.lines('hangs').length === 1, 'the worker is busy');
    const result = await bench.runSnippet(DENY);
    expect(result.output).toEqual(denied);
    expect(bench.starts().workers).toBe(2);
    bench.runner.dispose({ kill: true });
    await hanging;
    await bench.runner.whenBackgroundEnded();
  });
});
