import { readdirSync, readFileSync } from 'node:fs';
import { type CallableTool, type GoogleGenAI, type Models, Type } from '@google/genai';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { respond, say } from '../../../../../examples/agent/gemini-server.js';
import type { HostConfig } from '../../../../../src/index.js';
import {
  getHookOutcome,
  type HookedModels,
  type HookedStream,
  withHooks,
} from '../../../../../src/integrations/model-sdks/genai/index.js';
import { makeHost, on } from '../../../../support/core/triggers/host.js';
import { forms, makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';

describe('withHooks', () => {
  it('has the signatures of the SDK [TRM-19]', () => {
    type Methods = Pick<Models, 'generateContent' | 'generateContentStream'>;
    expectTypeOf<Parameters<typeof withHooks>[0]>().toEqualTypeOf<Methods>();
    expectTypeOf<GoogleGenAI['models']>().toExtend<Parameters<typeof withHooks>[0]>();
    expectTypeOf<HostConfig>().toExtend<Parameters<typeof withHooks>[1]>();
    expectTypeOf<HookedModels['generateContent']>().toEqualTypeOf<Models['generateContent']>();
    expectTypeOf<HookedModels['generateContentStream']>().toExtend<Models['generateContentStream']>();
    expectTypeOf<HookedModels['generateContentStream']>().parameters.toEqualTypeOf<
      Parameters<Models['generateContentStream']>
    >();
    expectTypeOf<HookedModels['generateContentStream']>().returns.resolves.toEqualTypeOf<HookedStream>();
  });

  it('can replace the models of a client', async () => {
    const { models } = await makeWire(undefined);
    const asBefore: Pick<Models, 'generateContent' | 'generateContentStream'> = models;
    const { generateContent } = asBefore;
    expect((await generateContent({ model: 'm', contents: 'hi' })).text).toBe('Hello there.');
  });

  it('calls methods on the original object', async () => {
    const wire = await makeWire(undefined);
    class Counting {
      #calls = 0;
      async generateContent() {
        this.#calls += 1;
        return wire.client.models.generateContent({ model: `call-${this.#calls}`, contents: 'hi' });
      }
      async generateContentStream() {
        this.#calls += 1;
        return wire.client.models.generateContentStream({ model: `call-${this.#calls}`, contents: 'hi' });
      }
    }
    const hooked = withHooks(new Counting(), makeHost().config);
    await hooked.generateContent({ model: 'm', contents: 'hi' });
    for await (const _ of await hooked.generateContentStream({ model: 'm', contents: 'hi' }));
    expect(wire.server.calls.map((call) => call.model)).toEqual(['call-1', 'call-2']);
  });
});

it('genai integration imports only types of the SDK, so that it loads without the SDK [GEN-7]', () => {
  const folder = new URL('../../../../../src/integrations/model-sdks/genai/', import.meta.url);
  const lines = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
  const imports = lines.join('\n').match(/^import [^;]*?'@google\/genai';/gm) ?? [];
  expect(imports.length).toBeGreaterThan(3);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});

describe.each(forms)('functions that the SDK calls automatically, $form', ({ ask }) => {
  const clock: CallableTool = {
    tool: async () => ({
      functionDeclarations: [{ name: 'clock', parameters: { type: Type.OBJECT, properties: {} } }],
    }),
    callTool: async () => [{ functionResponse: { name: 'clock', response: { output: 'noon' } } }],
  };

  it('run with hooks around every request, which offers the tools [TRM-10] [TRM-15]', async () => {
    const wire = await makeWire(
      ({ node }) => ({
        BeforeToolSelection: on(node('')),
        BeforeModel: on(node('')),
        AfterModel: on(node('return { suppressOutput: true }')),
      }),
      {
        model: ({ request }) =>
          request.contents.length === 1 ? respond([{ functionCall: { name: 'clock', args: {} } }]) : say('It is noon.'),
      },
    );
    const params = { model: 'm', contents: 'What time is it?', config: { tools: [clock] } };
    const { response } = await ask(wire.models, params);
    expect(wire.server.calls).toHaveLength(2);
    expect(response?.text).toBe('It is noon.');
    expect(response && getHookOutcome(response)?.suppressOutput).toBe(true);
    const round = ['BeforeToolSelection', 'BeforeModel', 'AfterModel'];
    expect(wire.seen().map((input) => input['hook_event_name'])).toEqual([...round, ...round]);
    const offered = { available_tools: [{ functionDeclarations: [{ name: 'clock' }] }] };
    expect(wire.seen('BeforeToolSelection')).toMatchObject([offered, offered]);
    expect(wire.seen('BeforeModel')[1]).toMatchObject({ tool_results: [{ name: 'clock', text: 'noon' }] });
    expect(wire.seen('AfterModel')).toMatchObject([
      { tool_calls: [{ name: 'clock' }] },
      { llm_response: { text: 'It is noon.' } },
    ]);
    expect(params.contents).toBe('What time is it?');
  });
});
