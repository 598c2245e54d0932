import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executeToolWithHooks, HookEventName, HookSystem, type HostConfig } from '../../../../src/index.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';

type Step = 'fire' | 'fire-with-signal' | 'abort' | 'dispose' | 'kill' | 'yield' | 'renew';

const steps = fc.array(
  fc.constantFrom<Step>('fire', 'fire', 'fire', 'fire-with-signal', 'abort', 'dispose', 'kill', 'yield', 'renew'),
  { minLength: 1, maxLength: 12 },
);

/** A port that keeps its system until it is renewed, like custom hosts. */
function makePort(kind: 'command' | 'function') {
  const base = makeHost(({ bash }) => ({ BeforeTool: on(...(kind === 'command' ? [bash('exit 2')] : [])) }), {
    onError: 'block',
  }).config;
  const systems: HookSystem[] = [];
  const config: HostConfig = { ...base, getHookSystem: () => systems.at(-1) };
  const renew = (): void => {
    const system = new HookSystem(config);
    if (kind === 'function') {
      system.registerHook(
        { type: 'function', name: 'no', action: () => ({ decision: 'deny' }) },
        HookEventName.BeforeTool,
      );
    }
    systems.push(system);
  };
  renew();
  return { config, systems, renew };
}

describe.each(['command', 'function'] as const)('A %s guard with dispose, abort and fire in any order', (kind) => {
  it('blocks every tool, and every call ends [DSP-3, DSP-4, RUN-22, X-61]', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        const { config, systems, renew } = makePort(kind);
        const controller = new AbortController();
        let ran = 0;
        const calls: Promise<unknown>[] = [];
        const tool = async () => {
          ran += 1;
          return { llmContent: 'done' };
        };
        for (const step of order) {
          if (step === 'fire') calls.push(executeToolWithHooks(config, 'a', {}, tool));
          if (step === 'fire-with-signal') {
            calls.push(executeToolWithHooks(config, 'a', {}, tool, { signal: controller.signal }));
          }
          if (step === 'abort') controller.abort();
          if (step === 'dispose') void systems.at(-1)?.dispose();
          if (step === 'kill') void systems.at(-1)?.dispose({ kill: true });
          if (step === 'yield') await new Promise((resolve) => setImmediate(resolve));
          if (step === 'renew') renew();
        }
        const results = await Promise.all(calls);
        for (const system of systems) await system.dispose({ kill: true });
        expect(ran).toBe(0);
        expect(results).toHaveLength(calls.length);
      }),
      { numRuns: kind === 'command' ? 40 : 200 },
    );
  });
});
