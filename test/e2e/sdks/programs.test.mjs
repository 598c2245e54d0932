// The programs of examples/programs that use an SDK, with the packed package and a loopback server for their protocol.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';
import { installPacked, makeHost, repo } from '../examples/packed.mjs';
import { chat, messages } from './answers.mjs';
import { Server } from './server.mjs';

const packages = join(import.meta.dirname, 'node_modules');
const linksTo = (names) =>
  Object.fromEntries(Object.entries(names).map(([name, folder]) => [name, join(packages, folder)]));
const keys = (url) => ({
  OPENAI_API_KEY: 'k',
  OPENAI_BASE_URL: url,
  ANTHROPIC_API_KEY: 'k',
  ANTHROPIC_BASE_URL: url,
});

/** Hook that blocks with a reason if its input contains the text. */
const guard = (text, reason) => ({
  type: 'command',
  name: 'guard',
  command: `if grep -q '${text}'; then echo '${reason}' >&2; exit 2; fi`,
});
/** Hook that adds a text to the context of the model, and a system message. */
const context = (text) => {
  const hookSpecificOutput = { additionalContext: text };
  const output = { hookSpecificOutput, systemMessage: `Also: ${text}` };
  return { type: 'command', name: 'context', command: `echo '${JSON.stringify(output)}'` };
};
const stop = { type: 'command', name: 'stop', command: `echo '{"continue":false,"stopReason":"enough for today"}'` };
const hooksOf = (hooks) =>
  Object.fromEntries(Object.entries(hooks).map(([event, hook]) => [event, [{ hooks: [hook] }]]));

let installed;
before(() => (installed = installPacked()));
after(() => installed.remove());

/** Runs the program of a host against a server whose first response calls the tools. */
async function runWithModel(host, answer, see) {
  let asked = 0;
  const server = await Server.start((body) => answer(body, asked++ === 0));
  try {
    const { stdout, stderr } = await host.run(['Which port?'], keys(server.url));
    await see({ stdout, stderr, server });
  } finally {
    await server.close();
  }
}

it('every program is shorter than 60 lines', () => {
  const folder = join(repo, 'examples/programs');
  const programs = readdirSync(folder).filter((name) => /\.(mjs|ts)$/.test(name));
  assert.equal(programs.length, 7);
  for (const name of programs) assert.ok(readFileSync(join(folder, name), 'utf8').split('\n').length <= 60, name);
});

describe('openai.mjs', () => {
  const links = linksTo({ openai: 'openai' });
  const called = (id, name, args) => ({ id, type: 'function', function: { name, arguments: JSON.stringify(args) } });
  const tool_calls = [
    called('call_1', 'read_file', { path: 'a.txt' }),
    called('call_2', 'write_file', { path: 'b.txt', text: 'sk_live_1' }),
    called('call_3', 'no_such_tool', {}),
  ];
  const answer = (body, calls) => {
    const { json } = chat(body, { calls });
    if (calls) json.choices[0].message.tool_calls = tool_calls;
    return { json };
  };
  const received = (server, id) => server.sent.at(-1).messages.find(({ tool_call_id }) => tool_call_id === id)?.content;
  const guarded = { BeforeTool: [{ matcher: 'write_file', hooks: [guard('sk_live_', 'no secrets in files')] }] };

  it('runs both tools without hooks, and a tool that does not exist fails', { timeout: 90_000 }, async () => {
    const host = makeHost(installed.folder, 'openai.mjs', links);
    host.writeProject('a.txt', 'PORT=80');
    await runWithModel(host, answer, ({ stdout, stderr, server }) => {
      assert.deepEqual([stdout, stderr], ['The port is 80.\n', '']);
      assert.equal(received(server, 'call_1'), 'PORT=80');
      assert.equal(received(server, 'call_2'), 'Wrote b.txt.');
      assert.match(received(server, 'call_3'), /^Tool execution failed: /);
      assert.equal(readFileSync(join(host.project, 'b.txt'), 'utf8'), 'sk_live_1');
    });
  });

  it('is guarded by a project hook once it is trusted, and blocks before', { timeout: 90_000 }, async () => {
    const host = makeHost(installed.folder, 'openai.mjs', links);
    host.writeProject('a.txt', 'PORT=80');
    host.writeProject('.hookwright/settings.json', { enableHooks: true, hooks: guarded });
    const reads = async (pattern) =>
      runWithModel(host, answer, ({ server }) => {
        assert.equal(received(server, 'call_1'), 'PORT=80');
        assert.match(received(server, 'call_2'), pattern);
        assert.ok(!existsSync(join(host.project, 'b.txt')));
      });
    await reads(/^Tool execution blocked: .*not trusted/);
    host.trust();
    await reads(/^Tool execution blocked: no secrets in files$/);
  });

  it('passes the context of the session and of the turn to the model', { timeout: 90_000 }, async () => {
    const host = makeHost(installed.folder, 'openai.mjs', links);
    host.writeUserSettings(
      hooksOf({ SessionStart: context('Prices are in euro.'), BeforeAgent: context('It is Monday.') }),
    );
    await runWithModel(host, answer, ({ server }) => {
      const [{ role, content }] = server.sent[0].messages;
      assert.equal(role, 'system');
      assert.deepEqual(content.split('\n'), [
        'You work on the files of a project.',
        'Prices are in euro.',
        'Also: Prices are in euro.',
        'It is Monday.',
        'Also: It is Monday.',
      ]);
    });
  });

  const stops = {
    BeforeAgent: { requests: 0, said: /^stopped by a hook: enough for today\n$/ },
    BeforeTool: { requests: 1, said: /^stopped by a hook: enough for today\n$/ },
    AfterModel: { requests: 1, said: /^stopped by a hook: enough for today\n$/ },
  };
  for (const [event, { requests, said }] of Object.entries(stops)) {
    it(`ends if ${event} stops the agent`, { timeout: 90_000 }, async () => {
      const host = makeHost(installed.folder, 'openai.mjs', links);
      host.writeUserSettings(hooksOf({ [event]: stop }));
      await runWithModel(host, answer, ({ stdout, server }) => {
        assert.match(stdout, said);
        assert.equal(server.sent.length, requests);
        assert.ok(!existsSync(join(host.project, 'b.txt')));
      });
    });
  }

  it('prints the reason if a hook blocks the model call', { timeout: 90_000 }, async () => {
    const host = makeHost(installed.folder, 'openai.mjs', links);
    host.writeUserSettings(hooksOf({ BeforeModel: guard('port', 'no questions about ports') }));
    await runWithModel(host, answer, ({ stdout, server }) => {
      assert.deepEqual([stdout, server.sent.length], ['no questions about ports\n', 0]);
    });
  });
});

