import fc from 'fast-check';
import type { LLMRequest } from '../../../../../generated/index.js';
import type { SdkContent, SdkContents, SdkPart, SdkRequest } from '../../../../../src/core/contract/sdk.js';

type Messages = LLMRequest['messages'];

/** Few words, so that messages repeat. */
export const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('ok', 'a', 'aa', 'ab', ' ', 'go on') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }) },
);

/** Numbered, so that parts are distinguishable. */
const payload = fc.oneof(
  fc.nat().map((n) => ({ inlineData: { mimeType: 'image/png', data: String(n) } })),
  fc.nat().map((n) => ({ fileData: { fileUri: `gs://bucket/${n}` } })),
  fc.nat().map((n) => ({ executableCode: { code: String(n) } })),
);
const exchange = fc.oneof(
  fc.nat().map((n) => ({ functionCall: { name: 'read', args: { n } }, thoughtSignature: 's' })),
  fc.nat().map((n) => ({ functionResponse: { name: 'read', response: { n } } })),
);
const thought = fc.nat().map((n) => ({ text: `thought ${n}`, thought: true }));
const text = fc.oneof(
  { weight: 6, arbitrary: word.map((said) => ({ text: said })) },
  { weight: 1, arbitrary: fc.constant({ text: '' }) },
  { weight: 1, arbitrary: word.map((said) => ({ text: said, thoughtSignature: 's' })) },
  { weight: 1, arbitrary: fc.tuple(word, payload).map(([said, other]) => ({ text: said, ...other })) },
);

const barePart: fc.Arbitrary<SdkPart> = fc.oneof({ weight: 3, arbitrary: text }, payload, thought);
const part: fc.Arbitrary<SdkPart> = fc.oneof({ weight: 3, arbitrary: barePart }, exchange);
const role = fc.constantFrom(undefined, 'user', 'model', 'function');
const content: fc.Arbitrary<SdkContent> = fc
  .tuple(role, fc.array(part, { maxLength: 4 }))
  .map(([named, parts]) => (named === undefined ? { parts } : { role: named, parts }));

const bare = fc.oneof(word, barePart);
const contents: fc.Arbitrary<SdkContents> = fc.oneof(
  { weight: 8, arbitrary: fc.array(content, { maxLength: 12 }) },
  { weight: 2, arbitrary: fc.array(fc.oneof(content, bare), { maxLength: 8 }) },
  fc.array(bare, { maxLength: 4 }),
  word,
  content,
  barePart,
);

const config = fc.record(
  {
    temperature: fc.constantFrom(0, 0.5, 1),
    topK: fc.constantFrom(1, 40),
    stopSequences: fc.array(word, { maxLength: 2 }),
    presencePenalty: fc.constantFrom(0, 1),
    seed: fc.nat(),
    systemInstruction: word,
    safetySettings: fc.constant([{ category: 'c', threshold: 't' }]),
    tools: fc.constant([{ functionDeclarations: [{ name: 'read' }] }]),
    toolConfig: fc.record(
      {
        functionCallingConfig: fc.record(
          { mode: fc.constantFrom('AUTO', 'ANY', 'NONE', 'VALIDATED'), allowedFunctionNames: fc.constant(['read']) },
          { requiredKeys: [], noNullPrototype: true },
        ),
        retrievalConfig: fc.constant({ languageCode: 'en' }),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
  { requiredKeys: [], noNullPrototype: true },
);

export const request: fc.Arbitrary<SdkRequest> = fc.record(
  { model: fc.constantFrom('m', 'models/n'), contents, config, tools: fc.constant([{ name: 'outside' }]) },
  { requiredKeys: ['contents'], noNullPrototype: true },
);

export const newMessages: fc.Arbitrary<Messages> = fc.array(
  fc.record({ role: fc.constantFrom('user', 'model', 'system'), content: fc.oneof(word, fc.constant('')) }),
  { maxLength: 6 },
);

const edit = fc.record({
  kind: fc.constantFrom('say', 'empty', 'insert', 'remove', 'role', 'move'),
  at: fc.nat(),
  word,
  role: fc.constantFrom('user', 'model', 'system'),
});
export const edits = fc.array(edit, { maxLength: 5 });
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

export function applyEdits(messages: Messages, changes: readonly Edit[]): Messages {
  return changes.reduce<Messages>((edited, change) => applyEdit(edited, change), messages);
}

function applyEdit(messages: Messages, { kind, at, word: content, role: named }: Edit): Messages {
  if (kind === 'insert') return messages.toSpliced(at % (messages.length + 1), 0, { role: named, content });
  const position = messages.length === 0 ? 0 : at % messages.length;
  const message = messages[position];
  if (message === undefined) return messages;
  if (kind === 'say') return messages.with(position, { ...message, content });
  if (kind === 'empty') return messages.with(position, { ...message, content: '' });
  if (kind === 'role') return messages.with(position, { ...message, role: named });
  const without = messages.toSpliced(position, 1);
  return kind === 'remove' ? without : [message, ...without];
}
