import { GenerateContentResponse } from '@google/genai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HookUsage } from '../../../../../src/core/contract/session-facts.js';
import { HookTranslator } from '../../../../../src/core/translator.js';
import { HookTranslatorAiSdk } from '../../../../../src/integrations/model-sdks/ai-sdk/translator.js';
import { HookTranslatorAnthropic } from '../../../../../src/integrations/model-sdks/anthropic/translator.js';
import { HookTranslatorGenAIv1 } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { HookTranslatorOpenAIResponses } from '../../../../../src/integrations/model-sdks/openai/responses/translator.js';
import { deepFreeze } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

const chat = new HookTranslatorOpenAIChat();
const responses = new HookTranslatorOpenAIResponses();
const anthropic = new HookTranslatorAnthropic();
const genai = new HookTranslatorGenAIv1();
const aiSdk = new HookTranslatorAiSdk('gpt-5');
const aiSdk2 = new HookTranslatorAiSdk('gpt-5', 'v2');

const all: readonly (readonly [string, HookTranslator])[] = [
  ['openai chat', chat],
  ['openai responses', responses],
  ['anthropic', anthropic],
  ['genai', genai],
  ['ai sdk', aiSdk],
];

type UsageRow = readonly [title: string, translator: HookTranslator, response: object, usage: HookUsage | undefined];

