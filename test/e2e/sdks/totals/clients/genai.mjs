import { GoogleGenAI } from '@google/genai';
import * as genai from '../../../../../dist/genai.js';
import { description, parameters } from './tool.mjs';

export const client = {
  protocol: 'gemini',
  known: ['input_tokens', 'cached_tokens'],
  open(url, scope) {
    const retryOptions = { attempts: 3, initialDelay: 0.001 };
    const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: url, retryOptions } });
    return genai.withHooks(client.models, scope);
  },
  user: (text) => ({ role: 'user', parts: [{ text }] }),
  async ask(models, contents, { stream }) {
    const tools = [{ functionDeclarations: [{ name: 'read', description, parametersJsonSchema: parameters }] }];
    const request = { model: 'm', contents, config: { tools } };
    const chunks = stream
      ? await Array.fromAsync(await models.generateContentStream(request))
      : [await models.generateContent(request)];
    const parts = chunks.flatMap(({ candidates }) => candidates[0].content.parts);
    const calls = parts.flatMap(({ functionCall }) => functionCall ?? []);
    return { said: [{ role: 'model', parts }], calls };
  },
  answer: (results) => [
    {
      role: 'user',
      parts: results.map(({ id, name, text }) => ({ functionResponse: { id, name, response: { output: text } } })),
    },
  ],
  streamOf: (models, contents, abortSignal) =>
    models.generateContentStream({ model: 'm', contents, config: { abortSignal } }),
  async run(models, contents, read, { stream }) {
    const own = {
      tool: async () => ({ functionDeclarations: [{ name: 'read', parametersJsonSchema: parameters }] }),
      callTool: (calls) =>
        Promise.all(
          calls.map(async ({ id, name, args }) => ({
            functionResponse: { id, name, response: { output: await read(args) } },
          })),
        ),
    };
    const request = { model: 'm', contents, config: { tools: [own] } };
    if (stream) await Array.fromAsync(await models.generateContentStream(request));
    else await models.generateContent(request);
  },
};
