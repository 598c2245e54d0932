import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LLMRequest } from '../../generated/index.js';
import type { SdkContents, SdkRequest } from '../../src/core/contract/sdk.js';
import { defaultHookTranslator } from '../../src/integrations/model-sdks/genai/genai-v1.js';
import { propertyRuns } from '../long-form.js';
import { applyEdits, edits, newMessages, request } from './conversations.js';
import { deepFreeze, throughJson } from './deep-freeze.js';

const { assert, property } = fc;
const runs = propertyRuns(1_000);

/** Everything in the contents that is no text a hook can see, in order. */
function unsaid(contents: SdkContents | undefined): string[] {
  const items: readonly unknown[] = Array.isArray(contents) ? contents : [contents];
  return items
    .filter(isObject)
    .flatMap((item) => {
      const { parts } = item;
      return Array.isArray(parts) ? parts : [item];
    })
    .map(withoutVisibleText)
    .filter((part) => Object.keys(part).some((key) => key !== 'thoughtSignature'))
    .map((part) => JSON.stringify(part));
}

function withoutVisibleText(part: Record<string, unknown>): Record<string, unknown> {
  const { text, ...rest } = part;
  const { thought } = rest;
  return typeof text === 'string' && thought !== true ? rest : part;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a request can hold of a hook's messages: no system turns, no empty ones. */
function normalised(messages: LLMRequest['messages']): LLMRequest['messages'] {
  return messages
    .filter(({ content }) => content !== '')
    .map(({ role, content }) => ({ role: role === 'system' ? 'user' : role, content }));
}

function rewrite(base: SdkRequest, messages: LLMRequest['messages']): SdkRequest {
  return defaultHookTranslator.fromHookLLMRequest(deepFreeze({ messages }), deepFreeze(base));
}

describe('over generated conversations', () => {
  it('an unmodified echo gives back the request [TRN-11]', () => {
    assert(
      property(request, (base) => {
        const before = structuredClone(base);
        const echoed = throughJson(defaultHookTranslator.toHookLLMRequest(deepFreeze(base)));
        const back = defaultHookTranslator.fromHookLLMRequest(deepFreeze(echoed), base);
        expect(back).toBe(base);
        expect(back).toStrictEqual(before);
      }),
      runs,
    );
  });

  it('edits leave every other part present and in order [TRN-11]', () => {
    assert(
      property(request, edits, (base, changes) => {
        const { messages } = defaultHookTranslator.toHookLLMRequest(base);
        const rewritten = rewrite(base, applyEdits(messages, changes));
        expect(unsaid(rewritten.contents)).toEqual(unsaid(base.contents));
      }),
      runs,
    );
  });

  it('the request then says what the hook wrote, and everything else as before [TRN-2] [TRN-11] [TRN-13]', () => {
    assert(
      property(request, edits, (base, changes) => {
        const edited = applyEdits(defaultHookTranslator.toHookLLMRequest(base).messages, changes);
        const rewritten = rewrite(base, edited);
        expect(defaultHookTranslator.toHookLLMRequest(rewritten).messages).toEqual(normalised(edited));
        expect({ ...rewritten, contents: 0 }).toEqual({ ...base, contents: 0 });
      }),
      runs,
    );
  });

  it('both hold for messages that have nothing to do with the old ones [TRN-11]', () => {
    assert(
      property(request, newMessages, (base, messages) => {
        const rewritten = rewrite(base, messages);
        expect(unsaid(rewritten.contents)).toEqual(unsaid(base.contents));
        expect(defaultHookTranslator.toHookLLMRequest(rewritten).messages).toEqual(normalised(messages));
      }),
      runs,
    );
  });

  it('changed contents are a list of Contents, which the SDK accepts [TRN-8]', () => {
    assert(
      property(request, newMessages, (base, messages) => {
        const { contents } = rewrite(base, messages);
        if (contents === base.contents) return;
        expect(Array.isArray(contents) && contents.every((content) => isObject(content) && 'parts' in content)).toBe(
          true,
        );
      }),
      runs,
    );
  });

  it('turns that a hook left alone stay the same objects [TRN-11]', () => {
    assert(
      property(request, newMessages, ({ contents }, added) => {
        const turns = Array.isArray(contents) ? contents.filter((item) => isObject(item) && 'parts' in item) : [];
        const base = { contents: turns };
        const { messages } = defaultHookTranslator.toHookLLMRequest(base);
        const rewritten = rewrite(base, [...messages, ...added]).contents;
        expect(Array.isArray(rewritten) ? rewritten.slice(0, turns.length) : []).toEqual(turns);
        turns.forEach((turn, at) => {
          expect(Array.isArray(rewritten) && rewritten[at] === turn).toBe(true);
        });
      }),
      runs,
    );
  });

  it('any JSON at all as a patch throws nothing and costs no other part [TRN-11]', () => {
    const json = fc.jsonValue();
    const message = fc.record({ role: json, content: fc.oneof(fc.array(json), json) }, { requiredKeys: [] });
    const patch = fc.record(
      { model: json, messages: fc.oneof(fc.array(fc.oneof(message, json)), json), config: json, toolConfig: json },
      { requiredKeys: [] },
    );
    assert(
      property(request, patch, (base, written) => {
        const read = JSON.parse(JSON.stringify(written));
        const rewritten = defaultHookTranslator.fromHookLLMRequest(deepFreeze(read), deepFreeze(base));
        expect(unsaid(rewritten.contents)).toEqual(unsaid(base.contents));
        expect(Object.keys({ ...rewritten.config })).toEqual(expect.arrayContaining(Object.keys({ ...base.config })));
      }),
      runs,
    );
  });
});
