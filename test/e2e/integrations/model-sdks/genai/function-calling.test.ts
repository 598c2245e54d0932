import type { CallableTool, FunctionCall, GenerateContentConfig, GenerateContentResponse } from '@google/genai';
import { describe, expect, it, vi } from 'vitest';
import { respond, type ScriptedModel, say, type WirePart } from '../../../../../examples/agent/gemini-server.js';
import {
  getHookOutcome,
  type HookedModels,
  withHooks,
} from '../../../../../src/integrations/model-sdks/genai/index.js';
import { makeHost, on, type Scripts } from '../../../../support/core/triggers/host.js';
import { forms, makeWire, type Wire } from '../../../../support/integrations/model-sdks/genai/wire.js';

type Asking = Parameters<(typeof forms)[number]['ask']>[0];

/** Returns a tool that reads files and records its calls. */
function reader(ran: FunctionCall[] = [], text = 'TOKEN=sk-1'): CallableTool {
  return {
    tool: async () => ({ functionDeclarations: [{ name: 'read' }, { name: 'stat' }] }),
    callTool: async (calls) => {
      ran.push(...calls);
      return calls.map(({ name = '' }) => ({ functionResponse: { name, response: { output: text } } }));
    },
  };
}

const call = (name: string, path = 'a'): WirePart => ({ functionCall: { name, args: { path } } });
const asking = (tools: GenerateContentConfig['tools'], more: GenerateContentConfig = {}) => ({
  model: 'm',
  contents: 'What is in it?',
  config: { ...more, tools: tools ?? [] },
});

/** Returns how often the model has received results. */
const roundsIn = ({ contents }: { contents: { parts?: WirePart[] }[] }) =>
  contents.filter(({ parts = [] }) => parts.some((part) => part.functionResponse)).length;

/** Returns a model that calls functions for a number of rounds, then responds with text. */
const callsFor =
  (rounds: number, ...parts: WirePart[]): ScriptedModel =>
  ({ request, streaming }) => {
    if (roundsIn(request) >= rounds) return say('It is empty.');
    return streaming ? [say('Let me see. ', ''), ...parts.map((part) => respond([part]))] : respond(parts);
  };

const deciding = (when: string, output: object) => `if (${when}) return ${JSON.stringify(output)};`;

