import { GenerateContentResponse } from '@google/genai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HookTranslator } from '../../src/index.js';
import { streamPieces } from '../../src/integrations/model-sdks/ai-sdk/stream-pieces.js';
import { HookTranslatorAiSdk } from '../../src/integrations/model-sdks/ai-sdk/translator.js';
import { messagePieces } from '../../src/integrations/model-sdks/anthropic/message-pieces.js';
import { HookTranslatorAnthropic } from '../../src/integrations/model-sdks/anthropic/translator.js';
import { HookTranslatorGenAIv1 } from '../../src/integrations/model-sdks/genai/genai-v1.js';
import { wholeResponse } from '../../src/integrations/model-sdks/genai/whole-response.js';
import { chatPieces } from '../../src/integrations/model-sdks/openai/chat-pieces.js';
import { HookTranslatorOpenAIChat } from '../../src/integrations/model-sdks/openai/openai-chat.js';
import { HookTranslatorOpenAIResponses } from '../../src/integrations/model-sdks/openai/openai-responses.js';
import { responsePieces } from '../../src/integrations/model-sdks/openai/response-pieces.js';
import type { Pieces } from '../../src/integrations/model-sdks/shared/pieces.js';
import { propertyRuns } from '../long-form.js';
import {
  aiSdkStream,
  chatStream,
  eventsIn,
  geminiStream,
  likeChatStream,
  messageStream,
  responseStream,
  type WireStream,
} from '../translate/wire/streams.js';

const genaiWhole = (events: readonly unknown[]): object =>
  wholeResponse(events.map((event) => Object.assign(new GenerateContentResponse(), event)));

const all: readonly (readonly [string, HookTranslator, Pieces['whole'], WireStream])[] = [
  ['genai', new HookTranslatorGenAIv1(), genaiWhole, geminiStream],
  ['openai chat', new HookTranslatorOpenAIChat(), chatPieces.whole, chatStream],
  ['a server that speaks like openai chat', new HookTranslatorOpenAIChat(), chatPieces.whole, likeChatStream],
  ['openai responses', new HookTranslatorOpenAIResponses(), responsePieces.whole, responseStream],
  ['anthropic', new HookTranslatorAnthropic(), messagePieces.whole, messageStream],
  ['ai sdk', new HookTranslatorAiSdk('m'), streamPieces.whole, aiSdkStream],
];

describe.each(all)('a stream of %s, as it comes over the wire', (_, translator, whole, { body, shown }) => {
  const events = eventsIn(body);
  const textIn = (some: readonly Record<string, unknown>[]): string => some.map((event) => shown(event) ?? '').join('');
  const read = (some: readonly unknown[]): string => translator.toHookLLMResponse(whole(some)).text ?? '';

  it('is shown to hooks with its text, its calls and how it ended [X-46] [X-68]', () => {
    const answer = whole(events);
    const seen = translator.toHookLLMResponse(answer);
    expect(seen).toMatchObject({ text: 'I will read it.', candidates: [{ finishReason: 'STOP' }] });
    // The last words of some APIs are empty, and stand behind the call.
    expect(seen.candidates[0]?.content.parts.filter((part) => part !== '')).toEqual(['I will read it.']);
    expect(translator.toHookToolCalls(answer)).toMatchObject([{ name: 'read_file', args: { path: 'b' } }]);
  });

  it('hides nothing that it has shown, wherever it ends [X-46]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: events.length }), (length) => {
        const came = events.slice(0, length);
        if (textIn(came) !== '') expect(read(came)).toBe(textIn(came));
      }),
      { examples: events.map((_event, at) => [at + 1]) },
    );
  });

  it('hides nothing that it has shown, whichever events are missing [X-46]', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: events.length, maxLength: events.length }), (kept) => {
        const came = events.filter((_event, at) => kept[at]);
        if (textIn(came) !== '') expect(read(came)).toContain(textIn(came));
      }),
      propertyRuns(300),
    );
  });
});

describe('a stream whose end does not hold the answer', () => {
  it('is shown to hooks as it was streamed [X-46]', () => {
    const events = eventsIn(responseStream.body);
    const empty = events.map((event) =>
      event['type'] === 'response.completed' ? { ...event, response: { status: 'completed', output: [] } } : event,
    );
    const answer = responsePieces.whole(empty);
    const translator = new HookTranslatorOpenAIResponses();
    expect(translator.toHookLLMResponse(answer).text).toBe('I will read it.');
    expect(translator.toHookToolCalls(answer)).toEqual([{ id: 'call_9', name: 'read_file', args: { path: 'b' } }]);
  });

  it('is shown to hooks with every block, where two have one place [X-46]', () => {
    const block = (text: string) => [
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
    ];
    const answer = messagePieces.whole([
      { type: 'message_start', message: {} },
      ...block('a secret'),
      ...block('harmless'),
    ]);
    expect(new HookTranslatorAnthropic().toHookLLMResponse(answer).text).toBe('a secretharmless');
  });
});
