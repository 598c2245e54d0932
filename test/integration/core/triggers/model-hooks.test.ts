import type { GenerateContentParameters, GenerateContentResponse, ToolConfig, ToolListUnion } from '@google/genai';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { appendSystemMessage, type SdkResponse } from '../../../../src/engine.js';
import {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from '../../../../src/index.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';
import { deepFreeze } from '../../../support/integrations/model-sdks/translators/deep-freeze.js';

const request: GenerateContentParameters = deepFreeze({
  model: 'gemini-2.5-pro',
  contents: [{ role: 'user', parts: [{ text: 'my key is 42' }] }],
  config: { temperature: 1, systemInstruction: 'be brief' },
});
const response: SdkResponse = deepFreeze({
  candidates: [{ content: { role: 'model', parts: [{ text: 'call 555-0100' }] }, finishReason: 'STOP' }],
});

function answering(event: string, output: object) {
  return makeHost(({ bash }) => ({ [event]: on(bash(`echo '${JSON.stringify(output)}'`)) }));
}

describe('fireBeforeModelHook', () => {
  const fire = (output: object) => fireBeforeModelHook(answering('BeforeModel', output).config, request);

  it('returns the request as changed by hooks, in the type of the caller [TRM-1] [TRM-7]', async () => {
    const result = await fire({ hookSpecificOutput: { llm_request: { model: 'small', config: { temperature: 0 } } } });
    expect(result).toEqual({
      blocked: false,
      modifiedRequest: { ...request, model: 'small', config: { temperature: 0, systemInstruction: 'be brief' } },
    });
    expectTypeOf(result).toEqualTypeOf<BeforeModelHookResult<GenerateContentParameters>>();
    expectTypeOf(result.modifiedRequest).toEqualTypeOf<GenerateContentParameters | undefined>();
  });

  it('returns the same request object if no hook changed it [TRM-7]', async () => {
    expect((await fire({ systemMessage: 'm' })).modifiedRequest).toBe(request);
    const { messages } = { messages: [{ role: 'user', content: 'my key is 42' }] };
    expect((await fire({ hookSpecificOutput: { llm_request: { messages } } })).modifiedRequest).toBe(request);
  });

  it.each(['null', '42', '[["nested"]]', '[]'])(
    'runs hooks despite a stray %s in the conversation, and keeps it [TRN-17] [TRM-7]',
    async (stray) => {
      const hi = '{ "role": "user", "parts": [{ "text": "my key is 42" }] }';
      const request = JSON.parse(`{ "model": "m", "contents": [${stray}, ${hi}, ${stray}] }`);
      const { config } = makeHost(({ node }) => ({
        BeforeModel: on(
          node(`const [{ content }] = input.llm_request.messages;
            return { hookSpecificOutput: { llm_request: { messages: [{ role: 'user', content: content + '!' }] } } };`),
        ),
      }));
      const { modifiedRequest } = await fireBeforeModelHook(config, deepFreeze(request));
      const edited = { role: 'user', parts: [{ text: 'my key is 42!' }] };
      expect(modifiedRequest).toEqual({ model: 'm', contents: [JSON.parse(stray), edited, JSON.parse(stray)] });
    },
  );

  it('reports a block with its synthetic response [TRM-4]', async () => {
    const result = await fire({
      decision: 'deny',
      reason: 'no',
      hookSpecificOutput: { llm_response: { text: 'sorry' } },
    });
    expect(result).toMatchObject({ blocked: true, reason: 'no', syntheticResponse: { text: 'sorry' } });
    expect(result).not.toHaveProperty('stopped');
    expect(result).not.toHaveProperty('modifiedRequest');
  });

  it('reports a block without a synthetic response [TRM-4]', async () => {
    expect(await fire({ decision: 'block', reason: 'no' })).toEqual({ blocked: true, reason: 'no' });
  });

  it('distinguishes a stop from a block [TRM-4] [TRM-8] [X-22]', async () => {
    expect(await fire({ continue: false, stopReason: 'budget' })).toEqual({
      blocked: true,
      reason: 'budget',
      stopped: true,
    });
  });

  it.each([42, 'no', [], [null], { candidates: 7 }, { candidates: [{ content: { parts: [{}, 1] } }] }])(
    'blocks even if the synthetic response is invalid: %j [TRM-4] [B-27]',
    async (answer) => {
      const result = await fire({ decision: 'deny', reason: 'no', hookSpecificOutput: { llm_response: answer } });
      expect(result).toMatchObject({ blocked: true, reason: 'no' });
    },
  );

  it('reports message and suppression in addition to the rest [TRM-14] [X-22] [X-59]', async () => {
    expect(await fire({ systemMessage: 'm', suppressOutput: true })).toEqual({
      blocked: false,
      modifiedRequest: request,
      systemMessage: 'm',
      suppressOutput: true,
    });
    expect(await fire({ decision: 'deny', reason: 'no', systemMessage: 'm' })).toEqual({
      blocked: true,
      reason: 'no',
      systemMessage: 'm',
    });
  });
});

describe('fireAfterModelHook', () => {
  const fire = (output: object) => fireAfterModelHook(answering('AfterModel', output).config, request, response);

  it('returns the response as changed by hooks [TRM-9]', async () => {
    const result = await fire({ hookSpecificOutput: { llm_response: { text: 'call ***' } } });
    expect(result.response.text).toBe('call ***');
    expect(Object.keys(result)).toEqual(['response']);
  });

  it('returns the same response object if no hook changed it, or the change is invalid [TRM-9] [B-27]', async () => {
    expect((await fire({ systemMessage: 'm' })).response).toBe(response);
    expect((await fire({ hookSpecificOutput: { llm_response: 42 } })).response).toBe(response);
  });

  it('passes hooks the real request and response [TRM-9] [TRM-10]', async () => {
    const host = makeHost(({ node }) => ({ AfterModel: on(node('')) }));
    await fireAfterModelHook(host.config, request, response);
    expect(host.seen()).toMatchObject([
      {
        llm_request: { model: 'gemini-2.5-pro', messages: [{ role: 'user', content: 'my key is 42' }] },
        llm_response: { text: 'call 555-0100', candidates: [{ finishReason: 'STOP' }] },
      },
    ]);
  });

  it("keeps the model's response if a hook stops the agent [TRM-13] [OUT-9] [X-21]", async () => {
    const result = await fire({ continue: false, stopReason: 'leak' });
    expect(result).toEqual({ response, stopped: true, reason: 'leak' });
    expect(result.response).toBe(response);
  });

  it('uses the response of a hook that stops the agent [TRM-13] [X-21]', async () => {
    const hookSpecificOutput = { llm_response: { text: 'Good night.' } };
    const result = await fire({ continue: false, stopReason: 'leak', hookSpecificOutput });
    expect(result).toMatchObject({ stopped: true, reason: 'leak', response: { text: 'Good night.' } });
  });

  it('lets a hook remove the whole response [TRM-9] [B-46]', async () => {
    const result = await fire({ hookSpecificOutput: { llm_response: { candidates: [{ content: { parts: [] } }] } } });
    expect(result.response).not.toBe(response);
    expect(result.response.text ?? '').toBe('');
  });

  it('reports message and suppression, and cannot block [TRM-14] [X-20]', async () => {
    expect(await fire({ decision: 'block', reason: 'no', systemMessage: 'm', suppressOutput: true })).toEqual({
      response,
      systemMessage: 'm',
      suppressOutput: true,
    });
  });
});

describe('fireBeforeToolSelectionHook', () => {
  const tools = [{ functionDeclarations: [{ name: 'read_file' }, { name: 'write_file' }] }];
  const offering: GenerateContentParameters = {
    ...request,
    config: { tools, toolConfig: { retrievalConfig: { languageCode: 'de' } } },
  };
  const fire = (output: object, asked = offering) =>
    fireBeforeToolSelectionHook(answering('BeforeToolSelection', output).config, asked);

  it('returns the tool choice and keeps the tool definitions [TRM-15] [TRM-17] [X-58]', async () => {
    const result = await fire({
      hookSpecificOutput: { toolConfig: { mode: 'ANY', allowedFunctionNames: ['read_file'] } },
    });
    expect(result.toolConfig).toEqual({
      retrievalConfig: { languageCode: 'de' },
      functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['read_file'] },
    });
    expect(result.tools).toBe(tools);
    expectTypeOf(result).toExtend<BeforeToolSelectionHookResult<ToolConfig, ToolListUnion>>();
  });

  it('also finds tools outside the config [TRM-15] [X-45]', async () => {
    const { config } = answering('BeforeToolSelection', { hookSpecificOutput: { toolConfig: { mode: 'NONE' } } });
    const result = await fireBeforeToolSelectionHook(config, { contents: 'hi', tools });
    expect(result.tools).toBe(tools);
    expect(result.toolConfig?.functionCallingConfig?.mode).toBe('NONE');
  });

  it('reports a stop and a message, and cannot block [TRM-18] [X-22]', async () => {
    const { toolConfig } = offering.config ?? {};
    expect(await fire({ continue: false, stopReason: 'enough', systemMessage: 'm' })).toEqual({
      toolConfig,
      tools,
      stopped: true,
      reason: 'enough',
      systemMessage: 'm',
    });
    expect(await fire({ decision: 'block', reason: 'no' })).toEqual({ toolConfig, tools });
  });

  it('passes the available tools to hooks, including callable ones [TRM-15] [X-41]', async () => {
    const host = makeHost(({ node }) => ({ BeforeToolSelection: on(node('')) }));
    const declared = { functionDeclarations: [{ name: 'search' }] };
    const callable = { tool: async () => declared, callTool: async () => [], loop: {} };
    callable.loop = callable;
    const broken = { tool: () => Promise.reject(new Error('offline')), callTool: async () => [] };
    await fireBeforeToolSelectionHook(host.config, {
      model: 'm',
      contents: 'hi',
      config: { tools: [...tools, callable, broken] },
    });
    await fireBeforeToolSelectionHook(host.config, { model: 'm', contents: 'hi' });
    expect(host.seen().map((input) => input['available_tools'])).toEqual([[...tools, declared, {}], []]);
  });

  it('reads the tools of the config first, and others only if there are none [TRM-15]', async () => {
    const host = makeHost(({ node }) => ({ BeforeToolSelection: on(node(`return { systemMessage: 'm' }`)) }));
    const outside = [{ functionDeclarations: [{ name: 'outside' }] }];
    const request = { model: 'm', contents: 'hi', tools: outside };
    const both = await fireBeforeToolSelectionHook(host.config, { ...request, config: { tools } });
    const one = await fireBeforeToolSelectionHook(host.config, { ...request, config: {} });
    expect(host.seen().map((input) => input['available_tools'])).toEqual([tools, outside]);
    expect([both.tools, one.tools]).toEqual([tools, outside]);
  });

  it("ends on the caller's signal if a tool never returns its definition [TRM-15]", async () => {
    const host = makeHost(({ node }) => ({ BeforeToolSelection: on(node('')) }));
    const controller = new AbortController();
    const silent = {
      tool: () => {
        controller.abort();
        return new Promise<object>(() => {});
      },
      callTool: async () => [],
    };
    const asked = { model: 'm', contents: 'hi', config: { tools: [silent] } };
    expect(await fireBeforeToolSelectionHook(host.config, asked, { signal: controller.signal })).not.toHaveProperty(
      'stopped',
    );
    expect(host.seen()).toEqual([]);
  });

  it('continues without a tool that never returns its definition [TRM-15]', async () => {
    const host = makeHost(({ node }) => ({ BeforeToolSelection: on(node('')) }));
    const silent = { tool: () => new Promise<object>(() => {}), callTool: async () => [] };
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    await fireBeforeToolSelectionHook(host.config, { contents: 'hi', config: { tools: [silent, ...tools] } });
    warned.mockRestore();
    expect(host.seen().map((input) => input['available_tools'])).toEqual([[{}, ...tools]]);
  }, 60_000);

  it('does not ask tools for their definitions if no hook is registered', async () => {
    let asked = 0;
    const callable = {
      tool: async () => {
        asked += 1;
        return {};
      },
      callTool: async () => [],
    };
    await fireBeforeToolSelectionHook(makeHost().config, { model: 'm', contents: 'hi', config: { tools: [callable] } });
    expect(asked).toBe(0);
  });
});

