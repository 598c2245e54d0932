// Streams: buffered until the hooks have run, live on request, with no open connection left.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { generateText, streamText, wrapLanguageModel } from 'ai';
import OpenAI from 'openai';
import { hooksMiddleware } from '../../../dist/ai-sdk.js';
import * as anthropic from '../../../dist/anthropic.js';
import * as genai from '../../../dist/genai.js';
import * as openai from '../../../dist/openai.js';
import { chat, messages, responses, SAID } from './answers.mjs';
import { columns, converse } from './columns.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

const REWRITE = { AfterModel: `return { hookSpecificOutput: { llm_response: { text: 'It is secret.' } } };` };
const held = Object.entries(columns).filter(([, { isLive }]) => !isLive);

async function within(hooks, options, column, see) {
  const host = makeHost(hooks);
  const conversation = await converse(column, host, options);
  try {
    await see({ ...conversation, host });
  } finally {
    await conversation.end();
    await host.end();
  }
}

describe('live stream', () => {
  for (const [name, column] of held) {
    it(`${name}: delivers chunks as they arrive, and the outcome at the end`, {
      timeout: 60_000,
    }, async () => {
      const hooks = {
        AfterModel: `return { continue: false, stopReason: 'enough', hookSpecificOutput: { llm_response: { text: 'late' } } };`,
      };
      await within(hooks, { options: { stream: 'live' } }, column, async ({ ask, host }) => {
        const pieces = [];
        const { text, outcome } = await ask({ stream: true, piece: (one) => pieces.push(one) });
        assert.equal(pieces.join(''), SAID);
        assert.equal(text, SAID);
        assert.equal(host.seen('AfterModel').length, 1);
        assert.deepEqual([outcome.stopped, outcome.reason], [true, 'enough']);
      });
    });
  }
});

