import { createUser } from '@nats-io/nkeys';
import { nkeyAuthenticator } from '@nats-io/transport-node';
import { describe, expect, it } from 'vitest';
import { HookRequestTimeoutError } from '../../../../src/engine.js';
import type { NatsMessageBus } from '../../../../src/integrations/nats/index.js';
import { accountsFile, makeCertificates, userOptions } from './accounts.js';
import { hasNatsServer } from './nats-server.js';
import { commandOf } from './process-lines.js';
import { connect, newPrefix, serve, serverOfFile, serverOfTest, toolCall } from './support.js';

const noRm = (input: unknown) =>
  commandOf(input).includes('rm') ? { decision: 'deny' as const, reason: 'no rm' } : undefined;

const ask = (bus: NatsMessageBus, command: string, timeout = 30_000) =>
  bus.request({ eventName: 'BeforeTool', input: toolCall(command) }, { timeout });

/** Returns a promise that hooks await, and a function that resolves it. */
function newGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe.skipIf(!hasNatsServer)('NATS with TLS and nkeys', () => {
  it("requires a client certificate, and the client verifies the server's authority", async () => {
    const { ca, server, client } = makeCertificates();
    const { url } = await serverOfTest([
      ...['--tlsverify', '--tlscacert', ca],
      ...['--tlscert', server.cert, '--tlskey', server.key],
    ]);
    const tls = { caFile: ca, certFile: client.cert, keyFile: client.key };
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }, { tls }), noRm);
    const host = await connect(url, { prefix }, { tls });
    expect((await ask(host, 'rm x')).output?.finalOutput?.isBlockingDecision()).toBe(true);
    const refused = { reconnect: false, timeout: 10_000 };
    await expect(connect(url, { prefix }, { ...refused, tls: { caFile: ca } })).rejects.toThrow();
    const { certFile, keyFile } = tls;
    await expect(connect(url, { prefix }, { ...refused, tls: { certFile, keyFile } })).rejects.toThrow(/certificate/);
  });

  it('authenticates with an nkey and reports a rejected one', async () => {
    const [known, stranger] = [createUser(), createUser()];
    const users = [`{ nkey: ${known.getPublicKey()} }`];
    const { url } = await serverOfTest(['-c', accountsFile('', users)]);
    const prefix = newPrefix();
    const bus = await connect(url, { prefix }, { authenticator: nkeyAuthenticator(known.getSeed()) });
    await serve(bus, noRm);
    expect((await ask(bus, 'rm x')).output?.finalOutput?.isBlockingDecision()).toBe(true);
    const refused = connect(url, { prefix }, { authenticator: nkeyAuthenticator(stranger.getSeed()) });
    await expect(refused).rejects.toThrow(/authorization/i);
  });
});

