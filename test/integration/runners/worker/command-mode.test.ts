import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { HookEventName, WorkerHookConfig } from '../../../../generated/index.js';
import { createConfig } from '../../../../src/index.js';
import { makeBench } from '../../../support/core/runner/support.js';
import { PYTHON } from '../../../support/runners/worker/support.js';

const script = fileURLToPath(new URL('../../../support/runners/worker/no-command-mode.py', import.meta.url));
const CAN_BLOCK: readonly HookEventName[] = ['AfterAgent', 'BeforeAgent', 'BeforeModel', 'BeforeTool'];

function guard(more: Partial<WorkerHookConfig> = {}): WorkerHookConfig {
  return { type: 'worker', name: 'guard', command: `${PYTHON} ${script}`, startTimeout: 30_000, ...more };
}

/** The tool input has a list instead of a text, so the worker throws. */
const CRASHES = { tool_input: { command: ['rm', '-rf', '/'] } };
const DANGEROUS = { tool_input: { command: 'rm -rf /' } };

describe('Worker without a command mode', () => {
  it.each([undefined, 'allow', 'block'] as const)(
    'could not run after a crash and blocks, with onError %s [X-61] [RUN-10]',
    async (onError) => {
      const bench = makeBench();
      const hook = guard({ onError });
      const run = (fields: object) => bench.run(hook, { input: bench.input({ ...fields }) });
      expect(await run(DANGEROUS)).toMatchObject({ success: true, output: { decision: 'deny' } });
      for (let crash = 0; crash < 6; crash += 1) {
        const crashed = await run(CRASHES);
        expect(crashed).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
        expect(crashed.error?.message).toContain('it printed worker frames');
      }
      // It runs as a worker or as a command: after several crashes the worker restarts with a delay.
      expect((await run(DANGEROUS)).output?.decision).toBe('deny');
    },
  );

  it.each([
    ['exits with code 1 after its hello frame', { ON_OTHER: '1' }],
    ['prints a response frame without an id', { ANSWERS: 'without-id' }],
  ])('could not run if its command run %s [X-61]', async (_how, env) => {
    const bench = makeBench();
    const result = await bench.run(guard({ env }), { input: bench.input(CRASHES) });
    expect(result).toMatchObject({ skipped: 'not-asked', output: { decision: 'deny' } });
  });

  it('still blocks with exit code 2 [WIRE-12]', async () => {
    const bench = makeBench();
    const result = await bench.run(guard({ env: { ON_OTHER: '2' } }), { input: bench.input(CRASHES) });
    expect(result).toMatchObject({ exitCode: 2, output: { decision: 'deny' } });
    expect(result.skipped).toBeUndefined();
  });

  it('follows onError on events that cannot block [RUN-10]', async () => {
    const bench = makeBench();
    const input = { ...bench.input({}, 'Notification'), ...CRASHES };
    const result = await bench.run(guard(), { eventName: 'Notification', input });
    expect(CAN_BLOCK).not.toContain('Notification');
    expect(result).toMatchObject({ success: false, skipped: 'not-asked' });
    expect(result.output?.decision).toBeUndefined();
  });

  it('causes a warning with the cause and the remedy [X-61]', async () => {
    const bench = makeBench();
    const warnings: unknown[] = [];
    const debugLogger = { log: () => {}, warn: (text: unknown) => warnings.push(text) };
    const hooks = { BeforeTool: [{ hooks: [guard()] }] };
    const system = createConfig({ workingDir: bench.directory, hooks, debugLogger }).getHookSystem();
    await system?.fireEvent('BeforeTool', { toolName: 'shell', toolInput: CRASHES.tool_input });
    await system?.dispose();
    expect(warnings).toEqual([
      expect.stringMatching(/^hook guard failed on BeforeTool: cannot run .* as a command: .* HOOKWRIGHT_WORKER/),
    ]);
  });
});
