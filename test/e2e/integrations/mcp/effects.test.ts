import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { around, linesOf, makeProxy, pythonServer, textOf } from './machine.js';

const printing = (answer: object) => `cat > /dev/null; echo '${JSON.stringify(answer)}'`;

describe('tool call through the MCP proxy', () => {
  it("runs BeforeTool and AfterTool with the tool's mcp_context", async () => {
    const seeing = '{ cat; echo; } >> seen.jsonl';
    const { initialize, call, project } = makeProxy({ hooks: around(seeing, [seeing]) });
    await initialize();
    const answer = await call(1, 'echo', { path: 'a' });
    expect(answer).toEqual({ jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: '{"path": "a"}' }] } });
    const seen = linesOf(readFileSync(join(project, 'seen.jsonl'), 'utf8')).map((line) => JSON.parse(line));
    const [command, ...args] = pythonServer;
    const mcp_context = { server_name: 'python-server', tool_name: 'echo', command, args, cwd: project };
    expect(seen).toMatchObject([
      { tool_name: 'mcp__python-server__echo', tool_input: { path: 'a' }, mcp_context, cwd: project },
      { tool_name: 'mcp__python-server__echo', tool_response: { llmContent: answer.result?.content }, mcp_context },
    ]);
  });

  it('has the id of the model in the inputs of its hooks, or that of the request', async () => {
    const seeing = '{ cat; echo; } >> seen.jsonl';
    const { initialize, request, call, project } = makeProxy({ hooks: around(seeing, [seeing]) });
    await initialize();
    await request(1, 'tools/call', { name: 'echo', _meta: { 'claudecode/toolUseId': 'toolu_1' } });
    await call(7, 'echo');
    const seen = linesOf(readFileSync(join(project, 'seen.jsonl'), 'utf8')).map((line) => JSON.parse(line));
    expect(seen.map(({ tool_use_id }) => tool_use_id)).toEqual(['toolu_1', 'toolu_1', '7', '7']);
  });

  it('uses the server name from --name', async () => {
    const hooks = { BeforeTool: [{ matcher: '^mcp__mine__echo$', hooks: [{ type: 'command', command: 'exit 2' }] }] };
    const { call, reached } = makeProxy({ hooks, args: ['--name', 'mine'] });
    expect(await call(1, 'echo')).toMatchObject({ id: 1, result: { isError: true } });
    expect(await call(2, 'fail')).toMatchObject({ id: 2, result: { content: [{ text: 'it failed' }], isError: true } });
    expect(reached()).toHaveLength(1);
  });

  it("is blocked before initialize if the server's name is unknown", async () => {
    const { call, reached } = makeProxy();
    expect(textOf(await call(1, 'echo'))).toContain('--name');
    expect(reached()).toEqual([]);
  });

  it.each([
    ['exit code 2', 'echo "not this one" >&2; exit 2', /blocked: not this one$/],
    ['decision deny', printing({ decision: 'deny', reason: 'for a reason' }), /blocked: for a reason$/],
    ['decision ask', printing({ decision: 'ask', reason: 'are you sure' }), /the host cannot ask: are you sure/],
    ['continue false', printing({ continue: false, stopReason: 'enough' }), /stopped by hook: enough/],
  ])('is blocked by %s, returns the reason as a result and does not reach the server', async (_, command, text) => {
    const { initialize, call, reached } = makeProxy({ hooks: around(command) });
    await initialize();
    const answer = await call(1, 'echo');
    expect(answer).toMatchObject({ id: 1, result: { isError: true, content: [{ type: 'text' }] } });
    expect(textOf(answer)).toMatch(text);
    expect(reached().filter((line) => line.includes('tools/call'))).toEqual([]);
  });

  it('sends the arguments that a hook rewrote and keeps other client params', async () => {
    const hooks = around(printing({ hookSpecificOutput: { tool_input: { path: 'safe' } } }));
    const { initialize, request, reached } = makeProxy({ hooks });
    await initialize();
    const params = { name: 'echo', arguments: { path: 'evil', mode: 1 }, _meta: { progressToken: 'p' } };
    expect(textOf(await request(1, 'tools/call', params))).toBe('{"mode": 1, "path": "safe"}');
    expect(JSON.parse(reached().at(-1) ?? '').params).toEqual({ ...params, arguments: { path: 'safe', mode: 1 } });
  });

  it('appends hook context and system messages to its content', async () => {
    const hooks = around(printing({ systemMessage: 'careful' }), [
      printing({ hookSpecificOutput: { additionalContext: 'more to know' } }),
    ]);
    const { initialize, call } = makeProxy({ hooks });
    await initialize();
    const { result } = await call(1, 'structured');
    expect(result).toEqual({
      content: [
        { type: 'text', text: '{}' },
        { type: 'text', text: '[System] careful\n\nmore to know' },
      ],
      structuredContent: { sum: 3 },
    });
  });

  it('hides the result if an AfterTool hook stops the agent', async () => {
    const { initialize, call } = makeProxy({ hooks: around([], [printing({ continue: false, stopReason: 'leak' })]) });
    await initialize();
    const answer = await call(1, 'echo', { secret: 'xyz' });
    expect(answer).toMatchObject({ result: { isError: true } });
    expect(textOf(answer)).toMatch(/leak/);
    expect(textOf(answer)).not.toMatch(/xyz/);
  });

  it('is rejected as a task if a hook reads results', async () => {
    const { initialize, request, call, reached } = makeProxy({ hooks: around('cat > /dev/null', ['cat > /dev/null']) });
    await initialize();
    const params = { name: 'echo', arguments: {}, task: { ttl: 60_000 } };
    expect(await request(1, 'tools/call', params)).toMatchObject({
      error: { message: expect.stringContaining('bypass the hooks') },
    });
    expect(reached().filter((line) => line.includes('tools/call'))).toEqual([]);
    const line = '{"jsonrpc":"2.0","id":ID,"result":{"task":{"taskId":"t","status":"working"}}}';
    expect(await call(2, 'raw', { line })).toMatchObject({
      error: { message: expect.stringContaining('bypass the hooks') },
    });
  });

  it('runs as a task if no hook reads results', async () => {
    const { initialize, request, reached } = makeProxy({ hooks: around('cat > /dev/null') });
    await initialize();
    const params = { name: 'echo', arguments: {}, task: { ttl: 60_000 } };
    expect(await request(1, 'tools/call', params)).toMatchObject({ result: {} });
    expect(JSON.parse(reached().at(-1) ?? '').params).toEqual(params);
  });

  it('returns a server error unchanged', async () => {
    const { initialize, call } = makeProxy({ hooks: around('cat > /dev/null') });
    await initialize();
    const error = { code: -32602, message: 'no such thing', data: [1] };
    expect(await call(1, 'error')).toEqual({ jsonrpc: '2.0', id: 1, error });
  });

  it("returns the server's result byte for byte if no hook changed it", async () => {
    const line = '{"jsonrpc":"2.0","id":ID,"result":{"content":[],"big":12345678901234567890}}';
    const { initialize, write, child } = makeProxy();
    await initialize();
    const seen = new Promise((resolve) =>
      child.stdout.on('data', (data) => /"id":7,/.test(data) && resolve(String(data))),
    );
    write(`${JSON.stringify({ id: 7, method: 'tools/call', params: { name: 'raw', arguments: { line } } })}\n`);
    expect(await seen).toBe(`${line.replace('ID', '7')}\n`);
  });
});
