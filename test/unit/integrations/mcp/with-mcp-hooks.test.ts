import { describe, expect, it, vi } from 'vitest';
import type { HookEventName, HookOutput } from '../../../../generated/index.js';
import { createConfig } from '../../../../src/index.js';
import { type McpHookOptions, withMcpHooks } from '../../../../src/integrations/mcp/index.js';

type Input = Record<string, unknown>;
type Result = { content: { type: string; text: string }[]; isError?: boolean };

/** Imitates the SDK's client as far as hooks need it: private fields, and a method below callTool. */
class FakeClient {
  readonly #sent: unknown[] = [];
  failure: Error | undefined;
  readonly experimental = {
    tasks: { callToolStream: () => 'unguarded', requestStream: () => 'unguarded', listTasks: () => ['task'] },
  };

  get sent(): unknown[] {
    return this.#sent;
  }

  getServerVersion(): { name: string } {
    return { name: 'own' };
  }

  async callTool(params: { name: string; arguments?: Input; _meta?: Input }, ..._options: unknown[]): Promise<Result> {
    this.#sent.push(params);
    if (this.failure !== undefined) throw this.failure;
    return { content: [{ type: 'text', text: 'done' }] };
  }

  async listTools(_params?: unknown): Promise<{ tools: { name: string }[]; nextCursor: string }> {
    return { tools: [{ name: 'read' }, { name: 'write' }], nextCursor: 'next' };
  }

  requestStream(_request: { method: string }): string {
    return 'streamed';
  }

  async request(request: { method: string; params?: object }): Promise<unknown> {
    this.#sent.push(request);
    return { content: [] };
  }
}

async function hookedWith(event: HookEventName, answer: () => HookOutput, options?: McpHookOptions) {
  const config = createConfig({ workingDir: process.cwd() });
  const seen: Input[] = [];
  const system = config.getHookSystem();
  await system?.initialize();
  const action = async (input: object): Promise<HookOutput> => {
    seen.push({ ...input });
    return answer();
  };
  system?.registerHook({ type: 'function', name: 'test', action }, event);
  const client = new FakeClient();
  return { client, seen, hooked: withMcpHooks(client, config, options) };
}

