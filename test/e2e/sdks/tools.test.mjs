// Tools of the AI SDK with hooks, in the SDK's own loop, and tools that @google/genai calls automatically.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { generateText, isStepCount, jsonSchema, tool, wrapLanguageModel } from 'ai';
import OpenAI from 'openai';
import { hooksMiddleware, stoppedByHook, withToolHooks } from '../../../dist/ai-sdk.js';
import { withHooks as withAnthropicHooks } from '../../../dist/anthropic.js';
import { getHookOutcome, withHooks as withGenaiHooks } from '../../../dist/genai.js';
import { withHooks as withOpenAIHooks } from '../../../dist/openai.js';
import { chat, gemini, messages } from './answers.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

/** Runs a model that calls `write` once, then responds with what it read. */
async function loop(hooks, execute, see, more = {}, options = {}) {
  const host = makeHost(hooks, options);
  const server = await Server.start((body) =>
    chat(body, { calls: !body.messages.some(({ role }) => role === 'tool') }),
  );
  const ran = [];
  const own = tool({
    inputSchema: jsonSchema({ type: 'object', properties: { path: { type: 'string' } } }),
    execute: (input, options) => {
      ran.push(input);
      return execute(input, options);
    },
  });
  const model = createOpenAI({ apiKey: 'k', baseURL: server.url }).chat('gpt-5');
  try {
    const result = await generateText({
      model: wrapLanguageModel({ model, middleware: hooksMiddleware(host.config) }),
      prompt: 'Write it.',
      tools: withToolHooks({ write: own }, host.config),
      stopWhen: [isStepCount(4), stoppedByHook],
      ...more,
    });
    const received = server.sent.at(-1).messages.find(({ role }) => role === 'tool')?.content;
    await see({ result, ran, server, received, host });
  } finally {
    await server.close();
    await host.end();
  }
}

describe('tool of the ai sdk', () => {
  it('runs with the arguments that a hook wrote, and returns the added context', {
    timeout: 60_000,
  }, async () => {
    const hooks = {
      BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };`,
      AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
    };
    await loop(
      hooks,
      async ({ path }) => ({ path, lines: 3 }),
      ({ result, ran, received, host }) => {
        assert.deepEqual(ran, [{ path: 'b.txt' }]);
        assert.deepEqual(result.steps[0].toolResults[0].output, { path: 'b.txt', lines: 3 });
        assert.ok(received.includes('"lines') && received.includes('Mind the tests.'), received);
        assert.equal(host.seen('BeforeTool')[0].tool_name, 'write');
      },
    );
  });

  it('returns its text followed by the text of a hook', { timeout: 60_000 }, async () => {
    const hooks = { AfterTool: `return { systemMessage: 'be kind' };` };
    await loop(
      hooks,
      async () => 'written',
      ({ received }) => assert.equal(received, 'written\n\n[System] be kind'),
    );
  });

  it('is blocked with a reason that the model reads', { timeout: 60_000 }, async () => {
    const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };` };
    await loop(
      hooks,
      async () => 'written',
      ({ ran, received, server }) => {
        assert.deepEqual([ran, server.sent.length], [[], 2]);
        assert.ok(received.includes('Tool execution blocked: not there'), received);
      },
    );
  });

  it('ends the loop if a hook stops the agent', { timeout: 60_000 }, async () => {
    const hooks = { BeforeTool: `return { continue: false, stopReason: 'enough' };` };
    await loop(
      hooks,
      async () => 'written',
      ({ ran, server }) => assert.deepEqual([ran, server.sent.length], [[], 1]),
    );
  });

  it('ends the loop if it throws and AfterTool stops the agent', { timeout: 60_000 }, async () => {
    const hooks = { AfterTool: `return { continue: false, stopReason: 'leak' };` };
    const execute = async () => Promise.reject(new Error('sk-1'));
    await loop(hooks, execute, ({ ran, server, result }) => {
      assert.deepEqual([ran.length, server.sent.length], [1, 1]);
      assert.ok(!JSON.stringify(result.steps).includes('sk-1'));
    });
  });

  it('keeps its error from the model if a guard after it could not run', { timeout: 60_000 }, async () => {
    const hooks = { AfterTool: 'process.exit(1);' };
    const execute = async () => Promise.reject(new Error('sk-1'));
    const see = ({ received }) => assert.match(received, /Tool result withheld/);
    await loop(hooks, execute, see, {}, { onError: 'block' });
  });

  it('may yield preliminary results, of which the last is used', { timeout: 60_000 }, async () => {
    const execute = async function* () {
      yield 'half';
      yield 'whole';
    };
    await loop({ AfterTool: '' }, execute, ({ received, host }) => {
      assert.equal(received, 'whole');
      assert.equal(host.seen('AfterTool')[0].tool_response.llmContent, 'whole');
    });
  });
});

