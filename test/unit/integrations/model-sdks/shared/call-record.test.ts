import { describe, expect, it, vi } from 'vitest';
import type { ModelRequestFacts, ModelResponseFacts } from '../../../../../src/core/contract/session-facts.js';
import type { TriggerConfig } from '../../../../../src/core/triggers/run-trigger.js';
import { createConfig } from '../../../../../src/index.js';
import { hooksMiddleware } from '../../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { messageStreamFormat } from '../../../../../src/integrations/model-sdks/anthropic/stream.js';
import { withHooks as withGenaiHooks } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { withHooks } from '../../../../../src/integrations/model-sdks/openai/index.js';
import { callModel } from '../../../../../src/integrations/model-sdks/shared/call-model.js';
import { CallRecord } from '../../../../../src/integrations/model-sdks/shared/call-record.js';

type Entry = [ModelRequestFacts, ...({ responded: ModelResponseFacts } | { failed: object })[]];

/** Returns a host with these function hooks that records model calls. */
function recording(hooks: Readonly<Record<string, () => unknown>> = {}) {
  const log: Entry[] = [];
  const warnings: string[] = [];
  const config = createConfig({ workingDir: process.cwd() });
  for (const [event, action] of Object.entries(hooks))
    config.getHookSystem()?.registerFunction({ type: 'function', name: event, action }, event);
  const host: TriggerConfig = {
    getHookSystem: () => config.getHookSystem(),
    getDebugLogger: () => ({ debug() {}, log() {}, error() {}, warn: (text: unknown) => warnings.push(String(text)) }),
    getModelCalls: () => ({
      begin: (request) => {
        const entry: Entry = [request];
        log.push(entry);
        return {
          responded: (facts) => void entry.push({ responded: facts }),
          failed: (error) => void entry.push({ failed: error }),
        };
      },
    }),
  };
  return { host, log, warnings };
}

const translator = new HookTranslatorOpenAIChat();
const usage = { prompt_tokens: 3, completion_tokens: 2 };
const answer = { model: 'm-1', choices: [{ index: 0, message: { content: 'yes' }, finish_reason: 'stop' }], usage };
const facts = { usage: { input_tokens: 3, output_tokens: 2 }, model: 'm-1', text: 'yes' };
const request = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
const begun = { turn: { prompt: 'hi', index: 1 }, model: 'm' };

function chatWith(host: TriggerConfig, create: (body: object) => PromiseLike<unknown>) {
  return withHooks({ chat: { completions: { create } } }, host).chat.completions.create;
}

