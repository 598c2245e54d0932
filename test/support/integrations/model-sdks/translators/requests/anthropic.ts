import fc from 'fast-check';
import { HookTranslatorAnthropic } from '../../../../../../src/integrations/model-sdks/anthropic/translator.js';
import { word } from '../conversations.js';
import {
  contentOf,
  conversation,
  type Fields,
  modelName,
  numbered,
  type Requests,
  requestWith,
  textParts,
  unknownPart,
} from './requests.js';

const mark = { cache_control: { type: 'ephemeral' } };
const text = textParts('text', mark);
const image = numbered((n) => ({ type: 'image', source: { type: 'url', url: `https://a.b/${n}` } }));
const page = numbered((n) => ({ type: 'document', source: { type: 'text', media_type: 'text/plain', data: `${n}` } }));
const result = numbered((n) => ({ type: 'tool_result', tool_use_id: `toolu_${n}`, content: `result ${n}` }));
const pictured = numbered((n) => ({
  type: 'tool_result',
  tool_use_id: `toolu_${n}`,
  content: [
    { type: 'text', text: `result ${n}`, ...mark },
    { type: 'image', source: { type: 'url', url: `https://a.b/${n}` } },
  ],
  ...mark,
}));
const thinking = numbered((n) => ({ type: 'thinking', thinking: 'hm', signature: `${n}==` }));
const hidden = numbered((n) => ({ type: 'redacted_thinking', data: `${n}==` }));
const use = numbered((n) => ({ type: 'tool_use', id: `toolu_${n}`, name: 'read', input: { n } }));

const asked: fc.Arbitrary<Fields> = fc
  .tuple(
    fc.constantFrom('user', 'critic'),
    fc.oneof(word, contentOf(text, text, image, page, result, pictured, unknownPart)),
  )
  .map(([role, content]) => ({ role, content }));
const answered: fc.Arbitrary<Fields> = fc
  .oneof(word, contentOf(text, thinking, hidden, use))
  .map((content) => ({ role: 'assistant', content }));
const system = fc.oneof(fc.constant(undefined), word, contentOf(text));

export const anthropicRequests: Requests = {
  translator: new HookTranslatorAnthropic(),
  request: fc
    .tuple(requestWith({ model: modelName, messages: conversation(fc.oneof(asked, answered)) }), system)
    .map(([request, instruction]) => (instruction === undefined ? request : { system: instruction, ...request })),
  list: 'messages',
  instruction: 'system',
  textTypes: ['text'],
  mark,
  roleOf: ({ role }) => (role === 'assistant' ? 'model' : 'user'),
  mayHold: () => true,
  message: (role, said) => ({ role: role === 'model' ? 'assistant' : 'user', content: said }),
};
