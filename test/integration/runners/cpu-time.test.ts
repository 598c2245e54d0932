import { describe, expect, it } from 'vitest';
import { command, makeHost } from '../../support/core/events/support.js';

const call = { toolName: 'read', toolInput: {} };
/** Uses at least 60 ms of CPU time, however long that takes. */
const busy = `"${process.execPath}" -e "while (process.cpuUsage().user < 60000);"`;

describe.runIf(process.platform === 'linux')('budget_ms of a command hook', () => {
  it('records the CPU time of the command and its children', async () => {
    for (const text of [busy, `${busy}; true`]) {
      const { handler } = await makeHost({ hooks: { BeforeTool: [{ hooks: [command(text, { budget_ms: 5000 })] }] } });
      const { trace } = await handler.fireBeforeToolEvent(call);
      const [{ cpuDuration = 0, budgetMs } = {}] = trace.hooks;
      expect(budgetMs).toBe(5000);
      expect(cpuDuration).toBeGreaterThanOrEqual(50);
    }
  });

  it('is needed to read the CPU time', async () => {
    const { handler } = await makeHost({ hooks: { BeforeTool: [{ hooks: [command(busy)] }] } });
    const { trace } = await handler.fireBeforeToolEvent(call);
    expect(trace.hooks[0]).not.toHaveProperty('cpuDuration');
  });

  it('warns once of a hook that is slower in 50 runs', async () => {
    const hooks = { BeforeTool: [{ hooks: [command('sleep 0.01', { name: 'slow', budget_ms: 1 })] }] };
    const { handler, logger } = await makeHost({ hooks });
    for (let run = 0; run < 55; run += 1) await handler.fireBeforeToolEvent(call);
    expect(logger.warnings.map(([text]) => text)).toEqual([
      expect.stringMatching(
        /^hooks: the hook slow \(BeforeTool\) takes \d+ ms, and its budget_ms is 1; its CPU time is \d+ ms/,
      ),
    ]);
  });
});
