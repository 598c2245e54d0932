import fc from 'fast-check';
import { HookTranslatorAiSdk } from '../../../../../../src/integrations/model-sdks/ai-sdk/translator.js';
import { word } from '../conversations.js';
import {
  contentOf,
  conversation,
  type Fields,
  type HookRole,
  numbered,
  type Requests,
  requestWith,
  textParts,
  unknownPart,
} from './requests.js';

const mark = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } };
const text = textParts('text', mark);
const file = numbered((n) => ({ type: 'file', mediaType: 'image/png', data: { type: 'data', data: `${n}` } }));
const reasoning = numbered((n) => ({ type: 'reasoning', text: 'hm', providerOptions: { x: { signature: `${n}` } } }));
const call = numbered((n) => ({ type: 'tool-call', toolCallId: `c${n}`, toolName: 'read', input: { n } }));
const outputs = fc.oneof(
  numbered((n) => ({ type: 'text', value: `result ${n}` })),
  numbered((n) => ({ type: 'json', value: { n } })),
  numbered((n) => ({ type: 'error-text', value: `error ${n}` })),
  numbered((n) => ({ type: 'content', value: [{ type: 'text', text: `result ${n}`, ...mark }] })),
);
const result: fc.Arbitrary<Fields> = fc
  .tuple(outputs, fc.nat(99))
  .map(([output, n]) => ({ type: 'tool-result', toolCallId: `c${n}`, toolName: 'read', output }));

const system: fc.Arbitrary<Fields> = fc
  .tuple(word, fc.constantFrom({}, mark))
  .map(([content, options]) => ({ role: 'system', content, ...options }));
const asked: fc.Arbitrary<Fields> = fc
  .tuple(fc.constantFrom('user', 'critic'), contentOf(text, text, file, unknownPart))
  .map(([role, content]) => ({ role, content }));
const answered = contentOf(text, reasoning, call).map((content): Fields => ({ role: 'assistant', content }));
const given = contentOf(result).map((content): Fields => ({ role: 'tool', content }));

const ROLES = new Map<unknown, HookRole>([
  ['assistant', 'model'],
  ['system', 'system'],
]);

export const aiSdkRequests: Requests = {
  translator: new HookTranslatorAiSdk('m'),
  request: requestWith({
    prompt: conversation(fc.oneof(system, { weight: 3, arbitrary: asked }, { weight: 2, arbitrary: answered }, given)),
  }),
  list: 'prompt',
  textTypes: ['text'],
  mark,
  marksMessages: true,
  roleOf: ({ role }) => (role === 'tool' ? undefined : (ROLES.get(role) ?? 'user')),
  mayHold: (role, content) => Array.isArray(content) === (role !== 'system'),
  message: (role, said) =>
    role === 'system'
      ? { role, content: said }
      : { role: role === 'model' ? 'assistant' : 'user', content: [{ type: 'text', text: said }] },
};
