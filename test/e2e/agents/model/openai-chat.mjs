// OpenAI chat completions.
import { sendEvents, sendValue } from './sse.mjs';

export const isRequest = (path) => path.endsWith('/chat/completions');
export const offersTools = (body) => (body.tools?.length ?? 0) > 0;
export const conversation = ({ messages }) => messages;
export const prompt = ({ messages }) => JSON.stringify(messages.find(({ role }) => role === 'user') ?? '');

export function reply(response, { text, calls }, { model, stream }) {
  const tool_calls = calls?.map(({ id, name, args }, index) => ({
    index,
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }));
  const message = { role: 'assistant', content: text ?? null, ...(tool_calls && { tool_calls }) };
  const finish_reason = tool_calls ? 'tool_calls' : 'stop';
  const base = { id: 'chat_1', created: 1, model };
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  if (!stream) {
    const choices = [{ index: 0, message, finish_reason }];
    return sendValue(response, { ...base, object: 'chat.completion', choices, usage });
  }
  const chunk = { ...base, object: 'chat.completion.chunk' };
  sendEvents(
    response,
    [
      { ...chunk, choices: [{ index: 0, delta: message, finish_reason: null }] },
      { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }] },
      { ...chunk, choices: [], usage },
    ],
    { done: true },
  );
}
