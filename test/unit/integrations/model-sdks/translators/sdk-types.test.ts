import type {
  Candidate,
  Content,
  GenerateContentConfig,
  GenerateContentParameters,
  GenerateContentResponse,
  Part,
  ToolConfig,
  ToolListUnion,
} from '@google/genai';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  SdkCandidate,
  SdkConfig,
  SdkContent,
  SdkPart,
  SdkRequest,
  SdkResponse,
  SdkToolConfig,
  SdkToolList,
} from '../../../../../src/core/contract/sdk.js';
import { defaultHookTranslator } from '../../../../../src/integrations/model-sdks/genai/translator.js';

describe('structural SDK types', () => {
  it('accept the real SDK types without a cast [TRN-16]', () => {
    expectTypeOf<GenerateContentParameters>().toExtend<SdkRequest>();
    expectTypeOf<GenerateContentResponse>().toExtend<SdkResponse>();
    expectTypeOf<GenerateContentConfig>().toExtend<SdkConfig>();
    expectTypeOf<Candidate>().toExtend<SdkCandidate>();
    expectTypeOf<Content>().toExtend<SdkContent>();
    expectTypeOf<Part>().toExtend<SdkPart>();
    expectTypeOf<ToolConfig>().toExtend<SdkToolConfig>();
    expectTypeOf<ToolListUnion>().toExtend<SdkToolList>();
    // @ts-expect-error a wrong type of a key that is read does not compile
    expectTypeOf<{ contents: number }>().toExtend<SdkRequest>();
  });

  it('accept plain literals with unknown keys', () => {
    const request: SdkRequest = {
      model: 'm',
      contents: [
        'text',
        { inlineData: { mimeType: 'image/png', data: 'AA==' } },
        { role: 'user', parts: [{ toolCall: {} }] },
      ],
      config: {
        temperature: 1,
        seed: 7,
        systemInstruction: 'be brief',
        toolConfig: { includeServerSideToolInvocations: true },
      },
      tools: [{ functionDeclarations: [{ name: 'read' }] }],
      traceId: 'x',
    };
    const response: SdkResponse = {
      candidates: [{ content: { parts: [{ text: 'a' }] }, avgLogprobs: 1 }],
      modelVersion: 'v',
    };
    expect(defaultHookTranslator.toHookLLMRequest(request).messages).toHaveLength(1);
    expect(defaultHookTranslator.toHookLLMResponse(response).text).toBe('a');
  });

  it("preserve the caller's own types [TRN-16]", () => {
    const request: GenerateContentParameters = { model: 'm', contents: 'hi' };
    const toolConfig: ToolConfig = {};
    const changed = defaultHookTranslator.fromHookLLMRequest({ model: 'n' }, request);
    expectTypeOf(changed).toEqualTypeOf<GenerateContentParameters>();
    expectTypeOf(defaultHookTranslator.fromHookToolConfig({ mode: 'ANY' }, toolConfig)).toEqualTypeOf<ToolConfig>();
    expectTypeOf(defaultHookTranslator.fromHookLLMRequest({ model: 'n' })).toEqualTypeOf<SdkRequest>();
    expectTypeOf(defaultHookTranslator.toHookLLMRequest).parameter(0).toEqualTypeOf<SdkRequest>();
    expect(changed).toEqual({ model: 'n', contents: 'hi' });
  });
});

describe('tools of a request', () => {
  const inConfig = [{ name: 'in config' }];
  const outside = [{ name: 'outside' }];

  it('are read from config before the top level [X-45]', () => {
    expect(defaultHookTranslator.toolsOf({ config: { tools: inConfig }, tools: outside })).toBe(inConfig);
    expect(defaultHookTranslator.toolsOf({ config: {}, tools: outside })).toBe(outside);
    expect(defaultHookTranslator.toolsOf({})).toBeUndefined();
  });

  it('stay in place if a hook changes the rest [TRN-11] [X-45]', () => {
    const request = { model: 'm', contents: 'hi', config: { tools: inConfig }, tools: outside };
    const changed = defaultHookTranslator.fromHookLLMRequest({ messages: [{ role: 'user', content: 'ho' }] }, request);
    expect(changed.config.tools).toBe(inConfig);
    expect(changed.tools).toBe(outside);
  });
});