describe.each(forms)('automatic function calling, $form', ({ form, ask }) => {
  const events = (wire: Wire) => wire.seen().map((input) => input['hook_event_name']);

  it('removes from a result what a BeforeModel hook cuts [TRM-2] [TRM-7] [TRG-4]', async () => {
    const cut = `const tool_results = input.tool_results?.map(({ id, text }) => ({ id, text: text.replace('sk-1', '***') }));
      return tool_results && { hookSpecificOutput: { tool_results } };`;
    const wire = await makeWire(({ node }) => ({ BeforeModel: on(node(cut)) }), { model: callsFor(2, call('read')) });
    const { response } = await ask(wire.models, asking([reader()]));
    expect(response?.text).toBe('It is empty.');
    expect(JSON.stringify(wire.bodies())).not.toContain('sk-1');
    expect(JSON.stringify(wire.bodies().at(-1)).match(/TOKEN=\*\*\*/g)).toHaveLength(2);
  });

  it('runs all hooks for each request and tool hooks for each call [TRM-10] [TRM-16] [TRT-5]', async () => {
    const all = ['BeforeToolSelection', 'BeforeModel', 'AfterModel', 'BeforeTool', 'AfterTool'];
    const watching = ({ node }: Scripts) => Object.fromEntries(all.map((name) => [name, on(node(''))]));
    const wire = await makeWire(watching, { model: callsFor(1, call('read'), call('stat')) });
    await ask(wire.models, asking([reader()]));
    const round = ['BeforeToolSelection', 'BeforeModel', 'AfterModel'];
    const tool = ['BeforeTool', 'AfterTool'];
    expect(events(wire)).toEqual([...round, ...tool, ...tool, ...round]);
  });

  it('ends with the response of a hook that blocks the next request [TRM-5] [TRM-6]', async () => {
    for (const text of ['From the cache.', undefined]) {
      const output = { decision: 'deny', reason: 'no', hookSpecificOutput: { llm_response: text && { text } } };
      const hooks = ({ node }: Scripts) => ({ BeforeModel: on(node(deciding('input.tool_results', output))) });
      const wire = await makeWire(hooks, { model: callsFor(9, call('read')) });
      const { response } = await ask(wire.models, asking([reader()]));
      expect(wire.server.calls).toHaveLength(1);
      expect(response?.text).toBe(text);
      expect(response && getHookOutcome(response)).toMatchObject({ blocked: true, stopped: false, reason: 'no' });
    }
  });

  it.each(['AfterModel', 'BeforeTool', 'AfterTool'])(
    'ends if a hook of %s stops the agent [TRM-13] [TRT-8] [TRT-11]',
    async (event) => {
      const stop = `echo '{"continue":false,"stopReason":"enough"}'`;
      const wire = await makeWire(({ bash }) => ({ [event]: on(bash(stop)) }), { model: callsFor(9, call('read')) });
      const ran: FunctionCall[] = [];
      const { response } = await ask(wire.models, asking([reader(ran)]));
      expect([wire.server.calls.length, ran.length]).toEqual([1, event === 'AfterTool' ? 1 : 0]);
      expect(response?.functionCalls).toMatchObject([{ name: 'read' }]);
      const outcome = response && getHookOutcome(response);
      expect(outcome).toMatchObject({ blocked: false, stopped: true });
      expect(outcome?.reason).toContain('enough');
    },
  );

  it('does not run a call that a hook removed from the response [TRM-9]', async () => {
    const rewrite = { hookSpecificOutput: { llm_response: { text: 'I will not.' } } };
    const hooks = ({ node }: Scripts) => ({ AfterModel: on(node(`return ${JSON.stringify(rewrite)};`)) });
    const wire = await makeWire(hooks, { model: callsFor(1, call('read')) });
    const ran: FunctionCall[] = [];
    const { response } = await ask(wire.models, asking([reader(ran)]));
    expect([response?.text, wire.server.calls.length, ran]).toEqual(['I will not.', 1, []]);
  });

  it('sends the response back as a hook left it, with its calls [TRM-9]', async () => {
    const output = { hookSpecificOutput: { keepToolCalls: true, llm_response: { text: 'Hm.' } } };
    const hooks = ({ node }: Scripts) => ({ AfterModel: on(node(deciding('input.tool_calls', output))) });
    const wire = await makeWire(hooks, { model: callsFor(1, { text: 'The key is 7.' }, call('read')) });
    const ran: FunctionCall[] = [];
    await ask(wire.models, asking([reader(ran)]));
    expect(ran).toHaveLength(1);
    expect(wire.turns()).toEqual(['user: What is in it?', 'model: Hm.<functionCall>', 'user: <functionResponse>']);
  });

  it('sends the system message of an AfterModel hook with the next request [TRM-20]', async () => {
    const hooks = ({ node }: Scripts) => ({
      AfterModel: on(node(deciding('input.tool_calls', { systemMessage: 'be quick' }))),
    });
    const wire = await makeWire(hooks, { model: callsFor(2, call('read')) });
    await ask(wire.models, asking([reader()]));
    expect(wire.bodies().map((body) => JSON.stringify(body).includes('be quick'))).toEqual([false, true, true]);
    expect(wire.turns(1).at(-1)).toBe('user: [System] be quick');
  });

  it('sends no further request after the caller aborts [TRM-12]', async () => {
    const controller = new AbortController();
    const wire = await makeWire(({ node }) => ({ BeforeModel: on(node('')) }), { model: callsFor(9, call('read')) });
    const callTool = async () => {
      controller.abort();
      return [{ text: 'late' }];
    };
    const leaving = { ...reader(), callTool };
    const asked = ask(wire.models, asking([leaving], { abortSignal: controller.signal }));
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(wire.server.calls).toHaveLength(1);
  });

  it('reads the definition of a tool once for the hooks and all requests', async () => {
    const wire = await makeWire(({ node }) => ({ BeforeToolSelection: on(node('')) }), {
      model: callsFor(3, call('read')),
    });
    const describe = vi.fn(reader().tool);
    await ask(wire.models, asking([{ ...reader(), tool: describe }]));
    expect([wire.server.calls.length, describe.mock.calls.length]).toEqual([4, 1]);
  });

  const limits: GenerateContentConfig['automaticFunctionCalling'][] = [
    undefined,
    { maximumRemoteCalls: 1 },
    { maximumRemoteCalls: 2, ignoreCallHistory: true },
    { maximumRemoteCalls: 0 },
    { maximumRemoteCalls: 1.5 },
    { disable: true },
  ];

  it.each(limits)('behaves like the SDK alone with %j', async (automaticFunctionCalling) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rounds = automaticFunctionCalling === undefined ? 12 : 3;
    const exchange = async (choose: (wire: Wire) => Asking, hooks?: (scripts: Scripts) => object) => {
      const wire = await makeWire(hooks && ((scripts) => ({ ...hooks(scripts) })), {
        model: callsFor(rounds, { text: 'Wait.' }, call('read'), call('stat', 'b')),
      });
      const ran: FunctionCall[] = [];
      const models = choose(wire);
      const more = automaticFunctionCalling && { automaticFunctionCalling };
      const params = asking([reader(ran), { googleSearch: {} }], more);
      const pieces: GenerateContentResponse[] = [];
      if (form === 'streaming')
        for await (const piece of await models.generateContentStream(params)) pieces.push(piece);
      else pieces.push(await models.generateContent(params));
      if (models === wire.models) expect(params.contents).toBe('What is in it?');
      const said = pieces.map(({ candidates, automaticFunctionCallingHistory }) => ({
        candidates,
        automaticFunctionCallingHistory,
      }));
      const kind = new Set(pieces.map((piece) => piece.constructor.name));
      return { said, ran, kind, bodies: wire.bodies() };
    };
    const alone = await exchange((wire) => wire.client.models);
    expect(await exchange((wire) => wire.models)).toEqual(alone);
    const silent = ({ node }: Scripts) => ({ BeforeModel: on(node('')), AfterModel: on(node('')) });
    expect(await exchange((wire) => wire.models, silent)).toEqual(alone);
  });

  it('leaves rejected options to the SDK', async () => {
    const wire = await makeWire(undefined);
    const mixed = asking([reader(), { functionDeclarations: [{ name: 'mine' }] }]);
    const messageFrom = (models: Asking) => ask(models, mixed).then(String, String);
    expect(await messageFrom(wire.models)).toBe(await messageFrom(wire.client.models));
    expect(await messageFrom(wire.models)).toContain('Incompatible tools');
    expect(wire.server.calls).toEqual([]);
  });
});