describe('live stream whose response a hook changes', () => {
  for (const [name, column] of Object.entries(columns)) {
    const rows = [
      ['warns once that the change is too late', REWRITE, 1],
      ['does not warn without a change', { AfterModel: '' }, 0],
    ];
    for (const [title, hooks, count] of rows) {
      it(`${name}: ${title}`, { timeout: 60_000 }, async () => {
        const warnings = [];
        const debugLogger = { debug() {}, log() {}, error() {}, warn: (text) => warnings.push(String(text)) };
        const host = makeHost(hooks, { debugLogger });
        const { ask, end } = await converse(column, host, { options: { stream: 'live' } });
        try {
          for (let turn = 0; turn < 2; turn++) await ask({ stream: true });
          const late = warnings.filter((text) => /cannot apply a hook's change to a live stream/.test(text));
          assert.equal(late.length, count, warnings.join('\n'));
        } finally {
          await end();
          await host.end();
        }
      });
    }
  }
});

describe('stream that is not buffered', () => {
  for (const [name, column] of Object.entries(columns)) {
    it(`${name}: delivers a chunk before the next one arrives`, { timeout: 60_000 }, async () => {
      const shown = Promise.withResolvers();
      /** Sends the next event after the last one was read: a buffered stream would never end. */
      async function* slowly(events) {
        for (const event of events) {
          yield event;
          if (event.includes('The port')) await shown.promise;
        }
      }
      const answer = (body, path) => ({
        events: slowly(column.answer(body, { stream: path.includes('stream') }).events),
      });
      await within({ AfterModel: '' }, { options: { stream: 'live' }, answer }, column, async ({ ask, host }) => {
        let before;
        const piece = (one) => {
          if (!one.includes('The port')) return;
          before = host.seen('AfterModel').length;
          shown.resolve();
        };
        const { text } = await ask({ stream: true, piece });
        assert.deepEqual([before, text, host.seen('AfterModel').length], [0, SAID, 1]);
      });
    });
  }
});

describe('stream that fails', () => {
  for (const [name, column] of Object.entries(columns)) {
    it(`${name}: rejects for the caller and runs no hook`, { timeout: 60_000 }, async () => {
      const cut = (body, path) => {
        const { events } = column.answer({ ...body, stream: true }, { stream: path.includes('stream') });
        return { events: events.slice(0, 3), cut: true };
      };
      await within(REWRITE, { answer: cut }, column, async ({ ask, host }) => {
        const pieces = [];
        await assert.rejects(ask({ stream: true, piece: (one) => pieces.push(one) }));
        assert.equal(host.seen('AfterModel').length, 0);
        if (!column.isLive) assert.equal(pieces.join(''), '');
      });
    });
  }
});

/** Plain streams of the SDKs, without their helpers. */
const plain = {
  'openai chat': {
    answer: chat,
    open: (url, config, options) => {
      const client = openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config, options);
      return (more) =>
        client.chat.completions.create({ model: 'm', stream: true, messages: [{ role: 'user', content: 'hi' }] }, more);
    },
    outcome: openai.getHookOutcome,
  },
  'openai responses': {
    answer: responses,
    open: (url, config, options) => {
      const client = openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config, options);
      return (more) => client.responses.create({ model: 'm', stream: true, input: 'hi' }, more);
    },
    outcome: openai.getHookOutcome,
  },
  anthropic: {
    answer: messages,
    open: (url, config, options) => {
      const client = anthropic.withHooks(new Anthropic({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config, options);
      return (more) =>
        client.messages.create(
          { model: 'm', max_tokens: 9, stream: true, messages: [{ role: 'user', content: 'hi' }] },
          more,
        );
    },
    outcome: anthropic.getHookOutcome,
  },
};

async function withPlain(column, hooks, { answer, options } = {}, see) {
  const host = makeHost(hooks);
  const server = await Server.start(answer ?? ((body) => column.answer(body, {})));
  try {
    await see({ create: column.open(server.url, host.config, options), server, host });
  } finally {
    await server.close();
    await host.end();
  }
}

const MODES = [{ stream: 'live' }, undefined];

for (const [name, column] of Object.entries(plain)) {
  describe(`stream of ${name}`, () => {
    it("is of the SDK's class and has the SDK's response", { timeout: 60_000 }, async () => {
      await withPlain(column, REWRITE, {}, async ({ create }) => {
        const { data, response, request_id } = await create().withResponse();
        assert.equal(data.constructor.name, 'Stream');
        assert.deepEqual([response.status, request_id], [200, 'req-1']);
        const pieces = [];
        for await (const piece of data) pieces.push(piece);
        const text = JSON.stringify(pieces);
        assert.ok(text.includes('It is secret.') && !text.includes('The port'), text);
        assert.deepEqual(column.outcome(data).blocked, false);
      });
    });

    it('is unchanged if no hook reads the response, and can be split', { timeout: 60_000 }, async () => {
      await withPlain(column, { BeforeModel: '' }, {}, async ({ create }) => {
        const [left, right] = (await create()).tee();
        const both = await Promise.all([left, right].map(async (one) => (await Array.fromAsync(one)).length));
        assert.ok(both[0] > 2 && both[0] === both[1]);
      });
    });

    it('contains the response of a hook that blocked the call', { timeout: 60_000 }, async () => {
      const hooks = {
        BeforeModel: `return { decision: 'deny', hookSpecificOutput: { llm_response: { text: 'cached' } } };`,
      };
      await withPlain(column, hooks, {}, async ({ create, server }) => {
        const { data } = await create().withResponse();
        const [left, right] = data.tee();
        const text = JSON.stringify(await Array.fromAsync(left));
        assert.ok(text.includes('cached'));
        const lines = await new Response(right.toReadableStream()).text();
        assert.ok(
          lines
            .trim()
            .split('\n')
            .every((line) => typeof JSON.parse(line) === 'object'),
        );
        assert.deepEqual([server.sent.length, column.outcome(data).blocked], [0, true]);
      });
    });

    it('fires no AfterModel if it is abandoned, and closes the connection', { timeout: 60_000 }, async () => {
      const answer = (body) => ({ events: column.answer(body, {}).events.slice(0, 5), hang: true });
      for (const options of MODES) {
        await withPlain(column, REWRITE, { answer, options }, async ({ create, server, host }) => {
          const stream = await create();
          const steps = stream[Symbol.asyncIterator]();
          const first = steps.next();
          if (options) await first;
          await steps.return();
          assert.deepEqual((await first).done, options === undefined);
          await server.abandoned;
          assert.equal(host.seen('AfterModel').length, 0);
        });
      }
    });

    it('fires no AfterModel if its caller aborts it, and closes the connection', { timeout: 60_000 }, async () => {
      const answer = (body) => ({ events: column.answer(body, {}).events.slice(0, 5), hang: true });
      for (const options of MODES) {
        await withPlain(column, REWRITE, { answer, options }, async ({ create, server, host }) => {
          const abort = new AbortController();
          const steps = (await create({ signal: abort.signal }))[Symbol.asyncIterator]();
          const first = steps.next();
          if (options) await first;
          abort.abort();
          // The SDKs end an aborted stream as if it were complete.
          const rest = await Array.fromAsync({ [Symbol.asyncIterator]: () => steps });
          assert.ok(rest.length < 5);
          await server.abandoned;
          assert.equal(host.seen('AfterModel').length, 0);
        });
      }
    });

    it('is buffered and read by hooks, even without its last event', { timeout: 60_000 }, async () => {
      const answer = (body) => ({ events: column.answer(body, {}).events.slice(0, -2) });
      await withPlain(column, REWRITE, { answer }, async ({ create, host }) => {
        const text = JSON.stringify(await Array.fromAsync(await create()));
        assert.ok(text.includes('It is secret.') && !text.includes('The port'), text);
        assert.equal(host.seen('AfterModel')[0].llm_response.text, SAID);
      });
    });

    it("ends with the caller's signal, and so do its hooks", { timeout: 60_000 }, async () => {
      const slow = { AfterModel: `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);` };
      await withPlain(column, slow, {}, async ({ create, host }) => {
        const abort = new AbortController();
        const stream = await create({ signal: abort.signal });
        const read = Array.fromAsync(stream);
        while (host.seen('AfterModel').length === 0) await new Promise((go) => setTimeout(go, 25));
        abort.abort(new Error('the caller has gone'));
        await assert.rejects(read, /the caller has gone/);
      });
    });
  });
}

describe('stream of the ai sdk', () => {
  const call = { prompt: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }] };
  const modelAt = (url, config, options) =>
    wrapLanguageModel({
      model: createOpenAI({ apiKey: 'k', baseURL: url }).chat('m'),
      middleware: hooksMiddleware(config, options),
    });

  /** Runs a model that sends two chunks and then nothing. */
  async function unfinished(see) {
    for (const options of MODES) {
      const host = makeHost(REWRITE);
      const server = await Server.start((body) => ({ events: chat(body, {}).events.slice(0, 3), hang: true }));
      try {
        await see({ model: modelAt(server.url, host.config, options), server, isLive: options !== undefined });
        await server.abandoned;
        assert.equal(host.seen('AfterModel').length, 0);
      } finally {
        await server.close();
        await host.end();
      }
    }
  }

  it('fires no AfterModel if it is cancelled, and closes the connection', { timeout: 60_000 }, async () => {
    await unfinished(async ({ model }) => {
      const { stream } = await model.doStream(call);
      await stream.cancel();
    });
  });

  it('fires no AfterModel if it is cancelled after a part, and closes the connection', {
    timeout: 60_000,
  }, async () => {
    await unfinished(async ({ model, isLive }) => {
      const { stream } = await model.doStream(call);
      const reader = stream.getReader();
      const first = reader.read();
      if (isLive) assert.equal((await first).value.type, 'stream-start');
      await reader.cancel();
      assert.equal((await first).done, !isLive);
    });
  });

  it('fires no AfterModel if its caller aborts it, and closes the connection', { timeout: 60_000 }, async () => {
    await unfinished(async ({ model, isLive }) => {
      const abort = new AbortController();
      const { stream } = await model.doStream({ ...call, abortSignal: abort.signal });
      const reader = stream.getReader();
      if (isLive) await reader.read();
      const rest = (async () => {
        while (!(await reader.read()).done);
      })();
      abort.abort();
      await assert.rejects(rest, { name: 'AbortError' });
    });
  });

  it('fires no AfterModel if the caller of streamText aborts it, and closes the connection', {
    timeout: 60_000,
  }, async () => {
    await unfinished(async ({ model, server, isLive }) => {
      const abort = new AbortController();
      const received = [];
      const answer = streamText({
        model,
        prompt: 'hi',
        abortSignal: abort.signal,
        onAbort: () => received.push('abort'),
      });
      if (!isLive) server.spoken.then(() => abort.abort());
      for await (const delta of answer.textStream) {
        received.push(delta);
        abort.abort();
      }
      assert.deepEqual(received, isLive ? ['The port ', 'abort'] : ['abort']);
    });
  });
});

