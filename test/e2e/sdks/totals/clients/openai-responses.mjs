import OpenAI from 'openai';
import * as openai from '../../../../../dist/openai.js';
import { description, parameters } from './tool.mjs';

export const client = {
  protocol: 'responses',
  known: [],
  open: (url, scope, options) =>
    openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 2 }), scope, options),
  user: (content) => ({ role: 'user', content }),
  async ask(client, input, { stream }) {
    const tools = [{ type: 'function', name: 'read', description, parameters, strict: false }];
    const body = { model: 'm', input, tools };
    const { output } = stream
      ? await client.responses.stream(body).finalResponse()
      : await client.responses.create(body);
    const calls = output.filter(({ type }) => type === 'function_call');
    return {
      said: output,
      calls: calls.map(({ call_id: id, name, arguments: args }) => ({ id, name, args: JSON.parse(args) })),
    };
  },
  answer: (results) => results.map(({ id, text }) => ({ type: 'function_call_output', call_id: id, output: text })),
  streamOf: (client, input, signal) => client.responses.create({ model: 'm', input, stream: true }, { signal }),
};
