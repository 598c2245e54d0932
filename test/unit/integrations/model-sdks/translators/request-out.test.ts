import { describe, expect, it } from 'vitest';
import type { SdkContents, SdkRequest } from '../../../../../src/core/contract/sdk.js';
import { HookTranslator } from '../../../../../src/core/translator.js';
import {
  defaultHookTranslator,
  HookTranslatorGenAIv1,
} from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { deepFreeze, throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

const image = { inlineData: { mimeType: 'image/png', data: 'AA==' } };
const file = { fileData: { fileUri: 'gs://a/b' } };
const call = { functionCall: { name: 'read', args: { path: 'a' } } };
const answer = { functionResponse: { name: 'read', response: { output: 'text inside' } } };
const thought = { text: 'let me think', thought: true };

const toHook = (request: SdkRequest) => defaultHookTranslator.toHookLLMRequest(deepFreeze(request));
const messagesOf = (contents: SdkContents) => toHook({ contents }).messages;

describe('toHookLLMRequest', () => {
  it('belongs to the default translator, a HookTranslator', () => {
    expect(defaultHookTranslator).toBeInstanceOf(HookTranslatorGenAIv1);
    expect(defaultHookTranslator).toBeInstanceOf(HookTranslator);
  });

  it('emits exactly model, messages, config and toolConfig, whatever the SDK adds [TRN-1] [TRN-2] [X-54]', () => {
    const hookRequest = toHook({
      model: 'models/some-model',
      contents: [{ role: 'user', parts: [{ text: 'hi', videoMetadata: { fps: 1 } }], id: 'from a later SDK' }],
      config: {
        temperature: 0.5,
        maxOutputTokens: 10,
        topP: 0.9,
        topK: 3,
        seed: 1,
        responseMimeType: 'text/plain',
        toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['read'], extra: 1 } },
      },
      addedLater: true,
    });
    expect(throughJson(hookRequest)).toEqual({
      model: 'models/some-model',
      messages: [{ role: 'user', content: 'hi' }],
      config: { temperature: 0.5, maxOutputTokens: 10, topP: 0.9, topK: 3 },
      toolConfig: { mode: 'ANY', allowedFunctionNames: ['read'] },
    });
  });

  it('keeps only text parts, joined without a separator [TRN-5]', () => {
    expect(messagesOf([{ role: 'user', parts: [{ text: 'look ' }, image, file, { text: 'here' }] }])).toEqual([
      { role: 'user', content: 'look here' },
    ]);
  });

  it('excludes thoughts [TRN-5]', () => {
    expect(messagesOf([{ role: 'model', parts: [thought, { text: 'answer' }] }])).toEqual([
      { role: 'model', content: 'answer' },
    ]);
  });

  it('omits a message without text [TRN-6]', () => {
    const contents = [
      { role: 'user', parts: [{ text: 'go' }] },
      { role: 'model', parts: [call] },
      { role: 'user', parts: [answer] },
      { role: 'model', parts: [thought] },
      { role: 'model', parts: [{ text: '' }] },
      { role: 'model', parts: [] },
      { role: 'model' },
      { role: 'user', parts: [image] },
    ];
    expect(messagesOf(contents)).toEqual([{ role: 'user', content: 'go' }]);
  });

  it('keeps a whitespace-only message [TRN-6]', () => {
    expect(messagesOf(' \n')).toEqual([{ role: 'user', content: ' \n' }]);
  });

  it('never includes system instruction, safety settings or tools [TRN-7]', () => {
    const hookRequest = toHook({
      contents: 'hi',
      config: { systemInstruction: 'secret one', safetySettings: [{ category: 'secret two' }], tools: [{ secret: 3 }] },
      tools: [{ secret: 4 }],
    });
    expect(JSON.stringify(hookRequest)).not.toContain('secret');
  });

  it('converts a bare string to a user message [TRN-8]', () => {
    expect(messagesOf('hi')).toEqual([{ role: 'user', content: 'hi' }]);
  });

  it('keeps model and system and converts any other role to user [TRN-8]', () => {
    const roles = ['user', 'model', 'system', 'function', 'tool', undefined];
    const messages = messagesOf(roles.map((role) => ({ role, parts: [{ text: String(role) }] })));
    expect(messages.map(({ role }) => role)).toEqual(['user', 'model', 'system', 'user', 'user', 'user']);
  });

  it('reads a single Content, a single Part and mixed lists; neighbouring bare parts are one user turn [TRN-8]', () => {
    expect(messagesOf({ role: 'model', parts: [{ text: 'a' }] })).toEqual([{ role: 'model', content: 'a' }]);
    expect(messagesOf({ text: 'a' })).toEqual([{ role: 'user', content: 'a' }]);
    expect(messagesOf(['a', image, { text: 'b' }])).toEqual([{ role: 'user', content: 'ab' }]);
    expect(messagesOf(['a', { role: 'model' }, 'b'])).toHaveLength(2);
    expect(messagesOf(['a', 'b', { role: 'model', parts: [{ text: 'c' }] }, 'd'])).toEqual([
      { role: 'user', content: 'ab' },
      { role: 'model', content: 'c' },
      { role: 'user', content: 'd' },
    ]);
  });

  it('always has four config keys, and the others only if the request has them [TRN-19]', () => {
    const bare = toHook({ contents: 'hi' });
    expect(Object.keys(bare)).toEqual(['model', 'messages', 'config']);
    expect(Object.keys(bare.config ?? {})).toEqual(['temperature', 'maxOutputTokens', 'topP', 'topK']);
    expect(Object.values(bare.config ?? {})).toEqual([undefined, undefined, undefined, undefined]);

    const config = { stopSequences: ['END'], candidateCount: 2, presencePenalty: 0.1, frequencyPenalty: 0.2, topK: 0 };
    expect(throughJson(toHook({ contents: 'hi', config }).config)).toEqual(config);
  });

  it('has an empty model if the request has none [TRN-2]', () => {
    expect(toHook({ contents: 'hi' }).model).toBe('');
  });

  it('returns copies of lists, so that a hook cannot modify the request [TRN-11]', () => {
    const request = {
      config: { stopSequences: ['a'], toolConfig: { functionCallingConfig: { allowedFunctionNames: ['b'] } } },
    };
    const hookRequest = defaultHookTranslator.toHookLLMRequest(request);
    hookRequest.config?.stopSequences?.push('x');
    hookRequest.toolConfig?.allowedFunctionNames?.push('y');
    expect(request.config.stopSequences).toEqual(['a']);
    expect(request.config.toolConfig.functionCallingConfig.allowedFunctionNames).toEqual(['b']);
  });

  it('has no raw field and no placeholder [TRN-15] [X-07]', () => {
    const hookRequest = toHook({});
    expect(throughJson(hookRequest)).toEqual({ model: '', messages: [], config: {} });
    expect(hookRequest).not.toHaveProperty('contents');
  });

  it.each([
    [42, 'number'],
    [true, 'boolean'],
  ])('throws a descriptive error for contents that are invalid: %j [TRN-17]', (contents, found) => {
    const request: object = { contents };
    expect(() => defaultHookTranslator.toHookLLMRequest(request)).toThrow(
      new RegExp(`^cannot read contents: expected .* found ${found}$`),
    );
  });
});