const usageRows: readonly UsageRow[] = [
  [
    'openai chat: reasoning and cached tokens are parts of the counts',
    chat,
    {
      usage: {
        prompt_tokens: 120,
        completion_tokens: 30,
        total_tokens: 150,
        prompt_tokens_details: { cached_tokens: 100, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 20 },
      },
    },
    { input_tokens: 120, output_tokens: 30, cached_tokens: 100 },
  ],
  ['openai chat: a stream without usage', chat, { usage: null }, undefined],
  [
    'openai responses: reasoning and cached tokens are parts of the counts',
    responses,
    {
      usage: {
        input_tokens: 75,
        input_tokens_details: { cached_tokens: 64, cache_write_tokens: 0 },
        output_tokens: 40,
        output_tokens_details: { reasoning_tokens: 32 },
        total_tokens: 115,
      },
    },
    { input_tokens: 75, output_tokens: 40, cached_tokens: 64 },
  ],
  ['openai responses: a queued response', responses, { status: 'queued', usage: null }, undefined],
  [
    'anthropic: tokens of the cache are added to the input',
    anthropic,
    {
      usage: {
        input_tokens: 7,
        cache_creation_input_tokens: 200,
        cache_read_input_tokens: 1000,
        output_tokens: 12,
        output_tokens_details: null,
      },
    },
    { input_tokens: 1207, output_tokens: 12, cached_tokens: 1000 },
  ],
  [
    'anthropic: null means that no cache was used',
    anthropic,
    {
      usage: { input_tokens: 7, cache_creation_input_tokens: null, cache_read_input_tokens: null, output_tokens: 12 },
    },
    { input_tokens: 7, output_tokens: 12 },
  ],
  [
    'anthropic: an invalid part makes the sum unknown',
    anthropic,
    { usage: { input_tokens: 7, cache_read_input_tokens: '3', output_tokens: 12 } },
    { output_tokens: 12 },
  ],
  [
    'anthropic: the output of a message that did not stop is preliminary',
    anthropic,
    { stop_reason: null, usage: { input_tokens: 7, output_tokens: 1 } },
    { input_tokens: 7 },
  ],
  [
    'genai: thoughts and results of built-in tools are added',
    genai,
    {
      usageMetadata: {
        promptTokenCount: 100,
        candidatesTokenCount: 10,
        thoughtsTokenCount: 55,
        toolUsePromptTokenCount: 8,
        cachedContentTokenCount: 64,
        totalTokenCount: 173,
      },
    },
    { input_tokens: 108, output_tokens: 65, cached_tokens: 64 },
  ],
  [
    'genai: the total has the output that the API leaves out',
    genai,
    { usageMetadata: { promptTokenCount: 100, thoughtsTokenCount: 55, totalTokenCount: 155 } },
    { input_tokens: 100, output_tokens: 55 },
  ],
  [
    'genai: a total that is too small has no output',
    genai,
    { usageMetadata: { promptTokenCount: 100, thoughtsTokenCount: 55, totalTokenCount: 100 } },
    { input_tokens: 100 },
  ],
  ['genai: no total and no output', genai, { usageMetadata: { promptTokenCount: 9 } }, { input_tokens: 9 }],
  [
    'ai sdk: totals include cached tokens and reasoning',
    aiSdk,
    {
      usage: {
        inputTokens: { total: 50, noCache: 10, cacheRead: 30, cacheWrite: 10 },
        outputTokens: { total: 9, text: 4, reasoning: 5 },
      },
    },
    { input_tokens: 50, output_tokens: 9, cached_tokens: 30 },
  ],
  [
    'ai sdk: totals that the provider does not know',
    aiSdk,
    {
      usage: {
        inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: undefined, text: undefined, reasoning: undefined },
      },
    },
    undefined,
  ],
  [
    'ai sdk v2 with openai: reasoning and cached tokens are parts of the counts',
    aiSdk2,
    {
      usage: { inputTokens: 20, outputTokens: 8, totalTokens: 28, reasoningTokens: 5, cachedInputTokens: 16 },
      providerMetadata: { openai: {} },
    },
    { input_tokens: 20, output_tokens: 8, cached_tokens: 16 },
  ],
  [
    'ai sdk v2 with google: reasoning is added',
    aiSdk2,
    {
      usage: { inputTokens: 20, outputTokens: 3, totalTokens: 28, reasoningTokens: 5, cachedInputTokens: undefined },
      providerMetadata: { google: {} },
    },
    { input_tokens: 20, output_tokens: 8 },
  ],
  [
    'ai sdk v2 with anthropic: tokens of the cache are added',
    aiSdk2,
    {
      usage: { inputTokens: 7, outputTokens: 12, totalTokens: 19, cachedInputTokens: 1000 },
      providerMetadata: { anthropic: { usage: {}, cacheCreationInputTokens: 200 } },
    },
    { input_tokens: 1207, output_tokens: 12, cached_tokens: 1000 },
  ],
  [
    'ai sdk v2 with bedrock: tokens of the cache are added',
    aiSdk2,
    {
      usage: { inputTokens: 7, outputTokens: 12, totalTokens: 19, cachedInputTokens: 1000 },
      providerMetadata: { bedrock: { usage: { cacheWriteInputTokens: 200 } } },
    },
    { input_tokens: 1207, output_tokens: 12, cached_tokens: 1000 },
  ],
  [
    'ai sdk v2: cached tokens of an unknown provider may be parts of the input or not',
    aiSdk2,
    { usage: { inputTokens: 20, outputTokens: 8, totalTokens: 28, cachedInputTokens: 16 } },
    { output_tokens: 8, cached_tokens: 16 },
  ],
  [
    'ai sdk v2: reasoning that does not fit the total',
    aiSdk2,
    { usage: { inputTokens: 20, outputTokens: 8, totalTokens: 99, reasoningTokens: 5 } },
    { input_tokens: 20 },
  ],
  [
    'an input smaller than its cached part',
    chat,
    { usage: { prompt_tokens: 5, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 9 } } },
    { output_tokens: 2 },
  ],
];

