import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConfig, type HookSystem } from '../../src/index.js';

type Step = 'passed' | 'fired' | 'failed';

afterEach(() => {
  vi.useRealTimers();
});

async function systemWith(options: Partial<Parameters<typeof createConfig>[0]>): Promise<HookSystem> {
  const system = createConfig({ workingDir: process.cwd(), ...options }).getHookSystem();
  if (system === undefined) throw new Error('there is no system');
  await system.initialize();
  return system;
}

/** Each in a second of its own; a failure leaves a text that has to be measured. */
async function run(system: HookSystem, steps: readonly Step[]): Promise<void> {
  for (const [second, step] of steps.entries()) {
    vi.setSystemTime(second * 1000);
    if (step === 'passed') expect(system.passEvent('BeforeModel')).toBe(true);
    else if (step === 'fired') await system.fireEvent('SessionStart', { source: 'startup' });
    else system.failEvent('AfterModel', new Error('x'.repeat(300)));
  }
}

const names = { passed: 'BeforeModel', fired: 'SessionStart', failed: 'AfterModel' };

describe('an event that passed because no hook is configured for it', () => {
  it('stands among the others in its turn, with its own time, however few are kept [VER-3]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const anyStep = fc.constantFrom<Step>('passed', 'fired', 'failed');
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

  it('tells the same as one that was fired [VER-3]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const system = await systemWith({});
    system.passEvent('BeforeModel');
    await system.fireEvent('BeforeModel', { modelRequest: { model: 'm', contents: 'hi' } });
    const [passed, fired] = system.getTraces();
    expect(passed).toBeDefined();
    expect(passed).toEqual(fired);
  });

  it('carries what the host notes beside it, and nothing of an earlier time', async () => {
    let notes: string[] = [];
    const config = Object.assign(createConfig({ workingDir: process.cwd() }), { getNotes: () => notes });
    const system = config.getHookSystem();
    await system?.initialize();
    for (const each of [[], ['settings.json:1:1: it is broken'], []]) {
      notes = each;
      system?.passEvent('BeforeModel');
    }
    const [before, noted, after] = system?.getTraces() ?? [];
    expect(JSON.stringify(noted)).toContain('it is broken');
    expect([before, after].map((trace) => JSON.stringify(trace).includes('broken'))).toEqual([false, false]);
  });
});
