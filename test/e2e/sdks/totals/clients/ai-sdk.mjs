import { createOpenAI } from '@ai-sdk/openai';
import { generateText, isStepCount, jsonSchema, streamText, tool, wrapLanguageModel } from 'ai';
import { hooksMiddleware, withToolHooks } from '../../../../../dist/ai-sdk.js';
import { description, parameters } from './tool.mjs';

export const client = {
  protocol: 'chat',
  known: [],
  /** It calls the model again for each attempt. */
  countsRetries: true,
  open(url, scope, options) {
    const model = createOpenAI({ apiKey: 'k', baseURL: url }).chat('m');
    return { model: wrapLanguageModel({ model, middleware: hooksMiddleware(scope, options) }), scope };
  },
  user: (content) => ({ role: 'user', content }),
  async ask({ model }, messages, { stream }) {
    const tools = { read: tool({ description, inputSchema: jsonSchema(parameters) }) };
    const [{ messages: said }, calls] = await complete({ model, messages, tools }, stream);
    return { said, calls: calls.map(({ toolCallId: id, toolName: name, input: args }) => ({ id, name, args })) };
  },
  answer: (results) => [
    {
      role: 'tool',
      content: results.map(({ id, name, text }) => ({
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output: { type: 'text', value: text },
      })),
    },
  ],
  streamOf: async ({ model }, messages, abortSignal) => {
    const prompt = messages.map(({ role, content }) => ({ role, content: [{ type: 'text', text: content }] }));
    return (await model.doStream({ prompt, abortSignal })).stream;
  },
  run({ model, scope }, messages, read, { stream }) {
    const own = tool({ description, inputSchema: jsonSchema(parameters), execute: read });
    const tools = withToolHooks({ read: own }, scope);
    return complete({ model, messages, tools, stopWhen: isStepCount(3) }, stream);
  },
};

async function complete(call, stream) {
  const result = stream ? streamText(call) : await generateText(call);
  if (stream) await result.consumeStream();
  return Promise.all([result.response, result.toolCalls]);
}