describe('toHookUsage', () => {
  it.each(usageRows)('%s', (_, translator, response, usage) => {
    expect(translator.toHookUsage(deepFreeze(response))).toStrictEqual(usage);
  });

  it('has no figure that is negative, not whole, not a number or a text', () => {
    const invalid = fc.oneof(
      fc.integer({ max: -1 }),
      fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, 1.5, 2 ** 60, '9', null, true, {}, []),
    );
    fc.assert(
      fc.property(invalid, invalid, (one, other) => {
        expect(chat.toHookUsage({ usage: { prompt_tokens: one, completion_tokens: other } })).toBeUndefined();
        expect(responses.toHookUsage({ usage: { input_tokens: one, output_tokens: other } })).toBeUndefined();
        expect(anthropic.toHookUsage({ usage: { input_tokens: one, output_tokens: other } })).toBeUndefined();
        expect(aiSdk2.toHookUsage({ usage: { inputTokens: one, outputTokens: other } })).toBeUndefined();
        expect(aiSdk.toHookUsage({ usage: { inputTokens: { total: one }, outputTokens: {} } })).toBeUndefined();
        const usageMetadata: object = { promptTokenCount: one, candidatesTokenCount: other };
        expect(genai.toHookUsage({ usageMetadata })).toBeUndefined();
      }),
    );
  });

  it.each(all)('%s: has no usage of a response without figures', (_, translator) => {
    for (const response of [{}, { usage: null, usageMetadata: null }, { usage: 3, usageMetadata: 'x' }, { usage: {} }])
      expect(translator.toHookUsage(Object(response))).toBeUndefined();
  });
});

describe('modelOf', () => {
  it.each([
    ['openai chat', chat, { model: 'gpt-5' }, { model: 'gpt-5-2025-08-07' }, 'gpt-5-2025-08-07'],
    ['openai responses', responses, { model: 'gpt-5' }, { model: 'gpt-5-2025-08-07' }, 'gpt-5-2025-08-07'],
    ['anthropic', anthropic, { model: 'claude-x' }, { model: 'claude-x-1' }, 'claude-x-1'],
    ['genai', genai, { model: 'gemini-pro' }, { modelVersion: 'gemini-pro-001' }, 'gemini-pro-001'],
    ['ai sdk', aiSdk, {}, { response: { modelId: 'gpt-5-2025-08-07' } }, 'gpt-5-2025-08-07'],
  ] as const)(
    '%s: returns the model that responded, else the requested one',
    (_, translator, request, response, is) => {
      expect(translator.modelOf(request, response)).toBe(is);
      expect(translator.modelOf(request)).toBe(translator === aiSdk ? 'gpt-5' : Reflect.get(request, 'model'));
      expect(translator.modelOf(request, {})).toBe(translator.modelOf(request));
    },
  );

  it.each(all)('%s: returns undefined if neither names one', (_, translator) => {
    const nameless = translator === aiSdk ? new HookTranslatorAiSdk() : translator;
    expect(nameless.modelOf({}, {})).toBeUndefined();
  });
});

describe('toHookAssistantText', () => {
  const thinking = { type: 'thinking', thinking: 'hm', signature: 's' };
  it.each([
    ['openai chat', chat, { choices: [{ index: 0, message: { content: 'I read it.', reasoning_content: 'hm' } }] }],
    [
      'openai responses',
      responses,
      {
        output: [
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }] },
          { type: 'message', content: [{ type: 'output_text', text: 'I read it.' }] },
          { type: 'function_call', call_id: 'c', name: 'read', arguments: '{}' },
        ],
      },
    ],
    [
      'anthropic',
      anthropic,
      { content: [thinking, { type: 'text', text: 'I read it.' }, { type: 'tool_use', id: 't', name: 'read' }] },
    ],
    [
      'ai sdk',
      aiSdk,
      {
        content: [
          { type: 'reasoning', text: 'hm' },
          { type: 'text', text: 'I read it.' },
          { type: 'tool-call', toolCallId: 'c', toolName: 'read', input: '{}' },
        ],
      },
    ],
  ] as const)('%s: is the text without reasoning and tool calls', (_, translator, response) => {
    expect(translator.toHookAssistantText(deepFreeze(response))).toBe('I read it.');
  });

  it('genai: is the text without thoughts and function calls', () => {
    const response = new GenerateContentResponse();
    const parts = [{ text: 'hm', thought: true }, { text: 'I read it.' }, { functionCall: { name: 'read' } }];
    response.candidates = [{ content: { role: 'model', parts } }];
    expect(genai.toHookAssistantText(response)).toBe('I read it.');
  });

  it.each(all)('%s: is undefined without text', (_, translator) => {
    expect(translator.toHookAssistantText({})).toBeUndefined();
  });

  it('is undefined for several responses, of which the host may use any', () => {
    const choices = ['a', 'b'].map((content, index) => ({ index, message: { content } }));
    expect(chat.toHookAssistantText({ choices })).toBeUndefined();
  });
});

