import Anthropic from '@anthropic-ai/sdk';
import * as anthropic from '../../../../../dist/anthropic.js';
import { description, parameters } from './tool.mjs';

export const client = {
  protocol: 'messages',
  known: ['input_tokens', 'cached_tokens'],
  open: (url, scope, options) =>
    anthropic.withHooks(new Anthropic({ apiKey: 'k', baseURL: url, maxRetries: 2 }), scope, options),
  user: (content) => ({ role: 'user', content }),
  async ask(client, messages, { stream }) {
    const tools = [{ name: 'read', description, input_schema: parameters }];
    const body = { model: 'm', max_tokens: 99, messages, tools };
    const { content } = stream ? await client.messages.stream(body).finalMessage() : await client.messages.create(body);
    const calls = content.filter(({ type }) => type === 'tool_use');
    return {
      said: [{ role: 'assistant', content }],
      calls: calls.map(({ id, name, input }) => ({ id, name, args: input })),
    };
  },
  answer: (results) => [
    {
      role: 'user',
      content: results.map(({ id, text }) => ({ type: 'tool_result', tool_use_id: id, content: text })),
    },
  ],
  streamOf: (client, messages, signal) =>
    client.messages.create({ model: 'm', max_tokens: 99, messages, stream: true }, { signal }),
  run(client, messages, read, { stream }) {
    const own = { name: 'read', description, input_schema: parameters, run: read };
    return client.beta.messages
      .toolRunner({ model: 'm', max_tokens: 99, messages, stream, tools: [own] })
      .runUntilDone();
  },
};