describe('withMcpHooks', () => {
  it.each(['hookwright/toolUseId', 'claudecode/toolUseId'])('passes the call id in %s to hooks', async (key) => {
    const { hooked, seen } = await hookedWith('AfterTool', () => ({}));
    await hooked.callTool({ name: 'read', _meta: { [key]: 'toolu_1' } });
    await hooked.callTool({ name: 'read', _meta: { [key]: ' ', other: 'x' } });
    expect(seen).toMatchObject([{ tool_use_id: 'toolu_1' }, { tool_use_id: expect.stringMatching(/^call_/) }]);
  });

  it('passes the server of a tool to hooks', async () => {
    const context = { command: 'run' };
    const { hooked, seen, client } = await hookedWith('BeforeTool', () => ({}), { context });
    const params = { name: 'read', arguments: { a: 1 }, _meta: { progressToken: 1 } };
    expect(await hooked.callTool(params)).toEqual({ content: [{ type: 'text', text: 'done' }] });
    expect(seen).toMatchObject([
      {
        tool_name: 'mcp__own__read',
        tool_input: { a: 1 },
        mcp_context: { server_name: 'own', tool_name: 'read', command: 'run' },
      },
    ]);
    expect(client.sent[0]).toBe(params);
    const named = await hookedWith('BeforeTool', () => ({}), { name: 'given' });
    await named.hooked.callTool({ name: 'read' });
    expect(named.seen).toMatchObject([{ tool_name: 'mcp__given__read', tool_input: {} }]);
  });

  it('does not send a blocked call, not even below callTool or as a stream', async () => {
    const { hooked, client } = await hookedWith('BeforeTool', () => ({ decision: 'deny', reason: 'no' }));
    const refused = { content: [{ type: 'text', text: 'Tool execution blocked: no' }], isError: true };
    expect(await hooked.callTool({ name: 'read' })).toEqual(refused);
    expect(await hooked.request({ method: 'tools/call', params: { name: 'read' } })).toEqual(refused);
    expect(() => hooked.experimental.tasks.callToolStream()).toThrow(/^cannot stream a tool call/);
    const stream = hooked.experimental.tasks.requestStream;
    expect(() => Reflect.apply(stream, undefined, [{ method: 'tools/call' }])).toThrow(/^cannot stream a tool call/);
    expect(() => hooked.requestStream({ method: 'tools/call' })).toThrow(/^cannot stream a tool call/);
    expect(hooked.requestStream({ method: 'ping' })).toBe('streamed');
    expect(client.sent).toEqual([]);
    expect(hooked.experimental.tasks.listTasks()).toEqual(['task']);
    await hooked.request({ method: 'ping' });
    expect(client.sent).toEqual([{ method: 'ping' }]);
  });

  it('returns the reason instead of an error of the server if AfterTool stops the agent', async () => {
    const { hooked, client } = await hookedWith('AfterTool', () => ({ continue: false, stopReason: 'leak' }));
    client.failure = new Error('sk-1');
    const result = await hooked.callTool({ name: 'read' });
    expect(result).toEqual({ content: [{ type: 'text', text: expect.stringMatching(/leak/) }], isError: true });
    const quiet = await hookedWith('AfterTool', () => ({}));
    quiet.client.failure = client.failure;
    await expect(quiet.hooked.callTool({ name: 'read' })).rejects.toBe(client.failure);
  });

  it.each([
    ['that the client requests', { task: { ttl: 1 } }, {}],
    ['that the client requests outside the parameters', {}, { task: { ttl: 1 } }],
  ])('creates no task for a call %s if hooks read results', async (_, params, options) => {
    const read = await hookedWith('AfterTool', () => ({}));
    const call = { name: 'read', arguments: {}, ...params };
    await expect(read.hooked.callTool(call, options)).rejects.toThrow(/would bypass the hooks that read results/);
    expect(read.client.sent).toEqual([]);
    const unread = await hookedWith('BeforeTool', () => ({}));
    await unread.hooked.callTool(call, options);
    expect(unread.client.sent).toHaveLength(1);
  });

  it('asks a person if a hook requires it, and blocks if there is none', async () => {
    const ask = () => ({ decision: 'ask' as const, reason: 'sure' });
    const confirm = vi.fn(() => Promise.resolve(true));
    const { hooked } = await hookedWith('BeforeTool', ask, { confirm });
    expect((await hooked.callTool({ name: 'read' })).isError).toBeUndefined();
    expect(confirm).toHaveBeenCalledOnce();
    const alone = await hookedWith('BeforeTool', ask);
    expect((await alone.hooked.callTool({ name: 'read' })).isError).toBe(true);
  });

  it('aborts the hooks of a call with its signal, and then sends nothing', async () => {
    const { hooked, client, seen } = await hookedWith('BeforeTool', () => ({}));
    const result = await hooked.callTool({ name: 'read' }, undefined, { signal: AbortSignal.abort() });
    expect(result.isError).toBe(true);
    expect([...client.sent, ...seen]).toEqual([]);
  });

  it('accepts only a string as tool name, and only an object as arguments', async () => {
    const { hooked, client } = await hookedWith('BeforeTool', () => ({}));
    for (const wrong of [undefined, { name: 1 }, { name: 'x', arguments: [] }, { name: 'x', arguments: null }]) {
      await expect(Reflect.apply(hooked.callTool, hooked, [wrong])).rejects.toThrow(TypeError);
    }
    expect(client.sent).toEqual([]);
  });

  it.each([
    [{ mode: 'NONE' }, []],
    [{ mode: 'ANY', allowedFunctionNames: ['mcp__own__write'] }, ['write']],
    [{ mode: 'AUTO', allowedFunctionNames: ['read', 'other'] }, ['read']],
    [{ mode: 'AUTO' }, ['read', 'write']],
  ])('offers the tools that remain after %j', async (toolConfig, left) => {
    const { hooked, seen } = await hookedWith('BeforeToolSelection', () => ({ hookSpecificOutput: { toolConfig } }));
    const { tools, nextCursor } = await hooked.listTools();
    expect({ names: tools.map(({ name }) => name), nextCursor }).toEqual({ names: left, nextCursor: 'next' });
    expect(JSON.stringify(seen)).toContain('mcp__own__write');
  });
});