describe.skipIf(!hasNatsServer)('NATS accounts with permissions', async () => {
  const { url } = await serverOfFile(['-c', accountsFile()]);

  /** Connects a policy server and two agents with a new prefix. */
  async function fleet(concurrency?: number) {
    const prefix = newPrefix();
    const policy = await connect(url, { prefix, concurrency }, userOptions('policy'));
    const alice = await connect(url, { prefix }, userOptions('alice'));
    const warnings: string[] = [];
    const onWarning = (text: string) => warnings.push(text);
    const mallory = await connect(url, { prefix, onWarning }, userOptions('mallory'));
    return { prefix, policy, alice, mallory, warnings };
  }

  it('let an agent send requests and a server answer, without warnings', async () => {
    const { policy, alice, warnings } = await fleet();
    await serve(policy, noRm);
    expect((await ask(alice, 'rm x')).output?.finalOutput?.isBlockingDecision()).toBe(true);
    expect((await ask(alice, 'ls')).success).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('prevent an agent from serving: it gets a warning and no requests', async () => {
    const { policy, alice, mallory, warnings } = await fleet();
    await serve(policy, noRm);
    await serve(mallory, () => undefined);
    expect(warnings).toEqual([expect.stringMatching(/Permissions Violation for Subscription to ".*event\.\*"/)]);
    for (let call = 0; call < 20; call += 1) {
      expect((await ask(alice, 'rm x')).output?.finalOutput?.isBlockingDecision()).toBe(true);
    }
    expect(mallory.served.requests).toBe(0);
  });

  it('prevent a server from sending requests: it fails at once, before the timeout', async () => {
    const { policy } = await fleet();
    await serve(policy, noRm);
    const asked = ask(policy, 'rm x', 600_000);
    await expect(asked).rejects.toThrow(/Permissions Violation/);
    await expect(asked).rejects.toMatchObject({ name: 'NotAskedError' });
  });

  it('prevent a client from using another inbox prefix: it fails at once', async () => {
    const { policy, prefix } = await fleet();
    await serve(policy, noRm);
    const spy = await connect(url, { prefix }, { ...userOptions('mallory'), inboxPrefix: '_INBOX_alice' });
    await expect(ask(spy, 'ls', 600_000)).rejects.toThrow(/Permissions Violation for Subscription to "_INBOX_alice/);
    await expect(ask(spy, 'ls', 600_000)).rejects.toThrow(/Permissions Violation/);
  });

  it("block forged responses to another client's inbox, and subscriptions to it", async () => {
    const { policy, alice, mallory, prefix } = await fleet();
    const replies: string[] = [];
    policy.connection.subscribe(`${prefix}.v1.event.*`, {
      queue: 'hookwright',
      callback: (_error, { reply = '' }) => void replies.push(reply),
    });
    await policy.connection.flush();
    const asked = ask(alice, 'rm x', 1000);
    asked.catch(() => {});
    while (replies.length === 0) await policy.connection.flush();
    // Even with the exact inbox, nothing gets through.
    const [reply = ''] = replies;
    const refusals: string[] = [];
    void (async () => {
      for await (const status of mallory.connection.status()) {
        if (status.type === 'error') refusals.push(status.error.message);
      }
    })();
    mallory.connection.publish(reply, '{"success":true}');
    for (const subject of ['_INBOX_alice.>', '>', '_INBOX.>', `${prefix}.v1.event.*`]) {
      mallory.connection.subscribe(subject, { callback: (error) => void (error ?? refusals.push('received')) });
    }
    await mallory.connection.flush();
    await expect(asked).rejects.toThrow(HookRequestTimeoutError);
    expect(refusals).toHaveLength(5);
    expect(refusals.every((text) => text.includes('Permissions Violation'))).toBe(true);
  });
});

describe.skipIf(!hasNatsServer)('NatsMessageBus with hostile clients', async () => {
  const { url } = await serverOfFile();

  it('ignores responses with a wrong id and accepts the right one', async () => {
    const prefix = newPrefix();
    const warnings: string[] = [];
    const { connection } = await connect(url, { prefix });
    connection.subscribe(`${prefix}.v1.event.*`, {
      callback: (_error, message) => {
        for (const forged of ['', 'no JSON', '{}', '{"correlationId":"x","success":true}', 'x'.repeat(1_000_000)]) {
          message.respond(forged);
        }
      },
    });
    await connection.flush();
    const host = await connect(url, { prefix, onWarning: (text) => warnings.push(text) });
    await expect(ask(host, 'rm x', 300)).rejects.toThrow(HookRequestTimeoutError);
    await serve(await connect(url, { prefix }), async (input) => {
      await connection.flush();
      return noRm(input);
    });
    for (let call = 0; call < 20; call += 1) {
      expect((await ask(host, 'rm x')).output?.finalOutput?.isBlockingDecision()).toBe(true);
    }
    expect(warnings.filter((text) => text.includes('is not a response'))).toHaveLength(1);
  });

  it('never publishes to a reply subject that is not an inbox', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    let ran = 0;
    await serve(bus, () => {
      ran += 1;
      return undefined;
    });
    const { connection } = await connect(url, { prefix });
    const written: string[] = [];
    connection.subscribe('>', { callback: (_error, { subject }) => void written.push(subject) });
    const subject = `${prefix}.v1.event.BeforeTool`;
    const payload = JSON.stringify({ eventName: 'BeforeTool', input: toolCall('x'), correlationId: 'c' });
    const targets = ['$JS.API.STREAM.PURGE.record', subject, 'orders.delete'];
    for (const reply of targets) connection.publish(subject, payload, { reply });
    await connection.flush();
    await bus.connection.flush();
    await connection.flush();
    expect(written).toEqual(targets.map(() => subject));
    expect(ran).toBe(0);
    expect(bus.served).toMatchObject({ requests: 3, errors: 3 });
    await expect(connect(url, { prefix }, { inboxPrefix: 'orders' })).rejects.toThrow(/_INBOX/);
  });

  it('answers 1 MB of arbitrary bytes, and the next request', async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), noRm);
    const { connection } = await connect(url, { prefix });
    const subject = `${prefix}.v1.event.BeforeTool`;
    const size = 1_048_576 - 100;
    const hostile = [
      'x'.repeat(size),
      '['.repeat(size),
      `{"eventName":"BeforeTool","input":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
      `{"__proto__":{"decision":"allow"},"eventName":"BeforeTool","input":{"tool_name":"${'x'.repeat(900_000)}"}}`,
      JSON.stringify({ eventName: 'x'.repeat(900_000), input: {} }),
      JSON.stringify({ eventName: 'BeforeTool', input: toolCall('x'), correlationId: 'c'.repeat(900_000) }),
      new Uint8Array(size),
    ];
    for (const payload of hostile) {
      const answer = JSON.parse((await connection.request(subject, payload, { timeout: 60_000 })).string());
      expect(answer).toHaveProperty('success');
      if (answer.success) expect(answer.correlationId).toHaveLength(900_000);
    }
    const host = await connect(url, { prefix });
    expect((await ask(host, 'rm x')).output?.finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each([
    ['one inbox', () => 'r'],
    ['an inbox for every request', (index: number) => `n${index}.r`],
  ])('waits at most twice as long during a flood from another host with %s', async (_how, part) => {
    const prefix = newPrefix();
    const order: string[] = [];
    const gate = newGate();
    const bus = await connect(url, { prefix, concurrency: 1 });
    await serve(bus, async (input: unknown) => {
      order.push(commandOf(input));
      await gate.opened;
      return undefined;
    });
    const { connection } = await connect(url, { prefix });
    const payload = JSON.stringify({ eventName: 'BeforeTool', input: toolCall('flood'), correlationId: 'c' });
    for (let index = 0; index < 2000; index += 1) {
      connection.publish(`${prefix}.v1.event.BeforeTool`, payload, { reply: `_INBOX_flood.${part(index)}` });
    }
    await connection.flush();
    const host = await connect(url, { prefix });
    const asked = Array.from({ length: 100 }, () => ask(host, 'mine'));
    while (bus.served.requests < 2100) await host.connection.flush();
    gate.open();
    await Promise.all(asked);
    // The flood arrived first, and takes every second turn.
    expect(order.lastIndexOf('mine')).toBeLessThan(2 * 100 + 1);
  });

  it('rejects a flood of large requests before memory fills, and still answers another host', async () => {
    const prefix = newPrefix();
    const gate = newGate();
    const bus = await connect(url, { prefix, concurrency: 1 });
    await serve(bus, async (input: unknown) => {
      await gate.opened;
      return noRm(input);
    });
    const flooding = await connect(url, { prefix });
    const large = 'x'.repeat(1_000_000);
    const flood = Array.from({ length: 100 }, () => ask(flooding, large, 120_000));
    // Requests that do not fit are rejected at once, before any response is sent.
    const refused = await Promise.race(flood);
    expect(refused).toMatchObject({ success: false, error: { details: { notAsked: true } } });
    const host = await connect(url, { prefix });
    const asked = ask(host, 'rm x');
    await host.connection.flush();
    gate.open();
    expect((await asked).output?.finalOutput?.isBlockingDecision()).toBe(true);
    const answers = await Promise.all(flood);
    expect(answers.filter(({ success }) => success).length).toBeGreaterThan(10);
    expect(answers.filter(({ success }) => !success).length).toBeGreaterThan(10);
  });
});
