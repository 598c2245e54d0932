// Anthropic messages.
import { sendEvents, sendValue } from './sse.mjs';

/** Number of replies. Their ids differ, as those of the real server do. */
let count = 0;

export const isRequest = (path) => path.endsWith('/v1/messages');
export const offersTools = (body) => (body.tools?.length ?? 0) > 0;
export const conversation = ({ messages, system }) => ({ messages, system });
export const prompt = ({ messages }) => JSON.stringify(messages[0] ?? '');

export function reply(response, answer, { model, stream }) {
  const content = blocksOf(answer);
  const stop_reason = answer.calls ? 'tool_use' : 'end_turn';
  const usage = { input_tokens: 10, output_tokens: 5 };
  count += 1;
  const message = { id: `msg_${count}`, type: 'message', role: 'assistant', model, stop_sequence: null, usage };
  if (!stream) return sendValue(response, { ...message, content, stop_reason });
  sendEvents(
    response,
    [
      { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
      ...content.flatMap(eventsOf),
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
      { type: 'message_stop' },
    ],
    { named: true },
  );
}

function blocksOf({ text, calls = [] }) {
  const uses = calls.map(({ id, name, args }) => ({ type: 'tool_use', id: `toolu_${id}`, name, input: args }));
  return [...(text === undefined ? [] : [{ type: 'text', text }]), ...uses];
}

function eventsOf(block, index) {
  const isText = block.type === 'text';
  const empty = isText ? { ...block, text: '' } : { ...block, input: {} };
  const delta = isText
    ? { type: 'text_delta', text: block.text }
    : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) };
  return [
    { type: 'content_block_start', index, content_block: empty },
    { type: 'content_block_delta', index, delta },
    { type: 'content_block_stop', index },
  ];
}
