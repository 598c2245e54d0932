// The real client of each SDK with a recorder of its model calls, and a server whose figures differ for each call.
import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { generateText, wrapLanguageModel } from 'ai';
import { createOpenAI as createOpenAI2 } from 'ai-sdk-openai-2';
import { createOpenAI as createOpenAI3 } from 'ai-sdk-openai-3';
import OpenAI from 'openai';
import { hooksMiddleware } from '../../../dist/ai-sdk.js';
import * as anthropic from '../../../dist/anthropic.js';
import * as genai from '../../../dist/genai.js';
import * as openai from '../../../dist/openai.js';
import { chat, gemini, messages, responses } from './answers.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

const user = [{ role: 'user', content: 'hi' }];
const prompt = [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }];

/**
 * Each client has `whole` for a response and `stream` for its chunks. `early` has the facts that are known before the
 * end of a stream; `id` that of the tool call, if the SDK has one.
 */
export const clients = {
  'openai chat': {
    answer: chat,
    cached: {},
    id: 'call_2',
    early: () => ({ model: 'm' }),
    open(url, host, { retries, options }) {
      const client = openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: retries }), host, options);
      const body = { model: 'm', messages: user };
      return {
        whole: (signal) => client.chat.completions.create(body, { signal }),
        stream: (signal) =>
          client.chat.completions.create(
            { ...body, stream: true, stream_options: { include_usage: true } },
            { signal },
          ),
        leave: (stream) => stream.controller.abort(),
      };
    },
  },
  'openai responses': {
    answer: responses,
    cached: { cached_tokens: 0 },
    id: 'call_2',
    early: () => ({ model: 'm' }),
    open(url, host, { retries, options }) {
      const client = openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: retries }), host, options);
      return {
        whole: (signal) => client.responses.create({ model: 'm', input: 'hi' }, { signal }),
        stream: (signal) => client.responses.create({ model: 'm', input: 'hi', stream: true }, { signal }),
        leave: (stream) => stream.controller.abort(),
      };
    },
  },
  anthropic: {
    answer: messages,
    cached: { cached_tokens: 0 },
    id: 'toolu_2',
    early: (count) => ({ model: 'm', usage: { input_tokens: count, cached_tokens: 0 } }),
    open(url, host, { retries, options }) {
      const own = new Anthropic({ apiKey: 'k', baseURL: url, maxRetries: retries });
      const client = anthropic.withHooks(own, host, options);
      const body = { model: 'm', max_tokens: 9, messages: user };
      return {
        whole: (signal) => client.messages.create(body, { signal }),
        stream: (signal) => client.messages.create({ ...body, stream: true }, { signal }),
        leave: (stream) => stream.controller.abort(),
      };
    },
  },
  genai: {
    answer: gemini,
    cached: {},
    model: 'gemini-2.5-pro',
    early: (count) => ({ model: 'gemini-2.5-pro', usage: { input_tokens: count } }),
    open(url, host, { retries }) {
      const retryOptions = { attempts: retries + 1, initialDelay: 0.001 };
      const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: url, retryOptions } });
      const models = genai.withHooks(client.models, host);
      const request = (abortSignal) => ({ model: 'm', contents: 'hi', config: { abortSignal } });
      return {
        whole: (signal) => models.generateContent(request(signal)),
        stream: (signal) => models.generateContentStream(request(signal)),
        leave: (stream) => stream.return(),
      };
    },
  },
  'ai sdk': aiSdk(createOpenAI, { cached_tokens: 0 }),
  'ai sdk 6': aiSdk(createOpenAI3, { cached_tokens: 0 }),
  'ai sdk 5': aiSdk(createOpenAI2, {}),
};

function aiSdk(create, cached) {
  return {
    answer: chat,
    cached,
    id: 'call_2',
    early: () => ({ model: 'm' }),
    /** It calls the model again for each attempt. */
    repeats: true,
    open(url, host, { retries, options }) {
      const own = create({ apiKey: 'k', baseURL: url }).chat('m');
      const middleware = hooksMiddleware(host, options);
      const version = own.specificationVersion;
      const hooked = {
        doGenerate: (params) => middleware.wrapGenerate({ params, model: own }),
        doStream: (params) => middleware.wrapStream({ params, model: own }),
      };
      const model = version === 'v4' ? wrapLanguageModel({ model: own, middleware }) : hooked;
      return {
        whole: (abortSignal) =>
          version === 'v4'
            ? generateText({ model, prompt: 'hi', abortSignal, maxRetries: retries })
            : again(() => model.doGenerate({ prompt, abortSignal }), retries),
        stream: async (abortSignal) => (await model.doStream({ prompt, abortSignal })).stream,
        leave: (stream) => stream.cancel(),
      };
    },
  };
}

/** Repeats a call like `generateText`, which takes only models of its own version. */
async function again(call, retries) {
  try {
    return await call();
  } catch (error) {
    if (retries === 0 || error.statusCode < 500) throw error;
    return again(call, retries - 1);
  }
}

/** Runs a client with hooks against a server. `change` edits the server's answer to a call, counted from 0. */
export async function withRecorder(client, { hooks = {}, options, retries = 0, calls = true, change = same }, see) {
  const host = makeHost(hooks);
  const counts = [];
  const server = await Server.start((body, path) => {
    const at = counts.length;
    counts.push(10 + at * 3);
    const answer = client.answer(body, { calls, stream: path.includes('streamGenerateContent') });
    return change(withCounts(answer, counts[at]), at);
  });
  const log = [];
  const config = {
    getHookSystem: () => host.config.getHookSystem(),
    getModelCalls: () => recorder(log),
  };
  try {
    await see({ ...client.open(server.url, config, { retries, options }), log, counts, server });
  } finally {
    await server.close();
    await host.end();
  }
}

const same = (answer) => answer;

/** Returns the answer with these figures: `count` for the input, one more for the output. */
function withCounts({ json, events, ...rest }, count) {
  const change = (text) =>
    text
      .replace(/("(?:prompt_tokens|input_tokens|promptTokenCount)":)9\b/g, `$1${count}`)
      .replace(/("(?:completion_tokens|output_tokens|candidatesTokenCount)":)5\b/g, `$1${count + 1}`);
  if (json === undefined) return { ...rest, events: events.map(change) };
  return { ...rest, json: JSON.parse(change(JSON.stringify(json))) };
}

/** Records calls as `[begin, ...ends]`. */
export function recorder(log) {
  return {
    begin(request) {
      const entry = [request];
      log.push(entry);
      return {
        responded: (facts) => entry.push({ responded: facts }),
        failed: (error) => entry.push({ failed: error }),
      };
    },
  };
}
