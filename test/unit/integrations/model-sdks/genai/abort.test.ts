import type { GenerateContentParameters } from '@google/genai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HookOutput } from '../../../../../src/index.js';
import { type ModelMethods, withHooks } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { forms, makeWire, type Wire } from '../../../../support/integrations/model-sdks/genai/wire.js';

const tools = [{ functionDeclarations: [{ name: 'read_file' }] }];

/** Wraps the models of the real client and records calls that were already aborted. */
function observed(wire: Wire) {
  const asked: boolean[] = [];
  const note = (params: GenerateContentParameters) => asked.push(params.config?.abortSignal?.aborted ?? false);
  const models: ModelMethods = {
    generateContent: (params) => {
      note(params);
      return wire.client.models.generateContent(params);
    },
    generateContentStream: (params) => {
      note(params);
      return wire.client.models.generateContentStream(params);
    },
  };
  return { asked, models };
}

async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const outputs: (HookOutput | undefined)[] = [
  undefined,
  { decision: 'allow' },
  { decision: 'deny', reason: 'no' },
  { continue: false, stopReason: 'enough' },
  { systemMessage: 'be kind' },
];
const reasons = [undefined, new Error('the user left'), 'text'];

/** Registers function hooks, which can abort at a precise moment. */
async function hooked(moments: { selection(): Promise<unknown>; model(): Promise<unknown> }, output?: HookOutput) {
  const wire = await makeWire(undefined);
  const system = wire.config.getHookSystem();
  const names = { BeforeToolSelection: moments.selection, BeforeModel: moments.model } as const;
  for (const eventName of ['BeforeToolSelection', 'BeforeModel'] as const) {
    const action = async () => {
      await names[eventName]();
      return eventName === 'BeforeModel' ? output : undefined;
    };
    system?.registerHook({ type: 'function', name: eventName, action }, eventName);
  }
  return wire;
}

describe.each(forms)('aborted call, $form', ({ ask }) => {
  it.each(['before the call', 'during the choice of tools', 'during the guard'])(
    'does not reach the model: %s [TRM-12]',
    async (moment) => {
      for (const output of outputs) {
        for (const reason of reasons) {
          const controller = new AbortController();
          const abortAt = (now: string) => async () => {
            await turnsOfTheLoop(1);
            if (now === moment) controller.abort(reason);
          };
          const hooks = { selection: abortAt('during the choice of tools'), model: abortAt('during the guard') };
          const wire = await hooked(hooks, output);
          const { asked, models } = observed(wire);
          if (moment === 'before the call') controller.abort(reason);
          const config = { tools, abortSignal: controller.signal };
          const call = ask(withHooks(models, wire.config), { model: 'm', contents: 'hi', config });
          expect(
            await call.then(
              () => 'answered',
              (error: unknown) => error,
            ),
          ).toBe(controller.signal.reason);
          expect(asked).toEqual([]);
          expect(wire.server.calls).toEqual([]);
        }
      }
    },
    60_000,
  );

  it('reaches the model only if it was not aborted before, at any point [TRM-12]', async () => {
    const moments = fc.record({
      abortAfter: fc.nat({ max: 14 }),
      choosing: fc.nat({ max: 4 }),
      guarding: fc.nat({ max: 4 }),
      output: fc.constantFrom(...outputs),
      reason: fc.constantFrom(...reasons),
    });
    const property = fc.asyncProperty(moments, async ({ abortAfter, choosing, guarding, output, reason }) => {
      const controller = new AbortController();
      const hooks = { selection: () => turnsOfTheLoop(choosing), model: () => turnsOfTheLoop(guarding) };
      const wire = await hooked(hooks, output);
      const { asked, models } = observed(wire);
      const config = { tools, abortSignal: controller.signal };
      const call = ask(withHooks(models, wire.config), { model: 'm', contents: 'hi', config }).then(
        () => 'answered',
        (error: unknown) => ({ error }),
      );
      await turnsOfTheLoop(abortAfter);
      controller.abort(reason);
      const unasked = asked.length === 0;
      const end = await call;
      expect(asked).not.toContain(true);
      if (unasked) expect(asked).toEqual([]);
      // The guard may have blocked just before. Only that and the abort end a call without the model.
      if (unasked && end !== 'answered') expect(end).toEqual({ error: controller.signal.reason });
      if (unasked && end === 'answered') expect(output?.decision === 'deny' || output?.continue === false).toBe(true);
    });
    await fc.assert(property, { numRuns: 40 });
  }, 60_000);
});

it('keeps a pending message for the next request if its call is aborted [TRM-12] [TRM-20]', async () => {
  const wire = await makeWire(undefined);
  const controller = new AbortController();
  const system = wire.config.getHookSystem();
  const say = { name: 'say', type: 'function', action: async () => ({ systemMessage: 'mind the gap' }) } as const;
  const unregister = system?.registerHook(say, 'AfterModel');
  await wire.models.generateContent({ model: 'm', contents: 'hi' });
  unregister?.();
  const leave = { name: 'leave', type: 'function', action: async () => controller.abort() } as const;
  system?.registerHook(leave, 'BeforeModel');
  const config = { abortSignal: controller.signal };
  await expect(wire.models.generateContent({ model: 'm', contents: 'hi', config })).rejects.toThrow();
  await wire.models.generateContent({ model: 'm', contents: 'hi' });
  expect(wire.server.calls).toHaveLength(2);
  expect(wire.turns()).toEqual(['user: hi', 'user: [System] mind the gap']);
});
