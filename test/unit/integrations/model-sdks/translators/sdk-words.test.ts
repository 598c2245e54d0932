import { describe, expect, it } from 'vitest';
import type { HookTranslator } from '../../../../../src/engine.js';
import { HookTranslatorAiSdk } from '../../../../../src/integrations/model-sdks/ai-sdk/translator.js';
import { HookTranslatorAnthropic } from '../../../../../src/integrations/model-sdks/anthropic/translator.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { HookTranslatorOpenAIResponses } from '../../../../../src/integrations/model-sdks/openai/responses/translator.js';
import {
  aiSdk,
  anthropic,
  openAIChat,
  openAIResponses,
  type WireBodies,
} from '../../../../support/integrations/model-sdks/translators/wire/bodies.js';

/** Settings of the hook format. */
const settings = {
  temperature: 0.25,
  maxOutputTokens: 17,
  topP: 0.75,
  topK: 7,
  candidateCount: 3,
  stopSequences: ['END', 'FIN'],
  presencePenalty: 0.5,
  frequencyPenalty: 0.125,
} as const;
type Setting = keyof typeof settings;

interface Words {
  readonly translator: HookTranslator;
  readonly bodies: WireBodies;
  /** The SDK's name for each setting that it has. */
  readonly names: Partial<Record<Setting, string>>;
  /** Finish reasons of the SDK, with those that hooks see. */
  readonly reasons: readonly (readonly [answer: object, expected: string | undefined])[];
  /** True if hooks cannot change the finish reason. */
  readonly keepsEnd?: boolean;
}

const alike = (...names: Setting[]) => Object.fromEntries(names.map((name) => [name, name]));
const chosen = (finish_reason: unknown) => ({ choices: [{ index: 0, message: { content: 'x' }, finish_reason }] });
const incomplete = (reason: unknown) => ({ output: [], status: 'incomplete', incomplete_details: { reason } });
const blocks = (stop_reason: unknown) => ({ content: [{ type: 'text', text: 'x' }], stop_reason });
const parts = (finishReason: unknown) => ({ content: [{ type: 'text', text: 'x' }], finishReason });

const sdks: Readonly<Record<string, Words>> = {
  'openai chat': {
    translator: new HookTranslatorOpenAIChat(),
    bodies: openAIChat,
    names: {
      temperature: 'temperature',
      maxOutputTokens: 'max_completion_tokens',
      topP: 'top_p',
      candidateCount: 'n',
      stopSequences: 'stop',
      presencePenalty: 'presence_penalty',
      frequencyPenalty: 'frequency_penalty',
    },
    reasons: [
      [chosen('stop'), 'STOP'],
      [chosen('tool_calls'), 'STOP'],
      [chosen('function_call'), 'STOP'],
      [chosen('length'), 'MAX_TOKENS'],
      [chosen('content_filter'), 'SAFETY'],
      [chosen('tired'), 'OTHER'],
      [chosen(null), undefined],
    ],
  },
  'openai responses': {
    translator: new HookTranslatorOpenAIResponses(),
    bodies: openAIResponses,
    names: { temperature: 'temperature', maxOutputTokens: 'max_output_tokens', topP: 'top_p' },
    keepsEnd: true,
    reasons: [
      [{ output: [], status: 'completed' }, 'STOP'],
      [incomplete('max_output_tokens'), 'MAX_TOKENS'],
      [incomplete('content_filter'), 'SAFETY'],
      [incomplete('tired'), 'OTHER'],
      [{ output: [], status: 'failed' }, 'OTHER'],
      [{ output: [] }, undefined],
    ],
  },
  anthropic: {
    translator: new HookTranslatorAnthropic(),
    bodies: anthropic,
    names: {
      temperature: 'temperature',
      maxOutputTokens: 'max_tokens',
      topP: 'top_p',
      topK: 'top_k',
      stopSequences: 'stop_sequences',
    },
    reasons: [
      [blocks('end_turn'), 'STOP'],
      [blocks('stop_sequence'), 'STOP'],
      [blocks('tool_use'), 'STOP'],
      [blocks('max_tokens'), 'MAX_TOKENS'],
      [blocks('refusal'), 'SAFETY'],
      [blocks('pause_turn'), 'OTHER'],
      [blocks(null), undefined],
    ],
  },
  'ai sdk': {
    translator: new HookTranslatorAiSdk('m'),
    bodies: aiSdk,
    names: alike(
      'temperature',
      'maxOutputTokens',
      'topP',
      'topK',
      'stopSequences',
      'presencePenalty',
      'frequencyPenalty',
    ),
    reasons: [
      [parts({ unified: 'stop', raw: 'end' }), 'STOP'],
      [parts('stop'), 'STOP'],
      [parts('tool-calls'), 'STOP'],
      [parts('length'), 'MAX_TOKENS'],
      [parts('content-filter'), 'SAFETY'],
      [parts('error'), 'OTHER'],
      [parts(undefined), undefined],
    ],
  },
};

describe.each(Object.entries(sdks))('field names of %s', (_name, words) => {
  const { translator, bodies, names, reasons, keepsEnd = false } = words;
  const [bare = {}] = Object.values(bodies.requests);
  const known = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, of[name]]));

  it('are read for each setting that the SDK has, and for no other [X-68]', () => {
    const spelt = Object.fromEntries(Object.entries(names).map(([name, own]) => [own, settings[name as Setting]]));
    expect(translator.toHookLLMRequest({ ...bare, ...spelt }).config).toEqual(known(settings));
  });

  it('are written for each setting that the SDK has, and for no other [X-68]', () => {
    for (const [name, value] of Object.entries(settings)) {
      const own = Object.entries(names).find(([each]) => each === name)?.[1];
      const expected = own === undefined ? bare : { ...bare, [own]: value };
      expect(translator.fromHookLLMRequest({ config: { [name]: value } }, bare)).toEqual(expected);
    }
  });

  it.each(reasons)('map the finish reason %j to %s [X-68]', (answer, expected) => {
    expect(translator.toHookLLMResponse(answer).candidates[0]?.finishReason).toBe(expected);
  });

  it.each(['STOP', 'MAX_TOKENS', 'SAFETY'])(
    'express a response that a hook finishes with %s [X-68]',
    (finishReason) => {
      const endOf = (answer: object | undefined) =>
        answer && translator.toHookLLMResponse(answer).candidates[0]?.finishReason;
      const written = { candidates: [{ content: { parts: ['x'] }, finishReason }] };
      for (const response of [undefined, ...reasons.map(([answer]) => answer)]) {
        const before = response === undefined ? 'STOP' : endOf(response);
        const after = endOf(translator.fromHookLLMResponse(written, { response }));
        expect(after).toBe(keepsEnd ? before : finishReason);
      }
    },
  );
});

it('keep the name that the request uses if a setting has two [X-68]', () => {
  const translator = new HookTranslatorOpenAIChat();
  const request = { model: 'm', messages: [], max_tokens: 9 };
  expect(translator.toHookLLMRequest(request).config).toEqual({ maxOutputTokens: 9 });
  expect(translator.fromHookLLMRequest({ config: { maxOutputTokens: 5 } }, request)).toEqual({
    ...request,
    max_tokens: 5,
  });
});

it('number a call without an id [X-68]', () => {
  const tool_calls = ['', 'x', 'x', ' ', null].map((id) => ({ id, function: { name: 'a', arguments: '{}' } }));
  const calls = new HookTranslatorOpenAIChat().toHookToolCalls({ choices: [{ message: { tool_calls } }] });
  expect(calls.map(({ id }) => id)).toEqual(['#1', 'x', '#3', '#4', '#5']);
});
