import { GenerateContentResponse, type Part } from '@google/genai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinChunks } from '../../../../../src/integrations/model-sdks/genai/sdk-response.js';
import { deepFreeze } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';
import { propertyRuns } from '../../../../support/long-form.js';

function chunk(fields: object): GenerateContentResponse {
  return Object.assign(new GenerateContentResponse(), fields);
}

const saying = (...parts: Part[]) => chunk({ candidates: [{ content: { role: 'model', parts } }] });
const partsOf = (response: GenerateContentResponse) => response.candidates?.[0]?.content?.parts;

describe('joinChunks', () => {
  it('returns a response of the same class and does not change the chunks', () => {
    const chunks = [deepFreeze(saying({ text: 'a' })), deepFreeze(saying({ text: 'b' }))];
    const whole = joinChunks(chunks);
    expect(whole).toBeInstanceOf(GenerateContentResponse);
    expect(whole.text).toBe('ab');
    expect(chunks.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('returns the same text however it was split', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const whole = joinChunks(texts.map((text) => saying({ text })));
        expect(partsOf(whole)).toEqual([{ text: texts.join('') }]);
      }),
    );
  });

  it('keeps calls, thoughts, images and signatures as parts, in order', () => {
    const call = { functionCall: { name: 'f', args: {} } };
    const image = { inlineData: { mimeType: 'image/png', data: 'AA==' } };
    const signed = { text: 'signed', thoughtSignature: 'c2ln' };
    const thought = { text: 'hm', thought: true };
    const whole = joinChunks([
      saying(thought, { text: 'a' }),
      saying({ text: 'b' }, call),
      saying({ text: 'c' }, image, signed),
      saying({ text: 'd' }),
    ]);
    expect(partsOf(whole)).toEqual([thought, { text: 'ab' }, call, { text: 'c' }, image, signed, { text: 'd' }]);
    expect(whole.functionCalls).toEqual([call.functionCall]);
  });

  it('takes later fields and keeps fields that only an earlier chunk has', () => {
    const whole = joinChunks([
      chunk({
        promptFeedback: { blockReason: 'OTHER' },
        responseId: 'r',
        usageMetadata: { totalTokenCount: 1 },
        candidates: [{ content: { role: 'model', parts: [{ text: 'a' }] }, safetyRatings: [{ category: 'x' }] }],
      }),
      chunk({
        usageMetadata: { totalTokenCount: 2 },
        promptFeedback: undefined,
        candidates: [{ content: { parts: [] }, finishReason: 'STOP', safetyRatings: [{ category: 'y' }] }],
      }),
      chunk({ usageMetadata: { totalTokenCount: 3 } }),
    ]);
    expect({ ...whole }).toEqual({
      promptFeedback: { blockReason: 'OTHER' },
      responseId: 'r',
      usageMetadata: { totalTokenCount: 3 },
      candidates: [
        {
          content: { role: 'model', parts: [{ text: 'a' }] },
          finishReason: 'STOP',
          safetyRatings: [{ category: 'y' }],
        },
      ],
    });
  });

  it('keeps candidates apart, by index or by position', () => {
    const text = (said: string) => ({ content: { parts: [{ text: said }] } });
    const byIndex = joinChunks([
      chunk({ candidates: [{ ...text('a'), index: 0 }] }),
      chunk({ candidates: [{ ...text('x'), index: 1 }] }),
      chunk({ candidates: [{ ...text('b'), index: 0 }] }),
    ]);
    const byPlace = joinChunks([
      chunk({ candidates: [text('a'), text('x')] }),
      chunk({ candidates: [text('b'), text('y')] }),
    ]);
    const texts = (whole: GenerateContentResponse) => whole.candidates?.map(({ content }) => content?.parts?.[0]?.text);
    expect([texts(byIndex), texts(byPlace)]).toEqual([
      ['ab', 'x'],
      ['ab', 'xy'],
    ]);
  });

  it('returns no candidates if no chunk has any', () => {
    expect({ ...joinChunks([chunk({ modelVersion: 'v' })]) }).toEqual({ modelVersion: 'v' });
    expect(joinChunks([chunk({ candidates: [{ finishReason: 'SAFETY' }] })]).candidates).toEqual([
      { finishReason: 'SAFETY' },
    ]);
  });

  it('ignores invalid values that a server sent [TRM-10]', () => {
    const anything = fc.oneof(fc.constantFrom<unknown>(null, 42, [[]]), fc.jsonValue({ maxDepth: 2 }));
    const candidate = fc.oneof(
      anything,
      fc.record({ content: fc.oneof(anything, fc.record({ parts: fc.oneof(anything, fc.array(anything)) })) }),
    );
    const candidates = fc.oneof(anything, fc.array(candidate, { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(fc.record({ candidates, usageMetadata: anything }), { maxLength: 3 }), (odd) => {
        const whole = joinChunks([saying({ text: 'a' }), ...odd.map((fields) => deepFreeze(chunk(fields)))]);
        expect(whole).toBeInstanceOf(GenerateContentResponse);
      }),
      propertyRuns(1_000),
    );
    const littered = chunk({ candidates: [{ content: { parts: [null, { text: 'b' }, 42, [1]] } }, null] });
    const whole = joinChunks([saying({ text: 'a' }), chunk({ candidates: [null] }), littered]);
    expect(partsOf(whole)).toEqual([{ text: 'ab' }]);
  });
});
