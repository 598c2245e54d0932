// OpenAI responses.
import { sendEvents, sendValue } from './sse.mjs';

export const isRequest = (path) => path.endsWith('/responses');
export const offersTools = (body) => (body.tools?.length ?? 0) > 0;
export const conversation = ({ input, instructions }) => ({ input, instructions });
export const prompt = ({ input }) => JSON.stringify(input.filter(({ role }) => role === 'user'));

export function reply(response, answer, { stream }) {
  const output = itemsOf(answer);
  const usage = {
    input_tokens: 10,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 15,
  };
  const done = { id: 'resp_1', object: 'response', status: 'completed', output, usage };
  if (!stream) return sendValue(response, done);
  sendEvents(
    response,
    [
      { type: 'response.created', response: { id: 'resp_1', object: 'response', status: 'in_progress', output: [] } },
      ...output.flatMap((item, output_index) => [
        { type: 'response.output_item.added', output_index, item },
        { type: 'response.output_item.done', output_index, item },
      ]),
      { type: 'response.completed', response: done },
    ],
    { named: true },
  );
}

function itemsOf({ text, calls = [] }) {
  const content = [{ type: 'output_text', text, annotations: [] }];
  const message = { type: 'message', id: 'item_1', role: 'assistant', status: 'completed', content };
  return [...(text === undefined ? [] : [message]), ...calls.map(callOf)];
}

/** A call with `input` is one of a custom tool, whose argument is a text. */
function callOf({ id, name, namespace, args, input }) {
  if (input !== undefined) return { type: 'custom_tool_call', id: `item_${id}`, call_id: id, name, input };
  const item = { type: 'function_call', id: `item_${id}`, call_id: id, name };
  return { ...item, ...(namespace && { namespace }), arguments: JSON.stringify(args) };
}
