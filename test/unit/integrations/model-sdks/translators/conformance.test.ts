import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HookTranslator } from '../../../../../src/engine.js';
import { HookTranslatorAiSdk } from '../../../../../src/integrations/model-sdks/ai-sdk/translator.js';
import { HookTranslatorAnthropic } from '../../../../../src/integrations/model-sdks/anthropic/translator.js';
import { HookTranslatorGenAIv1 } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { HookTranslatorOpenAIChat } from '../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { HookTranslatorOpenAIResponses } from '../../../../../src/integrations/model-sdks/openai/responses/translator.js';
import { deepFreeze, throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';
import {
  aiSdk,
  anthropic,
  genai,
  openAIChat,
  openAIResponses,
  type WireBodies,
} from '../../../../support/integrations/model-sdks/translators/wire/bodies.js';
import {
  aiSdkForm,
  anthropicForm,
  genaiForm,
  openAIChatForm,
  openAIResponsesForm,
  type WireForm,
} from '../../../../support/integrations/model-sdks/translators/wire/forms.js';

const translators: readonly (readonly [string, HookTranslator, WireBodies, WireForm])[] = [
  ['genai', new HookTranslatorGenAIv1(), genai, genaiForm],
  ['openai chat', new HookTranslatorOpenAIChat(), openAIChat, openAIChatForm],
  ['openai responses', new HookTranslatorOpenAIResponses(), openAIResponses, openAIResponsesForm],
  ['anthropic', new HookTranslatorAnthropic(), anthropic, anthropicForm],
  ['ai sdk', new HookTranslatorAiSdk('gpt-5'), aiSdk, aiSdkForm],
];

/** Returns the paths of all texts that differ between two values, including removed ones. */
function differences(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return [];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(Reflect.get(before, key), Reflect.get(after, key), `${path}/${key}`));
}

/** Returns the conversation entry that a path belongs to. */
function entryOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

const text = fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one.trim() !== '');

