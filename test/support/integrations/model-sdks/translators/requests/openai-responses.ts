import fc from 'fast-check';
import { HookTranslatorOpenAIResponses } from '../../../../../../src/integrations/model-sdks/openai/responses/translator.js';
import { word } from '../conversations.js';
import {
  contentOf,
  conversation,
  type Fields,
  type HookRole,
  isFields,
  modelName,
  numbered,
  type Requests,
  requestWith,
  textParts,
  unknownPart,
} from './requests.js';

const mark = { prompt_cache_breakpoint: { mode: 'explicit', ttl: '30m' } };
const asked = textParts('input_text', mark);
const image = numbered((n) => ({ type: 'input_image', image_url: `https://a.b/${n}`, detail: 'auto' }));
const file = numbered((n) => ({ type: 'input_file', file_id: `file-${n}` }));
const answered = textParts('output_text', { annotations: [{ type: 'url_citation', url: 'https://a.b' }] });
const refusal = numbered((n) => ({ type: 'refusal', refusal: `no ${n}` }));

const input: fc.Arbitrary<Fields> = fc
  .tuple(
    fc.constantFrom('user', 'system', 'developer', 'critic'),
    fc.oneof(word, contentOf(asked, asked, image, file, unknownPart)),
    fc.constantFrom({}, { type: 'message' }),
  )
  .map(([role, content, type]) => ({ ...type, role, content }));
const output: fc.Arbitrary<Fields> = fc.tuple(contentOf(answered, refusal), fc.nat(99)).map(([content, n]) => ({
  type: 'message',
  id: `msg_${n}`,
  role: 'assistant',
  status: 'completed',
  phase: 'commentary',
  content,
}));
const item = fc.oneof(
  numbered((n) => ({ type: 'reasoning', id: `rs_${n}`, summary: [{ type: 'summary_text', text: 'hm' }] })),
  numbered((n) => ({ type: 'function_call', call_id: `call_${n}`, name: 'read', arguments: '{}' })),
  numbered((n) => ({ type: 'function_call_output', call_id: `call_${n}`, output: `result ${n}` })),
  numbered((n) => ({ type: 'mcp_call', id: `mcp_${n}`, name: 'ask', arguments: '{}', output: `result ${n}` })),
  numbered((n) => ({ type: 'item_reference', id: `msg_${n}` })),
  numbered((n) => ({ type: 'hologram', role: 'user', content: `not to be read ${n}` })),
);
const items = conversation(fc.oneof({ weight: 4, arbitrary: input }, { weight: 2, arbitrary: output }, item));

const ROLES = new Map<unknown, HookRole>([
  ['assistant', 'model'],
  ['system', 'system'],
  ['developer', 'system'],
]);

export const openAIResponsesRequests: Requests = {
  translator: new HookTranslatorOpenAIResponses(),
  request: fc
    .tuple(
      requestWith({
        model: modelName,
        input: fc.oneof({ weight: 5, arbitrary: items }, { weight: 1, arbitrary: word }),
      }),
      fc.option(word, { nil: undefined }),
    )
    .map(([request, instructions]) => (instructions === undefined ? request : { instructions, ...request })),
  list: 'input',
  instruction: 'instructions',
  textTypes: ['input_text', 'output_text'],
  mark,
  roleOf: ({ role, type }) => (type === undefined || type === 'message' ? (ROLES.get(role) ?? 'user') : undefined),
  mayHold: (role, content) =>
    !Array.isArray(content) ||
    content.every((part) => isFields(part) && part['type'] === (role === 'model' ? 'output_text' : 'input_text')),
  message: (role, said) => ({ role: role === 'model' ? 'assistant' : role, content: said }),
};
