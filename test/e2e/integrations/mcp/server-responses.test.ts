import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRepeatedMember } from '../../../../src/integrations/mcp/proxy/server-response.js';
import { around, linesOf, makeProxy, type ProxyMessage, textOf } from './machine.js';

interface Response {
  readonly form: string;
  /** As the server writes it, with `ID` in place of the id and `SECRET` in place of the secret. */
  readonly line: string;
  /** True if no reader can tell which request it belongs to. */
  readonly isUnanswered?: boolean;
}

const responses: readonly Response[] = JSON.parse(
  readFileSync(new URL('./fixtures/server-responses.json', import.meta.url), 'utf8'),
);
const SECRET = 'sk-1';
/** Stops the agent if it can see the secret in the result. */
const guard = `grep -q ${SECRET} && echo '{"continue":false,"stopReason":"leak"}'; exit 0`;

const printing = (output: object) => `cat > /dev/null; echo '${JSON.stringify(output)}'`;

/** Collects every byte that the client receives, in addition to the parsed messages. */
function recordOutput(child: ReturnType<typeof makeProxy>['child']): () => string {
  const chunks: string[] = [];
  child.stdout.on('data', (data) => chunks.push(String(data)));
  return () => chunks.join('');
}

async function startGuarded(after: string) {
  const proxy = makeProxy({ hooks: around([], [after]), args: ['--name', 'own'] });
  const output = recordOutput(proxy.child);
  await proxy.initialize();
  return { ...proxy, output };
}

/** Sends the line as the server's response to a call, and returns once the proxy has handled it. */
async function respondWith(
  { send, call, request }: Awaited<ReturnType<typeof startGuarded>>,
  id: number,
  { line, isUnanswered }: Response,
): Promise<ProxyMessage | undefined> {
  if (isUnanswered !== true) return call(id, 'raw', { line });
  send({ id, method: 'tools/call', params: { name: 'raw', arguments: { line } } });
  await request(`after ${id}`, 'ping');
  return undefined;
}

describe('server response to a tool call through the MCP proxy', () => {
  it('contains nothing that AfterTool hooks could not see, in any form', async () => {
    const proxy = await startGuarded(guard);
    for (const [id, response] of responses.entries()) {
      const answer = await respondWith(proxy, id, response);
      expect(proxy.output(), response.form).not.toContain(SECRET);
      if (response.isUnanswered !== true) expect(answer, response.form).toMatchObject({ jsonrpc: '2.0', id });
    }
  });

  it('is forwarded with JSON-RPC members only', async () => {
    const proxy = await startGuarded('cat > /dev/null');
    for (const [id, response] of responses.entries()) {
      const answer = await respondWith(proxy, id, response);
      if (answer === undefined) continue;
      expect(Object.keys(answer).sort(), response.form).toEqual(
        'result' in answer ? ['id', 'jsonrpc', 'result'] : ['error', 'id', 'jsonrpc'],
      );
    }
    const known = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);
    const members = linesOf(proxy.output()).flatMap((line) => Object.keys(JSON.parse(line)));
    expect(members.filter((member) => !known.has(member))).toEqual([]);
  });

  it('shows AfterTool the message and data of a protocol error', async () => {
    const proxy = await startGuarded('{ cat; echo; } >> seen.jsonl');
    const error = { code: -32602, message: 'no such thing', data: [1] };
    expect(await proxy.call(1, 'error')).toEqual({ jsonrpc: '2.0', id: 1, error });
    const [seen] = linesOf(readFileSync(join(proxy.project, 'seen.jsonl'), 'utf8')).map((line) => JSON.parse(line));
    expect(seen.tool_response).toMatchObject({
      llmContent: [{ type: 'text', text: 'no such thing' }],
      metadata: { data: [1] },
      error: { message: 'no such thing' },
    });
  });

  it('becomes a result with isError if AfterTool adds context to a protocol error', async () => {
    const proxy = await startGuarded(printing({ hookSpecificOutput: { additionalContext: 'Try again.' } }));
    const { result } = await proxy.call(1, 'error');
    expect(result).toEqual({
      content: [
        { type: 'text', text: 'no such thing' },
        { type: 'text', text: 'Try again.' },
      ],
      isError: true,
      data: [1],
    });
  });

  it('is withheld if AfterTool stops the agent at a protocol error', async () => {
    const proxy = await startGuarded(printing({ continue: false, stopReason: 'leak' }));
    const answer = await proxy.call(1, 'error');
    expect(answer.result).toMatchObject({ isError: true });
    expect(textOf(answer)).toMatch(/leak/);
    expect(JSON.stringify(answer)).not.toContain('no such thing');
  });

  it('fails the call with a reason if its result is not an object', async () => {
    const proxy = await startGuarded('cat > /dev/null');
    const line = '{"jsonrpc":"2.0","id":ID,"result":"SECRET"}';
    expect((await proxy.call(1, 'raw', { line })).error?.message).toBe(
      'cannot pass on the result of raw: expected an object, but the server sent a string. Fix the server.',
    );
  });

  it("asks the client for input without the tool's content", async () => {
    const proxy = await startGuarded(guard);
    const question = '"resultType":"input_required","inputRequests":{},"n":12345678901234567891';
    const line = `{"jsonrpc":"2.0","id":ID,"result":{${question},"content":[{"type":"text","text":"SECRET"}]}}`;
    const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-06-30' };
    const { result } = await proxy.request(1, 'tools/call', { name: 'raw', arguments: { line }, _meta });
    expect(result).toMatchObject({ resultType: 'input_required', inputRequests: {} });
    expect(proxy.output()).not.toContain(SECRET);
  });

  it('keeps numbers that JavaScript would round', async () => {
    const proxy = await startGuarded('cat > /dev/null');
    const line = '{"jsonrpc":"2.0","id":ID,"result":{"content":[],"a:b":"c:d\\":","n":12345678901234567891}}';
    await proxy.call(7, 'raw', { line });
    expect(proxy.output()).toContain(`${line.replace('ID', '7')}\n`);
  });
});

describe('hasRepeatedMember', () => {
  it('is false for everything that JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(hasRepeatedMember(json, JSON.parse(json))).toBe(false);
      }),
    );
  });

  it('is true if any object has a member twice, at any depth', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), fc.nat({ max: 5 }), (name, first, last, depth) => {
        const key = JSON.stringify(name);
        const twice = `{${key}:${JSON.stringify(first)},${key}:${JSON.stringify(last)}}`;
        const json = `${'[{"a":'.repeat(depth)}${twice}${'}]'.repeat(depth)}`;
        expect(hasRepeatedMember(json, JSON.parse(json))).toBe(true);
      }),
    );
  });
});