/** Returns a tool that the SDK calls automatically, like those of `mcpToTool`. */
function callable(ran, failure) {
  return {
    tool: async () => ({ functionDeclarations: [{ name: 'write' }] }),
    callTool: async (calls) =>
      calls.map(({ name, args }) => {
        ran.push(args);
        if (failure !== undefined) throw failure;
        return { functionResponse: { name, response: { output: 'written' } } };
      }),
  };
}

async function callItself(hooks, see, failure) {
  const host = makeHost(hooks);
  let asked = 0;
  const server = await Server.start((body) => gemini(body, { calls: asked++ === 0 }));
  const ran = [];
  try {
    const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: server.url } });
    const answer = await withGenaiHooks(client.models, host.config).generateContent({
      model: 'gemini-2.5-pro',
      contents: 'Write it.',
      config: { tools: [callable(ran, failure)] },
    });
    await see({ answer, ran, received: JSON.stringify(server.sent.at(-1).contents.at(-1)), host, server });
  } finally {
    await server.close();
    await host.end();
  }
}

describe('tool that @google/genai calls automatically', () => {
  it('runs with its hooks', { timeout: 60_000 }, async () => {
    const hooks = {
      BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };`,
      AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
    };
    await callItself(hooks, ({ answer, ran, received, host }) => {
      assert.deepEqual(ran, [{ path: 'b.txt' }]);
      assert.ok(received.includes('"written"') && received.includes('Mind the tests.'), received);
      assert.equal(answer.text, 'The port is 80.');
      assert.equal(host.seen('BeforeTool')[0].tool_name, 'write');
    });
  });

  it('is blocked with a reason that the model reads', { timeout: 60_000 }, async () => {
    await callItself({ BeforeTool: `return { decision: 'deny', reason: 'not there' };` }, ({ ran, received }) => {
      assert.deepEqual(ran, []);
      assert.ok(received.includes('Tool execution blocked: not there'), received);
    });
  });

  it('ends the calls if it throws and AfterTool stops the agent', { timeout: 60_000 }, async () => {
    const hooks = { AfterTool: `return { continue: false, stopReason: 'leak' };` };
    const see = ({ answer, ran, server }) => {
      assert.deepEqual([ran.length, server.sent.length], [1, 1]);
      assert.deepEqual(getHookOutcome(answer).stopped, true);
    };
    await callItself(hooks, see, new Error('sk-1'));
  });

  it('ends the calls if a hook stops the agent', { timeout: 60_000 }, async () => {
    const hooks = { BeforeTool: `return { continue: false, stopReason: 'enough' };` };
    await callItself(hooks, ({ answer, ran, server }) => {
      assert.deepEqual([ran, server.sent.length], [[], 1]);
      const { stopped, reason } = getHookOutcome(answer);
      assert.deepEqual([stopped, reason], [true, 'Agent execution stopped by hook: enough']);
    });
  });
});

/** SDK helpers that run tools, each with a tool `write`. They return what the model received. */
const runners = {
  'runTools of openai': {
    answer: (body) => chat(body, { calls: !body.messages.some(({ role }) => role === 'tool') }),
    open: (url, config) => withOpenAIHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config),
    run: (client, write, stream) => {
      const parameters = { type: 'object', properties: { path: { type: 'string' } } };
      const tools = [{ type: 'function', function: { name: 'write', parse: JSON.parse, function: write, parameters } }];
      const body = { model: 'm', stream, messages: [{ role: 'user', content: 'Write it.' }], tools };
      return client.chat.completions.runTools(body).finalContent();
    },
    received: (body) => body.messages.find(({ role }) => role === 'tool')?.content,
  },
  'runTools of openai, whose tool parses its arguments itself': {
    answer: (body) => chat(body, { calls: !body.messages.some(({ role }) => role === 'tool') }),
    open: (url, config) => withOpenAIHooks(new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config),
    run: (client, write, stream) => {
      const own = { function: (text) => write(JSON.parse(text)), name: 'write', parameters: { type: 'object' } };
      const messages = [{ role: 'user', content: 'Write it.' }];
      const body = { model: 'm', stream, messages, tools: [{ type: 'function', function: own }] };
      return client.chat.completions.runTools(body).finalContent();
    },
    received: (body) => body.messages.find(({ role }) => role === 'tool')?.content,
  },
  'toolRunner of anthropic': anthropicRunner((client, body) => client.beta.messages.toolRunner(body)),
  'toolRunner of anthropic, given its tool later': anthropicRunner((client, { tools, ...body }) => {
    const runner = client.beta.messages.toolRunner({ ...body, tools: [] });
    runner.addTools(...tools);
    return runner;
  }),
  'a thread of anthropic': anthropicRunner((client, { stream, messages: said, ...body }) =>
    client.beta.messages.thread({ ...body, messages: said }).toolRunner({ stream }),
  ),
};

function anthropicRunner(start) {
  const results = ({ messages: said }) => said.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  const received = (body) => results(body).find(({ type }) => type === 'tool_result')?.content;
  return {
    answer: (body) => messages(body, { calls: received(body) === undefined }),
    open: (url, config) => withAnthropicHooks(new Anthropic({ apiKey: 'k', baseURL: url, maxRetries: 0 }), config),
    run: async (client, write, stream) => {
      const own = { name: 'write', description: 'Writes.', input_schema: { type: 'object' }, run: write };
      const body = {
        model: 'm',
        max_tokens: 9,
        stream,
        messages: [{ role: 'user', content: 'Write it.' }],
        tools: [own],
      };
      const last = await start(client, body).runUntilDone();
      return last.content.map(({ text = '' }) => text).join('');
    },
    received: (body) =>
      [received(body)]
        .flat()
        .map((one) => one?.text ?? one)
        .join(''),
  };
}

async function runHelper({ answer, open, run, received }, hooks, stream, see, { execute, ...options } = {}) {
  const host = makeHost(hooks, options);
  const server = await Server.start(answer);
  const ran = [];
  const write = async (input) => {
    ran.push(input);
    return execute === undefined ? 'written' : execute();
  };
  try {
    const said = run(open(server.url, host.config), write, stream);
    await see({ said, ran, server, host, received: () => received(server.sent.at(-1)) });
  } finally {
    await server.close();
    await host.end();
  }
}

for (const [name, helper] of Object.entries(runners)) {
  describe(name, () => {
    for (const stream of [false, true]) {
      const how = stream ? ', streamed' : '';
      it(`runs hooks for the model and its tool${how}`, { timeout: 60_000 }, async () => {
        const hooks = {
          BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };`,
          AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
          AfterModel: `return input.tool_calls ? {} : { hookSpecificOutput: { llm_response: { text: 'It is secret.' } } };`,
        };
        await runHelper(helper, hooks, stream, async ({ said, ran, server, received, host }) => {
          assert.equal(await said, 'It is secret.');
          assert.deepEqual(ran, [{ path: 'b.txt' }]);
          assert.equal(received(), 'written\n\nMind the tests.');
          const [{ tool_name, tool_input }] = host.seen('BeforeTool');
          assert.deepEqual([tool_name, tool_input, server.sent.length], ['write', { path: 'a.txt' }, 2]);
        });
      });

      it(`does not run a call that a hook blocks, and the model reads the reason${how}`, {
        timeout: 60_000,
      }, async () => {
        const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };`, AfterModel: '' };
        await runHelper(helper, hooks, stream, async ({ said, ran, received }) => {
          await said;
          assert.deepEqual(ran, []);
          assert.ok(received().includes('Tool execution blocked: not there'), received());
        });
      });

      it(`ends if its tool throws and AfterTool stops the agent${how}`, { timeout: 60_000 }, async () => {
        const hooks = { AfterTool: `return { continue: false, stopReason: 'enough' };` };
        const execute = async () => Promise.reject(new Error('sk-1'));
        const see = async ({ said, ran, server }) => {
          await assert.rejects(said, /stopped by hook: enough/);
          assert.deepEqual([ran.length, server.sent.length], [1, 1]);
        };
        await runHelper(helper, hooks, stream, see, { execute });
      });

      it(`ends if a hook stops the agent${how}`, { timeout: 60_000 }, async () => {
        const hooks = { BeforeTool: `return { continue: false, stopReason: 'enough' };` };
        await runHelper(helper, hooks, stream, async ({ said, ran, server }) => {
          const error = await said.then(
            () => undefined,
            (thrown) => thrown,
          );
          assert.match(String(error?.message), /stopped by hook: enough/);
          if (error instanceof Error && name.includes('anthropic')) {
            const { blocked, stopped, reason } = getHookOutcome(error) ?? {};
            assert.deepEqual([blocked, stopped], [true, true], reason);
          }
          assert.deepEqual([ran, server.sent.length], [[], 1]);
        });
      });
    }
  });
}

describe('the last message of a toolRunner of anthropic', () => {
  for (const stream of [false, true]) {
    const how = stream ? ', streamed' : '';
    it(`has the reason of a hook that stopped the agent before the model${how} [X-89]`, {
      timeout: 60_000,
    }, async () => {
      const host = makeHost({ BeforeModel: `return { continue: false, stopReason: 'enough' };` });
      const server = await Server.start((body) => messages(body, {}));
      try {
        const sdk = new Anthropic({ apiKey: 'k', baseURL: server.url, maxRetries: 0 });
        const client = withAnthropicHooks(sdk, host.config);
        const said = [{ role: 'user', content: 'Write it.' }];
        const body = { model: 'm', max_tokens: 9, stream, messages: said, tools: [] };
        const last = await client.beta.messages.toolRunner(body).runUntilDone();
        const { blocked, stopped, reason } = getHookOutcome(last);
        assert.deepEqual([blocked, stopped, reason, server.sent.length], [true, true, 'enough', 0]);
      } finally {
        await server.close();
        await host.end();
      }
    });
  }
});
