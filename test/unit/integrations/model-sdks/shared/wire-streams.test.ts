import { GenerateContentResponse } from '@google/genai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HookTranslator } from '../../../../../src/engine.js';
import { partStreamFormat } from '../../../../../src/integrations/model-sdks/ai-sdk/stream.js';
import { HookTranslatorAiSdk } from '../../../../../src/integrations/model-sdks/ai-sdk/translator.js';
import { messageStreamFormat } from '../../../../../src/integrations/model-sdks/anthropic/stream.js';
import { HookTranslatorAnthropic } from '../../../../../src/integrations/model-sdks/anthropic/translator.js';
import { joinChunks } from '../../../../../src/integrations/model-sdks/genai/sdk-response.js';
import { HookTranslatorGenAIv1 } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { chatStreamFormat } from '../../../../../src/integrations/model-sdks/openai/chat/stream.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { responseStreamFormat } from '../../../../../src/integrations/model-sdks/openai/responses/stream.js';
import { HookTranslatorOpenAIResponses } from '../../../../../src/integrations/model-sdks/openai/responses/translator.js';
import type { StreamFormat } from '../../../../../src/integrations/model-sdks/shared/stream.js';
import {
  aiSdkStream,
  chatStream,
  eventsIn,
  geminiStream,
  likeChatStream,
  messageStream,
  responseStream,
  type WireStream,
} from '../../../../support/integrations/model-sdks/translators/wire/streams.js';
import { propertyRuns } from '../../../../support/long-form.js';

const genaiWhole = (events: readonly unknown[]): object =>
  joinChunks(events.map((event) => Object.assign(new GenerateContentResponse(), event)));

const all: readonly (readonly [string, HookTranslator, StreamFormat['join'], WireStream])[] = [
  ['genai', new HookTranslatorGenAIv1(), genaiWhole, geminiStream],
  ['openai chat', new HookTranslatorOpenAIChat(), chatStreamFormat.join, chatStream],
  ['a server with the openai chat API', new HookTranslatorOpenAIChat(), chatStreamFormat.join, likeChatStream],
  ['openai responses', new HookTranslatorOpenAIResponses(), responseStreamFormat.join, responseStream],
  ['anthropic', new HookTranslatorAnthropic(), messageStreamFormat.join, messageStream],
  ['ai sdk', new HookTranslatorAiSdk('m'), partStreamFormat.join, aiSdkStream],
];

describe.each(all)('recorded stream of %s', (_, translator, join, { body, shown }) => {
  const events = eventsIn(body);
  const textIn = (some: readonly Record<string, unknown>[]): string => some.map((event) => shown(event) ?? '').join('');
  const read = (some: readonly unknown[]): string => translator.toHookLLMResponse(join(some)).text ?? '';

  it('is passed to hooks with its text, its calls and its finish reason [X-46] [X-68]', () => {
    const answer = join(events);
    const seen = translator.toHookLLMResponse(answer);
    expect(seen).toMatchObject({ text: 'I will read it.', candidates: [{ finishReason: 'STOP' }] });
    // The last text of some APIs is empty and follows the call.
    expect(seen.candidates[0]?.content.parts.filter((part) => part !== '')).toEqual(['I will read it.']);
    expect(translator.toHookToolCalls(answer)).toMatchObject([{ name: 'read_file', args: { path: 'b' } }]);
  });

  it('passes everything that was delivered to hooks, wherever it ends [X-46]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: events.length }), (length) => {
        const came = events.slice(0, length);
        if (textIn(came) !== '') expect(read(came)).toBe(textIn(came));
      }),
      { examples: events.map((_event, at) => [at + 1]) },
    );
  });

  it('passes everything that was delivered to hooks, whichever events are missing [X-46]', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: events.length, maxLength: events.length }), (kept) => {
        const came = events.filter((_event, at) => kept[at]);
        if (textIn(came) !== '') expect(read(came)).toContain(textIn(came));
      }),
      propertyRuns(300),
    );
  });
});

describe('stream whose last event lacks the output', () => {
  it('is passed to hooks as it was streamed [X-46]', () => {
    const events = eventsIn(responseStream.body);
    const empty = events.map((event) =>
      event['type'] === 'response.completed' ? { ...event, response: { status: 'completed', output: [] } } : event,
    );
    const answer = responseStreamFormat.join(empty);
    const translator = new HookTranslatorOpenAIResponses();
    expect(translator.toHookLLMResponse(answer).text).toBe('I will read it.');
    expect(translator.toHookToolCalls(answer)).toEqual([{ id: 'call_9', name: 'read_file', args: { path: 'b' } }]);
  });

  it('is passed to hooks with every block, even if two have the same index [X-46]', () => {
    const block = (text: string) => [
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
    ];
    const answer = messageStreamFormat.join([
      { type: 'message_start', message: {} },
      ...block('a secret'),
      ...block('harmless'),
    ]);
    expect(new HookTranslatorAnthropic().toHookLLMResponse(answer).text).toBe('a secretharmless');
  });
});
