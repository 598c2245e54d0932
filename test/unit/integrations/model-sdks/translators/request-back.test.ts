import { describe, expect, it } from 'vitest';
import type { LLMRequestPatch } from '../../../../../generated/index.js';
import type { SdkContent, SdkContents, SdkRequest } from '../../../../../src/core/contract/sdk.js';
import { defaultHookTranslator } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { deepFreeze, throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

const image = { inlineData: { mimeType: 'image/png', data: 'AA==' } };
const file = { fileData: { fileUri: 'gs://a/b' } };
const call = { functionCall: { name: 'read', args: { path: 'a' } } };
const answer = { functionResponse: { name: 'read', response: { output: 1 } } };
const thought = { text: 'let me think', thought: true };

const user = (...parts: object[]): SdkContent => ({ role: 'user', parts });
const model = (...parts: object[]): SdkContent => ({ role: 'model', parts });
const said = (text: string): { text: string } => ({ text });

type Messages = NonNullable<LLMRequestPatch['messages']>;
type Message = Messages[number];
const u = (content: string): Message => ({ role: 'user', content });
const m = (content: string): Message => ({ role: 'model', content });

const fromHook = <Q extends SdkRequest>(patch: LLMRequestPatch, base: Q): Q =>
  defaultHookTranslator.fromHookLLMRequest(deepFreeze(patch), deepFreeze(base));
const contentsAfter = (contents: SdkContents, messages: Messages) => fromHook({ messages }, { contents }).contents;

describe('fromHookLLMRequest: fields outside the hook format', () => {
  const base = {
    model: 'm',
    contents: [user(said('look'), image), model(thought, call), user(answer), model(said('done'))],
    config: {
      systemInstruction: 'be brief',
      safetySettings: [{ category: 'c' }],
      tools: [{ functionDeclarations: [{ name: 'read' }] }],
      toolConfig: { functionCallingConfig: { mode: 'AUTO' }, retrievalConfig: { languageCode: 'en' } },
      stopSequences: ['END'],
      thinkingConfig: { thinkingBudget: 1 },
      abortSignal: new AbortController().signal,
      temperature: 0,
    },
    tools: [{ name: 'outside' }],
    extra: { of: 'the caller' },
  };

  it('returns the request itself for an unmodified echo [TRN-11]', () => {
    const seen = defaultHookTranslator.toHookLLMRequest(base);
    expect(fromHook(seen, base)).toBe(base);
    expect(fromHook(throughJson(seen), base)).toBe(base);
    expect(fromHook({}, base)).toBe(base);
  });

  it('keeps everything else if a message and a number change [TRN-11]', () => {
    const changed = fromHook({ messages: [u('look again'), m('done')], config: { temperature: 1 } }, base);
    expect(changed).toEqual({
      ...base,
      contents: [user(said('look again'), image), ...base.contents.slice(1)],
      config: { ...base.config, temperature: 1 },
    });
    expect(changed.config.abortSignal).toBe(base.config.abortSignal);
    expect(changed.contents[1]).toBe(base.contents[1]);
  });

  it('keeps contents without messages, and the model without a model [TRN-14]', () => {
    const changed = fromHook({ config: { topK: 5 } }, base);
    expect(changed.contents).toBe(base.contents);
    expect(changed.model).toBe('m');
    const renamed = fromHook({ model: 'other' }, base);
    expect(renamed).toEqual({ ...base, model: 'other' });
    expect(renamed.config).toBe(base.config);
  });

  it('ignores an empty model [TRN-14]', () => {
    const anonymous = { contents: 'hi' };
    expect(fromHook({ model: '' }, anonymous)).toBe(anonymous);
    expect(fromHook({ model: '' }, base)).toBe(base);
  });

  it('lets only defined config keys override, and removes none [TRN-11]', () => {
    const expected = { ...base.config, topK: 9, seed: 4 };
    expect(fromHook({ config: { temperature: undefined, topK: 9, seed: 4 } }, base).config).toEqual(expected);
    expect(fromHook(JSON.parse('{"config": {"temperature": null, "topK": 9, "seed": 4}}'), base).config).toEqual(
      expected,
    );
  });

  it('replaces lists and objects of the config as a whole [TRN-11]', () => {
    const longer = {
      contents: 'hi',
      config: { stopSequences: ['a', 'b'], thinkingConfig: { budget: 1, include: true } },
    };
    const shorter = { stopSequences: ['a'], thinkingConfig: { budget: 1 } };
    expect(fromHook({ config: shorter }, longer).config).toEqual(shorter);
    expect(fromHook({ config: throughJson(longer.config) }, longer)).toBe(longer);
  });

  it('adds no config', () => {
    const bare = { model: 'm', contents: 'hi' };
    expect(fromHook({ config: { temperature: undefined } }, bare)).toBe(bare);
    expect(fromHook({ toolConfig: {} }, bare)).toBe(bare);
    expect(fromHook({ config: { temperature: 2 } }, bare)).toEqual({ ...bare, config: { temperature: 2 } });
  });

  it('merges toolConfig into the function calling config and keeps the rest of it [TRN-4] [TRN-11]', () => {
    const changed = fromHook({ toolConfig: { mode: 'ANY', allowedFunctionNames: ['read'] } }, base);
    expect(changed.config.toolConfig).toEqual({
      functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['read'] },
      retrievalConfig: { languageCode: 'en' },
    });
  });

  it('ignores reserved keys and prototype keys [TRN-7] [TRN-11]', () => {
    const written = `{"config": {"systemInstruction": "obey me", "safetySettings": [], "tools": [], "toolConfig": {},
      "httpOptions": {"baseUrl": "http://elsewhere"}, "abortSignal": {}, "__proto__": {"polluted": 1},
      "constructor": {"a": 1}, "prototype": {"a": 1}}, "__proto__": {"model": "polluted"}, "contents": "obey me"}`;
    expect(fromHook(JSON.parse(written), base)).toBe(base);
    const changed = fromHook(JSON.parse(written.replace('"config": {', '"config": {"topK": 1, ')), base);
    expect(changed).toEqual({ ...base, config: { ...base.config, topK: 1 } });
    expect(Object.getPrototypeOf(changed.config)).toBe(Object.prototype);
    expect(Object.keys(changed.config)).not.toContain('__proto__');
  });

  it('builds a new request without a base [TRN-2]', () => {
    const patch = {
      model: 'm',
      messages: [u('a'), m('b')],
      config: { topK: 1 },
      toolConfig: { mode: 'NONE' as const },
    };
    expect(defaultHookTranslator.fromHookLLMRequest(patch)).toEqual({
      model: 'm',
      contents: [user(said('a')), model(said('b'))],
      config: { topK: 1, toolConfig: { functionCallingConfig: { mode: 'NONE' } } },
    });
  });
});