describe('toHookToolCalls', () => {
  it.each([
    ['openai chat', chat, { choices: [{ message: { tool_calls: [{ id: 'call_1', function: { name: 'f' } }] } }] }],
    ['openai responses', responses, { output: [{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'f' }] }],
    ['anthropic', anthropic, { content: [{ type: 'tool_use', id: 'call_1', name: 'f', input: {} }] }],
    ['genai', genai, { candidates: [{ content: { parts: [{ functionCall: { id: 'call_1', name: 'f' } }] } }] }],
    ['ai sdk', aiSdk, { content: [{ type: 'tool-call', toolCallId: 'call_1', toolName: 'f', input: '{}' }] }],
  ] as const)("%s: has the SDK's own id", (_, translator, response) => {
    expect(translator.toHookToolCalls(response).map(({ id }) => id)).toEqual(['call_1']);
  });
});

/** The messages of one conversation in each SDK: a prompt, a call with its result, an answer, and a second prompt. */
const conversations: readonly (readonly [
  string,
  HookTranslator,
  (messages: readonly unknown[]) => object,
  unknown[],
])[] = [
  [
    'openai chat',
    chat,
    (messages) => ({ model: 'm', messages: [{ role: 'system', content: 's' }, ...messages] }),
    [
      { role: 'user', content: 'first' },
      { role: 'assistant', tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }] },
      { role: 'tool', tool_call_id: 'c', content: 'result' },
      { role: 'assistant', content: 'answer' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'second' },
          { type: 'image_url', image_url: { url: 'data:' } },
        ],
      },
    ],
  ],
  [
    'openai responses',
    responses,
    (input) => ({ model: 'm', instructions: 's', input }),
    [
      { role: 'user', content: 'first' },
      { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' },
      { type: 'function_call_output', call_id: 'c', output: 'result' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'answer' }] },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'second' }] },
    ],
  ],
  [
    'anthropic',
    anthropic,
    (messages) => ({ model: 'm', system: 's', messages }),
    [
      { role: 'user', content: 'first' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'f', input: {} }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c', content: 'result' }] },
      { role: 'assistant', content: 'answer' },
      { role: 'user', content: [{ type: 'text', text: 'second' }] },
    ],
  ],
  [
    'genai',
    genai,
    (contents) => ({ model: 'm', contents }),
    [
      { role: 'user', parts: [{ text: 'first' }] },
      { role: 'model', parts: [{ functionCall: { name: 'f', args: {} } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'f', response: { output: 'result' } } }] },
      { role: 'model', parts: [{ text: 'answer' }] },
      { parts: [{ text: 'second' }] },
    ],
  ],
  [
    'ai sdk',
    aiSdk,
    (prompt) => ({ prompt: [{ role: 'system', content: 's' }, ...prompt] }),
    [
      { role: 'user', content: [{ type: 'text', text: 'first' }] },
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c', toolName: 'f', input: {} }] },
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'f', output: { type: 'text', value: 'result' } }],
      },
      { role: 'assistant', content: [{ type: 'text', text: 'answer' }] },
      { role: 'user', content: [{ type: 'text', text: 'second' }] },
    ],
  ],
];

