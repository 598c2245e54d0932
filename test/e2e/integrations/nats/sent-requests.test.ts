import { once } from 'node:events';
import { createConnection } from 'node:net';
import { describe, expect, it } from 'vitest';
import { HookRequestTimeoutError } from '../../../../src/engine.js';
import { createConfig } from '../../../../src/index.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serve, serverOfFile, serverOfTest, toolCall } from './support.js';

const deny = () => ({ decision: 'deny' as const, reason: 'no' });
const request = { eventName: 'BeforeTool' as const, input: toolCall('x') };
const AGAIN = { reconnectTimeWait: 20, reconnectJitter: 0 };

function stall(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Answers from a child process, because a server in this process would stall too. */
async function answerElsewhere(url: string, prefix: string): Promise<() => void> {
  const { spawn } = await import('node:child_process');
  const script = `
    const { connect } = require('@nats-io/transport-node');
    connect({ servers: ${JSON.stringify(url)} }).then((connection) => {
      connection.subscribe('${prefix}.v1.event.*', { callback: (error, message) => {
        const { correlationId } = message.json();
        const finalOutput = { decision: 'deny', reason: 'no' };
        const output = { success: true, finalOutput, allOutputs: [], errors: [], totalDuration: 1 };
        const text = JSON.stringify({ type: 'hook-execution-response', correlationId, success: true, output });
        setTimeout(() => message.respond(text), 50);
      } });
      connection.flush().then(() => console.log('ready'));
    });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return () => child.kill('SIGKILL');
}

describe.skipIf(!hasNatsServer)('request to the fleet', async () => {
  const { url } = await serverOfFile();

  it('accepts a response that arrived while its host stalled past the timeout', async () => {
    const prefix = newPrefix();
    const end = await answerElsewhere(url, prefix);
    try {
      const client = await connect(url, { prefix });
      expect((await client.request(request)).success).toBe(true);
      const hooks = { BeforeTool: [{ hooks: [{ type: 'bus' as const, timeout: 100 }] }] };
      const config = createConfig({ workingDir: '/', bus: client, hooks, debugLogger: { log: () => {} } });
      const system = config.getHookSystem();
      await system?.initialize();
      const fired = system?.fireEvent('BeforeTool', { toolName: 'x', toolInput: {} });
      // The request is sent; the response arrives during the stall.
      await client.connection.flush();
      stall(500);
      expect((await fired)?.finalOutput?.getEffectiveReason()).toBe('no');
      await config[Symbol.asyncDispose]();
    } finally {
      end();
    }
  });

  it('rejects at once when its bus is closed, and leaves no timer', async () => {
    const prefix = newPrefix();
    await serve(
      await connect(url, { prefix }),
      () => new Promise((resolve) => setTimeout(() => resolve(undefined), 50)),
    );
    const client = await connect(url, { prefix });
    const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const asked = client.request(request, { timeout: 600_000 });
    const failed = expect(asked).rejects.toThrow('the NATS connection was closed');
    await client.connection.close();
    await failed;
    expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBeLessThanOrEqual(before);
    await expect(client.request(request)).rejects.toThrow();
  });

  it('is sent after a reconnect, within its timeout', async () => {
    const prefix = newPrefix();
    const lost = await serverOfTest();
    let ran = 0;
    const policy = await connect(lost.url, { prefix }, AGAIN);
    await serve(policy, () => {
      ran += 1;
      return deny();
    });
    const client = await connect(lost.url, { prefix }, AGAIN);
    const left = new Promise<void>((resolve) => {
      void (async () => {
        for await (const { type } of client.connection.status()) if (type === 'disconnect') resolve();
      })();
    });
    await lost.kill();
    await left;
    const givenUp = Array.from({ length: 20 }, () => client.request(request, { timeout: 30 }));
    for (const result of await Promise.allSettled(givenUp)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'HookRequestTimeoutError' } });
    }
    const asked = client.request(request, { timeout: 60_000 });
    const tooLarge = client.request({ ...request, input: toolCall('x'.repeat(2_000_000)) }, { timeout: 60_000 });
    const refused = expect(tooLarge).rejects.toMatchObject({ name: 'NotAskedError' });
    await serverOfTest([], lost.port);
    await refused;
    const outcome = await asked.catch((error: unknown) => error);
    // If the client reconnects before the server, there are no responders yet.
    if (outcome instanceof Error) expect(outcome.name).toBe('NoHookServerError');
    else expect(outcome).toMatchObject({ success: true });
    while ((await client.request(request).catch(() => undefined))?.success !== true);
    // Requests that had timed out were not sent.
    expect(ran).toBeLessThanOrEqual(2);
  });

  it('is not run if it timed out while queued', async () => {
    const prefix = newPrefix();
    const ran: string[] = [];
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const bus = await connect(url, { prefix, concurrency: 1 });
    await serve(bus, async (input: unknown) => {
      ran.push(JSON.stringify(input));
      await opened;
      return undefined;
    });
    const client = await connect(url, { prefix });
    const first = client.request({ ...request, input: toolCall('first') });
    const late = client.request({ ...request, input: toolCall('late') }, { timeout: 50 });
    await expect(late).rejects.toThrow(HookRequestTimeoutError);
    while (bus.served.requests < 2) await client.connection.flush();
    const taken = performance.now();
    while (performance.now() < taken + 60) await client.connection.flush();
    open();
    await first;
    const last = await client.request({ ...request, input: toolCall('last') });
    expect(last.success).toBe(true);
    expect(ran.map((text) => /first|late|last/.exec(text)?.[0])).toEqual(['first', 'last']);
  });

  it('ignores a response after its timeout, also for the next request', async () => {
    const prefix = newPrefix();
    const answers: (() => void)[] = [];
    const { connection } = await connect(url, { prefix });
    connection.subscribe(`${prefix}.v1.event.*`, {
      callback: (_error, message) => {
        const { correlationId } = message.json<{ correlationId: string }>();
        const output = { success: true, allOutputs: [], errors: [], totalDuration: 1 };
        const text = JSON.stringify({ type: 'hook-execution-response', correlationId, success: true, output });
        answers.push(() => message.respond(text));
      },
    });
    await connection.flush();
    const warnings: string[] = [];
    const client = await connect(url, { prefix, onWarning: (text) => warnings.push(text) });
    await expect(client.request(request, { timeout: 50 })).rejects.toThrow(HookRequestTimeoutError);
    const next = client.request(request, { timeout: 300 });
    await client.connection.flush();
    answers[0]?.();
    await connection.flush();
    await client.connection.flush();
    await expect(next).rejects.toThrow(HookRequestTimeoutError);
    expect(warnings.filter((text) => text.includes('twice'))).toEqual([]);
  });

  it('warns if it gets two responses because servers use different queues', async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix, queue: 'one' }), () => undefined);
    await serve(await connect(url, { prefix, queue: 'two' }), deny);
    const warnings: string[] = [];
    const client = await connect(url, { prefix, onWarning: (text) => warnings.push(text) });
    for (let call = 0; call < 5; call += 1) await client.request(request);
    await expect.poll(() => warnings.filter((text) => text.includes('must use the same queue'))).toHaveLength(1);
  });
});

describe.skipIf(!hasNatsServer)('many NATS hosts at once', () => {
  it('get one result per request when they reconnect together, and are served again', async () => {
    const prefix = newPrefix();
    const lost = await serverOfTest();
    await serve(await connect(lost.url, { prefix }, AGAIN), deny);
    const hosts = await Promise.all(Array.from({ length: 40 }, () => connect(lost.url, { prefix }, AGAIN)));
    const askAll = (timeout: number) =>
      Promise.all(
        hosts.flatMap((host) =>
          [1, 2, 3].map(() =>
            host.request(request, { timeout }).then(
              ({ output }) => (output?.finalOutput?.isBlockingDecision() ? 'refused' : 'allowed'),
              ({ name }: Error) => name,
            ),
          ),
        ),
      );
    expect(new Set(await askAll(30_000))).toEqual(new Set(['refused']));
    const storm = askAll(2000);
    await lost.kill();
    await serverOfTest([], lost.port);
    const results = await storm;
    expect(results).toHaveLength(120);
    const fair = ['refused', 'HookRequestTimeoutError', 'NoHookServerError'];
    expect(results.filter((result) => !fair.includes(result))).toEqual([]);
    let again = await askAll(2000);
    while (again.some((result) => result !== 'refused')) again = await askAll(2000);
    expect(again).toHaveLength(120);
  });

  it('are not delayed by a client that never reads its responses', async () => {
    const { port, url } = await serverOfTest();
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), () => ({ ...deny(), systemMessage: 'x'.repeat(50_000) }));
    const socket = createConnection(port, '127.0.0.1');
    // NATS disconnects the slow client in the end.
    socket.on('error', () => {});
    await once(socket, 'data');
    socket.pause();
    const payload = JSON.stringify({ ...request, correlationId: 'c' });
    const one = `PUB ${prefix}.v1.event.BeforeTool _INBOX_slow.x ${payload.length}\r\n${payload}\r\n`;
    socket.write(`CONNECT {"verbose":false}\r\nSUB _INBOX_slow.> 1\r\n${one.repeat(1500)}`);
    const host = await connect(url, { prefix });
    for (let call = 0; call < 20; call += 1) {
      expect((await host.request(request)).output?.finalOutput?.getEffectiveReason()).toBe('no');
    }
    socket.destroy();
  });
});
