import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultHookTranslator } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { applyEdits, edits } from '../../../../support/integrations/model-sdks/translators/conversations.js';
import { deepFreeze, throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';
import { propertyRuns } from '../../../../support/long-form.js';

const runs = propertyRuns(1_000);
const user = (...parts: unknown[]): object => ({ role: 'user', parts });
const said = (text: string): object => ({ text });

/** Returns a request that does not match its type. */
function odd(contents: unknown): object {
  return deepFreeze({ model: 'm', contents });
}

function visibleTexts(contents: unknown): string[] {
  return defaultHookTranslator.toHookLLMRequest(odd(contents)).messages.map(({ content }) => String(content));
}

function rewritten(contents: unknown, messages: { role: string; content: string }[]): unknown {
  const patch: object = { messages };
  return Reflect.get(defaultHookTranslator.fromHookLLMRequest(patch, odd(contents)), 'contents');
}

const strays = [null, undefined, 42, true, [], ['nested'], [[null]]];
const stray = fc.oneof(
  fc.constantFrom<unknown>(...strays),
  fc.double(),
  fc.boolean(),
  fc.array(fc.jsonValue(), { maxLength: 2 }),
);

describe('unreadable entries of a request', () => {
  it.each(strays.map((entry) => [entry]))('do not hide other entries from hooks: %j [TRN-1] [TRN-17]', (entry) => {
    expect(visibleTexts([entry, user(said('a')), entry, user(said('b')), entry])).toEqual(['a', 'b']);
    expect(visibleTexts([user(entry, said('a'), entry, said('b'))])).toEqual(['ab']);
    expect(visibleTexts(['a', entry, said('b'), entry])).toEqual(['ab']);
    expect(visibleTexts([entry])).toEqual([]);
  });

  it('keep their position if a hook edits the rest [TRN-11]', () => {
    const [a, b] = [user(said('a')), user(said('b'), null, said('c'))];
    expect(rewritten([null, a, 42, b, [1]], [{ role: 'user', content: 'A' }])).toEqual([
      null,
      user(said('A')),
      42,
      user(null),
      [1],
    ]);
    const both = [
      { role: 'user', content: 'a' },
      { role: 'user', content: 'Bc' },
    ];
    expect(rewritten([null, a, 42, b], both)).toEqual([null, a, 42, user(said('B'), null, said('c'))]);
    expect(rewritten(['a', null, said('b')], [{ role: 'user', content: 'A' }])).toEqual([user(said('A'), null)]);
  });

  it('do not change what hooks see [TRN-1] [TRN-17]', () => {
    const content = fc.record({ role: fc.constantFrom('user', 'model'), parts: fc.array(fc.constant({ text: 'a' })) });
    const items = fc.oneof(fc.array(content), fc.array(fc.constantFrom<unknown>('a', { text: 'b' })));
    const places = fc.array(fc.tuple(fc.nat(), stray), { maxLength: 5 });
    fc.assert(
      fc.property(items, places, (clean, extra) => {
        const littered = extra.reduce<unknown[]>(
          (list, [at, entry]) => list.toSpliced(at % (list.length + 1), 0, entry),
          clean,
        );
        expect(visibleTexts(littered)).toEqual(visibleTexts(clean));
      }),
      runs,
    );
  });
});

/** Objects that resemble SDK objects, with arbitrary values. */
const anything = fc.oneof(stray, fc.jsonValue({ maxDepth: 2 }));
const part = fc.oneof(
  anything,
  fc.record({ text: fc.oneof(fc.constantFrom('a', 'b', ''), anything), thought: anything }, { requiredKeys: [] }),
  fc.record({ functionResponse: anything }),
);
const parts = fc.oneof(fc.array(part, { maxLength: 4 }), anything);
const content = fc.record({ role: fc.oneof(fc.constantFrom('user', 'model'), anything), parts }, { requiredKeys: [] });
const contents = fc.array(fc.oneof(content, part, fc.constantFrom('a', 'b')), { maxLength: 6 });
const toolConfig = fc.oneof(
  anything,
  fc.record({
    functionCallingConfig: fc.oneof(anything, fc.record({ mode: anything, allowedFunctionNames: anything })),
  }),
);
const config = fc.oneof(
  anything,
  fc.record({ temperature: anything, stopSequences: anything, toolConfig }, { requiredKeys: [] }),
);
const candidate = fc.oneof(
  anything,
  fc.record(
    {
      content: fc.oneof(anything, content),
      finishReason: anything,
      safetyRatings: fc.oneof(anything, fc.array(anything)),
    },
    { requiredKeys: [] },
  ),
);
const response = fc.record(
  { candidates: fc.array(candidate, { maxLength: 4 }), usageMetadata: anything, text: anything },
  { requiredKeys: ['candidates'] },
);

/** Returns all entries and parts in order, at any level. */
function flat(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).flatMap((entry) => {
    const held: unknown =
      typeof entry === 'object' && entry !== null && 'parts' in entry ? Reflect.get(entry, 'parts') : undefined;
    return Array.isArray(held) ? held : [entry];
  });
}

function unreadableIn(value: unknown): unknown[] {
  return flat(value).filter((entry) => typeof entry !== 'string' && (typeof entry !== 'object' || entry === null));
}

describe('arbitrary garbage', () => {
  it('in a request is read without an error, and an echo returns the request itself [TRN-11] [TRN-17]', () => {
    fc.assert(
      fc.property(fc.record({ model: anything, contents, config, tools: anything }), (request) => {
        const base: object = deepFreeze(request);
        const hookRequest = defaultHookTranslator.toHookLLMRequest(base);
        expect(hookRequest.messages.every(({ content: text }) => text !== '')).toBe(true);
        expect(defaultHookTranslator.fromHookLLMRequest({ messages: hookRequest.messages }, base)).toBe(base);
        expect(defaultHookTranslator.fromHookLLMRequest(throughJson(hookRequest), base)).toBe(base);
      }),
      runs,
    );
  });

  it('in a request survives every edit of the rest, in order [TRN-11]', () => {
    fc.assert(
      fc.property(contents, edits, (list, changes) => {
        const base: object = deepFreeze({ contents: list });
        const { messages } = defaultHookTranslator.toHookLLMRequest(base);
        const edited = defaultHookTranslator.fromHookLLMRequest({ messages: applyEdits(messages, changes) }, base);
        expect(unreadableIn(Reflect.get(edited, 'contents'))).toEqual(unreadableIn(list));
      }),
      runs,
    );
  });

  it("in a response, or in a hook's response, is read without an error [TRN-3] [TRN-18]", () => {
    fc.assert(
      fc.property(response, anything, (made, written) => {
        const read: object = deepFreeze(made);
        expect(defaultHookTranslator.toHookLLMResponse(read).candidates).toBeInstanceOf(Array);
        defaultHookTranslator.fromHookLLMResponse(read);
        defaultHookTranslator.fromHookLLMResponse(written);
      }),
      runs,
    );
  });

  it('in a tool choice is read without an error, and an echo returns the choice itself [TRN-13]', () => {
    const record = fc.record({
      functionCallingConfig: fc.oneof(
        anything,
        fc.record({ mode: fc.oneof(fc.constantFrom('AUTO', 'ANY'), anything), allowedFunctionNames: anything }),
      ),
    });
    fc.assert(
      fc.property(record, (made) => {
        const base: object = deepFreeze(made);
        const echoedResponse = throughJson(defaultHookTranslator.toHookToolConfig(base));
        expect(defaultHookTranslator.fromHookToolConfig(echoedResponse, base)).toBe(base);
      }),
      runs,
    );
  });
});
