import { describe, expect, it } from 'vitest';
import { bundle, folderForAll, runModule } from '../../../support/core/events/child.js';
import { action, makeHost } from '../../../support/core/events/support.js';

const KEPT = 4096;
const LONG = 'é'.repeat(100_000);

describe('Trace texts', () => {
  it('are limited to 4 KiB, at whole characters, and marked as truncated [LOG-3]', async () => {
    const { handler, system } = await makeHost();
    const surrogates = '😀'.repeat(50_000);
    system.registerHook(
      action('wordy', () => ({ decision: 'deny', reason: surrogates })),
      'BeforeTool',
    );
    system.registerHook(
      action('broken', () => {
        throw new Error(LONG);
      }),
      'BeforeTool',
    );
    await handler.fireBeforeToolEvent({ toolName: 'ls', toolInput: {} });
    const [wordy, broken] = handler.getTraces()[0]?.hooks ?? [];
    for (const text of [wordy?.reason, broken?.error]) {
      expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(KEPT);
      expect(text).toMatch(/^(😀|é)+\.\.\. \(\d+ more bytes were cut\)$/u);
    }
  });

  it('are also short for names, ids and errors chosen by host and model [LOG-3]', async () => {
    const { handler, system } = await makeHost();
    system.registerHook(
      action('skipped', () => ({})),
      'BeforeTool',
      { matcher: 'never' },
    );
    system.registerHook(
      action('other', () => ({})),
      'BeforeTool',
      { matcher: `^${'é'.repeat(3)}` },
    );
    const { trace } = await handler.fireBeforeToolEvent({ toolName: LONG, toolInput: {} });
    await handler.fire(LONG, {});
    expect(trace.hooks.map(({ verdict }) => verdict)).toContain('ran');
    for (const each of handler.getTraces()) {
      const texts = [each.eventName, each.matched, each.error, ...each.hooks.map(({ why }) => why)];
      for (const text of texts) expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(KEPT);
    }
  });
});

describe('Traces in memory', () => {
  const dir = folderForAll();
  bundle(dir);

  it('take less than 10 MB if 8 hooks write 1 MiB each in 100 events [VER-7]', () => {
    const { stdout, stderr, code } = runModule(
      dir,
      `import { createConfig } from './hookwright.mjs';
       const system = createConfig({ workingDir: ${JSON.stringify(dir)}, logger: false }).getHookSystem();
       for (let index = 0; index < 8; index += 1) {
         const action = (input) => {
           const text = 'x'.repeat(2 ** 20 - 20) + index + input.tool_name;
           if (index % 2 === 0) throw new Error(text);
           return { decision: 'deny', reason: text, systemMessage: text.slice(5), unknown: text, [text.slice(0, 50)]: 1 };
         };
         system.registerHook({ type: 'function', name: 'hook-' + index, action }, 'BeforeTool');
       }
       await system.initialize();
       const handler = system.getEventHandler();
       const used = async () => {
         for (let round = 0; round < 4; round += 1) { await new Promise(setImmediate); gc(); }
         return process.memoryUsage().heapUsed;
       };
       const before = await used();
       const fire = async (toolName) => {
         const { finalOutput } = await handler.fireBeforeToolEvent({ toolName, toolInput: {} });
         if (finalOutput?.isBlockingDecision() !== true) throw new Error('not blocked');
       };
       for (let index = 0; index < 99; index += 1) await fire('tool-' + index);
       await handler.fireBeforeAgentEvent({ prompt: 'x' });
       const skipped = await used() - before;
       const traces = handler.getTraces();
       console.log(JSON.stringify({ skipped, kept: await used() - before, count: traces.length }));
       await system.dispose();`,
      ['--expose-gc', '--max-old-space-size=256'],
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { skipped, kept, count } = JSON.parse(stdout);
    expect(skipped).toBeLessThan(10_000_000);
    expect(kept).toBeLessThan(10_000_000);
    expect(count).toBe(100);
  });

  const long = 'x'.repeat(5000);
  const names = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}${'n'.repeat(100)}`, 1]));
  it.each<[string, () => object, object?, number?]>([
    ['reasons', () => ({ decision: 'deny', reason: long })],
    ['errors', () => Promise.reject(new Error(long))],
    ['warnings', () => names],
    ['reasons that were not enforced', () => ({ decision: 'deny', reason: long }), { enforce: false }],
    // Each unknown name causes a warning, but only for 20 of them.
    ['names of what was not enforced', () => ({ hookSpecificOutput: names }), { enforce: false }, 200],
  ])('drop the oldest if they hold more than 8 MB of %s [LOG-3]', async (_what, act, more, most = 900) => {
    const { handler, system } = await makeHost({ trace: { keep: 1000 } });
    for (const name of ['a', 'b', 'c', 'd']) {
      system.registerHook(
        action(name, () => act(), more),
        'BeforeTool',
      );
    }
    for (let index = 0; index < 1000; index += 1) {
      await handler.fireBeforeToolEvent({ toolName: `tool-${index}`, toolInput: {} });
    }
    const traces = handler.getTraces();
    expect(traces.length).toBeGreaterThan(100);
    expect(traces.length).toBeLessThan(most);
    expect(traces.at(-1)?.matched).toBe('tool-999');
    expect(traces[0]?.matched).toBe(`tool-${1000 - traces.length}`);
  });
});
