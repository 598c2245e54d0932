import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LLMRequest } from '../../../../../generated/index.js';
import type { SdkContents, SdkRequest } from '../../../../../src/core/contract/sdk.js';
import { defaultHookTranslator } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import {
  applyEdits,
  edits,
  newMessages,
  request,
} from '../../../../support/integrations/model-sdks/translators/conversations.js';
import { deepFreeze, throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';
import { propertyRuns } from '../../../../support/long-form.js';

const { assert, property } = fc;
const runs = propertyRuns(1_000);

/** Returns everything in the contents that is not visible text, in order. */
function hiddenContent(contents: SdkContents | undefined): string[] {
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

/** Returns the messages that a request can hold: no system turns and no empty ones. */
function normalised(messages: LLMRequest['messages']): LLMRequest['messages'] {
  return messages
    .filter(({ content }) => content !== '')
    .map(({ role, content }) => ({ role: role === 'system' ? 'user' : role, content }));
}

function rewrite(base: SdkRequest, messages: LLMRequest['messages']): SdkRequest {
  return defaultHookTranslator.fromHookLLMRequest(deepFreeze({ messages }), deepFreeze(base));
}

describe('generated conversations', () => {
  it('are returned unchanged for an unmodified echo [TRN-11]', () => {
    assert(
      property(request, (base) => {
        const before = structuredClone(base);
        const echoedResponse = throughJson(defaultHookTranslator.toHookLLMRequest(deepFreeze(base)));
        const back = defaultHookTranslator.fromHookLLMRequest(deepFreeze(echoedResponse), base);
        expect(back).toBe(base);
        expect(back).toStrictEqual(before);
      }),
      runs,
    );
  });

  it('keep every other part in order after edits [TRN-11]', () => {
    assert(
      property(request, edits, (base, changes) => {
        const { messages } = defaultHookTranslator.toHookLLMRequest(base);
        const rewritten = rewrite(base, applyEdits(messages, changes));
        expect(hiddenContent(rewritten.contents)).toEqual(hiddenContent(base.contents));
      }),
      runs,
    );
  });

  it('have the texts that the hook wrote, and everything else as before [TRN-2] [TRN-11] [TRN-13]', () => {
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

  it('do both for messages unrelated to the old ones [TRN-11]', () => {
    assert(
      property(request, newMessages, (base, messages) => {
        const rewritten = rewrite(base, messages);
        expect(hiddenContent(rewritten.contents)).toEqual(hiddenContent(base.contents));
        expect(defaultHookTranslator.toHookLLMRequest(rewritten).messages).toEqual(normalised(messages));
      }),
      runs,
    );
  });

  it('are a list of Contents after a change, which the SDK accepts [TRN-8]', () => {
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

  it('keep the objects of turns that a hook left unchanged [TRN-11]', () => {
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

  it('accept any JSON as a patch without an error or a lost part [TRN-11]', () => {
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
        expect(hiddenContent(rewritten.contents)).toEqual(hiddenContent(base.contents));
        expect(Object.keys({ ...rewritten.config })).toEqual(expect.arrayContaining(Object.keys({ ...base.config })));
      }),
      runs,
    );
  });
});
