import OpenAI from 'openai';
import * as openai from '../../../../../dist/openai.js';
import { description, parameters } from './tool.mjs';

export const client = {
  protocol: 'chat',
  known: [],
  open: (url, scope, options) =>
    openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 2 }), scope, options),
  user: (content) => ({ role: 'user', content }),
  async ask(client, messages, { stream }) {
    const tools = [{ type: 'function', function: { name: 'read', description, parameters } }];
    const body = { model: 'm', messages, tools };
    const { choices } = stream
      ? await client.chat.completions.stream({ ...body, stream_options: { include_usage: true } }).finalChatCompletion()
      : await client.chat.completions.create(body);
    const { content, tool_calls: calls = [] } = choices[0].message;
    return {
      said: [{ role: 'assistant', content, ...(calls?.length > 0 && { tool_calls: calls }) }],
      calls: (calls ?? []).map(({ id, function: { name, arguments: args } }) => ({ id, name, args: JSON.parse(args) })),
    };
  },
  answer: (results) => results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text })),
  streamOf: (client, messages, signal) =>
    client.chat.completions.create(
      { model: 'm', messages, stream: true, stream_options: { include_usage: true } },
      { signal },
    ),
  run(client, messages, read, { stream }) {
    const own = { name: 'read', description, parameters, parse: JSON.parse, function: read };
    const body = { model: 'm', messages, stream, tools: [{ type: 'function', function: own }] };
    const usage = stream && { stream_options: { include_usage: true } };
    return client.chat.completions.runTools({ ...body, ...usage }).finalContent();
  },
};
