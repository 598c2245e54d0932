import { describe, expect, it } from 'vitest';
import { bundle, folderForAll, runModule } from '../../../support/core/events/child.js';

const dir = folderForAll();
bundle(dir);

/** Returns the bytes that an event leaves behind, after warm-up and garbage collection. */
function keptPerEvent(setUp: string, events: number): number {
  const { stdout, stderr, code } = runModule(
    dir,
    `import { createConfig, InMemoryMessageBus } from './hookwright.mjs';
     const messageBus = new InMemoryMessageBus();
     const system = createConfig({ workingDir: ${JSON.stringify(dir)}, messageBus }).getHookSystem();
     await system.initialize();
     const handler = system.getEventHandler();
     let counter = 0;
     ${setUp}
     const used = async () => {
       for (let round = 0; round < 4; round += 1) { await new Promise(setImmediate); gc(); }
       return process.memoryUsage().heapUsed;
     };
     const repeat = async (times) => {
       for (let index = 0; index < times; index += 1) {
         await fire(index);
         if (index % 1000 === 0) await new Promise(setImmediate);
       }
     };
     await repeat(${Math.floor(events / 2)});
     const before = await used();
     await repeat(${events});
     console.log(JSON.stringify({ kept: (await used() - before) / ${events}, counter }));
     await system.dispose();`,
    ['--expose-gc'],
  );
  if (code !== 0) throw new Error(stderr);
  const { kept, counter } = JSON.parse(stdout);
  expect(counter).toBe(0);
  return kept;
}

const params = "{ toolName: 'tool-' + (index % 5000), toolInput: { path: 'p' + index } }";

describe('Memory per event', () => {
  it('is under 50 bytes for 100,000 events that no hook matches [CFG-12, EVT-5]', () => {
    const setUp = `
      system.registerHook({ type: 'function', name: 'other', action: () => { counter += 1; } }, 'BeforeTool', { matcher: '^never$' });
      const fire = (index) => handler.fireBeforeToolEvent(${params});`;
    expect(keptPerEvent(setUp, 100_000)).toBeLessThan(50);
  });

  it('is under 50 bytes for 10,000 events with a function hook [EVT-5, COM-7]', () => {
    const setUp = `
      system.registerHook({ type: 'function', name: 'sync', action: () => ({ systemMessage: 'x' }) }, 'BeforeTool');
      system.registerHook({ type: 'function', name: 'async', action: async (input, { signal }) => ({ reason: String(signal.aborted) }) }, 'BeforeTool');
      const fire = async (index) => {
        const { hookResults } = await handler.fireBeforeToolEvent(${params});
        if (hookResults.length !== 2) counter += 1;
      };`;
    expect(keptPerEvent(setUp, 10_000)).toBeLessThan(50);
  });

  it('is under 50 bytes for 10,000 bus requests, with and without a caller signal [BUS-7, RUN-22]', () => {
    const setUp = `
      system.registerHook({ type: 'function', name: 'async', action: async () => ({ systemMessage: 'x' }) }, 'BeforeTool');
      const { signal } = new AbortController();
      const fire = async (index) => {
        const input = { tool_name: 'tool-' + (index % 5000), tool_input: {} };
        const { success } = await messageBus.request({ eventName: 'BeforeTool', input });
        const result = await handler.fireBeforeToolEvent(${params}, { signal });
        if (!success || !result.success) counter += 1;
      };`;
    expect(keptPerEvent(setUp, 10_000)).toBeLessThan(50);
  });
});
