import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../long-form.js';
import { applyEdits, edits, newMessages, word } from './conversations.js';
import { deepFreeze, throughJson } from './deep-freeze.js';
import { aiSdkRequests } from './requests/ai-sdk.js';
import { anthropicRequests } from './requests/anthropic.js';
import { openAIChatRequests } from './requests/openai-chat.js';
import { openAIResponsesRequests } from './requests/openai-responses.js';
import {
  entriesOf,
  type Fields,
  isFields,
  openingOf,
  type Requests,
  type Told,
  textOf,
  toldOf,
  unsaidIn,
} from './requests/requests.js';

const all: readonly (readonly [string, Requests])[] = [
  ['openai chat', openAIChatRequests],
  ['openai responses', openAIResponsesRequests],
  ['anthropic', anthropicRequests],
  ['ai sdk', aiSdkRequests],
];
const runs = propertyRuns(1_000);

describe.each(all)('over generated requests of %s', (_, requests) => {
  const { translator, list, instruction = '' } = requests;
  const request = requests.request.map(deepFreeze);
  const json = (value: unknown) => JSON.stringify(value);

  /** Every entry that hooks are told of, with its place. */
  function toldIn(base: Fields): { told: Told; at: number }[] {
    const isBare = !Array.isArray(base[list]);
    return entriesOf(requests, base).flatMap((entry, at) => {
      const told = toldOf(requests, entry, isBare);
      return told === undefined || told.content === '' ? [] : [{ told, at }];
    });
  }

  /** The messages of a request, which are all that come after the instructions. */
  function messagesIn(base: Fields): { told: Told; at: number }[] {
    return toldIn(base).filter(({ at }) => at >= openingOf(requests, base));
  }

  /** All of a request but some of its fields. */
  function without(base: Fields, ...keys: string[]): string {
    return json(Object.entries(base).filter(([key]) => !keys.includes(key)));
  }

  function rewrite(base: Fields, messages: readonly Told[]): Fields {
    return translator.fromHookLLMRequest({ messages: deepFreeze([...messages]) }, base);
  }

  it('hooks are told every text of the conversation, and none that is not for them [TRN-2] [X-68]', () => {
    fc.assert(
      fc.property(request, (base) => {
        expect(translator.toHookLLMRequest(base).messages).toEqual(messagesIn(base).map(({ told }) => told));
        const opening = toldIn(base).slice(0, toldIn(base).length - messagesIn(base).length);
        const texts = [textOf(requests, base[instruction]), ...opening.map(({ told }) => told.content)];
        const instructed = texts.filter((text) => text !== '').join('\n\n');
        expect(translator.toHookSystemInstruction(base) ?? '').toBe(instructed);
      }),
      runs,
    );
  });

  it('an echo gives back the request itself [TRN-11] [X-68]', () => {
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

  it('an edit of one message changes its text only, and every other entry is the same object [TRN-11]', () => {
    fc.assert(
      fc.property(request, fc.nat(), word, (base, nth, written) => {
        const messages = messagesIn(base);
        const chosen = messages[nth % Math.max(1, messages.length)];
        fc.pre(chosen !== undefined && chosen.told.content !== written);
        const edited = messages.map((one) => (one === chosen ? { ...one.told, content: written } : one.told));
        const after = rewrite(base, edited);
        expect(without(after, list)).toBe(without(base, list));
        const [old, now] = [entriesOf(requests, base), entriesOf(requests, after)];
        expect(now.length).toBe(old.length);
        const changed = now.flatMap((entry, at) => (entry === old[at] ? [] : [at]));
        expect(changed).toEqual([chosen?.at]);
        expect(messagesIn(after).map(({ told }) => told)).toEqual(edited);
        expectSameButText(old[chosen?.at ?? -1], now[chosen?.at ?? -1]);
      }),
      runs,
    );
  });

  /** What stands beside the content, its form, its other parts and the marks of those that spoke. */
  function expectSameButText(old: unknown, now: unknown): void {
    expect(typeof now).toBe(typeof old);
    if (!isFields(old) || !isFields(now)) return;
    expect(without(now, 'content')).toBe(without(old, 'content'));
    expect(Object.keys(now)).toEqual(Object.keys(old));
    expect(Array.isArray(now['content'])).toBe(Array.isArray(old['content']));
    const of = (entry: Fields) => ({ [list]: [entry] });
    expect(unsaidIn(requests, of(now))).toEqual(unsaidIn(requests, of(old)));
    const marks = json(requests.mark).slice(1, -1);
    expect(json(now).includes(marks)).toBe(json(old).includes(marks));
  }

  it('edits of any number say what the hook wrote, and lose nothing that it could not see [TRN-2] [TRN-11]', () => {
    fc.assert(
      fc.property(request, edits, (base, changes) => {
        const wanted = applyEdits(
          messagesIn(base).map(({ told }) => told),
          changes,
        );
        const after = translator.fromHookLLMRequest({ messages: wanted }, base);
        const opening = toldIn(base).slice(0, toldIn(base).length - messagesIn(base).length);
        expect(toldIn(after).map(({ told }) => told)).toEqual([
          ...opening.map(({ told }) => told),
          ...wanted.filter(({ content }) => content !== '').map(asHeld),
        ]);
        expect(unsaidIn(requests, after)).toEqual(unsaidIn(requests, base));
        expect(without(after, list)).toBe(without(base, list));
      }),
      runs,
    );
  });

  /** A role as the SDK has it: some have none for instructions inside a conversation. */
  function asHeld({ role, content }: { role: Told['role']; content: unknown }): Told | undefined {
    return toldOf(requests, requests.message(role, String(content)), false);
  }

  it('a message whose role a hook changes has the form of one in that role, where it is text only [TRN-2]', () => {
    fc.assert(
      fc.property(request, fc.nat(), fc.constantFrom('user', 'model', 'system'), (base, nth, role) => {
        const messages = messagesIn(base);
        const chosen = messages[nth % Math.max(1, messages.length)];
        const entry = entriesOf(requests, base)[chosen?.at ?? -1];
        fc.pre(chosen !== undefined && isFields(entry) && unsaidIn(requests, { [list]: [entry] }).length === 0);
        const after = rewrite(
          base,
          messages.map((one) => (one === chosen ? { ...one.told, role } : one.told)),
        );
        const now = entriesOf(requests, after)[chosen?.at ?? -1];
        expect(isFields(now) && requests.mayHold(role, now['content'])).toBe(true);
        expect(toldOf(requests, now, false)).toEqual(asHeld({ role, content: chosen?.told.content }));
      }),
      runs,
    );
  });

  it('messages that a hook adds follow all others, each of which is the same object [TRN-11] [TRN-13]', () => {
    fc.assert(
      fc.property(request, newMessages, (base, added) => {
        fc.pre(Array.isArray(base[list]));
        const spoken = added.filter(({ content }) => content !== '');
        const after = rewrite(base, [...messagesIn(base).map(({ told }) => told), ...added.map(asTold)]);
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

  function asTold({ role, content }: { role: Told['role']; content: unknown }): Told {
    return { role, content: String(content) };
  }

  it('another instruction stands where it stood, and every message is the same object [X-68]', () => {
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

  it('the mark of an instruction for the cache outlives what it said [X-68]', () => {
    const marks = json(requests.mark).slice(1, -1);
    const markedIn = (base: Fields) =>
      json([base[instruction], entriesOf(requests, base).slice(0, openingOf(requests, base))]).includes(marks);
    fc.assert(
      fc.property(request, word, (base, written) => {
        const places = toldIn(base).length - messagesIn(base).length + (textOf(requests, base[instruction]) ? 1 : 0);
        // A message that goes takes the marks of its parts along: another may have no parts.
        fc.pre(places === 1 || (places > 1 && requests.marksMessages === true));
        expect(markedIn(translator.fromHookSystemInstruction(written, base))).toBe(markedIn(base));
      }),
      runs,
    );
  });

  it('an edit of one result changes its entry only, and the messages stay [X-68]', () => {
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
        expect(toldIn(after)).toEqual(toldIn(base));
        expect(without(after, list)).toBe(without(base, list));
      }),
      runs,
    );
  });
});
