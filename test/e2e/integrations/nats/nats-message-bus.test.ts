import { describe, expect, it } from 'vitest';
import { HookRequestTimeoutError } from '../../../../src/engine.js';
import { createConfig, validateHookExecutionResponse } from '../../../../src/index.js';
import { NoHookServerError } from '../../../../src/integrations/nats/index.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serve, serverOfFile, serverOfTest, toolCall } from './support.js';

interface Input {
  readonly session_id: string;
  readonly tool_input?: unknown;
}

const noRm = (input: Input) =>
  JSON.stringify(input.tool_input).includes('rm') ? { decision: 'deny' as const, reason: 'no rm' } : undefined;

describe.skipIf(!hasNatsServer)('NatsMessageBus', async () => {
  const server = await serverOfFile();
  const { url } = server;

  it('sends a request to another process and returns typed outputs and errors [BUS-16]', async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), noRm);
    const client = await connect(url, { prefix });
    const { output } = await client.request({ eventName: 'BeforeTool', input: toolCall('rm -rf /') });
    expect(output?.finalOutput?.isBlockingDecision()).toBe(true);
    expect(output?.finalOutput?.getEffectiveReason()).toBe('no rm');
    const allowed = await client.request({ eventName: 'BeforeTool', input: toolCall('ls') });
    expect(allowed.success && allowed.output.finalOutput).toBe(undefined);
  });

  it('sends each request to exactly one of several servers [BUS-7]', async () => {
    const prefix = newPrefix();
    const answered = [0, 0, 0];
    for (const index of answered.keys()) {
      await serve(await connect(url, { prefix }), () => {
        answered[index] = (answered[index] ?? 0) + 1;
        return undefined;
      });
    }
    const client = await connect(url, { prefix });
    const asked = Array.from({ length: 300 }, () => client.request({ eventName: 'BeforeTool', input: toolCall('x') }));
    expect((await Promise.all(asked)).every(({ success }) => success)).toBe(true);
    expect(answered.reduce((sum, count) => sum + count)).toBe(300);
    expect(answered.every((count) => count > 0)).toBe(true);
  });

  it('keeps requests of two clients with the same id apart [BUS-5]', async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), async (input: Input) => {
      await new Promise((resolve) => setImmediate(resolve));
      return { systemMessage: JSON.stringify(input.tool_input) };
    });
    const clients = await Promise.all([1, 2, 3].map(() => connect(url, { prefix })));
    const asked = clients.map((client, index) =>
      client.request({ eventName: 'BeforeTool', input: toolCall(`client ${index}`), correlationId: 'same' }),
    );
    for (const [index, { correlationId, output }] of (await Promise.all(asked)).entries()) {
      expect(correlationId).toBe('same');
      expect(output?.finalOutput?.systemMessage).toContain(`client ${index}`);
    }
  });

  it('rejects at once with NoHookServerError if no server runs', async () => {
    const client = await connect(url, { prefix: newPrefix() });
    const asked = client.request({ eventName: 'BeforeTool', input: toolCall('x') }, { timeout: 600_000 });
    await expect(asked).rejects.toThrow(NoHookServerError);
    await expect(asked).rejects.toThrow('is `hookwright serve` running?');
  });

  it('rejects on timeout and on abort, and ignores a late response', async () => {
    const prefix = newPrefix();
    let open: (() => void) | undefined;
    const gate = new Promise<undefined>((resolve) => {
      open = () => resolve(undefined);
    });
    await serve(await connect(url, { prefix }), () => gate);
    const client = await connect(url, { prefix });
    const request = { eventName: 'BeforeTool' as const, input: toolCall('x') };
    await expect(client.request(request, { timeout: 50 })).rejects.toThrow(HookRequestTimeoutError);
    const caller = new AbortController();
    const aborted = client.request(request, { signal: caller.signal });
    caller.abort(new Error('changed my mind'));
    await expect(aborted).rejects.toThrow('changed my mind');
    await expect(client.request(request, { signal: caller.signal })).rejects.toThrow('changed my mind');
    open?.();
  });

  it("names both sizes if an input exceeds the server's limit", async () => {
    const client = await connect(url, { prefix: newPrefix() });
    const asked = client.request({ eventName: 'BeforeTool', input: toolCall('x'.repeat(2_000_000)) });
    await expect(asked).rejects.toThrow(/has 2000\d\d\d bytes, and the NATS server accepts at most 1048576 bytes/);
    await expect(asked).rejects.toMatchObject({ name: 'NotAskedError' });
  });

  it.each([
    ['deny', { isBlockingDecision: true, isAskDecision: false }],
    ['ask', { isBlockingDecision: false, isAskDecision: true }],
  ] as const)('keeps permission %s of a response that is too large', async (permission, wanted) => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), () => ({
      hookSpecificOutput: {
        permissionDecision: permission,
        permissionDecisionReason: 'it is Friday',
        tool_input: { text: 'x'.repeat(2e6) },
      },
    }));
    const client = await connect(url, { prefix });
    const { output } = await client.request({ eventName: 'BeforeTool', input: toolCall('deploy') });
    const final = output?.finalOutput;
    expect({
      isBlockingDecision: final?.isBlockingDecision(),
      isAskDecision: final?.isAskDecision(),
    }).toEqual(wanted);
    expect(final?.getEffectiveReason()).toBe('it is Friday');
  });

  it('keeps the block of a response that is too large', async () => {
    const prefix = newPrefix();
    const huge = { hookSpecificOutput: { tool_input: { text: 'x'.repeat(2_000_000) } } };
    await serve(await connect(url, { prefix }), (input: Input) => ({ ...noRm(input), ...huge }));
    const client = await connect(url, { prefix });
    const { output } = await client.request({ eventName: 'BeforeTool', input: toolCall('rm x') });
    expect(output?.finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'no rm' });
    const rewritten = await client.request({ eventName: 'BeforeTool', input: toolCall('ls') });
    expect(rewritten).toMatchObject({ success: false, error: { message: expect.stringContaining('1048576') } });
  });

  it("does not let a client choose where hooks run, and passes on the event's origin [BUS-20]", async () => {
    const prefix = newPrefix();
    const seen: unknown[] = [];
    await serve(await connect(url, { prefix }), (input: unknown) => void seen.push(input));
    const client = await connect(url, { prefix });
    const claimed = { cwd: '/etc', session_id: 'stolen', hook_event_name: 'SessionEnd', origin: { told: false } };
    const input = { ...toolCall('x'), ...claimed };
    await client.request({ eventName: 'BeforeTool', input });
    await client.request({ eventName: 'BeforeTool', input, origin: { cwd: '/home/ana', session_id: 's-1' } });
    const base = { cwd: '/', session_id: 'policy', hook_event_name: 'BeforeTool' };
    expect(seen).toEqual([expect.objectContaining(base), expect.objectContaining(base)]);
    expect(seen[0]).toHaveProperty('origin', { told: true });
    expect(seen[1]).toHaveProperty('origin', { cwd: '/home/ana', session_id: 's-1', told: true });
  });

  it('answers every message, and runs no hook for an invalid request', async () => {
    const prefix = newPrefix();
    let ran = 0;
    const bus = await connect(url, { prefix });
    await serve(bus, () => {
      ran += 1;
      return undefined;
    });
    const { connection } = await connect(url, { prefix });
    const subject = `${prefix}.v1.event.BeforeTool`;
    const valid = { type: 'hook-execution-request', eventName: 'BeforeTool', input: toolCall('x') };
    const garbage = ['', 'no JSON', '5', 'null', '[]', '{"eventName":', new Uint8Array([0xff, 0xfe])];
    const refused = [...garbage, JSON.stringify({ ...valid, eventName: 'SessionStart', correlationId: 'c' })];
    for (const payload of refused) {
      const answer = JSON.parse((await connection.request(subject, payload)).string());
      expect(validateHookExecutionResponse(answer)).toBe(true);
      expect(answer).toMatchObject({ success: false, error: { code: 'invalid_request' } });
    }
    connection.publish(subject, JSON.stringify(valid));
    await connection.flush();
    await bus.connection.flush();
    expect(ran).toBe(0);
    expect(bus.served).toMatchObject({ requests: refused.length + 1, errors: refused.length + 1 });
    expect(JSON.parse((await connection.request(subject, JSON.stringify(valid))).string())).toMatchObject({
      success: true,
    });
    expect(ran).toBe(1);
  });

  it('sends an error inside an input as its name and message', async () => {
    const prefix = newPrefix();
    const seen: unknown[] = [];
    await serve(await connect(url, { prefix }), (input: Input) => void seen.push(input.tool_input));
    const client = await connect(url, { prefix });
    const tool_input = { deep: [{ why: new TypeError('no such file') }] };
    await client.request({ eventName: 'BeforeTool', input: { tool_name: 'x', tool_input } });
    expect(seen).toEqual([{ deep: [{ why: { name: 'TypeError', message: 'no such file' } }] }]);
  });

  it('rejects a request that exceeds the nesting depth', async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), () => undefined);
    const { connection } = await connect(url, { prefix });
    const { headers } = await import('@nats-io/transport-node');
    const ask = async (depth: string) => {
      const header = headers();
      header.set('Hookwright-Depth', depth);
      const payload = JSON.stringify({ eventName: 'BeforeTool', input: toolCall('x') });
      return JSON.parse(
        (
          await connection.request(`${prefix}.v1.event.BeforeTool`, payload, { timeout: 20_000, headers: header })
        ).string(),
      );
    };
    expect(await ask('8')).toMatchObject({ success: true });
    expect(await ask('9')).toMatchObject({
      success: false,
      error: { message: expect.stringContaining('at most 8 is allowed') },
    });
    expect(await ask('-1')).toMatchObject({ success: true });
    expect(await ask('deep')).toMatchObject({ success: true });
  });

  it('increases the depth with every nested request, up to the limit', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    let asked = 0;
    await serve(bus, async () => {
      asked += 1;
      const { success, error } = await bus.request({ eventName: 'BeforeTool', input: toolCall('again') });
      return success ? { systemMessage: 'answered' } : { decision: 'deny', reason: error?.message };
    });
    const client = await connect(url, { prefix });
    await client.request({ eventName: 'BeforeTool', input: toolCall('x') });
    expect(asked).toBe(8);
  });

  it("passes the depth to a server's command, so that agents it starts are limited", async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    const command = `cat > /dev/null; echo "{\\"decision\\":\\"deny\\",\\"reason\\":\\"$HOOKWRIGHT_DEPTH\\"}"`;
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command }] }] };
    const config = createConfig({ workingDir: '/', messageBus: bus, hooks, debugLogger: { log: () => {} } });
    await config.getHookSystem()?.initialize();
    await bus.connection.flush();
    const { connection } = await connect(url, { prefix });
    const { headers } = await import('@nats-io/transport-node');
    const depthSeen = async (depth: number) => {
      const header = headers();
      header.set('Hookwright-Depth', String(depth));
      const payload = JSON.stringify({ eventName: 'BeforeTool', input: toolCall('x') });
      const how = { timeout: 20_000, headers: header };
      const { output } = (await connection.request(`${prefix}.v1.event.BeforeTool`, payload, how)).json<{
        output: { finalOutput: { reason: string } };
      }>();
      return output.finalOutput.reason;
    };
    const own = Number(process.env['HOOKWRIGHT_DEPTH'] ?? 0);
    expect(await Promise.all([1, 4, 7].map(depthSeen))).toEqual(
      [1, 4, 7].map((depth) => String(Math.max(own, depth) + 1)),
    );
    expect(await depthSeen(8)).toContain('deep');
    await bus.close();
    await config[Symbol.asyncDispose]();
  });

  it('serves clients in turn: a flood delays another client by one turn at most', async () => {
    const prefix = newPrefix();
    const order: string[] = [];
    let release = () => {};
    const allAreWaiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = await connect(url, { prefix, concurrency: 1 });
    await serve(server, async (input: Input) => {
      order.push(JSON.stringify(input.tool_input));
      await allAreWaiting;
      return undefined;
    });
    const [flooding, other] = [await connect(url, { prefix }), await connect(url, { prefix })];
    const ask = (client: typeof other, command: string) =>
      client.request({ eventName: 'BeforeTool', input: toolCall(command) });
    const flood = Array.from({ length: 500 }, () => ask(flooding, 'flood'));
    await flooding.connection.flush();
    const mine = Array.from({ length: 10 }, () => ask(other, 'mine'));
    await other.connection.flush();
    // After the flush the server has received everything the broker had for it.
    await server.connection.flush();
    release();
    await Promise.all([...flood, ...mine]);
    const places = order.flatMap((text, place) => (text.includes('mine') ? [place] : []));
    // One request of the flood runs while the others arrive; then both clients take turns.
    expect(places).toEqual(mine.map((_, index) => 2 + 2 * index));
  });

  it('answers all accepted requests before it closes, and leaves nothing running', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    await serve(bus, () => new Promise((resolve) => setTimeout(() => resolve({ decision: 'deny' }), 20)));
    const client = await connect(url, { prefix });
    const asked = Array.from({ length: 50 }, () => client.request({ eventName: 'BeforeTool', input: toolCall('x') }));
    await client.connection.flush();
    await bus.close();
    expect(bus.connection.isClosed()).toBe(true);
    for (const { output } of await Promise.all(asked)) expect(output?.finalOutput?.isBlockingDecision()).toBe(true);
    await bus.close();
  });

  it('closes without an error while the server dies', async () => {
    for (const wait of [0, 1, 2, 5]) {
      const lost = await serverOfTest();
      const bus = await connect(lost.url, { prefix: newPrefix() });
      await serve(bus, noRm);
      const killed = lost.kill();
      for (let turn = 0; turn < wait; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await bus.close();
      await killed;
      expect(bus.connection.isClosed()).toBe(true);
    }
  });

  it('reconnects when the server is back', async () => {
    const prefix = newPrefix();
    const lost = await serverOfTest();
    const options = { reconnectTimeWait: 50 };
    await serve(await connect(lost.url, { prefix }, options), noRm);
    const client = await connect(lost.url, { prefix }, options);
    const request = { eventName: 'BeforeTool' as const, input: toolCall('rm x') };
    expect((await client.request(request)).success).toBe(true);
    await lost.kill();
    await expect(client.request(request, { timeout: 200 })).rejects.toThrow();
    await serverOfTest([], lost.port);
    const again = async (): Promise<boolean> => {
      try {
        const { output } = await client.request(request, { timeout: 500 });
        return output?.finalOutput?.isBlockingDecision() === true;
      } catch {
        return again();
      }
    };
    expect(await again()).toBe(true);
  });

  it.each(['', 'a b', 'a.', '.a', 'a..b', 'a.*', '>', 'ä'])('rejects the prefix %j', async (prefix) => {
    await expect(connect(url, { prefix })).rejects.toThrow('invalid prefix');
  });

  it('warns once when it stops reconnecting, and rejects pending requests', async () => {
    const lost = await serverOfTest();
    const warnings: string[] = [];
    const onWarning = (text: string) => warnings.push(text);
    const once = { maxReconnectAttempts: 1, reconnectTimeWait: 10 };
    const prefix = newPrefix();
    let open: (() => void) | undefined;
    const gate = new Promise<undefined>((resolve) => {
      open = () => resolve(undefined);
    });
    await serve(await connect(lost.url, { prefix }), () => gate);
    const client = await connect(lost.url, { prefix, onWarning }, once);
    const asked = client.request({ eventName: 'BeforeTool', input: toolCall('x') }, { timeout: 600_000 });
    const failed = expect(asked).rejects.toThrow(/^the NATS connection was closed: \S/);
    await client.connection.flush();
    await lost.kill();
    await failed;
    open?.();
    expect(warnings.filter((text) => text.includes('is not reopened'))).toEqual([
      expect.stringMatching(/^nats: the connection was closed and is not reopened: \S/),
    ]);
  });

  it('does not warn after a deliberate close', async () => {
    const warnings: string[] = [];
    const client = await connect(url, { onWarning: (text) => warnings.push(text) });
    await client.close();
    expect(warnings.filter((text) => text.includes('ended'))).toEqual([]);
  });

  it('warns once if the server requires no authentication', async () => {
    const warnings: string[] = [];
    await connect(url, { prefix: newPrefix(), onWarning: (text) => warnings.push(text) });
    expect(warnings).toEqual([expect.stringContaining('requires no authentication')]);
  });
});