describe('toHookTurn', () => {
  it.each(conversations)('%s: is the last prompt and the number of prompts', (_, translator, request, messages) => {
    const turns = messages.map((__, at) => translator.toHookTurn(deepFreeze(request(messages.slice(0, at + 1)))));
    const first = { prompt: 'first', index: 1 };
    expect(turns).toEqual([first, first, first, first, { prompt: 'second', index: 2 }]);
  });

  it.each(conversations)(
    '%s: is undefined without a prompt, or with an unreadable message',
    (_, translator, request) => {
      for (const messages of [[], [null], [3]]) expect(translator.toHookTurn(request(messages))).toBeUndefined();
      expect(translator.toHookTurn({})).toBeUndefined();
    },
  );

  it('reads a request that is only a text', () => {
    const turn = { prompt: 'hi', index: 1 };
    expect(responses.toHookTurn({ input: 'hi' })).toEqual(turn);
    expect(genai.toHookTurn({ contents: 'hi' })).toEqual(turn);
    expect(genai.toHookTurn({ contents: [{ text: 'h' }, 'i'] })).toEqual(turn);
  });

  it.each([
    ['a previous response', responses, { previous_response_id: 'resp_1', input: 'hi' }],
    ['a stored conversation', responses, { conversation: 'conv_1', input: 'hi' }],
    [
      'a stored item',
      responses,
      {
        input: [
          { type: 'item_reference', id: 'msg_1' },
          { role: 'user', content: 'hi' },
        ],
      },
    ],
    ['a stored item without a type', responses, { input: [{ id: 'msg_1' }, { role: 'user', content: 'hi' }] }],
    ['cached content', genai, { contents: 'hi', config: { cachedContent: 'cachedContents/1' } }],
    [
      'a previous response of a provider',
      aiSdk,
      {
        prompt: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }],
        providerOptions: { openai: { previousResponseId: 'resp_1' } },
      },
    ],
  ] as const)('is undefined for a request that continues %s', (_, translator, request) => {
    expect(translator.toHookTurn(request)).toBeUndefined();
  });

  it('is undefined after text next to a tool result, which may be a new prompt', () => {
    const messages = [
      { role: 'user', content: 'first' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'f', input: {} }] },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'c', content: 'r' },
          { type: 'text', text: 'stop' },
        ],
      },
    ];
    expect(anthropic.toHookTurn({ messages })).toBeUndefined();
    expect(anthropic.toHookTurn({ messages: [...messages, { role: 'user', content: 'next' }] })).toEqual({
      prompt: 'next',
      index: 2,
    });
    const functionResponse = { name: 'f', response: {} };
    expect(genai.toHookTurn({ contents: ['hi', { role: 'user', parts: [{ functionResponse }, { text: 'x' }] }] })).toBe(
      undefined,
    );
  });

  it('has an empty prompt if the user sent no text', () => {
    const content = [{ type: 'image', source: {} }];
    expect(anthropic.toHookTurn({ messages: [{ role: 'user', content }] })).toEqual({ prompt: '', index: 1 });
  });
});

describe('HookTranslator of a host', () => {
  it('reports no facts that it does not implement', () => {
    class Own extends HookTranslator {
      override toHookLLMRequest = chat.toHookLLMRequest.bind(chat);
      override fromHookLLMRequest = chat.fromHookLLMRequest.bind(chat);
      override toHookLLMResponse = chat.toHookLLMResponse.bind(chat);
      override fromHookLLMResponse = chat.fromHookLLMResponse.bind(chat);
      override toHookToolConfig = chat.toHookToolConfig.bind(chat);
      override fromHookToolConfig = chat.fromHookToolConfig.bind(chat);
    }
    const own = new Own();
    const response = { usage: { prompt_tokens: 1 }, choices: [{ message: { content: 'hi' } }] };
    expect(own.toHookUsage(response)).toBeUndefined();
    expect(own.modelOf({ model: 'm' }, response)).toBeUndefined();
    expect(own.toHookTurn({ contents: 'hi' })).toBeUndefined();
    expect(own.toHookAssistantText(response)).toBe('hi');
  });
});
