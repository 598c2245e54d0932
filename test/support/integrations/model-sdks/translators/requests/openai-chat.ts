import fc from 'fast-check';
import { HookTranslatorOpenAIChat } from '../../../../../../src/integrations/model-sdks/openai/chat/translator.js';
import { word } from '../conversations.js';
import {
  contentOf,
  conversation,
  type Fields,
  type HookRole,
  modelName,
  numbered,
  type Requests,
  requestWith,
  textParts,
  unknownPart,
} from './requests.js';

const mark = { prompt_cache_breakpoint: { mode: 'explicit' } };
const text = textParts('text', mark);
const image = numbered((n) => ({ type: 'image_url', image_url: { url: `https://a.b/${n}` } }));
const file = numbered((n) => ({ type: 'file', file: { file_id: `file-${n}` } }));
const refusal = numbered((n) => ({ type: 'refusal', refusal: `no ${n}` }));
const content = fc.oneof(word, contentOf(text, text, image, file, refusal, unknownPart));

const spoken: fc.Arbitrary<Fields> = fc
  .tuple(fc.constantFrom('user', 'assistant', 'system', 'developer', 'critic'), content)
  .map(([role, said]) => ({ role, content: said }));
const calls: fc.Arbitrary<Fields> = fc
  .tuple(fc.oneof(word, fc.constantFrom('', null)), fc.nat(99))
  .map(([said, n]) => ({
    role: 'assistant',
    content: said,
    reasoning_content: 'hm',
    tool_calls: [{ id: `call_${n}`, type: 'function', function: { name: 'read', arguments: '{}' } }],
  }));
const result: fc.Arbitrary<Fields> = fc
  .tuple(fc.nat(99), fc.oneof(word, contentOf(text), contentOf(text, image)))
  .map(([n, said]) => ({ role: 'tool', tool_call_id: `call_${n}`, content: said }));

const ROLES = new Map<unknown, HookRole>([
  ['assistant', 'model'],
  ['system', 'system'],
  ['developer', 'system'],
]);

export const openAIChatRequests: Requests = {
  translator: new HookTranslatorOpenAIChat(),
  request: requestWith({
    model: modelName,
    messages: conversation(fc.oneof({ weight: 4, arbitrary: spoken }, calls, result)),
  }),
  list: 'messages',
  textTypes: ['text'],
  otherContent: ['tool_calls'],
  mark,
  roleOf: ({ role }) => (role === 'tool' ? undefined : (ROLES.get(role) ?? 'user')),
  mayHold: () => true,
  message: (role, said) => ({ role: role === 'model' ? 'assistant' : role, content: said }),
};
