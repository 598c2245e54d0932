// The MCP route of @google/genai: `mcpToTool` around a real client, whose server the SDK calls by itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GoogleGenAI, mcpToTool } from '@google/genai';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { withHooks } from '../../dist/genai.js';
import { withMcpHooks } from '../../dist/mcp.js';
import { gemini, SAID } from './answers.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

const about = { name: 'test', version: '1.0.0' };
const RESULT = { content: [{ type: 'text', text: 'written' }] };
const WRITTEN = { functionResponse: { name: 'write', response: RESULT } };

/** A client connected to a server with one tool, which keeps what it was called with. */
async function connect(tool, ran) {
  const server = new McpServer(about);
  server.registerTool(tool, { inputSchema: { path: z.string() } }, (args) => {
    ran.push(args);
    return RESULT;
  });
  const client = new Client(about);
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  return client;
}

const forms = {
  whole: async (models, params) => (await models.generateContent(params)).text,
  streamed: async (models, params) => {
    const parts = [];
    for await (const { candidates } of await models.generateContentStream(params))
      parts.push(...candidates[0].content.parts);
    return parts.map(({ text = '' }) => text).join('');
  },
};

/** The model calls `write` once, and then speaks. Without `hooks` the SDK is left alone; `wrap` may give clients hooks. */
async function converse(ask, hooks, see, { names = ['write'], wrap = (client) => client } = {}) {
  const host = hooks && makeHost(hooks);
  let asked = 0;
  const server = await Server.start((body, path) =>
    gemini(body, { calls: asked++ === 0, stream: path.includes('streamGenerateContent') }),
  );
  const ran = [];
  const clients = await Promise.all(names.map((name) => connect(name, ran)));
  try {
    const { models } = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: server.url } });
    const said = await ask(host ? withHooks(models, host.config) : models, {
      model: 'gemini-2.5-pro',
      contents: 'Write it.',
      config: { tools: clients.map((client) => mcpToTool(wrap(client, host?.config))) },
    });
    const told = server.sent.at(-1).contents.at(-1).parts;
    return await see({ said, ran, told, raw: server.raw, host });
  } finally {
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    await host?.end();
  }
}

for (const [form, ask] of Object.entries(forms)) {
  describe(`a tool of mcpToTool, ${form}`, () => {
    it('is not called where a guard ends with 2, and the model reads why', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `console.error('not there'); process.exit(2);` };
      await converse(ask, hooks, ({ said, ran, told, host }) => {
        assert.deepEqual(ran, []);
        const response = { error: 'Tool execution blocked: not there' };
        assert.deepEqual(told, [{ functionResponse: { name: 'write', response } }]);
        assert.ok(said.endsWith(SAID), said);
        const [{ tool_name, tool_input, mcp_context }] = host.seen('BeforeTool');
        assert.deepEqual([tool_name, tool_input], ['mcp__test__write', { path: 'a.txt' }]);
        assert.deepEqual(mcp_context, { server_name: 'test', tool_name: 'write' });
      });
    });

    it('is called with the arguments that a hook wants', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };` };
      await converse(ask, hooks, ({ ran, told }) => {
        assert.deepEqual(ran, [{ path: 'b.txt' }]);
        assert.deepEqual(told, [WRITTEN]);
      });
    });

    it('gives its result to a hook, and what that adds to the model', { timeout: 60_000 }, async () => {
      const hooks = { AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };` };
      await converse(ask, hooks, ({ ran, told, host }) => {
        assert.deepEqual(ran, [{ path: 'a.txt' }]);
        assert.deepEqual(told, [WRITTEN, { text: '\n\nMind the tests.' }]);
        assert.deepEqual(host.seen('AfterTool')[0].tool_response.llmContent, [WRITTEN]);
      });
    });

    it('passes as without us where there is no hook', { timeout: 60_000 }, async () => {
      const see = ({ said, ran, raw }) => ({ said, ran, raw });
      const alone = await converse(ask, undefined, see);
      assert.deepEqual([alone.ran, alone.raw.length], [[{ path: 'a.txt' }], 2]);
      assert.deepEqual(await converse(ask, {}, see), alone);
    });

    it('is asked about once where its client has the same hooks', { timeout: 60_000 }, async () => {
      const hooks = {
        BeforeToolSelection: '',
        BeforeTool: `return { hookSpecificOutput: { tool_input: { path: input.tool_input.path + '!' } } };`,
        AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
      };
      const wrap = (client, config) => withMcpHooks(client, config, { name: 'own' });
      const see = ({ ran, told, host, raw }) => {
        assert.deepEqual(ran, [{ path: 'a.txt!' }]);
        assert.deepEqual(told, [WRITTEN, { text: '\n\nMind the tests.' }]);
        assert.deepEqual(
          host.seen('BeforeTool').map(({ tool_name }) => tool_name),
          ['mcp__own__write'],
        );
        assert.equal(host.seen('AfterTool').length, 1);
        assert.equal(host.seen('BeforeToolSelection').length, raw.length);
      };
      await converse(ask, hooks, see, { wrap });
    });

    it('is not called where a guard refuses, though its client has hooks too', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `console.error('not there'); process.exit(2);` };
      const see = ({ ran, host }) => assert.deepEqual([ran, host.seen('BeforeTool').length], [[], 1]);
      await converse(ask, hooks, see, { wrap: withMcpHooks });
    });

    it('gives the model nothing of a result that a hook before the model cuts', { timeout: 60_000 }, async () => {
      const hooks = {
        BeforeModel: `const tool_results = input.tool_results?.map(({ id, text }) => ({ id, text: text.replace('written', '***') }));
          return tool_results && { hookSpecificOutput: { tool_results } };`,
      };
      await converse(ask, hooks, ({ ran, raw }) => {
        assert.equal(ran.length, 1);
        assert.ok(!raw.join().includes('written') && raw.at(-1).includes('***'), raw.at(-1));
      });
    });

    it('is answered once by its guard, also next to another tool', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };` };
      const see = ({ ran, told, host }) =>
        assert.deepEqual([ran, told.length, host.seen('BeforeTool').length], [[], 1, 1]);
      await converse(ask, hooks, see, { names: ['read', 'write'] });
    });

    it('has its result read once by a hook, also next to another tool', { timeout: 60_000 }, async () => {
      const hooks = { AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };` };
      const see = ({ told, host }) => {
        assert.deepEqual(told, [WRITTEN, { text: '\n\nMind the tests.' }]);
        assert.equal(host.seen('AfterTool').length, 1);
      };
      await converse(ask, hooks, see, { names: ['read', 'write'] });
    });
  });
}

it('asks the guard of a function that no tool of mcpToTool declared', { timeout: 60_000 }, async () => {
  const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };` };
  const see = ({ told, host }) => {
    assert.equal(told[0].functionResponse.response.error, 'Tool execution blocked: not there');
    assert.equal(host.seen('BeforeTool')[0].tool_name, 'write');
  };
  await converse(forms.whole, hooks, see, { names: ['read'] });
});