describe('fromHookLLMRequest: messages', () => {
  const talk = [user(said('one'), image), model(said('two')), user(said('three'), file)];

  it('inserts a prepended message first and moves nothing [TRN-11]', () => {
    expect(contentsAfter(talk, [u('zero'), u('one'), m('two'), u('three')])).toEqual([user(said('zero')), ...talk]);
  });

  it('inserts a prepended message before leading turns without text too [TRN-11]', () => {
    const contents = [user(image), user(said('describe it'))];
    expect(contentsAfter(contents, [u('zero'), u('describe it')])).toEqual([user(said('zero')), ...contents]);
  });

  it('appends after everything, including turns without text, without de-duplication [TRN-13]', () => {
    const contents = [...talk, model(call), user(answer)];
    const messages = [u('one'), m('two'), u('three'), u('three')];
    expect(contentsAfter(contents, messages)).toEqual([...contents, user(said('three'))]);
  });

  it('removes a message, and its turn if that was text only [TRN-11]', () => {
    expect(contentsAfter(talk, [u('one'), u('three')])).toEqual([talk[0], talk[2]]);
  });

  it('removes the text of a message and keeps its other parts [TRN-11]', () => {
    expect(contentsAfter(talk, [m('two'), u('three')])).toEqual([user(image), talk[1], talk[2]]);
    expect(contentsAfter(talk, [])).toEqual([user(image), user(file)]);
  });

  it('treats an emptied message as removed [TRN-6]', () => {
    const messages = [u(''), m('TWO'), u('three')];
    expect(contentsAfter(talk, messages)).toEqual([user(image), model(said('TWO')), talk[2]]);
    expect(contentsAfter(talk, [u('one'), m(''), u('three')])).toEqual([talk[0], talk[2]]);
    expect(contentsAfter(talk, [u('one'), m('two'), u('three'), u('')])).toBe(talk);
  });

  it('pairs removed and added messages of a changed stretch in order [TRN-11]', () => {
    expect(contentsAfter(talk, [u('ONE'), m('TWO'), u('three')])).toEqual([
      user(said('ONE'), image),
      model(said('TWO')),
      talk[2],
    ]);
    expect(contentsAfter(talk, [u('ONE'), u('more'), m('two'), u('three')])).toEqual([
      user(said('ONE'), image),
      user(said('more')),
      talk[1],
      talk[2],
    ]);
    expect(contentsAfter(talk, [u('all'), u('three')])).toEqual([user(said('all'), image), talk[2]]);
  });

  it('keeps turns without text next to their neighbours [TRN-11]', () => {
    const contents = [user(said('go')), model(call), user(answer), model(said('done'))];
    expect(contentsAfter(contents, [u('GO'), m('done')])).toEqual([user(said('GO')), ...contents.slice(1)]);
    expect(contentsAfter(contents, [m('done')])).toEqual(contents.slice(1));
    expect(contentsAfter(contents, [u('go')])).toEqual(contents.slice(0, 3));
  });

  it('inserts nothing between a function call and its response [TRN-11]', () => {
    const spokenCall = [user(said('go')), model(said('checking'), call), user(answer), model(said('done'))];
    expect(contentsAfter(spokenCall, [u('go'), m('checking'), u('new'), m('done')])).toEqual([
      ...spokenCall.slice(0, 3),
      user(said('new')),
      spokenCall[3],
    ]);
    const spokenAnswer = [user(said('go')), model(call), user(answer, said('and hurry'))];
    expect(contentsAfter(spokenAnswer, [u('go'), u('new'), u('and hurry')])).toEqual([
      spokenAnswer[0],
      user(said('new')),
      ...spokenAnswer.slice(1),
    ]);
  });

  it('treats a turn of empty text as one without text [TRN-6]', () => {
    const contents = [user(said('')), model(said('two'))];
    expect(contentsAfter(contents, [m('TWO')])).toEqual([user(said('')), model(said('TWO'))]);
  });

  it('treats a change of role as an edit of that turn [TRN-11]', () => {
    expect(contentsAfter(talk, [m('one'), m('two'), u('three')])).toEqual([
      model(said('one'), image),
      talk[1],
      talk[2],
    ]);
  });

  it('keeps an SDK role that hooks see as user [TRN-8]', () => {
    const contents = [{ role: 'function', parts: [said('a'), answer] }, { parts: [said('b')] }];
    expect(contentsAfter(contents, [u('A'), u('B')])).toEqual([
      { role: 'function', parts: [said('A'), answer] },
      { parts: [said('B')] },
    ]);
  });

  it('inserts system messages as user turns [TRN-8]', () => {
    const system: Message = { role: 'system', content: 'be kind' };
    expect(contentsAfter(talk, [u('one'), m('two'), u('three'), system])).toEqual([...talk, user(said('be kind'))]);
    expect(contentsAfter(talk, [{ role: 'system', content: 'one' }, m('two'), u('three')])).toBe(talk);
  });

  it('keeps an existing system turn [TRN-8]', () => {
    const contents = [{ role: 'system', parts: [said('rules')] }, user(said('hi'))];
    const messages: Messages = [{ role: 'system', content: 'new rules' }, u('hi')];
    expect(contentsAfter(contents, messages)).toEqual([{ role: 'system', parts: [said('new rules')] }, contents[1]]);
  });

  it('keeps the role of a turn if the message has none', () => {
    const contents = [model(said('a'))];
    expect(contentsAfter(contents, JSON.parse('[{"content": "b"}]'))).toEqual([model(said('b'))]);
    expect(contentsAfter(contents, JSON.parse('[{"content": "a"}]'))).toBe(contents);
    expect(contentsAfter([], JSON.parse('[{"content": "a"}]'))).toEqual([user(said('a'))]);
  });

  it('joins the text items of an array and drops the rest [TRN-5]', () => {
    const content = ['a', { text: 'b' }, image, { text: 'c', thought: true }, 7, null, { text: 8 }];
    expect(contentsAfter('x', [{ role: 'user', content }])).toEqual([user(said('ab'))]);
    expect(contentsAfter('x', [{ role: 'user', content: ['x'] }])).toBe('x');
  });

  it('writes only Contents, because the SDK rejects a mix with bare parts [TRN-8]', () => {
    expect(contentsAfter('hi', [u('hi'), u('there')])).toEqual([user(said('hi')), user(said('there'))]);
    expect(contentsAfter(['a', image], [u('b')])).toEqual([user(said('b'), image)]);
    expect(contentsAfter([image, model(said('c'))], [m('d')])).toEqual([user(image), model(said('d'))]);
  });

  it('skips entries that are not messages', () => {
    const patch = JSON.parse('{"messages": [null, {"role": "user", "content": "hi"}, 5, "text"]}');
    const base = { contents: 'hi' };
    expect(fromHook(patch, base)).toBe(base);
    expect(fromHook(JSON.parse('{"messages": "none", "config": "none", "model": 1, "toolConfig": []}'), base)).toBe(
      base,
    );
  });
});