describe('stream of genai', () => {
  const column = columns.genai;
  const open = (url, config) => {
    const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: url } });
    return (abortSignal) =>
      genai
        .withHooks(client.models, config)
        .generateContentStream({ model: 'gemini-2.5-pro', contents: 'hi', config: { abortSignal } });
  };
  const answer = () => ({ events: column.answer({}, { stream: true }).events.slice(0, 1), hang: true });

  it('fires no AfterModel if it is abandoned, and closes the connection', { timeout: 60_000 }, async () => {
    await withPlain({ open }, REWRITE, { answer }, async ({ create, server, host }) => {
      const stream = await create();
      for await (const _piece of stream) break;
      assert.equal(await stream.finalResponse, undefined);
      await server.abandoned;
      assert.equal(host.seen('AfterModel').length, 0);
    });
  });

  it('fires no AfterModel if its caller aborts it, and closes the connection', { timeout: 60_000 }, async () => {
    await withPlain({ open }, REWRITE, { answer }, async ({ create, server, host }) => {
      const abort = new AbortController();
      const stream = await create(abort.signal);
      await assert.rejects(async () => {
        for await (const _piece of stream) abort.abort();
      });
      assert.equal(await stream.finalResponse, undefined);
      await server.abandoned;
      assert.equal(host.seen('AfterModel').length, 0);
    });
  });
});

