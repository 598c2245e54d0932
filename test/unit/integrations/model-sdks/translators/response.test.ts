import { GenerateContentResponse } from '@google/genai';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { SdkResponse } from '../../../../../src/core/contract/sdk.js';
import { defaultHookTranslator } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { deepFreeze, throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

const call = { functionCall: { name: 'read', args: {} } };
const image = { inlineData: { mimeType: 'image/png', data: 'AA==' } };
const thought = { text: 'let me think', thought: true };

const toHook = (response: SdkResponse) => defaultHookTranslator.toHookLLMResponse(deepFreeze(response));
const fromHook = (written: unknown) => defaultHookTranslator.fromHookLLMResponse(deepFreeze(written));
const partsAfter = (written: unknown) => fromHook(written)?.candidates?.map(({ content }) => content?.parts);

describe('toHookLLMResponse', () => {
  it('emits text, candidates and usage: text parts only, no thoughts [TRN-3] [TRN-9] [X-54]', () => {
    const parts = [thought, { text: 'a' }, call, { text: 'b', thoughtSignature: 's' }, image];
    const response = toHook({
      candidates: [
        { content: { role: 'model', parts }, finishReason: 'STOP', index: 0, avgLogprobs: 1 },
        { content: { role: 'model', parts: [{ text: 'second' }] }, index: 1 },
      ],
      modelVersion: 'v',
    });
    expect(response).toEqual({
      text: 'ab',
      candidates: [
        { content: { role: 'model', parts: ['a', 'b'] }, finishReason: 'STOP', index: 0 },
        { content: { role: 'model', parts: ['second'] }, index: 1 },
      ],
    });
  });

  it('reads the real response class [TRN-9]', () => {
    const response = new GenerateContentResponse();
    response.candidates = [{ content: { role: 'model', parts: [thought, { text: 'hi' }] } }];
    expect(defaultHookTranslator.toHookLLMResponse(response)).toEqual({
      text: 'hi',
      candidates: [{ content: { role: 'model', parts: ['hi'] } }],
    });
  });

  it('reduces safety ratings to category and probability [TRN-9]', () => {
    const safetyRatings = [{ category: 'c', probability: 'LOW', blocked: true, severity: 'HIGH' }, { blocked: false }];
    expect(toHook({ candidates: [{ safetyRatings }] }).candidates[0]?.safetyRatings).toStrictEqual([
      { category: 'c', probability: 'LOW' },
      { category: '', probability: '' },
    ]);
  });

  it('keeps exactly three counts of the usage [TRN-10]', () => {
    const counts = { promptTokenCount: 1, candidatesTokenCount: 2, totalTokenCount: 3 };
    expect(toHook({ usageMetadata: { ...counts, thoughtsTokenCount: 4 } }).usageMetadata).toStrictEqual(counts);
    expect(throughJson(toHook({ usageMetadata: { totalTokenCount: 3, x: 1 } }).usageMetadata)).toEqual({
      totalTokenCount: 3,
    });
    expect(toHook({})).not.toHaveProperty('usageMetadata');
  });

  it('maps a finish reason outside the stable set to OTHER and keeps a missing one missing [TRN-3]', () => {
    const reasons = ['STOP', 'MAX_TOKENS', 'SAFETY', 'RECITATION', 'OTHER', 'MALFORMED_FUNCTION_CALL', undefined];
    const { candidates } = toHook({ candidates: reasons.map((finishReason) => ({ finishReason })) });
    expect(candidates.map(({ finishReason }) => finishReason)).toEqual([...reasons.slice(0, 5), 'OTHER', undefined]);
    expect(candidates[6]).not.toHaveProperty('finishReason');
  });

  it('has no text if there is none [TRN-3]', () => {
    expect(toHook({})).toEqual({ candidates: [] });
    expect(toHook({ candidates: [{ content: { parts: [call, thought] } }] })).not.toHaveProperty('text');
    expect(toHook({ text: 'alone' })).toEqual({ text: 'alone', candidates: [] });
  });

  it('throws a descriptive error for candidates that are not a list [TRN-17]', () => {
    const response: object = { candidates: 3 };
    expect(() => defaultHookTranslator.toHookLLMResponse(response)).toThrow(
      'cannot read candidates: expected an array, but found number',
    );
  });
});

describe('fromHookLLMResponse', () => {
  it('accepts text alone [TRN-18]', () => {
    expect(throughJson(fromHook({ text: 'no' }))).toEqual({
      candidates: [{ content: { role: 'model', parts: [{ text: 'no' }] }, finishReason: 'STOP' }],
    });
  });

  it('accepts parts as strings and as objects [TRN-12] [TRN-18]', () => {
    const parts = ['a', { text: 'b' }, call, { text: 'c', thought: true }, null, 7];
    expect(partsAfter({ candidates: [{ content: { role: 'model', parts } }] })).toEqual([
      [{ text: 'a' }, { text: 'b' }],
    ]);
    expect(partsAfter({ candidates: [{ content: { parts: 'a' } }, { content: 'b' }] })).toEqual([
      [{ text: 'a' }],
      [{ text: 'b' }],
    ]);
  });

  it('restores only text [TRN-12]', () => {
    const original = { candidates: [{ content: { role: 'model', parts: [{ text: 'a' }, call, image, thought] } }] };
    expect(partsAfter(toHook(original))).toEqual([[{ text: 'a' }]]);
  });

  it.each([
    [{ candidates: [{ content: { role: 'model', parts: [] } }] }],
    [{ text: 'stale', candidates: [{ content: { parts: [] } }] }],
    [{ candidates: [{ content: {} }] }],
    [{ candidates: [{}] }],
    [{ candidates: [] }],
  ])('treats %j as a full redaction, not as no response [TRN-18]', (written) => {
    expect(partsAfter(written)).toEqual([[]]);
  });

  it('treats an empty text as a full redaction too [TRN-18]', () => {
    expect(partsAfter({ text: '' })).toEqual([[{ text: '' }]]);
    expect(partsAfter({ candidates: [{ content: { parts: [''] } }] })).toEqual([[{ text: '' }]]);
  });

  it('uses the text for a first candidate without content [TRN-18]', () => {
    const written = { text: 'no', candidates: [{ finishReason: 'SAFETY' }, {}] };
    expect(partsAfter(written)).toEqual([[{ text: 'no' }], []]);
    expect(fromHook(written)?.candidates?.[0]?.finishReason).toBe('SAFETY');
    expect(partsAfter({ text: 'no', candidates: 'none' })).toEqual([[{ text: 'no' }]]);
    expect(partsAfter({ text: 'no', candidates: [null] })).toEqual([[{ text: 'no' }]]);
  });

  it('prefers candidates to a text that an echo left stale [TRN-18]', () => {
    expect(partsAfter({ text: 'old', candidates: [{ content: { parts: ['new'] } }] })).toEqual([[{ text: 'new' }]]);
  });

  it('keeps the fields of the stable format and nothing else [TRN-12]', () => {
    const written =
      JSON.parse(`{"candidates": [{"content": {"role": "user", "parts": ["a"], "x": 1}, "index": 2, "x": 1,
      "finishReason": "ODD", "safetyRatings": [{"category": "c", "probability": "LOW", "blocked": true}, 3],
      "__proto__": {"polluted": true}}], "usageMetadata": {"promptTokenCount": 1, "x": 2}, "__proto__": {"x": 1}, "y": 1}`);
    expect(throughJson(fromHook(written))).toEqual({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: 'a' }] },
          index: 2,
          finishReason: 'OTHER',
          safetyRatings: [{ category: 'c', probability: 'LOW' }],
        },
      ],
      usageMetadata: { promptTokenCount: 1 },
    });
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [3],
    [true],
    [[]],
    [{}],
    [{ text: 3 }],
    [{ candidates: 'x' }],
    [{ candidates: [null, 3] }],
    [{ usageMetadata: { promptTokenCount: 1 } }],
  ])('returns undefined for %j [TRN-18]', (written) => {
    expect(fromHook(written)).toBeUndefined();
  });

  it('returns undefined for objects that throw when they are read [TRN-18]', () => {
    const trap = { get: () => expect.fail('read'), has: () => expect.fail('read') };
    expect(defaultHookTranslator.fromHookLLMResponse(new Proxy({}, trap))).toBeUndefined();
  });

  it('never throws [TRN-18]', () => {
    const candidate = fc.record(
      { content: fc.oneof(fc.record({ parts: fc.anything() }), fc.anything()) },
      { requiredKeys: [] },
    );
    const written = fc.oneof(
      fc.anything(),
      fc.record(
        { text: fc.anything(), candidates: fc.oneof(fc.array(candidate), fc.anything()) },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(written, (anything) => {
        const response = defaultHookTranslator.fromHookLLMResponse(anything);
        expect(response === undefined || (response.candidates?.length ?? 0) > 0).toBe(true);
        expect(['string', 'undefined']).toContain(typeof response?.text);
      }),
    );
  });
});

