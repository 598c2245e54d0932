import { type CallableTool, mcpToTool } from '@google/genai';
import { describe, expect, it } from 'vitest';
import type { HookDefinition } from '../../../../../src/index.js';
import { withMcpHooks } from '../../../../../src/integrations/mcp/index.js';
import { withHooks } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { makeHost, on, type Scripts } from '../../../../support/core/triggers/host.js';
import { callsOnce, NotesClient } from '../../../../support/integrations/model-sdks/genai/mcp-server.js';
import { forms, makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';

const model = callsOnce({ name: 'write', args: { path: 'a' } });
const asking = (tool: CallableTool) => ({ model: 'm', contents: 'Write it.', config: { tools: [tool] } });
const matching = (matcher: string, ...[hook]: Parameters<typeof on>): HookDefinition => ({
  matcher,
  hooks: hook === undefined ? [] : [hook],
});

const everyEvent = ({ node }: Scripts) => ({
  BeforeToolSelection: on(node('')),
  BeforeTool: on(node(`return { hookSpecificOutput: { tool_input: { path: input.tool_input.path + '!' } } }`)),
  AfterTool: on(node(`return { hookSpecificOutput: { additionalContext: 'Mind the tests.' } }`)),
});

describe.each(forms)('hooked client in mcpToTool, $form', ({ ask }) => {
  it('runs its hooks once: one event, one rewrite, one added context [TRT-9] [TRT-10]', async () => {
    const wire = await makeWire(everyEvent, { model });
    const client = new NotesClient();
    await ask(wire.models, asking(mcpToTool(withMcpHooks(client, wire.config, { name: 'own' }))));
    expect(client.ran).toEqual([{ path: 'a!' }]);
    expect(wire.seen('BeforeTool')).toMatchObject([
      { tool_name: 'mcp__own__write', mcp_context: { server_name: 'own', tool_name: 'write' } },
    ]);
    expect(wire.seen('AfterTool')).toHaveLength(1);
    expect(wire.seen('BeforeToolSelection')).toHaveLength(wire.server.calls.length);
    expect(JSON.stringify(wire.bodies()).match(/Mind the tests/g)).toHaveLength(1);
  });

  it('is not called if a guard blocks, and calls its own confirm function [TRT-7] [X-60]', async () => {
    const guarded = await makeWire(({ bash }) => ({ BeforeTool: on(bash('echo no >&2; exit 2')) }), { model });
    const client = new NotesClient();
    await ask(guarded.models, asking(mcpToTool(withMcpHooks(client, guarded.config))));
    expect(client.ran).toEqual([]);
    expect(JSON.stringify(guarded.bodies().at(-1))).toContain('Tool execution blocked: no');
    const asked = await makeWire(({ bash }) => ({ BeforeTool: on(bash(`echo '{"decision":"ask"}'`)) }), { model });
    const confirm = async () => true;
    await ask(asked.models, asking(mcpToTool(withMcpHooks(client, asked.config, { confirm }))));
    expect(client.ran).toEqual([{ path: 'a' }]);
  });

  it('runs the hooks of both configs if they differ [TRT-5]', async () => {
    const wire = await makeWire(({ node }) => ({ BeforeTool: on(node('')) }), { model });
    const other = makeHost(({ bash }) => ({ BeforeTool: on(bash('echo no >&2; exit 2')) }));
    const client = new NotesClient();
    const tool = mcpToTool(withMcpHooks(client, other.config, { name: 'own' }));
    await ask(wire.models, asking(tool));
    expect(client.ran).toEqual([]);
    expect(wire.seen('BeforeTool')).toMatchObject([{ tool_name: 'mcp__own__write' }]);
  });

  it('can be combined with a client without hooks, with one event per call [TRT-5]', async () => {
    const both = callsOnce({ name: 'write', args: {} }, { name: 'read', args: {} });
    const wire = await makeWire(({ node }) => ({ BeforeTool: on(node('')) }), { model: both });
    const hooked = withMcpHooks(new NotesClient('write'), wire.config, { name: 'own' });
    await ask(wire.models, asking(mcpToTool(hooked, new NotesClient('read'))));
    expect(wire.seen('BeforeTool').map((input) => input['tool_name'])).toEqual(['mcp__own__write', 'mcp__notes__read']);
  });

  it('lists its tools once for many requests', async () => {
    const wire = await makeWire(everyEvent, { model });
    const client = new NotesClient();
    const tool = mcpToTool(withMcpHooks(client, wire.config));
    for (const _ of [1, 2, 3]) await ask(wire.models, asking(tool));
    expect(client.listed).toBe(1);
  });
});

describe.each(forms)('plain client in mcpToTool, $form', ({ ask }) => {
  it.each(['^mcp__', '^mcp__notes__write$', '^write$', 'write', '*'])(
    'is not called if a guard of %s blocks [PLN-1] [TRT-7]',
    async (matcher) => {
      const deny = ({ bash }: Scripts) => ({ BeforeTool: [matching(matcher, bash('echo no >&2; exit 2'))] });
      const wire = await makeWire(deny, { model });
      const client = new NotesClient();
      await ask(wire.models, asking(mcpToTool(client)));
      expect(client.ran).toEqual([]);
      expect(JSON.stringify(wire.bodies().at(-1))).toContain('Tool execution blocked: no');
    },
  );

  it('is passed to hooks with its server and the name that the model used [EVT-17]', async () => {
    const wire = await makeWire(({ node }) => ({ BeforeTool: on(node('')), AfterTool: on(node('')) }), { model });
    await ask(wire.models, asking(mcpToTool(new NotesClient())));
    const shown = {
      tool_name: 'mcp__notes__write',
      mcp_context: { server_name: 'notes', tool_name: 'write' },
      original_request_name: 'write',
    };
    expect(wire.seen()).toMatchObject([shown, shown]);
  });

  it('rejects a task as result if hooks read results [TRT-5]', async () => {
    class TaskClient extends NotesClient {
      override async callTool() {
        return { task: { taskId: 't1' } };
      }
    }
    const wire = await makeWire(({ node }) => ({ AfterTool: on(node('')) }), { model });
    await expect(ask(wire.models, asking(mcpToTool(new TaskClient())))).rejects.toThrow(/bypass the hooks/);
    const withoutResultHooks = await makeWire(({ node }) => ({ BeforeTool: on(node('')) }), { model });
    await ask(withoutResultHooks.models, asking(mcpToTool(new TaskClient())));
    expect(withoutResultHooks.server.calls).toHaveLength(2);
  });

  it('runs a hook once that matches both names [PLN-1]', async () => {
    const wire = await makeWire(({ node }) => ({ BeforeTool: [matching('write', node(''))] }), { model });
    await ask(wire.models, asking(mcpToTool(new NotesClient())));
    expect(wire.seen('BeforeTool')).toHaveLength(1);
  });
});

it('mcpToTool call has its plain tool name if the SDK does not expose the server', async () => {
  const wire = await makeWire(({ node }) => ({ BeforeTool: on(node('')) }), { model });
  const client = new NotesClient();
  const inner = mcpToTool(client);
  const opaque = { tool: () => inner.tool(), callTool: inner.callTool.bind(inner) };
  await withHooks(wire.client.models, wire.config).generateContent(asking(opaque));
  expect(wire.seen('BeforeTool')).toMatchObject([{ tool_name: 'write' }]);
  expect(wire.seen('BeforeTool')[0]).not.toHaveProperty('mcp_context');
});
