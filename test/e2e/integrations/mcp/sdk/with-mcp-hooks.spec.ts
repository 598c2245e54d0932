import { CallToolResultSchema, EmptyResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it, vi } from 'vitest';
import { createConfig } from '../../../../../src/index.js';
import { withMcpHooks } from '../../../../../src/integrations/mcp/index.js';
import { type AnyClient, CLIENTS, connect, SERVERS, textsIn } from './clients.js';

function configWith(hooks: Parameters<typeof createConfig>[0]['hooks']) {
  return createConfig({ workingDir: process.cwd(), hooks });
}

const command = (text: string) => [{ hooks: [{ type: 'command' as const, command: text }] }];

describe.each(Object.entries(CLIENTS))('withMcpHooks with an SDK client (%s)', (_, makeClient) => {
  async function hookedWith(hooks: Parameters<typeof configWith>[0]) {
    const client: AnyClient = makeClient();
    await connect(client, SERVERS.modern);
    return { client, hooked: withMcpHooks<AnyClient>(client, configWith(hooks)) };
  }

  it('blocks, rewrites and adds context, and leaves other methods unchanged', async () => {
    const rewrite = { hookSpecificOutput: { tool_input: { text: 'changed' } } };
    const { hooked } = await hookedWith({
      BeforeTool: [
        ...command(`cat > /dev/null; echo '${JSON.stringify(rewrite)}'`),
        { matcher: '^mcp__modern__sum$', hooks: [{ type: 'command', command: 'echo no >&2; exit 2' }] },
      ],
      AfterTool: command('cat > /dev/null; echo \'{"hookSpecificOutput":{"additionalContext":"more"}}\''),
    });
    await hooked.listTools();
    expect(textsIn(await hooked.callTool({ name: 'echo', arguments: { text: 'x' } }))).toEqual(['changed', 'more']);
    const refused = await hooked.callTool({ name: 'sum', arguments: { of: [1] } });
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/blocked: no/) }] });
    expect(await hooked.readResource({ uri: 'test://one' })).toMatchObject({ contents: [{ text: 'the resource' }] });
    expect(hooked.getServerVersion()).toMatchObject({ name: 'modern' });
    expect(hooked.transport).toBeDefined();
  });

  it('filters the tool list with BeforeToolSelection', async () => {
    const chosen = { hookSpecificOutput: { toolConfig: { mode: 'ANY', allowedFunctionNames: ['mcp__modern__echo'] } } };
    const { hooked, client } = await hookedWith({
      BeforeToolSelection: command(`cat > /dev/null; echo '${JSON.stringify(chosen)}'`),
    });
    expect((await hooked.listTools()).tools.map(({ name }) => name)).toEqual(['echo']);
    expect((await client.listTools()).tools).toHaveLength(3);
    const config = configWith({ BeforeToolSelection: command(`echo '${JSON.stringify(chosen)}'`) });
    const other = withMcpHooks<AnyClient>(client, config, { narrowTools: false });
    expect((await other.listTools()).tools).toHaveLength(3);
  });

  it('propagates client errors and property assignments', async () => {
    const { hooked, client } = await hookedWith({});
    const onclose = vi.fn();
    hooked.onclose = onclose;
    await hooked.close();
    expect(onclose).toHaveBeenCalled();
    await expect(hooked.callTool({ name: 'echo', arguments: { text: 'x' } })).rejects.toThrow();
    expect(client.onclose).toBe(onclose);
  });
});

describe('withMcpHooks with a client that streams requests', () => {
  async function hookedStreams() {
    const client = CLIENTS['1.x']();
    await connect(client, SERVERS.modern);
    return withMcpHooks(client, configWith({ BeforeTool: command('exit 2') }));
  }
  /** Calls the method by reflection, because the SDK's types hide it. */
  function requestStream(owner: object, ...args: unknown[]): AsyncIterable<{ type: string }> {
    const method: unknown = Reflect.get(owner, 'requestStream');
    if (typeof method !== 'function') throw new TypeError('the SDK has no requestStream');
    return Reflect.apply(method, owner, args);
  }
  const call = { method: 'tools/call' as const, params: { name: 'echo', arguments: { text: 'x' } } };

  it.each(['the client', 'its experimental tasks'])('rejects tool calls by requestStream of %s', async (owner) => {
    const hooked = await hookedStreams();
    const start = async () => {
      const source = owner === 'the client' ? hooked : hooked.experimental.tasks;
      for await (const message of requestStream(source, call, CallToolResultSchema)) expect(message).toBeUndefined();
    };
    await expect(start()).rejects.toThrow(/^cannot stream a tool call: .* Use callTool\.$/);
  });

  it('streams every other request', async () => {
    const hooked = await hookedStreams();
    const types: string[] = [];
    for await (const { type } of requestStream(hooked, { method: 'ping' }, EmptyResultSchema)) types.push(type);
    expect(types).toEqual(['result']);
  });
});