/** Writes user settings whose hook records every event and redacts tool results. Returns a reader of the events. */
function recordEvents(host) {
  const script = join(host.project, 'record.mjs');
  const log = join(host.project, 'events');
  host.writeProject(
    'record.mjs',
    `import { appendFileSync, readFileSync } from 'node:fs';
const { hook_event_name, tool_results = [] } = JSON.parse(readFileSync(0, 'utf8'));
appendFileSync(${JSON.stringify(log)}, hook_event_name + '\\n');
const redacted = tool_results.map(({ id, text }) => ({ id, text: text.replace('sk-1', '[redacted]') }));
if (redacted.length > 0) console.log(JSON.stringify({ hookSpecificOutput: { tool_results: redacted } }));`,
  );
  const hook = { type: 'command', name: 'record', command: process.execPath, args: [script] };
  const events = ['SessionStart', 'BeforeModel', 'AfterModel', 'BeforeTool', 'AfterTool', 'SessionEnd'];
  host.writeUserSettings(hooksOf(Object.fromEntries(events.map((event) => [event, hook]))));
  return () => readFileSync(log, 'utf8').trim().split('\n');
}

/** Replaces the tool name of the servers with that of the programs. */
const renamed = (given) => JSON.parse(JSON.stringify(given).replaceAll(/(\\?")write\1/g, '$1read_file$1'));

const agents = {
  'ai-sdk.mjs with ai 7': {
    program: 'ai-sdk.mjs',
    answer: chat,
    links: { ai: 'ai', '@ai-sdk/openai': '@ai-sdk/openai' },
  },
  'ai-sdk.mjs with ai 6': {
    program: 'ai-sdk.mjs',
    answer: chat,
    links: { ai: 'ai-6', '@ai-sdk/openai': 'ai-sdk-openai-3' },
  },
  'ai-sdk.mjs with ai 5': {
    program: 'ai-sdk.mjs',
    answer: chat,
    links: { ai: 'ai-5', '@ai-sdk/openai': 'ai-sdk-openai-2' },
  },
  'openai.mjs with one call': { program: 'openai.mjs', answer: chat, links: { openai: 'openai' } },
  'anthropic.mjs': { program: 'anthropic.mjs', answer: messages, links: { '@anthropic-ai/sdk': '@anthropic-ai/sdk' } },
};
for (const [title, { program, answer, links }] of Object.entries(agents)) {
  describe(title, () => {
    const reply = (body, calls) => renamed(answer(body, { calls }));

    it('runs its tool, and the model reads its result and the context of hooks', { timeout: 90_000 }, async () => {
      const host = makeHost(installed.folder, program, linksTo(links));
      host.writeProject('a.txt', 'PORT=80');
      host.writeUserSettings(
        hooksOf({ SessionStart: context('Prices are in euro.'), AfterTool: context('Mind the tests.') }),
      );
      await runWithModel(host, reply, ({ stdout, server }) => {
        assert.ok(stdout.trimEnd().endsWith('The port is 80.'), stdout);
        assert.equal(server.sent.length, 2);
        assert.equal(server.sent[0].stream ?? false, program === 'ai-sdk.mjs');
        assert.match(server.raw[0], /project\.\\nPrices are in euro\.\\nAlso: Prices are in euro\./);
        assert.match(server.raw[1], /PORT=80\\n\\n.*Mind the tests\./);
        assert.match(server.raw[1], /Also: Mind the tests\./);
      });
    });

    it('fires the events of its session in order, and hooks redact what the model reads', {
      timeout: 90_000,
    }, async () => {
      const host = makeHost(installed.folder, program, linksTo(links));
      host.writeProject('a.txt', 'TOKEN=sk-1');
      const events = recordEvents(host);
      await runWithModel(host, reply, ({ stdout, server }) => {
        assert.ok(stdout.trimEnd().endsWith('The port is 80.'), stdout);
        assert.ok(server.raw[1].includes('TOKEN=[redacted]') && !server.raw[1].includes('sk-1'), server.raw[1]);
        const around = ['BeforeModel', 'AfterModel'];
        assert.deepEqual(events(), ['SessionStart', ...around, 'BeforeTool', 'AfterTool', ...around, 'SessionEnd']);
      });
    });

    it('does not run a tool that a hook blocks, and the model reads the reason', { timeout: 90_000 }, async () => {
      const host = makeHost(installed.folder, program, linksTo(links));
      host.writeProject('a.txt', 'PORT=80');
      host.writeUserSettings(hooksOf({ BeforeTool: guard('a.txt', 'not that file') }));
      await runWithModel(host, reply, ({ server }) => {
        assert.match(server.raw[1], /Tool execution blocked: not that file/);
        assert.doesNotMatch(server.raw[1], /PORT=80/);
      });
    });

    for (const event of ['BeforeTool', 'AfterModel']) {
      it(`ends if ${event} stops the agent`, { timeout: 90_000 }, async () => {
        const host = makeHost(installed.folder, program, linksTo(links));
        host.writeUserSettings(hooksOf({ [event]: stop }));
        await runWithModel(host, reply, ({ stdout, server }) => {
          assert.match(stdout, /stopped by a hook: .*enough for today\n$/);
          assert.equal(server.sent.length, 1);
        });
      });
    }
  });
}

describe('mcp.mjs', () => {
  /** Starts an MCP server with two tools, which records its calls. */
  async function startMcpServer() {
    const ran = [];
    const http = createServer(async (request, response) => {
      const server = new McpServer({ name: 'test', version: '1.0.0' });
      for (const name of ['read_file', 'write_file']) {
        server.registerTool(name, { inputSchema: { path: z.string() } }, ({ path }) => {
          ran.push([name, path]);
          return { content: [{ type: 'text', text: `${name} ${path}` }] };
        });
      }
      const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
      response.on('close', () => void server.close());
      await server.connect(transport);
      await transport.handleRequest(request, response);
    });
    await new Promise((listening) => http.listen(0, '127.0.0.1', listening));
    return {
      url: `http://127.0.0.1:${http.address().port}/mcp`,
      ran,
      close: () => {
        http.closeAllConnections();
        return new Promise((closed) => http.close(closed));
      },
    };
  }

  async function callTool(hooks, name, path) {
    const links = linksTo({ '@modelcontextprotocol/sdk': '@modelcontextprotocol/sdk' });
    const host = makeHost(installed.folder, 'mcp.mjs', links);
    host.writeUserSettings(hooks);
    const server = await startMcpServer();
    try {
      const { stdout } = await host.run([server.url, name, JSON.stringify({ path })]);
      return { lines: stdout.trimEnd().split('\n'), ran: server.ran };
    } finally {
      await server.close();
    }
  }

  const matched = (hook) => ({ BeforeTool: [{ matcher: 'mcp__files__write_file', hooks: [hook] }] });
  const tools = 'tools: read_file, write_file';

  it('calls a tool that the hooks allow', { timeout: 90_000 }, async () => {
    const { lines, ran } = await callTool(matched(guard('.env', 'not that file')), 'write_file', 'a.txt');
    assert.deepEqual([lines, ran], [[tools, 'result: write_file a.txt'], [['write_file', 'a.txt']]]);
  });

  it('does not call a tool that a hook blocks', { timeout: 90_000 }, async () => {
    const { lines, ran } = await callTool(matched(guard('.env', 'not that file')), 'write_file', '.env');
    assert.deepEqual([lines, ran], [[tools, 'error: Tool execution blocked: not that file'], []]);
  });

  it('lists and calls only the tools that a hook selects', { timeout: 90_000 }, async () => {
    const toolConfig = { mode: 'ANY', allowedFunctionNames: ['mcp__files__read_file'] };
    const command = `echo '${JSON.stringify({ hookSpecificOutput: { toolConfig } })}'`;
    const { lines } = await callTool(hooksOf({ BeforeToolSelection: { type: 'command', command } }), 'read_file', 'a');
    assert.deepEqual(lines, ['tools: read_file', 'result: read_file a']);
  });
});