describe.each(translators)('translator of %s', (_, translator, { requests, results, answers, scattered }, form) => {
  const eachRequest = fc.constantFrom(...Object.values(requests)).map(deepFreeze);
  const json = (value: unknown) => JSON.stringify(value);

  it('returns the request itself if a hook echoes it [TRN-11] [X-68]', () => {
    for (const request of Object.values(requests).map(deepFreeze)) {
      const echo = JSON.parse(json(translator.toHookLLMRequest(request)));
      expect(translator.fromHookLLMRequest(echo, request)).toBe(request);
      expect(translator.fromHookSystemInstruction(translator.toHookSystemInstruction(request) ?? '', request)).toBe(
        request,
      );
      expect(translator.fromHookToolResults(translator.toHookToolResults(request), request)).toBe(request);
      expect(translator.restrictTools(echo.toolConfig ?? {}, request)).toBe(request);
    }
  });

  it('changes one message if a hook edits one, and keeps number and order [TRN-11]', () => {
    fc.assert(
      fc.property(eachRequest, fc.nat(), text, (request, nth, written) => {
        const { messages } = translator.toHookLLMRequest(request);
        const at = nth % messages.length;
        fc.pre(messages.every(({ content }) => content !== written));
        const edited = messages.map((message, place) => (place === at ? { ...message, content: written } : message));
        const after = translator.fromHookLLMRequest({ messages: edited }, request);
        expect(translator.toHookLLMRequest(after).messages).toEqual(edited);
        expect(translator.toHookSystemInstruction(after)).toBe(translator.toHookSystemInstruction(request));
        expect(translator.toHookToolResults(after)).toEqual(translator.toHookToolResults(request));
        expect(withoutMessage(request, at)).toBe(withoutMessage(after, at));
      }),
      { numRuns: 60 },
    );
  });

  /** Returns the request without the text of a message: the rest must not depend on that text. */
  function withoutMessage(request: object, at: number): string {
    const { messages } = translator.toHookLLMRequest(request);
    const rest = messages.filter((_one, place) => place !== at);
    return json(translator.fromHookLLMRequest({ messages: rest }, request));
  }

  it('replaces the system instruction and nothing else [X-68]', () => {
    fc.assert(
      fc.property(eachRequest, text, (request, written) => {
        const after = translator.fromHookSystemInstruction(written, request);
        expect(translator.toHookSystemInstruction(after)).toBe(written);
        expect(translator.toHookLLMRequest(after)).toEqual(translator.toHookLLMRequest(request));
        expect(translator.toHookToolResults(after)).toEqual(translator.toHookToolResults(request));
        const rest = json(form.withoutInstruction(request));
        expect(json(form.withoutInstruction(after))).toBe(rest);
        for (const gone of [request, after].map((one) => translator.fromHookSystemInstruction('', one))) {
          expect(translator.toHookSystemInstruction(gone)).toBeUndefined();
          expect(json(form.withoutInstruction(gone))).toBe(rest);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the form of an instruction, and adds a text if there was none [X-68]', () => {
    const kindsIn = (request: object) =>
      form.instructionsOf(request).map((one) => (typeof one === 'string' ? 'text' : `parts ${Array.isArray(one)}`));
    for (const request of Object.values(requests).map(deepFreeze)) {
      const before = kindsIn(request);
      const [first, ...others] = kindsIn(translator.fromHookSystemInstruction('Be kind.', request));
      expect([first, others.every((kind) => before.includes(kind))]).toEqual([before[0] ?? 'text', true]);
    }
  });

  it('removes a word from the system instruction and keeps its other parts [X-68]', () => {
    for (const request of Object.values(requests).map(deepFreeze)) {
      const before = translator.toHookSystemInstruction(request);
      if (!before?.includes('briefly')) continue;
      const after = translator.fromHookSystemInstruction(before.replace('briefly', 'well'), request);
      expect(json(after).replace(/\bwell\b/, 'briefly')).toBe(json(request));
    }
  });

  it('replaces the text of one tool result in place and nothing else [X-68]', () => {
    const results = Object.values(requests)
      .map(deepFreeze)
      .flatMap((request) => translator.toHookToolResults(request).map((result) => ({ request, result })));
    expect(results.length).toBeGreaterThan(0);
    for (const { request, result } of results) {
      const other = result.text.startsWith('{') ? '{"files":["b"]}' : 'b';
      const after = translator.fromHookToolResults(
        [
          { id: result.id, text: other },
          { id: 'none', text: '' },
        ],
        request,
      );
      const read = translator.toHookToolResults(after);
      expect(read.find(({ id }) => id === result.id)?.text).toBe(other);
      expect(read.filter(({ id }) => id !== result.id)).toEqual(
        translator.toHookToolResults(request).filter(({ id }) => id !== result.id),
      );
      expect(translator.toHookLLMRequest(after)).toEqual(translator.toHookLLMRequest(request));
      const back = translator.fromHookToolResults([{ id: result.id, text: result.text }], after);
      expect(translator.toHookToolResults(back)).toEqual(translator.toHookToolResults(request));
      expect(new Set(differences(request, after).map(entryOf)).size).toBe(1);
    }
  });

  it('shows every form of tool result once, and removes what is cut from it [X-68]', () => {
    const request = deepFreeze(results);
    const shown = translator.toHookToolResults(request);
    const secrets = new Set(json(request).match(/sk-\d+/g));
    expect(shown.flatMap(({ text: seen }) => seen.match(/sk-\d+/g)).sort()).toEqual([...secrets].sort());
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    const cut = shown.map(({ id, text: seen }) => ({ id, text: seen.replaceAll(/sk-\d+/g, '[cut]') }));
    const after = translator.fromHookToolResults(cut, request);
    expect(json(after)).not.toMatch(/sk-\d/);
    expect(translator.toHookToolResults(after).map(({ id, text: seen }) => ({ id, text: seen }))).toEqual(cut);
    expect(translator.fromHookToolResults(shown, request)).toBe(request);
  });

  it('changes one text in place if a hook cuts one of many secrets [X-68]', () => {
    const request = deepFreeze(results);
    for (const { id, text: seen } of translator.toHookToolResults(request)) {
      for (const secret of seen.match(/sk-\d+/g) ?? []) {
        const word = new RegExp(`${secret}(?!\\d)`);
        const after = translator.fromHookToolResults([{ id, text: seen.replace(word, '[cut]') }], request);
        expect(json(after)).toBe(json(request).replace(word, '[cut]'));
      }
    }
  });

  it('names every result and every call [X-68]', () => {
    const names = Object.values(requests).flatMap((request) => translator.toHookToolResults(request));
    expect(names.every(({ name }) => name !== '')).toBe(true);
    const calls = Object.values(answers).flatMap((answer) => translator.toHookToolCalls(answer));
    expect(calls.map(({ name, args }) => [name, args])).toEqual([['read_file', { path: 'b' }]]);
  });

  it('appends a message and keeps everything else byte for byte [TRN-11]', () => {
    fc.assert(
      fc.property(eachRequest, text, (request, written) => {
        const { messages } = translator.toHookLLMRequest(request);
        const edited = [...messages, { role: 'user' as const, content: written }];
        const after = translator.fromHookLLMRequest({ messages: edited }, request);
        expect(translator.toHookLLMRequest(after).messages).toEqual(edited);
        const wanted = [...form.messagesOf(request), form.message(written)];
        expect(json(after)).toBe(json(form.withMessages(request, wanted)));
      }),
      { numRuns: 40 },
    );
  });

  it('offers only the allowed tools [TRM-15]', () => {
    for (const request of Object.values(requests)) {
      if ((translator.toolsOf(request)?.length ?? 0) === 0) continue;
      const none = translator.restrictTools({ mode: 'NONE', allowedFunctionNames: [] }, request);
      expect(translator.toHookLLMRequest(none).toolConfig?.mode).toBe('NONE');
      const one = translator.restrictTools({ mode: 'ANY', allowedFunctionNames: ['read_file'] }, request);
      expect(translator.toHookLLMRequest(one).toolConfig?.mode).toBe('ANY');
      expect(json(translator.toolsOf(one))).toContain('read_file');
      const absent = translator.restrictTools({ allowedFunctionNames: ['no_such_tool'] }, request);
      const left = translator.toHookLLMRequest(absent).toolConfig;
      expect(left?.mode === 'NONE' || left?.allowedFunctionNames?.includes('no_such_tool')).toBe(true);
      // Servers reject an empty list of tools.
      expect(translator.toolsOf(absent)).toEqual(translator.toolsOf(request));
    }
  });

  it('returns the response itself if a hook echoes it and keeps the calls [X-68]', () => {
    for (const response of Object.values({ ...answers, ...scattered }).map(deepFreeze)) {
      const bytes = json(response);
      const echo = throughJson(translator.toHookLLMResponse(response));
      const { text: said, candidates } = echo;
      for (const written of [echo, { candidates }, ...(said === undefined ? [] : [{ text: said }])]) {
        const after = translator.fromHookLLMResponse(written, { response, keepToolCalls: true });
        expect(after).toBe(response);
        expect(json(after)).toBe(bytes);
      }
    }
  });

  it('changes one text of a response byte for byte, if the hook keeps the calls [X-68]', () => {
    const several = Object.values(scattered).map(deepFreeze);
    const texts = several.flatMap((response) => {
      const { parts = [] } = translator.toHookLLMResponse(response).candidates[0]?.content ?? {};
      return parts.length < 2 ? [] : parts.map((part, nth) => ({ response, parts, part, nth }));
    });
    expect(texts.length).toBeGreaterThan(2);
    for (const { response, parts, part, nth } of texts) {
      const written = { candidates: [{ content: { parts: parts.with(nth, 'CUT') } }] };
      const after = translator.fromHookLLMResponse(written, { response, keepToolCalls: true });
      expect(json(after)).toBe(json(response).replaceAll(part, 'CUT'));
    }
  });

  it('changes the text of a response and nothing else, if the hook keeps the calls [X-68]', () => {
    for (const response of Object.values(answers).map(deepFreeze)) {
      const before = translator.toHookLLMResponse(response);
      const after = translator.fromHookLLMResponse({ text: 'It is cut.' }, { response, keepToolCalls: true });
      expect(after && translator.toHookLLMResponse(after)).toEqual({
        ...before,
        text: 'It is cut.',
        candidates: before.candidates.map((one) => ({ ...one, content: { role: 'model', parts: ['It is cut.'] } })),
      });
      expect(after && translator.toHookToolCalls(after)).toEqual(translator.toHookToolCalls(response));
      expect(json(after)).toBe(json(response).replaceAll(json(before.text), '"It is cut."'));
    }
  });

  it('removes or inserts text and keeps each call in place, if the hook keeps the calls [X-68]', () => {
    const withCalls = Object.values(answers).filter((one) => translator.toHookToolCalls(one).length > 0);
    expect(withCalls.length).toBeGreaterThan(0);
    for (const response of withCalls.map(deepFreeze)) {
      const calls = translator.toHookToolCalls(response);
      const silent = translator.fromHookLLMResponse({ text: '' }, { response, keepToolCalls: true }) ?? {};
      expect(translator.toHookLLMResponse(silent).text).toBeUndefined();
      expect(translator.toHookToolCalls(silent)).toEqual(calls);
      const base = { response: deepFreeze(silent), keepToolCalls: true };
      const spoken = translator.fromHookLLMResponse({ text: 'It is said.' }, base) ?? {};
      expect(translator.toHookLLMResponse(spoken).text).toBe('It is said.');
      expect(translator.toHookToolCalls(spoken)).toEqual(calls);
    }
  });

  it('keeps only what the hook wrote of a replaced response [TRN-12]', () => {
    for (const response of Object.values(answers).map(deepFreeze)) {
      const after = translator.fromHookLLMResponse({ text: 'It is cut.' }, { response });
      expect(after && translator.toHookToolCalls(after)).toEqual([]);
      expect(after && translator.toHookLLMResponse(after).text).toBe('It is cut.');
      expect(json(after)).not.toContain('hm');
    }
  });

  it('creates a response if the model returned none [TRN-12]', () => {
    for (const request of Object.values(requests)) {
      const made = translator.fromHookLLMResponse(
        { candidates: [{ content: { parts: ['a', { text: 'b' }] } }] },
        { request },
      );
      expect(made && translator.toHookLLMResponse(made)).toMatchObject({ text: 'ab' });
      const empty = translator.fromHookLLMResponse({ candidates: [] }, { request });
      expect(empty && translator.toHookLLMResponse(empty).text).toBeUndefined();
      expect(translator.fromHookLLMResponse('no answer', { request })).toBeUndefined();
    }
  });
});
