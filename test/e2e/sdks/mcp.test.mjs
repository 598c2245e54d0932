// MCP tools of @google/genai: `mcpToTool` with a real client, whose server the SDK calls automatically.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GoogleGenAI, mcpToTool } from '@google/genai';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { withHooks } from '../../../dist/genai.js';
import { withMcpHooks } from '../../../dist/mcp.js';
import { gemini, SAID } from './answers.mjs';
import { makeHost } from './host.mjs';
import { Server } from './server.mjs';

const about = { name: 'test', version: '1.0.0' };
const RESULT = { content: [{ type: 'text', text: 'written' }] };
const WRITTEN = { functionResponse: { name: 'write', response: RESULT } };

/** Returns a client that is connected to a server with one tool, which records its calls. */
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

/**
 * Runs a model that calls `write` once, then responds with text. Without `hooks` the SDK is not wrapped; `wrap` may add
 * hooks to clients.
 */
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
    const received = server.sent.at(-1).contents.at(-1).parts;
    return await see({ said, ran, received, raw: server.raw, host });
  } finally {
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    await host?.end();
  }
}

for (const [form, ask] of Object.entries(forms)) {
  describe(`mcpToTool tool, ${form}`, () => {
    it('is not called if a guard exits with 2, and the model reads the reason', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `console.error('not there'); process.exit(2);` };
      await converse(ask, hooks, ({ said, ran, received, host }) => {
        assert.deepEqual(ran, []);
        const response = { error: 'Tool execution blocked: not there' };
        assert.deepEqual(received, [{ functionResponse: { name: 'write', response } }]);
        assert.ok(said.endsWith(SAID), said);
        const [{ tool_name, tool_input, mcp_context }] = host.seen('BeforeTool');
        assert.deepEqual([tool_name, tool_input], ['mcp__test__write', { path: 'a.txt' }]);
        assert.deepEqual(mcp_context, { server_name: 'test', tool_name: 'write' });
      });
    });

    it('is called with the arguments that a hook wrote', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };` };
      await converse(ask, hooks, ({ ran, received }) => {
        assert.deepEqual(ran, [{ path: 'b.txt' }]);
        assert.deepEqual(received, [WRITTEN]);
      });
    });

    it('passes its result to a hook, and the added context to the model', { timeout: 60_000 }, async () => {
      const hooks = { AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };` };
      await converse(ask, hooks, ({ ran, received, host }) => {
        assert.deepEqual(ran, [{ path: 'a.txt' }]);
        assert.deepEqual(received, [WRITTEN, { text: '\n\nMind the tests.' }]);
        assert.deepEqual(host.seen('AfterTool')[0].tool_response.llmContent, [WRITTEN]);
      });
    });

    it('behaves as without hookwright if there is no hook', { timeout: 60_000 }, async () => {
      const see = ({ said, ran, raw }) => ({ said, ran, raw });
      const alone = await converse(ask, undefined, see);
      assert.deepEqual([alone.ran, alone.raw.length], [[{ path: 'a.txt' }], 2]);
      assert.deepEqual(await converse(ask, {}, see), alone);
    });

    it('runs the hooks once if its client has the same hooks', { timeout: 60_000 }, async () => {
      const hooks = {
        BeforeToolSelection: '',
        BeforeTool: `return { hookSpecificOutput: { tool_input: { path: input.tool_input.path + '!' } } };`,
        AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
      };
      const wrap = (client, config) => withMcpHooks(client, config, { name: 'own' });
      const see = ({ ran, received, host, raw }) => {
        assert.deepEqual(ran, [{ path: 'a.txt!' }]);
        assert.deepEqual(received, [WRITTEN, { text: '\n\nMind the tests.' }]);
        assert.deepEqual(
          host.seen('BeforeTool').map(({ tool_name }) => tool_name),
          ['mcp__own__write'],
        );
        assert.equal(host.seen('AfterTool').length, 1);
        assert.equal(host.seen('BeforeToolSelection').length, raw.length);
      };
      await converse(ask, hooks, see, { wrap });
    });

    it('is not called if a guard blocks, even if its client has hooks too', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `console.error('not there'); process.exit(2);` };
      const see = ({ ran, host }) => assert.deepEqual([ran, host.seen('BeforeTool').length], [[], 1]);
      await converse(ask, hooks, see, { wrap: withMcpHooks });
    });

    it('keeps from the model what a BeforeModel hook cuts from its result', { timeout: 60_000 }, async () => {
      const hooks = {
        BeforeModel: `const tool_results = input.tool_results?.map(({ id, text }) => ({ id, text: text.replace('written', '***') }));
          return tool_results && { hookSpecificOutput: { tool_results } };`,
      };
      await converse(ask, hooks, ({ ran, raw }) => {
        assert.equal(ran.length, 1);
        assert.ok(!raw.join().includes('written') && raw.at(-1).includes('***'), raw.at(-1));
      });
    });

    it('is blocked once by its guard, even with another tool', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };` };
      const see = ({ ran, received, host }) =>
        assert.deepEqual([ran, received.length, host.seen('BeforeTool').length], [[], 1, 1]);
      await converse(ask, hooks, see, { names: ['read', 'write'] });
    });

    it('has its result read once by a hook, even with another tool', { timeout: 60_000 }, async () => {
      const hooks = { AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };` };
      const see = ({ received, host }) => {
        assert.deepEqual(received, [WRITTEN, { text: '\n\nMind the tests.' }]);
        assert.equal(host.seen('AfterTool').length, 1);
      };
      await converse(ask, hooks, see, { names: ['read', 'write'] });
    });
  });
}

it('mcpToTool runs the guard of a function that no tool declared', { timeout: 60_000 }, async () => {
  const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };` };
  const see = ({ received, host }) => {
    assert.equal(received[0].functionResponse.response.error, 'Tool execution blocked: not there');
    assert.equal(host.seen('BeforeTool')[0].tool_name, 'write');
  };
  await converse(forms.whole, hooks, see, { names: ['read'] });
});