describe('SyntheticResponse', () => {
  const getters = ['text', 'data', 'functionCalls', 'executableCode', 'codeExecutionResult', 'initialPromptTokenCount'];
  const responses = [
    { text: 'a' },
    { candidates: [{ content: { parts: ['a', 'b'] } }], usageMetadata: { promptTokenCount: 4 } },
    { candidates: [{ content: { parts: [] } }] },
    { text: '' },
  ];

  it.each(responses)('behaves like the SDK response with the same content: %j [TRN-12]', (written) => {
    // The SDK's getters warn about every part of another type.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const synthetic = fromHook(written);
    const real = Object.assign(new GenerateContentResponse(), synthetic);
    for (const name of getters)
      expect([name, Reflect.get(synthetic ?? {}, name)]).toEqual([name, Reflect.get(real, name)]);
  });

  it('has every getter of the SDK class, and none of them in its JSON [TRN-12]', () => {
    const accessors = Object.entries(Object.getOwnPropertyDescriptors(GenerateContentResponse.prototype));
    expect(accessors.filter(([, { get }]) => get !== undefined).map(([name]) => name)).toEqual(getters);
    const synthetic = fromHook({ text: 'a' });
    for (const name of getters) expect(name in (synthetic ?? {})).toBe(true);
    expect(Object.keys(synthetic ?? {})).toEqual(['candidates']);
  });

  it('is read by a hook as the hook wrote it [TRN-12]', () => {
    const written = {
      text: 'ab',
      candidates: [{ content: { role: 'model' as const, parts: ['a', 'b'] }, finishReason: 'STOP' as const }],
    };
    expect(toHook(fromHook(written) ?? {})).toEqual(written);
  });
});