describe('record of a model call', () => {
  it('ends before the AfterModel hooks run', async () => {
    const seen: number[] = [];
    const { host, log } = recording({ AfterModel: () => void seen.push(log[0]?.length ?? 0) });
    await chatWith(host, async () => answer)(request);
    expect(seen).toEqual([2]);
    expect(log).toEqual([[begun, { responded: facts }]]);
  });

  it('has the prompt of the user if hooks add messages to the request', async () => {
    const bodies: object[] = [];
    const { host, log } = recording({
      BeforeModel: () => ({ systemMessage: 'before' }),
      AfterModel: () => ({ systemMessage: 'after' }),
    });
    const create = chatWith(host, async (body) => {
      bodies.push(body);
      return answer;
    });
    await create(request);
    await create(request);
    expect(JSON.stringify(bodies[1])).toContain('[System] after');
    expect(log.map(([begin]) => begin)).toEqual([begun, begun]);
  });

  it('has no facts of a response that cannot be read', async () => {
    const { host, log } = recording();
    expect(await chatWith(host, async () => 'text')(request)).toBe('text');
    expect(log).toEqual([[begun, { responded: {} }]]);
  });

  it('has a failure if sending throws at once', async () => {
    const { host, log } = recording();
    const create = chatWith(host, () => {
      throw Object.assign(new Error('no'), { status: 429 });
    });
    await expect(create(request)).rejects.toThrow('no');
    expect(log).toEqual([[begun, { failed: { status: 429 } }]]);
  });

  it.each([
    [{ status: 503 }, { status: 503 }],
    [{ statusCode: 404 }, { status: 404 }],
    [{ statusCode: 200 }, {}],
    [{ status: '500' }, {}],
    [{ code: 'ECONNREFUSED' }, {}],
    ['text', {}],
  ])('has the status of %j only if it is that of an error response', async (thrown, failed) => {
    const { host, log } = recording();
    await expect(chatWith(host, () => Promise.reject(thrown))(request)).rejects.toBe(thrown);
    expect(log).toEqual([[begun, { failed }]]);
  });

  it("has the ids of tool calls that are the model's own", async () => {
    const { host, log } = recording();
    const call = { type: 'function', function: { name: 'f', arguments: '{}' } };
    const tool_calls = [{ id: 'call_1', ...call }, call, { id: 'call_1', ...call }, { id: '', ...call }];
    await chatWith(host, async () => ({ choices: [{ message: { content: null, tool_calls } }] }))(request);
    expect(log).toEqual([[begun, { responded: { model: 'm', toolCallIds: ['call_1'] } }]]);
  });

  it('reports a recorder that throws, and the call goes on', async () => {
    for (const broken of ['getModelCalls', 'begin', 'responded']) {
      const fail = (): never => {
        throw new Error(`no ${broken}`);
      };
      const { host, warnings } = recording();
      const recorded = { responded: fail, failed: fail };
      const recorder = { begin: broken === 'begin' ? fail : () => recorded };
      const getModelCalls = broken === 'getModelCalls' ? fail : () => recorder;
      expect(await chatWith({ ...host, getModelCalls }, async () => answer)(request)).toBe(answer);
      expect(warnings).toEqual([`hooks: cannot record a model call: no ${broken}`]);
    }
  });

  it('has the facts that a translator of the host can read', async () => {
    const { host, log } = recording();
    const own = Object.assign(new HookTranslatorOpenAIChat(), {
      toHookTurn: undefined,
      toHookUsage: () => {
        throw new Error('no');
      },
    });
    const call = { host, translator: Object(own), pendingMessages: [], signal: undefined };
    await callModel(call, request, async () => answer);
    expect(log).toEqual([[{ model: 'm' }, { responded: { model: 'm-1', text: 'yes' } }]]);
  });
});

