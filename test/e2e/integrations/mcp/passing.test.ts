import { expect, it, vi } from 'vitest';
import { around, makeProxy, textOf } from './machine.js';

it('MCP proxy forwards tools, resources, prompts, pings and unknown methods', async () => {
  const { initialize, request } = makeProxy();
  await initialize();
  expect((await request(1, 'tools/list')).result?.['tools']).toHaveLength(6);
  expect(await request(2, 'resources/list')).toMatchObject({ result: { resources: [{ uri: 'test://one' }] } });
  expect(await request(3, 'resources/read', { uri: 'test://one' })).toMatchObject({
    result: { contents: [{ text: 'the resource' }] },
  });
  expect(await request(4, 'prompts/list')).toMatchObject({ result: { prompts: [{ name: 'greet' }] } });
  expect(await request('five', 'prompts/get', { name: 'greet' })).toMatchObject({ result: { messages: [{}] } });
  expect(await request(6, 'ping')).toEqual({ jsonrpc: '2.0', id: 6, result: {} });
  expect(await request(7, 'unknown/echo', { a: [1, null] })).toMatchObject({ result: { a: [1, null] } });
  expect(await request(8, 'unknown/other')).toMatchObject({ error: { code: -32601 } });
});

it('MCP proxy forwards progress in order, before the result', async () => {
  const { initialize, request, messages } = makeProxy({ hooks: around('cat > /dev/null') });
  await initialize();
  const params = { name: 'slow', arguments: { steps: 5 }, _meta: { progressToken: 'token' } };
  expect(textOf(await request(1, 'tools/call', params))).toBe('slow is done');
  const updates = messages.filter(({ method }) => method === 'notifications/progress');
  expect(updates.map(({ params: progress }) => progress)).toEqual(
    [1, 2, 3, 4, 5].map((progress) => ({ progressToken: 'token', progress, total: 5 })),
  );
  expect(messages.findIndex(({ id }) => id === 1)).toBeGreaterThan(messages.findLastIndex(({ method }) => method));
});

it('MCP proxy forwards the cancellation of a running call and no response to it', async () => {
  const { initialize, send, request, reached, messages } = makeProxy();
  await initialize();
  const params = { name: 'slow', arguments: { steps: 10_000, pause: 0.05 }, _meta: { progressToken: 1 } };
  send({ id: 1, method: 'tools/call', params });
  await vi.waitFor(() => expect(messages.some(({ method }) => method === 'notifications/progress')).toBe(true), 30_000);
  send({ method: 'notifications/cancelled', params: { requestId: 1, reason: 'enough' } });
  await vi.waitFor(() => expect(reached()).toContain('cancelled 1'), 30_000);
  await request(2, 'ping');
  expect(messages.filter(({ id }) => id === 1)).toEqual([]);
  expect(await request(1, 'tools/list')).toMatchObject({ error: { code: -32600 } });
});

it('MCP proxy forwards known and unknown client notifications', async () => {
  const { initialize, send, request, reached } = makeProxy({ hooks: around('exit 2') });
  await initialize();
  const notifications = [
    { method: 'notifications/roots/list_changed' },
    { method: 'notifications/progress', params: { progressToken: 'p', progress: 1 } },
    { method: 'notifications/unknown', params: { a: [1, null], _meta: { b: 'c' } } },
  ];
  for (const message of notifications) send(message);
  await request(1, 'ping');
  const came = reached().map((line) => JSON.parse(line));
  expect(came.filter(({ method }) => method.startsWith('notifications/'))).toEqual([
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    ...notifications.map((message) => ({ jsonrpc: '2.0', ...message })),
  ]);
});

it('MCP proxy forwards server requests, even with an id that the client uses', async () => {
  const { initialize, send, next, responseTo } = makeProxy({ hooks: around('cat > /dev/null') });
  await initialize();
  send({ id: 1, method: 'tools/call', params: { name: 'sample', arguments: {} } });
  const asked = await next(({ method }) => method === 'sampling/createMessage');
  expect(asked).toMatchObject({ id: 1, params: { maxTokens: 5 } });
  send({ id: 1, result: { model: 'm', role: 'assistant', content: { type: 'text', text: '!' } } });
  expect(textOf(await responseTo(1))).toMatch(/^the client said .*"model": "m"/);
});

it("MCP proxy forwards a client's error response to the server", async () => {
  const { initialize, send, next, responseTo } = makeProxy();
  await initialize();
  send({ id: 'x', method: 'tools/call', params: { name: 'sample', arguments: {} } });
  await next(({ method }) => method === 'sampling/createMessage');
  send({ id: 'x', error: { code: -1, message: 'user rejected' } });
  expect(textOf(await responseTo('x'))).toBe('the client said {"code": -1, "message": "user rejected"}');
});

it('MCP proxy drops server output that is not a message, with a warning', async () => {
  const { initialize, send, next, stderr, messages } = makeProxy();
  await initialize();
  const lines = ['Starting up ...', '{"jsonrpc":"2.0","id":99,"result":{}}', '7', '{"id":null,"error":{"code":-1}}'];
  for (const [id, line] of lines.entries()) {
    send({ id, method: 'tools/call', params: { name: 'raw', arguments: { line } } });
  }
  expect(await next(({ id }) => id === null)).toEqual({ id: null, error: { code: -1 } });
  await vi.waitFor(() => expect(stderr().match(/dropped/g)).toHaveLength(3), 30_000);
  expect(messages.map(({ id }) => id)).toEqual(['init', null]);
});

it('MCP proxy splits a batch of the server', async () => {
  const { initialize, call, next } = makeProxy({ hooks: around([], ['echo seen']) });
  await initialize();
  const line = '[{"jsonrpc":"2.0","method":"notifications/x"},{"jsonrpc":"2.0","id":ID,"result":{"content":[]}}]';
  expect(await call(1, 'raw', { line })).toMatchObject({
    result: { content: [{ text: expect.stringMatching(/seen/) }] },
  });
  expect(await next(({ method }) => method === 'notifications/x')).toEqual({
    jsonrpc: '2.0',
    method: 'notifications/x',
  });
});

it('MCP proxy runs AfterTool for a result with the members of a request', async () => {
  const { initialize, call } = makeProxy({ hooks: around([], ['echo "{\\"continue\\":false}"']) });
  await initialize();
  const line = '{"jsonrpc":"2.0","id":ID,"method":"ping","result":{"content":[{"type":"text","text":"unseen"}]}}';
  expect(await call(1, 'raw', { line })).toMatchObject({ result: { isError: true } });
});

it('MCP proxy accepts a response whose numeric id came back as a string', async () => {
  const { initialize, call } = makeProxy();
  await initialize();
  const line = '{"jsonrpc":"2.0","id":"1","result":{"content":[]}}';
  expect(await call(1, 'raw', { line })).toEqual({ jsonrpc: '2.0', id: 1, result: { content: [] } });
});
