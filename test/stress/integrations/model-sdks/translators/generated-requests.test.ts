import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdits,
  edits,
  newMessages,
  word,
} from '../../../../support/integrations/model-sdks/translators/conversations.js';
import { deepFreeze, throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';
import { aiSdkRequests } from '../../../../support/integrations/model-sdks/translators/requests/ai-sdk.js';
import { anthropicRequests } from '../../../../support/integrations/model-sdks/translators/requests/anthropic.js';
import { openAIChatRequests } from '../../../../support/integrations/model-sdks/translators/requests/openai-chat.js';
import { openAIResponsesRequests } from '../../../../support/integrations/model-sdks/translators/requests/openai-responses.js';
import {
  entriesOf,
  type Fields,
  hiddenIn,
  isFields,
  openingOf,
  type Requests,
  textOf,
  type VisibleMessage,
  visibleOf,
} from '../../../../support/integrations/model-sdks/translators/requests/requests.js';
import { propertyRuns } from '../../../../support/long-form.js';

const all: readonly (readonly [string, Requests])[] = [
  ['openai chat', openAIChatRequests],
  ['openai responses', openAIResponsesRequests],
  ['anthropic', anthropicRequests],
  ['ai sdk', aiSdkRequests],
];
const runs = propertyRuns(1_000);

describe.each(all)('generated requests of %s', (_, requests) => {
  const { translator, list, instruction = '' } = requests;
  const request = requests.request.map(deepFreeze);
  const json = (value: unknown) => JSON.stringify(value);

  /** Returns every entry that hooks see, with its index. */
  function visibleIn(base: Fields): { visible: VisibleMessage; at: number }[] {
    const isBare = !Array.isArray(base[list]);
    return entriesOf(requests, base).flatMap((entry, at) => {
      const visible = visibleOf(requests, entry, isBare);
      return visible === undefined || visible.content === '' ? [] : [{ visible, at }];
    });
  }

  /** Returns the messages after the leading instructions. */
  function messagesIn(base: Fields): { visible: VisibleMessage; at: number }[] {
    return visibleIn(base).filter(({ at }) => at >= openingOf(requests, base));
  }

  /** Returns the request as JSON without some of its fields. */
  function without(base: Fields, ...keys: string[]): string {
    return json(Object.entries(base).filter(([key]) => !keys.includes(key)));
  }

  function rewrite(base: Fields, messages: readonly VisibleMessage[]): Fields {
    return translator.fromHookLLMRequest({ messages: deepFreeze([...messages]) }, base);
  }

  it('pass every text of the conversation to hooks, and no other text [TRN-2] [X-68]', () => {
    fc.assert(
      fc.property(request, (base) => {
        expect(translator.toHookLLMRequest(base).messages).toEqual(messagesIn(base).map(({ visible }) => visible));
        const opening = visibleIn(base).slice(0, visibleIn(base).length - messagesIn(base).length);
        const texts = [textOf(requests, base[instruction]), ...opening.map(({ visible }) => visible.content)];
        const instructed = texts.filter((text) => text !== '').join('\n\n');
        expect(translator.toHookSystemInstruction(base) ?? '').toBe(instructed);
      }),
      runs,
    );
  });

  it('are returned unchanged for an echo [TRN-11] [X-68]', () => {
    fc.assert(
      fc.property(request, (base) => {
        const bytes = json(base);
        const echo = throughJson(translator.toHookLLMRequest(base));
        expect(translator.fromHookLLMRequest(echo, base)).toBe(base);
        expect(translator.fromHookSystemInstruction(translator.toHookSystemInstruction(base) ?? '', base)).toBe(base);
        expect(translator.fromHookToolResults(throughJson(translator.toHookToolResults(base)), base)).toBe(base);
        expect(json(base)).toBe(bytes);
      }),
      runs,
    );
  });

  it('change only the text of an edited message, and keep every other entry object [TRN-11]', () => {
    fc.assert(
      fc.property(request, fc.nat(), word, (base, nth, written) => {
        const messages = messagesIn(base);
        const chosen = messages[nth % Math.max(1, messages.length)];
        fc.pre(chosen !== undefined && chosen.visible.content !== written);
        const edited = messages.map((one) => (one === chosen ? { ...one.visible, content: written } : one.visible));
        const after = rewrite(base, edited);
        expect(without(after, list)).toBe(without(base, list));
        const [old, now] = [entriesOf(requests, base), entriesOf(requests, after)];
        expect(now.length).toBe(old.length);
        const changed = now.flatMap((entry, at) => (entry === old[at] ? [] : [at]));
        expect(changed).toEqual([chosen?.at]);
        expect(messagesIn(after).map(({ visible }) => visible)).toEqual(edited);
        expectSameButText(old[chosen?.at ?? -1], now[chosen?.at ?? -1]);
      }),
      runs,
    );
  });

  /** Expects the same fields, form, other parts and cache markers. */
  function expectSameButText(old: unknown, now: unknown): void {
    expect(typeof now).toBe(typeof old);
    if (!isFields(old) || !isFields(now)) return;
    expect(without(now, 'content')).toBe(without(old, 'content'));
    expect(Object.keys(now)).toEqual(Object.keys(old));
    expect(Array.isArray(now['content'])).toBe(Array.isArray(old['content']));
    const of = (entry: Fields) => ({ [list]: [entry] });
    expect(hiddenIn(requests, of(now))).toEqual(hiddenIn(requests, of(old)));
    const marks = json(requests.mark).slice(1, -1);
    expect(json(now).includes(marks)).toBe(json(old).includes(marks));
  }

  it('have the texts that the hook wrote, and keep what it could not see [TRN-2] [TRN-11]', () => {
    fc.assert(
      fc.property(request, edits, (base, changes) => {
        const wanted = applyEdits(
          messagesIn(base).map(({ visible }) => visible),
          changes,
        );
        const after = translator.fromHookLLMRequest({ messages: wanted }, base);
        const opening = visibleIn(base).slice(0, visibleIn(base).length - messagesIn(base).length);
        expect(visibleIn(after).map(({ visible }) => visible)).toEqual([
          ...opening.map(({ visible }) => visible),
          ...wanted.filter(({ content }) => content !== '').map(asHeld),
        ]);
        expect(hiddenIn(requests, after)).toEqual(hiddenIn(requests, base));
        expect(without(after, list)).toBe(without(base, list));
      }),
      runs,
    );
  });

  /** Returns the role in the SDK's terms: some SDKs have no system role inside a conversation. */
  function asHeld({ role, content }: { role: VisibleMessage['role']; content: unknown }): VisibleMessage | undefined {
    return visibleOf(requests, requests.message(role, String(content)), false);
  }

  it('have text-only messages in the form of their new role [TRN-2]', () => {
    fc.assert(
      fc.property(request, fc.nat(), fc.constantFrom('user', 'model', 'system'), (base, nth, role) => {
        const messages = messagesIn(base);
        const chosen = messages[nth % Math.max(1, messages.length)];
        const entry = entriesOf(requests, base)[chosen?.at ?? -1];
        fc.pre(chosen !== undefined && isFields(entry) && hiddenIn(requests, { [list]: [entry] }).length === 0);
        const after = rewrite(
          base,
          messages.map((one) => (one === chosen ? { ...one.visible, role } : one.visible)),
        );
        const now = entriesOf(requests, after)[chosen?.at ?? -1];
        expect(isFields(now) && requests.mayHold(role, now['content'])).toBe(true);
        expect(visibleOf(requests, now, false)).toEqual(asHeld({ role, content: chosen?.visible.content }));
      }),
      runs,
    );
  });

  it('have added messages at the end, and keep every other entry object [TRN-11] [TRN-13]', () => {
    fc.assert(
      fc.property(request, newMessages, (base, added) => {
        fc.pre(Array.isArray(base[list]));
        const spoken = added.filter(({ content }) => content !== '');
        const after = rewrite(base, [...messagesIn(base).map(({ visible }) => visible), ...added.map(asVisible)]);
        const [old, now] = [entriesOf(requests, base), entriesOf(requests, after)];
        expect(now.slice(0, old.length).every((entry, at) => entry === old[at])).toBe(true);
        expect(json(now.slice(old.length))).toBe(
          json(spoken.map(({ role, content }) => requests.message(role, String(content)))),
        );
        expect(without(after, list)).toBe(without(base, list));
      }),
      runs,
    );
  });

  function asVisible({ role, content }: { role: VisibleMessage['role']; content: unknown }): VisibleMessage {
    return { role, content: String(content) };
  }

  it('have a new instruction in place of the old one, and keep every message object [X-68]', () => {
    fc.assert(
      fc.property(request, word, (base, written) => {
        for (const text of [written, '']) {
          const after = translator.fromHookSystemInstruction(text, base);
          expect(translator.toHookSystemInstruction(after) ?? '').toBe(text);
          const [old, now] = [base, after].map((one) => entriesOf(requests, one).slice(openingOf(requests, one)));
          expect(now?.length).toBe(old?.length);
          expect(now?.every((entry, at) => entry === old?.[at])).toBe(true);
          expect(without(after, list, instruction)).toBe(without(base, list, instruction));
        }
      }),
      runs,
    );
  });

  it('keep the cache marker of a replaced instruction [X-68]', () => {
    const marks = json(requests.mark).slice(1, -1);
    const markedIn = (base: Fields) =>
      json([base[instruction], entriesOf(requests, base).slice(0, openingOf(requests, base))]).includes(marks);
    fc.assert(
      fc.property(request, word, (base, written) => {
        const places = visibleIn(base).length - messagesIn(base).length + (textOf(requests, base[instruction]) ? 1 : 0);
        // A removed message loses the markers of its parts, because another message may have no parts.
        fc.pre(places === 1 || (places > 1 && requests.marksMessages === true));
        expect(markedIn(translator.fromHookSystemInstruction(written, base))).toBe(markedIn(base));
      }),
      runs,
    );
  });

  it('change only the entry of an edited result, and keep the messages [X-68]', () => {
    fc.assert(
      fc.property(request, fc.nat(), (base, nth) => {
        const results = translator.toHookToolResults(base);
        const chosen = results[nth % Math.max(1, results.length)];
        fc.pre(chosen !== undefined);
        const id = chosen?.id ?? '';
        const after = translator.fromHookToolResults([{ id, text: '[cut]' }], base);
        const wanted = results.map((one) => (one.id === id ? { ...one, text: '[cut]' } : one));
        expect(translator.toHookToolResults(after)).toEqual(wanted);
        const [old, now] = [entriesOf(requests, base), entriesOf(requests, after)];
        expect(now.filter((entry, at) => entry !== old[at])).toHaveLength(1);
        expect(now.length).toBe(old.length);
        expect(visibleIn(after)).toEqual(visibleIn(base));
        expect(without(after, list)).toBe(without(base, list));
      }),
      runs,
    );
  });
});