describe('record of session.model', () => {
  const call = (host: TriggerConfig) => ({ host, translator, pendingMessages: [], signal: undefined });

  it('has the facts of the response', async () => {
    const { host, log } = recording();
    expect(await callModel(call(host), request, async () => answer)).toMatchObject({ status: 'done' });
    expect(log).toEqual([[begun, { responded: facts }]]);
  });

  it('has a failure if the call rejects', async () => {
    const { host, log } = recording();
    await expect(callModel(call(host), request, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(log).toEqual([[begun, { failed: {} }]]);
  });

  it('has no facts of a stream, which is rejected', async () => {
    const { host, log } = recording();
    const stream = (async function* () {})();
    await expect(callModel(call(host), request, async () => stream)).rejects.toThrow(
      'cannot run the hooks on a stream',
    );
    expect(log).toEqual([[begun, { responded: { model: 'm' } }]]);
  });

  it('does not exist for a blocked call', async () => {
    const { host, log } = recording({ BeforeModel: () => ({ decision: 'deny', reason: 'no' }) });
    expect(await callModel(call(host), request, async () => answer)).toMatchObject({ status: 'blocked' });
    expect(log).toEqual([]);
  });
});

describe('record of a stream', () => {
  const chunks = [
    { model: 'm-1', choices: [{ index: 0, delta: { content: 'yes' }, finish_reason: null }] },
    { model: 'm-1', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { model: 'm-1', choices: [], usage },
  ];

  it('counts only its first reader', async () => {
    const { host, log } = recording();
    let readers = 0;
    const source = {
      async *[Symbol.asyncIterator]() {
        readers += 1;
        if (readers > 1) throw new Error('consumed');
        yield* chunks;
      },
    };
    const stream: unknown = await chatWith(host, async () => source)({ ...request, stream: true });
    const iterable: AsyncIterable<unknown> = Object(stream);
    const first = iterable[Symbol.asyncIterator]();
    await first.next();
    await expect(iterable[Symbol.asyncIterator]().next()).rejects.toThrow('consumed');
    expect(log).toEqual([[begun]]);
    while (!(await first.next()).done);
    expect(log).toEqual([[begun, { responded: facts }]]);
  });

  it('has the final figures if the reader leaves after them', async () => {
    const { host, log } = recording();
    const source = (async function* () {
      yield* chunks;
      await new Promise(() => {});
    })();
    const stream: unknown = await chatWith(host, async () => source)({ ...request, stream: true });
    const iterable: AsyncIterable<unknown> = Object(stream);
    let count = 0;
    for await (const _ of iterable) {
      count += 1;
      if (count === chunks.length) break;
    }
    expect(log).toEqual([[begun, { responded: facts }]]);
  });

  it('removes its listener from the signal of the caller', async () => {
    const { host } = recording();
    const abort = new AbortController();
    const add = vi.spyOn(abort.signal, 'addEventListener');
    const remove = vi.spyOn(abort.signal, 'removeEventListener');
    const own = { translator, getModelCalls: () => host.getModelCalls?.(), warn: () => undefined };
    const format = { join: () => answer, hasEnd: () => true };
    const record = CallRecord.begin(own, request, request, {});
    const tapped = record?.tap((async function* () {})(), format, [abort.signal]);
    expect(add.mock.calls.length).toBe(1);
    for await (const _ of tapped ?? []);
    expect(remove.mock.calls.length).toBe(1);
  });

  it('of anthropic keeps figures that the end sets to null', () => {
    const started = { input_tokens: 9, cache_read_input_tokens: 4, output_tokens: 1 };
    const end = { input_tokens: null, cache_read_input_tokens: null, output_tokens: 5 };
    const events = [
      { type: 'message_start', message: { usage: started } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: end },
    ];
    expect(messageStreamFormat.join(events)).toMatchObject({ usage: { ...started, output_tokens: 5 } });
  });

  it('of genai has one entry for each request of automatic function calling', async () => {
    const { host, log } = recording();
    const usageMetadata = { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 };
    const turn = (parts: object[]) => ({ candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] });
    const answers = [turn([{ functionCall: { id: 'c1', name: 'f', args: {} } }]), turn([{ text: 'yes' }])];
    const models: unknown = {
      async generateContentStream({ config }: { config: { tools: (typeof tool)[] } }) {
        for (const each of config.tools) await each.tool();
        const { candidates } = answers.shift() ?? turn([]);
        const functionCalls = candidates[0]?.content.parts.flatMap((part) => Reflect.get(part, 'functionCall') ?? []);
        return (async function* () {
          yield { candidates, usageMetadata, functionCalls };
        })();
      },
    };
    const tool = {
      tool: async () => ({ functionDeclarations: [{ name: 'f' }] }),
      callTool: async () => [{ functionResponse: { id: 'c1', name: 'f', response: {} } }],
    };
    const hooked = withGenaiHooks(Object(models), host);
    const params = { model: 'm', contents: 'hi', config: { tools: [tool] } };
    const stream: unknown = await Reflect.apply(hooked.generateContentStream, hooked, [params]);
    const iterable: AsyncIterable<unknown> = Object(stream);
    for await (const _ of iterable);
    const counted = { usage: { input_tokens: 3, output_tokens: 2 }, model: 'm' };
    expect(log).toEqual([
      [begun, { responded: { ...counted, toolCallIds: ['c1'] } }],
      [begun, { responded: { ...counted, text: 'yes' } }],
    ]);
  });
});

describe('call of a host that records nothing', () => {
  it('reads no facts and returns the streams of the SDK', async () => {
    const { getModelCalls: _, ...host } = recording().host;
    const reads = ['toHookTurn', 'modelOf', 'toHookUsage', 'toHookAssistantText', 'toHookToolCalls'] as const;
    const spies = reads.map((name) => vi.spyOn(HookTranslatorOpenAIChat.prototype, name));
    const source = (async function* () {})();
    expect(await chatWith(host, async () => answer)(request)).toBe(answer);
    expect(await chatWith(host, async () => source)({ ...request, stream: true })).toBe(source);
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
    const streamed = { stream: new ReadableStream() };
    const model = { modelId: 'm', doGenerate: async () => ({}), doStream: async () => streamed };
    expect(await hooksMiddleware(host).wrapStream({ params: { prompt: [] }, model })).toBe(streamed);
  });
});
