// The tools of the AI SDK between their hooks, in its own loop, and those that @google/genai calls by itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOpenAI } from '@ai-sdk/openai';
import { GoogleGenAI } from '@google/genai';
import { generateText, isStepCount, jsonSchema, tool, wrapLanguageModel } from 'ai';
import { hooksMiddleware, stoppedByHook, withToolHooks } from '../../dist/ai-sdk.js';
import { withHooks as withGenaiHooks } from '../../dist/genai.js';
import { chat, gemini } from './answers.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

/** The model calls `write` once, and then says what it has read. */
async function loop(hooks, execute, see, more = {}) {
  const host = makeHost(hooks);
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
function callable(ran) {
  return {
    tool: async () => ({ functionDeclarations: [{ name: 'write' }] }),
    callTool: async (calls) =>
      calls.map(({ name, args }) => {
        ran.push(args);
        return { functionResponse: { name, response: { output: 'written' } } };
      }),
  };
}

async function callItself(hooks, see) {
  const host = makeHost(hooks);
  let asked = 0;
  const server = await Server.start((body) => gemini(body, { calls: asked++ === 0 }));
  const ran = [];
  try {
    const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: server.url } });
    const answer = await withGenaiHooks(client.models, host.config).generateContent({
      model: 'gemini-2.5-pro',
      contents: 'Write it.',
      config: { tools: [callable(ran)] },
    });
    await see({ answer, ran, told: JSON.stringify(server.sent.at(-1).contents.at(-1)), host });
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
});
