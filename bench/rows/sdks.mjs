// What the model SDKs cost: to translate a long request, and to ask through a client that is wrapped.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GoogleGenAI } from '@google/genai';
import { HookTranslatorAiSdk } from '../../dist/ai-sdk.js';
import { HookTranslatorAnthropic } from '../../dist/anthropic.js';
import { withHooks as withGenaiHooks } from '../../dist/genai.js';
import { createConfig, HookTranslatorGenAIv1 } from '../../dist/index.js';
import {
  HookTranslatorOpenAIChat,
  HookTranslatorOpenAIResponses,
  withHooks as withOpenaiHooks,
} from '../../dist/openai.js';
import { pathOf } from '../../test/runtimes/runtimes.mjs';
import { median, shuffled } from '../measure.mjs';
import { ratio, time } from '../report.mjs';

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

export const sdkRows = [
  ...translations,
  {
    what: 'withHooks with no hook / the bare call of @google/genai, to a server on this machine',
    goal: 1.02,
    plusSpread: true,
    rounds: { full: 4000, quick: 300 },
    warmUps: 200,
    prepare: () => askBoth(genaiClient),
  },
  {
    what: 'withHooks with no hook / a bare fetch, to a server on this machine',
    goal: 1.02,
    plusSpread: true,
    rounds: { full: 4000, quick: 300 },
    warmUps: 200,
    prepare: () => askBoth(fetchClient),
  },
  apart('genai', '@google/genai'),
  apart('openai', 'openai'),
  apart('anthropic', '@anthropic-ai/sdk'),
];

/**
 * The same in processes that take turns: a host asks through hooks or it does not, and where both take turns in one process,
 * each finds the processor's caches filled by the other.
 */
function apart(sdk, name) {
  const what = `withHooks with no hook / the bare call of ${name}, each in processes of its own`;
  const goal = '<= 1.02 and the spread of the control';
  return {
    what,
    async measure(mode) {
      const node = nodeFor(name);
      if (node === undefined) return { what, measured: 'npm run sdks installs it', goal, ok: false };
      const { address, server } = await startServer();
      try {
        const { floor, measured, control } = askApart(node, sdk, address, mode === 'full' ? 15 : 2);
        const figures = { floor: time(median(floor)), measured: time(median(measured)) };
        const [reached, same] = [meanRatio(measured, floor), meanRatio(control, floor)];
        const ok = reached <= 1.02 + Math.abs(same - 1);
        return { what, ...figures, ratio: ratio(reached), control: ratio(same), goal, ok };
      } finally {
        server.kill();
      }
    },
  };
}

/** What runs a host with this SDK; nothing where that is not installed. */
function nodeFor(name) {
  if (name === '@google/genai') return process.execPath;
  const installed = existsSync(join(import.meta.dirname, '../../test/sdks/node_modules', name));
  return installed ? pathOf('node22') : undefined;
}

function askApart(node, sdk, address, rounds) {
  const times = { floor: [], measured: [], control: [] };
  for (let round = 0; round < rounds; round++) {
    for (const side of shuffled(Object.keys(times))) {
      const how = side === 'measured' ? 'hooked' : 'bare';
      const args = [join(import.meta.dirname, '../model-host.mjs'), sdk, how, '1000', address];
      const { status, stdout } = spawnSync(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      if (status !== 0) throw new Error(`a host of ${sdk} failed`);
      times[side].push(Number(stdout));
    }
  }
  return times;
}

/** Of what was measured in the same minute: the machine is not as quick in every one. */
function meanRatio(times, floors) {
  return times.reduce((sum, each, round) => sum + each / floors[round], 0) / times.length;
}

/** In a process of its own: its work is nobody's cost here. It answers as all of the SDKs expect it. */
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
  const { bare, hooked } = clientOf(address, config);
  return {
    floor: bare,
    measured: hooked,
    release: async () => {
      await config.getHookSystem().dispose();
      server.kill();
    },
  };
}

/** What most hosts have: the client of an SDK. */
function genaiClient(baseUrl, config) {
  const { models } = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl } });
  const hooked = withGenaiHooks(models, config);
  const request = { model: 'm', contents: 'hi' };
  return { bare: () => models.generateContent(request), hooked: () => hooked.generateContent(request) };
}

/** One that does no more than it must, so that nothing of its own hides what the hooks add. */
function fetchClient(url, config) {
  const create = async (body) => (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).json();
  const client = { chat: { completions: { create } } };
  const hooked = withOpenaiHooks(client, config);
  const body = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
  return {
    bare: () => client.chat.completions.create(body),
    hooked: () => hooked.chat.completions.create(body),
  };
}
