import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { around, linesOf, makeProxy, textOf } from './machine.js';

const refusing = around('exit 2');
const callOf = (id: unknown, more = '') =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"tools/call","params":{"name":"echo","arguments":{}}${more}}\n`;

/** Starts a proxy whose hooks block every call, so that none may reach the server. */
async function makeRefusing() {
  const proxy = makeProxy({ hooks: refusing });
  await proxy.initialize();
  const callsReached = () => proxy.reached().filter((line) => /tools.{0,6}call/i.test(line));
  return { ...proxy, callsReached };
}

/** Frames that all are tool calls. */
const CALLS: readonly (readonly [what: string, frame: string])[] = [
  ['with its method twice', callOf(1).replace('"method"', '"method":"ping","method"')],
  ['with escapes in its method', callOf(1).replace('tools/call', '\\u0074ools\\/c\\u0061ll')],
  ['with a prototype', callOf(1, ',"__proto__":{"method":"ping","id":5}')],
  ['with spaces and a carriage return', ` \t${callOf(1).trimEnd()} \r\n`],
  ['in a batch', `[${callOf(1).trimEnd()}]\n`],
  ['with arguments that are null', callOf(1).replace('"arguments":{}', '"arguments":null')],
  ['with a fractional id', callOf(1.5)],
];

/** Calls that two parsers could read differently. */
const TRICKS: readonly (readonly [what: string, frame: string])[] = [
  ['with two names', callOf(1).replace('"name"', '"name":"fail","name"')],
  ['with two names, one of them in escapes', callOf(2).replace('"name"', '"n\\u0061me":"fail","name"')],
  ['with two params', callOf(3).replace('"params"', '"params":{"name":"fail"},"params"')],
  ['with two arguments', callOf(4).replace('{}', '{"path":"a"},"arguments":{"path":"b"}')],
  ['with an argument twice', callOf(5).replace('{}', '{"path":"a","p\\u0061th":"b"}')],
  ['with escapes in the name', callOf(6).replace('"echo"', '"\\u0065\\u0063ho"')],
  ['with a lone surrogate in the name', callOf(7).replace('"echo"', '"echo\\ud800"')],
  ['with invisible characters in the name', callOf(8).replace('"echo"', '"e\\u200bcho\\u0000"')],
  ['with lines in the name', callOf(9).replace('"echo"', '"echo\\n{\\u2028\\r"')],
  ['for an unlisted tool', callOf(10).replace('"echo"', '"late"')],
];

/** Frames that the server must not receive, with the error code of the response. */
const REFUSED: readonly (readonly [what: string, frame: string, code: number])[] = [
  ['that is not valid JSON', '{"jsonrpc":\n', -32700],
  ['that is truncated', `${callOf(1).slice(0, 40)}\n`, -32700],
  ['with trailing text', `${callOf(1).trimEnd()} x\n`, -32700],
  ['with two messages', `${callOf(1).trimEnd()}${callOf(2)}`, -32700],
  ['with a comment', `/**/${callOf(1)}`, -32700],
  ['with NaN', callOf(1).replace('"arguments":{}', '"arguments":{"a":NaN}'), -32700],
  ['with a byte order mark', `\uFEFF${callOf(1)}`, -32700],
  ['that is a string', '"tools/call"\n', -32600],
  ['that is an empty batch', '[]\n', -32600],
  ['that is a batch of batches', `[[${callOf(1).trimEnd()}]]\n`, -32600],
  ['without a method', '{"jsonrpc":"2.0","id":1,"params":{"name":"echo"}}\n', -32600],
  ['with a member in another case', callOf(1).replace('"method"', '"Method"'), -32600],
  ['whose method is not a string', callOf(1).replace('"tools/call"', '["tools/call"]'), -32600],
  ['whose method has another spelling', callOf(1).replace('tools/call', 'Tools/Call '), -32601],
  ['whose id is null', callOf(null), -32600],
  ['whose id is an object', callOf({}), -32600],
  ['that is a request and a response', callOf(1, ',"result":{}'), -32600],
  ['whose params are a list', callOf(1).replace('{"name":"echo","arguments":{}}', '["echo"]'), -32602],
  ['without params', '{"jsonrpc":"2.0","id":1,"method":"tools/call"}\n', -32602],
  ['whose tool name is not a string', callOf(1).replace('"echo"', '{"toString":"echo"}'), -32602],
  ['whose tool name is empty', callOf(1).replace('"echo"', '""'), -32602],
  ['whose arguments are a string', callOf(1).replace('"arguments":{}', '"arguments":"x"'), -32602],
  ['with two spellings of name', callOf(1).replace('"name"', '"Name":"other","name"'), -32602],
  ['with two spellings of arguments', callOf(1).replace('{}', '{},"argumentſ":{"x":1}'), -32602],
  ['with another spelling of task', callOf(1).replace('"name"', '"Taſk":{},"name"'), -32602],
  ['with an integer that would be rounded', callOf(1).replace('{}', '{"row":12345678901234567891}'), -32600],
  ['with a number out of range', callOf(1).replace('{}', '{"row":-1e999}'), -32600],
];

describe('client frame at the MCP proxy', () => {
  it('runs the hooks for a tool call in any spelling', async () => {
    const { write, messages, callsReached, request } = await makeRefusing();
    for (const [at, [what, frame]] of CALLS.entries()) {
      write(frame);
      await vi.waitFor(() => expect(messages, what).toHaveLength(at + 2), 30_000);
      expect(messages.at(-1), what).toMatchObject({ result: { isError: true } });
    }
    await request('end', 'ping');
    expect(callsReached()).toEqual([]);
  });

  it('shows hooks the same call that the server receives', async () => {
    const { initialize, write, messages, reached, project } = makeProxy({
      hooks: around('{ cat; echo; } >> seen.jsonl'),
    });
    await initialize();
    for (const [at, [what, frame]] of TRICKS.entries()) {
      write(frame);
      await vi.waitFor(() => expect(messages, what).toHaveLength(at + 2), 30_000);
      const seen = JSON.parse(linesOf(readFileSync(join(project, 'seen.jsonl'), 'utf8')).at(-1) ?? '');
      const { params } = JSON.parse(reached().at(-1) ?? '');
      expect([seen.mcp_context.tool_name, seen.tool_input], what).toEqual([params.name, params.arguments ?? {}]);
      expect(seen.tool_name, what).toBe(`mcp__python-server__${params.name}`);
      // A parser that takes the first of two members reads the same as one that takes the last.
      const line = reached().at(-1) ?? '';
      for (const member of ['"method":', '"params":', '"name":', '"arguments":', '"path":'])
        expect(line.split(member).length, `${what} ${member}`).toBeLessThanOrEqual(2);
    }
  });

  it('is answered with an error and not forwarded if it is invalid or ambiguous', async () => {
    const { write, messages, callsReached, request, reached } = await makeRefusing();
    for (const [at, [what, frame, code]] of REFUSED.entries()) {
      write(frame);
      await vi.waitFor(() => expect(messages, what).toHaveLength(at + 2), 30_000);
      expect(messages.at(-1), what).toMatchObject({ error: { code } });
    }
    await request('end', 'ping');
    expect(callsReached()).toEqual([]);
    expect(reached()).toHaveLength(3);
  });

  it('is answered with an error if it is not UTF-8', async () => {
    const { child, next, callsReached } = await makeRefusing();
    child.stdin.write(Buffer.concat([Buffer.from(callOf(1).slice(0, 30)), Buffer.from([0xff, 0x0a])]));
    expect(await next(({ error }) => error !== undefined)).toMatchObject({ id: null, error: { code: -32700 } });
    expect(callsReached()).toEqual([]);
  });

  it('is not forwarded if it is a tool call without an id, with a warning', async () => {
    const { write, stderr, callsReached, request } = await makeRefusing();
    write('{"jsonrpc":"2.0","method":"tools/call","params":{"name":"echo"}}\n');
    await request('end', 'ping');
    expect(stderr()).toMatch(/without an id was not forwarded/);
    expect(callsReached()).toEqual([]);
  });

  it('is forwarded with JSON-RPC members only', async () => {
    const { write, responseTo, reached } = await makeRefusing();
    write('{"extra":1,"jsonrpc":"2.0","Method":"tools/call","method":"ping","id":3,"params":{"a":1}}\n');
    await responseTo(3);
    expect(reached().at(-1)).toBe('{"jsonrpc":"2.0","id":3,"method":"ping","params":{"a":1}}');
  });

  it('is parsed the same byte by byte and together with many others', async () => {
    const { initialize, child, write, responseTo } = makeProxy();
    await initialize();
    for (const byte of Buffer.from(callOf('ö☃'))) child.stdin.write(Buffer.from([byte]));
    expect(textOf(await responseTo('ö☃'))).toBe('{}');
    write(Array.from({ length: 50 }, (_, id) => callOf(id)).join('\n \n'));
    for (let id = 0; id < 50; id++) expect(textOf(await responseTo(id))).toBe('{}');
  });

  it('is ignored if it is blank', async () => {
    const { write, request, messages, reached } = await makeRefusing();
    write('\n\r\n \n\t\n \t\r\n');
    await request('end', 'ping');
    expect(messages.map(({ id }) => id)).toEqual(['init', 'end']);
    expect(reached()).toHaveLength(3);
  });

  it('is handled at the end of input, even without a newline', async () => {
    const { initialize, write, child, messages, ended } = makeProxy({ hooks: around('cat > /dev/null') });
    await initialize();
    write(callOf(1));
    write(callOf(2).trimEnd());
    child.stdin.end();
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(messages.map(({ id }) => id).sort()).toEqual([1, 2, 'init']);
    const other = makeProxy();
    other.child.stdin.end(callOf(1).slice(0, 50));
    await other.ended;
    expect(other.messages).toMatchObject([{ id: null, error: { code: -32700 } }]);
    expect(other.reached()).toEqual([]);
  });

  it('is blocked if it is nested too deeply for hooks, and rejected if it cannot be forwarded', async () => {
    const { write, responseTo, callsReached, request } = await makeRefusing();
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    write(callOf(1).replace('{}', nested(500)));
    expect(await responseTo(1)).toMatchObject({ result: { isError: true } });
    write(callOf(2).replace('{}', nested(200_000)));
    expect(await responseTo(2)).toMatchObject({ result: { isError: true } });
    write(`{"jsonrpc":"2.0","id":3,"method":"ping","params":${nested(200_000)}}\n`);
    expect(await responseTo(3)).toMatchObject({ error: { code: -32600 } });
    await request('end', 'ping');
    expect(callsReached()).toEqual([]);
  });

  it('keeps arguments with unusual names for hooks and for the server', async () => {
    const { initialize, write, responseTo, reached } = makeProxy({ hooks: around('cat > seen; echo {}') });
    await initialize();
    const odd = '{"__proto__":{"x":1},"constructor":2,"":3,"\\ud800":4}';
    write(callOf(1).replace('{}', odd));
    await responseTo(1);
    expect(reached().at(-1)).toContain(`"arguments":${odd}`);
  });
});

describe('request id at the MCP proxy', () => {
  it('is rejected while another request uses it', async () => {
    const { initialize, send, next, request, call } = makeProxy({ hooks: around('cat > /dev/null') });
    await initialize();
    send({ id: 1, method: 'tools/call', params: { name: 'silent' } });
    send({ id: 1, method: 'tools/call', params: { name: 'echo' } });
    expect(await next(({ id }) => id === 1)).toMatchObject({ error: { code: -32600, message: /in use/ } });
    expect(await request('1', 'ping')).toMatchObject({ error: { code: -32600 } });
    expect(textOf(await call(2, 'echo'))).toBe('{}');
    expect(textOf(await call(3, 'echo'))).toBe('{}');
  });

  it('can be reused after its response', async () => {
    const { initialize, send, messages } = makeProxy({ hooks: around('cat > /dev/null') });
    await initialize();
    for (const count of [1, 2, 3]) {
      send({ id: 1, method: 'tools/call', params: { name: 'echo' } });
      await vi.waitFor(
        () => expect(messages.filter(({ id, result }) => id === 1 && result)).toHaveLength(count),
        30_000,
      );
    }
  });
});

describe('tool call that is cancelled while hooks run', () => {
  it('never reaches the server, nor does its cancellation, and gets no response', async () => {
    const waiting = 'cat > /dev/null; touch asked; until [ -e go ]; do sleep 0.05; done';
    const { initialize, send, project, reached, messages, request } = makeProxy({ hooks: around(waiting) });
    await initialize();
    send({ id: 1, method: 'tools/call', params: { name: 'echo' } });
    await vi.waitFor(() => expect(existsSync(join(project, 'asked'))).toBe(true), 30_000);
    send({ method: 'notifications/cancelled', params: { requestId: 1 } });
    await request(2, 'ping');
    writeFileSync(join(project, 'go'), '');
    expect(textOf(await request(1, 'tools/call', { name: 'echo', arguments: { again: 1 } }))).toBe('{"again": 1}');
    expect(reached().filter((line) => line.includes('tools/call'))).toHaveLength(1);
    expect(reached().join('\n')).not.toContain('cancelled');
    expect(messages.filter(({ id }) => id === 1)).toHaveLength(1);
  });
});
