// Tools that Anthropic's session runners execute on this machine, with their hooks.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Anthropic from '@anthropic-ai/sdk';
import { ToolStoppedError, withHooks } from '../../../dist/anthropic.js';
import { makeHost } from './host.mjs';
import { SessionsServer } from './sessions-server.mjs';

const item = { workId: 'work_1', environmentId: 'env_1', sessionId: 'sesn_1', environmentKey: 'k' };
const workerOptions = { environmentId: 'env_1', environmentKey: 'k', memorySyncIntervalMs: null };

/** Ways to run the tools of a session. */
const runners = {
  'beta.sessions.events.toolRunner': async (client, tools) => {
    for await (const _call of client.beta.sessions.events.toolRunner('sesn_1', { tools }));
  },
  'beta.environments.work.worker with a list of tools': (client, tools) =>
    client.beta.environments.work.worker({ ...workerOptions, tools }).handleItem(item),
  'beta.environments.work.worker with a function': (client, tools) =>
    client.beta.environments.work.worker({ ...workerOptions, tools: () => tools }).handleItem(item),
  'beta.environments.work.worker with a signal for the item': (client, tools) => {
    const { signal } = new AbortController();
    return client.beta.environments.work.worker({ ...workerOptions, tools }).handleItem({ ...item, signal });
  },
  'beta.environments.work.worker of a client with other options': (client, tools) =>
    client
      .withOptions({ timeout: 9_000 })
      .beta.environments.work.worker({ ...workerOptions, tools })
      .handleItem(item),
};

async function runSession(hooks, run, see) {
  const host = makeHost(hooks);
  const server = await SessionsServer.start({ name: 'write', input: { path: 'a.txt' } });
  const client = withHooks(new Anthropic({ apiKey: 'k', baseURL: server.url, maxRetries: 0 }), host.config);
  const ran = [];
  const write = {
    type: 'custom',
    name: 'write',
    input_schema: { type: 'object' },
    parse: (input) => input,
    run: async (input) => {
      ran.push(input);
      return 'written';
    },
  };
  try {
    await see({ session: run(client, [write]), ran, server, host });
  } finally {
    await server.close();
    await host.end();
  }
}

for (const [name, run] of Object.entries(runners)) {
  describe(name, () => {
    it('runs each tool with its hooks', { timeout: 60_000 }, async () => {
      const hooks = {
        BeforeTool: `return { hookSpecificOutput: { tool_input: { path: 'b.txt' } } };`,
        AfterTool: `return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } };`,
      };
      await runSession(hooks, run, async ({ session, ran, server, host }) => {
        await session;
        assert.deepEqual(ran, [{ path: 'b.txt' }]);
        assert.deepEqual(server.results, [{ text: 'written\n\nMind the tests.', is_error: false }]);
        assert.equal(host.seen('BeforeTool')[0].tool_name, 'write');
      });
    });

    it('does not run a tool that a hook blocks', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `return { decision: 'deny', reason: 'not there' };` };
      await runSession(hooks, run, async ({ session, ran, server }) => {
        await session;
        assert.deepEqual(ran, []);
        assert.equal(server.results.length, 1);
        assert.match(server.results[0].text, /Tool execution blocked: not there/);
        assert.equal(server.results[0].is_error, true);
      });
    });

    it('rejects with ToolStoppedError if a hook stops the agent', { timeout: 60_000 }, async () => {
      const hooks = { BeforeTool: `return { continue: false, stopReason: 'enough' };` };
      await runSession(hooks, run, async ({ session, ran, server }) => {
        await assert.rejects(session, (error) => error instanceof ToolStoppedError && /enough/.test(error.message));
        assert.deepEqual([ran, server.results], [[], []]);
      });
    });
  });
}

describe('beta.environments.work.worker', () => {
  it('stops polling for work if a hook stops the agent', { timeout: 60_000 }, async () => {
    const hooks = { BeforeTool: `return { continue: false, stopReason: 'enough' };` };
    const poll = (client, tools) => client.beta.environments.work.worker({ ...workerOptions, tools }).run();
    await runSession(hooks, poll, async ({ session, ran }) => {
      await assert.rejects(session, ToolStoppedError);
      assert.deepEqual(ran, []);
    });
  });

  it('is rejected without tools, because the default tools of the SDK have no hooks', async () => {
    const host = makeHost({});
    try {
      const client = withHooks(new Anthropic({ apiKey: 'k' }), host.config);
      assert.throws(
        () => client.beta.environments.work.worker(workerOptions),
        /^Error: cannot start a worker: .* Pass them yourself: tools: \(context\) => betaAgentToolset20260401\(context\)$/,
      );
      const worker = client.beta.environments.work.worker({ ...workerOptions, tools: [] });
      assert.throws(() => (worker.tools = undefined), TypeError);
    } finally {
      await host.end();
    }
  });
});
