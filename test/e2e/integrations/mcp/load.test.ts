import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { makeMachine } from '../../apps/cli/machine.js';
import { around, makeProxy, textOf } from './machine.js';

const MEGABYTE = 1024 * 1024;

describe('MCP proxy under load', () => {
  it('answers 1,000 calls at once, each with its own result, and runs the matching hooks', async () => {
    const hooks = { BeforeTool: [{ matcher: '__structured$', hooks: [{ type: 'command', command: 'exit 2' }] }] };
    const { initialize, write, messages, reached } = makeProxy({ hooks });
    await initialize();
    const calls = Array.from({ length: 1000 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: id % 20 === 0 ? 'structured' : 'echo', arguments: { id } },
    }));
    write(`${calls.map((call) => JSON.stringify(call)).join('\n')}\n`);
    await vi.waitFor(() => expect(messages).toHaveLength(1001), { timeout: 50_000, interval: 50 });
    const answers = new Map(messages.map((message) => [message.id, message]));
    for (const { id, params } of calls) {
      const answer = answers.get(id) ?? {};
      if (params.name === 'structured') expect(answer).toMatchObject({ result: { isError: true } });
      else expect(textOf(answer)).toBe(`{"id": ${id}}`);
    }
    expect(reached().filter((line) => line.includes('structured'))).toEqual([]);
  });

  it('forwards a result of 10 MB, with and without hooks that read it', async () => {
    for (const hooks of [{}, around([], ['wc -c > size; echo read'])]) {
      const { initialize, call } = makeProxy({ hooks });
      await initialize();
      const { result } = await call(1, 'big', { bytes: 10 * MEGABYTE });
      expect(result?.content[0]?.text).toHaveLength(10 * MEGABYTE);
      expect(result?.content[1]?.text).toBe('AfterTool' in hooks ? '[System] read' : undefined);
    }
  });

  it('forwards arguments of 10 MB', async () => {
    const { initialize, call } = makeProxy({ hooks: around('cat > /dev/null') });
    await initialize();
    expect(textOf(await call(1, 'echo', { text: 'x'.repeat(10 * MEGABYTE) }))).toHaveLength(10 * MEGABYTE + 12);
  });

  it('buffers little if the client or the server does not read', async () => {
    const notification = JSON.stringify({
      jsonrpc: '2.0',
      method: 'notifications/x',
      params: { x: 'x'.repeat(10_000) },
    });
    const { start, write } = makeMachine();
    write('../.config/hookwright/settings.json', { enableHooks: true, hooks: {} });
    const unread = start(['mcp', '--', 'yes', notification]);
    unread.stdout.pause();
    const stalled = start(['mcp', '--', 'sleep', '1000']);
    stalled.stdin.on('error', () => {});
    for (let sent = 0; sent < 64 * MEGABYTE; sent += notification.length) stalled.stdin.write(`${notification}\n`);
    expect(await settledReads(unread.pid)).toBeLessThan(20 * MEGABYTE);
    expect(await settledReads(stalled.pid)).toBeLessThan(20 * MEGABYTE);
  });
});

/** Returns how many bytes a process has read once it stops reading. */
async function settledReads(pid: number | undefined): Promise<number> {
  const counted = (what: 'rchar' | 'wchar'): number =>
    Number(new RegExp(`^${what}: (\\d+)$`, 'm').exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
  await vi.waitFor(() => expect(counted('wchar')).toBeGreaterThan(50_000), { timeout: 30_000, interval: 20 });
  let before = -1;
  for (let still = 0; still < 5; ) {
    await delay(50);
    const now = counted('rchar');
    still = now === before ? still + 1 : 0;
    before = now;
    if (now > 1000 * MEGABYTE) break;
  }
  return before;
}
