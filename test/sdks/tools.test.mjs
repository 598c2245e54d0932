// The tools of the AI SDK between their hooks, in its own loop, and those that @google/genai calls by itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { generateText, isStepCount, jsonSchema, tool, wrapLanguageModel } from 'ai';
import OpenAI from 'openai';
import { hooksMiddleware, stoppedByHook, withToolHooks } from '../../dist/ai-sdk.js';
import { withHooks as withAnthropicHooks } from '../../dist/anthropic.js';
import { getHookOutcome, withHooks as withGenaiHooks } from '../../dist/genai.js';
import { withHooks as withOpenAIHooks } from '../../dist/openai.js';
import { chat, gemini, messages } from './answers.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

/** The model calls `write` once, and then says what it has read. */
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
    const told = server.sent.at(-1).messages.find(({ role }) => role === 'tool')?.content;
    await see({ result, ran, server, told, host });
  } finally {
    await server.close();
    await host.end();
  }
}

describe('a tool of the ai sdk', () => {
  it('runs with the arguments that a hook wants, and its result with what a hook adds', {
    timeout: 60_000,
  }, async () => {
    const hooks = {
      BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };`,
      AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
    };
    await loop(
      hooks,
      async ({ path }) => ({ path, lines: 3 }),
      ({ result, ran, told, host }) => {
        assert.deepEqual(ran, [{ path: 'b.txt' }]);
        assert.deepEqual(result.steps[0].toolResults[0].output, { path: 'b.txt', lines: 3 });
        assert.ok(told.includes('"lines') && told.includes('Mind the tests.'), told);
        assert.equal(host.seen('BeforeTool')[0].tool_name, 'write');
      },
    );
  });

  it('gives a text with the text of a hook behind it', { timeout: 60_000 }, async () => {
    const hooks = { AfterTool: `return { systemMessage: 'be kind' };` };
    await loop(
      hooks,
      async () => 'written',
      ({ told }) => assert.equal(told, 'written\n\n[System] be kind'),
    );
  });

  it('is refused with a reason that the model reads', { timeout: 60_000 }, async () => {
    const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };` };
    await loop(
      hooks,
      async () => 'written',
      ({ ran, told, server }) => {
        assert.deepEqual([ran, server.sent.length], [[], 2]);
        assert.ok(told.includes('Tool execution blocked: not there'), told);
      },
    );
  });

  it('ends the loop where a hook stops the agent', { timeout: 60_000 }, async () => {
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

  it('tells the model nothing of its error if a guard after it could not run', { timeout: 60_000 }, async () => {
    const hooks = { AfterTool: 'process.exit(1);' };
    const execute = async () => Promise.reject(new Error('sk-1'));
    const see = ({ told }) => assert.match(told, /Tool result withheld/);
    await loop(hooks, execute, see, {}, { onError: 'block' });
  });

  it('may give what it has so far, of which the last counts', { timeout: 60_000 }, async () => {
    const execute = async function* () {
      yield 'half';
      yield 'whole';
    };
    await loop({ AfterTool: '' }, execute, ({ told, host }) => {
      assert.equal(told, 'whole');
      assert.equal(host.seen('AfterTool')[0].tool_response.llmContent, 'whole');
    });
  });
});

/** A tool that the SDK calls by itself, as those of `mcpToTool`. */
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
    await see({ answer, ran, told: JSON.stringify(server.sent.at(-1).contents.at(-1)), host, server });
  } finally {
    await server.close();
    await host.end();
  }
}