describe('promise of a call', () => {
  it('returns no raw response that hooks have not seen', { timeout: 60_000 }, async () => {
    const host = makeHost(REWRITE);
    const server = await Server.start((body) => chat(body, {}));
    try {
      const client = openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: server.url }), host.config);
      const body = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
      const raw = await client.chat.completions.create(body).asResponse();
      assert.equal((await raw.json()).choices[0].message.content, 'It is secret.');
      await assert.rejects(
        client.chat.completions.create({ ...body, stream: true }).asResponse(),
        /^TypeError: cannot return the raw response of a stream: .* withResponse\(\) has the status and the headers\.$/,
      );
      const { data, request_id } = await client.chat.completions.create(body).withResponse();
      assert.deepEqual([data._request_id, request_id], ['req-1', 'req-1']);
    } finally {
      await server.close();
      await host.end();
    }
  });

  it('passes through hooks with parse, withOptions and the beta resources too', { timeout: 60_000 }, async () => {
    const host = makeHost(REWRITE);
    const server = await Server.start((body) => (body.max_tokens ? messages(body, {}) : chat(body, {})));
    try {
      const client = openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: server.url }), host.config);
      const body = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
      const parsed = await client.chat.completions.parse(body);
      assert.equal(parsed.choices[0].message.content, 'It is secret.');
      const other = await client.withOptions({ timeout: 9_000 }).chat.completions.create(body);
      assert.equal(other.choices[0].message.content, 'It is secret.');
      const claude = anthropic.withHooks(new Anthropic({ apiKey: 'k', baseURL: server.url }), host.config);
      const message = await claude.beta.messages.create({ ...body, max_tokens: 9 });
      assert.equal(message.content[0].text, 'It is secret.');
    } finally {
      await server.close();
      await host.end();
    }
  });
});