it('automatic function calling rejects a streamed call that no tool declares, as the SDK does', async () => {
  const wire = await makeWire(undefined, { model: callsFor(1, call('other')) });
  const read = async (models: HookedModels | Wire['client']['models']) => {
    for await (const _ of await models.generateContentStream(asking([reader()])));
  };
  await expect(read(wire.client.models)).rejects.toThrow('other');
  await expect(read(wire.models)).rejects.toThrow('other');
});

it('automatic function calling delivers chunks before functions run, and stops with the reader', async () => {
  const wire = await makeWire(({ node }) => ({ AfterModel: on(node('')) }), { model: callsFor(9, call('read')) });
  const ran: FunctionCall[] = [];
  const stream = await wire.models.generateContentStream(asking([reader(ran)]));
  const shown: string[] = [];
  for await (const { candidates } of stream) {
    shown.push(candidates?.[0]?.content?.parts?.map((part) => part.text ?? Object.keys(part).join()).join() ?? '');
    if (shown.length === 4) break;
    expect(ran).toHaveLength(shown.length < 3 ? 0 : 1);
  }
  expect(shown).toEqual(['Let me see. ', 'functionCall', 'functionResponse', 'Let me see. ']);
  expect(await stream.finalResponse).toBeUndefined();
  expect([wire.server.calls.length, wire.seen('AfterModel').length, ran.length]).toEqual([2, 1, 1]);
});

describe.each(forms)('two wrappers around one model, $form', ({ ask }) => {
  const layers = {
    directly: (models: HookedModels) => models,
    'with a layer of the host in between': (models: HookedModels): HookedModels => ({
      generateContent: (params) => models.generateContent({ ...params }),
      generateContentStream: (params) => models.generateContentStream({ ...params }),
    }),
  };

  it.each(Object.entries(layers))('both run their hooks for every call, %s [TRT-5] [TRT-7]', async (_, between) => {
    const model = callsFor(2, call('read'));
    const inner = await makeWire(
      ({ node }) => ({ BeforeTool: on(node(`return { decision: 'deny', reason: 'no' }`)) }),
      {
        model,
      },
    );
    const outer = makeHost(({ node }) => ({ BeforeTool: on(node('')), AfterTool: on(node('')) }));
    const ran: FunctionCall[] = [];
    await ask(withHooks(between(inner.models), outer.config), asking([reader(ran)]));
    expect(ran).toEqual([]);
    expect([inner.seen('BeforeTool').length, outer.seen('BeforeTool').length]).toEqual([2, 2]);
    expect(outer.seen('AfterTool')[0]).toMatchObject({
      tool_response: { llmContent: [{ functionResponse: { response: { error: 'Tool execution blocked: no' } } }] },
    });
  });

  it('end if a hook of either stops the agent [TRT-8]', async () => {
    const stop = `echo '{"continue":false,"stopReason":"enough"}'`;
    const inner = await makeWire(({ bash }) => ({ BeforeTool: on(bash(stop)) }), { model: callsFor(9, call('read')) });
    const { response } = await ask(withHooks(inner.models, makeHost().config), asking([reader()]));
    expect(response && getHookOutcome(response)?.stopped).toBe(true);
    expect(inner.server.calls).toHaveLength(1);
  });

  it('run the hooks of the same config once per call', async () => {
    const wire = await makeWire(({ node }) => ({ BeforeTool: on(node('')) }), { model: callsFor(1, call('read')) });
    await ask(withHooks(wire.models, wire.config), asking([reader()]));
    expect(wire.seen('BeforeTool')).toHaveLength(1);
  });
});