describe('a tool that @google/genai calls by itself', () => {
  it('runs between its hooks', { timeout: 60_000 }, async () => {
    const hooks = {
      BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };`,
      AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
    };
    await callItself(hooks, ({ answer, ran, told, host }) => {
      assert.deepEqual(ran, [{ path: 'b.txt' }]);
      assert.ok(told.includes('"written"') && told.includes('Mind the tests.'), told);
      assert.equal(answer.text, 'The port is 80.');
      assert.equal(host.seen('BeforeTool')[0].tool_name, 'write');
    });
  });

  it('is refused with a reason that the model reads', { timeout: 60_000 }, async () => {
    await callItself({ BeforeTool: `return { decision: 'deny', reason: 'not there' };` }, ({ ran, told }) => {
      assert.deepEqual(ran, []);
      assert.ok(told.includes('Tool execution blocked: not there'), told);
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

  it('ends the calls where a hook stops the agent', { timeout: 60_000 }, async () => {
    const hooks = { BeforeTool: `return { continue: false, stopReason: 'enough' };` };
    await callItself(hooks, ({ answer, ran, server }) => {
      assert.deepEqual([ran, server.sent.length], [[], 1]);
      const { stopped, reason } = getHookOutcome(answer);
      assert.deepEqual([stopped, reason], [true, 'Agent execution stopped by hook: enough']);
    });
  });
});

/** The helpers of the SDKs that run tools by themselves, each with a tool `write`; what the model is told is their result. */
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
    told: (body) => body.messages.find(({ role }) => role === 'tool')?.content,
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
    told: (body) => body.messages.find(({ role }) => role === 'tool')?.content,
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
  const told = (body) => results(body).find(({ type }) => type === 'tool_result')?.content;
  return {
    answer: (body) => messages(body, { calls: told(body) === undefined }),
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
    told: (body) =>
      [told(body)]
        .flat()
        .map((one) => one?.text ?? one)
        .join(''),
  };
}

async function runHelper({ answer, open, run, told }, hooks, stream, see, { execute, ...options } = {}) {
  const host = makeHost(hooks, options);
  const server = await Server.start(answer);
  const ran = [];
  const write = async (input) => {
    ran.push(input);
    return execute === undefined ? 'written' : execute();
  };
  try {
    const said = run(open(server.url, host.config), write, stream);
    await see({ said, ran, server, host, told: () => told(server.sent.at(-1)) });
  } finally {
    await server.close();
    await host.end();
  }
}

for (const [name, helper] of Object.entries(runners)) {
  describe(name, () => {
    for (const stream of [false, true]) {
      const how = stream ? ', streamed' : '';
      it(`asks the model and runs its tool between hooks${how}`, { timeout: 60_000 }, async () => {
        const hooks = {
          BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };`,
          AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
          AfterModel: `return input.tool_calls ? {} : { hookSpecificOutput: { llm_response: { text: 'It is secret.' } } };`,
        };
        await runHelper(helper, hooks, stream, async ({ said, ran, server, told, host }) => {
          assert.equal(await said, 'It is secret.');
          assert.deepEqual(ran, [{ path: 'b.txt' }]);
          assert.equal(told(), 'written\n\nMind the tests.');
          const [{ tool_name, tool_input }] = host.seen('BeforeTool');
          assert.deepEqual([tool_name, tool_input, server.sent.length], ['write', { path: 'a.txt' }, 2]);
        });
      });

      it(`does not run what a hook refuses, and the model reads why${how}`, { timeout: 60_000 }, async () => {
        const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };`, AfterModel: '' };
        await runHelper(helper, hooks, stream, async ({ said, ran, told }) => {
          await said;
          assert.deepEqual(ran, []);
          assert.ok(told().includes('Tool execution blocked: not there'), told());
        });
      });

      it(`ends where its tool throws and AfterTool stops the agent${how}`, { timeout: 60_000 }, async () => {
        const hooks = { AfterTool: `return { continue: false, stopReason: 'enough' };` };
        const execute = async () => Promise.reject(new Error('sk-1'));
        const see = async ({ said, ran, server }) => {
          const wanted = stream && name.includes('anthropic') ? /Request was aborted/ : /stopped by hook: enough/;
          await assert.rejects(said, wanted);
          assert.deepEqual([ran.length, server.sent.length], [1, 1]);
        };
        await runHelper(helper, hooks, stream, see, { execute });
      });

      it(`ends where a hook stops the agent${how}`, { timeout: 60_000 }, async () => {
        const hooks = { BeforeTool: `return { continue: false, stopReason: 'enough' };` };
        await runHelper(helper, hooks, stream, async ({ said, ran, server }) => {
          const error = await said.then(
            () => undefined,
            (thrown) => thrown,
          );
          // A stream of Anthropic's runner ends with an error of its own.
          const wanted = stream && name.includes('anthropic') ? /Request was aborted/ : /stopped by hook: enough/;
          assert.match(String(error?.message), wanted);
          assert.deepEqual([ran, server.sent.length], [[], 1]);
        });
      });
    }
  });
}
