// Cost of the model SDK integrations: translating a long request, and a call through a wrapped client.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GoogleGenAI } from '@google/genai';
import { HookTranslatorAiSdk } from '../../dist/ai-sdk.js';
import { HookTranslatorAnthropic, withHooks as withAnthropicHooks } from '../../dist/anthropic.js';
import { HookTranslatorGenAIv1 } from '../../dist/engine.js';
import { withHooks as withGenaiHooks } from '../../dist/genai.js';
import { createConfig } from '../../dist/index.js';
import {
  HookTranslatorOpenAIChat,
  HookTranslatorOpenAIResponses,
  withHooks as withOpenaiHooks,
} from '../../dist/openai.js';
import { pathOf } from '../../test/e2e/runtimes/runtimes.mjs';

const MESSAGES = 1000;
const TEXT = 'What is wrong with the code in "src/main.ts"?\n'.repeat(21).slice(0, 1000);

const conversation = (write) => Array.from({ length: MESSAGES }, (_, at) => write(at % 2 === 0, `${at} ${TEXT}`));
const named = (user) => (user ? 'user' : 'assistant');
const plain = (user, content) => ({ role: named(user), content });
const parts = (user, text) => ({ role: named(user), content: [{ type: 'text', text }] });

const requests = [
  [
    'genai',
    new HookTranslatorGenAIv1(),
    { model: 'm', contents: conversation((user, text) => ({ role: user ? 'user' : 'model', parts: [{ text }] })) },
  ],
  ['openai chat', new HookTranslatorOpenAIChat(), { model: 'm', messages: conversation(plain) }],
  ['openai responses', new HookTranslatorOpenAIResponses(), { model: 'm', input: conversation(plain) }],
  ['anthropic', new HookTranslatorAnthropic(), { model: 'm', messages: conversation(parts) }],
  ['ai sdk', new HookTranslatorAiSdk('m'), { prompt: conversation(parts) }],
];

const translations = requests.map(([name, translator, request]) => ({
  what: `1,000 messages of 1 kB, all that hooks see of a request of ${name} / JSON.stringify`,
  goal: 0.5,
  rounds: { full: 400, quick: 60 },
  warmUps: 50,
  prepare: async () => ({
    floor: () => JSON.stringify(request),
    measured: () => [
      translator.toHookLLMRequest(request),
      translator.toHookSystemInstruction(request),
      translator.toHookToolResults(request),
    ],
  }),
}));

const installed = join(import.meta.dirname, '../../test/e2e/sdks/node_modules');

export const sdkRows = [
  ...translations,
  passing('the bare call of @google/genai', genaiClient),
  onNode22(passing('the bare call of openai', openaiClient), 'openai'),
  onNode22(passing('the bare call of @anthropic-ai/sdk', anthropicClient), '@anthropic-ai/sdk'),
  passing('a bare fetch', fetchClient),
];

/** Compares both clients in one process, after enough calls for V8 to compile them. */
function passing(floor, clientOf) {
  return {
    what: `withHooks with no hook / ${floor}, to a server on this machine`,
    goal: 1.1,
    rounds: { full: 4000, quick: 300 },
    warmUps: { full: 6000, quick: 100 },
    prepare: () => askBoth(clientOf),
  };
}

/** Returns a row for an SDK that needs a newer Node and is installed with the SDK tests. */
function onNode22(row, name) {
  if (existsSync(join(installed, name))) return { ...row, runtime: () => pathOf('node22') };
  const { what, goal } = row;
  return { what, measure: () => ({ what, measured: 'npm run sdks installs it', goal: `<= ${goal}`, ok: false }) };
}

/** Runs in its own process, so that its work is not measured. Its response fits all SDKs. */
const SERVER = `
  const { createServer } = require('node:http');
  const message = { role: 'assistant', content: 'hello' };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  const candidates = [{ content: { role: 'model', parts: [{ text: 'hello' }] }, finishReason: 'STOP', index: 0 }];
  const content = [{ type: 'text', text: 'hello' }];
  const said = { id: 'm1', type: 'message', role: 'assistant', content, stop_reason: 'end_turn' };
  const answer = JSON.stringify({ ...said, choices, candidates });
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    request.resume().once('end', () => response.end(answer));
  });
  server.keepAliveTimeout = 600000;
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

async function startServer() {
  const server = spawn(process.execPath, ['-e', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  return { server, address: `http://127.0.0.1:${String(port).trim()}` };
}

async function askBoth(clientOf) {
  const { server, address } = await startServer();
  const config = createConfig({ workingDir: process.cwd() });
  const { bare, hooked } = await clientOf(address, config);
  return {
    floor: bare,
    measured: hooked,
    release: async () => {
      await config.getHookSystem().dispose();
      server.kill();
    },
  };
}

const messages = [{ role: 'user', content: 'hi' }];

function genaiClient(baseUrl, config) {
  const { models } = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl } });
  const hooked = withGenaiHooks(models, config);
  const request = { model: 'm', contents: 'hi' };
  return { bare: () => models.generateContent(request), hooked: () => hooked.generateContent(request) };
}

async function openaiClient(baseURL, config) {
  const { default: OpenAI } = await import(join(installed, 'openai/index.mjs'));
  const client = new OpenAI({ apiKey: 'none', baseURL });
  const hooked = withOpenaiHooks(client, config);
  return {
    bare: () => client.chat.completions.create({ model: 'm', messages }),
    hooked: () => hooked.chat.completions.create({ model: 'm', messages }),
  };
}

async function anthropicClient(baseURL, config) {
  const { default: Anthropic } = await import(join(installed, '@anthropic-ai/sdk/index.mjs'));
  const client = new Anthropic({ apiKey: 'none', baseURL });
  const hooked = withAnthropicHooks(client, config);
  return {
    bare: () => client.messages.create({ model: 'm', max_tokens: 9, messages }),
    hooked: () => hooked.messages.create({ model: 'm', max_tokens: 9, messages }),
  };
}

/** Minimal client, so that its own cost does not hide the cost of the hooks. */
function fetchClient(url, config) {
  const create = async (body) => (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).json();
  const client = { chat: { completions: { create } } };
  const hooked = withOpenaiHooks(client, config);
  return {
    bare: () => client.chat.completions.create({ model: 'm', messages }),
    hooked: () => hooked.chat.completions.create({ model: 'm', messages }),
  };
}