describe('appendSystemMessage', () => {
  it.each<[GenerateContentParameters['contents'], unknown[]]>([
    ['hi', [{ role: 'user', parts: [{ text: 'hi' }] }]],
    [{ text: 'hi' }, [{ role: 'user', parts: [{ text: 'hi' }] }]],
    [['hi', { text: 'ho' }], [{ role: 'user', parts: [{ text: 'hi' }, { text: 'ho' }] }]],
    [{ parts: [{ text: 'hi' }] }, [{ parts: [{ text: 'hi' }] }]],
    [
      [{ role: 'user', parts: [{ functionResponse: { name: 'f', response: {} } }] }],
      [{ role: 'user', parts: [{ functionResponse: { name: 'f', response: {} } }] }],
    ],
    [[], []],
  ])('adds one user turn to %j [TRM-20]', (contents, turns) => {
    const systemTurn = { role: 'user', parts: [{ text: '[System] m' }] };
    expect(appendSystemMessage(deepFreeze({ model: 'm', contents }), 'm')).toEqual({
      model: 'm',
      contents: [...turns, systemTurn],
    });
  });

  it('adds a message each time, and returns an unreadable request unchanged', () => {
    const twice = appendSystemMessage(appendSystemMessage({ contents: 'hi' }, 'm'), 'm');
    expect(twice.contents).toHaveLength(3);
    const odd = JSON.parse('{ "contents": 42 }');
    expect(appendSystemMessage(odd, 'm')).toBe(odd);
  });
});

describe('Result types', () => {
  it('are exported and generic over those of the caller [TRM-19] [TRM-1] [TRM-9] [TRM-15]', () => {
    expectTypeOf<BeforeModelHookResult>().toHaveProperty('blocked');
    expectTypeOf<AfterModelHookResult<GenerateContentResponse>['response']>().toExtend<SdkResponse>();
    expectTypeOf<BeforeToolSelectionHookResult>().toHaveProperty('toolConfig');
    expectTypeOf(fireBeforeModelHook<GenerateContentParameters>).returns.resolves.toEqualTypeOf<
      BeforeModelHookResult<GenerateContentParameters>
    >();
  });
});
