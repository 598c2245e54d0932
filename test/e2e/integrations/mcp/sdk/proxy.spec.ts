import { Client as ModernClient } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { CreateMessageRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it, vi } from 'vitest';
import { around } from '../machine.js';
import { type AnyClient, CLIENTS, connect, SERVERS, textsIn } from './clients.js';

const allowing = around('cat > /dev/null', ['cat > /dev/null']);
const printing = (answer: object): string => `cat > /dev/null; echo '${JSON.stringify(answer)}'`;

/** Passes the options in the argument position of the client's SDK. */
function callWith(
  client: AnyClient,
  params: { name: string; arguments: Record<string, unknown> },
  options: { signal?: AbortSignal; onprogress?: (progress: { progress: number }) => void },
): Promise<object> {
  return client instanceof Client ? client.callTool(params, undefined, options) : client.callTool(params, options);
}

describe.each(Object.entries(CLIENTS))('SDK client (%s) through the MCP proxy', (_, makeClient) => {
  it('calls tools, reads resources and gets prompts of an SDK server', async () => {
    const client = makeClient();
    await connect(client, SERVERS.modern, allowing);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['echo', 'sum', 'wait']);
    expect(textsIn(await client.callTool({ name: 'echo', arguments: { text: 'hi' } }))).toEqual(['hi']);
    expect(await client.callTool({ name: 'sum', arguments: { of: [1, 2] } })).toMatchObject({
      structuredContent: { sum: 3 },
    });
    expect(await client.readResource({ uri: 'test://one' })).toMatchObject({ contents: [{ text: 'the resource' }] });
    expect(await client.getPrompt({ name: 'greet' })).toMatchObject({ messages: [{ role: 'user' }] });
  });

  it('calls tools, reads resources and lists prompts of a Python server', async () => {
    const client = makeClient();
    await connect(client, SERVERS.python, allowing);
    expect((await client.listTools()).tools).toHaveLength(6);
    expect(textsIn(await client.callTool({ name: 'echo', arguments: { a: 1 } }))).toEqual(['{"a": 1}']);
    expect(await client.readResource({ uri: 'test://one' })).toMatchObject({ contents: [{ text: 'the resource' }] });
    expect(await client.listPrompts()).toMatchObject({ prompts: [{ name: 'greet' }] });
  });

  it('reads a block as a result with the reason, even if the tool has an output schema', async () => {
    const client = makeClient();
    await connect(client, SERVERS.modern, around('echo "not now" >&2; exit 2'));
    await client.listTools();
    const result = await client.callTool({ name: 'sum', arguments: { of: [1] } });
    expect(result.isError).toBe(true);
    expect(textsIn(result)).toEqual(['Tool execution blocked: not now']);
  });

  it('gets rewritten arguments and added context', async () => {
    const client = makeClient();
    const rewriting = printing({ hookSpecificOutput: { tool_input: { text: 'changed' } } });
    const adding = printing({ hookSpecificOutput: { additionalContext: 'more' } });
    await connect(client, SERVERS.modern, around(rewriting, [adding]));
    expect(textsIn(await client.callTool({ name: 'echo', arguments: { text: 'x' } }))).toEqual(['changed', 'more']);
  });

  it('receives progress and can cancel', async () => {
    const client = makeClient();
    await connect(client, SERVERS.modern, allowing);
    const onprogress = vi.fn();
    const call = { name: 'wait', arguments: { steps: 3 } };
    expect(textsIn(await callWith(client, call, { onprogress }))).toEqual(['waited']);
    expect(onprogress.mock.calls.map(([{ progress }]) => progress)).toEqual([1, 2, 3]);
    const cancelling = new AbortController();
    const long = { name: 'wait', arguments: { steps: 1_000_000 } };
    const waiting = callWith(client, long, { signal: cancelling.signal, onprogress: () => cancelling.abort() });
    await expect(waiting).rejects.toThrow();
    expect(textsIn(await client.callTool({ name: 'echo', arguments: { text: 'still here' } }))).toEqual(['still here']);
  });

  it('makes 200 calls at once', async () => {
    const client = makeClient();
    await connect(client, SERVERS.modern, {});
    const texts = Array.from({ length: 200 }, (_value, index) => String(index));
    const results = await Promise.all(texts.map((text) => client.callTool({ name: 'echo', arguments: { text } })));
    expect(results.map((result) => textsIn(result)[0])).toEqual(texts);
  });
});

describe('SDK examples through the MCP proxy', () => {
  it('return structured results', async () => {
    const client = CLIENTS['1.x']();
    await connect(client, SERVERS.outputSchema, allowing);
    await client.listTools();
    const result = await client.callTool({ name: 'get_weather', arguments: { city: 'x', country: 'y' } });
    expect(result.structuredContent).toMatchObject({ temperature: expect.any(Object) });
  });

  it('report progress', async () => {
    const client = CLIENTS['1.x']();
    await connect(client, SERVERS.progress, allowing);
    const onprogress = vi.fn();
    const result = await callWith(client, { name: 'count', arguments: { n: 2 } }, { onprogress });
    expect(textsIn(result)).toEqual(['Counted to 2']);
    expect(onprogress).toHaveBeenCalledTimes(2);
  });

  it('support sampling, and non-message lines on stdout', async () => {
    const answer = { model: 'm', role: 'assistant' as const, content: { type: 'text' as const, text: 'short' } };
    const old = CLIENTS['1.x']();
    old.setRequestHandler(CreateMessageRequestSchema, () => answer);
    await connect(old, SERVERS.sampling, allowing);
    expect(textsIn(await old.callTool({ name: 'summarize', arguments: { text: 'long' } }))).toEqual(['short']);
    const current = new ModernClient({ name: 'test', version: '1' }, { capabilities: { sampling: {} } });
    current.setRequestHandler('sampling/createMessage', () => answer);
    await connect(current, SERVERS.sampling, allowing);
    expect(textsIn(await current.callTool({ name: 'summarize', arguments: { text: 'long' } }))).toEqual(['short']);
  });
});