describe('fromHookLLMRequest: the parts of an edited turn', () => {
  const edited = (parts: object[], text: string) => contentsAfter([user(...parts)], [u(text)]);

  it('keep their order around the text [TRN-11]', () => {
    expect(edited([image, said('what is this?'), file], 'describe')).toEqual([user(image, said('describe'), file)]);
    expect(edited([thought, said('old'), call], 'new')).toEqual([user(thought, said('new'), call)]);
  });

  it('keep an edit after an image after it [TRN-11]', () => {
    const parts = [said('see '), image, said('my number is 123')];
    expect(edited(parts, 'see my number is ***')).toEqual([user(said('see '), image, said('my number is ***'))]);
    expect(edited(parts, 'look: my number is 123')).toEqual([user(said('look: '), image, said('my number is 123'))]);
    expect(edited(parts, 'see my number is 123!')).toEqual([user(said('see '), image, said('my number is 123!'))]);
  });

  it('keep nothing of the old text [TRN-11]', () => {
    expect(edited([said('a'), image, said('b'), file, said('c')], 'X')).toEqual([user(said('X'), image, file)]);
    expect(edited([said('aa'), image, said('aa')], 'aaa')).toEqual([user(said('aa'), image, said('a'))]);
  });

  it('keep the other fields of a text part [TRN-11]', () => {
    const signed = { text: 'a', thoughtSignature: 's', partMetadata: { k: 1 } };
    expect(edited([signed], 'b')).toEqual([user({ ...signed, text: 'b' })]);
    expect(edited([{ text: '', thoughtSignature: 's' }, said('a')], 'b')).toEqual([
      user({ text: '', thoughtSignature: 's' }, said('b')),
    ]);
    expect(edited([{ text: 'a', ...image }, said('b')], 'b')).toEqual([user(image, said('b'))]);
    expect(contentsAfter([user({ ...signed, ...image }, signed)], [])).toEqual([
      user({ thoughtSignature: 's', partMetadata: { k: 1 }, ...image }),
    ]);
  });
});

describe('fromHookLLMRequest: long conversations', () => {
  it('keeps every unchanged turn if both ends of 50,000 messages change [TRN-11]', () => {
    const contents = Array.from({ length: 50_000 }, (_, at) =>
      at % 2 === 0 ? user(said(`u${at}`)) : model(said(`m${at}`)),
    );
    const { messages } = defaultHookTranslator.toHookLLMRequest({ contents });
    const changed = fromHook({ messages: [u('first'), ...messages.slice(1, -1), m('last')] }, { contents }).contents;
    expect(changed).toHaveLength(50_000);
    expect(changed[0]).toEqual(user(said('first')));
    expect(changed.at(-1)).toEqual(model(said('last')));
    expect(changed.slice(1, -1).every((content, at) => content === contents[at + 1])).toBe(true);
  });
});
