// Every public method of the clients is hooked, documented as not hooked, or reaches neither a model nor a tool.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import OpenAI from 'openai';
import * as anthropic from '../../../dist/anthropic.js';
import * as genai from '../../../dist/genai.js';
import * as openai from '../../../dist/openai.js';
import { chat, gemini, messages, responses } from './answers.mjs';
import { methodsOf, pathsIn, problemsOf, undocumented } from './client-methods.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

const said = [{ role: 'user', content: 'hi' }];
const body = { model: 'm', messages: said };
const message = { ...body, max_tokens: 9 };
const asked = { model: 'm', input: said };
const contents = { model: 'm', contents: 'hi' };

/** `calls` has a call of each hooked method that reaches the model. Others are named with the file that tests them. */
const clients = {
  openai: {
    open: (url) => new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 }),
    withHooks: openai.withHooks,
    answer: (sent) => (sent.input === undefined ? chat(sent, {}) : responses(sent, {})),
    calls: {
      'chat.completions.create': (client) => client.chat.completions.create(body),
      'chat.completions.parse': (client) => client.chat.completions.parse(body),
      'chat.completions.stream': (client) => client.chat.completions.stream(body).done(),
      'chat.completions.runTools': (client) => client.chat.completions.runTools({ ...body, tools: [] }).done(),
      'responses.create': (client) => client.responses.create(asked),
      'responses.parse': (client) => client.responses.parse(asked),
      'responses.stream': (client) => client.responses.stream(asked).done(),
      'beta.responses.create': (client) => client.beta.responses.create(asked),
      withOptions: (client) => client.withOptions({ timeout: 9_000 }).responses.create(asked),
    },
  },
  anthropic: {
    open: (url) => new Anthropic({ apiKey: 'k', baseURL: url, maxRetries: 0 }),
    withHooks: anthropic.withHooks,
    answer: (sent) => messages(sent, {}),
    calls: {
      'messages.create': (client) => client.messages.create(message),
      'messages.parse': (client) => client.messages.parse(message),
      'messages.stream': (client) => client.messages.stream(message).done(),
      'beta.messages.create': (client) => client.beta.messages.create(message),
      'beta.messages.parse': (client) => client.beta.messages.parse(message),
      'beta.messages.stream': (client) => client.beta.messages.stream(message).done(),
      'beta.messages.toolRunner': (client) => client.beta.messages.toolRunner({ ...message, tools: [] }).runUntilDone(),
      'beta.messages.thread': (client) => client.beta.messages.thread(message).toolRunner({}).runUntilDone(),
      'beta.sessions.events.toolRunner': 'sessions.test.mjs',
      'beta.environments.work.worker': 'sessions.test.mjs',
      withOptions: (client) => client.withOptions({ timeout: 9_000 }).messages.create(message),
    },
  },
  genai: {
    open: (url) => new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: url } }),
    withHooks: genai.withHooks,
    answer: (sent) => gemini(sent, {}),
    calls: {
      'models.generateContent': (client) => client.models.generateContent(contents),
      'models.generateContentStream': async (client) => {
        for await (const _piece of await client.models.generateContentStream(contents));
      },
      'chats.create': (client) => client.chats.create({ model: 'm' }).sendMessage({ message: 'hi' }),
    },
  },
};

const guide = readFileSync(resolve(import.meta.dirname, '../../../docs/reference/model-sdks.md'), 'utf8');

/** Returns the row of the guide's table of methods. */
function rowOf(name) {
  const table = guide.slice(guide.indexOf('### Hooked methods'));
  return table.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
}

for (const [name, { open, withHooks, answer, calls }] of Object.entries(clients)) {
  const lists = JSON.parse(readFileSync(new URL(`methods/${name}.json`, import.meta.url), 'utf8'));

  describe(`methods of a client of ${name}`, () => {
    it('are each in exactly one list, even after an update of the SDK', () => {
      assert.deepEqual(problemsOf(methodsOf(open('http://127.0.0.1:9')), lists), []);
    });

    it('are in the guide if they reach a model or a tool', () => {
      assert.deepEqual(undocumented(lists.hooked, rowOf(name)), []);
      assert.deepEqual(undocumented(lists.notHooked, rowOf(name)), []);
    });

    it('have a test here if they are listed as hooked', () => {
      assert.deepEqual(Object.keys(calls).sort(), pathsIn(lists.hooked).sort());
    });

    for (const [path, call] of Object.entries(calls)) {
      it(`${path} does not reach the server if a hook blocks`, { timeout: 60_000 }, async () => {
        if (typeof call === 'string') {
          assert.ok(readFileSync(new URL(call, import.meta.url), 'utf8').includes(path));
          return;
        }
        const host = makeHost({ BeforeModel: `return { decision: 'deny', reason: 'not today' };` });
        const server = await Server.start(answer);
        try {
          await call(withHooks(open(server.url), host.config));
          assert.deepEqual([server.sent.length, host.seen('BeforeModel').length], [0, 1]);
        } finally {
          await server.close();
          await host.end();
        }
      });
    }
  });
}

describe('problemsOf', () => {
  const lists = { hooked: { messages: 'create' }, notHooked: { '': 'post' }, neither: { admin: '**' } };

  it('finds a new method, a method in two lists and a removed method', () => {
    const methods = ['messages.create', 'post', 'admin.users.list'];
    assert.deepEqual(problemsOf(methods, lists), []);
    assert.match(problemsOf([...methods, 'messages.ask'], lists).join(), /new method, not in any list: messages\.ask/);
    assert.match(problemsOf(methods.slice(1), lists).join(), /does not have it: messages\.create/);
    const twice = { ...lists, neither: { admin: '**', '': 'post' } };
    assert.match(problemsOf(methods, twice).join(), /in several lists: post/);
  });
});