/** Returns everything that can be read from a fetch response, as texts. Ignores bodies that cannot be read. */
async function contentsOf(response) {
  const readers = [
    async () => response.clone().text(),
    async () => JSON.stringify(await response.clone().json()),
    async () => (await response.clone().blob()).text(),
    async () => Buffer.from(await response.clone().arrayBuffer()).toString(),
    async () => new Response(response.clone().body).text(),
    async () => response.text(),
    async () => new Response(response.body).text(),
  ];
  const texts = [];
  for (const read of readers) texts.push(await read().catch(String));
  return texts.join('\n');
}

/** Calls whose promise or helper has withResponse(). */
const withResponses = {
  'openai chat': [chat, (url, config) => openaiClient(url, config).chat.completions, {}],
  'openai responses': [responses, (url, config) => openaiClient(url, config).responses, {}],
  'anthropic messages': [messages, (url, config) => anthropicClient(url, config).messages, { max_tokens: 9 }],
  'anthropic beta messages': [messages, (url, config) => anthropicClient(url, config).beta.messages, { max_tokens: 9 }],
};

function openaiClient(url, config) {
  return openai.withHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config);
}

function anthropicClient(url, config) {
  return anthropic.withHooks(new Anthropic({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config);
}

describe('withResponse', () => {
  for (const [name, [answer, open, more]] of Object.entries(withResponses)) {
    for (const stream of [true, false]) {
      it(`${name}${stream ? ', streamed' : ''}: has status and headers, and no body that hooks have not seen`, {
        timeout: 60_000,
      }, async () => {
        const host = makeHost(REWRITE);
        const server = await Server.start((body) => answer(body, {}));
        try {
          const said = [{ role: 'user', content: 'hi' }];
          const body = { model: 'm', messages: said, input: said, stream, ...more };
          const { data, response } = await open(server.url, host.config).create(body).withResponse();
          assert.deepEqual([response.status, response.headers.get('request-id')], [200, 'req-1']);
          assert.ok(response.url.startsWith(server.url), response.url);
          assert.ok(!/The port|is 80/.test(await contentsOf(response)));
          const pieces = [];
          if (stream) for await (const piece of data) pieces.push(piece);
          assert.ok(JSON.stringify(stream ? pieces : data).includes('It is secret.'));
        } finally {
          await server.close();
          await host.end();
        }
      });
    }
  }

  it('of a stream() helper has no body that hooks have not seen', { timeout: 60_000 }, async () => {
    const host = makeHost(REWRITE);
    const server = await Server.start((body) => messages(body, {}));
    try {
      const body = { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'hi' }] };
      const helper = anthropicClient(server.url, host.config).messages.stream(body);
      const { response } = await helper.withResponse();
      assert.ok(!/The port|is 80/.test(await contentsOf(response)));
      assert.equal(await helper.finalText(), 'It is secret.');
      assert.equal(helper.response, response);
    } finally {
      await server.close();
      await host.end();
    }
  });
});

describe('response of the ai sdk that a hook rewrote', () => {
  it('has no raw body that hooks have not seen', { timeout: 60_000 }, async () => {
    const host = makeHost(REWRITE);
    const server = await Server.start((body) => chat(body, {}));
    try {
      const own = createOpenAI({ apiKey: 'k', baseURL: server.url }).chat('gpt-5');
      const model = wrapLanguageModel({ model: own, middleware: hooksMiddleware(host.config) });
      const call = { prompt: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }] };
      for (const answer of [await model.doGenerate(call), (await generateText({ model, prompt: 'hi' })).steps]) {
        assert.ok(!/The port|is 80/.test(JSON.stringify(answer)));
        assert.ok(JSON.stringify(answer).includes('It is secret.'));
      }
    } finally {
      await server.close();
      await host.end();
    }
  });
});
