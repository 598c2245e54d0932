import { describe, expect, it } from 'vitest';
import type { HookTranslator } from '../../../../../src/engine.js';
import { HookTranslatorGenAIv1 } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { HookTranslatorOpenAIResponses } from '../../../../../src/integrations/model-sdks/openai/responses/translator.js';
import { deepFreeze } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

const call = { id: 'c', type: 'function', function: { name: 'read', arguments: '{}' } };
const likely = { content: [{ token: 'a', logprob: -0.1 }] };

const chat = (first: string, logprobs: unknown) => ({
  id: 'chatcmpl-1',
  choices: [
    { index: 0, message: { role: 'assistant', content: first }, logprobs, finish_reason: 'stop' },
    {
      index: 1,
      message: { role: 'assistant', content: '', tool_calls: [call] },
      logprobs: likely,
      finish_reason: 'tool_calls',
      content_filter_results: {},
    },
  ],
});

const gemini = (first: string) => ({
  candidates: [
    { content: { parts: [{ text: first }], role: 'model' }, finishReason: 'STOP', index: 0 },
    {
      content: { parts: [{ functionCall: { name: 'read', args: {} } }], role: 'model' },
      finishReason: 'STOP',
      index: 1,
      avgLogprobs: -0.1,
    },
  ],
});

describe('two candidates', () => {
  it.each<[string, HookTranslator, object, object]>([
    ['openai chat', new HookTranslatorOpenAIChat(), chat('a', likely), chat('b', null)],
    ['genai', new HookTranslatorGenAIv1(), gemini('a'), gemini('b')],
  ])('keep the candidate that a hook leaves unchanged: %s [X-68]', (_, translator, before, after) => {
    const { candidates } = translator.toHookLLMResponse(deepFreeze(before));
    const [first, second] = candidates;
    const written = { candidates: [{ ...first, content: { role: 'model', parts: ['b'] } }, second] };
    const edited = translator.fromHookLLMResponse(written, { response: before, keepToolCalls: true });
    expect(JSON.stringify(edited)).toBe(JSON.stringify(after));
  });
});

describe('output_text', () => {
  const translator = new HookTranslatorOpenAIResponses();
  const said = (text: string) => [{ type: 'message', content: [{ type: 'output_text', text }] }];

  it('is updated if the response has it, and not added otherwise [X-68]', () => {
    for (const keepToolCalls of [true, false]) {
      const bare = translator.fromHookLLMResponse(
        { text: 'b' },
        { response: deepFreeze({ output: said('a') }), keepToolCalls },
      );
      expect(bare).not.toHaveProperty('output_text');
      const full = translator.fromHookLLMResponse(
        { text: 'b' },
        { response: deepFreeze({ output: said('a'), output_text: 'a' }), keepToolCalls },
      );
      expect(full).toHaveProperty('output_text', 'b');
    }
  });

  it('is part of a response that a hook creates [TRN-12]', () => {
    expect(translator.fromHookLLMResponse({ text: 'b' })).toHaveProperty('output_text', 'b');
    expect(translator.fromHookLLMResponse({ candidates: [] })).toHaveProperty('output_text', '');
  });
});
