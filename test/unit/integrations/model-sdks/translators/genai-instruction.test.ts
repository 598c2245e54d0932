import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HookTranslatorGenAIv1 } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { deepFreeze } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';
import { propertyRuns } from '../../../../support/long-form.js';

const translator = new HookTranslatorGenAIv1();
const image = { inlineData: { mimeType: 'image/png', data: 'AA==' } };
const picture = { role: 'user', parts: [image] };

function edited(systemInstruction: unknown, text: string): unknown {
  const request = deepFreeze({ model: 'm', contents: 'hi', config: { temperature: 0, systemInstruction } });
  const { config, ...rest } = translator.fromHookSystemInstruction(text, request);
  expect(rest).toEqual({ model: 'm', contents: 'hi' });
  expect(config.temperature).toBe(0);
  expect(translator.toHookSystemInstruction({ config }) ?? '').toBe(text);
  return config.systemInstruction;
}

describe('edited system instruction', () => {
  it.each<[string, unknown, string, unknown]>([
    ['a text', 'be brief', 'be kind', 'be kind'],
    ['a part', { text: 'be brief' }, 'be kind', { text: 'be kind' }],
    ['a part with more in it', { text: 'a', partMetadata: { b: 1 } }, 'c', { text: 'c', partMetadata: { b: 1 } }],
    ['a content', { role: 'x', parts: [{ text: 'a' }] }, 'b', { role: 'x', parts: [{ text: 'b' }] }],
    ['a content without a role', { parts: [{ text: 'a' }, image] }, 'b', { parts: [{ text: 'b' }, image] }],
    ['a list of texts', ['be brief, ', 'be kind'], 'be brief, be calm', ['be brief, ', 'be calm']],
    ['a list of parts', [{ text: 'a ' }, image, { text: 'b' }], 'a c', [{ text: 'a ' }, image, { text: 'c' }]],
    ['a list of both', ['a ', { text: 'b' }], 'c b', ['c ', { text: 'b' }]],
    [
      'a list of contents',
      [{ parts: [{ text: 'a' }] }, picture, { parts: [{ text: 'b' }] }],
      'a\n\nc',
      [{ parts: [{ text: 'a' }] }, picture, { parts: [{ text: 'c' }] }],
    ],
    [
      'a list in which one content has text',
      [picture, { parts: [{ text: 'a' }] }],
      'b',
      [picture, { parts: [{ text: 'b' }] }],
    ],
    ['a list of one content', [{ parts: [{ text: 'a' }] }], 'b', [{ parts: [{ text: 'b' }] }]],
    ['nothing', undefined, 'a', 'a'],
  ])('comes back as it was given: %s [X-68]', (_, given, text, expected) => {
    expect(edited(given, text)).toEqual(expected);
  });

  it.each<[string, unknown, unknown]>([
    ['a part', image, [image, { text: 'a' }]],
    ['a list of parts', [image], [image, { text: 'a' }]],
    ['a content', picture, { role: 'user', parts: [image, { text: 'a' }] }],
    ['a list of contents', [picture], [picture, { role: 'user', parts: [{ text: 'a' }] }]],
    ['an empty list', [], [{ text: 'a' }]],
  ])('is added next to entries without text: %s', (_, given, expected) => {
    expect(edited(given, 'a')).toEqual(expected);
  });

  it.each<[string, unknown, unknown]>([
    ['a text', 'a', undefined],
    ['a part', { text: 'a' }, undefined],
    ['a list of texts', ['a', 'b'], undefined],
    ['a list of parts', [{ text: 'a' }, image], [image]],
    ['a content', { role: 'user', parts: [{ text: 'a' }, image] }, picture],
    ['a content of one text', { parts: [{ text: 'a' }] }, undefined],
    ['a list of contents', [{ parts: [{ text: 'a' }] }, picture], [picture]],
  ])('that removes all text keeps entries that are not text: %s', (_, given, expected) => {
    expect(edited(given, '')).toEqual(expected);
  });

  it('returns the request itself if nothing changes, in every form', () => {
    for (const systemInstruction of [
      'a',
      { text: 'a' },
      ['a'],
      [{ text: 'a' }],
      { parts: [{ text: 'a' }] },
      picture,
      [],
    ]) {
      const request = { contents: 'hi', config: { systemInstruction } };
      expect(translator.fromHookSystemInstruction(translator.toHookSystemInstruction(request) ?? '', request)).toBe(
        request,
      );
    }
  });

  it('is read back as it was written, in its original form', () => {
    const part = fc.oneof(fc.record({ text: fc.string() }), fc.constant(image));
    const content = fc.record({ role: fc.constant('user'), parts: fc.array(part, { maxLength: 3 }) });
    const given = fc.oneof(
      fc.string(),
      part,
      fc.array(fc.oneof(fc.string(), part), { maxLength: 4 }),
      content,
      fc.array(content, { maxLength: 4 }),
    );
    const property = fc.property(given, fc.string({ minLength: 1 }), (systemInstruction, text) => {
      const request = deepFreeze({ contents: 'hi', config: { systemInstruction } });
      const after = translator.fromHookSystemInstruction(text, request);
      expect(translator.toHookSystemInstruction(after)).toBe(text);
      expect(JSON.stringify(after).split('AA==')).toHaveLength(JSON.stringify(request).split('AA==').length);
    });
    fc.assert(property, propertyRuns(400));
  });
});
