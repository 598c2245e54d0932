import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConfig, type HookSystem } from '../../../../src/index.js';

type Step = 'without hooks' | 'failed';

afterEach(() => {
  vi.useRealTimers();
});

async function systemWith(options: Partial<Parameters<typeof createConfig>[0]>): Promise<HookSystem> {
  const system = createConfig({ workingDir: process.cwd(), ...options }).getHookSystem();
  if (system === undefined) throw new Error('hooks are off');
  await system.initialize();
  return system;
}

/** Fires events at intervals of a second. A failure has a long text. */
async function run(system: HookSystem, steps: readonly Step[]): Promise<void> {
  for (const [second, step] of steps.entries()) {
    vi.setSystemTime(second * 1000);
    if (step === 'failed') system.failEvent('AfterModel', new Error('x'.repeat(300)));
    else await system.fireEvent('SessionStart', { source: 'startup' });
  }
}

const names = { 'without hooks': 'SessionStart', failed: 'AfterModel' };

describe('Traces in memory', () => {
  it('are the latest events in order, with and without hooks, for any number [VER-3]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const anyStep = fc.constantFrom<Step>('without hooks', 'failed');
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), fc.nat(8), async (steps, keep) => {
        const system = await systemWith({ trace: { keep } });
        await run(system, steps);
        const expected = steps.map((step, second) => [names[step], new Date(second * 1000).toISOString()]);
        const kept = keep === 0 ? [] : expected.slice(-keep);
        expect(system.getTraces().map(({ eventName, startedAt }) => [eventName, startedAt])).toEqual(kept);
        await system.dispose();
      }),
    );
  });

  it('have the notes of the host at the time of the event', async () => {
    let notes: string[] = [];
    const config = Object.assign(createConfig({ workingDir: process.cwd() }), { getNotes: () => notes });
    const system = config.getHookSystem();
    await system?.initialize();
    for (const each of [[], ['settings.json:1:1: it is broken'], []]) {
      notes = each;
      await system?.fireEvent('SessionStart', { source: 'startup' });
    }
    const [before, noted, after] = system?.getTraces() ?? [];
    expect(JSON.stringify(noted)).toContain('it is broken');
    expect([before, after].map((trace) => JSON.stringify(trace).includes('broken'))).toEqual([false, false]);
  });
});
